import { createPhraseEdges, type PhraseEdges } from './phrase-edges.ts';
import { keyInPhrase, type Token } from './read-text.ts';

/** The longest phrase at a place: its tokens, and what it says. */
export type Match<Sense> = { length: number; senses: readonly Sense[] };

/** The nodes that some words lead to, together; where the next word leads is worked out when it is first met. */
type State<Sense> = { nodes: readonly number[]; senses: readonly Sense[]; next: Map<string, State<Sense> | null> };

/** So many ways from one state to another are remembered: those of all everyday questions, in a few megabytes. */
const MOST_REMEMBERED = 100_000;

const ROOT = 0;

/**
 * Phrases by their words. A phrase is a row of slots, each with its alternatives (rows of words; an empty one may be left
 * out); the slots of a phrase are not multiplied with each other, so that large tables stay small.
 */
export const createPhraseGraph = <Sense>(mostRemembered = MOST_REMEMBERED) => {
  /** All words of phrases: only where these lead is worth remembering, and what visitors write is not kept. */
  const wordNumbers = new Map<string, number>();
  let nodeCount = 1;
  const createNode = (): number => nodeCount++;
  let growing: ReturnType<typeof createPhraseEdges> | undefined = createPhraseEdges();
  let edges: PhraseEdges = growing;
  const sensesOf = new Map<number, readonly Sense[]>();
  /** Most phrases say one thing, and many the same. */
  const alone = new Map<Sense, readonly Sense[]>();
  /** The only nodes that phrases share: those of phrases without alternatives. */
  const shared = new Set<number>([ROOT]);

  const stateOf = (nodes: readonly number[]): State<Sense> => ({
    nodes,
    senses: nodes.flatMap((node) => sensesOf.get(node) ?? []),
    next: new Map(),
  });
  let start = stateOf([ROOT]);
  let remembered = 0;
  const follow = (from: State<Sense>, word: string): State<Sense> | null => {
    const known = from.next.get(word);
    if (known !== undefined) return known;
    const number = wordNumbers.get(word);
    if (number === undefined) return null;
    const nodes = from.nodes.flatMap((node) => edges.from(node, number));
    const to = nodes.length === 0 ? null : stateOf(nodes);
    from.next.set(word, to);
    remembered += 1;
    return to;
  };
  const forget = (): void => {
    start = stateOf([ROOT]);
    remembered = 0;
  };

  const numberOf = (word: string): number => {
    const known = wordNumbers.get(word) ?? wordNumbers.size;
    wordNumbers.set(word, known);
    return known;
  };
  const growingEdges = (): ReturnType<typeof createPhraseEdges> => {
    if (growing === undefined) throw new Error('The graph is sealed: add all phrases before');
    return growing;
  };
  const addPlain = (words: readonly string[]): number => {
    let node = ROOT;
    for (const word of words.map(numberOf)) {
      let next = edges.from(node, word).find((one) => shared.has(one));
      if (next === undefined) {
        next = createNode();
        shared.add(next);
        growingEdges().add(node, word, next);
      }
      node = next;
    }
    return node;
  };
  const addSlot = (starts: readonly number[], alternatives: readonly (readonly string[])[]): number[] => {
    const end = createNode();
    for (const words of alternatives) {
      let from: readonly number[] = starts;
      for (const [index, word] of words.map(numberOf).entries()) {
        const to = index === words.length - 1 ? end : createNode();
        for (const node of from) growingEdges().add(node, word, to);
        from = [to];
      }
    }
    return alternatives.some(({ length }) => length === 0) ? [...starts, end] : [end];
  };

  const withSense = (senses: readonly Sense[], sense: Sense): readonly Sense[] => {
    if (senses.length > 0) return [...senses, sense];
    const known = alone.get(sense) ?? [sense];
    alone.set(sense, known);
    return known;
  };

  return {
    add: (
      slots: readonly (readonly (readonly string[])[])[],
      sense: Sense,
      isSame: (other: Sense) => boolean,
    ): void => {
      const isPlain = slots.every(({ length }) => length === 1);
      const ends = isPlain ? [addPlain(slots.flatMap(([words = []]) => words))] : slots.reduce(addSlot, [ROOT]);
      for (const end of ends) {
        const senses = sensesOf.get(end) ?? [];
        if (end !== ROOT && !senses.some(isSame)) sensesOf.set(end, withSense(senses, sense));
      }
      if (remembered > 0) forget();
    },
    /** Puts away all that is needed to add phrases: no more can be added. */
    seal: (): void => {
      edges = growingEdges().packed(nodeCount);
      growing = undefined;
      shared.clear();
      alone.clear();
    },
    /** Follows all phrases at once, word by word. */
    match: (tokens: readonly Token[], from: number): Match<Sense> | undefined => {
      if (remembered > mostRemembered) forget();
      let found: Match<Sense> | undefined;
      let state: State<Sense> | null = start;
      for (let index = from; index < tokens.length; index += 1) {
        const token = tokens[index];
        if (token === undefined) break;
        state = follow(state, index === from ? token.key : keyInPhrase(token));
        if (state === null) break;
        if (state.senses.length > 0) found = { length: index - from + 1, senses: state.senses };
      }
      return found;
    },
    /** Whether a phrase begins with all of these tokens and goes on behind them. */
    isBeginning: (tokens: readonly Token[]): boolean => {
      let state: State<Sense> | null = start;
      for (const [index, token] of tokens.entries()) {
        state = follow(state, index === 0 ? token.key : keyInPhrase(token));
        if (state === null) return false;
      }
      return state.nodes.some((node) => edges.leadsOn(node));
    },
  };
};
