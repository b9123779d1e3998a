import type { Aggregate, Order, OrderField, Understanding } from '../understand/understanding.ts';
import { ORDER_FIELDS } from '../understand/understanding.ts';
import type { Aggregated, AggregateField } from './found.ts';
import { AGGREGATE_FIELDS, type AggregateStore } from './stores/aggregate-store.ts';
import type { Query } from './stores/query-store.ts';

/** The first field that was asked for and is a number; the price where none was. A price per area is known of more homes than state it. */
const fieldOf = ({ Fields }: Understanding): AggregateField => {
  const field = AGGREGATE_FIELDS.find((one) => (Fields as readonly string[]).includes(one)) ?? 'Price';
  return field === 'UnitAreaPrice' ? 'PricePerArea' : field;
};

/** Whether all that match are put into groups, and counted by that. */
export const isMeasured = ({ Aggregate: Kind }: Understanding): boolean => Kind !== undefined && Kind !== 'count';

/** Whether the one home is asked for that has the least or the most of something. */
export const isExtreme = ({ Aggregate: Kind }: { Aggregate?: Aggregate | undefined }): boolean =>
  Kind === 'lowest' || Kind === 'highest';

/** What was asked of all that match, undefined where nothing was. */
export const readAggregate = async (
  store: AggregateStore,
  query: Query,
  understanding: Understanding,
  today: string,
): Promise<Aggregated | undefined> => {
  const { Aggregate: Kind } = understanding;
  if (Kind === undefined) return undefined;
  const Field = fieldOf(understanding);
  return { Kind, Field, Groups: isMeasured(understanding) ? await store.groups(query, Field, today) : [] };
};

/** How many match, as the groups have it. */
export const totalOfGroups = (aggregated: Aggregated | undefined): number =>
  (aggregated?.Groups ?? []).reduce((sum, { Count }) => sum + Count, 0);

const isOrderField = (field: string): field is OrderField => (ORDER_FIELDS as readonly string[]).includes(field);

/** Lowest and highest are shown by the home that has them. */
export const orderOfAggregate = (understanding: Understanding): Order | undefined => {
  const Field = fieldOf(understanding);
  if (!isExtreme(understanding) || !isOrderField(Field)) return undefined;
  return { Field, Direction: understanding.Aggregate === 'lowest' ? 'asc' : 'desc' };
};
