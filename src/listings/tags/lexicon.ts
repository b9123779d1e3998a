import { expandPhrases } from './expand-phrases.ts';
import type { Cues, Phrases, PhrasesByTag, TagWords } from './tag-words.ts';
import { TAGS, type Tag } from './tags.ts';
import { type Token, tokenize } from './tokenize.ts';

export type CueName = keyof Cues;

/** What a phrase says: which features (places in TAGS) it names, and which cues it is. */
export type Entry = {
  features: number[];
  topics: number[];
  absences: number[];
  cues: Set<CueName>;
  isOther: boolean;
};

type Node = { next: Map<string, Node>; entry?: Entry };

/** Any number: "# ac" is an area, "2 ac" too. */
const ANY_NUMBER = '#';
const SHORTEST_START = 2;

const entryAt = (root: Node, words: readonly string[]): Entry => {
  let node = root;
  for (const word of words) {
    const next: Node = node.next.get(word) ?? { next: new Map() };
    node.next.set(word, next);
    node = next;
  }
  node.entry ??= { features: [], topics: [], absences: [], cues: new Set(), isOther: false };
  return node.entry;
};

const wordOf = (token: Token): string => token.word;

/** The phrases of a language as a tree of words: what stands at a place of a text is looked up in one walk. */
export const createLexicon = (words: TagWords) => {
  const root: Node = { next: new Map() };
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
        if (!entry[list].includes(place)) entry[list].push(place);
      });
    }
  };
  putTags(words.features, 'features');
  putTags(words.topics, 'topics');
  putTags(words.absences, 'absences');
  put(words.others, (entry) => {
    entry.isOther = true;
  });
  for (const [cue, phrases] of Object.entries(words.cues) as [CueName, Phrases][]) {
    put(phrases, (entry) => entry.cues.add(cue));
  }
  const endings = (Object.entries(words.endings ?? {}) as [Tag, Phrases][]).flatMap(([tag, list]) =>
    expandPhrases(list).map((ending) => ({
      ending,
      entry: { features: [TAGS.indexOf(tag)], topics: [], absences: [], cues: new Set<CueName>(), isOther: false },
    })),
  );

  const byEnding = (word: string): Entry | undefined =>
    endings.find(({ ending }) => word.length >= ending.length + SHORTEST_START && word.endsWith(ending))?.entry;

  return {
    /** The words of all phrases, and those that phrases begin with. */
    words: known as ReadonlySet<string>,
    beginnings: [...root.next.keys()],
    /** Whether words that stand in no phrase may end in one. */
    hasEndings: endings.length > 0,

    /** The longest phrase that begins at `at`, and how many tokens it has. */
    longest: (tokens: readonly Token[], at: number, to: number): { entry: Entry; length: number } | undefined => {
      let node: Node | undefined = root;
      let found: { entry: Entry; length: number } | undefined;
      for (let index = at; index < to && node !== undefined; index += 1) {
        const token = tokens[index] as Token;
        node = node.next.get(token.word) ?? (token.kind === 'number' ? node.next.get(ANY_NUMBER) : undefined);
        if (node?.entry !== undefined) found = { entry: node.entry, length: index + 1 - at };
      }
      const only = tokens[at];
      if (found !== undefined || endings.length === 0 || only?.kind !== 'word' || known.has(only.word)) return found;
      const entry = byEnding(only.word);
      return entry && { entry, length: 1 };
    },
  };
};

export type Lexicon = ReturnType<typeof createLexicon>;
