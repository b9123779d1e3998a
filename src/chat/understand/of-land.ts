import type { Constraint } from './constraint.ts';

const LAND = /\b(land|lots?|acreage|terrenos?|lotes?|terrains?|grundst(?:ü|u)cke?)\b|土地|地块/iu;

/** Whether land is looked for: it counts no rooms, and its size is that of the lot. */
export const isOfLand = (constraints: readonly Constraint[]): boolean =>
  constraints.some(
    ({ Field, Operator, Value }) =>
      Field === 'PropertyType' && Operator === 'is' && Value.every((name) => LAND.test(name)),
  );
