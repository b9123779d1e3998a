import type { AreaUnit } from '../../../listings/listing.ts';
import type { AggregateField } from '../../retrieve/found.ts';
import type { OrderField } from '../../understand/understanding.ts';
import type { Speaker } from './speaker.ts';

/** A number of a listing or of many: which it is, and what it is measured in. */
export type Figure = {
  field: AggregateField | OrderField;
  value: number | string;
  currency: string | null;
  unit: AreaUnit | null;
  isRent: boolean;
};
type Words = Pick<Speaker, 'names' | 'formats'>;

/** The value alone, for after a label: `$549,900`, `1,500 sq ft`, `3`. */
export const figureValue = ({ names, formats }: Words, { field, value, currency, unit, isRent }: Figure): string => {
  const { facts } = names;
  const money = (): string => formats.money(value, currency);
  switch (field) {
    case 'Price':
      return isRent ? facts.perMonth(money()) : money();
    case 'HOAMonth':
      return facts.perMonth(money());
    case 'DepositFee':
    case 'EstimatePrice':
      return money();
    case 'UnitAreaPrice':
    case 'PricePerArea': {
      const price = facts.perArea(money(), unit);
      return isRent ? facts.perMonth(price) : price;
    }
    case 'BuildingArea':
    case 'LotArea':
      return facts.area(formats.number(Number(value)), unit);
    case 'YearBuilt':
      return String(Math.round(Number(value)));
    case 'DaysOnMarket':
      return facts.days(formats.count(Number(value)));
    case 'Bedrooms':
      return Number(value) === 0 ? facts.studio : formats.number(Number(value));
    default:
      return formats.number(Number(value));
  }
};

/** The value so that it says by itself what it is: `3 beds`, `built in 1987`, `HOA fee: $120/month`. */
export const figureFact = (speaker: Words & Pick<Speaker, 'says'>, figure: Figure): string => {
  const { names, formats, says } = speaker;
  const value = Number(figure.value);
  const written = figureValue(speaker, figure);
  switch (figure.field) {
    case 'Price':
    case 'BuildingArea':
    case 'UnitAreaPrice':
    case 'PricePerArea':
      return written;
    case 'Bedrooms':
      return value === 0 ? names.facts.studio : names.facts.beds(formats.count(value));
    case 'Bathrooms':
      return names.facts.baths(formats.count(value));
    case 'ParkingSpots':
      return names.facts.parking(formats.count(value));
    case 'LotArea':
      return names.facts.lot(written);
    case 'DaysOnMarket':
      return names.facts.onMarket(written);
    case 'HOAMonth':
      return names.facts.hoa(written);
    case 'YearBuilt':
      return names.facts.built(written);
    default:
      return says.labelled(names.fields[figure.field], written);
  }
};
