import type { AreaUnit } from '../../listings/listing.ts';
import { isTodo } from '../configuration/check-feed-config.ts';
import type { KeyName } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { presetOf } from '../map/presets/presets.ts';
import type { Extent } from '../read/parsed-record.ts';
import { askForMissing, findMissingFields, type Missing } from './ask-for-missing.ts';
import { type ColumnProfile, type FileSample, profileColumns, valuesAsNames } from './column-profiles.ts';
import { findMarket, type Market, usesDecimalComma } from './currency-and-units.ts';
import { withListColumns } from './list-columns.ts';
import { findOtherRows, type OtherRows } from './other-rows.ts';
import type { Findings, Proposal } from './proposal.ts';
import type { LeftOut } from './propose-columns.ts';
import { type KeyFinding, proposeKeys } from './propose-keys.ts';
import { askForPictures, proposeMapping } from './propose-mapping.ts';
import { type ModeFinding, proposeMode } from './propose-mode.ts';
import { proposeSaleType, type SaleTypeFinding, saleTypeByColumn } from './propose-sale-type.ts';
import { choosePreset, countStatuses, type PresetFit } from './rate-presets.ts';
import { askForListPrice, askForPeriod } from './rent-periods.ts';
import { type FieldColumns, type SharedKeys, sharedInSample } from './shared-keys.ts';
import { countEnded, flagsBeside, statusesWithFlags, statusInTurn, statusRivals, withOthers } from './status-doubts.ts';
import { findStatuses, type StatusFinding } from './status-words.ts';
import { columnNotes, extensionOf, type PrivateColumn, privateColumns } from './unmapped-columns.ts';

/** What a file's first rows show, and what they leave open. */
export type Analysis = {
  columns: ColumnProfile[];
  /** Names of columns that look like values, where the file seems to have no header. */
  valuesAsNames: string[];
  private: PrivateColumn[];
  /** The one that is worth being named. */
  preset: PresetFit | null;
  /** What fields are read from beside the preset. */
  proposals: readonly Proposal[];
  /** The fields that the preset and the proposals give. */
  given: ReadonlySet<FeedField>;
  market: Market;
  statusColumn: ColumnProfile | null;
  /** Columns that may say it as well, and something else than that one: only a person can tell which of them does. */
  statusRivals: ColumnProfile[];
  /** What says it of the homes of which that one says nothing. */
  statusInTurn: ColumnProfile | null;
  statuses: StatusFinding[];
  /** A home without a status is on the market: the preset says it. */
  onMarket: boolean;
  /** Null where the preset says it. */
  saleType: SaleTypeFinding | null;
  /** The columns that each field is read from. */
  columnsOf: FieldColumns;
  keys: KeyFinding;
  /** Rows that are no homes, where a column tells them. */
  otherRows: OtherRows | null;
  mode: ModeFinding;
  /** What is asked of fields that nothing gives, or of which only a person can tell: columns that may be theirs. */
  asks: ReadonlyMap<FeedField, string>;
  extension: string[];
  unused: ColumnProfile[];
  notes: string[];
};

const findingsOf = (
  sample: FileSample,
  columns: readonly ColumnProfile[],
  areaUnit: AreaUnit | null,
  today: string,
): Findings => ({
  sample,
  columns,
  context: { areaUnit: areaUnit ?? 'Square Feet', today },
  areaUnitKnown: areaUnit !== null,
  decimalComma: usesDecimalComma(columns),
});

/** What is mapped: by the preset, and by the columns that it leaves. */
type Mapping = {
  leftOut: LeftOut[];
  proposals: readonly Proposal[];
  given: ReadonlySet<FeedField>;
  columnsOf: FieldColumns;
};

const mapColumns = (all: Findings, preset: PresetFit | null): Mapping => {
  const columns = all.columns.filter(({ name }) => preset?.taken.has(name) !== true);
  const { constants, onMarket } = presetOf(preset?.preset);
  const told = [...(preset?.fields ?? []), ...(Object.keys(constants) as FeedField[])];
  if (onMarket === true) told.push('StandardStatus');
  const { proposals: found, leftOut } = proposeMapping({ ...all, columns }, new Set(told));
  const proposals = [...found, ...askForPictures(all.columns, preset?.columns.get('Images'))];
  return {
    leftOut,
    proposals,
    given: new Set<FeedField>([...(preset?.fields ?? []), ...proposals.map(({ field }) => field)]),
    columnsOf: (field) =>
      proposals.find((proposal) => proposal.field === field)?.columns ?? preset?.columns.get(field) ?? [],
  };
};

/** The same without columns for keys that rows of different homes share. */
const mapWithKeys = (all: Findings, preset: PresetFit | null): Mapping & { shared: SharedKeys } => {
  const noKeys = new Set(all.noKeys);
  for (;;) {
    const mapping = mapColumns({ ...all, noKeys }, preset);
    const shared = sharedInSample(all.sample, mapping.columnsOf);
    const own = mapping.proposals.find(({ field }) => shared.has(field as KeyName));
    if (own === undefined) return { ...mapping, shared };
    for (const column of own.columns) noKeys.add(column);
  }
};

/** What the file says of sale and rent beside its preset; null where that says it, and nothing speaks against it. */
const findSaleType = (
  all: Findings,
  {
    market,
    preset,
    status,
    mapping,
  }: { market: Market; preset: PresetFit | null; status: ColumnProfile | null; mapping: Mapping },
): SaleTypeFinding | null => {
  // A column of its own says it better than the kind of home by which a preset reads it.
  const free = all.columns.filter(({ name }) => preset?.taken.has(name) !== true);
  if (preset?.fields.includes('SaleType') === true) return saleTypeByColumn({ ...all, columns: free });
  const { constants } = presetOf(preset?.preset);
  const priced = mapping.proposals.filter(({ field }) => field === 'ListPrice' || field === 'SalePrice');
  const prices =
    preset !== null && preset.prices.length > 0 ? preset.prices : priced.flatMap(({ trial }) => trial.sizes);
  const finding = proposeSaleType(all, {
    types: mapping.columnsOf('PropertyType'),
    status,
    priced: (['ListPrice', 'SalePrice'] as const).flatMap(mapping.columnsOf),
    prices,
    rents: mapping.columnsOf('RentPrice'),
    free: free.filter(({ name }) => !mapping.proposals.some(({ columns }) => columns.includes(name))),
    currency: constants.CurrencySymbol ?? market.currency,
  });
  const { rule } = finding;
  const isSame = typeof rule === 'object' && 'constant' in rule && rule.constant === constants.SaleType;
  const saysNothing = constants.SaleType !== undefined && prices.length === 0 && isTodo(rule);
  return isSame || saysNothing ? null : finding;
};

/** The statuses of a file, each with what it means, and the columns that may say it as well, or say it together with the one that was taken. */
const readStatuses = (
  all: Findings,
  { preset, status, mapping }: { preset: PresetFit | null; status: ColumnProfile | null; mapping: Mapping },
): { statuses: StatusFinding[]; rivals: ColumnProfile[]; flags: ColumnProfile[]; inTurn: ColumnProfile | null } => {
  const none = { rivals: [], flags: [], inTurn: null };
  const { proposals, columnsOf } = mapping;
  const ended = status === null ? undefined : countEnded(all, status, columnsOf);
  if (preset?.fields.includes('StandardStatus') === true) {
    const counts = countStatuses(preset.preset, all.sample, all.context);
    return { statuses: findStatuses(counts, presetOf(preset.preset).statuses, ended), ...none };
  }
  if (status === null) return { statuses: [], ...none };
  const inTurn = statusInTurn(all, status, proposals);
  if (inTurn !== null)
    return { ...none, statuses: findStatuses(new Map([...inTurn.counts, ...status.counts]), {}, ended), inTurn };
  const rivals = statusRivals(all, status, proposals);
  const flags = rivals.length > 0 ? [] : flagsBeside(all, status);
  if (flags.length > 0) return { statuses: statusesWithFlags(all, status, flags, columnsOf), rivals, flags, inTurn };
  const counts = new Map([...rivals.flatMap((rival) => [...rival.counts]), ...status.counts]);
  return { statuses: findStatuses(counts, presetOf(preset?.preset).statuses, ended), rivals, flags, inTurn };
};

/** The fields that tell which home a row is: a number that is the key as well tells no more of it. */
const keyFields = ({ proposals, given }: Mapping): ReadonlySet<FeedField> => {
  const [key, number] = (['ListingKey', 'MLSNumber'] as const).map((name) =>
    proposals.find(({ field }) => field === name),
  );
  return number !== undefined && number.rule === key?.rule ? given.difference(new Set(['MLSNumber'])) : given;
};

type AnalyseOptions = {
  name: string;
  /** An ISO date. */
  today: string;
  /** What the file itself says that it holds. */
  extent?: Extent;
  /** What further rows of the file show: the keys that different homes share, and their columns. */
  shared?: { keys: SharedKeys; columns: ReadonlySet<string> };
};

/** Everything that the first rows tell, without the file being touched again. */
export const analyse = (
  sample: FileSample,
  { name, today, extent = null, shared: inFile }: AnalyseOptions,
): Analysis => {
  const columns = profileColumns(sample);
  const hidden = privateColumns(columns);
  const open = columns.filter((column) => !hidden.some((one) => one.column === column));
  const market = findMarket(open, sample);
  // What stands above homes may be about those who sell them: it is asked for, and never taken.
  const own = open.filter(({ name }) => !/^\.\.\/(?!@)/.test(name));
  const all = { ...findingsOf(sample, own, market.areaUnit, today), noKeys: inFile?.columns ?? new Set<string>() };

  const preset = choosePreset(sample, all.context, mapColumns(all, null).proposals.length);
  const mapping = mapWithKeys(all, preset);
  const { leftOut, proposals, given, columnsOf, shared } = mapping;
  const columnOf = (field: FeedField): ColumnProfile | null =>
    columns.find((column) => column.name === columnsOf(field)[0]) ?? null;

  const { key, onMarket = false } = presetOf(preset?.preset);
  const status = columnOf('StandardStatus');
  const { statuses, rivals, flags, inTurn } = readStatuses(all, { preset, status, mapping });
  const laterShared = [...(inFile?.keys ?? [])].filter(([key]) =>
    columnsOf(key).some((name) => inFile?.columns.has(name)),
  );
  const saleType = findSaleType(all, { market, preset, status, mapping });
  const told = withOthers(proposals, flags, inTurn);
  const rule = saleType?.rule ?? null;
  const asked = preset === null ? askForPeriod(all, askForListPrice(all, told, rule), rule, market) : told;
  const mapped = new Set([...told.flatMap((one) => one.columns), ...ruleColumn(saleType), ...(preset?.taken ?? [])]);
  const free = open.filter((column) => !mapped.has(column.name));
  const extension = extensionOf(free);
  return {
    columns,
    valuesAsNames: valuesAsNames(columns),
    private: hidden,
    preset,
    proposals: asked,
    given,
    market,
    statusColumn: status,
    statusRivals: rivals,
    statusInTurn: inTurn,
    statuses,
    onMarket,
    saleType,
    columnsOf,
    keys: proposeKeys(all, {
      given: keyFields(mapping),
      columnsOf,
      shared: new Map([...laterShared, ...shared]),
      wanted: key,
    }),
    otherRows: findOtherRows(all, columnsOf),
    mode: proposeMode({
      name,
      rows: sample.records.length,
      preset,
      statuses,
      modified: columnOf('ModificationTimestamp'),
      extent,
    }),
    asks:
      preset === null ? findAsks({ ...all, columns: free }, findMissingFields(all, asked, rule), columnsOf) : new Map(),
    extension: extension.map((column) => column.name),
    unused: free.filter((column) => !extension.includes(column)),
    notes: [...leftOutNotes(leftOut, free, given), ...columnNotes(all, mapped, given), ...pendingNotes(statuses)],
  };
};

/** What is asked of missing fields by columns that are free, and by what stands in lists. */
const findAsks = (free: Findings, missing: readonly Missing[], columnsOf: FieldColumns): Analysis['asks'] => {
  if (valuesAsNames(free.columns).length > 0) return new Map();
  const { sample, several } = withListColumns(free.sample, free.columns);
  const inLists = profileColumns(sample, free.sample.header.length);
  const hidden = privateColumns(inLists);
  const open = inLists.filter((column) => !hidden.some((one) => one.column === column));
  const around = (['Address', 'ZIP', 'State'] as const).flatMap(columnsOf).map((name) => sample.header.indexOf(name));
  return askForMissing({ ...free, sample, columns: [...free.columns, ...open] }, missing, { several, around });
};

/** A sentence for each column that nothing is read from and that could be of a field that is still open. */
const leftOutNotes = (
  leftOut: readonly LeftOut[],
  free: readonly ColumnProfile[],
  given: ReadonlySet<FeedField>,
): string[] => {
  const open = leftOut.filter(
    ({ field, column }) => !given.has(field) && free.includes(column) && column.texts.length > 0,
  );
  const first = open.filter((one, at) => open.findIndex(({ column }) => column === one.column) === at);
  return first.map(({ field, column, why }) => `"${column.name}" is left out of ${field}${why}`);
};

/** Many brokerages show homes under contract, and Pending ones are not. */
const pendingNotes = (statuses: readonly StatusFinding[]): string[] => {
  const pending = statuses.filter(({ meaning }) => meaning === 'Pending').map(({ text }) => text);
  if (pending.length === 0) return [];
  const kept = JSON.stringify(Object.fromEntries(pending.map((text) => [text, 'ActiveUnderContract'])));
  return [`Pending homes leave the display; "statuses": ${kept} keeps them on it`];
};

/** The column that says whether homes are for sale or for rent. */
const ruleColumn = (finding: SaleTypeFinding | null): string[] => {
  const rule = finding?.rule ?? '';
  if (typeof rule === 'string') return [rule];
  return 'column' in rule ? [rule.column] : [];
};
