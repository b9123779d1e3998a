import type { Cues } from '../../language/features/tag-words.ts';
import { NO_NODE, openEdges, type PackedEdges, ROOT } from './phrase-edges.ts';
import type { Token } from './tokenize.ts';

/** What a phrase says: which features (places in TAGS) it names, and which cues it is. */
export type Entry = {
  readonly features: readonly number[];
  readonly topics: readonly number[];
  readonly absences: readonly number[];
  /** Bits of CUE. */
  readonly cues: number;
  readonly isOther: boolean;
};

/** A phrase that was found, and how many tokens it has. */
export type Match = { readonly entry: Entry; readonly length: number };

/** The phrases of a language, as plain data. */
export type TagPhraseTable = {
  /** Their words as a tree, by the words' numbers. */
  edges: PackedEdges;
  /** By the node at which a phrase ends. */
  matches: readonly (Match | undefined)[];
  /** What words that stand in no phrase say by their endings. */
  endings: readonly { ending: string; match: Match }[];
  /** The number of what stands for any number: "# ac" is an area, "2 ac" too. */
  anyNumber: number;
};

/** A bit for each cue. */
export const CUE = {
  negators: 1,
  withouts: 1 << 1,
  refusals: 1 << 2,
  maybes: 1 << 3,
  maybesAfter: 1 << 4,
  nears: 1 << 5,
  nearsAfter: 1 << 6,
  shared: 1 << 7,
  sharedAfter: 1 << 8,
  affirmers: 1 << 9,
  affirmersAfter: 1 << 10,
  pronouns: 1 << 11,
  turns: 1 << 12,
  and: 1 << 13,
  or: 1 << 14,
  sharedNext: 1 << 15,
  own: 1 << 16,
  ownAfter: 1 << 17,
  articles: 1 << 18,
} as const satisfies Record<keyof Cues, number>;

const SHORTEST_START = 2;

/** The phrases of a language as a tree of words: what stands at a place of a text is looked up in one walk. */
export const openTagLexicon = ({ edges: packed, matches, endings, anyNumber }: TagPhraseTable) => {
  const edges = openEdges(packed);
  const byEnding = (word: string): Match | undefined =>
    endings.find(({ ending }) => word.length >= ending.length + SHORTEST_START && word.endsWith(ending))?.match;

  return {
    /** Whether words that stand in no phrase may end in one. */
    hasEndings: endings.length > 0,

    /** The longest phrase that begins at `at`, of tokens that have what is known of their words. */
    longest: (tokens: readonly Token[], at: number, to: number): Match | undefined => {
      let found: Match | undefined;
      let node = ROOT;
      for (let index = at; index < to; index += 1) {
        const { facts, kind } = tokens[index] as Token;
        // Most words stand in no phrase.
        if (facts === undefined && kind !== 'number') break;
        let next = facts === undefined ? NO_NODE : edges.firstFrom(node, facts.number);
        if (next === NO_NODE && kind === 'number') next = edges.firstFrom(node, anyNumber);
        if (next === NO_NODE) break;
        node = next;
        found = matches[node] ?? found;
      }
      const only = tokens[at] as Token;
      const mayEnd = found === undefined && only.facts === undefined && only.kind === 'word';
      return mayEnd ? byEnding(only.word) : found;
    },
  };
};

export type TagLexicon = ReturnType<typeof openTagLexicon>;
