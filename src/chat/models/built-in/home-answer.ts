import { foldText } from '../../../listings/fold.ts';
import { cleanListingText } from '../../prompt/clean.ts';
import type { FoundListing, GoneHome } from '../../retrieve/found.ts';
import { statusWords } from '../../retrieve/found-listing.ts';
import type { Constraint } from '../../understand/constraint.ts';
import type { AskedField } from '../../understand/understanding.ts';
import { figureValue } from '../../words/field-figures.ts';
import { fieldValue, figureOf } from '../../words/field-values.ts';
import { aside, capitalized, ended, excerpt, MOST_QUOTED, paragraph, quotation, quoted } from '../../words/teller.ts';
import { featureName } from './home-facts.ts';
import { homeLines, singleHome } from './home-lines.ts';
import { rowMark, type Speaker } from './speaker.ts';

const COMPARED: readonly AskedField[] = [
  'Price',
  'Bedrooms',
  'Bathrooms',
  'BuildingArea',
  'UnitAreaPrice',
  'LotArea',
  'PropertyType',
  'YearBuilt',
  'HOAMonth',
  'ParkingSpots',
  'DaysOnMarket',
];

/** The difference of two prices or areas that are in the same currency and unit. */
const differenceOf = (field: AskedField, listings: readonly FoundListing[], speaker: Speaker): string => {
  const [one, other] = listings;
  if ((field !== 'Price' && field !== 'BuildingArea') || listings.length !== 2 || !one || !other) return '';
  const [first, second] = [figureOf(field, one, speaker.now), figureOf(field, other, speaker.now)];
  if (first === null || second === null || first.isRent !== second.isRent) return '';
  const isSame = field === 'Price' ? first.currency === second.currency : first.unit === second.unit;
  const value = Math.round(Math.abs(Number(first.value) - Number(second.value)) * 100) / 100;
  if (!isSame || value === 0) return '';
  return aside(speaker, speaker.say('difference', { value: figureValue(speaker, { ...first, value }) }));
};

const sideBySide = (label: string, values: readonly (string | null)[], { say }: Speaker): string =>
  say('labelled', {
    label,
    value: values.map((value, index) => `(${index + 1}) ${value ?? say('notStated')}`).join(' | '),
  });

const featureLines = (listings: readonly FoundListing[], speaker: Speaker): string[] => {
  const tags = [...new Set(listings.flatMap(({ asked }) => (asked ?? []).map(({ Tag }) => Tag)))];
  return tags.map((tag) => {
    const values = listings.map(({ asked }) => {
      const answer = asked?.find(({ Tag }) => Tag === tag);
      if (answer === undefined || answer.Says === null) return null;
      return `${speaker.say(answer.Says)}${aside(speaker, quoted(speaker, [answer.Words]))}`;
    });
    return sideBySide(capitalized(featureName(speaker, tag)), values, speaker);
  });
};

/** Several homes side by side: which they are, then a line for each thing that one of them states or that was asked for. */
export const comparisonLines = (listings: readonly FoundListing[], speaker: Speaker): string[] => {
  const { words, understanding } = speaker;
  const asked = understanding.Fields.filter((field) => field !== 'Tag');
  const isStatusTold = listings.some((listing) => statusWords(listing.values) !== 'active' || listing.unconfirmedSince);
  const fields = [...COMPARED, ...(isStatusTold ? (['Status'] as const) : []), ...asked];
  const lines = [...new Set(fields)].flatMap((field) => {
    const values = listings.map((listing) => fieldValue(field, listing, speaker));
    if (values.every((value) => value === null) && !understanding.Fields.includes(field)) return [];
    return [`${sideBySide(words.fields[field], values, speaker)}${differenceOf(field, listings, speaker)}`];
  });
  return [
    ...listings.map((_, index) => `(${index + 1}) ${rowMark(index + 1)}`),
    ...lines,
    ...featureLines(listings, speaker),
  ];
};

const LONGEST_TEXT = 20_000;
const LONGEST_PAIR = 500;
const MOST_PAIRS = 100;
const LONGEST_QUOTE = 160;
const MOST_QUOTES = 2;
const SENTENCE_END = /(?<=[.!?…])\s+|(?<=[。！？；])/u;
const HAN = /\p{sc=Han}/u;

/** Whether a text has a word, of one or of several: "heat pumps" has "pump", "contractor" has no "contract". */
const hasWord = (folded: string, word: string): boolean => {
  if (HAN.test(word)) return folded.includes(word);
  const stem = word.replace(/(?<=\p{L}{3})(?:es|s|e)$/u, '').replace(/[^\p{L}\p{N}]/gu, '.');
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}(?:e?[snm]?|x)(?![\\p{L}\\p{N}])`, 'u').test(folded);
};

const hasAll = (folded: string, words: string): boolean => words.split(' ').every((word) => hasWord(folded, word));

/** Sentences and pairs of a listing in which a word of the visitor's stands, or all of a phrase. */
const textMentions = ({ values }: FoundListing, word: string): string[] => {
  const wanted = foldText(word);
  if (wanted === '') return [];
  const pairs = (values.ExtensionColumn ?? [])
    .slice(0, MOST_PAIRS)
    .map(({ Key, value }) => `${Key}: ${value}`.slice(0, LONGEST_PAIR));
  const sentences = cleanListingText((values.Description ?? '').slice(0, LONGEST_TEXT)).split(SENTENCE_END);
  return [...pairs, ...sentences]
    .filter((text) => hasAll(foldText(text), wanted))
    .slice(0, MOST_QUOTES)
    .map((text) => excerpt(text, LONGEST_QUOTE));
};

/** What is said. `isUnknown`: homes were found, or none were looked for, but they do not tell what was asked. */
export type Said = { lines: string[]; isUnknown: boolean };

const goneWords = ({ name, how, at, price }: GoneHome, speaker: Speaker): string => {
  const { say, words, formats, understanding } = speaker;
  const day = at === null ? '' : formats.date(at.slice(0, 10));
  const state = how === 'removed' ? say('removed') : words.status[how];
  const since = how === 'removed' && day !== '' ? say('since', { day }) : day;
  const label = cleanListingText(name) || say('goneHome');
  const gone = `${say('labelled', { label, value: `${state}${aside(speaker, since)}` })}${say('end')}`;
  if (price === undefined || !understanding.Fields.includes('Price')) return gone;
  const money = formats.money(price.amount, price.currency);
  return paragraph(speaker, [gone, ended(speaker, say('labelled', { label: words.fields.Price, value: money }))]);
};

/** Homes that are no longer offered, and identifiers that name none. */
export const missing = (speaker: Speaker): string[] => {
  const { found, describe, say, understanding } = speaker;
  // Of an address the town counts: there may be one like it elsewhere.
  const towns = understanding.Constraints.filter(({ Field }) => Field === 'City' || Field === 'ZIP');
  const townOf = ({ Field }: Constraint): Constraint[] => (Field === 'Address' ? towns : []);
  const sentences = [
    ...found.gone.map((home) => goneWords(home, speaker)),
    ...found.unknown.map((identifier) =>
      say('none', { homes: describe.homes([identifier, ...townOf(identifier)], false) }),
    ),
  ];
  return sentences.length === 0 ? [] : [paragraph(speaker, sentences)];
};

const others = ({ found, listed, say, formats }: Speaker): string[] => {
  const left = found.listings.length - listed.length;
  return left > 0 ? [say('othersToo', { count: formats.count(left) })] : [];
};

const homes = (listings: readonly FoundListing[], speaker: Speaker): string[] => {
  const [only, ...more] = listings;
  if (only === undefined) return [];
  if (more.length === 0) return singleHome(only, speaker);
  return speaker.understanding.Intent === 'compare' ? comparisonLines(listings, speaker) : homeLines(listings, speaker);
};

/** What the texts of the homes say of words that nothing else explains; `silent` are those that they do not say. */
const textLines = (speaker: Speaker): { lines: string[]; silent: string[] } => {
  const { listed, understanding, say } = speaker;
  const lines: string[] = [];
  const silent: string[] = [];
  for (const word of understanding.Unexplained.slice(0, MOST_QUOTED)) {
    const mentions = listed.flatMap((listing, index) =>
      textMentions(listing, word).map(
        (text) => `${listed.length > 1 ? `${rowMark(index + 1)} ` : ''}${quotation(speaker, text)}`,
      ),
    );
    if (mentions.length === 0) silent.push(word);
    else lines.push(say('textSays', { word: quoted(speaker, [word]), quotes: mentions.join(say('gap')) }));
  }
  return { lines, silent };
};

const silentWords = (speaker: Speaker, silent: readonly string[]): string[] =>
  silent.length === 0 ? [] : [speaker.say('textIsSilent', { words: quoted(speaker, silent) })];

/** Homes that were named or pointed at, or what became of them. */
export const lookupAnswer = (speaker: Speaker): Said => {
  const { listed, say, understanding, describe } = speaker;
  const gone = missing(speaker);
  if (listed.length > 0) {
    const { lines, silent } = textLines(speaker);
    const rows = [...homes(listed, speaker), ...others(speaker)];
    return { lines: [...gone, ...lines, ...silentWords(speaker, silent), ...rows], isUnknown: false };
  }
  if (gone.length > 0) return { lines: gone, isUnknown: false };
  const { Constraints } = understanding;
  const none = Constraints.length > 0 ? say('none', { homes: describe.homes(Constraints, false) }) : say('whichHome');
  return { lines: [none], isUnknown: false };
};

/** A question about the homes that are talked about, which names nothing that a field holds. */
export const focusAnswer = (speaker: Speaker): Said => {
  const { listed, say } = speaker;
  const gone = missing(speaker);
  if (listed.length === 0) return { lines: gone.length > 0 ? gone : [say('whichHome')], isUnknown: false };
  const { lines, silent } = textLines(speaker);
  if (lines.length > 0)
    return {
      lines: [...gone, ...lines, ...silentWords(speaker, silent), ...homeLines(listed, speaker)],
      isUnknown: false,
    };
  const about = silent.length === 0 ? [] : [paragraph(speaker, [...silentWords(speaker, silent), say('thisIsKnown')])];
  return { lines: [...gone, ...about, ...homes(listed, speaker)], isUnknown: silent.length > 0 };
};
