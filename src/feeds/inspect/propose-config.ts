import type { ColumnRule, FeedConfig } from '../configuration/feed-config.ts';
import { FEED_FIELD_NAMES, type FeedField } from '../configuration/feed-fields.ts';
import { presetOf } from '../map/presets/presets.ts';
import type { Analysis } from './analyse.ts';
import { statusMap, todoText } from './propose-statuses.ts';
import type { ProposedConfig } from './proposed-config.ts';

export type ConfigPlace = {
  /** Null: not known. */
  serialNumber: string | null;
  /** The path as the configuration is to name it. */
  file: string;
  format: NonNullable<FeedConfig['format']>;
};

const proposedColumns = ({ proposals, statusColumn, saleType, saleTypeKnown, keys }: Analysis) => {
  const rules = new Map<FeedField, ColumnRule>();
  for (const { field, rule, confidence } of proposals) {
    if (confidence !== 'unsure' && field !== 'ModificationTimestamp') rules.set(field, rule);
  }
  if (keys.made !== null) rules.set('ListingKey', keys.made.rule);
  if (statusColumn === null) rules.set('StandardStatus', todoText('the column that says where a listing stands'));
  if (saleType !== null) rules.set('SaleType', saleType.rule);
  else if (!saleTypeKnown) {
    rules.set('SaleType', todoText('a column, or { "constant": "for_sale" } or { "constant": "for_rent" }'));
  }
  const ordered = FEED_FIELD_NAMES.filter((field) => rules.has(field)).map((field) => [field, rules.get(field)]);
  return Object.fromEntries(ordered) as NonNullable<ProposedConfig['columns']>;
};

/** What fields hold where a row says nothing, as far as the preset does not say the same. */
export const proposedDefaults = ({ market, preset }: Analysis): FeedConfig['defaults'] => {
  const { constants } = presetOf(preset?.preset);
  const { currency, areaUnit } = market;
  const defaults = {
    ...(currency === null || currency === constants.CurrencySymbol ? {} : { CurrencySymbol: currency }),
    ...(areaUnit === null || areaUnit === constants.AreaUnit ? {} : { AreaUnit: areaUnit }),
  };
  return Object.keys(defaults).length === 0 ? undefined : defaults;
};

const filled = <Value extends object>(value: Value | undefined): value is Value =>
  value !== undefined && Object.keys(value).length > 0;

/** The feed's configuration as far as the file shows it, and TODO where only a person can tell. */
export const proposeConfig = (analysis: Analysis, { serialNumber, file, format }: ConfigPlace): ProposedConfig => {
  const { preset, proposals, extension, statuses, keys, mode } = analysis;
  const columns = proposedColumns(analysis);
  const defaults = proposedDefaults(analysis);
  const map = statusMap(statuses);
  const modified = proposals.find(
    ({ field, confidence }) => field === 'ModificationTimestamp' && confidence !== 'unsure',
  );
  return {
    chatbots: [
      { serialNumber: serialNumber ?? todoText("the chatbot's serial number, as listingd chatbot list shows it") },
    ],
    source: { file },
    ...(filled(format) ? { format } : {}),
    ...(preset === null ? {} : { preset: preset.preset }),
    ...(filled(columns) ? { columns } : {}),
    ...(extension.length === 0 ? {} : { extension }),
    ...(filled(defaults) ? { defaults } : {}),
    ...(map === undefined ? {} : { statuses: map }),
    key: keys.keys.length === 0 ? [todoText('a key, and its column in columns')] : keys.keys,
    mode: mode.mode,
    ...(modified === undefined ? {} : { versionField: modified.columns[0] as string }),
  };
};
