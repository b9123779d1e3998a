import type { Constraint, NameConstraint } from '../../understand/constraint.ts';
import { allOf, type Condition } from '../conditions/condition.ts';
import { saleTypeOfPrices } from '../conditions/number-conditions.ts';
import { buyerConditions, isOfShelf, shelvesOf } from '../conditions/shelves.ts';
import { aroundOf, type ConditionContext, conditionOf } from './condition-store.ts';
import { nearTable } from './near-store.ts';
import { isOfReduced, reducedTable } from './reduced-store.ts';

/** Rows of `listing` as a search reads them: what stands after FROM and after WHERE. */
export type Query = {
  from: Condition;
  where: Condition;
  /** Whether it reads few rows, but each of them slowly. */
  isNarrow: boolean;
  /** The same rows, of the freshest homes alone: where that is enough, the first ones are found at once. `areAll`: whether there are no others. */
  freshest?: Pick<Query, 'from' | 'where'> & { areAll: Condition };
  /** What is larger of rows that fit better: homes that lie in a place or name it, before those that are only close to it. */
  leads?: string;
};

/** What stands between SELECT and ORDER BY or LIMIT, for the rows of a query. */
export const rowsOf = ({ from, where }: Pick<Query, 'from' | 'where'>): Condition => ({
  sql: `FROM ${from.sql} WHERE ${where.sql}`,
  bindings: [...from.bindings, ...where.bindings],
});

const SEARCH_INDEX = 'ix_listing_search';
/** The same for homes whose IDs are known. */
const SEARCH_BY_ID_INDEX = 'ix_listing_search_by_id';

/** The index that leaves the fewest rows, for the first of these fields that is asked for. */
const INDEXES: readonly [field: Constraint['Field'], index: string][] = [
  ['Street', 'ix_listing_street'],
  ['ZIP', 'ix_listing_zip'],
];

/** What the index of places knows besides them. */
const KNOWN_OF_PLACES: ReadonlySet<Constraint['Field']> = new Set(['PropertyType', 'Bedrooms', 'Price', 'Tag']);

/** So many are looked at where the freshest that match are wanted, and most do. */
const FRESHEST_LOOKED_AT = 400;

/** Their IDs, as `fresh_id`. */
const freshestHomes = (chatbotId: number): Condition => ({
  sql: `SELECT id AS fresh_id FROM listing FORCE INDEX (ix_listing_fresh) WHERE chatbot_id = ? AND live = 1
    ORDER BY market_since DESC, id DESC LIMIT ${FRESHEST_LOOKED_AT}`,
  bindings: [chatbotId],
});

const areAllHomes = ({ sql, bindings }: Condition): Condition => ({
  sql: `(SELECT COUNT(*) FROM (${sql}) AS looked) < ${FRESHEST_LOOKED_AT}`,
  bindings,
});

type Source = {
  /** Where the rows are, the index by which they are found, and how those of the chatbot are told from others. */
  from: Condition;
  ofChatbot: readonly Condition[];
  /** The constraint that the rows fulfil already. */
  fulfilled?: Constraint;
  isNarrow: boolean;
  leads?: string;
  freshest?: Condition;
};

/** Rows of a chatbot, whose IDs a table has. */
const joinedTo = ({ sql, bindings }: Condition, alias: string, column: string): Source => ({
  from: {
    sql: `(${sql}) AS ${alias}
      STRAIGHT_JOIN listing FORCE INDEX (${SEARCH_BY_ID_INDEX}) ON listing.id = ${alias}.${column}`,
    bindings,
  },
  ofChatbot: [],
  isNarrow: true,
});

/** Indexes are forced: servers guess badly, and then read a hundred thousand whole rows. */
const readBy = (index: string, chatbotId: number): Source => ({
  from: { sql: `listing FORCE INDEX (${index})`, bindings: [] },
  ofChatbot: [{ sql: 'chatbot_id = ?', bindings: [chatbotId] }],
  isNarrow: index === 'PRIMARY',
});

/** The constraints of a search as a query, whole or without some of them. */
export const queryOf = (
  constraints: readonly Constraint[],
  context: ConditionContext,
  without: readonly Constraint[] = [],
): Query => {
  const { chatbotId } = context;
  const kept = constraints.filter((constraint) => !without.includes(constraint));
  const shelves = shelvesOf(kept, constraints);
  const isTrue = (constraint: Constraint): Condition => conditionOf(constraint, constraints, context);

  const nearSource = (near: NameConstraint): Source => {
    const known = kept.filter((one) => KNOWN_OF_PLACES.has(one.Field) && !isOfReduced(one));
    const isSelective = known.length > 0 || saleTypeOfPrices(constraints) !== undefined;
    const others = { ...allOf([shelves, ...known.map(isTrue)]), isSelective };
    const table = nearTable(chatbotId, aroundOf(near.Value, context), others);
    return { ...joinedTo(table, 'near', 'near_id'), leads: 'near.says', fulfilled: near };
  };

  /** Homes that an index of one field finds. */
  const indexedSource = (constraint: Constraint, index: string): Source => {
    const { sql, bindings } = isTrue(constraint);
    const table = `SELECT id AS indexed_id FROM listing FORCE INDEX (${index}) WHERE chatbot_id = ? AND live = 1 AND ${sql}`;
    const source = joinedTo({ sql: table, bindings: [chatbotId, ...bindings] }, 'indexed', 'indexed_id');
    return { ...source, fulfilled: constraint };
  };

  const sourceOf = (): Source => {
    const wanted = kept.filter(({ Operator }) => Operator === 'is');
    const find = (field: Constraint['Field']) => wanted.find((constraint) => constraint.Field === field);
    if (find('Shown') !== undefined) return readBy('PRIMARY', chatbotId);
    const near = wanted.find((one): one is NameConstraint => one.Field === 'Near');
    if (near !== undefined) return nearSource(near);
    for (const [field, index] of INDEXES) {
      const constraint = find(field);
      if (constraint !== undefined) return indexedSource(constraint, index);
    }
    const reduced = wanted.find(isOfReduced);
    if (reduced !== undefined) {
      return { ...joinedTo(reducedTable(chatbotId), 'reduced', 'reduced_id'), fulfilled: reduced };
    }
    const all = readBy(SEARCH_INDEX, chatbotId);
    if (find('City') !== undefined) return all;
    return { ...all, freshest: freshestHomes(chatbotId) };
  };

  const { fulfilled, from, ofChatbot, isNarrow, leads, freshest } = sourceOf();
  const others = kept.filter((constraint) => constraint !== fulfilled && !isOfShelf(constraint));
  const where = allOf([shelves, ...others.map(isTrue), ...buyerConditions(kept)]);
  return {
    from,
    where: allOf([...ofChatbot, where]),
    isNarrow,
    ...(leads === undefined ? {} : { leads }),
    ...(freshest === undefined
      ? {}
      : { freshest: { ...joinedTo(freshest, 'fresh', 'fresh_id'), where, areAll: areAllHomes(freshest) } }),
  };
};
