import { SPELLED_WORDS } from './languages/spelled/all.ts';

/** What a written number may mean, and how much its last digit is worth: it is rounded to that. */
export type Reading = { value: number; step: number };
/** How it is written: what stands between thousands and before decimals; `undefined` where it shows neither. */
export type NumberStyle = { group: string | undefined; decimal: string | undefined; decimals: number };
export type WrittenNumber = { start: number; end: number; readings: Reading[]; style: NumberStyle };

const THOUSANDS = [',', '.', "'", ' '].map((group) => {
  const sign = group === '.' ? '\\.' : group;
  const decimal = group === '.' ? ',' : group === ',' ? '\\.' : '[.,]';
  return `\\d{1,3}(?:${sign}\\d{3})+(?:${decimal}\\d{1,2})?(?![\\d])`;
});
const AND_HALF = SPELLED_WORDS.flatMap(({ andHalfOfDigits }) => andHalfOfDigits)
  .map((words) => words.replaceAll(' ', '[ -]'))
  .join('|');
const HALF = `(?: ?½| 1/2(?!\\d)|[ -](?:${AND_HALF})(?!\\p{L}))`;
const NUMBER = new RegExp(`(?<!\\d)(?<digits>${THOUSANDS.join('|')}|\\d+(?:[.,]\\d+)?)${HALF}?|½`, 'gu');
const GROUPED = /^\d{1,3}([,.' ])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?$/;

const decimalsOf = (text: string, sign: string | undefined): number =>
  sign === undefined ? 0 : text.length - text.lastIndexOf(sign) - 1;

const readPlain = (text: string): Pick<WrittenNumber, 'readings' | 'style'> => {
  const sign = /[.,]/.exec(text)?.[0];
  const value = Number(text.replace(',', '.'));
  const decimals = decimalsOf(text, sign);
  return { readings: [{ value, step: 10 ** -decimals }], style: { group: undefined, decimal: sign, decimals } };
};

const readGrouped = (text: string, group: string): Pick<WrittenNumber, 'readings' | 'style'> => {
  const rest = text.split(group).join('');
  const decimal = /[.,]/.exec(rest)?.[0];
  const decimals = decimalsOf(rest, decimal);
  const whole = { value: Number(rest.replace(',', '.')), step: 10 ** -decimals };
  // "1.125" is a thousand and more, or a little more than one.
  const isAmbiguous = /^\d{1,3}[.,]\d{3}$/.test(text);
  const other = isAmbiguous ? [{ value: Number(text.replace(',', '.')), step: 0.001 }] : [];
  return { readings: [whole, ...other], style: { group, decimal, decimals } };
};

/** The numbers in a folded text that are written with digits: "1,500", "450 000", "2 1/2", "1.5". */
export const writtenNumbers = (text: string): WrittenNumber[] =>
  [...text.matchAll(NUMBER)].map((match) => {
    const [found] = match;
    const { digits = '0' } = match.groups ?? {};
    const more = found === digits ? 0 : 0.5;
    const group = GROUPED.exec(digits)?.[1];
    const { readings, style } = group ? readGrouped(digits, group) : readPlain(digits);
    return {
      start: match.index,
      end: match.index + found.length,
      readings: readings.map(({ value, step }) => ({ value: value + more, step: more > 0 ? 0.5 : step })),
      style,
    };
  });
