import { createClaims } from './claims.ts';
import { BEFORE_HALF } from './halves.ts';
import { CHECK_WORDS } from './languages/all.ts';
import { spelledNumbers } from './spelled-numbers.ts';
import { startsSpelled } from './spelled-tokens.ts';
import { anywhere } from './word-patterns.ts';
import type { WrittenNumber } from './written-number.ts';

export type NumberWord = WrittenNumber & {
  language: string;
  /** With a multiplier from a thousand on. */
  isScaled?: boolean;
  /** A number only where a unit, a currency or a label says so. */
  isVague?: boolean;
};

/** "One" is an article in all but English, and looked at before a half only; there it counts in "one-bedroom" too. */
const ONES = CHECK_WORDS.filter(({ language }) => language !== 'en').flatMap(({ language, numbers }) =>
  (numbers[1] ?? []).map((word) => ({ word, value: 1, language })),
);
const WORDS = CHECK_WORDS.flatMap(({ language, numbers }) =>
  numbers.flatMap((words, value) =>
    value === 1 && language !== 'en' ? [] : words.map((word) => ({ word, value, language })),
  ),
);
const BY_WORD = new Map([...WORDS].reverse().map((entry) => [entry.word, entry]));
const ONE_BY_WORD = new Map([...ONES].reverse().map((entry) => [entry.word, entry]));
/** "One" counts where something is joined to it, as "one-bedroom". */
const isOne = (word: string): boolean => word === 'one';
const ones = anywhere([...ONE_BY_WORD.keys()]).source;
const PATTERN = new RegExp(
  [
    anywhere([...BY_WORD.keys()].filter((word) => !isOne(word))).source,
    `${anywhere([...BY_WORD.keys()].filter(isOne)).source}(?=-)`,
    `(?:${ones})${BEFORE_HALF}`,
  ].join('|'),
  'gu',
);

const HAN_DIGITS = '零一二三四五六七八九';
const HAN_UNITS: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
]);
const HAN_NUMBER = /[零〇一二两三四五六七八九]?[十百千][零〇一二两三四五六七八九十百]*/gu;

/** 五十五, 三百二十. */
const readHan = (text: string): number => {
  let value = 0;
  let digit = 0;
  for (const character of text.replaceAll('两', '二').replaceAll('〇', '零')) {
    const unit = HAN_UNITS.get(character);
    if (unit === undefined) digit = HAN_DIGITS.indexOf(character);
    else {
      value += (digit || 1) * unit;
      digit = 0;
    }
  }
  return value + digit;
};

const STYLE = { group: undefined, decimal: undefined, decimals: 0 };

const hanNumbers = (fold: string): NumberWord[] =>
  [...fold.matchAll(HAN_NUMBER)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    language: 'zh',
    style: STYLE,
    readings: [{ value: readHan(found), step: 1 }],
  }));

/** Numbers written as words, in any of the languages; in Chinese those below ten thousand. */
export const numberWords = (fold: string): NumberWord[] => {
  const { claim, isFree } = createClaims(fold.length);
  const compounds: NumberWord[] = [...hanNumbers(fold), ...spelledNumbers(fold)].filter(claim);
  const words = [...fold.matchAll(PATTERN)].flatMap((match): NumberWord[] => {
    const entry = BY_WORD.get(match[0]) ?? ONE_BY_WORD.get(match[0]);
    const end = match.index + match[0].length;
    if (entry === undefined || !isFree({ start: match.index, end })) return [];
    const { value, language } = entry;
    return [{ start: match.index, end, readings: [{ value, step: 1 }], style: STYLE, language, isVague: true }];
  });
  return [...compounds, ...words];
};

export const isNumberWord = (word: string): boolean => BY_WORD.has(word) || startsSpelled(word);
