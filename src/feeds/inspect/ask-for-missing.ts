import { foldName } from '../../listings/fold.ts';
import { isTodo } from '../configuration/check-feed-config.ts';
import type { ColumnRule } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { isNested } from '../map/check-values.ts';
import { ANY_CONTEXT, cleanText } from '../map/conversion.ts';
import { CONVERSIONS } from '../map/conversions.ts';
import { AREA_RATE, type Frequency, frequencyOf, isFrequency } from '../map/frequencies.ts';
import { isAboutOthers, isKnownName, isNamedFor, judgeColumn } from './column-names.ts';
import { columnPath, spaceColumn } from './column-paths.ts';
import { type ColumnProfile, isYear, median, roughNumber, shareOf } from './column-profiles.ts';
import { attemptOf } from './column-readings.ts';
import { isColumnWord, wordsInFull } from './column-words.ts';
import { unitByName } from './currency-and-units.ts';
import { PLAUSIBLE } from './field-values.ts';
import { COMMON_NAMES, EXTENSION_NAMES } from './known-names.ts';
import { bestRule, type Findings, NO_TRIAL, PRICES, type Proposal, readRows, toldWords } from './proposal.ts';
import { askForBathrooms, isOtherAmount } from './propose-columns.ts';
import { hasNumbers } from './propose-composites.ts';
import { isSaleTypeWord, readSaleType, speaksOfRent } from './sale-type-words.ts';
import { beginsWithStatus, usualMeaning } from './status-words.ts';

type EssentialField =
  | ('MLSNumber' | 'StandardStatus' | 'SaleType' | 'CurrencySymbol' | 'ListPrice' | 'SalePrice' | 'RentPrice')
  | ('RentFrequency' | 'City' | 'ZIP' | 'Bedrooms' | 'Bathrooms' | 'BuildingArea' | 'Address' | 'Images');

/** A field without which visitors miss most: what is asked of a column, what its values look like, and words of its name. */
type Essential = { asked: string; fits: (column: ColumnProfile) => boolean; like: RegExp };

const MOST_WORDS = 15;
const LONGEST_WORD = 25;
const isWord = (text: string): boolean => text.replace(/^http.*[/#]/, '').length <= LONGEST_WORD;
const NO_WORDS: ReadonlySet<string | null> = new Set([
  'image',
  'email',
  'phone',
  'date',
  'yesNo',
  'year',
  'zip',
  'state',
]);
const CURRENCIES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('currency'), 'TL', 'CHF']);
const namesMoney = (text: string): boolean => /^\p{Sc}$/u.test(text) || CURRENCIES.has(text);
/** Few texts that come again, and are no measures. */
const areWords = ({ counts, rows, kind, texts }: ColumnProfile): boolean =>
  !NO_WORDS.has(kind) &&
  counts.size > 1 &&
  counts.size <= Math.min(MOST_WORDS, Math.max(3, rows / 2)) &&
  counts.size < texts.length &&
  counts.keys().every(isWord) &&
  shareOf(texts, isFrequency) < 0.5 &&
  !counts.keys().every(namesMoney);
const SOME_STATUSES = 0.3;
const areStatuses = (column: ColumnProfile): boolean =>
  (areWords(column) &&
    column.texts.every((text) => !/\d{3}|^[\d.,]+$/.test(text)) &&
    !column.texts.every(isSaleTypeWord)) ||
  (column.counts.size > 1 &&
    column.counts.size <= MOST_WORDS &&
    shareOf(column.texts, beginsWithStatus) >= SOME_STATUSES);
const MAY_BE_CODE = /^(?!.*(\d{2}|\d[.,]\d))/;
const HAS_NO_DIGIT = /^\D*$/;
const areTypes = (column: ColumnProfile): boolean =>
  areWords(column) &&
  (isLike('SaleType', column) ? MAY_BE_CODE : HAS_NO_DIGIT).test([...column.counts.keys()].join(' ')) &&
  !column.texts.some(beginsWithStatus);

const numbersOf = ({ texts }: ColumnProfile): number[] => texts.map(roughNumber);
/** Of all of a column's texts; a unit or a mark of currency may stand around them. */
const areNumbers = (column: ColumnProfile, least: number, most: number): boolean => {
  const numbers = numbersOf(column).filter((size) => size > 1);
  return (
    numbers.length > 0 &&
    shareOf(column.texts, (text) => /^[^\d]{0,5}\d[\d.,'’\s]*[^\d]{0,12}$/.test(text)) >= 0.8 &&
    median(numbers) >= least &&
    median(numbers) <= most
  );
};
const IS_ROOMS = /^\d{1,2}([.,]\d|\s?\+\s?\d)?$/;
const MOST_ROOMS = 20;
/** Whether rooms are counted, and not rows. */
const areRooms = (column: ColumnProfile): boolean =>
  column.counts.size > 1 &&
  column.texts.some((text) => Number.parseInt(text, 10) > 1) &&
  !column.texts.every((text, at) => Number(text) === at || Number(text) === at + 1) &&
  shareOf(column.texts, (text) => IS_ROOMS.test(text) && Number.parseInt(text, 10) <= MOST_ROOMS) >= 0.75;
/** Baths in a code of the source's own, `2010` for two full ones and a half one, under the field's very name: only a person can tell. */
const areBathCodes = (column: ColumnProfile): boolean =>
  column.counts.size <= MOST_WORDS &&
  column.counts.keys().every((text) => /^[\p{L}\d]{1,6}$/u.test(text)) &&
  isNamedFor('Bathrooms', column);
const NO_PRICE: ReadonlySet<string | null> = new Set(['date', 'year', 'zip', 'phone', 'coordinate', 'yesNo']);
/** Under a name for prices most may be less, as rates by the area are. */
const arePrices =
  (least: number) =>
  (column: ColumnProfile): boolean =>
    !NO_PRICE.has(column.kind) &&
    (areNumbers(column, least, 1e9) ||
      (isNamedFor('ListPrice', column) &&
        areNumbers(column, 1, 1e9) &&
        numbersOf(column).some((amount) => amount >= least))) &&
    !column.texts.some((text) => /^0\d/.test(text));
const OF_PRICE = /\b(price|rent|lease|amount|cost|value|asking)\b/;

const ESSENTIAL: Readonly<Record<EssentialField, Essential>> = {
  MLSNumber: {
    asked: '',
    fits: ({ counts, rows, kind }: ColumnProfile) =>
      (kind === 'identifier' || kind === 'number' || kind === 'text') &&
      counts.size === rows &&
      counts.keys().every((text) => text.length <= LONGEST_WORD),
    like: /\b(id|number|reference|code|key)\b/,
  },
  StandardStatus: {
    asked: '',
    fits: areStatuses,
    like: /\b(status|availability|available|stage|situation|occupancy)\b/,
  },
  SaleType: {
    asked: '',
    fits: areTypes,
    like: /\b(transaction|sale|rent|offer|purpose|deal|operation|tenure|contract|mode)\b/,
  },
  ListPrice: { asked: 'the price that is asked', fits: arePrices(300), like: OF_PRICE },
  SalePrice: { asked: 'the price asked of homes for sale', fits: arePrices(1_000), like: OF_PRICE },
  RentPrice: { asked: 'the rent', fits: arePrices(50), like: OF_PRICE },
  RentFrequency: {
    asked: 'how often rents are paid',
    fits: ({ texts }: ColumnProfile) => shareOf(texts, (text) => periodOf(text) !== null) >= 0.3,
    like: /\b(rent|lease|price|frequency|period|term|unit|per)\b/,
  },
  CurrencySymbol: {
    asked: '',
    fits: ({ counts }: ColumnProfile) => counts.keys().every(namesMoney),
    like: /\b(currency|money)\b/,
  },
  City: {
    asked: 'the town',
    fits: ({ kind, texts, counts }: ColumnProfile) =>
      kind === 'text' && counts.size > 1 && shareOf(texts, mayBeTown) >= 0.8,
    like: /\b(address|city|location|place|municipality|county|locality|region|district|area|line ?\d)\b/,
  },
  ZIP: {
    asked: 'the postal code',
    fits: ({ texts, kind }) =>
      kind !== 'year' && shareOf(texts, (text) => /^(?=.*\d)[a-z\d][a-z\d\s-]{3,9}$/i.test(text)) >= 0.8,
    like: /\b(zip|post\w*|postal)\b/,
  },
  Bedrooms: {
    asked: 'the number of bedrooms',
    fits: areRooms,
    like: /\b(bedrooms|rooms|zimmer|pieces|locali|vani|ambientes|kamers|pokoi|rum)\b/,
  },
  Bathrooms: {
    asked: 'the number of bathrooms',
    fits: (column) => areRooms(column) || areBathCodes(column),
    like: /\b(bathrooms|toilets?|wc)\b/,
  },
  BuildingArea: {
    asked: 'the living area',
    fits: (column: ColumnProfile) =>
      !NO_PRICE.has(column.kind) &&
      areNumbers(column, 15, 10_000) &&
      shareOf(column.texts, isYear) < 0.5 &&
      column.counts.size > column.texts.length / 2,
    like: /\b(area|living|square|sq|sqm|m2|m²|met(er|re)s|surface|size|interior|internal)\b/,
  },
  Address: {
    asked: 'the street and the number of the house',
    fits: (column: ColumnProfile) =>
      column.counts.size > (isLike('Address', column) ? 1 : column.texts.length / 2) &&
      shareOf(column.texts, (text) => /^(?=.*\p{L}{2}).{5,80}$/u.test(text)) >= 0.8 &&
      (isLike('Address', column) || hasNumbers(column)),
    like: /\b(address|street|road|line ?\d)\b/,
  },
  Images: {
    asked: 'the pictures',
    fits: ({ texts }: ColumnProfile) => shareOf(texts, (text) => IS_PICTURE.test(text)) >= 0.5,
    like: /\b(images?|photos?|pictures?|media|large|full|original)\b/,
  },
};

const ESSENTIAL_FIELDS = Object.keys(ESSENTIAL) as EssentialField[];
/** Of levels in one cell, which widen or narrow, the first tells enough. */
const LEVEL = /[,>|]/;
const mayBeTown = (text: string): boolean =>
  /^\P{N}{2,40}$/u.test(text.split(LEVEL)[0] ?? '') && !isSaleTypeWord(text) && !beginsWithStatus(text);
const IS_PICTURE = /\.(jpe?g|png|webp|gif|avif)\b/i;

/** How often something is paid by a text that says it beside a currency or an area: `€/Monat`, `AED per sqft`. */
const periodOf = (text: string): Frequency | 'area' | null => {
  if (text.length > LONGEST_WORD || /\d{2}/.test(text)) return null;
  const words = foldName(text).split(/[^\p{L}\p{N}²]+/u);
  return AREA_RATE.test(text) ? 'area' : (words.map(frequencyOf).find((period) => period !== null) ?? null);
};

/** What is known to be something else, though its values would fit. */
const OF_OTHERS = new RegExp(
  `\\b(${[
    'ids?|guid|uuid|order|index|rank|sequence|version|photos?|images?|thumb\\w*|count|age|days?|nights?|year|date|units',
    'fees?|charges?|income|interest|insurance|utilit\\w*',
    'tax|taxes|hoa|assoc\\w*|assess\\w*|rates?|rateable|expens\\w*|lat|lng|title|heading|headline|slug',
  ].join('|')})\\b`,
);
/** Parts of a home, what lies around it, and how far: none of its rooms and areas as a whole. */
const OF_PART = new RegExp(
  `\\b(${[
    'half|flag|yn|distance|minutes?|km|score|length|width|height|dimensions?|level|upper|lower|main',
    'lot|land|terrace|balcony|garage|garden|pool|common|basement',
  ].join('|')})\\b`,
);
const usualWords = new Set(
  Object.values(COMMON_NAMES)
    .join(',')
    .split(',')
    .flatMap((name) => spaceColumn(name).split(' '))
    .filter((word) => word.length > 1 && /\D/.test(word)),
);
/** Whether a name says nothing in the languages that are known here: its values alone can. */
const saysNothing = (name: string): boolean => {
  const words = spaceColumn(columnPath(name).last).split(' ');
  return !words.some((word) => usualWords.has(word) || isColumnWord(word));
};

/** Of these their values tell more than a name. */
const BY_ANY_NAME: ReadonlySet<FeedField> = new Set([
  ...(['MLSNumber', 'StandardStatus', 'SaleType', 'CurrencySymbol'] as const),
  ...(['RentFrequency', 'Images'] as const),
]);

/** The words of the names of columns, which are asked for again and again. */
const known = new WeakMap<ColumnProfile, string>();
const wordsOf = (column: ColumnProfile): string => {
  const { name } = column;
  const words = known.get(column) ?? `${spaceColumn(name)} ${wordsInFull(columnPath(name).last).join(' ')}`;
  known.set(column, words);
  return words;
};
const isLike = (field: EssentialField, column: ColumnProfile): boolean => ESSENTIAL[field].like.test(wordsOf(column));

const OF_NUMBERS: ReadonlySet<FeedField> = new Set([...PRICES, 'Bedrooms', 'Bathrooms']);
const OF_PLACE: ReadonlySet<FeedField> = new Set(['City', 'ZIP', 'Address']);
const OF_WORDS: ReadonlySet<FeedField> = new Set(['StandardStatus', 'SaleType']);

/** What a town may stand in, too, and a price of a sale or a rent beside another list price. */
const isWider = (field: FeedField, other: FeedField): boolean =>
  field === 'City' ? other === 'Location' : other === 'ListPrice' && PRICES.includes(field);

/** How likely a column is a field's, of which its values may be; 0: it is something else. `isPlace`: it stands where the address does. */
const likelihood = (field: EssentialField, column: ColumnProfile, isPlace: boolean): number => {
  const { name, place } = column;
  const judged = judgeColumn(column);
  const own = judged.get(field) ?? 0;
  const isAnother =
    [...judged].some(([other, score]) => other !== field && !isWider(field, other) && isKnownName(score)) &&
    !isKnownName(own);
  if (isAnother || isAboutOthers(name) || columnPath(place).foreign || !columnPath(place).allows(field)) return 0;
  const last = spaceColumn(columnPath(name).last);
  if (!BY_ANY_NAME.has(field) && (OF_PART.test(wordsOf(column)) || OF_OTHERS.test(last))) return 0;
  if (OF_NUMBERS.has(field) && (isOtherAmount(field, name) || unitByName(name) !== null)) return 0;
  if (isLike(field, column)) return own + (IS_SMALL.test(last) ? LIKE / 2 : LIKE);
  if (field === 'StandardStatus' && shareOf(column.texts, beginsWithStatus) >= SOME_STATUSES) return LIKE / 2;
  if (own > 0) return own;
  if (ESSENTIAL_FIELDS.some((other) => isLike(other, column)) || EXTENSION_NAMES.test(last)) return 0;
  const isUntold = BY_ANY_NAME.has(field) || saysNothing(name);
  const mayBeHere = OF_PLACE.has(field) ? isPlace : !isPlace || !OF_WORDS.has(field);
  return isUntold && mayBeHere ? BY_VALUES : 0;
};
/** Of several sizes of a picture. */
const IS_SMALL = /\b(thumb\w*|small|icon|mini)\b/;
const LIKE = 0.5;
const BY_VALUES = 0.1;

const quoted = (texts: readonly string[]): string => `{ ${texts.map((text) => `"${text}": "…"`).join(', ')} }`;

/** What stands in a configuration for a field that is read from a column; null where nothing reads it. */
const lineOf = (field: EssentialField, column: ColumnProfile, findings: Findings): string | null => {
  const { name, counts, texts } = column;
  if (field === 'MLSNumber') return `"${name}"`;
  const rooms = field === 'Bedrooms' || field === 'Bathrooms' ? lineOfRooms(field, column, findings) : null;
  if (rooms !== null) return rooms;
  if (field === 'StandardStatus') {
    const words = [...counts.keys()].filter((text) => usualMeaning(text) === null);
    return words.length === 0 ? `"${name}"` : `"${name}" with "statuses": ${quoted(words)}`;
  }
  if (field === 'SaleType') {
    const words = [...counts.keys()].filter((text) => readSaleType(text) === null);
    return words.length === 0 ? `"${name}"` : `{ "column": "${name}", "values": ${quoted(words)} }`;
  }
  if (field === 'RentFrequency') {
    const words = [...counts.keys()].filter((text) => !isFrequency(text) && periodOf(text) !== null);
    const values = words.filter((text) => periodOf(text) !== 'area').map((text) => [text, periodOf(text)]);
    return values.length === 0 ? `"${name}"` : JSON.stringify({ column: name, values: Object.fromEntries(values) });
  }
  if (field === 'City' && shareOf(texts, (text) => LEVEL.test(text)) > 0.5) {
    const levels = LEVELS.map((convert) => [convert, CONVERSIONS[convert]([texts[0] ?? ''], ANY_CONTEXT)] as const);
    const given = levels.filter(([, level]) => level !== '').map(([convert, level]) => `"${convert}" for "${level}"`);
    return `{ "column": "${name}", "convert": … } with ${given.join(', ')}`;
  }
  if (field === 'Images' && texts.every((text) => !/\/\//.test(text.replace(/file:\/+/gi, ''))))
    return `"${name}" with "images": "copy", where they lie beside the feed in its ZIP`;
  const { columns, conversions } = attemptOf(field, column, findings);
  const best = bestRule(findings, field, columns, conversions);
  const { sizes } = best?.trial ?? NO_TRIAL;
  const isMeant =
    field === 'Images' ||
    (PRICES.includes(field) && sizes.some(isPrice)) ||
    (PLAUSIBLE[field]?.(column, sizes) ?? true);
  return best !== null && isMeant ? JSON.stringify(best.rule) : null;
};
const isPrice = (size: number): boolean => size >= 300 && size <= 1e9;
/** `2+1`: bedrooms and what is none in one country, bedrooms of two kinds in another. */
const IS_SUM = /^\d{1,2}\s?\+\s?\d$/;
const linesOfSums = ({ name, counts }: ColumnProfile, untold: string): string => {
  const words = [...counts.keys()].filter((text) => !IS_ROOMS.test(text)).map((text) => [text, '0']);
  const values = words.length === 0 ? {} : { values: Object.fromEntries(words) };
  const [first, all] = (['beforePlus', 'sum'] as const).map((convert) =>
    JSON.stringify({ column: name, ...values, convert }),
  );
  const of = words.length === 0 ? '' : `, and "${words.map(([text]) => text).join('", "')}" none`;
  return `${first} where "${untold}" has ${Number.parseInt(untold, 10)} bedrooms${of}, ${all} where both are bedrooms`;
};
/** What there is to decide of rooms: in two columns, in two figures, or in a code. */
const lineOfRooms = (field: 'Bedrooms' | 'Bathrooms', column: ColumnProfile, findings: Findings): string | null => {
  if (field === 'Bathrooms')
    return areRooms(column)
      ? askForBathrooms(findings, column)
      : `{ "column": "${column.name}", "values": ${quoted([...column.counts.keys()])} }`;
  const untold = column.texts.find((text) => IS_SUM.test(text));
  return untold === undefined ? null : linesOfSums(column, untold);
};
const LEVELS = ['firstPart', 'secondPart', 'thirdPart'] as const;

const SHOWN_COLUMNS = 4;
const SHOWN_TEXTS = 3;
const LONGEST_TEXT = 40;
const samplesOf = ({ counts }: ColumnProfile): string =>
  [...counts.keys()]
    .slice(0, [...counts.keys()][0]?.startsWith('http') ? 1 : SHOWN_TEXTS)
    .map((text) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text))
    .join(', ');

/** A field that nothing gives, where that is of some rows alone which, and what else can stand for it. */
export type Missing = { field: EssentialField; rows?: readonly number[]; otherwise?: string };
type Places = { several: ReadonlySet<string>; around: readonly number[] };
/** Columns that were offered for a price before: what homes for sale cost is no rent, and a list price is both. */
type Offered = Set<string>;

/** In so many of the rows that lack the field a column has to say something. */
const LEAST_FILLED = 0.2;
/** So far from the columns of the address others of a place stand. */
const NEAR = 2;

/** Columns that may be a field's, the likeliest first, each with what a configuration would have for it and some of its values; '': there is none. */
const candidatesOf = (
  { field, rows }: Missing,
  findings: Findings,
  { several, around, offered }: Places & { offered: Offered },
): string => {
  const { records } = findings.sample;
  const isSaid = (at: number, { index }: ColumnProfile): boolean => cleanText(records[at]?.values[index]) !== '';
  const isFilled = (column: ColumnProfile): boolean =>
    column.texts.length >= (rows?.length ?? column.rows) * LEAST_FILLED &&
    (rows === undefined || rows.filter((at) => isSaid(at, column)).length >= rows.length * LEAST_FILLED);
  const isPlace = ({ index }: ColumnProfile): boolean => around.some((at) => Math.abs(at - index) <= NEAR);
  const found = findings.columns
    .filter((column) => isFilled(column) && !column.texts.some(isNested) && ESSENTIAL[field].fits(column))
    .filter(({ name }) => field === 'Images' || field === 'City' || !several.has(name))
    .filter(({ name }) => !offered.has(name))
    .map((column) => ({ column, score: likelihood(field, column, isPlace(column)) }))
    .filter(({ score }, _, all) => score > 0 && (score > BY_VALUES || all.every((one) => one.score <= BY_VALUES)))
    .sort((left, right) => right.score - left.score);
  const columns = found.map(({ column }) => column);
  const byArea = field === 'RentFrequency' ? columns.filter(isByArea) : [];
  const [time, area] = [columns.find((column) => !byArea.includes(column)), byArea[0]];
  if (time !== undefined && area !== undefined)
    return `${JSON.stringify({ columns: [time.name, area.name], convert: 'spaced' })} (${samplesOf(time)}; ${samplesOf(area)})`;
  const lines = columns.values().flatMap((column) => {
    const line = lineOf(field, column, findings);
    if (line === null) return [];
    if (PRICES.includes(field)) offered.add(column.name);
    return [`${line} (${samplesOf(column)})`];
  });
  return [...lines.take(SHOWN_COLUMNS)].join(' or ');
};
/** Whether a column tells by what area amounts are, and by no time. */
const isByArea = ({ texts }: ColumnProfile): boolean =>
  texts.every((text) => periodOf(text) === 'area' && text.split(/[^\p{L}]+/u).every((word) => !isFrequency(word)));

/** Whether a name says the price of a sale, or of a rent, and nothing of what is rented: no ground, no parking space. */
const namesPrice = (field: EssentialField, name: string): boolean => {
  const words = spaceColumn(columnPath(name).last).split(' ');
  const isOwn = (word: string): boolean =>
    field === 'RentPrice' ? speaksOfRent(word) : readSaleType(word) === 'for_sale';
  return words.some(isOwn) && words.every((word) => isOwn(word) || OF_PRICE.test(word));
};

/**
 * A column of amounts that rows without any of some prices have, and no others: rents beside the prices of sales. Its name says it, or, of no
 * other thing, its amounts, which lie apart from those.
 */
export const amountsInTurn = (
  field: 'RentPrice' | 'SalePrice',
  { sample, columns }: Findings,
  priced: readonly string[],
  lieApart: (amounts: readonly number[]) => boolean,
): ColumnProfile | undefined => {
  const places = priced.map((name) => sample.header.indexOf(name));
  const isPriced = (values: readonly string[], place: number): boolean => roughNumber(cleanText(values[place])) > 1;
  const isMeant = (column: ColumnProfile): boolean => {
    const score = likelihood(field, column, false);
    const isUntold = score <= BY_VALUES || isNamedFor('ListPrice', column);
    return score > 0 && (namesPrice(field, column.name) || (isUntold && lieApart(numbersOf(column))));
  };
  return columns.find(
    (column) =>
      ESSENTIAL[field].fits(column) &&
      isMeant(column) &&
      sample.records.every(
        ({ values }) => !isPriced(values, column.index) || !places.some((place) => isPriced(values, place)),
      ),
  );
};

/** What is asked of each field that nothing gives, where columns that are free, or within lists, may. */
export const askForMissing = (
  findings: Findings,
  missing: readonly Missing[],
  places: Places,
): ReadonlyMap<FeedField, string> => {
  const offered: Offered = new Set();
  return new Map(
    missing.flatMap((one): [FeedField, string][] => {
      const columns = candidatesOf(one, findings, { ...places, offered });
      const { asked } = ESSENTIAL[one.field];
      if (columns === '') return [];
      // What costs so much by the area is paid by no time alone.
      const isRate = one.field === 'RentFrequency' && AREA_RATE.test(columns);
      const otherwise = isRate
        ? 'leave this and the rents out: some are by the area'
        : (one.otherwise ?? 'leave this out');
      return [
        [one.field, asked === '' ? columns : `${asked}, where one of these says it, else ${otherwise}: ${columns}`],
      ];
    }),
  );
};

/** Fields that nothing gives. A price is missing where homes of its sale type have none. */
export const findMissingFields = (
  { sample, context }: Findings,
  proposals: readonly Proposal[],
  saleType: ColumnRule | null,
): Missing[] => {
  const has = (...fields: FeedField[]): boolean => proposals.some(({ field }) => fields.includes(field));
  const priced = proposals.filter(({ field }) => PRICES.includes(field)).flatMap(({ columns }) => columns);
  const places = priced.map((name) => sample.header.indexOf(name));
  const isBlank = (at: number): boolean =>
    places.every((place) => !/^(?!-1$).*[1-9\p{L}]/u.test(cleanText(sample.records[at]?.values[place])));
  const types = saleType === null || isTodo(saleType) ? [] : readRows(sample, 'SaleType', toldWords(saleType), context);
  const isKnown = types.some(({ value }) => value !== null);
  const lacking = (field: EssentialField, type: string | null): Missing[] => {
    const rows = [...sample.records.keys()].filter((at) => type === null || types[at]?.value === type);
    const blank = rows.filter(isBlank);
    return has(field) || blank.length <= rows.length * MOST_BLANK ? [] : [{ field, rows: blank }];
  };
  const sale = has('ListPrice', 'RentPrice') || has('SalePrice') ? 'SalePrice' : 'ListPrice';
  const prices = isKnown
    ? [...lacking(sale, 'for_sale'), ...lacking('RentPrice', 'for_rent')]
    : lacking(has('ListPrice', 'SalePrice') ? 'RentPrice' : sale, null);
  const mayRent =
    has('RentPrice') ||
    prices.some(({ field }) => field === 'RentPrice') ||
    types.some(({ value }) => value === 'for_rent');
  const isAsked = proposals.some(({ field, rule }) => field === 'RentFrequency' && isTodo(rule));
  const others = ESSENTIAL_FIELDS.filter((field) =>
    field === 'RentFrequency' ? mayRent && (!has(field) || isAsked) : !PRICES.includes(field) && !has(field),
  );
  return [
    ...prices,
    ...others.map((field) => (isAsked && field === 'RentFrequency' ? { field, otherwise: PERIODS } : { field })),
  ];
};
const MOST_BLANK = 0.3;
const PERIODS = '{ "constant": "month" }, "week" or "year"';
