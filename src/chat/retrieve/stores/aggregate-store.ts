import type { AreaUnit, SaleType } from '../../../listings/listing.ts';
import type { Condition } from '../conditions/condition.ts';
import { daysOnMarket } from '../conditions/number-conditions.ts';
import type { AggregateField, AggregateGroup } from '../found.ts';
import type { Query } from './query-store.ts';
import type { ReadRows } from './read-rows-store.ts';

type Measured = { value: (today: string) => Condition; by: readonly ('currency' | 'area_unit')[] };

const column = (sql: string, ...by: Measured['by']): Measured => ({ value: () => ({ sql, bindings: [] }), by });

const MEASURED: Readonly<Record<AggregateField, Measured>> = {
  Price: column('price', 'currency'),
  HOAMonth: column('hoa_month', 'currency'),
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

/** Computes over all rows of a query; rents and sales, currencies and units each by themselves. */
export const createAggregateStore = (readRows: ReadRows) => ({
  groups: async ({ from, where }: Query, field: AggregateField, today: string): Promise<AggregateGroup[]> => {
    const { value, by } = MEASURED[field];
    const { sql, bindings } = value(today);
    const group = ['sale_type', ...by].join(', ');
    const columns = ["SUBSTRING_INDEX(shelf, ' ', 1) AS sale_type", ...by].join(', ');
    const rows = await readRows<GroupRow>(
      `SELECT ${group}, COUNT(*) AS matching, COUNT(measured) AS known,
          AVG(measured) AS average, MIN(measured) AS lowest, MAX(measured) AS highest
        FROM (SELECT ${columns}, ${sql} AS measured FROM ${from.sql} WHERE ${where.sql}) AS matched
        GROUP BY ${group} ORDER BY matching DESC, sale_type`,
      [...bindings, ...from.bindings, ...where.bindings],
    );
    return rows.map(toGroup);
  },
});

export type AggregateStore = ReturnType<typeof createAggregateStore>;
