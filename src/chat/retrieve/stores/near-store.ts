import { foldName, foldText } from '../../../listings/fold.ts';
import {
  type Circle,
  distanceBetween,
  middleOf,
  NEAR_KILOMETERS,
  type Point,
  withinCircle,
} from '../conditions/circle.ts';
import { allOf, anyOf, type Condition, isOneOf, marks } from '../conditions/condition.ts';
import { circleOfNaming, spreadFrom } from '../conditions/named-around.ts';
import { type Landmarks, NO_LANDMARKS } from '../landmarks.ts';
import type { ReadRows } from './read-rows-store.ts';

/** A place as the chatbot's listings know it. */
export type KnownPlace = {
  fold: string;
  /**
   * Around the middle of the homes that lie there, one for each town that has a place of the name and enough homes to tell it.
   * Where no homes lie in the place itself, as in a park, around the landmark, or else around those that name it.
   */
  circles: readonly Circle[];
};

/** The middle of a place is told by so many of its homes. */
const FEWEST_FOR_MIDDLE = 3;
const MOST_FOR_MIDDLE = 300;
const FOLD_LENGTH = 120;

type PointInTown = Point & { town: string };

/** A circle of sure middle; a few homes with wrong coordinates do not move it. */
const circleAround = (points: readonly Point[]): Circle => ({
  middle: middleOf(points),
  kilometers: NEAR_KILOMETERS,
  isSure: true,
});

export const placeFold = (name: string): string => [...foldText(name)].slice(0, FOLD_LENGTH).join('');

const named = (chatbotId: number, folds: readonly string[]): Condition => ({
  sql: `listing_place.chatbot_id = ? AND listing_place.place_fold IN (${marks(folds)})`,
  bindings: [chatbotId, ...folds],
});

/** Homes that lie in one of the places or say that they are near it, as a condition on `listing`. */
const saysSo = (chatbotId: number, folds: readonly string[]): Condition => {
  const { sql, bindings } = named(chatbotId, folds);
  return { sql: `id IN (SELECT listing_id FROM listing_place WHERE ${sql})`, bindings };
};

/** Homes that lie in one of the places themselves. */
export const liesIn = (chatbotId: number, names: readonly string[]): Condition => {
  const { sql, bindings } = named(chatbotId, names.map(placeFold));
  return { sql: `id IN (SELECT listing_id FROM listing_place WHERE ${sql} AND own = 1)`, bindings };
};

const circlesOf = (places: readonly KnownPlace[]): Condition[] =>
  places.flatMap(({ circles }) => circles.map(withinCircle));

const foldsOf = (places: readonly KnownPlace[]): string[] => places.map(({ fold }) => fold);

/** Places to look around in. `towns` are those names, folded, that may be of whole towns as well. */
export type Around = { places: readonly KnownPlace[]; towns: readonly string[] };

const inTowns = (towns: readonly string[]): Condition[] => (towns.length === 0 ? [] : [isOneOf('city_fold', towns)]);

/** Homes in or near one of the places. */
export const nearCondition = (chatbotId: number, { places, towns }: Around): Condition =>
  anyOf([saysSo(chatbotId, foldsOf(places)), ...inTowns(towns), ...circlesOf(places)]);

/**
 * The same homes as a table, found by index alone: their IDs as `near_id`, and as `says` whether a home's own words name a
 * place (1) or only its coordinates lie there (0). Of the latter those are left out that `others`, a condition on the columns
 * of their index, excludes; of the former none.
 */
export const nearTable = (chatbotId: number, { places, towns }: Around, others: Condition): Condition => {
  const says = named(chatbotId, foldsOf(places));
  const foundBy = (index: string, isSaid: 0 | 1, condition: Condition): Condition => {
    const { sql, bindings } = allOf([{ sql: 'chatbot_id = ?', bindings: [chatbotId] }, others, condition]);
    return { sql: `SELECT id, ${isSaid} FROM listing FORCE INDEX (${index}) WHERE ${sql}`, bindings };
  };
  const all: Condition[] = [
    { sql: `SELECT listing_id AS near_id, 1 AS says FROM listing_place WHERE ${says.sql}`, bindings: says.bindings },
    ...inTowns(towns).map((condition) => foundBy('ix_listing_search', 1, condition)),
    ...circlesOf(places).map((circle) => foundBy('ix_listing_near', 0, circle)),
  ];
  return {
    sql: `SELECT near_id, MAX(says) AS says FROM (${all.map(({ sql }) => sql).join(' UNION ALL ')}) AS found GROUP BY near_id`,
    bindings: all.flatMap(({ bindings }) => bindings),
  };
};

/** Towns too have a middle where only what lies around them is wanted: as far as their homes reach, and so much further. */
const AROUND_KILOMETERS = 6;

/** A landmark and homes that name one, if farther apart, have no more than the name in common. */
const SAME_PLACE_KILOMETERS = 25;

/** The landmarks of a name, but for those that are elsewhere than the homes that name one. */
const landmarksNear = (landmarks: readonly Point[], naming: readonly Point[]): readonly Point[] =>
  naming.length === 0
    ? landmarks
    : landmarks.filter((one) => naming.some((home) => distanceBetween(one, home) <= SAME_PLACE_KILOMETERS));

export const createNearStore = (readRows: ReadRows, landmarks: Landmarks = NO_LANDMARKS) => {
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

  return {
    /**
     * Where a place is: among the homes on display that lie in it, else where the settings have it, else among those that
     * name it. `isAround`: only what lies around it is wanted, so that it reaches further and may be a town.
     */
    readPlace: async (chatbotId: number, name: string, isAround = false): Promise<KnownPlace> => {
      const fold = placeFold(name);
      const own = await pointsOf(homesOf(chatbotId, fold, 'own = 1'));
      const byTown = Map.groupBy(own, ({ town }) => town);
      const middles = [...byTown.values()].filter((points) => points.length >= FEWEST_FOR_MIDDLE).map(circleAround);
      if (middles.length > 0) {
        const kilometers = isAround ? AROUND_KILOMETERS : NEAR_KILOMETERS;
        return { fold, circles: middles.map((circle) => ({ ...circle, kilometers })) };
      }
      if (isAround) return { fold, circles: await circlesOfTown(chatbotId, fold) };
      const naming = await pointsOf(homesOf(chatbotId, fold, 'TRUE'));
      const known = landmarksNear(landmarks.at(fold), naming);
      if (known.length > 0) return { fold, circles: known.map((point) => circleAround([point])) };
      const circle = circleOfNaming(naming);
      return { fold, circles: circle === undefined ? [] : [circle] };
    },
  };
};

export type NearStore = ReturnType<typeof createNearStore>;
