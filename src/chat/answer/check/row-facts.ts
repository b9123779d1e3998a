import { SQUARE_FEET_PER_SQUARE_METER } from '../../../listings/area.ts';
import { daysOnMarket, isoDate } from '../../../listings/days-on-market.ts';
import type { AreaUnit, Money } from '../../../listings/listing.ts';
import { type FoundListing, priceOf, statusWords } from '../../retrieve/found-listing.ts';
import { digitsOf } from './contacts.ts';
import { currencyOf } from './currencies.ts';
import { dayOf, type Fact, type KnownDay } from './facts.ts';
import type { Figure, FigureKind } from './figure.ts';
import { findFigures } from './find-figures.ts';
import { foldInPlace } from './fold-in-place.ts';
import type { StatusWord, Topic } from './languages/check-words.ts';
import { writtenNumbers } from './written-number.ts';

/** What may be said of a listing. */
export type RowFacts = {
  /** Of its fields. */
  fields: Fact[];
  /** Of its texts. */
  stated: Figure[];
  /** Every number that it has in a field or a text, whatever it is about. */
  numbers: ReadonlySet<number>;
  days: KnownDay[];
  /** Its texts, folded, for its numbers with letters. */
  text: string;
  /** What it is called by: its address and its number, folded. */
  names: string[];
  /** Digits of its office's telephone. */
  phones: string[];
  price: number | undefined;
  isRent: boolean;
  currency: string | undefined;
  areaUnit: AreaUnit;
  status: StatusWord;
};

/** A text may hold megabytes; a prompt shows less than this of each. */
const LONGEST_TEXT = 12_000;
const HAS_NUMBER = /[\p{N}〇零一二两三四五六七八九十]|\p{L}{3}/u;

export const squareFeet = (area: number, unit: AreaUnit | null | undefined): number =>
  unit === 'Square Meters' ? area * SQUARE_FEET_PER_SQUARE_METER : area;

const money = (value: Money | null): number | null => (value === null ? null : Number(value));

const fieldFacts = ({ values, past }: FoundListing, now: Date, currency: string | undefined): Fact[] => {
  const price = money(priceOf(values));
  const area = values.BuildingArea ? squareFeet(values.BuildingArea, values.AreaUnit) : null;
  const of = (kind: FigureKind, value: number | null, topic?: Fact['topic']): Fact[] =>
    value === null
      ? []
      : [
          {
            kind,
            value,
            ...(topic === undefined ? {} : { topic }),
            ...(kind === 'money' && currency ? { currency } : {}),
          },
        ];
  const sums: [Money | null, Topic | 'perArea'][] = [
    [values.HOAMonth, 'hoa'],
    [values.DepositFee, 'deposit'],
    [values.EstimatePrice, 'estimate'],
    [values.OriginalListPrice, 'past'],
    [values.PreviousListPrice, 'past'],
    [past?.OriginalPrice ?? null, 'past'],
    [values.UnitAreaPrice, 'perArea'],
    ...(past?.PriceChanges ?? []).flatMap(({ From, To }): [Money | null, Topic][] => [
      [From, 'past'],
      [To, 'past'],
    ]),
  ];
  const perFoot = price !== null && area !== null && area > 0 ? price / area : null;
  return [
    ...of('money', price, 'price').map((fact) => ({ ...fact, isMonthly: values.SaleType === 'for_rent' })),
    ...sums.flatMap(([value, topic]) => of('money', money(value), topic)),
    ...of('money', perFoot, 'perArea'),
    ...of('money', perFoot === null ? null : perFoot * SQUARE_FEET_PER_SQUARE_METER, 'perArea'),
    ...of('beds', values.Bedrooms),
    ...of('baths', values.Bathrooms),
    ...of('parking', values.ParkingSpots),
    ...of('area', area, 'building'),
    ...of('area', values.LotArea ? squareFeet(values.LotArea, values.AreaUnit) : null, 'lot'),
    ...of('year', values.YearBuilt, 'built'),
    ...of('age', values.YearBuilt === null ? null : now.getUTCFullYear() - values.YearBuilt),
    ...of('days', past?.DaysOnMarket ?? daysOnMarket(values, isoDate(now))),
  ];
};

const textsOf = ({ values, reasons, asked }: FoundListing): string[] =>
  [
    values.Description,
    ...(values.ExtensionColumn ?? []).map(({ Key, value }) => `${Key}: ${value}`),
    values.Address,
    values.Location,
    values.City,
    values.State,
    values.ZIP,
    values.MLSNumber,
    values.PropertyType,
    values.ListOfficeName,
    values.ListOfficeContact,
    ...(reasons ?? []).map(({ Words }) => Words),
    ...(asked ?? []).map(({ Words }) => Words),
  ]
    .filter((text) => text !== null && text !== '')
    .map((text) => (text as string).slice(0, LONGEST_TEXT));

const daysOf = ({ values, past, unconfirmedSince }: FoundListing): KnownDay[] =>
  [
    values.MarketSince,
    values.MarketUntil,
    past?.ListedSince,
    past?.BackOnMarket,
    unconfirmedSince === null ? null : isoDate(unconfirmedSince),
    ...(past?.PriceChanges ?? []).map(({ At }) => At),
  ].flatMap((day) => (typeof day === 'string' ? [dayOf(day)] : []));

export const rowFacts = (listing: FoundListing, now: Date): RowFacts => {
  const { values } = listing;
  const currency = values.CurrencySymbol === null ? undefined : currencyOf(values.CurrencySymbol);
  const texts = textsOf(listing);
  const fields = fieldFacts(listing, now, currency);
  const areas = [values.BuildingArea, values.LotArea].filter((area) => area !== null);
  const written = texts.flatMap((text) =>
    writtenNumbers(foldInPlace(text)).map(({ readings: [one] }) => one?.value ?? 0),
  );
  return {
    fields,
    stated: texts.filter((text) => HAS_NUMBER.test(text)).flatMap((text) => findFigures(text)),
    numbers: new Set([
      ...fields.filter(({ topic }) => topic !== 'perArea').map(({ value }) => value),
      ...areas,
      ...written,
    ]),
    days: daysOf(listing),
    text: foldInPlace(texts.join('\n')),
    names: [values.Address, values.MLSNumber].flatMap((name) => (name?.trim() ? [foldInPlace(name.trim())] : [])),
    phones: digitsOf(values.ListOfficeContact ?? ''),
    price: money(priceOf(values)) ?? undefined,
    isRent: values.SaleType === 'for_rent',
    currency,
    areaUnit: values.AreaUnit ?? 'Square Feet',
    status: statusWords(values) as StatusWord,
  };
};
