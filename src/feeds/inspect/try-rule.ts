import type { ColumnRule, FeedConfig } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { type FieldRule, feedRules } from '../configuration/feed-rules.ts';
import type { ConversionContext, FieldValue } from '../map/conversion.ts';
import { createFieldReader, readField } from '../map/read-fields.ts';
import { createColumnFinder, type FindColumn } from '../read/header.ts';
import { type FileSample, median } from './sample.ts';

/** How the values of a sample are read by a rule: really read, by the conversions that an import uses. */
export type RuleTrial = {
  read: number;
  wrong: number;
  /** Read, and said to hold nothing for the field: a fee of no regular frequency, a price of 0. */
  nothing: number;
  example: { raw: string; value: FieldValue } | null;
  /** The middle one of the numbers and amounts that were read; null where none were. */
  middle: number | null;
  /** The first that was not understood, and what was expected instead. */
  failure: { raw: string; expected: string } | null;
};

const MOST_TRIED = 1_000;

export const tryFieldRule = (
  { header, records }: FileSample,
  field: FeedField,
  rule: FieldRule,
  context: ConversionContext,
  find: FindColumn = createColumnFinder(header),
): RuleTrial | null => {
  const reader = createFieldReader(field, rule, header, find);
  if (reader === null) return null;
  const trial: RuleTrial = { read: 0, wrong: 0, nothing: 0, example: null, middle: null, failure: null };
  const sizes: number[] = [];
  for (const { values } of records.slice(0, MOST_TRIED)) {
    const { value, problem, notice, raw } = readField(field, reader, values, context);
    if (problem !== null) {
      trial.wrong += 1;
      trial.failure ??= { raw: problem.value, expected: problem.expected };
    } else if (value !== null) {
      trial.read += 1;
      if (!Number.isNaN(Number(value)) && value !== '') sizes.push(Number(value));
      // A text that was turned into something else shows more than one that was taken as it is.
      if (trial.example === null || (trial.example.raw === trial.example.value && raw !== value)) {
        trial.example = { raw, value };
      }
    } else if (notice !== null) trial.nothing += 1;
  }
  return { ...trial, middle: sizes.length === 0 ? null : median(sizes) };
};

export const tryRule = (
  sample: FileSample,
  field: FeedField,
  rule: ColumnRule,
  context: ConversionContext,
): RuleTrial | null => {
  const fieldRule = feedRules({ columns: { [field]: rule } } as unknown as FeedConfig).get(field);
  return fieldRule === undefined ? null : tryFieldRule(sample, field, fieldRule, context);
};

/** Which share of what is there could be read; 1 where nothing is there. */
export const readShare = ({ read, wrong, nothing }: RuleTrial): number =>
  read + wrong + nothing === 0 ? 1 : (read + nothing) / (read + wrong + nothing);
