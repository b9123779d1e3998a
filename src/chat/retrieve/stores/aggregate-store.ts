import { type AreaUnit, SALE_TYPES, type SaleType } from '../../../listings/listing.ts';
import type { Condition } from '../conditions/condition.ts';
import { daysOnMarket } from '../conditions/number-conditions.ts';
import { isOnShelf } from '../conditions/shelves.ts';
import type { AggregateField, AggregateGroup } from '../found.ts';
import { type Query, rowsOf } from './query-store.ts';
import type { ReadRows } from './read-rows-store.ts';

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
  currency?: string | null;
  area_unit?: AreaUnit | null;
  matching: number;
  known: number;
  average: number | string | null;
  lowest: number | string | null;
  highest: number | string | null;
};

const asNumber = (value: number | string | null): number | null => (value === null ? null : Number(value));

const toGroup = (SaleType: SaleType, row: GroupRow): AggregateGroup => ({
  SaleType,
  ...(row.currency === undefined ? {} : { Currency: row.currency }),
  ...(row.area_unit === undefined ? {} : { AreaUnit: row.area_unit }),
  Count: Number(row.matching),
  Known: Number(row.known),
  Average: asNumber(row.average),
  Lowest: asNumber(row.lowest),
  Highest: asNumber(row.highest),
});

/** Computes over all rows of a query; rents and sales, currencies and units each by themselves. */
export const createAggregateStore = (readRows: ReadRows) => {
  const groupsOf = async (
    saleType: SaleType,
    query: Query,
    field: AggregateField,
    today: string,
  ): Promise<AggregateGroup[]> => {
    const { value, by } = MEASURED[field];
    const measured = value(today);
    const { sql, bindings } = rowsOf(query);
    const shelves = isOnShelf((shelf) => shelf.saleType === saleType);
    const columns = [...by, `${measured.sql} AS measured`].join(', ');
    const grouped = by.length === 0 ? '' : `GROUP BY ${by.join(', ')}`;
    const rows = await readRows<GroupRow>(
      `SELECT ${[...by, 'COUNT(*) AS matching'].join(', ')}, COUNT(measured) AS known,
          AVG(measured) AS average, MIN(measured) AS lowest, MAX(measured) AS highest
        FROM (SELECT ${columns} ${sql} AND ${shelves.sql}) AS matched
        ${grouped} HAVING matching > 0`,
      [...measured.bindings, ...bindings, ...shelves.bindings],
    );
    return rows.map((row) => toGroup(saleType, row));
  };

  return {
    /** The largest group first. */
    groups: async (query: Query, field: AggregateField, today: string): Promise<AggregateGroup[]> => {
      const all = await Promise.all(SALE_TYPES.map((saleType) => groupsOf(saleType, query, field, today)));
      return all.flat().sort((one, other) => other.Count - one.Count);
    },
  };
};

export type AggregateStore = ReturnType<typeof createAggregateStore>;
