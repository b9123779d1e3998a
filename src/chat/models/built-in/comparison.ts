import type { FoundListing } from '../../retrieve/found.ts';
import { statusWords } from '../../retrieve/found-listing.ts';
import type { AskedField } from '../../understand/understanding.ts';
import { fieldValue, figureOf } from './field-values.ts';
import { figureValue } from './figures.ts';
import { featureName } from './home-facts.ts';
import { capitalized } from './languages/sentences.ts';
import { quoted, rowMark, type Speaker } from './speaker.ts';

const COMPARED: readonly AskedField[] = [
  'Price',
  'Bedrooms',
  'Bathrooms',
  'BuildingArea',
  'UnitAreaPrice',
  'LotArea',
  'PropertyType',
  'YearBuilt',
  'HOAMonth',
  'ParkingSpots',
  'DaysOnMarket',
];

/** The difference of two prices or areas that are in the same currency and unit. */
const differenceOf = (field: AskedField, listings: readonly FoundListing[], speaker: Speaker): string => {
  const [one, other] = listings;
  if ((field !== 'Price' && field !== 'BuildingArea') || listings.length !== 2 || !one || !other) return '';
  const [first, second] = [figureOf(field, one, speaker.now), figureOf(field, other, speaker.now)];
  if (first === null || second === null || first.isRent !== second.isRent) return '';
  const isSame = field === 'Price' ? first.currency === second.currency : first.unit === second.unit;
  const value = Math.round(Math.abs(Number(first.value) - Number(second.value)) * 100) / 100;
  return isSame && value > 0
    ? speaker.says.aside(speaker.says.difference(figureValue(speaker, { ...first, value })))
    : '';
};

const sideBySide = (label: string, values: readonly (string | null)[], { says }: Speaker): string =>
  says.labelled(label, values.map((value, index) => `(${index + 1}) ${value ?? says.notStated}`).join(' | '));

const featureLines = (listings: readonly FoundListing[], speaker: Speaker): string[] => {
  const { says } = speaker;
  const tags = [...new Set(listings.flatMap(({ asked }) => (asked ?? []).map(({ Tag }) => Tag)))];
  return tags.map((tag) => {
    const values = listings.map(({ asked }) => {
      const answer = asked?.find(({ Tag }) => Tag === tag);
      if (answer === undefined || answer.Says === null) return null;
      const quote = quoted(speaker, [answer.Words]);
      return quote === '' ? says[answer.Says] : `${says[answer.Says]}${says.aside(quote)}`;
    });
    return sideBySide(capitalized(featureName(speaker, tag)), values, speaker);
  });
};

/** Several homes side by side: which they are, then a line for each thing that one of them states or that was asked for. */
export const comparisonLines = (listings: readonly FoundListing[], speaker: Speaker): string[] => {
  const { says, names, understanding } = speaker;
  const asked = understanding.Fields.filter((field) => field !== 'Tag');
  const isStatusTold = listings.some((listing) => statusWords(listing.values) !== 'active' || listing.unconfirmedSince);
  const fields = [...COMPARED, ...(isStatusTold ? (['Status'] as const) : []), ...asked];
  const lines = [...new Set(fields)].flatMap((field) => {
    const values = listings.map((listing) => fieldValue(field, listing, speaker));
    if (values.every((value) => value === null) && !understanding.Fields.includes(field)) return [];
    return [`${sideBySide(names.fields[field], values, speaker)}${differenceOf(field, listings, speaker)}`];
  });
  return [
    ...listings.map((_, index) => `(${index + 1}) ${rowMark(index + 1)}`),
    says.compared,
    ...lines,
    ...featureLines(listings, speaker),
  ];
};
