import { endOfMatch } from '../end-of-match.ts';
import { smallWords } from './languages/small/all.ts';
import { SPELLED_WORDS } from './languages/spelled/all.ts';
import type { FoundUnit } from './units.ts';
import { unitAfter } from './units.ts';
import { rightHere } from './word-patterns.ts';

type Span = { start: number; end: number };

const AND_HALF = rightHere(SPELLED_WORDS.flatMap(({ andHalf }) => andHalf));
/** "And half a bath", "y medio aseo": a half of something else. */
const OF_ELSE = rightHere(smallWords(({ ofElse }) => ofElse));
const HAN_HALF = /[个個间間](半)/uy;

/** Ones that are articles too: they count where a half stands behind. */
const LONGEST_UNIT = 20;
const ANY_HALF = SPELLED_WORDS.flatMap(({ andHalf }) => andHalf).join('|');
export const BEFORE_HALF = `(?= [\\p{L} ]{2,${LONGEST_UNIT}}? (?:${ANY_HALF})(?!\\p{L})|[个個间間]半)`;

/** The half between a number of Chinese, its measure word and its unit: 三个半浴室. */
export const halfBefore = (fold: string, end: number): Span | undefined => {
  HAN_HALF.lastIndex = end;
  return HAN_HALF.test(fold) ? { start: HAN_HALF.lastIndex - 1, end: HAN_HALF.lastIndex } : undefined;
};

/** The half behind a number and its unit: "tres baños y medio", "2 baths and a half bath". */
export const halfBehind = (fold: string, unit: FoundUnit): Span | undefined => {
  if (fold[unit.end] !== ' ') return undefined;
  AND_HALF.lastIndex = unit.end + 1;
  if (!AND_HALF.test(fold)) return undefined;
  const end = AND_HALF.lastIndex;
  const next = unitAfter(fold, end, 0);
  if (next !== undefined) return next.kind === unit.kind ? { start: unit.end, end: next.end } : undefined;
  const isOfElse = fold[end] === ' ' && endOfMatch(OF_ELSE, fold, end + 1) !== undefined;
  return isOfElse ? undefined : { start: unit.end, end };
};
