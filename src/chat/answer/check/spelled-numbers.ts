import { type SpelledToken, spelledTokens } from './spelled-tokens.ts';
import type { WrittenNumber } from './written-number.ts';

/** A number above twelve in words. A vague one may be none: "mil", "a thousand", "six-ten". */
export type SpelledNumber = WrittenNumber & { language: string; isScaled: boolean; isVague: boolean };
type Sum = {
  /** What the multipliers from a thousand on have taken. */
  total: number;
  /** What stands behind the last of these. */
  group: number;
  /** The part added last. */
  last: number;
  scale: number;
  hasCount: boolean;
};

const STYLE = { group: undefined, decimal: undefined, decimals: 0 };
const WORD = /(?<![\p{L}\d])\p{L}/gu;
const LARGEST_SINGLE = 12;
const isYears = ({ total, group, last, scale }: Sum, value: number): boolean =>
  total === 0 && scale === 1 && group === last && last >= 17 && last <= 20 && value >= 10 && value < 100;

/** "Six-ten": six hundred and ten thousand, as prices are said. */
const isShort = ({ total, group, last, scale }: Sum, value: number): boolean =>
  total === 0 && scale === 1 && group === last && last < 10 && value >= 10 && value < 100;

/** What a part makes of the sum: "twenty five", "siebenundachtzig", "nineteen eighty"; undefined where it begins another number. */
const add = (sum: Sum, value: number, isLinked: boolean): Sum | undefined => {
  const { group, last } = sum;
  const grown = (by: number): Sum => ({ ...sum, group: group + by, last: value, hasCount: true });
  if (group === 0) return value < sum.scale || sum.scale === 1 ? grown(value) : undefined;
  if (last >= 100 && value < 100) return grown(value);
  if (last >= 20 && last < 100 && last % 10 === 0 && value < 10) return grown(value);
  if (isLinked && last < 10 && value >= 20 && value < 100 && value % 10 === 0) return grown(value);
  if (isYears(sum, value)) return grown(group * 99 + value);
  return isShort(sum, value) ? { ...grown(group * 99 + value), hasCount: false } : undefined;
};

const multiply = (sum: Sum, by: number): Sum | undefined => {
  const { total, group, scale } = sum;
  if (by === 100) {
    return group >= 100 ? undefined : { ...sum, group: (group || 1) * 100, last: 100 };
  }
  if (total > 0 && group === 0) return { ...sum, total: total * by, scale: by, last: 0 };
  if (total > 0 && by >= scale) return undefined;
  return { ...sum, total: total + (group || 1) * by, group: 0, last: 0, scale: by };
};

/** "Three and a half": of what, is said behind. */
const isCount = ({ total, group }: Sum, before: SpelledToken | undefined): boolean =>
  before?.kind === 'part' && total === 0 && group <= LARGEST_SINGLE && Number.isInteger(group);

const decimalsOf = (tokens: readonly SpelledToken[], from: number): { value: number; count: number } => {
  let digits = '';
  let count = 0;
  for (const { kind, value } of tokens.slice(from)) {
    if (kind !== 'part' || value > 99) break;
    digits += String(value);
    count += 1;
  }
  return { value: digits === '' ? 0 : Number(`0.${digits}`), count };
};

/** Reads as many of the words as make up one number. */
const readSum = (tokens: readonly SpelledToken[]): { sum: Sum; used: number } => {
  let sum: Sum = { total: 0, group: 0, last: 0, scale: 1, hasCount: false };
  let used = 0;
  let earlier = { sum, used };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as SpelledToken;
    const next = tokens[index + 1];
    const before = tokens[index - 1];
    let after: Sum | undefined;
    if (token.kind === 'part') after = add(sum, token.value, before?.kind === 'link');
    else if (token.kind === 'times') after = multiply(sum, token.value);
    else if (token.kind === 'fraction' && next?.kind === 'times' && sum.group === 0)
      after = { ...sum, group: token.value, last: token.value, hasCount: true };
    else if (token.kind === 'one' && (next?.kind === 'times' || (before?.kind === 'link' && sum.last >= 20)))
      after = sum.group === 0 ? { ...sum, group: 1, last: 1 } : add(sum, 1, true);
    else if (token.kind === 'half' && (before?.kind === 'times' || next?.kind === 'times' || isCount(sum, before)))
      after =
        before?.kind === 'times' ? { ...sum, total: sum.total + sum.scale / 2 } : { ...sum, group: sum.group + 0.5 };
    else if (token.kind === 'link' && used === index && index > 0) continue;
    else if (token.kind === 'point' && sum.group > 0) {
      const { value, count } = decimalsOf(tokens, index + 1);
      if (count > 0 && tokens[index + 1 + count]?.kind === 'times') {
        after = { ...sum, group: sum.group + value };
        index += count;
      }
    }
    if (after === undefined) {
      // "Five hundred and six hundred": the six belongs to what follows.
      return token.kind === 'times' && before?.kind === 'part' ? earlier : { sum, used };
    }
    earlier = { sum, used };
    sum = after;
    used = index + 1;
  }
  return { sum, used };
};

const isSmall = ({ total, group }: Sum, used: number): boolean =>
  used === 1 && total === 0 && group <= LARGEST_SINGLE && Number.isInteger(group);

/** "550 mil": a multiplier of digits. */
const DIGITS_BEFORE = /\d[\s-]?$/u;

const readAt = (fold: string, start: number): SpelledNumber | undefined => {
  const isOfDigits = DIGITS_BEFORE.test(fold.slice(Math.max(0, start - 2), start));
  const read = spelledTokens(fold, start).flatMap(({ language, tokens }): SpelledNumber[] => {
    if (isOfDigits && tokens[0]?.kind === 'times') return [];
    const { sum, used } = readSum(tokens);
    const last = tokens[used - 1];
    if (last === undefined || isSmall(sum, used)) return [];
    const isScaled = sum.scale > 1;
    const value = Math.round((sum.total + sum.group) * 100) / 100;
    const step = sum.group > 0 ? 1 : sum.scale;
    const isHalf = sum.total === 0 && !Number.isInteger(value);
    return [
      {
        start,
        end: last.end,
        language,
        isScaled,
        isVague: !sum.hasCount || isHalf,
        style: STYLE,
        readings: [{ value, step }],
      },
    ];
  });
  return read.sort((a, b) => b.end - a.end)[0];
};

/** The numbers of a folded text that are put together of words: "six hundred and ten thousand", "medio millón". */
export const spelledNumbers = (fold: string): SpelledNumber[] => {
  const found: SpelledNumber[] = [];
  let end = 0;
  for (const { index } of fold.matchAll(WORD)) {
    const number = index < end ? undefined : readAt(fold, index);
    if (number === undefined) continue;
    found.push(number);
    end = number.end;
  }
  return found;
};
