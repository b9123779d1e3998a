import { keyInPhrase, type Token } from './read-text.ts';

/** The longest phrase at a place: its tokens, and what it says. */
export type Match<Sense> = { length: number; senses: readonly Sense[] };

/** The nodes that some words lead to, together; where the next word leads is worked out when it is first met. */
type State<Sense> = { nodes: readonly number[]; senses: readonly Sense[]; next: Map<string, State<Sense> | null> };

/** So many ways from one state to another are remembered: those of all everyday questions, in a few megabytes. */
const MOST_REMEMBERED = 100_000;

const ROOT = 0;
/** More words than the phrases of a language have. */
const MOST_WORDS = 2 ** 20;

/**
 * Phrases by their words. A phrase is a row of slots, each with its alternatives (rows of words; an empty one may be left
 * out); the slots of a phrase are not multiplied with each other, so that large tables stay small.
 */
export const createPhraseGraph = <Sense>(mostRemembered = MOST_REMEMBERED) => {
  /** Rules look the same places up again and again. */
  const matched = new WeakMap<readonly Token[], Map<number, Match<Sense> | undefined>>();
  /** All words of phrases: only where these lead is worth remembering, and what visitors write is not kept. */
  const wordNumbers = new Map<string, number>();
  let nodeCount = 1;
  const createNode = (): number => nodeCount++;
  /**
   * Where a word leads from a node, the number of which makes one key with the word's: nodes as objects with tables of their
   * own took five times the memory.
   */
  const edges = new Map<number, number | number[]>();
  const sensesOf = new Map<number, Sense[]>();
  /** Nodes that lead on. */
  const inner = new Set<number>();
  /** The only nodes that phrases share: those of phrases without alternatives. */
  const shared = new Set<number>([ROOT]);

  const edgesOf = (node: number, word: number): readonly number[] => {
    const to = edges.get(node * MOST_WORDS + word);
    if (to === undefined) return [];
    return typeof to === 'number' ? [to] : to;
  };
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
    const nodes = from.nodes.flatMap((node) => edgesOf(node, number));
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
  const link = (from: number, word: number, to: number): void => {
    const key = from * MOST_WORDS + word;
    const nodes = edges.get(key);
    if (nodes === undefined) edges.set(key, to);
    else if (typeof nodes === 'number') edges.set(key, nodes === to ? to : [nodes, to]);
    else if (!nodes.includes(to)) nodes.push(to);
    inner.add(from);
  };
  const addPlain = (words: readonly string[]): number => {
    let node = ROOT;
    for (const word of words.map(numberOf)) {
      let next = edgesOf(node, word).find((one) => shared.has(one));
      if (next === undefined) {
        next = createNode();
        shared.add(next);
        link(node, word, next);
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
        for (const node of from) link(node, word, to);
        from = [to];
      }
    }
    return alternatives.some(({ length }) => length === 0) ? [...starts, end] : [end];
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
        if (end !== ROOT && !senses.some(isSame)) sensesOf.set(end, [...senses, sense]);
      }
      if (remembered > 0) forget();
    },
    /** Follows all phrases at once, word by word. */
    match: (tokens: readonly Token[], from: number): Match<Sense> | undefined => {
      const known = matched.get(tokens) ?? new Map<number, Match<Sense> | undefined>();
      matched.set(tokens, known);
      if (known.has(from)) return known.get(from);
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
      known.set(from, found);
      return found;
    },
    /** Whether a phrase begins with all of these tokens and goes on behind them. */
    isBeginning: (tokens: readonly Token[]): boolean => {
      let state: State<Sense> | null = start;
      for (const [index, token] of tokens.entries()) {
        state = follow(state, index === 0 ? token.key : keyInPhrase(token));
        if (state === null) return false;
      }
      return state.nodes.some((node) => inner.has(node));
    },
  };
};
