import type { SenseOf } from '../../language/language.ts';

/** What topics stand for where no field has their name. */
const STANDS_FOR: Readonly<Record<string, string>> = { Rent: 'Price', Location: 'City', UnitAreaPrice: 'PricePerArea' };

/** Which of some fields a topic is. */
export const fieldOfTopic = <Field extends string>(fields: readonly Field[], topic = ''): Field | undefined =>
  fields.find((one) => one === topic) ?? fields.find((one) => one === STANDS_FOR[topic]);

type CountedField = 'Bedrooms' | 'Bathrooms' | 'LotArea' | 'BuildingArea' | 'ParkingSpots';

/** What is counted in a unit. */
export const FIELD_OF_UNIT: Readonly<Partial<Record<SenseOf<'unit'> | SenseOf<'prefix'>, CountedField>>> = {
  bed: 'Bedrooms',
  bath: 'Bathrooms',
  room: 'Bedrooms',
  acre: 'LotArea',
  sqft: 'BuildingArea',
  sqm: 'BuildingArea',
  car: 'ParkingSpots',
};
