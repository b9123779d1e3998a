import type { Amount } from './lexeme.ts';
import type { Lexicon, Sense } from './lexicon.ts';
import {
  amountOf,
  articleLength,
  countsHundreds,
  decimalsBehind,
  isDecade,
  LARGE_SCALE,
  linkLength,
  sumBehind,
} from './number-links.ts';
import type { ReadText, Token } from './read-text.ts';
import { beginsOther, decadeLength, nextRound, oddLength, saysAbout, shortDigit, tensLeftOut } from './read-vague.ts';

export type ReadAmount = { amount: Amount; length: number };

const GROUPED = /^[1-9]\d{0,2}([.,'])\d{3}(?:\1\d{3})*([.,]\d{1,2})?$/;
const MOST_DIGITS = 15;
/** "Million" and "mil" are numbers by themselves; "k" and, of millions, "mill" are not: they need one before them. */
const SHORTEST_SCALE = 3;
const SHORTEST_MILLION = 5;
/** "Half a million" counts money without saying so; rooms and days are fewer. */
const LARGE_IN_WORDS = 100_000;
const isHalfMore = ({ group, value }: Sense): boolean => group === 'after' && value === 'half';
const MOST_TOKENS = 24;
/** An "m" behind a number up to this one is a million, behind a larger one metres. */
const MOST_MILLIONS = 25;
const ORDINAL_ENDINGS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);

type Written = { value: number; hasDecimals: boolean; isGrouped: boolean; asDecimal: number };

const readDigits = (written: string): Written => {
  const asDecimal = Number(written.replace(/[,']/, '.'));
  const grouped = GROUPED.exec(written);
  if (grouped === null) return { value: asDecimal, hasDecimals: /[.,]/.test(written), isGrouped: false, asDecimal };
  const decimals = grouped[2] ?? '';
  const whole = written.slice(0, written.length - decimals.length).replace(/[.,']/g, '');
  const value = Number(whole + decimals.replace(',', '.'));
  return { value, hasDecimals: decimals !== '', isGrouped: true, asDecimal };
};

/** "450 000": groups of three digits, where the language, a currency or round thousands say that they are one number. */
const blankGroups = (text: ReadText, from: number, isAllowed: boolean): { digits: string; length: number } => {
  const first = text.tokens[from];
  let digits = first?.key ?? '';
  let length = 1;
  if (!/^[1-9]\d{0,2}$/.test(digits)) return { digits, length };
  for (let next = text.tokens[from + length]; next !== undefined; next = text.tokens[from + length]) {
    const previous = text.tokens[from + length - 1];
    const isGroup = /^\d{3}$/.test(next.key) && next.start === (previous?.end ?? 0) + 1;
    if (!isGroup || text.folded[next.start - 1] !== ' ') break;
    digits += next.key;
    length += 1;
  }
  const isMoney = isCurrency(text.tokens[from - 1]) || isCurrency(text.tokens[from + length]);
  return isAllowed || isMoney || digits.endsWith('000') ? { digits, length } : { digits: first?.key ?? '', length: 1 };
};

const isCurrency = (token: Token | undefined): boolean => /^(?:[$€£¥]|usd|eur|euros?|chf)$/.test(token?.key ?? '');

/** Sums what is written part by part: 4, hundred, 50, thousand. A scale takes what is smaller than it before it. */
const addScale = (parts: number[], scale: number, isWritten: boolean): number[] => {
  // "1997k": digits take any scale.
  if (isWritten && parts.length === 1) return [(parts[0] ?? 0) * scale];
  let taken = 0;
  const rest = [...parts];
  while (rest.length > 0 && (rest.at(-1) ?? 0) < scale) taken += rest.pop() ?? 0;
  return [...rest, (taken === 0 ? 1 : taken) * scale];
};

/** "1/2 acre", "1/2 million", "1/2 a million": a fraction is known by what stands behind it. */
const fractionOf = (tokens: readonly Token[], at: number, lexicon: Lexicon): number | undefined => {
  const [above, slash, below] = [tokens[at]?.key, tokens[at + 1]?.key, tokens[at + 2]?.key];
  if (slash !== '/' || !/^[1-3]$/.test(above ?? '') || !/^[2-8]$/.test(below ?? '')) return undefined;
  const behind = [
    ...(lexicon.match(tokens, at + 3)?.senses ?? []),
    ...(tokens[at + 3]?.key === 'a' ? (lexicon.match(tokens, at + 4)?.senses ?? []) : []),
  ];
  const isShared = behind.some(
    ({ group, value, amount }) =>
      (group === 'unit' && (value === 'acre' || value === 'hectare')) ||
      ((group === 'scale' || group === 'number') && (amount ?? 0) >= LARGE_SCALE),
  );
  return isShared ? Number(above) / Number(below) : undefined;
};

const isHalf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === '1' && tokens[at + 1]?.key === '/' && tokens[at + 2]?.key === '2';

/** The number that begins at a token, in digits or in words, with what multiplies it. */
export const readAmount = (text: ReadText, from: number, lexicon: Lexicon): ReadAmount | undefined => {
  const { tokens } = text;
  const first = tokens[from];
  if (first === undefined) return undefined;
  let parts: number[] = [];
  let index = from;
  let written: Written | undefined;
  let plain = 0;
  let scale = 1;
  let isPlural = false;
  /** The scale that was read last, with nothing behind it yet. */
  let lastScale = 1;
  /** What "and something more" may add at most: "500多". */
  let more = 0;
  let isAbout = false;

  if (first.kind === 'number') {
    const { digits, length } = blankGroups(text, from, lexicon.tables.groupsByBlank === true);
    if (digits.replace(/\D/g, '').length > MOST_DIGITS) return undefined;
    written = readDigits(digits);
    if (length > 1) written.isGrouped = true;
    const fraction = fractionOf(tokens, from, lexicon);
    if (fraction !== undefined) written = { value: fraction, hasDecimals: true, isGrouped: false, asDecimal: fraction };
    plain = written.value;
    parts = [written.value];
    index += fraction === undefined ? length : 3;
    if (fraction !== undefined && tokens[index]?.key === 'a') index += 1;
    if (isHalf(tokens, index) && Number.isInteger(plain) && plain < 20) {
      plain += 0.5;
      parts = [plain];
      index += 3;
    }
  }
  const article = articleLength(tokens, from, lexicon);
  if (article > 0) {
    parts = [1];
    index += article;
  }
  for (let next = tokens[index]; next !== undefined && index < from + MOST_TOKENS; next = tokens[index]) {
    const joinsHundreds = scale === 100 && written === undefined && lexicon.tables.saysHundreds === true;
    const link = scale >= 1_000 || joinsHundreds ? linkLength(tokens, index, scale, lexicon) : 0;
    index += link;
    next = tokens[index] ?? next;
    const match = next.kind === 'number' ? undefined : lexicon.match(tokens, index);
    const word = match && amountOf(match.senses, 'number');
    const times = match && amountOf(match.senses, 'scale');
    const last = parts.at(-1);
    const behind = scale >= LARGE_SCALE ? sumBehind(tokens, index, scale, lexicon) : undefined;
    const short = shortDigit(tokens, index, lastScale, lexicon);
    const odd = parts.length > 0 && more === 0 ? oddLength(tokens, index, lexicon) : 0;
    if (short !== undefined) {
      parts = [...parts, short.value];
      index += short.length;
      break;
    }
    const decimals = parts.length === 1 && scale === 1 ? decimalsBehind(tokens, index, lexicon) : undefined;
    if (decimals !== undefined) {
      parts = [(last ?? 0) + decimals.value];
      plain += decimals.value;
      if (written !== undefined) written.hasDecimals = true;
      index += decimals.length;
    } else if (odd > 0) {
      const sum = parts.reduce((whole, part) => whole + part, 0);
      if (saysAbout(tokens, index, lexicon)) isAbout = true;
      else more = nextRound(sum) - sum;
      index += odd;
    } else if (behind !== undefined) {
      parts = [...parts, behind.value];
      index = behind.to;
    } else if (match !== undefined && scale >= LARGE_SCALE && match.senses.some(isHalfMore)) {
      parts = [...parts, scale / 2];
      index += match.length;
    } else if (match !== undefined && times !== undefined && parts.length + (written ? 0 : 1) > 0) {
      const isUnitToo = match.senses.some(({ group }) => group === 'unit');
      if (isUnitToo && plain > MOST_MILLIONS) break;
      const isShort = next.key.length < (times >= LARGE_SCALE ? SHORTEST_MILLION : SHORTEST_SCALE);
      if (parts.length === 0 && next.kind === 'word' && isShort) break;
      if (written?.isGrouped === true && times >= 1e6 && scale === 1 && written.value < 1e6)
        parts = [written.asDecimal];
      parts = addScale(parts, times, written !== undefined && scale === 1);
      scale *= times;
      lastScale = times;
      more *= times;
      index += match.length;
      continue;
    } else if (match !== undefined && word !== undefined && (written === undefined || scale > 1)) {
      // "The 625k one" is no sum, "2 million two hundred thousand" is.
      const following = lexicon.match(tokens, index + match.length)?.senses ?? [];
      if (written !== undefined && link === 0 && amountOf(following, 'scale') === undefined) break;
      const isOfHundreds = written === undefined && scale === 1 && countsHundreds(parts, word, lexicon);
      if (isOfHundreds) parts = [(last ?? 0) * 100];
      const joins =
        last === undefined ||
        isOfHundreds ||
        (last >= 20 && last % 10 === 0 && word < 10) ||
        (last >= 100 && last % 100 === 0 && word < 100) ||
        (scale > 1 && word < scale);
      if (!joins || (word > 0 && beginsOther(tokens, index, lastScale, lexicon))) break;
      parts = [...parts, word * tensLeftOut(tokens, index, lastScale, lexicon)];
      isPlural ||= isDecade(match.senses);
      index += match.length;
      // "A million" is one word too.
      lastScale = word >= LARGE_SCALE ? word : 1;
      continue;
    } else break;
    lastScale = 1;
  }
  if (parts.length === 0) return undefined;
  const [largest = 0, ...others] = parts;
  const rest = others.reduce((sum, part) => sum + part, 0);
  // "Un millón doscientos" leaves its thousands out.
  const isShort = largest >= LARGE_SCALE && lastScale === 1 && rest >= 100 && rest < 1_000;
  const value = Math.round((largest + rest * (isShort ? 1_000 : 1)) * 100) / 100;
  const end = tokens[index - 1]?.end ?? 0;
  const next = tokens[index];
  const between = next === undefined ? ' ' : text.folded.slice(end, next.start);
  let isOrdinal = false;
  if (next !== undefined && (between === '' || between === "'") && written !== undefined) {
    isPlural = next.key === 's';
    isOrdinal = ORDINAL_ENDINGS.has(next.key) && scale === 1;
    if (isPlural || isOrdinal) index += 1;
  }
  const decade = decadeLength(tokens, index, lexicon);
  if (decade > 0 && value % 10 === 0) {
    isPlural = true;
    index += decade;
  }
  const amount: Amount = {
    value,
    hasScale:
      (scale > 1 && (written !== undefined || value >= 1_000)) || (written === undefined && value >= LARGE_IN_WORDS),
    plain: written === undefined ? value : plain,
    hasDecimals: written?.hasDecimals === true,
    isWord: written === undefined,
    isPlural,
    isOrdinal,
    isGrouped: written?.isGrouped === true,
    ...(more > 0 ? { until: value + more } : {}),
    ...(isAbout ? { isAbout } : {}),
  };
  return { amount, length: index - from };
};
