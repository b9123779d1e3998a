/** How a cell shows its number: as a day, a time or both, as a percentage, or with so many digits at least; null: as it is. */
export type NumberLook = 'day' | 'time' | 'moment' | 'percent' | { digits: number } | null;

/** Formats that every workbook has without declaring them: days, times and both, those of East Asia too. */
const BUILT_IN: readonly [look: NumberLook, numbers: readonly number[]][] = [
  ['percent', [9, 10]],
  ['day', [14, 15, 16, 17, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]],
  ['time', [18, 19, 20, 21, 32, 33, 45, 47]],
  ['moment', [22]],
];

export const builtInLook = (format: number): NumberLook =>
  BUILT_IN.find(([, numbers]) => numbers.includes(format))?.[0] ?? null;

/** What a format's code shows beside the number: texts, colours and conditions, and what is skipped or repeated. */
const BESIDE = /"[^"]*"?|\[[^\]]*\]?|[\\_*].?/g;

/** Excel takes no code that is longer. */
const LONGEST_CODE = 255;

/** Hours, minutes or seconds that go on beyond a day: how long something took is no time. */
const DURATION = /\[(h+|m+|s+)\]/i;

/** A code whose parts are for numbers of a size, as of less than one: which of them a cell shows is not looked at. */
const CONDITION = /\[[<>=]/;

/** Zeros alone, but for a colour or a language: with a text or a dash among them, the number is no part of what is shown as it is. */
const ZEROS = /^(\[[^\]]*\])*0{2,}$/;

/** What the code of a format, as `dd/mm/yyyy` or `0.0%`, makes of a number that is not negative. */
export const lookOf = (code: string): NumberLook => {
  if (code.length > LONGEST_CODE || CONDITION.test(code)) return null;
  const [first = ''] = code.split(';', 1);
  const shown = first.replace(BESIDE, '').toLowerCase();
  if (ZEROS.test(first)) return { digits: shown.length };
  if (shown.includes('%')) return 'percent';
  if (shown.includes('general') || DURATION.test(first) || !/[dyhms]/.test(shown)) return null;
  const hasTime = /[hs]/.test(shown);
  // The m of a time is a minute: a month stands with a day, a year, or alone.
  if (/[dy]/.test(shown)) return hasTime ? 'moment' : 'day';
  return hasTime ? 'time' : 'day';
};

/** Digits that a spreadsheet keeps: what its file has beyond them is the error of the last bits. */
const KEPT_DIGITS = 15;

const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: KEPT_DIGITS });

/** A number in digits, whatever its size. */
const inDigits = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? plain.format(value) : text;
};

/** Whether it is a number as XML writes them. */
export const isNumber = (raw: string): boolean =>
  /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(raw) && Number.isFinite(Number(raw));

/** A number as it was meant: `0.1` of 0.10000000000000001, `549900` of 5.499E5. */
export const numberText = (raw: string): string =>
  /^-?\d+$/.test(raw) ? raw : inDigits(Number(Number(raw).toPrecision(KEPT_DIGITS)));

const DAY_SECONDS = 86_400;
/** The day before the first, which counts as one more: spreadsheets take 1900 for a leap year, and most dates are behind that. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
const LEAP_DAY = 60;
/** The first moment that has no date of four digits. */
const END = Date.UTC(10_000, 0, 1);

/** From which year a workbook counts its days. */
export type DateSystem = keyof typeof DAY_ZERO;

/** A number as its cell shows it; days and times as ISO 8601 writes them, in whatever language. */
export const shownNumber = (raw: string, look: NumberLook, system: DateSystem): string => {
  const text = numberText(raw);
  const value = Number(text);
  if (look === null) return text;
  if (look === 'percent') return `${numberText(String(value * 100))}%`;
  if (typeof look === 'object') return /^\d+$/.test(text) ? text.padStart(look.digits, '0') : text;
  // A number before the first day is no date, whatever its cell is to show.
  const first = look === 'time' || system === 1904 ? 0 : 1;
  const day = Math.floor(value);
  const seconds = Math.min(Math.round((value - day) * DAY_SECONDS), DAY_SECONDS - 1);
  const days = day + (system === 1900 && value < LEAP_DAY ? 1 : 0);
  const moment = DAY_ZERO[system] + (days * DAY_SECONDS + seconds) * 1_000;
  if (value < first || moment >= END) return text;
  const iso = new Date(moment).toISOString();
  if (look === 'moment') return iso.slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  const [date = '', time = ''] = iso.split('T');
  return look === 'day' ? date : time.slice(0, 'hh:mm:ss'.length);
};

/** What stands for a character that XML lacks, for half of one, or for `_` where a text has just that: `_x000D_`, `_xD83C_`, `_x005F_`. */
const WRITTEN = /_x(00[01][\da-fA-F]|005[fF]|[dD][89a-fA-F][\da-fA-F]{2}|[fF]{3}[efEF])_/g;

/** A text as its cell has it. Of the characters that XML lacks only line ends and tabs are kept. */
export const plainText = (text: string): string =>
  text
    .replace(WRITTEN, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
