import { isTodo, todoText } from '../configuration/check-feed-config.ts';
import {
  type ColumnRule,
  canonicalJson,
  type FeedConfig,
  type FeedSource,
  type KeyName,
} from '../configuration/feed-config.ts';
import { FEED_FIELD_NAMES, type FeedField } from '../configuration/feed-fields.ts';
import type { Schedule } from '../configuration/schedule.ts';
import type { Where } from '../map/feed-row.ts';
import { type PresetName, presetOf } from '../map/presets/presets.ts';
import type { Analysis } from './analyse.ts';
import type { ColumnProfile } from './column-profiles.ts';
import { PRICES, toldWords } from './proposal.ts';
import type { ModeFinding } from './propose-mode.ts';
import { isOnMarket, isStatusWord, statusMap } from './status-words.ts';

/**
 * A feed's configuration that may still hold TODO, where only a person can say what is right. `feed check` refuses it as long as it does.
 */
export type ProposedConfig = {
  chatbots: { serialNumber: string; where?: string | Where }[];
  source: FeedSource;
  format?: NonNullable<FeedConfig['format']>;
  preset?: PresetName;
  columns?: Partial<Record<FeedField, ColumnRule>>;
  extension?: string[];
  defaults?: NonNullable<FeedConfig['defaults']>;
  statuses?: Record<string, string>;
  key: (KeyName | string)[];
  mode: ModeFinding['mode'];
  versionField?: string;
  schedule?: Schedule;
};

export type ConfigPlace = {
  /** Null: not known. */
  serialNumber: string | null;
  /** The path as the configuration is to name it, or the source that it comes from. */
  file: string | FeedSource;
  schedule?: Schedule;
  format: NonNullable<FeedConfig['format']>;
};

const SHOWN_COLUMNS = 5;

/** Columns that may say what is asked for. */
const perhaps = ({ asks }: Analysis, field: FeedField): string => {
  const columns = asks.get(field);
  return columns === undefined ? '' : `; perhaps ${columns}`;
};

/** A status that only says which homes cannot be had as before: a person has to say that those without one can. Their rows are rejected else. */
const isOfSome = ({ texts, rows, counts }: ColumnProfile): boolean =>
  texts.length > 0 &&
  texts.length < rows * (1 - MOST_BLANK) &&
  counts.keys().every((text) => isStatusWord(text) && !isOnMarket(text));
const MOST_BLANK = 0.1;

const statusAsked = (analysis: Analysis): string => {
  const { statusColumn, statusInTurn, statusRivals } = analysis;
  const asked = 'the column that says where a listing stands';
  if (statusRivals.length > 0) {
    const names = [statusColumn, ...statusRivals].map((column) => `"${column?.name}"`);
    return `${asked}: ${names.join(' or ')}, which do not say the same of all rows; where of the chatbot can pick rows by the other`;
  }
  if (statusColumn !== null && statusInTurn !== null) {
    const both = JSON.stringify({ columns: [statusColumn.name, statusInTurn.name], convert: 'spaced' });
    return `${both} where each of them says it of some homes, else ${asked}`;
  }
  const rule = analysis.proposals.find(({ field }) => field === 'StandardStatus')?.rule;
  if (statusColumn !== null)
    return `${JSON.stringify(rule)} with "onMarket": true, where homes without one are on the market; else ${asked}`;
  const other = 'if no home in the file is ever sold or gone, set "onMarket": true in place of this';
  return `${asked}, whose words statuses has to tell${perhaps(analysis, 'StandardStatus')}; or, ${other}`;
};

/** What the amounts or the areas of a file are told in, asked for where it has some and nothing names it. */
const ASKED_UNITS = [
  {
    field: 'CurrencySymbol',
    of: PRICES,
    asked: 'a column, or the sign of all amounts: { "constant": "$" }; nothing in the file names it',
  },
  {
    field: 'AreaUnit',
    of: ['BuildingArea', 'LotArea'],
    asked:
      'a column, or { "constant": "Square Feet" } or { "constant": "Square Meters" }; nothing in the file names the unit of areas',
  },
] as const;
const unitsAsked = ({ given, asks, market, preset }: Analysis): (typeof ASKED_UNITS)[number][] => {
  const { constants } = presetOf(preset?.preset);
  const told = { CurrencySymbol: market.currency, AreaUnit: market.areaUnit };
  return ASKED_UNITS.filter(
    ({ field, of }) =>
      (told[field] ?? constants[field]) == null &&
      !given.has(field) &&
      of.some((one) => given.has(one) || asks.has(one)),
  );
};

/** Of these only a person can tell anyway. */
const ASKED_ELSEWHERE: ReadonlySet<FeedField> = new Set(['MLSNumber', 'StandardStatus', 'SaleType', 'CurrencySymbol']);

const proposedColumns = (analysis: Analysis) => {
  const { proposals, statusColumn, statusInTurn, statusRivals, onMarket, saleType, keys } = analysis;
  const rules = new Map<FeedField, ColumnRule>();
  for (const { field, rule } of proposals) {
    if (field !== 'ModificationTimestamp' || typeof rule !== 'string') rules.set(field, rule);
  }
  if (keys.made !== null) rules.set('ListingKey', keys.made.rule);
  const isBlank =
    statusInTurn === null && statusColumn !== null && rules.has('StandardStatus') && isOfSome(statusColumn);
  const isInTurn = statusInTurn !== null && typeof rules.get('StandardStatus') === 'string';
  if (statusRivals.length > 0 || isInTurn || (!onMarket && (statusColumn === null || isBlank)))
    rules.set('StandardStatus', todoText(statusAsked(analysis)));
  if (saleType !== null) {
    const { rule } = saleType;
    rules.set('SaleType', isTodo(rule) ? rule + perhaps(analysis, 'SaleType') : rule);
  }
  for (const { field, asked } of unitsAsked(analysis)) rules.set(field, todoText(asked + perhaps(analysis, field)));
  for (const [field, asked] of analysis.asks) if (!ASKED_ELSEWHERE.has(field)) rules.set(field, todoText(asked));
  const ordered = FEED_FIELD_NAMES.filter((field) => rules.has(field)).map((field) => [field, rules.get(field)]);
  return Object.fromEntries(ordered) as NonNullable<ProposedConfig['columns']>;
};

/** What fields hold where a row says nothing, as far as the preset does not say the same. */
export const proposedDefaults = ({ market, preset, given, columns, columnsOf }: Analysis): FeedConfig['defaults'] => {
  const { constants } = presetOf(preset?.preset);
  const { currency, areaUnit } = market;
  const told = columns.find(({ name }) => name === columnsOf('CurrencySymbol')[0]);
  // A column that names one currency, and leaves some rows blank, is told for the whole file.
  const isTold =
    given.has('CurrencySymbol') && (told === undefined || told.texts.length === told.rows || told.counts.size > 1);
  const defaults = {
    ...(currency === null || isTold || currency === constants.CurrencySymbol ? {} : { CurrencySymbol: currency }),
    ...(areaUnit === null || areaUnit === constants.AreaUnit ? {} : { AreaUnit: areaUnit }),
  };
  return Object.keys(defaults).length === 0 ? undefined : defaults;
};

/** What a feed has to say of its format beside its preset. */
const ownFormat = (
  { record, ...format }: ConfigPlace['format'],
  preset: PresetName | undefined,
): ConfigPlace['format'] => {
  const known = presetOf(preset).record;
  return record === undefined || canonicalJson([record].flat()) === canonicalJson(known)
    ? format
    : { ...format, record };
};

const headerAsked = (names: readonly string[]): string => {
  const first = names.slice(0, SHOWN_COLUMNS).map((name) => `"${name}"`);
  return `the line with the names of the columns, since the first line looks like a home (${first.join(', ')}); 0 where it is one, and look at the file again with that`;
};

const filled = <Value extends object>(value: Value | undefined): value is Value =>
  value !== undefined && Object.keys(value).length > 0;

/** Which rows are homes, where a column tells others apart. */
const whereAsked = ({ otherRows }: Analysis): { where?: string } => {
  if (otherRows === null) return {};
  const { column, homes, others } = otherRows;
  return {
    where: todoText(
      `${JSON.stringify({ [column]: homes })} where rows with "${others.join('", "')}" are no homes, as they say nothing that a home has`,
    ),
  };
};

/** What a home is of which neither of two statuses says anything. */
const blankAsked = ({ statusColumn, statusInTurn }: Analysis): Record<string, string> =>
  statusColumn !== null &&
  statusInTurn !== null &&
  statusColumn.texts.length + statusInTurn.texts.length < statusColumn.rows
    ? { '': todoText('what a home without a status is: Active, or Withdrawn where it is not to be shown') }
    : {};

/** The feed's configuration as far as the file shows it, and TODO where only a person can tell. */
export const proposeConfig = (
  analysis: Analysis,
  { serialNumber, file, schedule, format }: ConfigPlace,
): ProposedConfig => {
  const { preset, proposals, extension, statuses, keys, mode } = analysis;
  const headerLine =
    analysis.valuesAsNames.length === 0 ? {} : { headerLine: todoText(headerAsked(analysis.valuesAsNames)) };
  const own = { ...ownFormat(format, preset?.preset), ...headerLine };
  const columns = proposedColumns(analysis);
  const defaults = proposedDefaults(analysis);
  const map = { ...statusMap(statuses), ...blankAsked(analysis) };
  const version = proposals.find(({ field }) => field === 'ModificationTimestamp')?.rule;
  return {
    chatbots: [
      {
        serialNumber: serialNumber ?? todoText("the chatbot's serial number, as npx listingd chatbot list shows it"),
        ...whereAsked(analysis),
      },
    ],
    source: typeof file === 'string' ? { file } : file,
    ...(filled(own) ? { format: own as NonNullable<FeedConfig['format']> } : {}),
    ...(preset === null ? {} : { preset: preset.preset }),
    ...(filled(columns) ? { columns } : {}),
    ...(extension.length === 0 ? {} : { extension }),
    ...(filled(defaults) ? { defaults } : {}),
    ...(filled(map) ? { statuses: map } : {}),
    key:
      keys.keys.length === 0
        ? [todoText(`a key, and its column in columns${perhaps(analysis, 'MLSNumber')}`)]
        : keys.keys,
    mode: mode.mode,
    ...(typeof version === 'string' ? { versionField: version } : {}),
    ...(schedule === undefined ? {} : { schedule }),
  };
};

/** The same as far as it is filled in: what a trial can go by. */
export const withoutTodos = (config: ProposedConfig): FeedConfig => {
  const kept = <Value>(values: Readonly<Record<string, Value>> | undefined): Record<string, Value> =>
    Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => !isTodo(value)));
  const columns = Object.entries(kept(config.columns))
    .filter(([, rule]) => typeof rule !== 'object' || !('convert' in rule) || !isTodo(rule.convert))
    .map(([field, rule]) => [field, toldWords(rule)]);
  return {
    ...config,
    chatbots: config.chatbots.map(({ where, ...chatbot }) =>
      where === undefined || isTodo(where) ? chatbot : { ...chatbot, where },
    ),
    ...(config.format === undefined ? {} : { format: kept(config.format) }),
    columns: Object.fromEntries(columns),
    statuses: kept(config.statuses),
    key: config.key.filter((key) => !isTodo(key)),
    mode: isTodo(config.mode) ? 'delta' : config.mode,
  } as FeedConfig;
};
