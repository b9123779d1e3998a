import { todoText } from '../configuration/check-feed-config.ts';
import { FEED_FIELD_NAMES, type FeedField } from '../configuration/feed-fields.ts';
import { bestRule, type Findings, isFirm, NO_TRIAL, type Proposal } from './proposal.ts';
import { proposeColumns } from './propose-columns.ts';
import {
  addUnit,
  imageColumns,
  numbersBeside,
  proposeComposites,
  roomsTogether,
  secondLine,
  streetAndNumber,
} from './propose-composites.ts';
import { proposeWishes, refusedPictures } from './wishes.ts';

const without = (findings: Findings, proposals: readonly Proposal[]): Findings => {
  const taken = new Set(proposals.flatMap(({ columns }) => columns));
  return { ...findings, columns: findings.columns.filter(({ name }) => !taken.has(name)) };
};

const fieldsOf = (given: ReadonlySet<FeedField>, proposals: readonly Proposal[]): Set<FeedField> =>
  new Set([...given, ...proposals.map(({ field }) => field)]);

const proposeImages = (findings: Findings, given: ReadonlySet<FeedField>): Proposal[] => {
  const columns = imageColumns(findings).map(({ name }) => name);
  const best = given.has('Images') || columns.length < 2 ? null : bestRule(findings, 'Images', columns, ['urlColumns']);
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

/** A street beside what may be the numbers of its houses, of which only a person can tell. */
const askForNumber = ({ columns }: Findings, free: Findings, proposal: Proposal): Proposal => {
  const [name = '', ...others] = proposal.columns;
  const street = columns.find((column) => column.name === name);
  const numbers =
    proposal.field === 'Address' && street && others.length === 0 ? numbersBeside(free, street) : undefined;
  if (street === undefined || numbers === undefined) return proposal;
  const both = JSON.stringify(streetAndNumber(street, numbers).map((column) => column.name));
  const asked = `{ "columns": ${both}, "convert": "spaced" } where "${numbers.name}" is the number of the house, else "${name}"`;
  return { ...proposal, rule: todoText(asked) };
};

/** A street in its parts beside a second line, which may be the unit. */
const askForUnit = (free: Findings, proposal: Proposal): Proposal => {
  const { field, rule, columns } = proposal;
  const isStreet = field === 'Address' && typeof rule === 'object' && 'convert' in rule && rule.convert === 'spaced';
  const second = isStreet ? secondLine(free)?.name : undefined;
  if (second === undefined) return proposal;
  const both = JSON.stringify({ columns: [...columns, second], convert: 'streetWithUnit' });
  return { ...proposal, rule: todoText(`${both} where "${second}" is the unit, else ${JSON.stringify(rule)}`) };
};

/** Pictures of which some are not to be shown: no conversion leaves these out. */
const askForPictures = ({ columns }: Findings, proposal: Proposal): Proposal => {
  const pictures = columns.find(({ name }) => proposal.field === 'Images' && name === proposal.columns[0]);
  const refused = pictures === undefined ? [] : refusedPictures(columns, pictures);
  if (refused.length === 0) return proposal;
  const asked = `${JSON.stringify(proposal.rule)} where all pictures may be shown, else leave this out: "${refused.join('", "')}" says no of some`;
  return { ...proposal, rule: todoText(asked) };
};

/** Bedrooms and bathrooms that stand in one cell: only the source can part them. */
const askForRooms = (findings: Findings, given: ReadonlySet<FeedField>): Proposal[] => {
  const column = given.has('Bedrooms') ? undefined : roomsTogether(findings);
  if (column === undefined) return [];
  const rule = todoText(
    `a column of bedrooms alone, and one for Bathrooms, or leave this out: "${column.name}" has both`,
  );
  const reason = 'bedrooms and bathrooms in one cell';
  return [{ field: 'Bedrooms', rule, columns: [column.name], confidence: 'likely', reason, trial: NO_TRIAL }];
};

/** What each field can be read from, of the columns that are free and for the fields that are not given yet. */
export const proposeMapping = (all: Findings, told: ReadonlySet<FeedField>): Proposal[] => {
  const wishes = proposeWishes(all, told);
  const findings = without(all, wishes);
  const given = fieldsOf(told, wishes);
  const composites = proposeComposites(findings, given);
  const images = proposeImages(findings, given);
  const several = [...composites, ...images];
  const singles = proposeColumns(without(findings, several), fieldsOf(given, several)).map((proposal) =>
    proposal.field === 'Address' && isFirm(proposal) ? addUnit(without(findings, several), proposal) : proposal,
  );
  const free = without(findings, [...several, ...singles.filter(isFirm)]);
  const found = [...wishes, ...several, ...singles.map((proposal) => askForNumber(all, free, proposal))].map(
    (proposal) => askForPictures(all, askForUnit(free, proposal)),
  );
  const firm = found.filter(isFirm);
  const order = (field: FeedField): number => FEED_FIELD_NAMES.indexOf(field);
  const rooms = askForRooms(without(findings, firm), fieldsOf(given, firm));
  return askedPrice(
    [...found.filter((one) => isFirm(one) || rooms.every(({ field }) => field !== one.field)), ...rooms],
    given,
  ).sort((left, right) => order(left.field) - order(right.field));
};
