import {
  AND_TO,
  BOUNDS,
  COUNTED,
  IS,
  JOINING,
  LABELS,
  MINE,
  NUMBER_WORDS,
  PRICE,
  STOPS,
  WEAK_LABELS,
  ZIP_WORDS,
} from '../../../language/street-words.ts';
import type { Candidates } from '../vocabulary.ts';
import { numberKey, type Word } from './read-words.ts';

/** A number in words `from` to `to`; `start` is where the label before it begins. */
export type FoundNumber = { start: number; from: number; to: number; number?: string; isOwn?: boolean };

const MOST_PARTS = 4;
const LONGEST = 24;
const MOST_LETTERS = 6;
const JOINS = /^(?: ?[-./_#] ?| |)$/;
const TIGHT = /^[-./_]?$/;
const LABEL_GAP = /^[\s:#.=°º-]*$/;
const CURRENCY = /[$€£¥]/;
const BOUND_SIGN = /[<>≤≥~]\s*$/;
const AMOUNT = /^\d+(?:[km]|[a-z]+)$/;
const YEAR = /^(?:1[89]|20)\d\d$/;
const HAN_LABEL = /(?:房源|编号|編號|代码|代碼|房号|房號|挂牌号?|盘号)(?:编号|編號|号|號)?[是为為]?$/;
const HAN_BOUND = /(?:低于|不?超过|少于|多于|高于|至少|最多|预算|价格|约|到)$/;
const HAN_AMOUNT = /^(?:万|萬|元|块|美|左右|以[上下内]|平|年|室|房|房间|号(?!房源)|路|街)/;
/** "[Zip] code", "[cape] cod": other codes. */
const OTHER_CODES = new Set('zip postal post area gate promo cape dress building door country'.split(' '));
/** "fy2025", "pre-1990". */
const NO_CODE = /^(?:i|us|hwy|sr|fy|q|in|usd|eur|r|chf|s|sf|pre|post|vor|nach|since|iso)-?\d+$/;
const CODE = /^(?=.*\d\d\d)[a-z]{1,8}(?:-?\d+){1,3}[a-z]{0,2}$/;

const digitsOf = (key: string): number => key.replace(/\D/g, '').length;
/** Without the word that half of the sources write before their numbers, and the other half of visitors. */
const bare = (key: string): string => key.replace(/^(?:MLS|REF|COD)(?=\D{0,5}\d)/, '');

const isCounted = (word: Word | undefined): boolean =>
  word !== undefined && (COUNTED.has(word.key) || HAN_AMOUNT.test(word.key)) && /^[\s-]*$/.test(word.gap);

/** "250k", "3br", "1990s": an amount glued to what it counts. "T2" has as many rooms. */
const isGluedAmount = (key: string): boolean =>
  (AMOUNT.test(key) && (/\d[kms]$/.test(key) || COUNTED.has(key.replace(/^\d+/, '')))) || /^[tv]\d$/.test(key);

const mayBegin = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || word.key.length > LONGEST) return false;
  if (/\d/.test(word.key)) return true;
  // "SP-AP-1001".
  const isParted = words[at + 2]?.isNumber === true && [next, words[at + 2]].every((one) => one?.gap === '-');
  if (isParted && /^[a-z]+$/.test(`${word.key}${next?.key}`)) return true;
  const isLabel = NUMBER_WORDS.has(word.key) || WEAK_LABELS.has(word.key);
  if (next?.isNumber !== true || isLabel || word.key.length > MOST_LETTERS || !JOINS.test(next.gap)) return false;
  return /^[a-z]+$/.test(word.key) && (/^[-./_]$/.test(next.gap) || !STOPS.has(word.key) || LABELS.has(word.key));
};

/** The rows of words from `from` on that may be one number, the longest first. */
const runsFrom = (words: readonly Word[], from: number): { to: number; key: string }[] => {
  if (!mayBegin(words, from)) return [];
  const runs: { to: number; key: string }[] = [];
  let key = '';
  for (let to = from; to < Math.min(words.length, from + MOST_PARTS); to += 1) {
    const { key: part, gap } = words[to] as Word;
    const isPart = to === from || (JOINS.test(gap) && (/^\d/.test(part) || (TIGHT.test(gap) && part.length <= 3)));
    if (!isPart || key.length + part.length > LONGEST) break;
    key += numberKey(part);
    if (/\d/.test(key) && key.length > 1) runs.unshift({ to: to + 1, key });
  }
  return runs;
};

type Label = { at: number; start: number; isWeak: boolean };

/** "MLS number is", "Objekt-Nr.", "房源编号" before a number. */
const labelBefore = (words: readonly Word[], from: number): Label | undefined => {
  let at = from;
  const isBehind = (): boolean => LABEL_GAP.test(words[at]?.gap ?? '');
  const previous = (): string => words[at - 1]?.key ?? '';
  let isNumbered = /#\s*$/.test(words[at]?.gap ?? '');
  while (at > 0 && isBehind() && at > from - 3 && (NUMBER_WORDS.has(previous()) || IS.has(previous()))) {
    at -= 1;
    // "No. 77", but Portuguese "no 92104".
    isNumbered ||=
      NUMBER_WORDS.has(words[at]?.key ?? '') &&
      (/^(?:nr|...+)$/.test(words[at]?.key ?? '') || /[.°#]/.test(words[at + 1]?.gap ?? ''));
  }
  const [label, other] = [words[at - 1], words[at - 2]];
  if (label !== undefined && isBehind()) {
    const han = HAN_LABEL.exec(label.key)?.[0].length;
    if (han !== undefined) return { at: at - 1, start: label.end - han, isWeak: false };
    const isLabel = LABELS.has(label.key) || WEAK_LABELS.has(label.key);
    if (isLabel && !OTHER_CODES.has(other?.key ?? ''))
      return { at: at - 1, start: label.start, isWeak: !LABELS.has(label.key) };
  }
  return isNumbered ? { at, start: words[at]?.start ?? 0, isWeak: true } : undefined;
};

/** Where an unlisted number ends that begins at `from`: dashes belong to it, blanks only between groups of digits. */
const endOfUnlisted = (words: readonly Word[], from: number, isWeak: boolean): number => {
  let to = from + 1;
  for (; to < Math.min(words.length, from + MOST_PARTS); to += 1) {
    const [before, next] = [words[to - 1] as Word, words[to] as Word];
    const isGroup = /^\d{2,}$/.test(before.key) && /^\d{3,}$/.test(next.key) && next.gap === ' ';
    const isLed = to === from + 1 && /^[a-z]+$/.test(before.key) && next.isNumber;
    const isLetters = isLed && (TIGHT.test(next.gap) || !isWeak);
    if (!(isGroup && !isCounted(words[to + 1])) && !isLetters && !(TIGHT.test(next.gap) && next.gap !== '')) break;
  }
  return to;
};

const written = (words: readonly Word[], from: number, to: number, between = ''): string =>
  words
    .slice(from, to)
    .map(({ key }) => key)
    .join(between);

const isToTheDigit = (key: string): boolean => /^\d{8,10}$/.test(key) && Number(key) % 1_000 !== 0;
/** Digits that no sum has. */
const isNoSum = (digits: string): boolean => /^\d{5,10}$/.test(digits) && Number(digits) % 100 !== 0;

/** Whether digits are a sum, a measure, a year or a ZIP code as they are said. */
const isSaidOtherwise = (words: readonly Word[], from: number, to: number, zips: readonly string[]): boolean => {
  const [word, next] = [words[from] as Word, words[to]];
  // "Moins *de* 450000".
  const before = words[from - (JOINING.has(words[from - 1]?.key ?? '') ? 2 : 1)];
  const digits = written(words, from, to);
  const isZip =
    /^\d{4,6}$/.test(digits) && (zips.includes(digits) || (digits.length === 5 && ZIP_WORDS.has(before?.key ?? '')));
  const isBound = before !== undefined && (BOUNDS.has(before.key) || HAN_BOUND.test(before.key));
  const isSum =
    isCounted(next) || CURRENCY.test(word.gap) || CURRENCY.test(next?.gap ?? '') || BOUND_SIGN.test(word.gap);
  const isRange =
    AND_TO.has(before?.key ?? '') &&
    words[from - 2]?.isNumber === true &&
    isSaidOtherwise(words, from - 2, from - 1, zips);
  // "The difference between 61204 and 61388".
  const isPair = AND_TO.has(next?.key ?? '') && [digits, words[to + 1]?.key ?? ''].every(isNoSum);
  const isPrice = PRICE.has(before?.key ?? '') && Number(digits) % 1_000 === 0;
  return (
    isSum ||
    isRange ||
    isPrice ||
    (isBound && !isToTheDigit(digits) && !isPair) ||
    isZip ||
    (YEAR.test(digits) && words.length > 1)
  );
};

/** The keys that may be numbers of listings, the likeliest first. */
export const numberCandidates = (words: readonly Word[]): string[] => {
  const found: { key: string; rank: number }[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const runs = runsFrom(words, from);
    const isLabelled = runs.length > 0 && labelBefore(words, from) !== undefined;
    for (const { key } of runs) {
      if (!isLabelled && digitsOf(key) === key.length && key.length < 4) continue;
      const rank = isLabelled ? 0 : /[A-Z]/.test(key) ? 1 : 2;
      found.push({ key: bare(key), rank });
    }
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ key }) => key);
};

/**
 * Finds numbers of listings in three rounds: `sure`, labelled ones and those with letters that a listing has; `listed`, digits
 * that a listing has; `unlisted`, what is written as only such numbers are.
 */
export const createFindNumbers = (
  words: readonly Word[],
  known: Candidates,
  isFree: (from: number, to: number) => boolean,
) => {
  const byKey = new Map(known.mlsNumbers.map((number) => [bare(numberKey(number)), number]));
  for (const number of known.mlsNumbers) byKey.set(numberKey(number), number);
  const startOf = (at: number): number => words[at]?.start ?? 0;
  const listedFrom = (from: number) =>
    runsFrom(words, from).find(({ key, to }) => (byKey.has(key) || byKey.has(bare(key))) && isFree(from, to));
  const numberOf = (key: string) => byKey.get(key) ?? byKey.get(bare(key));

  const sureFrom = (from: number): FoundNumber | undefined => {
    const listed = listedFrom(from);
    const label = LABELS.has(words[from]?.key ?? '') && listed === undefined ? undefined : labelBefore(words, from);
    if (listed !== undefined) {
      const { key, to } = listed;
      if (label !== undefined) return { start: label.start, from, to, number: numberOf(key) ?? key };
      if (isToTheDigit(key) || (/[A-Z]/.test(key) && !isGluedAmount(key.toLowerCase())))
        return { start: startOf(from), from, to, number: numberOf(key) ?? key };
    }
    if (label === undefined || !mayBegin(words, from) || !isFree(label.at, from + 1)) return undefined;
    const to = endOfUnlisted(words, from, label.isWeak);
    const key = numberKey(written(words, from, to));
    const isLong = digitsOf(key) > 4 || (/[A-Z]/.test(key) && digitsOf(key) > 2);
    const isOther = isCounted(words[to]) || isGluedAmount(key.toLowerCase()) || key.length < 2;
    if (isOther || !/\d/.test(key) || (label.isWeak && !isLong)) return undefined;
    return { start: label.start, from, to, isOwn: MINE.has(words[label.at - 1]?.key ?? '') };
  };

  const listedDigitsFrom = (from: number): FoundNumber | undefined => {
    const listed = listedFrom(from);
    if (listed === undefined || /[A-Z]/.test(listed.key) || listed.key.length < 4) return undefined;
    if (isSaidOtherwise(words, from, listed.to, known.zips)) return undefined;
    return { start: startOf(from), from, to: listed.to, number: numberOf(listed.key) ?? listed.key };
  };

  const unlistedFrom = (from: number): FoundNumber | undefined => {
    const word = words[from];
    // "LM 77120", and nothing else.
    const isWhole =
      word?.isCapital === true &&
      !ZIP_WORDS.has(word.key) &&
      words.length === 2 &&
      /^[a-z]{2,3}$/.test(word.key) &&
      /^\d{4,}$/.test(words[1]?.key ?? '');
    if (isWhole && from === 0) return { start: startOf(0), from: 0, to: 2 };
    if (word === undefined || /[$€£¥#/]$|[\p{L}\p{N}]?-$/u.test(word.gap)) return undefined;
    let to = from + 1;
    while (to < from + MOST_PARTS && words[to] !== undefined && words[to]?.gap === '-') to += 1;
    const text = written(words, from, to, '-');
    if (text.length > LONGEST || words[to]?.gap === '-') return undefined;
    const isCode = CODE.test(text) && digitsOf(text) > 3 && !NO_CODE.test(text);
    const isLong = isToTheDigit(text) && !isCounted(words[to]) && !CURRENCY.test(words[to]?.gap ?? '');
    return isCode || isLong ? { start: startOf(from), from, to } : undefined;
  };

  return { sure: sureFrom, listed: listedDigitsFrom, unlisted: unlistedFrom };
};
