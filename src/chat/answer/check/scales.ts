import { ownValue } from '../../../fields/own-value.ts';
import { CHECK_WORDS } from './languages/all.ts';
import { hasBlanks, oneOf } from './word-patterns.ts';

const SCALES: Readonly<Record<string, number>> = Object.assign({}, ...CHECK_WORDS.map(({ scales }) => scales));
const WORDS = Object.keys(SCALES);
/** Whether anything may stand behind a word: "万", "mio.". */
const isWhole = (word: string): boolean => !hasBlanks(word) || /[.']$/.test(word);
const SCALE = new RegExp(
  `[ -]?(?:${oneOf(WORDS.filter(isWhole))}|${oneOf(WORDS.filter((word) => !isWhole(word)))}(?![\\p{L}\\d²]))`,
  'uy',
);

/** The scale of a number that ends at `end`: "K", "million", "万". An "m" is one behind a currency only. */
export const scaleAt = (
  fold: string,
  end: number,
  hasCurrency: boolean,
): { factor: number; end: number } | undefined => {
  SCALE.lastIndex = end;
  const found = SCALE.exec(fold)?.[0];
  if (found === undefined) return undefined;
  // "4 hundred grand".
  const more = /\p{L}$/u.test(found) ? scaleAt(fold, end + found.length, false) : undefined;
  const word = found.replace(/^[ -]/, '').replace(/[\s-]+/g, ' ');
  if (!hasCurrency && (word === 'm' || word === 'mm' || word === 'mi')) return undefined;
  const factor = ownValue(SCALES, word) ?? 1;
  return more === undefined ? { factor, end: end + found.length } : { factor: factor * more.factor, end: more.end };
};
