import { isTodo } from '../configuration/check-feed-config.ts';
import type { ColumnRule, FeedConfig } from '../configuration/feed-config.ts';
import { FEED_FIELDS, type FeedField } from '../configuration/feed-fields.ts';
import { type FieldRule, feedRules } from '../configuration/feed-rules.ts';
import type { ConversionContext, FieldValue } from '../map/conversion.ts';
import type { ConversionName } from '../map/conversions.ts';
import { createFieldReader, readField } from '../map/read-fields.ts';
import { createColumnFinder, type FindColumn } from '../read/header.ts';
import type { ColumnProfile, FileSample } from './column-profiles.ts';

/** What is asked for a home, of a sale, of a rent or of either. */
export const PRICES: readonly FeedField[] = ['ListPrice', 'SalePrice', 'RentPrice'];

/** How the values of a sample are read by a rule: really read, by the conversions that an import uses. */
type RuleTrial = {
  read: number;
  wrong: number;
  /** Read, and said to hold nothing for the field: a fee of no regular frequency, a price of 0. */
  nothing: number;
  example: { raw: string; value: FieldValue } | null;
  /** The numbers and amounts that were read. */
  sizes: readonly number[];
  /** The first that was not understood, and what was expected instead. */
  failure: { raw: string; expected: string; line: number } | null;
};

/** Of a rule that is still to be filled in. */
export const NO_TRIAL: RuleTrial = { read: 0, wrong: 0, nothing: 0, example: null, sizes: [], failure: null };

/** A text that was turned into something else shows more than one that was taken as it is. */
const isBetterExample = (last: RuleTrial['example'], raw: string, value: FieldValue): boolean =>
  last === null || (last.raw === last.value && raw !== value);

const finders = new WeakMap<readonly string[], FindColumn>();
/** A header is searched for each rule that is tried: of thousands of names it is gone through once. */
const finderOf = (header: readonly string[]): FindColumn => {
  const find = finders.get(header) ?? createColumnFinder(header);
  finders.set(header, find);
  return find;
};

/** What becomes of the sample's values; null where the file has none of the rule's columns. */
export const tryFieldRule = (
  { header, records }: FileSample,
  field: FeedField,
  rule: FieldRule,
  context: ConversionContext,
  find: FindColumn = finderOf(header),
): RuleTrial | null => {
  const reader = createFieldReader(field, rule, header, find);
  if (reader === null) return null;
  const sizes: number[] = [];
  const trial: RuleTrial = { read: 0, wrong: 0, nothing: 0, example: null, sizes, failure: null };
  for (const { values, line } of records) {
    const { value, problem, notice, raw } = readField(field, reader, values, context);
    if (problem !== null && value === null) {
      trial.wrong += 1;
      trial.failure ??= { raw: problem.value, expected: problem.expected, line };
    } else if (value !== null) {
      trial.read += 1;
      if (value !== '' && !Number.isNaN(Number(value))) sizes.push(Number(value));
      if (isBetterExample(trial.example, raw, value)) trial.example = { raw, value };
    } else if (notice !== null) trial.nothing += 1;
  }
  return trial;
};

/** What each row says by a rule. */
export const readRows = (
  { header, records }: FileSample,
  field: FeedField,
  rule: ColumnRule,
  context: ConversionContext,
): Pick<ReturnType<typeof readField>, 'value' | 'frequency'>[] => {
  const fieldRule = ruleOf(field, rule);
  const reader = fieldRule && createFieldReader(field, fieldRule, header, finderOf(header));
  return reader ? records.map(({ values }) => readField(field, reader, values, context)) : [];
};

const ruleOf = (field: FeedField, rule: ColumnRule): FieldRule | undefined =>
  feedRules({ columns: { [field]: rule } } as unknown as FeedConfig).get(field);

export const tryRule = (
  sample: FileSample,
  field: FeedField,
  rule: ColumnRule,
  context: ConversionContext,
): RuleTrial | null => {
  const fieldRule = ruleOf(field, rule);
  return fieldRule === undefined ? null : tryFieldRule(sample, field, fieldRule, context);
};

/** Which share of what is there could be read; 1 where nothing is there. */
export const readShare = ({ read, wrong, nothing }: RuleTrial): number =>
  read + wrong + nothing === 0 ? 1 : (read + nothing) / (read + wrong + nothing);

export type Confidence = 'sure' | 'likely';

/** What a field could be read from, and why. */
export type Proposal = {
  field: FeedField;
  rule: ColumnRule;
  /** The columns of the rule. */
  columns: readonly string[];
  confidence: Confidence;
  reason: string;
  trial: RuleTrial;
};

/** What proposals are made from. */
export type Findings = {
  sample: FileSample;
  /** The columns that nothing has taken yet, without those that look private. */
  columns: readonly ColumnProfile[];
  context: ConversionContext;
  /** The file shows in which unit its areas are; else the context's is nothing but a stand-in. */
  areaUnitKnown: boolean;
  /** The file writes decimals with a comma. */
  decimalComma: boolean;
  /** Columns that rows of different homes share, so that no home is known by them. */
  noKeys?: ReadonlySet<string>;
};

/** A rule whose map has only what is told. */
export const toldWords = (rule: ColumnRule): ColumnRule =>
  typeof rule === 'object' && 'values' in rule
    ? { ...rule, values: Object.fromEntries(Object.entries(rule.values ?? {}).filter(([, value]) => !isTodo(value))) }
    : rule;

/** The shortest form of a rule: a conversion that the field has anyway is not named. */
export const columnRule = (field: FeedField, columns: readonly string[], convert: ConversionName): ColumnRule => {
  const [column = ''] = columns;
  if (columns.length > 1) return { columns: [...columns], convert };
  return convert === FEED_FIELDS[field] ? column : { column, convert };
};

const MOSTLY = 0.5;

/** Whether a rule reads what a column holds: an odd value is a problem of its field, and drops no column. */
const reads = (trial: RuleTrial): boolean => readShare(trial) > MOSTLY || (trial.wrong === 1 && trial.read > 1);

/** The first of the conversions that leaves the fewest values unread; null where none reads most of them. */
export const bestRule = (
  { sample, context }: Findings,
  field: FeedField,
  columns: readonly string[],
  conversions: readonly ConversionName[],
): { rule: ColumnRule; convert: ConversionName; trial: RuleTrial; share: number } | null => {
  let best: ReturnType<typeof bestRule> = null;
  for (const convert of conversions) {
    const rule = columnRule(field, columns, convert);
    const trial = tryRule(sample, field, rule, context);
    if (trial === null) continue;
    const share = readShare(trial);
    // What is no value to one conversion (a price of 0) is one to another: what it cannot read at all decides.
    if (best === null || trial.wrong < best.trial.wrong) best = { rule, convert, trial, share };
  }
  return best === null || !reads(best.trial) ? null : best;
};
