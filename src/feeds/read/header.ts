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

/** Records of the beginning of a table as they are from one line on; a single one where nothing comes behind it. */
type RecordsFrom = (text: string) => readonly (readonly string[])[];

/** So many lines may stand before a header. */
const MOST_TITLE_LINES = 30;
/** A table that has a title has so many columns at least: of fewer it cannot be told where it begins. */
const NARROWEST = 3;
/** The share of a table's rows that have as many fields as its header, at least. */
export const ALIKE = 0.8;
const LONGEST_NAME = 100;
/** What a program wrote that went wrong is no title: what it wrote next may be anything. */
const FAULT = /<|\b(warning|error|notice|deprecated|exception|traceback)\b/i;

const filled = (values: readonly string[]): string[] =>
  values.map((value) => value.trim()).filter((value) => value !== '');

/** How many fields most of the records have. */
const usualWidth = (records: readonly (readonly string[])[]): number => {
  const counts = new Map<number, number>();
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left)[0]?.[0] ?? 0;
};

/** A text of its own in a line, alone or padded with delimiters, where the rows below have more. */
const isTitle = ([first = [], ...rows]: readonly (readonly string[])[]): boolean => {
  const width = usualWidth(rows);
  return width >= NARROWEST && (filled(first).length <= 1 || first.length * 2 <= width);
};

const hasDigit = (value: string | undefined): boolean => /\d/.test(value ?? '');

/**
 * Whether the first of the records is surely the header of the others: as wide as they are, all of it filled with different names, and one at
 * least without digits above values with some.
 */
const isSurelyHeader = ([first = [], ...rows]: readonly (readonly string[])[]): boolean => {
  const names = filled(first);
  const alike = rows.filter(({ length }) => length === first.length);
  return (
    names.length >= NARROWEST &&
    first
      .slice(0, names.length)
      .every((name) => name.trim() !== '' && name.length <= LONGEST_NAME && /[\p{L}#]/u.test(name)) &&
    new Set(names.map((name) => name.toLowerCase())).size === names.length &&
    alike.length > 0 &&
    alike.length >= rows.length * ALIKE &&
    names.some(
      (name, index) => !hasDigit(name) && alike.filter((row) => hasDigit(row[index])).length * 2 >= alike.length,
    )
  );
};

/**
 * The line, 1-based, of a table's header: the first that is not blank, unless it is a title. Null where there is a title, and no line behind
 * it is surely the header.
 */
export const findHeaderLine = (text: string, lineEnd: string, recordsFrom: RecordsFrom): number | null => {
  let start = 0;
  let found = 0;
  for (let line = 1; line <= MOST_TITLE_LINES && start < text.length; line += 1) {
    const end = text.indexOf(lineEnd, start);
    const next = end === -1 ? text.length : end + lineEnd.length;
    const content = text.slice(start, next).trim();
    if (content !== '') {
      const records = recordsFrom(text.slice(start));
      if (found === 0 && !isTitle(records)) return 1;
      if (found > 0 && isSurelyHeader(records)) return line;
      if (FAULT.test(content) || !isTitle(records)) return null;
      found += 1;
    }
    start = next;
  }
  return found === 0 ? 1 : null;
};

/** Excel's way to name the delimiter, in a line before the header. */
export const toldSeparator = (text: string): string | null => /^sep=([^\\\w])\s*[\r\n]/i.exec(text)?.[1] ?? null;
