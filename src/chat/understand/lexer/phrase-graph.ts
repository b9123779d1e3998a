import { keyInPhrase, type Token } from './read-text.ts';

/** The longest phrase at a place: its tokens, and what it says. */
export type Match<Sense> = { length: number; senses: readonly Sense[] };

type Node<Sense> = { next: Map<string, Node<Sense>[]>; senses: Sense[] };

/** The nodes that some words lead to, together; where the next word leads is worked out when it is first met. */
type State<Sense> = { nodes: readonly Node<Sense>[]; senses: readonly Sense[]; next: Map<string, State<Sense> | null> };

/** So many ways from one state to another are remembered: those of all everyday questions, in a few megabytes. */
const MOST_REMEMBERED = 100_000;

/**
 * Phrases by their words. A phrase is a row of slots, each with its alternatives (rows of words; an empty one may be left
 * out); the slots of a phrase are not multiplied with each other, so that large tables stay small.
 */
export const createPhraseGraph = <Sense>(mostRemembered = MOST_REMEMBERED) => {
  const createNode = (): Node<Sense> => ({ next: new Map(), senses: [] });
  const root = createNode();
  /** Rules look the same places up again and again. */
  const matched = new WeakMap<readonly Token[], Map<number, Match<Sense> | undefined>>();
  /** The only nodes that phrases share: those of phrases without alternatives. */
  const shared = new Set<Node<Sense>>([root]);
  /** All words of phrases: only where these lead is worth remembering, and what visitors write is not kept. */
  const allWords = new Set<string>();
  const stateOf = (nodes: readonly Node<Sense>[]): State<Sense> => ({
    nodes,
    senses: nodes.flatMap((node) => node.senses),
    next: new Map(),
  });
  let start = stateOf([root]);
  let remembered = 0;
  const follow = (from: State<Sense>, word: string): State<Sense> | null => {
    const known = from.next.get(word);
    if (known !== undefined || !allWords.has(word)) return known ?? null;
    const nodes = from.nodes.flatMap(({ next }) => next.get(word) ?? []);
    const to = nodes.length === 0 ? null : stateOf(nodes);
    from.next.set(word, to);
    remembered += 1;
    return to;
  };
  const forget = (): void => {
    start = stateOf([root]);
    remembered = 0;
  };

  const link = (from: Node<Sense>, word: string, to: Node<Sense>): void => {
    allWords.add(word);
    const nodes = from.next.get(word);
    if (nodes === undefined) from.next.set(word, [to]);
    else if (!nodes.includes(to)) nodes.push(to);
  };
  const addPlain = (words: readonly string[]): Node<Sense> => {
    let node = root;
    for (const word of words) {
      let next = node.next.get(word)?.find((one) => shared.has(one));
      if (next === undefined) {
        next = createNode();
        shared.add(next);
        link(node, word, next);
      }
      node = next;
    }
    return node;
  };
  const addSlot = (starts: readonly Node<Sense>[], alternatives: readonly (readonly string[])[]): Node<Sense>[] => {
    const end = createNode();
    for (const words of alternatives) {
      let from: readonly Node<Sense>[] = starts;
      for (const [index, word] of words.entries()) {
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
      const ends = isPlain ? [addPlain(slots.flatMap(([words = []]) => words))] : slots.reduce(addSlot, [root]);
      for (const end of ends) {
        if (end !== root && !end.senses.some(isSame)) end.senses.push(sense);
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
      return state.nodes.some(({ next }) => next.size > 0);
    },
  };
};
