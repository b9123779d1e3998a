import { PERIOD_WORDS, type Period, type PeriodWords } from './languages/period-words.ts';
import { smallWords } from './languages/small/all.ts';
import { anywhere, ofAll } from './word-patterns.ts';

const MONTHS: Readonly<Record<Period, number>> = {
  month: 1,
  year: 12,
  halfYear: 6,
  quarter: 3,
  week: 12 / 52,
  day: 12 / 365,
  other: Number.NaN,
};
const TABLES = Object.values(PERIOD_WORDS);
const patternsOf = (words: (table: PeriodWords) => PeriodWords['behind']): { months: number; pattern: RegExp }[] =>
  (Object.keys(MONTHS) as Period[]).map((period) => ({
    months: MONTHS[period],
    pattern: anywhere(TABLES.flatMap((table) => words(table)[period])),
  }));
const BEHIND = patternsOf(({ behind }) => behind);
const BEFORE = patternsOf(({ before }) => before);
/** "A year ago", "im Jahr 2019": no sum is for that. */
const NOT_BEFORE = new RegExp(
  `^'s|^[\\s-]*(?:\\d|${anywhere(TABLES.flatMap(({ notBefore }) => notBefore)).source})`,
  'u',
);
/** Begins something else. */
const STOP = anywhere([
  ...ofAll(({ joined }) => joined.filter((word) => word.length > 1)),
  ...smallWords(({ and }) => and),
  ...smallWords((table) => table.with),
]);
const WORDS_BEHIND = 24;

type Said = { months: number; index: number; end: number };

const mentions = (text: string, patterns: typeof BEHIND): Said[] =>
  patterns
    .flatMap(({ months, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ months, index, end: index + found.length })),
    )
    .filter(({ end }) => !NOT_BEFORE.test(text.slice(end)));

/** How many months a sum is for, told by its clause before and behind it; NaN where they are not counted. */
export const monthsOf = (before: string, behind: string): number | undefined => {
  const next = behind.split(STOP)[0]?.slice(0, WORDS_BEHIND) ?? '';
  const [first] = mentions(next, BEHIND).sort((a, b) => a.index - b.index || b.end - a.end);
  if (first !== undefined) return first.months;
  const [last] = mentions(before.split(STOP).at(-1) ?? '', BEFORE).sort((a, b) => b.end - a.end || a.index - b.index);
  return last?.months;
};

/** Whether a text speaks of any other time than a month. */
export const saysOtherPeriod = (text: string): boolean =>
  mentions(text, [...BEHIND, ...BEFORE]).some(({ months }) => months !== 1);
