import { count, list, type StatusKind } from '../parts/words.ts';
import type { Feed, FeedState, Preview, Run, RunState, Value } from './contract.ts';

/** How feeds, runs and homes are spoken of by who looks after them. */

type Told = readonly [kind: StatusKind, word: string];

const FEED_STATES: Readonly<Record<FeedState, Told>> = {
  Fresh: ['good', 'Up to date'],
  Running: ['busy', 'Importing'],
  Held: ['waiting', 'Waits for your approval'],
  Waiting: ['waiting', 'Waits for a first look'],
  Stale: ['wrong', 'Out of date'],
  Failing: ['wrong', 'Last import failed'],
  Broken: ['wrong', 'Needs mending'],
};

/** A feed that is paused waits for a person as one of which something is held. */
export const feedState = ({ State, PausedBy }: Pick<Feed, 'State' | 'PausedBy'>): Told =>
  State === 'Held' && PausedBy !== null ? ['waiting', 'Paused'] : FEED_STATES[State];

const RUN_STATES: Readonly<Record<RunState, Told>> = {
  Queued: ['busy', 'Waits in line'],
  Running: ['busy', 'Under way'],
  Succeeded: ['good', 'Done'],
  Held: ['waiting', 'Waits for approval'],
  Failed: ['wrong', 'Failed'],
  Cancelled: ['off', 'Cancelled'],
};

export const runState = ({ State, DryRun }: Pick<Run, 'State' | 'DryRun'>): Told =>
  DryRun && State === 'Succeeded' ? ['good', 'Looked, wrote nothing'] : RUN_STATES[State];

const STARTERS: Readonly<Record<string, string>> = {
  schedule: 'its schedule',
  api: 'a person',
  upload: 'an upload',
  cli: 'a command',
  undo: 'a person',
  retry: 'the failure before it',
  'next file': 'the file before it',
  remove: 'a command',
};

/** Who or what started a run. */
export const startedBy = (run: Pick<Run, 'StartedBy'>): string => STARTERS[run.StartedBy] ?? run.StartedBy;

/** What a run is called: an import, a dry run, or an undo. */
export const runKind = ({ DryRun, StartedBy }: Pick<Run, 'DryRun' | 'StartedBy'>): string =>
  StartedBy === 'undo' ? 'Undo' : DryRun ? 'Dry run' : 'Import';

export const isAtWork = ({ State }: Pick<Run, 'State'>): boolean => State === 'Queued' || State === 'Running';

/** How many homes a run added, changed and took off the display, over all chatbots. */
export type Effect = { added: number; changed: number; left: number; rejected: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const effectOf = ({ Parts }: Pick<Run, 'Parts'>): Effect => ({
  added: sum(Parts.map(({ Created }) => Created)),
  changed: sum(Parts.map(({ Updated }) => Updated)),
  left: sum(Parts.map(({ RemovedByRow, RemovedByAbsence }) => RemovedByRow + RemovedByAbsence)),
  rejected: sum(Parts.map(({ Rejected }) => Rejected)),
});

export const effectOfPreviews = (previews: readonly Preview[]): Effect => ({
  added: sum(previews.map(({ Created }) => Created.Count)),
  changed: sum(previews.map(({ Updated }) => Updated.Count)),
  left: sum(previews.map(({ Removed }) => Removed.Count)),
  rejected: sum(previews.map(({ Rejected }) => Rejected)),
});

/** "adds 2 homes, changes 1 home and takes 3 homes off the display"; "changes nothing". */
export const effectSentence = (
  { added, changed, left }: Effect,
  [add, change, take]: readonly [string, string, string] = ['adds', 'changes', 'takes'],
): string => {
  const parts = [
    added > 0 ? `${add} ${count(added, 'home')}` : '',
    changed > 0 ? `${change} ${count(changed, 'home')}` : '',
    left > 0 ? `${take} ${count(left, 'home')} off the display` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? `${change} nothing` : list(parts);
};

const FIELDS: Readonly<Record<string, string>> = {
  SaleType: 'For sale or rent',
  StandardStatus: 'Status of the MLS',
  CurrencySymbol: 'Currency',
  PropertyType: 'Kind of home',
  YearBuilt: 'Year built',
  DaysOnMarket: 'Days on market',
  MarketSince: 'On the market since',
  MarketUntil: 'On the market until',
  LotArea: 'Lot size',
  BuildingArea: 'Living area',
  AreaUnit: 'Unit of areas',
  Images: 'Pictures',
  Tours: 'Tours',
  ParkingSpots: 'Parking spots',
  ExtensionColumn: 'Further facts',
  Location: 'Neighbourhood',
  ZIP: 'ZIP code',
  SalePrice: 'Sale price',
  RentPrice: 'Rent',
  ListPrice: 'Asking price',
  ClosePrice: 'Price it was sold for',
  CloseDate: 'Day of the sale',
  RentFrequency: 'How often rent is paid',
  UnitAreaPrice: 'Price per area',
  HOAMonth: 'HOA fee a month',
  EstimatePrice: 'Estimated price',
  SpaceType: 'Kind of space',
  DepositFee: 'Deposit',
  OriginalListPrice: 'First asking price',
  PreviousListPrice: 'Asking price before',
  AddressHidden: 'Address not shown',
  PriceHidden: 'Price not shown',
  DisplayAllowed: 'May be shown',
  ListOfficeName: 'Office',
  ListOfficeContact: 'Contact of the office',
  ModificationTimestamp: 'Last changed',
  PhotosChangeTimestamp: 'Pictures last changed',
  MLSNumber: 'MLS number',
  ListingKey: 'Key of the MLS',
  InternalID: 'ID in listingd',
  Url: 'Web page',
  UrlIsKey: 'Known by its web page',
};

/** What a field of a home is called. */
export const fieldName = (field: string): string => FIELDS[field] ?? field;

const STATES_SAID: Readonly<Record<string, string>> = {
  Queued: 'in line',
  Running: 'under way',
  Succeeded: 'done',
  Failed: 'failed',
  Cancelled: 'cancelled',
};

/** What stands in the service's sentences in its own words, and how a brokerage says it. Fields by codes of more than a word follow. */
const PLAIN: readonly [RegExp, string | ((word: string, part: string) => string)][] = [
  // The sentence says the limit, and its name stands behind it.
  [/ \((minRows|maxRemoved|maxPriceChanges|maxProblems)\)/g, ''],
  [/ its maxAge of ([\d.]+ hours)/g, ' the $1 that it may be'],
  [/\blisting(s?)\b/g, 'home$1'],
  [/\b1 homes\b/g, '1 home'],
  [/\bis (Queued|Running|Succeeded|Failed|Cancelled)\b/g, (_, state) => `is ${STATES_SAID[state] ?? state}`],
  [/\b(format|limits|source|defaults)\.\w+/g, 'the setting “$&” of its file'],
  [/; conversion bathroomsFullHalf reads/g, '; read as “full and half”,'],
  [/\b(MLSNumber|[A-Z]+[a-z]+[A-Z]\w*)\b/g, (code) => FIELDS[code] ?? code],
];

/** A sentence of the service without the names of its settings and fields. */
export const plainWords = (sentence: string): string =>
  PLAIN.reduce((text, [pattern, words]) => text.replace(pattern, words as string), sentence);

const MONEY = /Price|Fee|HOAMonth/;

const VALUES: Readonly<Record<string, string>> = {
  for_sale: 'for sale',
  for_rent: 'for rent',
  PreOnMarket: 'coming soon',
  ComingSoon: 'coming soon',
  ActiveUnderContract: 'under contract',
};

/** A value for people: money with its marks, yes and no, lists as their length. */
export const shownValue = (field: string, value: Value): string => {
  if (value === null || value === '') return 'none';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (/Status|SaleType/.test(field)) return VALUES[String(value)] ?? String(value).toLowerCase();
  if (MONEY.test(field) && Number.isFinite(Number(value))) return Number(value).toLocaleString('en');
  if (field === 'Images' && String(value).startsWith('[')) return pictures(String(value));
  return String(value);
};

const pictures = (text: string): string => {
  try {
    return count((JSON.parse(text) as unknown[]).length, 'picture');
  } catch {
    // It was cut, being long.
    return 'other pictures';
  }
};
