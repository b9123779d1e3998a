import { foldName } from '../../listings/fold.ts';
import { STATE_CODES } from '../../listings/states.ts';
import { isWebAddress } from '../map/check-values.ts';
import { ANY_CONTEXT, cleanText, isMinusOne } from '../map/conversion.ts';
import { CONVERSIONS } from '../map/conversions.ts';
import { TYPOLOGY } from '../map/convert-numbers.ts';
import type { ParsedRecord } from '../read/parsed-record.ts';
import { columnPlaces } from './column-paths.ts';
import { withoutSharedParts, wordsInFull } from './column-words.ts';
import { looksLikeStatuses } from './status-words.ts';

/** The first rows of a file, as they were written. Each record has a value for every name of the header. */
export type FileSample = { header: readonly string[]; records: readonly ParsedRecord[] };

/** What one column holds in the sample. */
export type ColumnProfile = ColumnTexts & {
  /** What its values look like; null where it is blank throughout. */
  kind: ValueKind | null;
};

export type ColumnTexts = {
  name: string;
  /** Where it stands, as `columnPath` reads it, without what many names begin and end with. */
  place: string;
  index: number;
  /** The header leaves it blank: it is called `(column 3)`, which says nothing to whoever reads names. */
  unnamed: boolean;
  rows: number;
  /** The texts that are not blank, in the file's order. */
  texts: readonly string[];
  /** How often each text comes. */
  counts: ReadonlyMap<string, number>;
};

/** Which share of the filled texts passes; 0 of none. */
export const shareOf = (texts: readonly string[], test: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(test).length / texts.length;

/** `Malta>Northern Harbour>Sliema`, as websites have towns and kinds of homes, but for `Austin -> TX`, and for several in one. */
const IS_PATH = /^[^<>,|\d]*[^<>,|\d=\s-]\s*(>[^<>,|\d]+)+$/;
/** Whether most texts are paths of which the steps become more, so that the last says most: not `Sliema > Malta`. */
export const holdsPaths = ({ texts }: Pick<ColumnTexts, 'texts'>): boolean => {
  const paths = texts.filter((text) => IS_PATH.test(text)).map((text) => text.split('>'));
  const [first, last] = [0, -1].map((at) => new Set(paths.map((steps) => steps.at(at)?.trim())).size) as [
    number,
    number,
  ];
  return paths.length > texts.length / 2 && last >= first;
};

const isUnique = ({ texts, counts }: ColumnTexts): boolean => texts.length > 0 && counts.size === texts.length;

/** The middle one of the numbers; NaN of none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** What the values of a column look like, whatever it is called. */
export type ValueKind =
  | 'image'
  | 'url'
  | 'email'
  | 'phone'
  | 'status'
  | 'date'
  | 'yesNo'
  | 'year'
  | 'zip'
  | 'coordinate'
  | 'money'
  | 'propertyType'
  | 'typology'
  | 'state'
  | 'address'
  | 'identifier'
  | 'number'
  | 'longText'
  | 'text';

const USUAL = 0.9;
const LONG_TEXT_LENGTH = 100;
const SHORTEST_IDENTIFIER = 5;
const LEAST_PRICE = 1_000;
const FIRST_YEAR = 1600;
const LAST_YEAR = 2100;

/** One by itself or the first of some, also in a JSON list. */
const IMAGE = /^(\[.{0,200}?")?https?:\/\/[^\s"]+\.(jpe?g|png|webp|gif|avif)(\?[^\s"]*)?([\s,;|"]|$)/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const PHONE = /^(\+?\d{1,3}[\s.-]?)?(\(\d{3}\)\s?|\d{3}[-.\s])\d{3}[-.\s]\d{4}(\s*(x|ext\.?)\s*\d+)?$/i;
const MARKED = /^([A-Z]{3}\s?)?\p{Sc}|\p{Sc}$/u;
const NUMBER = /^-?(\d{1,3}([,.'\s]\d{3})+|\d+)([.,]\d+)?(e\+?\d+)?$/i;
const ZIP = /^(\d{5}(-\d{4})?|[a-z]\d[a-z]\s?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2})$/i;
const COORDINATE = /^-?\d{1,3}[.,]\d{4,}$/;
const IDENTIFIER = /^[a-z]{0,6}[-\s]?\d[\d-]*[a-z]{0,3}$/i;
/** A street with its number before it, and behind it: beside a word for it, or one that may be the end of its name. */
export const NUMBER_FIRST = new RegExp(
  [
    '^\\d+[a-z]?([-/]\\d+)?,?\\s+\\S.*\\b(st|street|ave?|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|pl|place|way|ter|' +
      'terrace|cir|circle|pkwy|hwy|trl|trail|loop|sq)\\b',
    '^\\d+( ?bis| ?[a-d])?,?\\s+(rue|avenue|av|boulevard|bd|chemin|place|impasse|allee|route|quai|cours)\\b',
  ].join('|'),
);
export const NUMBER_LAST = new RegExp(
  [
    '^(calle|c/|avenida|avda|av|plaza|paseo|ronda|camino|carrer|rua|travessa|praca|estrada|alameda|via|viale|piazza|corso|' +
      'largo|ulica|ul)\\b.*\\s\\d+\\S{0,3}$',
    '^.*(strasse|str|weg|platz|allee|gasse|ring|straat|laan|plein|gracht|gatan|vagen|gade|vej)\\b\\.? \\d+ ?[a-z]?$',
  ].join('|'),
);
const PROPERTY_TYPE =
  /^(single[\s-]?family.*|.*\bcondo(minium)?s?\b.*|town\s?(house|home)s?|villas?|co-?op.*|(vacant |unimproved )?land|lots?( and land| & land)?|multi-?\s?family.*|(du|tri|four)plex|apartments?|mobile.*|manufactured.*|residential( \w+)?|commercial( \w+)?|farm|ranch|detached|attached|house|flat|bungalow)$/i;
const STATES = new Set([...STATE_CODES.keys()].map((code) => code.slice(0, -1)));

export const STUDIO = /^(studio|studio apartment|studio flat|estudio|bachelor)$/i;

/** Day, month and year in an order that the text does not say; a month in letters leaves open where a year of two digits stands. */
const DATE_IN_DIGITS = /^(\d{1,2})([/.-])(?:(\d{1,2})\2(\d{4}|\d\d)|[a-z]{3,}\2(\d\d))(?![\d:])/i;
/** Eight digits are a date where the name says so. */
const isDate = (text: string): boolean =>
  DATE_IN_DIGITS.test(text) || (!/^\d+$/.test(text) && typeof CONVERSIONS.date([text], ANY_CONTEXT) === 'string');

const isYesNo = (text: string): boolean => typeof CONVERSIONS.boolean([text], ANY_CONTEXT) === 'boolean';

const isOfHomes = (year: unknown): boolean => typeof year === 'number' && year >= FIRST_YEAR && year < LAST_YEAR;

/** A year in which a home can have been built, as a whole number or with `.0`, or in words. */
export const isYear = (text: string): boolean =>
  /^\d{4}(\.0)?$/.test(text) ? isOfHomes(Number(text)) : /[年년]/.test(text) && isYearInShort(text);
/** The same, and by the letter of an era (`H18`), which may be anything where no name says that it is a year. */
export const isYearInShort = (text: string): boolean => isOfHomes(CONVERSIONS.year([text], ANY_CONTEXT));

/** A number as far as its size matters, whatever marks stand around it; NaN for none. */
export const roughNumber = (text: string): number => {
  const bare = /^[-+]?[\d.,]+e[-+]?\d+$/i.test(text) ? text : text.replace(/(m|ft)2\b|[^\d.,+-]/gi, '');
  const comma = /,(\d{1,2}|\d{4,})$/.test(bare) || /^\d{1,3}(\.\d{3}){2,}$/.test(bare);
  const plain = comma ? bare.replaceAll('.', '').replace(',', '.') : bare.replace(/,(?=\d{3}(\D|$))/g, '');
  return plain === '' ? Number.NaN : Number(plain);
};
const middle = ({ texts }: ColumnTexts): number => median(texts.map(roughNumber).filter((size) => !Number.isNaN(size)));

/** Whether dates in digits begin with the day or the month; `unknown` where all could be either, or some are this and some that. */
type DateOrder = 'DayFirst' | 'MonthFirst' | 'unknown';
const LAST_MONTH = 12;
const LAST_DAY = 31;

/**
 * The order of a column's dates, by those that can be nothing else; null where none are in digits. `26-09-02` may begin with the year.
 * `form`: the mark between its digits, and how many its year has.
 */
export const dateOrder = ({ texts }: ColumnTexts): { order: DateOrder; form: string } | null => {
  const dates = texts.flatMap((text) => {
    const [match, first, mark, second, year, yearBehindWord] = DATE_IN_DIGITS.exec(text) ?? [];
    return match === undefined
      ? []
      : [{ first: Number(first), mark, second: Number(second ?? 0), year, yearBehindWord }];
  });
  const [date] = dates;
  if (date === undefined) return null;
  const dayFirst = dates.some(({ first, mark, year, yearBehindWord }) => {
    const mayBeYear = mark === '-' && year?.length === 2 && Number(year) <= LAST_DAY;
    return yearBehindWord !== undefined || (first > LAST_MONTH && !mayBeYear);
  });
  const monthFirst = dates.some(({ second }) => second > LAST_MONTH);
  const form = `${date.mark}${date.year?.length}`;
  if (dayFirst === monthFirst) return { order: 'unknown', form };
  return { order: dayFirst ? 'DayFirst' : 'MonthFirst', form };
};

type Test = (column: ColumnTexts) => boolean;
const each =
  (test: (text: string) => boolean): Test =>
  ({ texts }) =>
    shareOf(texts, test) >= USUAL;
const matches = (pattern: RegExp): Test => each((text) => pattern.test(text));

/** In this order: the first that holds. */
const KINDS: readonly [ValueKind, Test][] = [
  ['image', matches(IMAGE)],
  ['url', each((text) => /^(https?:)?\/\//i.test(text) && isWebAddress(text))],
  ['email', matches(EMAIL)],
  ['phone', matches(PHONE)],
  ['status', ({ counts, unnamed }) => looksLikeStatuses(counts, unnamed)],
  ['date', each(isDate)],
  ['yesNo', (column) => column.counts.size <= 4 && each(isYesNo)(column)],
  ['year', each(isYear)],
  ['zip', (column) => matches(ZIP)(column) && column.counts.size < column.texts.length],
  ['coordinate', matches(COORDINATE)],
  ['money', (column) => matches(MARKED)(column) && middle(column) >= LEAST_PRICE],
  [
    'typology',
    (column) =>
      column.texts.some((text) => TYPOLOGY.test(text)) &&
      each((text) => TYPOLOGY.test(text) || STUDIO.test(text))(column),
  ],
  ['propertyType', each((text) => PROPERTY_TYPE.test(text.replaceAll('_', ' ')))],
  ['state', each((text) => STATES.has(text))],
  ['address', each((text) => [NUMBER_FIRST, NUMBER_LAST].some((form) => form.test(foldName(text))))],
  [
    'identifier',
    (column) =>
      isUnique(column) &&
      column.texts.length > 1 &&
      each((text) => IDENTIFIER.test(text) && text.length >= SHORTEST_IDENTIFIER)(column),
  ],
  ['number', each((text) => NUMBER.test(text.replace(/^\p{Sc}\s*/u, '')))],
  ['longText', ({ texts }) => median(texts.map((text) => text.length)) >= LONG_TEXT_LENGTH],
];

/** Null for a column that is blank throughout. */
const valueKind = (column: ColumnTexts): ValueKind | null =>
  column.texts.length === 0 ? null : (KINDS.find(([, test]) => test(column))?.[0] ?? 'text');

const UNNAMED = /^\(column \d+\)$/;
/** So many values tell what a column holds. */
const JUDGED = 1_000;

/** How often each text comes. */
export const countsOf = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

const profile = (column: Pick<ColumnTexts, 'name' | 'place' | 'index' | 'rows' | 'texts'>): ColumnProfile => {
  const all = { ...column, unnamed: UNNAMED.test(column.name), counts: countsOf(column.texts) };
  const judged = column.texts.slice(0, JUDGED);
  return { ...all, kind: valueKind({ ...all, texts: judged, counts: countsOf(judged) }) };
};

/** Of smaller numbers -1 may be one as well: of flags, or of codes. */
const NO_CODE = 10;
const OF_CODES = /\b(status|type|code|category|transaction)\b/;
/** Of numbers from 0 without each -1, which stands for none. */
const withoutUnknown = (name: string, texts: string[]): string[] => {
  const others = texts.filter((text) => !isMinusOne(text));
  const areNumbers = others.every((text) => Number(text) >= 0) && others.some((text) => Number(text) >= NO_CODE);
  return areNumbers && !OF_CODES.test(wordsInFull(name).join(' ')) ? others : texts;
};

/** Those from a place on. */
export const profileColumns = ({ header, records }: FileSample, from = 0): ColumnProfile[] => {
  if (from === header.length) return [];
  const placeOf = columnPlaces(header);
  const withoutParts = withoutSharedParts(header.map(placeOf));
  return header.slice(from).map((name, place) => {
    const index = from + place;
    const told = records.map(({ values }) => cleanText(values[index])).filter((text) => text !== '');
    const texts = withoutUnknown(name, told);
    return profile({ name, place: withoutParts(placeOf(name)), index, rows: records.length, texts });
  });
};

/** Of fewer, a name may happen to be a word or a year. */
const LEAST_VALUES = 2;
const LEAST_SHARE = 0.3;
const OF_VALUES: ReadonlySet<ValueKind | null> = new Set(['image', 'url', 'email', 'date', 'status', 'money', 'year']);

/** Whether a name looks like the value of a home: of a kind that no name is, a long number, or what the rows below say too. */
const isValue = ({ name, counts, unnamed, ...column }: ColumnProfile): boolean =>
  !unnamed &&
  (counts.has(name) ||
    /^\d[\d.,'\s]{2,}$/u.test(name) ||
    OF_VALUES.has(profile({ ...column, name, texts: [name] }).kind));

/** The names of columns that look like the values of a home, where so many do that the file seems to begin with a home; else none. */
export const valuesAsNames = (columns: readonly ColumnProfile[]): string[] => {
  const values = columns.filter(isValue).map(({ name }) => name);
  const named = columns.filter(({ unnamed }) => !unnamed);
  return values.length >= LEAST_VALUES && values.length >= named.length * LEAST_SHARE ? values : [];
};
