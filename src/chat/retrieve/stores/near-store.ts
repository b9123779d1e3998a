import { type KnownPlace, placeFold, withinCircle } from '../conditions/circle.ts';
import { allOf, anyOf, type Binding, type Condition, isOneOf, marks } from '../conditions/condition.ts';

/** Rows of `listing_place` for one of the places. */
export const named = (chatbotId: number, folds: readonly string[]): Condition => ({
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

/** What is asked of homes near places besides: `isSelective` where that may leave out many of them. */
type Others = Condition & { isSelective: boolean };

/** Places to look around in. `towns` are those names, folded, that may be of whole towns as well. */
export type Around = { places: readonly KnownPlace[]; towns: readonly string[] };

const inTowns = (towns: readonly string[]): Condition[] => (towns.length === 0 ? [] : [isOneOf('city_fold', towns)]);

/** Homes in or near one of the places. */
export const nearCondition = (chatbotId: number, { places, towns }: Around): Condition =>
  anyOf([saysSo(chatbotId, foldsOf(places)), ...inTowns(towns), ...circlesOf(places)]);

/** What is noted of a home near a place, one bit each. */
const CLOSE = 1;
/** It lies close and fits the other constraints. */
const FITTING = 2;
/** Its own words, or its town, name the place. */
const SAYING = 4;

/**
 * The same homes as a table, found by index alone: their IDs as `near_id`, and as `says` whether a home's own words name a
 * place (1) or only its coordinates lie there (0). Left out may be homes that `others` excludes, a condition on the columns of
 * the circles' index: those that only lie in a circle always are, those that name a place that many name are too, if they lie
 * in its circle. To leave them out there is cheaper than to look at each by its ID, but for places that few homes name, or where few
 * would be left out.
 */
export const nearTable = (chatbotId: number, { places, towns }: Around, others: Others): Condition => {
  const says = named(chatbotId, foldsOf(places));
  const foundBy = (
    index: string,
    noted: string,
    bindings: readonly Binding[],
    where: readonly Condition[],
  ): Condition => {
    const { sql, bindings: more } = allOf([{ sql: 'chatbot_id = ?', bindings: [chatbotId] }, ...where]);
    return {
      sql: `SELECT id, ${noted} FROM listing FORCE INDEX (${index}) WHERE ${sql}`,
      bindings: [...bindings, ...more],
    };
  };
  const inCircle = (circle: Condition, isNamedByMany: boolean): Condition =>
    isNamedByMany && others.isSelective
      ? foundBy('ix_listing_near', `IF(${others.sql}, ${CLOSE | FITTING}, ${CLOSE})`, others.bindings, [circle])
      : foundBy('ix_listing_near', `${CLOSE | FITTING}`, [], [others, circle]);
  const all: Condition[] = [
    {
      sql: `SELECT listing_id AS near_id, ${SAYING} AS noted FROM listing_place WHERE ${says.sql}`,
      bindings: says.bindings,
    },
    ...inTowns(towns).map((town) => foundBy('ix_listing_search', `${SAYING}`, [], [others, town])),
    ...places.flatMap(({ circles, isNamedByMany }) =>
      circles.map((circle) => inCircle(withinCircle(circle), isNamedByMany)),
    ),
  ];
  // Of what lies close and does not fit nothing is wanted, whether or not it names the place.
  return {
    sql: `SELECT near_id, BIT_OR(noted) >= ${SAYING} AS says
      FROM (${all.map(({ sql }) => sql).join(' UNION ALL ')}) AS found
      GROUP BY near_id HAVING BIT_OR(noted) & ${CLOSE | FITTING} <> ${CLOSE}`,
    bindings: all.flatMap(({ bindings }) => bindings),
  };
};
