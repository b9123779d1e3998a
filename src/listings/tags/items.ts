import type { LanguageCode } from '../../language/language.ts';
import { languageBit, lexiconOf } from './dictionary.ts';
import { CUE, type Entry, type Match } from './tag-lexicon.ts';
import type { Token } from './tokenize.ts';

/** A stretch of a sentence: a phrase of the tables, a mark, or a word that stands in none. */
export type Item = {
  kind: 'phrase' | 'word' | Exclude<Token['kind'], 'word' | 'number'>;
  entry: Entry | undefined;
  /** Places of its tokens, the last excluded. */
  from: number;
  to: number;
};

const namesFeature = ({ features, topics, absences }: Entry): boolean =>
  features.length > 0 || topics.length > 0 || absences.length > 0;

export const isMention = ({ entry }: Item): boolean => entry !== undefined && namesFeature(entry);

/** A "one" at the end of a clause names what was named before it: "No gym here, but the club has one." */
const linkPronouns = (items: readonly Item[]): void => {
  let named: Entry | undefined;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item;
    const { entry } = item;
    if (entry === undefined) continue;
    if (namesFeature(entry)) named = entry;
    if (named === undefined || (entry.cues & CUE.pronouns) === 0) continue;
    const next = items[at + 1];
    if (next === undefined || next.kind === 'comma') item.entry = { ...named, cues: 0 };
  }
};

/**
 * Reads the tokens of one sentence as the longest phrases of a language, from the left; one that overlaps a phrase and is
 * longer goes before it: "with a view of the sea" has "view of the sea", not "with a view".
 */
export const toItems = (tokens: readonly Token[], from: number, to: number, language: LanguageCode): Item[] => {
  const lexicon = lexiconOf(language);
  const bit = languageBit(language);
  const mayBegin = ({ facts, kind }: Token): boolean =>
    facts === undefined ? kind === 'number' || (kind === 'word' && lexicon.hasEndings) : (facts.begins & bit) !== 0;
  const longest = (at: number, end: number): Match | undefined =>
    mayBegin(tokens[at] as Token) ? lexicon.longest(tokens, at, end) : undefined;
  const isOvertaken = (at: number, length: number): boolean => {
    for (let later = at + 1; later < at + length; later += 1) {
      const other = longest(later, to);
      if (other !== undefined && other.length > length && later + other.length > at + length) return true;
    }
    return false;
  };

  const items: Item[] = [];
  for (let index = from; index < to; ) {
    let found = longest(index, to);
    if (found !== undefined && found.length > 1 && isOvertaken(index, found.length)) found = longest(index, index + 1);
    const next = index + (found === undefined ? 1 : found.length);
    const { kind } = tokens[index] as Token;
    items.push({
      kind: found !== undefined ? 'phrase' : kind === 'number' ? 'word' : kind,
      entry: found?.entry,
      from: index,
      to: next,
    });
    index = next;
  }
  linkPronouns(items);
  return items;
};
