import type { ColumnRule, FeedConfig, KeyName } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import type { PresetName } from '../map/presets/presets.ts';

/**
 * A feed's configuration that may still hold TODO, where only a person can say what is right. `feed check` refuses it as long as it does.
 */
export type ProposedConfig = {
  chatbots: { serialNumber: string }[];
  source: { file: string };
  format?: NonNullable<FeedConfig['format']>;
  preset?: PresetName;
  columns?: Partial<Record<FeedField, ColumnRule>>;
  extension?: string[];
  defaults?: NonNullable<FeedConfig['defaults']>;
  statuses?: Record<string, string>;
  key: (KeyName | string)[];
  mode: 'snapshot' | 'delta';
  versionField?: string;
};

const isTodo = (value: unknown): boolean => typeof value === 'string' && /^TODO\b/.test(value);

/** The same as far as it is filled in: what a trial can go by. */
export const withoutTodos = (config: ProposedConfig): FeedConfig => {
  const kept = <Value>(values: Readonly<Record<string, Value>> | undefined): Record<string, Value> =>
    Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => !isTodo(value)));
  return {
    ...config,
    columns: kept(config.columns),
    statuses: kept(config.statuses),
    key: config.key.filter((key) => !isTodo(key)),
  } as FeedConfig;
};
