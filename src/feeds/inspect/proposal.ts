import type { ColumnRule } from '../configuration/feed-config.ts';
import { FEED_FIELDS, type FeedField } from '../configuration/feed-fields.ts';
import type { ConversionContext } from '../map/conversion.ts';
import type { ConversionName } from '../map/conversions.ts';
import type { ColumnProfile, FileSample } from './sample.ts';
import { type RuleTrial, readShare, tryRule } from './try-rule.ts';

/** `unsure` proposals are shown, and left out of the configuration that is written. */
export type Confidence = 'sure' | 'likely' | 'unsure';

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

export const isFirm = ({ confidence }: Proposal): boolean => confidence !== 'unsure';

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
};

/** The shortest form of a rule: a conversion that the field has anyway is not named. */
export const columnRule = (field: FeedField, columns: readonly string[], convert: ConversionName): ColumnRule => {
  const [column = ''] = columns;
  if (columns.length > 1) return { columns: [...columns], convert };
  return convert === FEED_FIELDS[field] ? column : { column, convert };
};

const READABLE = 0.8;

/** The first of the conversions that reads the columns best; null where none reads most of them. */
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
    if (best === null || share > best.share) best = { rule, convert, trial, share };
  }
  return best === null || best.share < READABLE ? null : best;
};
