import { isSameCurrency } from './currencies.ts';
import type { Figure } from './figure.ts';
import { foldInPlace } from './fold-in-place.ts';
import type { Verdict } from './judge.ts';
import type { CheckWords } from './languages/check-words.ts';
import { ELIDED, smallWords } from './languages/small/all.ts';
import { oneOf } from './word-patterns.ts';
import { writeFigure } from './write-figure.ts';

/** A part of a text and what takes its place. */
export type Edit = { start: number; end: number; text: string; how: 'corrected' | 'withheld' | 'removed' };

/** "Un million *d'*euros", "près *d'*un million": words that go with a number in words do not go with digits. */
const SHORT = oneOf(Object.keys(ELIDED)).replaceAll("'", "['’]");
const OF_BEHIND = new RegExp(`^ (?:${oneOf(smallWords(({ of }) => of))} |${SHORT})`, 'u');
const OF_BEFORE = new RegExp(`(?<!\\p{L})${SHORT}$`, 'iu');

const inDigits = (text: string, { start, end, text: number, how }: Edit): Edit => {
  const behind = OF_BEHIND.exec(text.slice(end))?.[0].length ?? 0;
  const short = OF_BEFORE.exec(text.slice(0, start))?.[0] ?? '';
  const whole = short === '' ? '' : `${ELIDED[foldInPlace(short)]} `;
  return {
    start: start - short.length,
    end: end + behind,
    text: `${whole}${number}${behind > 0 ? ' ' : ''}`,
    how,
  };
};

const withCurrency = (number: string, currency: string): string =>
  /\p{L}$/u.test(currency) ? `${currency} ${number}` : `${currency}${number}`;

/** A wrong plain field is replaced by the listing's value, a wrong total by the true one, a telephone number goes, all else is "see listing". */
export const correctFigure = (
  text: string,
  figure: Figure,
  verdict: Verdict,
  language: CheckWords,
): Edit | undefined => {
  if (verdict.holds) return undefined;
  const { start, end, wholeStart, wholeEnd } = figure;
  if (figure.kind === 'phone') return { start, end, text: '', how: 'removed' };
  if (verdict.total !== undefined)
    return { start, end, text: writeFigure(verdict.total, figure, '', language), how: 'corrected' };
  if (verdict.row === undefined)
    return { start: wholeStart, end: wholeEnd, text: language.seeListing, how: 'withheld' };
  const { value, currency } = verdict.row;
  const isSpelledOut = figure.wordIn !== undefined && figure.scale !== 1;
  const number = isSpelledOut
    ? writeFigure(value, { ...figure, scale: 1 }, '', language)
    : writeFigure(value, figure, text.slice(figure.scaleStart, end), language);
  // "Tres baños y medio": the half goes with its number.
  const { half } = figure;
  if (half !== undefined) return { start, end: half.end, text: number + text.slice(end, half.start), how: 'corrected' };
  const isOther = currency !== undefined && figure.currency !== undefined && !isSameCurrency(currency, figure.currency);
  const edit: Edit = isOther
    ? { start: wholeStart, end: wholeEnd, text: withCurrency(number, currency), how: 'corrected' }
    : { start, end, text: number, how: 'corrected' };
  return figure.wordIn === undefined || !/\d/.test(number) ? edit : inDigits(text, edit);
};
