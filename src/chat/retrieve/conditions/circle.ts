import { foldText } from '../../../listings/fold.ts';
import { allOf, type Condition, isOneOf } from './condition.ts';

/** A place as the chatbot's listings know it. */
export type KnownPlace = {
  fold: string;
  /**
   * Around the middle of the homes that lie there, one for each town that has a place of the name and enough homes to tell it.
   * Where no homes lie in the place itself, as in a park, around the landmark, or else around those that name it.
   */
  circles: readonly Circle[];
  /** Whether so many homes name it that to look up each of them takes long. */
  isNamedByMany: boolean;
};

const FOLD_LENGTH = 120;

/** A place's name as it is stored and compared. */
export const placeFold = (name: string): string => [...foldText(name)].slice(0, FOLD_LENGTH).join('');

export type Point = { latitude: number; longitude: number };

/** How far from its middle a place is still near. */
export const NEAR_KILOMETERS = 2.4;

/** Where a place is, as the homes of a chatbot tell it. */
export type Circle = {
  middle: Point;
  kilometers: number;
  /** Whether homes lie in the place itself, so that distances from its middle may be told; else homes only name it. */
  isSure: boolean;
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return (low + high) / 2;
};

/** The middle of points by each axis alone, so that one far off does not move it. */
export const middleOf = (points: readonly Point[]): Point => ({
  latitude: median(points.map(({ latitude }) => latitude)),
  longitude: median(points.map(({ longitude }) => longitude)),
});

const EARTH_DIAMETER = 12_742;
const KILOMETERS_PER_DEGREE = 111.19;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometers between two points, as the crow flies. */
export const distanceBetween = (from: Point, to: Point): number => {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2);
  const width = Math.sin(radians(to.longitude - from.longitude) / 2);
  const share = height ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width ** 2;
  return EARTH_DIAMETER * Math.asin(Math.sqrt(share));
};

/** Cells of a fiftieth of a degree, as the column `cell` numbers them; a hidden home is in none. */
const CELLS_PER_DEGREE = 50;
const CELLS_IN_A_ROW = 18_000;

/** The numbers of the rows, or columns, of cells between two degrees. */
const cellsBetween = (low: number, high: number): number[] => {
  const first = Math.floor(low * CELLS_PER_DEGREE);
  return Array.from({ length: Math.floor(high * CELLS_PER_DEGREE) - first + 1 }, (_, index) => first + index);
};

/**
 * A number in the form of a double in the text itself: written as a decimal, or bound, it is converted for every row, which
 * takes longer than all else.
 */
const double = (value: number): string => value.toExponential();

/**
 * Homes within reach of a point: by the cells around it, which an index serves, and then by the distance, as on a plane. For 30
 * kilometers up to 70 degrees of latitude that is a quarter of a percent off at most, for 2.4 kilometers a tenth of that. It ends
 * at the meridian of 180 degrees.
 */
export const withinCircle = ({ middle: { latitude, longitude }, kilometers }: Circle): Condition => {
  const high = kilometers / KILOMETERS_PER_DEGREE;
  const narrowed = Math.max(0.1, Math.cos(radians(latitude)));
  const wide = high / narrowed;
  const columns = cellsBetween(longitude - wide + 180, longitude + wide + 180);
  const cells = cellsBetween(latitude - high + 90, latitude + high + 90).flatMap((row) =>
    columns.map((column) => row * CELLS_IN_A_ROW + column),
  );
  const north = `latitude - ${double(latitude)}`;
  const east = `(longitude - ${double(longitude)}) * ${double(narrowed)}`;
  return allOf([
    isOneOf('cell', cells),
    { sql: `POW(${north}, 2) + POW(${east}, 2) <= ${double(high ** 2)}`, bindings: [] },
  ]);
};
