import type { Conversion } from './conversion.ts';
import * as areas from './convert-areas.ts';
import * as dates from './convert-dates.ts';
import * as media from './convert-media.ts';
import * as amounts from './convert-money.ts';
import * as numbers from './convert-numbers.ts';
import * as fees from './convert-rents-and-fees.ts';
import * as texts from './convert-texts.ts';

/** Every conversion that a preset or a feed can name. A change of what one of them does is a new MAPPING_VERSION. */
export const CONVERSIONS = {
  text: texts.text,
  zip: texts.zip,
  zipOfFive: texts.zipOfFive,
  codeInWords: texts.codeInWords,
  lastPart: texts.lastPart,
  firstPart: texts.firstPart,
  secondPart: texts.secondPart,
  thirdPart: texts.thirdPart,
  key: texts.key,
  internalId: texts.internalId,
  url: texts.url,
  joined: texts.joined,
  jointKey: texts.jointKey,
  boolean: texts.boolean,
  allowed: texts.allowed,
  forbidden: texts.forbidden,
  statusWithFlags: texts.statusWithFlags,
  saleType: texts.saleType,
  saleTypeOfProperty: texts.saleTypeOfProperty,
  saleTypeByPrice: texts.saleTypeByPrice,
  saleTypeByPeriod: fees.saleTypeByPeriod,
  tours: texts.tours,
  virtualTour: texts.virtualTour,
  spaceType: texts.spaceType,
  currency: texts.currency,
  urls: media.urls,
  urlColumns: media.urlColumns,
  urlLists: media.urlLists,
  media: media.media,
  extensionPairs: texts.extensionPairs,
  addressWithUnit: texts.addressWithUnit,
  addressFromParts: texts.addressFromParts,
  streetOfAddress: texts.streetOfAddress,
  cityOfAddress: texts.cityOfAddress,
  stateOfAddress: texts.stateOfAddress,
  zipOfAddress: texts.zipOfAddress,
  spaced: texts.spaced,
  streetWithUnit: texts.streetWithUnit,
  addressLines: texts.addressLines,
  addressWithUnitFirst: texts.addressWithUnitFirst,
  number: numbers.number,
  numberWithComma: numbers.numberWithComma,
  numberWithExponent: numbers.numberWithExponent,
  integer: numbers.integer,
  year: dates.year,
  sum: numbers.sum,
  firstNumber: numbers.firstNumber,
  secondNumber: numbers.secondNumber,
  typology: numbers.typology,
  beforePlus: numbers.beforePlus,
  beforeSlash: numbers.beforeSlash,
  behindSlash: numbers.behindSlash,
  bathrooms: numbers.bathrooms,
  bathroomsFullHalf: numbers.bathroomsFullHalf,
  money: amounts.money,
  moneyWithComma: amounts.moneyWithComma,
  moneyWithExponent: amounts.moneyWithExponent,
  moneyInThousands: amounts.moneyInThousands,
  moneyInTenThousands: amounts.moneyInTenThousands,
  price: amounts.price,
  pricePerSquareFoot: areas.pricePerSquareFoot,
  areaUnit: areas.areaUnit,
  areaWithUnit: areas.areaWithUnit,
  lotWithUnit: areas.lotWithUnit,
  areaInWords: areas.areaInWords,
  areaInWordsWithComma: areas.areaInWordsWithComma,
  areaUnlessUnclear: areas.areaUnlessUnclear,
  squareFeet: areas.squareFeet,
  squareMeters: areas.squareMeters,
  acres: areas.acres,
  hectares: areas.hectares,
  monthlyFee: fees.monthlyFee,
  monthlyAmount: fees.monthlyAmount,
  annualToMonthly: fees.annualToMonthly,
  quarterlyToMonthly: fees.quarterlyToMonthly,
  weeklyToMonthly: fees.weeklyToMonthly,
  date: dates.date,
  dateDayFirst: dates.dateDayFirst,
  dateMonthFirst: dates.dateMonthFirst,
  timestamp: dates.timestamp,
  timestampDayFirst: dates.timestampDayFirst,
  timestampMonthFirst: dates.timestampMonthFirst,
  days: dates.days,
  openHouse: dates.openHouse,
} as const satisfies Record<string, Conversion>;

export type ConversionName = keyof typeof CONVERSIONS;
export const CONVERSION_NAMES = Object.keys(CONVERSIONS) as ConversionName[];

/** Mixed into every feed's fingerprint: raise it when the same file would give other values than before. */
export const MAPPING_VERSION = 17;

/** Another one with each release under which the bytes, or the cells of a row, that an earlier one has read have to be read again. */
export const READ_BY = 2;
