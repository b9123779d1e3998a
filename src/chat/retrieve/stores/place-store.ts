import type { Landmark } from '../../../config/config-files.ts';
import { foldName, foldText } from '../../../listings/fold.ts';
import { createLookupCache } from '../../../process/lookup-cache.ts';
import {
  type Circle,
  distanceBetween,
  type KnownPlace,
  middleOf,
  NEAR_KILOMETERS,
  type Point,
  placeFold,
} from '../conditions/circle.ts';
import type { Condition } from '../conditions/condition.ts';
import { named } from './near-store.ts';
import type { ReadRows } from './read-rows-store.ts';

/** What the service's settings say of places that people look for homes around. */
export type Landmarks = {
  /** Every name of each. */
  names: readonly string[];
  /** Where the places of a folded name are: several where the name is of several. */
  at(fold: string): readonly Point[];
};

export const createLandmarks = (landmarks: readonly Landmark[]): Landmarks => {
  const points = new Map<string, Point[]>();
  for (const { names, latitude, longitude } of landmarks) {
    for (const fold of new Set(names.map(foldText))) {
      points.set(fold, [...(points.get(fold) ?? []), { latitude, longitude }]);
    }
  }
  return { names: landmarks.flatMap(({ names }) => names), at: (fold) => points.get(fold) ?? [] };
};

export const NO_LANDMARKS = createLandmarks([]);

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
const spreadFrom = (middle: Point, points: readonly Point[]): number => {
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

/** The middle of a place is told by so many of its homes. */
const FEWEST_FOR_MIDDLE = 3;
const MOST_FOR_MIDDLE = 300;

type PointInTown = Point & { town: string };

/** A circle of sure middle; a few homes with wrong coordinates do not move it. */
const circleAround = (points: readonly Point[]): Circle => ({
  middle: middleOf(points),
  kilometers: NEAR_KILOMETERS,
  isSure: true,
});

/** Towns too have a middle where only what lies around them is wanted: as far as their homes reach, and so much further. */
const AROUND_KILOMETERS = 6;

/** A landmark and homes that name one, if farther apart, have no more than the name in common. */
const SAME_PLACE_KILOMETERS = 25;

/** The landmarks of a name, but for those that are elsewhere than the homes that name one. */
const landmarksNear = (landmarks: readonly Point[], naming: readonly Point[]): readonly Point[] =>
  naming.length === 0
    ? landmarks
    : landmarks.filter((one) => naming.some((home) => distanceBetween(one, home) <= SAME_PLACE_KILOMETERS));

/** Of so many homes a place is believed for a while to be where it was: it takes time to read, and seldom moves. */
const HOMES_TO_KEEP = 100;
const KEPT_MILLISECONDS = 60_000;

/** To look up so many homes by their IDs takes longer than to note all that lie in a circle, which may be some times as many. */
const MANY = 500;

/**
 * Where a place is. `own`: around the homes that lie in it, a circle for each town that has enough of them. `other`, where there are none of
 * these: around its landmark, or else around homes that name it.
 */
type WherePlace = { homes: number; own: readonly Circle[]; other: readonly Circle[]; isNamedByMany: boolean };

export const createPlaceStore = (
  readRows: ReadRows,
  landmarks: Landmarks = NO_LANDMARKS,
  clock = () => performance.now(),
) => {
  /** Homes on display of a place that do not hide where they are; a part of them where they are many. */
  const homesOf = (chatbotId: number, fold: string, which: string): Condition => {
    const { sql, bindings } = named(chatbotId, [fold]);
    return {
      sql: `(
          SELECT listing_id FROM listing_place WHERE ${sql} AND ${which} ORDER BY listing_id LIMIT ${MOST_FOR_MIDDLE}
        ) AS place
        JOIN listing ON listing.id = place.listing_id
        WHERE listing.cell IS NOT NULL`,
      bindings,
    };
  };

  const pointsOf = ({ sql, bindings }: Condition): Promise<PointInTown[]> =>
    readRows<PointInTown>(
      `SELECT listing.city_fold AS town, listing.latitude, listing.longitude FROM ${sql}`,
      bindings,
    );

  const homesOfTown = (chatbotId: number, fold: string): Condition => ({
    sql: `listing FORCE INDEX (ix_listing_city)
      WHERE chatbot_id = ? AND live = 1 AND city_fold = ? AND cell IS NOT NULL LIMIT ${MOST_FOR_MIDDLE}`,
    bindings: [chatbotId, foldName(fold)],
  });

  const circlesOfTown = async (chatbotId: number, fold: string): Promise<Circle[]> => {
    const points = await pointsOf(homesOfTown(chatbotId, fold));
    return points.length < FEWEST_FOR_MIDDLE
      ? []
      : [{ ...circleAround(points), kilometers: spreadFrom(middleOf(points), points) + AROUND_KILOMETERS }];
  };

  /** `homes`: how many are known to name the place. */
  const readIsNamedByMany = async (chatbotId: number, fold: string, homes: number): Promise<boolean> => {
    if (homes < HOMES_TO_KEEP) return false;
    const { sql, bindings } = named(chatbotId, [fold]);
    const rows = await readRows(`SELECT 1 FROM listing_place WHERE ${sql} LIMIT 1 OFFSET ${MANY - 1}`, bindings);
    return rows.length > 0;
  };

  const readOther = (fold: string, naming: readonly Point[]): Circle[] => {
    const known = landmarksNear(landmarks.at(fold), naming);
    const around = known.length === 0 ? circleOfNaming(naming) : undefined;
    return around === undefined ? known.map((point) => circleAround([point])) : [around];
  };

  const readWhere = async (chatbotId: number, fold: string): Promise<WherePlace> => {
    const inside = await pointsOf(homesOf(chatbotId, fold, 'own = 1'));
    const byTown = [...Map.groupBy(inside, ({ town }) => town).values()];
    const own = byTown.filter((points) => points.length >= FEWEST_FOR_MIDDLE).map(circleAround);
    const naming = own.length > 0 ? inside : await pointsOf(homesOf(chatbotId, fold, 'TRUE'));
    return {
      homes: naming.length,
      own,
      other: own.length > 0 ? [] : readOther(fold, naming),
      isNamedByMany: await readIsNamedByMany(chatbotId, fold, naming.length),
    };
  };

  const places = createLookupCache<WherePlace, readonly [chatbotId: number, fold: string]>({
    lookUp: ([chatbotId, fold]) => readWhere(chatbotId, fold),
    nameOf: (key) => key.join(' '),
    clock,
    milliseconds: KEPT_MILLISECONDS,
    isKept: ({ homes }) => homes >= HOMES_TO_KEEP,
  });

  return {
    /**
     * Where a place is: among the homes on display that lie in it, else where the settings have it, else among those that
     * name it. `isAround`: only what lies around it is wanted, so that it reaches further and may be a town.
     */
    readPlace: async (chatbotId: number, name: string, isAround = false): Promise<KnownPlace> => {
      const fold = placeFold(name);
      const { own = [], other = [], isNamedByMany = false } = (await places.find([chatbotId, fold])) ?? {};
      if (own.length > 0) {
        const kilometers = isAround ? AROUND_KILOMETERS : NEAR_KILOMETERS;
        return { fold, circles: own.map((circle) => ({ ...circle, kilometers })), isNamedByMany };
      }
      return { fold, circles: isAround ? await circlesOfTown(chatbotId, fold) : other, isNamedByMany };
    },
  };
};

export type PlaceStore = ReturnType<typeof createPlaceStore>;
