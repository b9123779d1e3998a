import { ownValue } from '../../../fields/own-value.ts';
import { CHECK_WORDS } from './languages/all.ts';

const SCALES: Readonly<Record<string, number>> = Object.assign({}, ...CHECK_WORDS.map(({ scales }) => scales));
const WORDS = Object.keys(SCALES).sort((a, b) => b.length - a.length);
const SCALE = new RegExp(
  `[ -]?(?:${WORDS.map((word) => word.replace('.', '\\.').replace(' ', '[ -]') + (/[\p{sc=Han}.']$/u.test(word) ? '' : '(?![\\p{L}\\d²])')).join('|')})`,
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
  const word = found.replace(/^[ -]/, '').replace('-', ' ');
  if (!hasCurrency && (word === 'm' || word === 'mm' || word === 'mi')) return undefined;
  const factor = ownValue(SCALES, word) ?? 1;
  return more === undefined ? { factor, end: end + found.length } : { factor: factor * more.factor, end: more.end };
};
