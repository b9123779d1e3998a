import { foldText } from '../../../listings/fold.ts';
import { type Circle, NEAR_KILOMETERS, type Point, withinCircle } from '../conditions/circle.ts';
import { allOf, anyOf, type Condition, isOneOf, marks } from '../conditions/condition.ts';
import { circleOfNaming } from '../conditions/named-around.ts';
import type { ReadRows } from './read-rows-store.ts';

/** A place as the chatbot's listings know it. */
export type KnownPlace = {
  fold: string;
  /**
   * Around the middle of the homes that lie there, one for each town that has a place of the name and enough homes to tell it.
   * Where no homes lie in the place itself, as in a park, around those that name it.
   */
  circles: readonly Circle[];
};

/** The middle of a place is told by so many of its homes. */
const FEWEST_FOR_MIDDLE = 3;
const MOST_FOR_MIDDLE = 300;
const FOLD_LENGTH = 120;

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

export const createNearStore = (readRows: ReadRows) => {
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

  return {
    /** What the homes on display tell of a place: those that lie in it, else those that name it. */
    readPlace: async (chatbotId: number, name: string): Promise<KnownPlace> => {
      const fold = placeFold(name);
      const own = homesOf(chatbotId, fold, 'own = 1');
      const middles = await readRows<Point>(
        `SELECT AVG(listing.latitude) AS latitude, AVG(listing.longitude) AS longitude FROM ${own.sql}
          GROUP BY listing.city_fold HAVING COUNT(*) >= ${FEWEST_FOR_MIDDLE}`,
        own.bindings,
      );
      if (middles.length > 0) {
        return { fold, circles: middles.map((middle) => ({ middle, kilometers: NEAR_KILOMETERS, isSure: true })) };
      }
      const naming = homesOf(chatbotId, fold, 'TRUE');
      const points = await readRows<Point>(
        `SELECT listing.latitude, listing.longitude FROM ${naming.sql}`,
        naming.bindings,
      );
      const circle = circleOfNaming(points);
      return { fold, circles: circle === undefined ? [] : [circle] };
    },
  };
};

export type NearStore = ReturnType<typeof createNearStore>;
