import { presetOf } from '../map/presets/presets.ts';
import type { ColumnRule, FeedConfig } from './feed-config.ts';
import { type ColumnSource, FEED_FIELDS, type FeedField, type Preset } from './feed-fields.ts';

/** Where one field of a feed comes from, preset and the feed's own columns taken together. */
export type FieldRule =
  | { kind: 'columns'; alternatives: readonly ColumnSource[]; own: boolean }
  | { kind: 'template'; template: string; columns: string[] }
  | { kind: 'constant'; value: string };

const templateColumns = (template: string): string[] =>
  [...template.matchAll(/\{([^{}]+)\}/g)].map((match) => (match[1] ?? '').trim());

const ownRule = (field: FeedField, rule: ColumnRule): FieldRule => {
  if (typeof rule === 'string') return { kind: 'columns', alternatives: [{ columns: [rule] }], own: true };
  if ('template' in rule) {
    return { kind: 'template', template: rule.template, columns: templateColumns(rule.template) };
  }
  if ('constant' in rule) return { kind: 'constant', value: rule.constant };
  const columns = 'column' in rule ? [rule.column] : rule.columns;
  const values = 'values' in rule && rule.values !== undefined ? { values: rule.values } : {};
  const alternative = { columns, ...values, convert: rule.convert ?? FEED_FIELDS[field] };
  return { kind: 'columns', alternatives: [alternative], own: true };
};

/** What fields hold where a row says nothing: how the whole file is meant, never a fact about a home. */
export const feedConstants = (config: FeedConfig): Preset['constants'] & FeedConfig['defaults'] => ({
  ...presetOf(config.preset).constants,
  ...config.defaults,
});

/** Whether a row without a status says that its home is on the market. */
export const isOnMarket = (config: FeedConfig): boolean => config.onMarket ?? presetOf(config.preset).onMarket === true;

/** The rule of every field that the feed gives. A feed's own column takes the place of the preset's. */
export const feedRules = (config: FeedConfig): Map<FeedField, FieldRule> => {
  const preset = presetOf(config.preset);
  const rules = new Map<FeedField, FieldRule>();
  for (const [field, alternatives] of Object.entries(preset.fields)) {
    rules.set(field as FeedField, { kind: 'columns', alternatives, own: false });
  }
  for (const [field, rule] of Object.entries(config.columns ?? {})) {
    rules.set(field as FeedField, ownRule(field as FeedField, rule));
  }
  if (config.versionField !== undefined) {
    rules.set('ModificationTimestamp', ownRule('ModificationTimestamp', config.versionField));
  }
  // Where pictures are linked nothing is read of it, so that nothing depends on a column that nobody needs.
  if (config.images !== 'copy') rules.delete('PhotosChangeTimestamp');
  return rules;
};

/** The pairs of ExtensionColumn: the name that they get and the column that they come from. */
export const extensionColumns = ({ extension = [] }: FeedConfig): { key: string; column: string }[] =>
  Array.isArray(extension)
    ? extension.map((column) => ({ key: column, column }))
    : Object.entries(extension).map(([key, column]) => ({ key, column }));

/** The one column that a feed's ListingKey comes from: what a source that is asked for its keys is asked for. */
export const sourceKeyColumn = (config: FeedConfig): string => {
  const rule = feedRules(config).get('ListingKey');
  const columns = rule?.kind === 'columns' ? (rule.alternatives[0]?.columns ?? []) : [];
  return columns[0] ?? 'ListingKey';
};

/** The columns that a field comes from, and those that say whether it may be shown. */
export const ruleColumns = (rule: FieldRule): readonly string[] => {
  if (rule.kind === 'constant') return [];
  if (rule.kind === 'template') return rule.columns;
  return rule.alternatives.flatMap(({ columns, hiddenBy = [] }) => columns.concat(hiddenBy));
};

/** All columns that a feed's fields and pairs come from, preset and own. */
export const mappedColumns = (config: FeedConfig): Set<string> => {
  const names = extensionColumns(config).map(({ column }) => column);
  for (const rule of feedRules(config).values()) names.push(...ruleColumns(rule));
  return new Set([...names, ...config.chatbots.flatMap(({ where }) => Object.keys(where ?? {}))]);
};
