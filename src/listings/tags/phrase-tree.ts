import type { createPhraseEdges } from './phrase-edges.ts';

/** More words than the phrases of all languages have. */
const MOST_WORDS = 2 ** 20;
export const ROOT = 0;

/**
 * Adds rows of words to edges as a tree below ROOT, in which rows that begin alike share their nodes. Gives the last node of a row.
 * RangeError for a word's number of 2 ** 20 or more.
 */
export const createPhraseTree = (edges: ReturnType<typeof createPhraseEdges>, createNode: () => number) => {
  const ways = new Map<number, number>();
  return (words: readonly number[]): number => {
    let node = ROOT;
    for (const word of words) {
      if (word >= MOST_WORDS) throw new RangeError(`There may be ${MOST_WORDS} words in phrases`);
      const way = node * MOST_WORDS + word;
      let next = ways.get(way);
      if (next === undefined) {
        next = createNode();
        ways.set(way, next);
        edges.add(node, word, next);
      }
      node = next;
    }
    return node;
  };
};
