import type { AreaUnit } from '../../listings/listing.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { presetOf } from '../map/presets/presets.ts';
import { type ColumnProfile, type FileSample, profileColumns } from './column-profiles.ts';
import { findMarket, type Market, usesDecimalComma } from './currency-and-units.ts';
import { type Findings, isFirm, type Proposal } from './proposal.ts';
import { unreadableColumns } from './propose-columns.ts';
import { type KeyFinding, proposeKeys } from './propose-keys.ts';
import { proposeMapping } from './propose-mapping.ts';
import { type ModeFinding, proposeMode } from './propose-mode.ts';
import { proposeSaleType, type SaleTypeFinding } from './propose-sale-type.ts';
import { choosePreset, countStatuses, type PresetFit, ratePresets } from './rate-presets.ts';
import { findStatuses, type StatusFinding } from './status-words.ts';
import { columnNotes, extensionOf, type PrivateColumn, privateColumns } from './unmapped-columns.ts';

/** What a file's first rows show, and what they leave open. */
export type Analysis = {
  columns: ColumnProfile[];
  private: PrivateColumn[];
  /** Every preset, the best one foremost. */
  fits: PresetFit[];
  /** The one that is worth being named. */
  preset: PresetFit | null;
  /** What fields are read from beside the preset, sure enough to be written. */
  proposals: Proposal[];
  /** Shown, and left out of the configuration. */
  unsure: Proposal[];
  /** The fields that the preset and the proposals give. */
  given: ReadonlySet<FeedField>;
  market: Market;
  statusColumn: ColumnProfile | null;
  statuses: StatusFinding[];
  /** A home without a status is on the market, by the preset. */
  onMarket: boolean;
  /** Null where a column or the preset says it, and where nothing does: see `saleTypeKnown`. */
  saleType: SaleTypeFinding | null;
  saleTypeKnown: boolean;
  keys: KeyFinding;
  mode: ModeFinding;
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

/** Everything that the first rows tell, without the file being touched again. `today` is an ISO date. */
export const analyse = (sample: FileSample, { name, today }: { name: string; today: string }): Analysis => {
  const columns = profileColumns(sample);
  const hidden = privateColumns(columns);
  const open = columns.filter((column) => !hidden.some((one) => one.column === column));
  const market = findMarket(open);
  const all = findingsOf(sample, open, market.areaUnit, today);

  const byHand = proposeMapping(all, new Set());
  const fits = ratePresets(sample, all.context);
  const preset = choosePreset(fits, byHand.filter(isFirm).length);
  const rest = preset === null ? all : { ...all, columns: open.filter((column) => !preset.taken.has(column.name)) };
  const { onMarket = false, constants: fixed, statuses: presetStatuses } = presetOf(preset?.preset);
  const constants = Object.keys(fixed) as FeedField[];
  const told = new Set<FeedField>([...(preset?.fields ?? []), ...constants]);
  if (onMarket) told.add('StandardStatus');
  const found = preset === null ? byHand : proposeMapping(rest, told);

  const proposals = found.filter(isFirm);
  const given = new Set<FeedField>([...(preset?.fields ?? []), ...proposals.map(({ field }) => field)]);
  const columnsOf = (field: FeedField): readonly string[] =>
    proposals.find((proposal) => proposal.field === field)?.columns ?? preset?.columns.get(field) ?? [];
  const columnOf = (field: FeedField): ColumnProfile | null =>
    columns.find((column) => column.name === columnsOf(field)[0]) ?? null;

  const saleTypeKnown = given.has('SaleType') || constants.includes('SaleType');
  const saleType = saleTypeKnown ? null : proposeSaleType(all, proposals);
  const statusColumn = columnOf('StandardStatus');
  const ownStatuses = preset?.fields.includes('StandardStatus') === true;
  const statusCounts = ownStatuses ? countStatuses(preset.preset, sample, all.context) : statusColumn?.counts;
  const statuses = findStatuses(statusCounts ?? new Map(), presetStatuses);
  const saysSaleType = typeof saleType?.rule === 'string' ? [saleType.rule] : [];
  const mapped = new Set([...proposals.flatMap((one) => one.columns), ...saysSaleType, ...(preset?.taken ?? [])]);
  const free = open.filter((column) => !mapped.has(column.name));
  const extension = extensionOf(free);
  return {
    columns,
    private: hidden,
    fits,
    preset,
    proposals,
    unsure: found.filter(
      (proposal) => !isFirm(proposal) && !proposal.columns.some((column) => saysSaleType.includes(column)),
    ),
    given,
    market,
    statusColumn,
    statuses,
    onMarket,
    saleType,
    saleTypeKnown,
    keys: proposeKeys(all, given, columnsOf),
    mode: proposeMode({
      name,
      rows: sample.records.length,
      preset,
      statuses,
      modified: columnOf('ModificationTimestamp'),
    }),
    extension: extension.map((column) => column.name),
    unused: free.filter((column) => !extension.includes(column)),
    notes: [...unreadableColumns({ ...all, columns: free }, given), ...columnNotes(all, mapped, given)],
  };
};
