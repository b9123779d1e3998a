import type { Figure, FigureKind } from './figure.ts';
import { ofAll } from './word-patterns.ts';

const JOINED = new RegExp(
  `^(?: ?[-–—~/] ?| ?(?:${ofAll(({ joined }) => joined)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace('.', '\\.'))
    .join('|')}) ?| to | - )$`,
  'u',
);

const NOT_PASSED_ON: ReadonlySet<FigureKind> = new Set(['plain', 'date', 'time', 'code', 'phone']);

/** "3 or 4 bedrooms", "$500-600k": a number takes over what the next one says that is joined to it. */
export const joinRanges = (fold: string, figures: Figure[]): Figure[] => {
  for (let index = figures.length - 2; index >= 0; index -= 1) {
    const [one, next] = [figures[index], figures[index + 1]];
    if (one === undefined || next === undefined || !JOINED.test(fold.slice(one.wholeEnd, next.wholeStart))) continue;
    const takesScale = one.kind === 'money' && one.scale === 1 && next.kind === 'money' && next.scale > 1;
    if (one.kind !== 'plain' && !takesScale) continue;
    const factor = next.unit.size * (next.kind === 'money' ? next.scale : 1);
    if (NOT_PASSED_ON.has(next.kind)) continue;
    const scaled = one.readings.map(({ value, step }) => ({ value: value * factor, step: step * factor }));
    figures[index] = {
      ...one,
      kind: next.kind,
      unit: next.unit,
      readings: factor === next.unit.size ? scaled : [...scaled, ...one.readings],
      ...(next.topic === undefined ? {} : { topic: next.topic }),
      ...(next.months === undefined ? {} : { months: next.months }),
      ...(next.currency === undefined ? {} : { currency: next.currency }),
      isPerArea: next.isPerArea,
    };
  }
  return figures;
};
