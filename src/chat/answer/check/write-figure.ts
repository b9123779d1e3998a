import type { Figure } from './figure.ts';
import { CHECK_WORDS } from './languages/all.ts';
import type { CheckWords } from './languages/check-words.ts';

const MOST_DECIMALS = 3;

const grouped = (whole: string, group: string): string => whole.replace(/\B(?=(\d{3})+$)/g, group);

/** The digits of a value, with as many decimals as were written, or as many more as it needs to stay true. */
const digits = (value: number, least: number, isExact: boolean): string => {
  for (let decimals = least; decimals < MOST_DECIMALS; decimals += 1) {
    const written = Number(value.toFixed(decimals));
    if (isExact ? Math.abs(written - value) < 1e-9 : Math.abs(written - value) <= Math.abs(value) * 0.005)
      return value.toFixed(decimals);
  }
  return String(Number(value.toFixed(MOST_DECIMALS)));
};

/** A value as `figure` is written: in its unit and scale, with its signs; those that it does not show are the language's. */
export const writeFigure = (value: number, figure: Figure, scaleText: string, language: CheckWords): string => {
  const { style, unit, scale, wordIn, kind } = figure;
  const number = value / unit.size / scale;
  const word = CHECK_WORDS.find((table) => table.language === wordIn)?.numbers[number]?.[0];
  if (word !== undefined) return word;
  const isWhole = Math.abs(number - Math.round(number)) < 1e-9;
  const isExact = scale === 1 && kind !== 'area';
  const cents = kind === 'money' && scale === 1 ? 2 : style.decimals;
  const decimals = isWhole && (kind !== 'money' || scale === 1) ? 0 : cents;
  const [whole = '0', rest] = digits(number, decimals, isExact).split('.');
  const decimal =
    style.decimal ??
    (style.group === undefined
      ? language.decimal
      : style.group === '.'
        ? ','
        : style.group === ','
          ? '.'
          : language.decimal);
  const group = style.group ?? (decimal === language.group ? (decimal === ',' ? '.' : ',') : language.group);
  const hasGroups = kind !== 'year' && whole.length > 3;
  return `${hasGroups ? grouped(whole, group) : whole}${rest === undefined ? '' : `${decimal}${rest}`}${scaleText}`;
};
