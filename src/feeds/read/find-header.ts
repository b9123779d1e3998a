/** Records of the beginning of a table as they are from one line on; a single one where nothing comes behind it. */
export type RecordsFrom = (text: string) => readonly (readonly string[])[];

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
