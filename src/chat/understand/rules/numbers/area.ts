import {
  SQUARE_FEET_PER_ACRE,
  SQUARE_METERS_PER_HECTARE,
  SQUARE_METERS_PER_MU,
  SQUARE_METERS_PER_PING,
} from '../../../../listings/area.ts';
import type { AreaUnit } from '../../../../listings/listing.ts';
import type { AreaField, Constraint } from '../../constraint.ts';
import { hasSense } from '../../lexer/lexeme.ts';
import type { Reading } from '../stretch.ts';
import { boundsOf } from './bounds.ts';
import { goesOnWithLand, speaksOfLandOnly } from './names-land.ts';
import type { Quantity } from './quantity.ts';

type Measure = { unit: AreaUnit; times: number; isOfLand: boolean };

/** What a unit of the tables comes to. An acre, its quarter, a hectare, an are and a 亩 measure land only. */
const MEASURES: ReadonlyMap<string, Measure> = new Map([
  ['quarterAcre', { unit: 'Square Feet', times: SQUARE_FEET_PER_ACRE / 4, isOfLand: true }],
  ['acre', { unit: 'Square Feet', times: SQUARE_FEET_PER_ACRE, isOfLand: true }],
  ['hectare', { unit: 'Square Meters', times: SQUARE_METERS_PER_HECTARE, isOfLand: true }],
  ['are', { unit: 'Square Meters', times: SQUARE_METERS_PER_HECTARE / 100, isOfLand: true }],
  ['mu', { unit: 'Square Meters', times: SQUARE_METERS_PER_MU, isOfLand: true }],
  ['ping', { unit: 'Square Meters', times: SQUARE_METERS_PER_PING, isOfLand: false }],
  ['squareFeet', { unit: 'Square Feet', times: 1, isOfLand: false }],
  ['squareMeters', { unit: 'Square Meters', times: 1, isOfLand: false }],
]);

export const isAreaUnit = (unit: string | undefined): boolean => MEASURES.has(unit ?? '');

/** "*Sqft* 2000+": the unit as the label of the number. */
const unitBefore = ({ from, to }: Quantity, { lexemes }: Reading): string | undefined =>
  ['squareFeet', 'squareMeters'].find((unit) => lexemes.slice(from, to).some((one) => hasSense(one, 'unit', unit)));

/** The area that a number says, of the home or of its land, as a minimum where nothing else is said. */
export const readArea = (quantity: Quantity, reading: Reading, Words: string): Constraint[] => {
  const { unit, times, isOfLand } = MEASURES.get(quantity.unit ?? unitBefore(quantity, reading) ?? '') ?? {
    unit: reading.tables.areaUnit ?? 'Square Feet',
    times: 1,
    isOfLand: false,
  };
  const isLot = isOfLand || quantity.topic === 'lot' || speaksOfLandOnly(reading) || goesOnWithLand(reading);
  const Field: AreaField = isLot ? 'LotArea' : 'BuildingArea';
  return boundsOf(quantity, 0, 'atLeast').map(({ Operator, Value }) => ({
    Field,
    Operator,
    Value: Math.round(Value * times * 100) / 100,
    AreaUnit: unit,
    Words,
  }));
};
