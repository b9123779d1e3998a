import type { Cues, PhrasesByTag, TagWords } from '../../language/features/tag-words.ts';
import { expandPhrases, type Phrases } from '../../language/text/phrase-notation.ts';
import { createPhraseEdges, createPhraseTree } from './phrase-edges.ts';
import { CUE, type Entry, type Match, type TagPhraseTable } from './tag-lexicon.ts';
import { TAGS, type Tag } from './tags.ts';
import { type Token, tokenize } from './tokenize.ts';
import type { WordNumbers } from './word-numbers.ts';

const ANY_NUMBER = '#';

const BLANK: Entry = { features: [], topics: [], absences: [], cues: 0, isOther: false };

const wordOf = (token: Token): string => token.word;

/** Gives what was given before where it says the same: thousands of phrases do. */
const createSharing = () => {
  const known = new Map<string, Match>();
  return (match: Match): Match => {
    const key = JSON.stringify(match);
    const shared = known.get(key) ?? match;
    known.set(key, shared);
    return shared;
  };
};

/** Reads the phrases of a language; their words get `numbers`. Also gives all those words, and those that phrases begin with. */
export const readPhrases = (
  table: TagWords,
  numbers: WordNumbers,
): TagPhraseTable & { words: ReadonlySet<string>; beginnings: ReadonlySet<string> } => {
  const matches: (Match | undefined)[] = [undefined];
  const edges = createPhraseEdges();
  const add = createPhraseTree(edges, () => matches.push(undefined) - 1);
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const share = createSharing();
  const put = (phrases: Phrases, withMore: (entry: Entry) => Entry): void => {
    for (const phrase of expandPhrases(phrases)) {
      const row = tokenize(phrase).map(wordOf);
      const [first] = row;
      if (first === undefined) continue;
      beginnings.add(first);
      for (const word of row) words.add(word);
      const end = add(row.map(numbers.take));
      matches[end] = share({ entry: withMore(matches[end]?.entry ?? BLANK), length: row.length });
    }
  };
  const putTags = (tags: PhrasesByTag, list: 'features' | 'topics' | 'absences'): void => {
    for (const [tag, phrases] of Object.entries(tags) as [Tag, Phrases][]) {
      const place = TAGS.indexOf(tag);
      put(phrases, (entry) => (entry[list].includes(place) ? entry : { ...entry, [list]: [...entry[list], place] }));
    }
  };
  putTags(table.features, 'features');
  putTags(table.topics, 'topics');
  putTags(table.absences, 'absences');
  put(table.others, (entry) => ({ ...entry, isOther: true }));
  for (const [cue, phrases] of Object.entries(table.cues) as [keyof Cues, Phrases][]) {
    put(phrases, (entry) => ({ ...entry, cues: entry.cues | CUE[cue] }));
  }
  const endings = (Object.entries(table.endings ?? {}) as [Tag, Phrases][]).flatMap(([tag, list]) =>
    expandPhrases(list).map((ending) => ({
      ending,
      match: { entry: { ...BLANK, features: [TAGS.indexOf(tag)] }, length: 1 },
    })),
  );
  return { edges: edges.packed(), matches, endings, anyNumber: numbers.take(ANY_NUMBER), words, beginnings };
};
