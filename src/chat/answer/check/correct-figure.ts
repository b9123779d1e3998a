import { isSameCurrency } from './currencies.ts';
import type { Figure } from './figure.ts';
import type { Verdict } from './judge.ts';
import type { CheckWords } from './languages/check-words.ts';
import { writeFigure } from './write-figure.ts';

/** A part of a text and what takes its place. */
export type Edit = { start: number; end: number; text: string; how: 'corrected' | 'withheld' | 'removed' };

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
  const isOther = currency !== undefined && figure.currency !== undefined && !isSameCurrency(currency, figure.currency);
  return isOther
    ? { start: wholeStart, end: wholeEnd, text: withCurrency(number, currency), how: 'corrected' }
    : { start, end, text: number, how: 'corrected' };
};
