import type { Figure } from './figure.ts';

/** However coarsely it is written, a number that is further off than this is another one. */
const MOST_OFF = 0.05;
/** Of weeks and months: 20 days are three weeks. */
const MOST_OFF_OF_TIME = 0.2;

/** 4.4 % are 4 %. */
const MOST_OFF_OF_PERCENT = 0.12;

/** What the last digit that counts is worth: of "about 1,500" the hundreds. */
const coarse = (value: number, step: number, size: number): number => {
  let worth = step;
  for (let digits = Math.round(value / size); digits !== 0 && digits % 10 === 0; digits /= 10) worth *= 10;
  return worth;
};

/**
 * Whether a number says a value, rounded as it is written: $550K says 549,900, and $500K does not. Of a sum for another time than
 * a month the value is one for a month.
 */
export const fits = ({ readings, isApproximate, unit, kind, scale, months = 1 }: Figure, value: number): boolean => {
  const isOfTime = kind === 'days' && unit.size > 1;
  const mostOff = kind === 'percent' ? MOST_OFF_OF_PERCENT : isOfTime ? MOST_OFF_OF_TIME : MOST_OFF;
  return readings.some((said) => {
    const step = isApproximate ? coarse(said.value, said.step, unit.size * scale) : said.step;
    const off = Math.abs(said.value / months - value);
    return off < 1e-6 || (off <= (step / months / 2) * (1 + 1e-9) && off <= mostOff * Math.abs(value));
  });
};

/** The same of a value that is for the time that the number tells. */
export const fitsAsWritten = (figure: Figure, value: number): boolean => fits({ ...figure, months: 1 }, value);
