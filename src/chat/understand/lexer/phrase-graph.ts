import { keyInPhrase, type Token } from './read-text.ts';

/** The longest phrase at a place: its tokens, and what it says. */
export type Match<Sense> = { length: number; senses: readonly Sense[] };

type Node<Sense> = { next: Map<string, Node<Sense>[]>; senses: Sense[] };

/**
 * Phrases by their words. A phrase is a row of slots, each with its alternatives (rows of words; an empty one may be left
 * out); the slots of a phrase are not multiplied with each other, so that large tables stay small.
 */
export const createPhraseGraph = <Sense>() => {
  const createNode = (): Node<Sense> => ({ next: new Map(), senses: [] });
  const root = createNode();
  /** Rules look the same places up again and again. */
  const matched = new WeakMap<readonly Token[], Map<number, Match<Sense> | undefined>>();
  /** The only nodes that phrases share: those of phrases without alternatives. */
  const shared = new Set<Node<Sense>>([root]);

  const link = (from: Node<Sense>, word: string, to: Node<Sense>): void => {
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
    },
    /** Follows all phrases at once, word by word. */
    match: (tokens: readonly Token[], from: number): Match<Sense> | undefined => {
      const known = matched.get(tokens) ?? new Map<number, Match<Sense> | undefined>();
      matched.set(tokens, known);
      if (known.has(from)) return known.get(from);
      let nodes: Node<Sense>[] = [root];
      let found: Match<Sense> | undefined;
      for (let index = from; index < tokens.length && nodes.length > 0; index += 1) {
        const token = tokens[index];
        if (token === undefined) break;
        const key = index === from ? token.key : keyInPhrase(token);
        nodes = nodes.length === 1 ? (nodes[0]?.next.get(key) ?? []) : nodes.flatMap(({ next }) => next.get(key) ?? []);
        const senses = nodes.flatMap((node) => node.senses);
        if (senses.length > 0) found = { length: index - from + 1, senses };
      }
      known.set(from, found);
      return found;
    },
  };
};
