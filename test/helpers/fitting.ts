import type { Constraint } from '../../src/chat/understand/constraint.ts';
import { deriveListing } from '../../src/listings/derive/derive-listing.ts';
import type { ListingValues } from '../../src/listings/listing.ts';
import { tagsOf } from '../../src/listings/tags/tags.ts';

/** What constraints mean, told a second time and without SQL. */

const KILOMETERS = 2.4;
const SQUARE_FEET = 10.7639104;

export type Home = { id: number; values: ListingValues };
type Point = [latitude: number, longitude: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const distance = ([fromLatitude, fromLongitude]: Point, [latitude, longitude]: Point): number => {
  const [from, to] = [radians(fromLatitude), radians(latitude)];
  const angle =
    Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(radians(longitude - fromLongitude));
  return 6_371 * Math.acos(Math.min(1, angle));
};

const price = (values: ListingValues): number | null => {
  const money = values.SaleType === 'for_rent' ? values.RentPrice : values.SalePrice;
  return money === null ? null : Number(money);
};
const pointOf = ({ Latitude, Longitude, AddressHidden }: ListingValues): Point | null =>
  AddressHidden || Latitude === null || Longitude === null ? null : [Latitude, Longitude];

const placesOf = (values: ListingValues) => deriveListing(values).places;

const centresOf = (homes: readonly Home[], name: string): Point[] => {
  const towns = Map.groupBy(
    homes.filter(({ values }) => placesOf(values).some(({ fold, own }) => own && fold === name.toLowerCase())),
    ({ values }) => values.City,
  );
  return [...towns.values()].flatMap((members): Point[] => {
    const points = members.flatMap(({ values }) => [pointOf(values)].filter((point) => point !== null));
    const middle = (index: 0 | 1): number => {
      const values = points.map((point) => point[index]).sort((one, other) => one - other);
      const [low = 0, high = 0] = [values[(values.length - 1) >> 1], values[values.length >> 1]];
      return (low + high) / 2;
    };
    return points.length < 3 ? [] : [[middle(0), middle(1)]];
  });
};

const compare = (value: number | null, operator: string, bound: number, tolerance = 0): boolean => {
  if (operator === 'not') return value !== bound;
  if (value === null) return false;
  if (operator === 'atLeast') return value >= bound - tolerance;
  return operator === 'atMost' ? value <= bound + tolerance : value === bound;
};

const isDay = 86_400_000;

/** Whether a home fulfils a constraint. `homes` are all of the chatbot, by which places are known. */
export const fits = (home: Home, constraint: Constraint, homes: readonly Home[], today: string): boolean => {
  const { values } = home;
  const is = (fulfils: boolean): boolean => fulfils === (constraint.Operator !== 'not');
  switch (constraint.Field) {
    case 'SaleType':
      return is(values.SaleType === constraint.Value);
    case 'Status':
      return is(values.Status === constraint.Value);
    case 'City':
      return values.City !== null && is(constraint.Value.includes(values.City));
    case 'ZIP':
      return is(constraint.Value.some((zip) => values.ZIP === zip || values.ZIP?.startsWith(`${zip}-`) === true));
    case 'Street':
      return is(
        !values.AddressHidden && constraint.Value.some((street) => values.Address?.replace(/^\d+ /, '') === street),
      );
    case 'Near': {
      const point = pointOf(values);
      return is(
        constraint.Value.some(
          (name) =>
            placesOf(values).some(({ fold }) => fold === name.toLowerCase()) ||
            (point !== null && centresOf(homes, name).some((centre) => distance(centre, point) <= KILOMETERS)),
        ),
      );
    }
    case 'PropertyType':
      return is(constraint.Value.includes(values.PropertyType ?? ''));
    case 'Currency':
      return is(constraint.Value.includes(values.CurrencySymbol ?? ''));
    case 'Tag': {
      const tags: string[] = tagsOf(BigInt(String(deriveListing(values).columns.tags_yes)));
      const present = price(values);
      const isReduced =
        present !== null &&
        [values.PreviousListPrice, values.OriginalListPrice].some((before) => Number(before) > present);
      return is(constraint.Value.some((tag) => (tag === 'price reduced' ? isReduced : tags.includes(tag))));
    }
    case 'Shown':
      return is(constraint.Value.includes(home.id));
    case 'Price':
      return compare(price(values), constraint.Operator, constraint.Value);
    case 'HOAMonth': {
      const hasNone =
        values.HOAMonth === null && tagsOf(BigInt(String(deriveListing(values).columns.tags_no))).includes('hoa');
      const fee = hasNone ? 0 : values.HOAMonth;
      return compare(fee === null ? null : Number(fee), constraint.Operator, constraint.Value);
    }
    case 'DaysOnMarket': {
      const days =
        values.MarketSince === null ? null : Math.max(0, (Date.parse(today) - Date.parse(values.MarketSince)) / isDay);
      return compare(days, constraint.Operator, constraint.Value);
    }
    case 'BuildingArea':
    case 'LotArea': {
      const feet = (size: number | null, unit: string | null) =>
        size === null || unit === null ? null : unit === 'Square Meters' ? size * SQUARE_FEET : size;
      const asked = feet(constraint.Value, constraint.AreaUnit) ?? 0;
      return compare(feet(values[constraint.Field], values.AreaUnit), constraint.Operator, asked, 0.5);
    }
    case 'Bedrooms':
    case 'Bathrooms':
    case 'YearBuilt':
    case 'ParkingSpots':
      return compare(values[constraint.Field], constraint.Operator, constraint.Value);
    default:
      throw new Error(`${constraint.Field} is no constraint of a search`);
  }
};

/** The homes that a search may offer: not sold unless that was asked for, of the sale type that the prices mean. */
export const fitting = (homes: readonly Home[], constraints: readonly Constraint[], today: string): Home[] => {
  const asksStatus = constraints.some(({ Field, Operator }) => Field === 'Status' && Operator === 'is');
  const named = constraints.some(({ Field }) => Field === 'SaleType');
  const prices = constraints.flatMap((one) => (one.Field === 'Price' && one.Operator !== 'not' ? [one.Value] : []));
  const meant = Math.max(...prices) >= 25_000 ? 'for_sale' : 'for_rent';
  return homes.filter(
    (home) =>
      (asksStatus || home.values.Status !== 'Sold') &&
      (named || prices.length === 0 || home.values.SaleType === meant) &&
      constraints.every((constraint) => fits(home, constraint, homes, today)),
  );
};
