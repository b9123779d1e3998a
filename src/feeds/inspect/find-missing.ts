import { isTodo, unfinished } from '../configuration/check-feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { presetOf } from '../map/presets/presets.ts';
import type { ColumnProfile } from './column-profiles.ts';
import type { Inspection } from './inspect-file.ts';
import { possibleStatuses } from './propose-config.ts';
import type { SaleTypeFinding } from './propose-sale-type.ts';
import { rejectsTooMany } from './try-config.ts';

/** Sentences about what an import could not do without, and about what visitors will ask for and not find. */
export type Missing = { needed: string[]; wanted: string[] };

/** Fields that nearly every question is about. */
const ASKED_FOR: readonly (readonly FeedField[])[] = [
  ['ListPrice', 'SalePrice', 'RentPrice'],
  ['Address'],
  ['City'],
  ['ZIP'],
  ['PropertyType'],
  ['Bedrooms'],
  ['Bathrooms'],
  ['BuildingArea'],
  ['Description'],
  ['Images'],
  ['Url'],
];

const NO_STATUS = [
  'No column says where a listing stands. A row without a status is rejected, since a sold home must not be offered:',
  'have the source add its status column, or name a column whose values say it in columns.StandardStatus and give their',
  'meanings in statuses. Where the file never holds a home that is sold or gone, set "onMarket": true instead.',
].join(' ');
const NO_SALE_TYPE = [
  'Whether homes are for sale or for rent is not told for sure: set columns.SaleType to a column,',
  'or to { "constant": "for_sale" } or { "constant": "for_rent" } where the whole file is one of them.',
].join(' ');

const NO_KEY =
  'No key: neither a number nor a web address, and no address to stand in for it. A row without a key is rejected, since the next file could not find its home again.';

const NO_MODE = [
  'Whether files of this feed will hold all homes or a part: have the source give all that it has, without a limit of rows,',
  'and set mode to "snapshot"; or set it to "delta", and homes leave by their status alone.',
].join(' ');

/** Columns with a few short values, of which one may be the status. */
const perhaps = (columns: readonly ColumnProfile[]): string => {
  const few = columns.filter(
    ({ counts, rows, kind }) =>
      kind === 'text' &&
      counts.size > 0 &&
      counts.size <= Math.min(15, rows / 2) &&
      [...counts.keys()].every((text) => text.length <= 25),
  );
  return few.length === 0
    ? ''
    : ` Columns with a few words each: ${few
        .slice(0, 8)
        .map(({ name }) => name)
        .join(', ')}.`;
};

const valuesOf = (finding: SaleTypeFinding | null): Readonly<Record<string, string>> =>
  typeof finding?.rule === 'object' && 'values' in finding.rule ? (finding.rule.values ?? {}) : {};

/** What an import could not do without. */
const findNeeded = ({ analysis, trial }: Pick<Inspection, 'analysis' | 'trial'>): string[] => {
  const { proposals, statusColumn, statuses, onMarket, saleType, keys, mode } = analysis;
  const needed: string[] = [];
  if (analysis.valuesAsNames.length > 0) {
    const names = analysis.valuesAsNames.slice(0, 5).map((name) => `"${name}"`);
    needed.push(
      `The line with the names of the columns: the first line looks like a home (${names.join(', ')}). Have the source add one, or say by format.headerLine where it is.`,
    );
  }
  if (statusColumn === null && !onMarket) needed.push(NO_STATUS + perhaps(analysis.unused));
  if (analysis.statusRivals.length > 0) {
    needed.push(
      `Which column says where a listing stands, ${possibleStatuses(analysis)}: they do not say the same of all rows.`,
    );
  }
  const unknown = statuses.filter(({ meaning }) => meaning === null);
  if (unknown.length > 0) {
    const texts = unknown.slice(0, 10).map(({ text }) => `"${text}"`);
    needed.push(
      `What ${texts.join(', ')} mean${unknown.length === 1 ? 's' : ''} as a status: only the source can tell, and rows with it are rejected until statuses says it.`,
    );
  }
  if (saleType !== null && isTodo(saleType.rule)) needed.push(`${NO_SALE_TYPE} (${saleType.reason})`);
  const words = Object.entries(valuesOf(saleType)).filter(([, value]) => isTodo(value));
  if (words.length > 0) {
    needed.push(
      `Whether ${words.map(([text]) => `"${text}"`).join(', ')} says for sale or for rent: columns.SaleType.values.`,
    );
  }
  for (const { field, rule, columns, reason } of proposals) {
    if (unfinished(rule).next().done === true) continue;
    needed.push(
      `What ${columns.map((name) => `"${name}"`).join(', ')} says of ${field} (${reason}): columns.${field}.`,
    );
  }
  if (keys.keys.length === 0) needed.push(NO_KEY);
  if (isTodo(mode.mode)) needed.push(`${NO_MODE} (${mode.reason})`);
  if (trial.failure !== null) needed.push(`The file could not be read with this configuration: ${trial.failure}`);
  else if (needed.length === 0 && rejectsTooMany(trial)) {
    needed.push('More than a tenth of the rows would be rejected, and an import fails of that: the reasons are below.');
  }
  return needed;
};

/** What visitors will ask for and not find. */
const findWanted = ({ given, market, preset }: Inspection['analysis']): string[] => {
  const { constants } = presetOf(preset?.preset);
  const wanted: string[] = [];
  const absent = ASKED_FOR.filter((fields) => !fields.some((field) => given.has(field))).map(([field]) => field);
  if (absent.length > 0) {
    wanted.push(`No column was found for ${absent.join(', ')}: visitors who ask about them get no answer.`);
  }
  if (!given.has('CurrencySymbol') && market.currency === null && constants.CurrencySymbol === undefined) {
    wanted.push('Nothing names the currency: set defaults.CurrencySymbol.');
  }
  const hasArea = given.has('BuildingArea') || given.has('LotArea');
  if (hasArea && !given.has('AreaUnit') && market.areaUnit === null && constants.AreaUnit === undefined) {
    wanted.push('Nothing names the unit of areas: set defaults.AreaUnit to Square Feet or Square Meters.');
  }
  return wanted;
};

export const findMissing = (inspection: Pick<Inspection, 'analysis' | 'trial'>): Missing => ({
  needed: findNeeded(inspection),
  wanted: findWanted(inspection.analysis),
});
