import { languageBit, lexiconOf, type ReadToken } from './dictionary.ts';
import type { Entry, Lexicon } from './lexicon.ts';
import type { TagLanguage } from './tag-languages.ts';
import type { Token } from './tokenize.ts';

/** A stretch of a sentence: a phrase of the tables, a mark, or a word that stands in none. */
export type Item = {
  kind: 'phrase' | 'word' | Exclude<Token['kind'], 'word' | 'number'>;
  entry: Entry | undefined;
  /** Places of its tokens, the last excluded. */
  from: number;
  to: number;
  start: number;
  end: number;
};

export const isMention = ({ entry }: Item): boolean =>
  entry !== undefined && entry.features.length + entry.topics.length + entry.absences.length > 0;

/** A "one" at the end of a clause names what was named before it: "No gym here, but the club has one." */
const withAntecedents = (items: readonly Item[]): Item[] => {
  let named: Entry | undefined;
  return items.map((item, at) => {
    if (isMention(item)) named = item.entry;
    const next = items[at + 1];
    const isPronoun = item.entry?.cues.has('pronouns') && (next === undefined || next.kind === 'comma');
    return isPronoun && named !== undefined ? { ...item, entry: named } : item;
  });
};

type Match = ReturnType<Lexicon['longest']>;

/**
 * Reads the tokens of one sentence as the longest phrases of a language, from the left; one that overlaps a phrase and is
 * longer goes before it: "with a view of the sea" has "view of the sea", not "with a view".
 */
export const toItems = (tokens: readonly ReadToken[], from: number, to: number, language: TagLanguage): Item[] => {
  const lexicon = lexiconOf(language);
  const bit = languageBit(language);
  const mayBegin = ({ facts, kind }: ReadToken): boolean =>
    facts === undefined ? kind === 'number' || (kind === 'word' && lexicon.hasEndings) : (facts.begins & bit) !== 0;
  const longest = (at: number, end: number): Match =>
    mayBegin(tokens[at] as ReadToken) ? lexicon.longest(tokens, at, end) : undefined;
  const isOvertaken = (at: number, length: number): boolean => {
    for (let later = at + 1; later < at + length; later += 1) {
      const other = longest(later, to);
      if (other !== undefined && other.length > length && later + other.length > at + length) return true;
    }
    return false;
  };

  const items: Item[] = [];
  for (let index = from; index < to; ) {
    const token = tokens[index] as ReadToken;
    let found = longest(index, to);
    if (found !== undefined && found.length > 1 && isOvertaken(index, found.length)) found = longest(index, index + 1);
    const next = index + (found?.length ?? 1);
    const kind = found ? 'phrase' : token.kind === 'number' ? 'word' : token.kind;
    items.push({
      kind,
      entry: found?.entry,
      from: index,
      to: next,
      start: token.start,
      end: (tokens[next - 1] as ReadToken).end,
    });
    index = next;
  }
  return withAntecedents(items);
};
