import { todoText } from '../configuration/check-feed-config.ts';
import type { ColumnRule } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { areInEnglish, type ColumnProfile, median } from './column-profiles.ts';
import { readingOf } from './column-readings.ts';
import { PLAUSIBLE } from './field-values.ts';
import { bestRule, type Findings, NO_TRIAL, type Proposal } from './proposal.ts';
import { isUnreadName } from './wishes.ts';

/** What is asked for where names say nothing, and how else it may be told than by a column. */
const ASKED: Readonly<Partial<Record<FeedField, string>>> = {
  ListPrice: 'of the price that is asked, or the rent',
  PropertyType: 'of the kind of home',
  Bedrooms: 'that counts bedrooms',
  Bathrooms:
    'that counts bathrooms, or { "columns": […], "convert": "bathrooms" } with full ones and half ones, or "sum" of columns that each count whole ones',
  BuildingArea:
    'of the area of the home in defaults.AreaUnit, or { "columns": […], "convert": "areaWithUnit" } with that of its unit',
  LotArea:
    'of the land, by { "column": …, "convert": "squareFeet" }, squareMeters, acres or hectares, or { "columns": […], "convert": "lotWithUnit" }',
  YearBuilt: 'of the year in which it was built',
  Description: 'of the text for visitors',
  Address: 'of the street with its number, or { "columns": […], "convert": "spaced" }, where visitors may see it',
  City: 'of the town',
  ZIP: 'of the postal code',
};
const FIELDS = Object.keys(ASKED) as FeedField[];

const FREQUENCY_ASKED = 'a column that says how often rents are paid, or leave this out where all are by the month';
const NO_PROPOSAL: Omit<Proposal, 'field' | 'rule'> = {
  columns: [],
  confidence: 'likely',
  reason: 'the names of columns do not say it',
  trial: NO_TRIAL,
};

/** Of fewer such columns a file has its own names. */
const LEAST_COLUMNS = 3;
const MOST_NAMED = 8;
const LONG_TEXT = 30;
const AMOUNTS: ReadonlySet<FeedField> = new Set(['ListPrice', 'BuildingArea', 'LotArea']);

/** How a column is read whose values can be what a field holds; null: they cannot. */
const readAs = (field: FeedField, column: ColumnProfile, findings: Findings): ColumnRule | null => {
  const { texts, counts, kind } = column;
  if (AMOUNTS.has(field) && (counts.size < 2 || kind === 'year' || kind === 'coordinate')) return null;
  const isLong = median(texts.map((text) => text.length)) > LONG_TEXT;
  if (field === 'Description' ? !isLong : isLong && field !== 'Address') return null;
  if ((field === 'City' || field === 'PropertyType') && (counts.size === texts.length || kind === 'yesNo')) return null;
  if (field === 'ZIP' && counts.size === 1) return null;
  const best = bestRule(findings, field, [column.name], readingOf(field, column, findings).conversions);
  return best !== null && (PLAUSIBLE[field]?.(column, best.trial.sizes) ?? true) ? best.rule : null;
};

/**
 * What visitors ask for, where a file calls several of its columns by codes, by nothing, or in letters that are not read: a TODO with those that
 * may be it. The same of a postal code or a year that was known by its values, where another column has such, too.
 */
export const askForUnread = (
  findings: Findings,
  proposals: readonly Proposal[],
  given: ReadonlySet<FeedField>,
): Proposal[] => {
  const mapped = new Set(proposals.flatMap(({ columns }) => columns));
  const unread = findings.columns.filter((column) => isUnreadName(column) && column.texts.length > 0);
  const free = unread.filter(({ name }) => !mapped.has(name));
  if (free.length < LEAST_COLUMNS) return [...proposals];
  const ask = (field: FeedField, columns: readonly ColumnProfile[]): Proposal[] => {
    const rules = columns.flatMap((column) => readAs(field, column, findings) ?? []);
    if (rules.length === 0) return [];
    const some = rules.slice(0, MOST_NAMED).map((rule) => JSON.stringify(rule));
    const rule = todoText(`a column ${ASKED[field]}, or leave this out; perhaps ${some.join(' or ')}`);
    return [{ ...NO_PROPOSAL, field, rule }];
  };
  // Of two columns of postal codes without names none is surer than the other, and many agents abroad show no street.
  const kept = proposals.flatMap((proposal) => {
    const own = unread.find(({ name, unnamed }) => unnamed && name === proposal.columns[0]);
    if (own === undefined || !FIELDS.includes(proposal.field)) return [proposal];
    const isAddress = own.kind === 'address';
    const alike = isAddress ? [] : free.filter(({ kind }) => kind === own.kind);
    const isSure = isAddress ? areInEnglish(own) : alike.length === 0;
    return isSure ? [proposal] : ask(proposal.field, [own, ...alike]);
  });
  const isGiven = (field: FeedField): boolean =>
    given.has(field) ||
    kept.some((one) => one.field === field || (field === 'ListPrice' && /^(Sale|Rent)Price$/.test(one.field)));
  const asked = FIELDS.filter((field) => !isGiven(field)).flatMap((field) => ask(field, free));
  const isRentOpen = asked.some(({ field }) => field === 'ListPrice') && !isGiven('RentFrequency');
  const frequency: Proposal = { ...NO_PROPOSAL, field: 'RentFrequency', rule: todoText(FREQUENCY_ASKED) };
  return [...kept, ...asked, ...(isRentOpen ? [frequency] : [])];
};
