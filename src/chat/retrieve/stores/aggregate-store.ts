import { type AreaUnit, SALE_TYPES, type SaleType } from '../../../listings/listing.ts';
import {
  type Aggregate,
  ORDER_FIELDS,
  type Order,
  type OrderField,
  type Understanding,
} from '../../understand/understanding.ts';
import type { Condition } from '../conditions/condition.ts';
import { daysOnMarket } from '../conditions/number-conditions.ts';
import type { Aggregated, AggregateField, AggregateGroup } from '../found.ts';
import { type Query, rowsOf } from './query-store.ts';
import type { ReadRows } from './read-rows-store.ts';

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

type Measured = { value: (today: string) => Condition; by: readonly ('currency' | 'area_unit')[] };

const column = (sql: string, ...by: Measured['by']): Measured => ({ value: () => ({ sql, bindings: [] }), by });

const MEASURED: Readonly<Record<AggregateField, Measured>> = {
  Price: column('price', 'currency'),
  HOAMonth: column('fee', 'currency'),
  DepositFee: column('deposit_fee', 'currency'),
  EstimatePrice: column('estimate_price', 'currency'),
  UnitAreaPrice: column('unit_area_price', 'currency', 'area_unit'),
  PricePerArea: column('price / NULLIF(building_area, 0)', 'currency', 'area_unit'),
  BuildingArea: column('building_area', 'area_unit'),
  LotArea: column('lot_area', 'area_unit'),
  YearBuilt: column('year_built'),
  Bedrooms: column('bedrooms'),
  Bathrooms: column('bathrooms'),
  ParkingSpots: column('parking_spots'),
  DaysOnMarket: { value: daysOnMarket, by: [] },
};
export const AGGREGATE_FIELDS = Object.keys(MEASURED) as AggregateField[];

type GroupRow = {
  sale_type: SaleType;
  currency?: string | null;
  area_unit?: AreaUnit | null;
  matching: number;
  known: number;
  average: number | string | null;
  lowest: number | string | null;
  highest: number | string | null;
};

const asNumber = (value: number | string | null): number | null => (value === null ? null : Number(value));

const toGroup = (row: GroupRow): AggregateGroup => ({
  SaleType: row.sale_type,
  ...(row.currency === undefined ? {} : { Currency: row.currency }),
  ...(row.area_unit === undefined ? {} : { AreaUnit: row.area_unit }),
  Count: Number(row.matching),
  Known: Number(row.known),
  Average: asNumber(row.average),
  Lowest: asNumber(row.lowest),
  Highest: asNumber(row.highest),
});

/** Sales before rents where there are as many. */
const byCount = (one: AggregateGroup, other: AggregateGroup): number =>
  other.Count - one.Count || SALE_TYPES.indexOf(one.SaleType) - SALE_TYPES.indexOf(other.SaleType);

/** Computes over all rows of a query; rents and sales, currencies and units each by themselves. */
export const createAggregateStore = (readRows: ReadRows) => ({
  /** The largest group first. */
  groups: async (query: Query, field: AggregateField, today: string): Promise<AggregateGroup[]> => {
    const { value, by } = MEASURED[field];
    const measured = value(today);
    const { sql, bindings } = rowsOf(query);
    const groups = ['sale_type', ...by].join(', ');
    const rows = await readRows<GroupRow>(
      `SELECT ${groups}, COUNT(*) AS matching, COUNT(measured) AS known,
          AVG(measured) AS average, MIN(measured) AS lowest, MAX(measured) AS highest
        FROM (
          SELECT ${["SUBSTRING_INDEX(shelf, ' ', 1) AS sale_type", ...by].join(', ')}, ${measured.sql} AS measured ${sql}
        ) AS matched
        GROUP BY ${groups}`,
      [...measured.bindings, ...bindings],
    );
    return rows.map(toGroup).sort(byCount);
  },
});

export type AggregateStore = ReturnType<typeof createAggregateStore>;
