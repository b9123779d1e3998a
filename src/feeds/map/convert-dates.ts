import { ownValue } from '../../fields/own-value.ts';
import { type Conversion, type Converted, isEmptyWord } from './conversion.ts';
import { integer, LONGEST_NUMBER } from './convert-numbers.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MOST_DAYS = 36_500;
const A_DATE = { expected: 'a date such as 2026-03-31, 3/31/2026, March-31-2026 or 31 Mar 2026' };
const A_TIME = { expected: 'a date and time such as 2026-03-31T14:05:00Z' };

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T -](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** The same without marks between, or with others: of these centuries, so that no other order of digits makes a day. */
const YEAR_FIRST = /^((?:19|20)\d\d)([/.]?)(\d\d)\2(\d\d)(?!\d)/;
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(AM|PM)?)?$/i;
const WORDS = /^([a-z]+)[-\s.]+(\d{1,2})(?:,\s*|[-\s]+)(\d{4})(?:\s+(\d{1,2}):(\d{2})\s*(AM|PM)?)?$/i;

const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th)?[-\s.]+([a-z]+)[-\s.,]+(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?\s*(AM|PM)?)?$/i;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** An ISO date of parts that make a day of the calendar, else null. */
const dateOf = (year: number, month: number, day: number): string | null => {
  const valid = year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
  return valid ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
};

const daysOfMonth = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

type Order = 'dayFirst' | 'monthFirst';

/** The day that a text names, whatever time stands behind it, as an ISO date. `order` is that of dates in digits. */
const readDate = (given: string, order: Order = 'monthFirst'): string | null => {
  const text = withHyphens(given);
  const iso = ISO.exec(text);
  if (iso !== null) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const digits = SLASHES.exec(text);
  if (digits !== null) {
    const [first, second, year] = [Number(digits[1]), Number(digits[2]), Number(digits[3])];
    return order === 'dayFirst' ? dateOf(year, second, first) : dateOf(year, first, second);
  }
  const [, word = '', day, year] = WORDS.exec(text) ?? [];
  const [, firstDay, secondWord = '', lastYear] = DAY_FIRST.exec(text) ?? [];
  const month = monthNumber(word === '' ? secondWord : word);
  return month === 0 ? null : dateOf(Number(year ?? lastYear), month, Number(day ?? firstDay));
};

const withHyphens = (text: string): string => text.replace(YEAR_FIRST, '$1-$3-$4');

const SHORT_YEAR = /^(\d{1,2}([/.-])(?:\d{1,2}|[a-z]{3,})\2)(\d\d)(?![\d:])/i;
/** From here on years of two digits are of the last century, as POSIX has it. */
const LAST_CENTURY = 69;

/** Dates may have dots or hyphens between their digits too, and years of two digits, where a feed says in which order they stand. */
const inOrder = (text: string): string =>
  text
    .replace(
      SHORT_YEAR,
      (_, before: string, __, year: string) => `${before}${Number(year) < LAST_CENTURY ? 20 : 19}${year}`,
    )
    .replace(/^(\d{1,2})([.-])(\d{1,2})\2(?=\d{4})/, '$1/$3/');

/** The month of a name, or of its first letters, at least three of them; 0 for none. */
const monthNumber = (word: string): number =>
  word.length < 3 ? 0 : MONTHS.findIndex((name) => name.startsWith(word.toLowerCase())) + 1;

export const date: Conversion = ([text = '']) => (isEmptyWord(text) ? null : (readDate(text) ?? A_DATE));

const A_DAY = { expected: 'a date such as 31/3/2026, 31.3.2026 or 2026-03-31' };
const A_MONTH = { expected: 'a date such as 3/31/2026, 3-31-2026 or 2026-03-31' };
export const dateDayFirst: Conversion = ([text = '']) =>
  isEmptyWord(text) ? null : (readDate(inOrder(text), 'dayFirst') ?? A_DAY);
export const dateMonthFirst: Conversion = ([text = '']) =>
  isEmptyWord(text) ? null : (readDate(inOrder(text), 'monthFirst') ?? A_MONTH);

/** What a server takes: in UTC, years of four digits. */
const FIRST_TIME = Date.UTC(1000, 0);
const LAST_TIME = Date.UTC(10_000, 0) - 1;

const readTime = (text: string, order: Order): Converted => {
  if (isEmptyWord(text)) return null;
  const day = readDate(text, order);
  if (day === null) return A_TIME;
  const iso = ISO.exec(withHyphens(text));
  const slashes = SLASHES.exec(text);
  let hours = Number(iso?.[4] ?? slashes?.[4] ?? 0);
  const half = slashes?.[7]?.toUpperCase();
  if (half !== undefined) hours = (hours % 12) + (half === 'PM' ? 12 : 0);
  const clock = `${pad(hours)}:${iso?.[5] ?? slashes?.[5] ?? '00'}:${iso?.[6] ?? slashes?.[6] ?? '00'}`;
  const fraction = (iso?.[7] ?? '').slice(0, 3).padEnd(3, '0');
  const offset = (iso?.[8] ?? 'Z').toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const time = Date.parse(`${day}T${clock}.${fraction}${offset}`);
  return Number.isNaN(time) || time < FIRST_TIME || time > LAST_TIME ? A_TIME : new Date(time).toISOString();
};

/** ISO 8601 in UTC with milliseconds. A time without an offset is UTC; American writing is understood too. */
export const timestamp: Conversion = ([text = '']) => readTime(text, 'monthFirst');
export const timestampDayFirst: Conversion = ([text = '']) => readTime(inOrder(text), 'dayFirst');
export const timestampMonthFirst: Conversion = ([text = '']) => readTime(inOrder(text), 'monthFirst');

/** Days on market, a whole number. */
export const days: Conversion = (texts, context) => {
  const count = integer(texts, context);
  return typeof count === 'number' && (count < 0 || count > MOST_DAYS)
    ? { expected: `a whole number from 0 to ${MOST_DAYS}` }
    : count;
};

/** An open house whose day has not passed: start and end, or one of them. */
export const openHouse: Conversion = ([start = '', end = ''], context) => {
  const day = readDate(end === '' ? start : end);
  if (day === null) return A_DATE;
  return day >= context.today ? 'OpenHouse' : null;
};

/** The eras by which years are counted in Japan and Taiwan, with the year before their first one and their last. Letters stand for those of Japan. */
const ERAS: Readonly<Record<string, readonly [before: number, last: number]>> = {
  ...{ 明治: [1867, 45], M: [1867, 45] },
  ...{ 大正: [1911, 15], T: [1911, 15] },
  ...{ 昭和: [1925, 64], S: [1925, 64] },
  ...{ 平成: [1988, 31], H: [1988, 31] },
  ...{ 令和: [2018, 99], R: [2018, 99] },
  ...{ 民國: [1911, 199], 民国: [1911, 199], 中華民國: [1911, 199] },
};
/** `2011年`, `平成18年3月築`, `2011년 5월`; without an era two digits are no year. */
const YEAR_IN_WORDS =
  /^(?:(\d{4})|(\p{L}{1,4})\.?\s?(\d{1,3}|元))\s?[年년](?:\s?(\d{1,2})\s?[月월](?:\s?\d{1,2}\s?[日일])?)?\s?(?:新?築|建成?|竣工|完成|준공)?$/u;
const YEAR_IN_SHORT = /^()([MTSHR])\.?\s?(\d{1,2})(?:[./-](\d{1,2}))?$/;

const yearOf = (text: string): number | null => {
  const [, year, era = '', count = '', month = '1'] = YEAR_IN_WORDS.exec(text) ?? YEAR_IN_SHORT.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return null;
  if (year) return Number(year);
  const [before, last] = ownValue(ERAS, era) ?? [0, 0];
  const counted = count === '元' ? 1 : Number(count);
  return counted >= 1 && counted <= last ? before + counted : null;
};

/** A year that is told in words or by its era, or both (`1988年(昭和63年)5月`); null where it is not, or they are not the same. */
const readYear = (raw: string): number | null => {
  const text = raw.normalize('NFKC');
  const beside = /\(([^()]*)\)/.exec(text);
  const told = yearOf(text.replace(beside?.[0] ?? '', ''));
  return beside === null || yearOf(beside[1] ?? '') === told ? told : null;
};

/** A year; 0 stands for a year that is not known. */
export const year: Conversion = (texts, context) => {
  const value = integer(texts, context);
  if (value === 0) return null;
  const [text = ''] = texts;
  return typeof value === 'number' || text.length > LONGEST_NUMBER ? value : (readYear(text) ?? value);
};
