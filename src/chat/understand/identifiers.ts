import { foldAddress, foldText } from '../../listings/fold.ts';
import type { Constraint } from './constraint.ts';
import { DIRECTIONS, STREET_ENDINGS } from './english.ts';
import { type Reading, readQuestion, type Span } from './reading.ts';

/** What in a question could be an MLS number or an address; the listings tell which of them are. */
export type Candidates = { mlsNumbers: string[]; addresses: string[] };

const URL_PATTERN =
  /(?:https?:\/\/|www\.)[^\s<>"\uffff]+|(?<![\p{L}\p{N}@.])(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"\uffff]*/gu;
const MLS_PATTERN =
  /(?<!\p{L})(?:mls|listing|ml)(?: listing)?\s*(?:(?:number|num|no\.?|id)\s*(?:is\s*)?)?[#:]*\s*#?(?<number>[a-z]{0,10}-?\d[a-z0-9-]{2,20})(?![\p{L}\p{N}])/gu;
const NUMBERED = /(?<![\p{L}\p{N}$.,#/-])\d{1,6}[a-z]?(?:-\d{1,5})?(?:\s+[\p{L}\p{N}#'.-]+){1,7}/gu;
const UNIT = String.raw`(?:,?\s*(?:(?:unit|apt\.?|apartment|suite|ste)\s*#?\s*|#\s*)[a-z0-9-]{1,6})?`;
const STREET_WORD = String.raw`[\p{L}\p{N}'.-]+`;
const ADDRESS_PATTERN = new RegExp(
  String.raw`(?<![\p{L}\p{N}$.,/-])\d{1,6}[a-z]?(?:-\d{1,5})?\s+(?:${STREET_WORD}\s+){1,4}?${STREET_ENDINGS}\b\.?(?:\s+${DIRECTIONS}\b)?${UNIT}`,
  'gu',
);
const STREET_NUMBER_ONLY = new RegExp(String.raw`^\d+\S*\s+(?:${DIRECTIONS}\b\.?\s+)?\S+`, 'u');
const NO_STREET_WORD =
  /\s(?:bed|beds|bedrooms?|br|bd|baths?|bathrooms?|ba|homes?|houses?|in|on|with|for|and|or|under|over|than|k|m)\s/u;
const AMOUNT_BEFORE =
  /(?:[$€£]|\b(?:under|below|over|above|than|to|most|least|max|min|around|about|budget|between|between \S+ and)|-)\s*$/u;
const ASKED_ABOUT =
  /\b(?:tell (?:me|us)(?: more)?|what|how|know(?: more)?|more|info(?:rmation)?|details?|ask(?:ing)?|questions?) about\s*$/u;
const AMOUNT_AFTER = /^\s*(?:k\b|m\b|thousand|million|dollars|usd|€|-|to \$?\d|sq|square|\/|a month|per month)/u;
const MOST_CANDIDATES = 24;

const prefixes = (text: string): string[] => {
  const words = text.split(/\s+/);
  return words.slice(1).map((_, index) => foldAddress(words.slice(0, index + 2).join(' ')));
};

export const identifierCandidates = (question: string): Candidates => {
  const { text } = readQuestion(question);
  const tokens = text.match(/[\p{L}\p{N}-]{4,24}/gu) ?? [];
  const mlsNumbers = tokens.filter((token) => (token.match(/\d/g)?.length ?? 0) >= 4);
  const addresses = [...text.matchAll(NUMBERED)].flatMap(([run]) => prefixes(run.replace(/[.,]+(?=\s|$)/g, '')));
  const most = <Item>(items: readonly Item[]): Item[] => [...new Set(items)].slice(0, MOST_CANDIDATES);
  return { mlsNumbers: most(mlsNumbers.map((token) => token.toUpperCase())), addresses: most(addresses) };
};

const is = (Field: 'MLSNumber' | 'Address' | 'Url', Value: string, Words: string): Constraint => ({
  Field,
  Operator: 'is',
  Value,
  Words,
});

const exactly = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\p{L}\p{N}])`, 'gu');
/** A number of digits alone may be a price, as in "homes about 450000"; one with letters never is. */
const isNoAmount = ({ words, before, after }: Span): boolean =>
  /\p{L}/u.test(words) || ((ASKED_ABOUT.test(before) || !AMOUNT_BEFORE.test(before)) && !AMOUNT_AFTER.test(after));

/** A known address is found in the question word by word, however it abbreviates. */
const readKnownAddress = (reading: Reading, known: readonly string[]): Constraint[] =>
  reading
    .take(NUMBERED, ({ words }) => prefixes(words).some((prefix) => known.includes(prefix)))
    .flatMap(({ words }) => {
      const fitting = prefixes(words.replace(/[.,]+(?=\s|$)/g, '')).filter((prefix) => known.includes(prefix));
      const longest = fitting.at(-1);
      return longest === undefined ? [] : [is('Address', longest, words)];
    });

/**
 * Takes URLs, MLS numbers and addresses. `known` are the candidates that the chatbot's listings have; what is written like
 * an identifier counts even if they have it not, so that the answer can say so.
 */
export const readIdentifiers = (reading: Reading, known: Candidates): Constraint[] => {
  const urls = reading.take(URL_PATTERN).map(({ words }) => is('Url', words.replace(/[.,;:!?)\]}'"]+$/, ''), words));
  const numbers = reading.take(MLS_PATTERN).map(({ words }) => {
    const number = /([a-z]{0,10}-?\d[a-z0-9-]*)$/i.exec(words)?.[1] ?? words;
    return is('MLSNumber', number, words);
  });
  const addresses = reading
    .take(ADDRESS_PATTERN, ({ words }) => !NO_STREET_WORD.test(`${foldText(words)} `) && STREET_NUMBER_ONLY.test(words))
    .map(({ words }) => is('Address', foldAddress(words), words));
  const bareNumbers = known.mlsNumbers.flatMap((number) =>
    reading.take(exactly(number.toLowerCase()), isNoAmount).map(({ words }) => is('MLSNumber', number, words)),
  );
  return [...urls, ...numbers, ...addresses, ...bareNumbers, ...readKnownAddress(reading, known.addresses)];
};
