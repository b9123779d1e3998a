import { SQUARE_FEET_PER_ACRE, SQUARE_METERS_PER_SQUARE_FOOT } from '../../listings/area.ts';
import type { AreaUnit } from '../../listings/listing.ts';
import type { AggregateField } from '../retrieve/found.ts';
import type { OrderField } from '../understand/understanding.ts';
import { fill, partsOf } from './fill.ts';
import type { Teller } from './teller.ts';
import { areaWords } from './words.ts';

/** A number of a listing or of many: which it is, and what it is measured in. */
export type Figure = {
  field: AggregateField | OrderField;
  value: number | string;
  currency: string | null;
  unit: AreaUnit | null;
  isRent: boolean;
};

type FigureTeller = Pick<Teller, 'words' | 'formats' | 'areaUnit'>;

/** Land is spoken of in acres where it is measured in feet. */
const SMALLEST_IN_ACRES = 0.25;

/** An area as it is stated, and in the unit that the visitor speaks of: `1,813 sq ft (168 m²)`. */
const areaFigure = ({ words, formats, areaUnit }: FigureTeller, value: number, unit: AreaUnit | null): string => {
  const stated = areaWords(formats.number(value), unit, words);
  if (areaUnit === undefined || unit === null || unit === areaUnit) return stated;
  const times = unit === 'Square Feet' ? SQUARE_METERS_PER_SQUARE_FOOT : 1 / SQUARE_METERS_PER_SQUARE_FOOT;
  return `${stated} (${areaWords(formats.number(Math.round(value * times)), areaUnit, words)})`;
};

/** The value alone, for after a label: `$549,900`, `1,500 sq ft`, `3`. */
export const figureValue = (teller: FigureTeller, { field, value, currency, unit, isRent }: Figure): string => {
  const { words, formats, areaUnit } = teller;
  const { facts, units } = words;
  const money = (): string => formats.money(value, currency);
  const perMonth = (price: string): string => fill(facts.perMonth, { money: price });
  switch (field) {
    case 'Price':
      return isRent ? perMonth(money()) : money();
    case 'HOAMonth':
      return perMonth(money());
    case 'DepositFee':
    case 'EstimatePrice':
      return money();
    case 'UnitAreaPrice':
    case 'PricePerArea': {
      const price = unit === null ? money() : `${money()}/${partsOf(units[unit])[0]}`;
      return isRent ? perMonth(price) : price;
    }
    case 'BuildingArea':
      return areaFigure(teller, Number(value), unit);
    case 'LotArea': {
      const acres = unit === 'Square Feet' && areaUnit !== 'Square Meters' ? Number(value) / SQUARE_FEET_PER_ACRE : 0;
      if (acres < SMALLEST_IN_ACRES) return areaFigure(teller, Number(value), unit);
      const inAcres = fill(facts.acres, { value: formats.number(acres), count: formats.count(acres) });
      return `${areaFigure(teller, Number(value), unit)} (${inAcres})`;
    }
    case 'YearBuilt':
      return String(Math.round(Number(value)));
    case 'DaysOnMarket':
      return fill(facts.days, { count: formats.count(Number(value)) });
    case 'Bedrooms':
      return Number(value) === 0 ? facts.studio : formats.number(Number(value));
    default:
      return formats.number(Number(value));
  }
};

/** The value so that it says by itself what it is: `3 beds`, `built in 1987`, `HOA fee: $120/month`. */
export const figureFact = (speaker: FigureTeller & Pick<Teller, 'say'>, figure: Figure): string => {
  const { words, formats, say } = speaker;
  const { facts } = words;
  const { field } = figure;
  const value = figureValue(speaker, figure);
  if (field === 'Price' || field === 'BuildingArea' || field === 'UnitAreaPrice' || field === 'PricePerArea')
    return value;
  if (field === 'Bedrooms' && Number(figure.value) === 0) return facts.studio;
  return field === 'EstimatePrice' || field === 'DepositFee'
    ? say('labelled', { label: words.fields[field], value })
    : fill(facts[field], { value, count: formats.count(Number(figure.value)) });
};
