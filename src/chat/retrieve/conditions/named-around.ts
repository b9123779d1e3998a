import { type Circle, distanceBetween, type Point } from './circle.ts';

/** How far from their middle homes lie that name a place, but for the farthest quarter. */
const SPREAD_SHARE = 0.75;

/** Homes close together that name a place are near it, and so are their neighbours. Distances in kilometers. */
const TOGETHER = { fewest: 10, spread: 1.5, reach: 2 };
/** Homes that name it from all around, from as far as a drive away, tell less surely where it is. */
const AROUND = { fewest: 20, spread: 4, reach: 0.8 };
/** The wider their ring, the surer it lies in its middle: homes of one neighbourhood all lie on one side of it. */
const RING = { spread: 3, reach: 1.5 };

const ROUNDS = 40;
/** Kilometers; a home in the very middle weighs no more than one as far from it. */
const CLOSEST = 0.05;

const weightedMean = (points: readonly Point[], weightOf: (point: Point) => number): Point => {
  let [sum, latitude, longitude] = [0, 0, 0];
  for (const point of points) {
    const weight = weightOf(point);
    sum += weight;
    latitude += point.latitude * weight;
    longitude += point.longitude * weight;
  }
  return { latitude: latitude / sum, longitude: longitude / sum };
};

/** The point with the least distance to all: a few homes far off, which name another place of the name, hardly move it. */
const medianOf = (points: readonly Point[], mean: Point): Point => {
  let median = mean;
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = median;
    median = weightedMean(points, (point) => 1 / Math.max(CLOSEST, distanceBetween(from, point)));
  }
  return median;
};

/** Kilometers from a middle to the nearest three quarters of the points. */
export const spreadFrom = (middle: Point, points: readonly Point[]): number => {
  const distances = points.map((point) => distanceBetween(middle, point)).sort((one, other) => one - other);
  return distances[Math.floor(distances.length * SPREAD_SHARE)] ?? Number.POSITIVE_INFINITY;
};

/**
 * The circle of homes that are near a place though they do not name it, told by where those lie that do: the smaller, the less
 * they tell; undefined where they tell nothing, being few or far apart.
 */
export const circleOfNaming = (points: readonly Point[]): Circle | undefined => {
  if (points.length < TOGETHER.fewest) return undefined;
  const mean = weightedMean(points, () => 1);
  const median = medianOf(points, mean);
  const spread = spreadFrom(median, points);
  if (spread <= TOGETHER.spread) return { middle: median, kilometers: TOGETHER.reach, isSure: false };
  if (points.length < AROUND.fewest || spread > AROUND.spread) return undefined;
  return { middle: mean, kilometers: spread < RING.spread ? AROUND.reach : RING.reach, isSure: false };
};
