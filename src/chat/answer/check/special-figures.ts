import { createClaims } from './claims.ts';
import { smallWords } from './languages/small/all.ts';
import { ofAll, oneOf } from './word-patterns.ts';

/** Numbers that are no quantities: told by their form, before anything else is read of them. */
export type SpecialFigure = { kind: 'date' | 'time' | 'phone' | 'code' | 'skipped'; start: number; end: number };

const MONTHS = ofAll(({ months }) => months)
  .filter((month) => month !== '月')
  .sort((a, b) => b.length - a.length)
  .join('|');
const DAY = `(?<!\\d)\\d{1,2}(?:${oneOf(smallWords(({ dayEndings }) => dayEndings))}|\\.)?`;
const OF_MONTH = `(?:${oneOf(smallWords(({ beforeMonth }) => beforeMonth))} )?`;
const OF_YEAR = `(?:${oneOf(smallWords(({ beforeYear }) => beforeYear))} )?`;
const DATE = new RegExp(
  [
    '(?<!\\d)\\d{4}-\\d{2}-\\d{2}(?!\\d)',
    '(?<!\\d)\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})(?!\\d)',
    '(?<!\\d)\\d{4}年\\d{1,2}月(?:\\d{1,2}[日号])?',
    '(?<!\\d)\\d{1,2}月\\d{1,2}[日号]',
    `${DAY} ${OF_MONTH}(?:${MONTHS})\\.?(?![\\p{L}])(?:,? ${OF_YEAR}\\d{4}(?!\\d))?`,
    `(?<![\\p{L}])(?:${MONTHS})\\.? ${OF_YEAR}\\d{4}(?!\\d)`,
    `(?<![\\p{L}])(?:${MONTHS})\\.? ${DAY}(?!\\d)(?:,? \\d{4}(?!\\d))?`,
  ].join('|'),
  'gu',
);
const CLOCK = smallWords(({ clock }) => clock);
const MINUTES_CLOCK = oneOf([...CLOCK, ...smallWords(({ clockAfterMinutes }) => clockAfterMinutes)]);
const TIME = new RegExp(
  `(?<!\\d)(?:\\d{1,2}:\\d{2}(?: ?${MINUTES_CLOCK}(?!\\p{L}))?|\\d{1,2} ?${oneOf(CLOCK)}(?!\\p{L}))`,
  'gu',
);
const PHONE = /(?<![\p{L}\p{N}.,$€£¥-])(?:\+ ?\d|\(\+?\d{2}|\d)[\d ()./-]{5,}\d(?![\p{L}\p{N}%])/gu;
/** Letters and digits, with four digits or more: a listing's number, not "I-5" or "3D". */
const CODE =
  /(?<![\p{sc=Latin}\p{N}])(?=[\p{sc=Latin}-]{1,12}\d)[\p{sc=Latin}-]+[\p{sc=Latin}\d-]*(?:\d[\p{sc=Latin}\d-]*){4}/gu;
/** Numbers that say nothing of a home: of rows, of items of a list, of columns, of roads. */
const SKIPPED = new RegExp(
  [
    '(?<!\\d)24/7(?!\\d)',
    '#\\d+',
    '(?<=(?:^|\\n)[\\s>]*)\\(?\\d{1,2}[.)](?= )',
    '(?<=[:|] ?)\\(\\d\\)(?= )',
    `(?<![\\p{L}\\p{N}])(?:\\p{L}{1,2}-|${oneOf(smallWords(({ roads }) => roads))} )\\d{1,3}(?![\\d\\p{L}]|[.,]\\d)`,
  ].join('|'),
  'gu',
);
const CURRENCY_CODE = /^(?:us|usd|eur|gbp|chf|cny|rmb|cad|aud|brl|mxn)\d/u;

/** A phone number and no sum, range, date or long ZIP. */
const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 16 || /^\d{5}-\d{4}$/.test(text)) return false;
  if (/^\d{1,3}(?:[ .]\d{3})+$/.test(text) || (text.includes(')') && !text.includes('('))) return false;
  if (/^\d+$/.test(text)) return digits.length >= 10;
  return /^[+(]/.test(text) || /^\d{3}[-. ]\d{4}$/.test(text) || (text.match(/[ ()./-]+/g) ?? []).length >= 2;
};

const of = (kind: SpecialFigure['kind'], pattern: RegExp, fold: string): SpecialFigure[] =>
  [...fold.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length }));

/** In the order of the text, none over another. */
export const specialFigures = (fold: string): SpecialFigure[] => {
  if (!/\d/.test(fold)) return [];
  const phones = of('phone', PHONE, fold).filter(({ start, end }) => isPhone(fold.slice(start, end)));
  const codes = of('code', CODE, fold).filter(({ start, end }) => !CURRENCY_CODE.test(fold.slice(start, end)));
  const all = [
    ...of('skipped', SKIPPED, fold),
    ...of('date', DATE, fold),
    ...of('time', TIME, fold),
    ...phones,
    ...codes,
  ];
  const { claim } = createClaims(fold.length);
  return all.filter(claim).sort((a, b) => a.start - b.start);
};
