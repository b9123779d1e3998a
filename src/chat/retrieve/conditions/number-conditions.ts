import { SQUARE_METERS_PER_SQUARE_FOOT } from '../../../listings/area.ts';
import type { AreaUnit } from '../../../listings/listing.ts';
import type { AreaConstraint, Constraint, NumberConstraint, Operator } from '../../understand/constraint.ts';
import { saleTypeOf } from '../../understand/constraint.ts';
import { LEAST_PRICE_READ_AS_SALE } from '../../understand/rent-or-sale.ts';
import { type Condition, unless } from './condition.ts';

const SQUARE_METERS: Readonly<Record<AreaUnit, number>> = {
  'Square Meters': 1,
  'Square Feet': SQUARE_METERS_PER_SQUARE_FOOT,
};
/** Half a square foot: so far may an area be from what was asked that was rounded in the other unit. */
const ROUNDED_OFF = 0.05;

type PlainField = Exclude<NumberConstraint['Field'], 'DaysOnMarket'>;
const COLUMNS: Readonly<Record<PlainField, string>> = {
  Bedrooms: 'bedrooms',
  Bathrooms: 'bathrooms',
  Price: 'price',
  YearBuilt: 'year_built',
  HOAMonth: 'fee',
  ParkingSpots: 'parking_spots',
};
const SIGNS = { is: '=', atLeast: '>=', atMost: '<=' } as const;

export const plainColumn = (field: PlainField): Condition => ({ sql: COLUMNS[field], bindings: [] });

/** Days as of `today` (ISO date, UTC) of a home that is not sold. What begins later counts 0. */
export const daysOnMarket = (today: string): Condition => ({
  sql: 'GREATEST(0, DATEDIFF(CAST(? AS DATE), market_since))',
  bindings: [today],
});

/** The same of homes that may be sold: the sale ended them. The search index does not know when. */
const daysUntilSold = (today: string): Condition => ({
  sql: `GREATEST(0, DATEDIFF(
    CASE status WHEN 'Sold' THEN COALESCE(market_until, CAST(? AS DATE)) ELSE CAST(? AS DATE) END, market_since))`,
  bindings: [today, today],
});

export const inSquareMeters = (area: number, unit: AreaUnit): number => area * SQUARE_METERS[unit];

/** Compares a column with a number; `not` keeps what is unknown. */
const compared = ({ sql, bindings }: Condition, operator: Operator, value: number): Condition =>
  operator === 'not'
    ? unless({ sql: `${sql} = ?`, bindings: [...bindings, value] })
    : { sql: `${sql} ${SIGNS[operator]} ?`, bindings: [...bindings, value] };

/**
 * Whether the prices of a question are those of sales or rents: as it says, else by the largest of them. Undefined where it
 * names none.
 */
export const saleTypeOfPrices = (constraints: readonly Constraint[]) => {
  const prices = constraints.flatMap((one) => (one.Field === 'Price' && one.Operator !== 'not' ? [one.Value] : []));
  if (prices.length === 0) return saleTypeOf(constraints);
  return saleTypeOf(constraints) ?? (Math.max(...prices) >= LEAST_PRICE_READ_AS_SALE ? 'for_sale' : 'for_rent');
};

export const numberCondition = (constraint: NumberConstraint): Condition => {
  const { Field, Operator, Value } = constraint;
  return compared(plainColumn(Field as PlainField), Operator, Value);
};

export const daysCondition = (
  { Operator, Value }: NumberConstraint,
  { today, mayBeSold }: { today: string; mayBeSold: boolean },
): Condition => compared(mayBeSold ? daysUntilSold(today) : daysOnMarket(today), Operator, Value);

/** Areas compare across units. */
export const areaCondition = ({ Field, Operator, Value, AreaUnit }: AreaConstraint): Condition => {
  const name = Field === 'LotArea' ? 'lot_m2' : 'building_m2';
  const column: Condition = { sql: name, bindings: [] };
  const asked = inSquareMeters(Value, AreaUnit);
  if (Operator === 'atLeast') return compared(column, Operator, asked - ROUNDED_OFF);
  if (Operator === 'atMost') return compared(column, Operator, asked + ROUNDED_OFF);
  const exactly: Condition = {
    sql: `ABS(${name} - ?) <= CASE WHEN area_unit = ? THEN ${ROUNDED_OFF} ELSE 0.5 END`,
    bindings: [asked, AreaUnit],
  };
  return Operator === 'is' ? exactly : unless(exactly);
};
