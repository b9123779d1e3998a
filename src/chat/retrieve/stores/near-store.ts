import { foldText } from '../../../listings/fold.ts';
import { type Point, withinCircle } from '../conditions/circle.ts';
import { anyOf, type Condition, marks } from '../conditions/condition.ts';
import type { ReadRows } from './read-rows-store.ts';

/** A place as the chatbot's listings know it. */
export type KnownPlace = {
  fold: string;
  /** The middle of the homes that lie there, one for each town that has a place of the name and enough homes to tell it. */
  centres: readonly Point[];
};

/** The middle of a place is told by so many of its homes. */
const FEWEST_FOR_CENTRE = 3;
const MOST_FOR_CENTRE = 300;
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
  places.flatMap(({ centres }) => centres.map(withinCircle));

const foldsOf = (places: readonly KnownPlace[]): string[] => places.map(({ fold }) => fold);

/** Homes in or near one of the places. */
export const nearCondition = (chatbotId: number, places: readonly KnownPlace[]): Condition =>
  anyOf([saysSo(chatbotId, foldsOf(places)), ...circlesOf(places)]);

/** The IDs of the same homes as a table of one column, `near_id`, found by index alone. */
export const nearTable = (chatbotId: number, places: readonly KnownPlace[]): Condition => {
  const says = named(chatbotId, foldsOf(places));
  const circles = circlesOf(places).map(({ sql, bindings }) => ({
    sql: `SELECT id FROM listing FORCE INDEX (ix_listing_cell) WHERE chatbot_id = ? AND ${sql}`,
    bindings: [chatbotId, ...bindings],
  }));
  return {
    sql: [`SELECT listing_id AS near_id FROM listing_place WHERE ${says.sql}`, ...circles.map(({ sql }) => sql)].join(
      ' UNION ',
    ),
    bindings: [...says.bindings, ...circles.flatMap(({ bindings }) => bindings)],
  };
};

export const createNearStore = (readRows: ReadRows) => ({
  /** What the homes on display tell of a place: those that lie in it, not those that name it. */
  readPlace: async (chatbotId: number, name: string): Promise<KnownPlace> => {
    const fold = placeFold(name);
    const { sql, bindings } = named(chatbotId, [fold]);
    const centres = await readRows<Point>(
      `SELECT AVG(listing.latitude) AS latitude, AVG(listing.longitude) AS longitude
        FROM (
          SELECT listing_id FROM listing_place WHERE ${sql} AND own = 1 ORDER BY listing_id LIMIT ${MOST_FOR_CENTRE}
        ) AS place
        JOIN listing ON listing.id = place.listing_id
        WHERE listing.live = 1 AND listing.address_hidden = 0
          AND listing.latitude IS NOT NULL AND listing.longitude IS NOT NULL
        GROUP BY listing.city_fold HAVING COUNT(*) >= ${FEWEST_FOR_CENTRE}`,
      bindings,
    );
    return { fold, centres };
  },
});

export type NearStore = ReturnType<typeof createNearStore>;
