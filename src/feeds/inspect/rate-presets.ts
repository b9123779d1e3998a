import type { FeedConfig } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { feedRules } from '../configuration/feed-rules.ts';
import type { ConversionContext } from '../map/conversion.ts';
import { PRESET_NAMES, type PresetName, presetOf } from '../map/presets/presets.ts';
import { createFieldReader, type FieldReader, readerIndexes, readField } from '../map/read-fields.ts';
import { createColumnFinder } from '../read/header.ts';
import type { FileSample } from './column-profiles.ts';
import { PRICES, readShare, tryFieldRule } from './proposal.ts';

/** What a preset gives of a file of its layout. */
export type PresetFit = {
  preset: PresetName;
  /** The fields that it gives from columns that the file has, with values that it can read. */
  fields: FeedField[];
  /** Fields that it has a column for, of which it cannot read most values. */
  unreadable: FeedField[];
  /** The columns that it takes, by field: those of the alternative that comes first. */
  columns: Map<FeedField, string[]>;
  /** All columns that it takes. */
  taken: ReadonlySet<string>;
  /** What its homes cost, asked or as rents. */
  prices: readonly number[];
};

const READABLE = 0.5;

const columnNames = (header: readonly string[], reader: FieldReader): string[] =>
  readerIndexes(reader).map((index) => header[index] ?? '');

const firstAlternative = (reader: FieldReader): FieldReader =>
  reader.kind === 'columns' ? { ...reader, alternatives: reader.alternatives.slice(0, 1) } : reader;

/** Whether a file has what marks a layout. Columns that many files have are no mark: an ordinary export is none of a preset's files. */
const isMarked = (marks: readonly (readonly string[])[], header: readonly string[]): boolean => {
  const find = createColumnFinder(header);
  return marks.every((names) => names.some((name) => find(name) !== null));
};

/** Null where the file is not of the layout, or lacks a status that it needs, a key or a sale type. */
const ratePreset = (preset: PresetName, sample: FileSample, context: ConversionContext): PresetFit | null => {
  const { header } = sample;
  const { marks, otherNames, constants, onMarket = false } = presetOf(preset);
  if (!isMarked(marks, header)) return null;
  const find = createColumnFinder(header, otherNames);
  const taken = new Set<string>();
  const fit: PresetFit = { preset, fields: [], unreadable: [], columns: new Map(), taken, prices: [] };
  const rules = feedRules({ preset } as FeedConfig);
  for (const [field, rule] of rules) {
    const reader = createFieldReader(field, rule, header, find);
    if (reader === null) continue;
    const trial = tryFieldRule(sample, field, rule, context, find);
    if (trial !== null && readShare(trial) < READABLE) {
      fit.unreadable.push(field);
      continue;
    }
    fit.fields.push(field);
    if (PRICES.includes(field) && fit.prices.length === 0) fit.prices = trial?.sizes ?? [];
    fit.columns.set(field, columnNames(header, firstAlternative(reader)));
    for (const name of columnNames(header, reader)) taken.add(name);
  }
  const has = (...fields: FeedField[]): boolean => fields.some((field) => fit.fields.includes(field));
  const typed = has('SaleType') || (constants.SaleType !== undefined && !rules.has('SaleType'));
  const complete = has('ListingKey', 'MLSNumber', 'Url') && typed && (has('StandardStatus') || onMarket);
  return complete ? fit : null;
};

/** How often each status comes, as the preset reads it: the layout's own words, which it knows, are no question. */
export const countStatuses = (preset: PresetName, sample: FileSample, context: ConversionContext) => {
  const rule = feedRules({ preset } as FeedConfig).get('StandardStatus');
  const find = createColumnFinder(sample.header, presetOf(preset).otherNames);
  const reader = rule === undefined ? null : createFieldReader('StandardStatus', rule, sample.header, find);
  const counts = new Map<string, number>();
  for (const { values } of reader === null ? [] : sample.records) {
    const { value } = readField('StandardStatus', reader as FieldReader, values, context);
    if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
};

const LEAST_FIELDS = 6;
const LEAST_SHARE = 0.6;

/**
 * The preset that is worth being named: the file is of its layout, and it gives most of the fields that the file has. `byHand` is how many
 * fields its columns would give without a preset.
 */
export const choosePreset = (sample: FileSample, context: ConversionContext, byHand: number): PresetFit | null => {
  const fits = PRESET_NAMES.map((preset) => ratePreset(preset, sample, context)).filter((fit) => fit !== null);
  const [best] = fits.sort((left, right) => right.fields.length - left.fields.length);
  if (best === undefined) return null;
  // Files of changes may name little more than the homes that leave.
  if (presetOf(best.preset).beginning !== undefined) return best;
  return best.fields.length >= Math.max(LEAST_FIELDS, byHand * LEAST_SHARE) ? best : null;
};
