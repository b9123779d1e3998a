import { isTodo, todoText } from '../configuration/check-feed-config.ts';
import { FEED_FIELD_NAMES, type FeedField } from '../configuration/feed-fields.ts';
import { columnPath, spaceColumn } from './column-paths.ts';
import { type ColumnProfile, median, roughNumber } from './column-profiles.ts';
import { withoutCounts, wordsInFull } from './column-words.ts';
import { amountUnit } from './currency-and-units.ts';
import { bestRule, type Findings, NO_TRIAL, type Proposal } from './proposal.ts';
import { type LeftOut, proposeColumns } from './propose-columns.ts';
import {
  addUnit,
  floorsBeside,
  imageColumns,
  isHalfBaths,
  mainAndOtherImages,
  numbersBeside,
  partAddress,
  proposeComposites,
  roomsTogether,
  secondLines,
  streetAndNumber,
} from './propose-composites.ts';
import { periodIn } from './rent-periods.ts';
import { isShownInPlace, proposeWishes, refusedPictures } from './wishes.ts';

const without = (findings: Findings, proposals: readonly Proposal[]): Findings => {
  const taken = new Set(proposals.flatMap(({ columns }) => columns));
  return { ...findings, columns: findings.columns.filter(({ name }) => !taken.has(name)) };
};

const fieldsOf = (given: ReadonlySet<FeedField>, proposals: readonly Proposal[]): Set<FeedField> =>
  new Set([...given, ...proposals.map(({ field }) => field)]);

const proposeImages = (findings: Findings, given: ReadonlySet<FeedField>): Proposal[] => {
  if (given.has('Images')) return [];
  const counted = imageColumns(findings).map(({ name }) => name);
  const columns = counted.length > 1 ? counted : mainAndOtherImages(findings).map(({ name }) => name);
  const convert = counted.length > 1 ? 'urlColumns' : 'urlLists';
  const best = columns.length < 2 ? null : bestRule(findings, 'Images', columns, [convert]);
  if (best === null) return [];
  const reason = `${columns.length} columns of images, in their order`;
  return [{ field: 'Images', rule: best.rule, columns, confidence: 'sure', reason, trial: best.trial }];
};

/**
 * A file with one price calls it the sale price as often as the list price: the price asked, as long as no home is sold. A rent beside a column
 * that says how often it is paid is a price asked, too: that is what the column is read for.
 */
const askedPrice = (proposals: readonly Proposal[], given: ReadonlySet<FeedField>): Proposal[] => {
  const has = (field: FeedField): boolean => given.has(field) || proposals.some((one) => one.field === field);
  if (has('ListPrice') || has('SalePrice')) return [...proposals];
  const isSalePrice = ({ field, columns: [name = ''] }: Proposal): boolean =>
    field === 'ClosePrice' && !/\b(clos\w*|sold)\b/.test(spaceColumn(name));
  if (has('RentPrice') && proposals.some(isSalePrice))
    return proposals.map((one) => (isSalePrice(one) ? askSalePrice(one) : one));
  const taken = has('RentPrice') ? (has('RentFrequency') ? 'RentPrice' : null) : 'ClosePrice';
  return proposals.map((proposal) =>
    proposal.field === taken
      ? {
          ...proposal,
          field: 'ListPrice',
          confidence: 'likely',
          reason: `${proposal.reason}; the only price of the file`,
        }
      : proposal,
  );
};

/** Beside a rent "the sale price" is as often the price asked as the one that was paid. */
const askSalePrice = (proposal: Proposal): Proposal => ({
  ...proposal,
  field: 'SalePrice',
  rule: todoText(
    `"${proposal.columns[0]}" where it is the price asked of homes for sale; else name it under ClosePrice`,
  ),
  confidence: 'likely',
});

/** What only a person can tell of a field, by its proposal, all columns and those that nothing has taken; null: nothing. */
type Doubt = (proposal: Proposal, all: readonly ColumnProfile[], free: Findings) => string | null;

/** A street beside what may be the numbers of its houses. */
const numberDoubt: Doubt = ({ field, columns: [name = '', ...others] }, all, free) => {
  const street = all.find((column) => column.name === name);
  if (field !== 'Address' || street === undefined || others.length > 0) return null;
  const numbers = numbersBeside(free, street);
  if (numbers === undefined) return null;
  const addition = free.columns.find((column) => wordsInFull(column.name).includes('addition'));
  const parts = [...streetAndNumber(free, street, numbers, all), ...(addition === undefined ? [] : [addition])];
  const both = JSON.stringify(parts.map((column) => column.name));
  return `{ "columns": ${both}, "convert": "spaced" } where "${numbers.name}" is the number of the house, else "${name}"`;
};

/** A street in its parts beside a second line, or an address of several homes beside a floor: what may be the unit or a part of it. */
const unitDoubt: Doubt = ({ field, rule, columns }, _, free) => {
  if (field !== 'Address' || isTodo(rule)) return null;
  const convert = (typeof rule === 'object' && 'convert' in rule && rule.convert) || '';
  const beside = [...(convert === 'spaced' ? secondLines(free) : []), ...floorsBeside(free, columns)];
  if (beside.length === 0) return null;
  const names = beside.map(({ name }) => name);
  const all = columns.toSpliced(/WithUnit$/.test(convert) ? -1 : columns.length, 0, ...names);
  const whole = JSON.stringify({ columns: all, convert: 'streetWithUnit' });
  return `${whole} where "${names.join('" and "')}" is the unit, else ${JSON.stringify(rule)}`;
};

/** What says of some of the pictures of a column that they are not to be shown, which no conversion leaves out; null: nothing. */
const picturesRefused = (all: readonly ColumnProfile[], column: string | undefined): string | null => {
  const pictures = all.find(({ name }) => name === column);
  const refused = pictures === undefined ? [] : refusedPictures(all, pictures);
  return refused.length === 0 ? null : `"${refused.join('", "')}" says no of some`;
};

const pictureDoubt: Doubt = ({ field, rule, columns }, all) => {
  const refused = field === 'Images' ? picturesRefused(all, columns[0]) : null;
  return refused && `${JSON.stringify(rule)} where all pictures may be shown, else leave this out: ${refused}`;
};

/** The same of the pictures that a preset reads, which are left to it where all may be shown. */
export const askForPictures = (all: readonly ColumnProfile[], columns: readonly string[] = []): Proposal[] => {
  const reason = picturesRefused(all, columns[0]);
  if (reason === null) return [];
  const rule = todoText(`a column of pictures that may all be shown, or leave this out where these may: ${reason}`);
  return [{ field: 'Images', rule, columns, confidence: 'likely', reason, trial: NO_TRIAL }];
};

/** What a home was let for, or what is reckoned with, is not what is asked. */
const NOT_ASKED = /\b(last|previous|prior|old|income|sq|m2)\b/;
/** A rent beside another of the same homes: what comes on top of one may be in the other. */
const rentDoubt: Doubt = ({ field, columns: [name = ''] }, _, free) => {
  if (field !== 'RentPrice') return null;
  const others = free.columns.filter(
    (column) =>
      wordsInFull(column.name).includes('rent') &&
      periodIn(column.name) === null &&
      !NOT_ASKED.test(spaceColumn(column.name)) &&
      median(column.texts.map(roughNumber).filter((amount) => amount > 0)) >= LEAST_RENT,
  );
  return others.length === 0
    ? null
    : `the rent that is asked: "${[name, ...others.map((other) => other.name)].join('" or "')}"`;
};
const LEAST_RENT = 50;

/** An amount beside the column that tells what it is counted in, where that cannot be read. */
const amountUnitDoubt: Doubt = ({ field, columns: [name, ...others] }, all) => {
  const amount = /Price$/.test(field) && others.length === 0 ? all.find((column) => column.name === name) : undefined;
  const unit = amount && amountUnit(amount, all);
  const said = [...(unit?.counts.keys() ?? [])].join(', ');
  return unit ? `"${name}" where all rows are in whole units of the currency: "${unit.name}" says ${said}` : null;
};

/** An address beside one that is said to be shown, maybe in its place. */
const shownAddressDoubt: Doubt = ({ field, rule, columns }, all) => {
  if (field !== 'Address') return null;
  const others = all.filter(
    ({ name, kind, texts, counts }) =>
      !columns.includes(name) &&
      counts.size > texts.length / 2 &&
      kind !== 'yesNo' &&
      kind !== 'url' &&
      columnPath(name).allows('Address') &&
      wordsInFull(name).includes('address') &&
      isShownInPlace(name),
  );
  return others.length === 0
    ? null
    : `the address that may be shown: "${others.map(({ name }) => name).join('" or "')}", or ${JSON.stringify(rule)}`;
};

const DOUBTS: readonly Doubt[] = [amountUnitDoubt, shownAddressDoubt, numberDoubt, unitDoubt, pictureDoubt, rentDoubt];

/** A key that people can say is the number by which they ask, where the file has no other. */
const numberOfKey = (proposals: readonly Proposal[], all: Findings, free: Findings): Proposal[] => {
  const key = proposals.find(({ field }) => field === 'ListingKey');
  const isNumber = ({ kind }: ColumnProfile): boolean => kind === 'identifier';
  const isOwn = all.columns.some((column) => column.name === key?.rule && isNumber(column));
  return key !== undefined && isOwn && !free.columns.some(isNumber)
    ? [{ ...key, field: 'MLSNumber', confidence: 'likely', reason: 'the only number of the file' }]
    : [];
};

/** More bathrooms are days of dates. */
const MOST_BATHS = 10;
/** Its name says bedrooms and bathrooms and nothing else, and no others are counted beside: "Main Level Bed/Bath", "Bedrooms/Full Baths". */
const countsAll = ({ columns }: Findings, { name, texts }: ColumnProfile): boolean =>
  withoutCounts(wordsInFull(name)).join(' ') === 'bedrooms bathrooms' &&
  !columns.some(isHalfBaths) &&
  texts.every((text) => /^[^/|]*[/|]\s*[\d.]+$/.test(text) && !(roughNumber(text.split(/[/|]/)[1] ?? '') > MOST_BATHS));

/** Bedrooms and bathrooms that stand in one cell: parted at a slash, in the order of its name; else only the source can part them. */
const partRooms = (findings: Findings, given: ReadonlySet<FeedField>): Proposal[] => {
  const column = given.has('Bedrooms') ? undefined : roomsTogether(findings);
  if (column === undefined) return [];
  const parted = (countsAll(findings, column) && !given.has('Bathrooms') ? PARTED_ROOMS : []).flatMap(
    ([field, convert]): Proposal[] => {
      const best = bestRule(findings, field, [column.name], [convert]);
      if (best === null || best.trial.wrong > 0) return [];
      const reason = 'bedrooms and bathrooms in one cell, as its name says';
      return [{ field, rule: best.rule, columns: [column.name], confidence: 'likely', reason, trial: best.trial }];
    },
  );
  if (parted.length === PARTED_ROOMS.length) return parted;
  const rule = todoText(
    `a column of bedrooms alone, and one for Bathrooms, or leave this out: "${column.name}" has both`,
  );
  const reason = 'bedrooms and bathrooms in one cell';
  return [{ field: 'Bedrooms', rule, columns: [column.name], confidence: 'likely', reason, trial: NO_TRIAL }];
};

const PARTED_ROOMS = [
  ['Bedrooms', 'beforeSlash'],
  ['Bathrooms', 'behindSlash'],
] as const;

/** What each field can be read from, of the columns that are free and for the fields that are not told yet, and what is left out of them. */
export const proposeMapping = (
  all: Findings,
  told: ReadonlySet<FeedField>,
): { proposals: Proposal[]; leftOut: LeftOut[] } => {
  const wishes = proposeWishes(all, told);
  const findings = without(all, wishes);
  const given = fieldsOf(told, wishes);
  const several = [...proposeComposites(findings, given), ...proposeImages(findings, given)];
  const open = without(findings, several);
  const { proposals: singles, leftOut } = proposeColumns(open, fieldsOf(given, several));
  const whole = singles.map((proposal) => (proposal.field === 'Address' ? addUnit(open, proposal) : proposal));
  const found = partAddress(all, [...wishes, ...several, ...whole], given);
  const free = without(all, found);
  const asked = found.map((proposal) => {
    const doubt = DOUBTS.map((doubtOf) => doubtOf(proposal, all.columns, free)).find((text) => text !== null);
    return doubt == null ? proposal : { ...proposal, rule: todoText(doubt) };
  });
  const known = fieldsOf(given, found);
  const numbers = known.has('MLSNumber') ? [] : numberOfKey(found, all, free);
  const proposals = [...asked, ...numbers, ...partRooms(free, known)];
  const order = (field: FeedField): number => FEED_FIELD_NAMES.indexOf(field);
  return {
    proposals: askedPrice(proposals, given).sort((left, right) => order(left.field) - order(right.field)),
    leftOut,
  };
};
