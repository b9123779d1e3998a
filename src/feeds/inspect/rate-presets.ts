import type { FeedConfig } from '../configuration/feed-config.ts';
import { FEED_FIELD_NAMES, type FeedField } from '../configuration/feed-fields.ts';
import { feedRules } from '../configuration/feed-rules.ts';
import type { ConversionContext } from '../map/conversion.ts';
import { PRESET_NAMES, type PresetName, presetOf } from '../map/presets/presets.ts';
import { createFieldReader, type FieldReader, readerIndexes } from '../map/read-fields.ts';
import { createColumnFinder } from '../read/header.ts';
import type { FileSample } from './column-profiles.ts';
import { readShare, tryFieldRule } from './proposal.ts';

/** How well a preset fits a file. */
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
  /** It finds a status, a key and a sale type. */
  complete: boolean;
};

const READABLE = 0.5;
const PRICES: ReadonlySet<FeedField> = new Set(['ListPrice', 'SalePrice', 'RentPrice']);

const columnNames = (header: readonly string[], reader: FieldReader): string[] =>
  readerIndexes(reader).map((index) => header[index] ?? '');

const firstAlternative = (reader: FieldReader): FieldReader =>
  reader.kind === 'columns' ? { ...reader, alternatives: reader.alternatives.slice(0, 1) } : reader;

const ratePreset = (preset: PresetName, sample: FileSample, context: ConversionContext): PresetFit => {
  const { header } = sample;
  const { otherNames, constants, onMarket } = presetOf(preset);
  const find = createColumnFinder(header, otherNames);
  const taken = new Set<string>();
  const fit: PresetFit = {
    preset,
    fields: [],
    unreadable: [],
    columns: new Map(),
    taken,
    prices: [],
    complete: false,
  };
  const rules = feedRules({ preset } as FeedConfig);
  for (const field of FEED_FIELD_NAMES) {
    const rule = rules.get(field);
    const reader = rule === undefined ? null : createFieldReader(field, rule, header, find);
    if (rule === undefined || reader === null) continue;
    const trial = tryFieldRule(sample, field, rule, context, find);
    if (trial !== null && readShare(trial) < READABLE) {
      fit.unreadable.push(field);
      continue;
    }
    fit.fields.push(field);
    if (PRICES.has(field) && fit.prices.length === 0) fit.prices = trial?.sizes ?? [];
    fit.columns.set(field, columnNames(header, firstAlternative(reader)));
    for (const name of columnNames(header, reader)) taken.add(name);
  }
  const has = (field: FeedField): boolean => fit.fields.includes(field);
  const keyed = has('ListingKey') || has('MLSNumber') || has('Url');
  const complete =
    (has('StandardStatus') || onMarket === true) && keyed && (has('SaleType') || constants.SaleType !== undefined);
  return { ...fit, complete };
};

/** Every preset, the one that gives the most fields foremost. */
export const ratePresets = (sample: FileSample, context: ConversionContext): PresetFit[] =>
  PRESET_NAMES.map((preset) => ratePreset(preset, sample, context)).sort(
    (left, right) => Number(right.complete) - Number(left.complete) || right.fields.length - left.fields.length,
  );

const LEAST_FIELDS = 6;
const LEAST_SHARE = 0.6;

/**
 * The preset that is worth being named: it gives status, key and sale type, and most of the fields that the file has. `byHand` is how many
 * fields its columns would give without a preset.
 */
export const choosePreset = (fits: readonly PresetFit[], byHand: number): PresetFit | null => {
  const best = fits.find(({ complete }) => complete);
  if (best === undefined) return null;
  return best.fields.length >= Math.max(LEAST_FIELDS, byHand * LEAST_SHARE) ? best : null;
};
