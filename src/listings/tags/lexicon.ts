import { expandPhrases } from './expand-phrases.ts';
import type { Cues, Phrases, PhrasesByTag, TagWords } from './tag-words.ts';
import { TAGS, type Tag } from './tags.ts';
import { type Token, tokenize } from './tokenize.ts';

/** What a phrase says: which features (places in TAGS) it names, and which cues it is. */
export type Entry = {
  features: readonly number[];
  topics: readonly number[];
  absences: readonly number[];
  /** Bits of CUE. */
  cues: number;
  isOther: boolean;
};

/** A phrase that was found, and how many tokens it has. */
export type Match = { readonly entry: Entry; readonly length: number };

/** `next`: undefined where no phrase goes on; most end. `match`: what is found where one ends here. */
type Node = { next: Map<string, Node> | undefined; match: Match | undefined };

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
} as const satisfies Record<keyof Cues, number>;

/** Any number: "# ac" is an area, "2 ac" too. */
const ANY_NUMBER = '#';
const SHORTEST_START = 2;

/** Shared: most phrases are cues, and name nothing. */
const NONE: readonly number[] = [];
const blankEntry = (): Entry => ({ features: NONE, topics: NONE, absences: NONE, cues: 0, isOther: false });

const entryAt = (root: Node, words: readonly string[]): Entry => {
  let node = root;
  for (const word of words) {
    node.next ??= new Map();
    const next: Node = node.next.get(word) ?? { next: undefined, match: undefined };
    node.next.set(word, next);
    node = next;
  }
  node.match ??= { entry: blankEntry(), length: words.length };
  return node.match.entry;
};

const wordOf = (token: Token): string => token.word;

/** The phrases of a language as a tree of words: what stands at a place of a text is looked up in one walk. */
export const createLexicon = (words: TagWords) => {
  const root: Node = { next: undefined, match: undefined };
  const known = new Set<string>();
  const put = (phrases: Phrases, note: (entry: Entry) => void): void => {
    for (const phrase of expandPhrases(phrases)) {
      const tokens = tokenize(phrase).map(wordOf);
      for (const word of tokens) known.add(word);
      if (tokens.length > 0) note(entryAt(root, tokens));
    }
  };
  const putTags = (table: PhrasesByTag, list: 'features' | 'topics' | 'absences'): void => {
    for (const [tag, phrases] of Object.entries(table) as [Tag, Phrases][]) {
      const place = TAGS.indexOf(tag);
      put(phrases, (entry) => {
        if (!entry[list].includes(place)) entry[list] = [...entry[list], place];
      });
    }
  };
  putTags(words.features, 'features');
  putTags(words.topics, 'topics');
  putTags(words.absences, 'absences');
  put(words.others, (entry) => {
    entry.isOther = true;
  });
  for (const [cue, phrases] of Object.entries(words.cues) as [keyof Cues, Phrases][]) {
    put(phrases, (entry) => {
      entry.cues |= CUE[cue];
    });
  }
  const endings = (Object.entries(words.endings ?? {}) as [Tag, Phrases][]).flatMap(([tag, list]) =>
    expandPhrases(list).map((ending) => ({
      ending,
      match: { entry: { ...blankEntry(), features: [TAGS.indexOf(tag)] }, length: 1 },
    })),
  );

  const byEnding = (word: string): Match | undefined =>
    endings.find(({ ending }) => word.length >= ending.length + SHORTEST_START && word.endsWith(ending))?.match;

  return {
    /** The words of all phrases, and those that phrases begin with. */
    words: known as ReadonlySet<string>,
    beginnings: [...(root.next?.keys() ?? [])],
    /** Whether words that stand in no phrase may end in one. */
    hasEndings: endings.length > 0,

    /** The longest phrase that begins at `at`, of tokens that have what is known of their words. */
    longest: (tokens: readonly Token[], at: number, to: number): Match | undefined => {
      let found: Match | undefined;
      let node: Node | undefined = root;
      for (let index = at; index < to; index += 1) {
        const { facts, kind, word } = tokens[index] as Token;
        // Most words stand in no phrase.
        if (facts === undefined && kind !== 'number') break;
        const next: Node['next'] = node.next;
        node = next?.get(word) ?? (kind === 'number' ? next?.get(ANY_NUMBER) : undefined);
        if (node === undefined) break;
        if (node.match !== undefined) found = node.match;
      }
      const only = tokens[at] as Token;
      const mayEnd = found === undefined && only.facts === undefined && only.kind === 'word';
      return mayEnd ? byEnding(only.word) : found;
    },
  };
};

export type Lexicon = ReturnType<typeof createLexicon>;
