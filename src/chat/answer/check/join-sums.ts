import type { Figure } from './figure.ts';
import { SPELLED_WORDS } from './languages/spelled/all.ts';

const MILLION = 1_000_000;
const BETWEEN = new RegExp(`^ (?:(?:${SPELLED_WORDS.flatMap(({ links }) => links).join('|')}) )?$`, 'u');

const isPartOf = (large: Figure, small: Figure): boolean => {
  const [value = 0] = small.readings.map((reading) => reading.value);
  return (
    small.kind === 'money' && large.kind === 'money' && large.scale >= MILLION && value >= 1_000 && value < MILLION
  );
};

/** "1 millón 200 mil": what stands right behind millions is a part of the same sum. */
export const joinSums = (fold: string, figures: readonly Figure[]): Figure[] => {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const last = joined.at(-1);
    const isPart = last !== undefined && isPartOf(last, figure) && BETWEEN.test(fold.slice(last.end, figure.start));
    if (!isPart) joined.push(figure);
    else
      joined[joined.length - 1] = {
        ...last,
        ...{ end: figure.end, scaleStart: figure.end, wholeEnd: figure.wholeEnd, scale: 1 },
        ...(figure.currency === undefined ? {} : { currency: figure.currency }),
        readings: figure.readings.map(({ value, step }) => ({ value: value + (last.readings[0]?.value ?? 0), step })),
      };
  }
  return joined;
};
