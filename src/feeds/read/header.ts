import { nearName } from '../../fields/near-name.ts';
import { ownValue } from '../../fields/own-value.ts';
import { squashWord } from '../../listings/fold.ts';
import type { FeedConfig } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { extensionColumns, type FieldRule, isOnMarket } from '../configuration/feed-rules.ts';
import { FeedFileError } from '../feed-file-error.ts';

const nearColumn = (name: string, known: readonly string[]): string | undefined => {
  const bySquashed = new Map(known.map((column) => [squashWord(column), column]));
  return bySquashed.get(nearName(squashWord(name), [...bySquashed.keys()]) ?? '');
};

/** `"Prise" (did you mean "PRICE"?)`, or the name alone. */
const withSuggestion = (name: string, known: readonly string[]): string => {
  const near = nearColumn(name, known);
  return near === undefined ? `"${name}"` : `"${name}" (did you mean "${near}"?)`;
};

/** The names of a header row: trimmed, each of its own, and none empty. A name that comes again becomes `NAME (2)`. */
export const headerNames = (values: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return values.map((value, index) => {
    const name = value.replace(/^\ufeff/, '').trim();
    // A record is an object by these names, and this one would be its prototype.
    const usable = name === '' || name === '__proto__' ? `(column ${index + 1})` : name;
    const count = (seen.get(usable) ?? 0) + 1;
    seen.set(usable, count);
    return count === 1 ? usable : `${usable} (${count})`;
  });
};

/** The place of a column, or null. A name that ends in `*` is a prefix. */
export type FindColumn = (name: string) => number | null;

/** Finds columns by their exact name, else without case and separators, else by another name that the layout has had. */
export const createColumnFinder = (
  header: readonly string[],
  otherNames: Readonly<Record<string, readonly string[]>> = {},
): FindColumn => {
  const exact = new Map<string, number>();
  const squashed = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    if (!exact.has(name)) exact.set(name, index);
    if (!squashed.has(squashWord(name))) squashed.set(squashWord(name), index);
  }
  const find: FindColumn = (name) => {
    if (name.endsWith('*')) {
      const prefix = name.slice(0, -1).toLowerCase();
      const index = header.findIndex((column) => column.toLowerCase().startsWith(prefix));
      return index === -1 ? null : index;
    }
    return exact.get(name) ?? squashed.get(squashWord(name)) ?? null;
  };
  return (name) => {
    for (const candidate of [name, ...(ownValue(otherNames, name) ?? [])]) {
      const index = find(candidate);
      if (index !== null) return index;
    }
    return null;
  };
};

const namedColumns = (config: FeedConfig, rules: ReadonlyMap<FeedField, FieldRule>): string[] => {
  const names: string[] = [];
  for (const rule of rules.values()) {
    if (rule.kind === 'template') names.push(...rule.columns);
    if (rule.kind === 'columns' && rule.own) names.push(...rule.alternatives.flatMap(({ columns }) => columns));
  }
  return [...names, ...extensionColumns(config).map(({ column }) => column)];
};

const found = (rule: FieldRule | undefined, find: FindColumn): boolean => {
  if (rule === undefined || rule.kind === 'constant') return rule !== undefined;
  if (rule.kind === 'template') return rule.columns.every((column) => find(column) !== null);
  return rule.alternatives.some(({ columns }) => find(columns[0] ?? '') !== null);
};

const wantedColumns = (rule: FieldRule | undefined): string =>
  rule?.kind === 'columns' ? rule.alternatives.map(({ columns }) => columns[0]).join(' or ') : '';

/** Whether a name that no record has is another one's, written wrongly, and not just blank in all of them. */
const isMisspelt = (name: string, header: readonly string[], mapped: readonly string[]): boolean => {
  const near = nearColumn(name, header);
  return near !== undefined && !mapped.some((other) => squashWord(other) === squashWord(near));
};

/**
 * Throws FeedFileError where the file has not the columns that its feed needs: those that the feed names itself (in `columns`, `extension`,
 * `where`, `versionField`), one for the status, one for the sale type, and one for at least one of its keys. Where the columns are not
 * `declared`, but only what its records say, one that the feed names may be blank in all of them.
 */
export const checkHeader = (
  config: FeedConfig,
  header: readonly string[],
  rules: ReadonlyMap<FeedField, FieldRule>,
  find: FindColumn,
  { fileName, declared }: { fileName: string; declared: boolean },
): void => {
  const named = namedColumns(config, rules);
  const missing = named.filter((name) => find(name) === null && (declared || isMisspelt(name, header, named)));
  const conditions = config.chatbots.flatMap(({ where }) => Object.keys(where ?? {}));
  missing.push(...conditions.filter((name) => !header.includes(name)));
  for (const field of ['StandardStatus', 'SaleType'] as const) {
    const rule = rules.get(field);
    if (field === 'StandardStatus' && isOnMarket(config)) continue;
    if (rule?.kind === 'columns' && !rule.own && !found(rule, find)) missing.push(wantedColumns(rule));
  }
  if (!config.key.some((key) => found(rules.get(key), find))) {
    missing.push(...config.key.map((key) => wantedColumns(rules.get(key))).filter((name) => name !== ''));
  }
  if (missing.length === 0) return;
  const names = [...new Set(missing)].map((name) => withSuggestion(name, header)).join(', ');
  throw new FeedFileError(
    `${fileName} lacks columns that the feed needs: ${names}. It has: ${header.join(', ').slice(0, 2_000)}`,
  );
};
