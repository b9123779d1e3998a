import { LONGEST_NAME, MOST_COLUMNS, outOfBounds } from '../file-bounds.ts';
import { createNamedEntries, namedValues } from './named-entries.ts';
import type { ParsedBatch } from './parsed-record.ts';
import {
  ATTRIBUTE,
  asList,
  isRecordObject,
  OWN_NAME,
  OWN_TEXT,
  PARENT,
  PARENT_NAME,
  type RecordValue,
  scalarText,
  type TreeRecord,
  withoutPrefixes,
} from './tree-record.ts';

/**
 * How records that have no header are laid out as columns. Names of nested values are joined by `.` (`Address.City`), attributes stand behind
 * `@` (`Price@currency`). `lists` are names that hold several objects in any record of the file: their cell is JSON text in every record. A
 * name within them that is wanted is a column too. `members` name the entries of lists, by the lists' names (`named-entries.ts`).
 */
type Layout = {
  lists: ReadonlySet<string>;
  members: ReadonlyMap<string, string>;
  isWanted: (column: string) => boolean;
};

const DEEPEST = 20;

const nameUnder = (path: string, key: string): string => {
  if (key === OWN_TEXT) return path;
  return path === '' || key.startsWith(ATTRIBUTE) ? path + key : `${path}.${key}`;
};

/** An XML element without elements in it: attributes and text. */
const isLeaf = (value: RecordValue): boolean =>
  scalarText(value) !== undefined ||
  (isRecordObject(value) && Object.keys(value).every((key) => key.startsWith(ATTRIBUTE) || key === OWN_TEXT));

type Cells = Map<string, string>;

/** Texts of one name in one record stand side by side. */
const put = (cells: Cells, name: string, text: string): void => {
  const before = cells.get(name) ?? '';
  cells.set(name, before === '' || text === '' ? before + text : `${before},${text}`);
};

/** A list whose values are all the same text is that text: some programs store each value more than once. */
const withoutRepeats = (list: readonly RecordValue[]): readonly RecordValue[] => {
  const [first = null] = list;
  const text = scalarText(first);
  return text !== undefined && list.every((item) => scalarText(item) === text) ? [first] : list;
};

const putAll = (cells: Cells, value: RecordValue, path: string, isWanted: (name: string) => boolean): void => {
  if (Array.isArray(value)) for (const item of value) putAll(cells, item, path, isWanted);
  else if (isRecordObject(value) && scalarText(value) === undefined) {
    for (const [key, item] of Object.entries(value)) putAll(cells, item, nameUnder(path, key), isWanted);
  } else if (isWanted(path)) put(cells, path, scalarText(value) ?? '');
};

const putNamed = (cells: Cells, value: RecordValue, path: string, { members }: Layout): void => {
  const member = members.get(path);
  if (member === undefined) return;
  for (const { name, value: text } of namedValues(value, member)) put(cells, `${path}.${name}`, text);
};

const flatten = (cells: Cells, value: RecordValue, path: string, layout: Layout, depth: number): void => {
  const text = scalarText(value);
  if (text === undefined) putNamed(cells, value, path, layout);
  if (text !== undefined) put(cells, path, text);
  else if (Array.isArray(value) && value.every(isLeaf)) {
    if (value.length === 0) put(cells, path, '');
    for (const item of withoutRepeats(value)) putAll(cells, item, path, () => true);
  } else if (Array.isArray(value) || layout.lists.has(path) || depth > DEEPEST) {
    put(cells, path, JSON.stringify(asList(value)));
    putAll(cells, value, path, (name) => name !== path && layout.isWanted(name));
  } else {
    if (layout.isWanted(path) && !isLeaf(value)) put(cells, path, JSON.stringify([value]));
    for (const [key, item] of Object.entries(value as TreeRecord['value'])) {
      flatten(cells, item, nameUnder(path, key), layout, depth + 1);
    }
  }
};

/** The texts of a record by their columns' names. */
export const flattenRecord = (value: TreeRecord['value'], layout: Layout): ReadonlyMap<string, string> => {
  const cells: Cells = new Map();
  for (const [key, item] of Object.entries(value)) flatten(cells, item, nameUnder('', key), layout, 0);
  return cells;
};

type Found = { lists: Set<string>; named: ReturnType<typeof createNamedEntries> };

/** The names in a record under which there are several objects, and what may be entries with names. */
const findLists = (value: RecordValue, found: Found, path = '', depth = 0): void => {
  if (scalarText(value) !== undefined || depth > DEEPEST) return;
  if (path !== '') found.named.add(path, value);
  if (Array.isArray(value)) {
    if (!value.every(isLeaf)) found.lists.add(path);
    return;
  }
  for (const [key, item] of Object.entries(value as TreeRecord['value'])) {
    findLists(item, found, nameUnder(path, key), depth + 1);
  }
};

/** How the records of a file are laid out: `columns` as records have them, in the order in which they first came, and `names` as headers. */
type Survey = { layout: Layout; columns: string[]; names: string[] };

/** `Media`, `Media.Tag`, of `Media.Tag.Name`. */
const parentsOf = (column: string): string[] =>
  [...column.matchAll(/[.@]/g)].map(({ index }) => column.slice(0, index)).filter((parent) => parent !== '');

/** A name that no other column would get too, else the column's own. */
const headersOf = (columns: readonly string[], shorten: ReadonlySet<string>): string[] => {
  const short = (column: string): string => (shorten.has(column) ? withoutPrefixes(column) : column);
  const counts = new Map<string, number>();
  for (const column of columns) counts.set(short(column), (counts.get(short(column)) ?? 0) + 1);
  return columns.map((column) => (counts.get(short(column)) === 1 ? short(column) : column));
};

/** Which of the columns that tell a record's place tell records apart: in most files they hold one text. */
const createPlaceSurvey = () => {
  const first = new Map<string, unknown>();
  const telling = new Set<string>();
  return {
    add: (value: TreeRecord['value']): void => {
      const attributes = Object.keys(value).filter((key) => key.startsWith(PARENT));
      for (const column of new Set([OWN_NAME, PARENT_NAME, ...attributes, ...first.keys()])) {
        if (!first.has(column)) first.set(column, value[column]);
        else if (first.get(column) !== value[column]) telling.add(column);
      }
    },
    isIdle: (column: string): boolean => first.has(column) && !telling.has(column),
  };
};

/**
 * Collects what records without a header have in common: records leave out what is blank, so that only all of them together name the columns.
 * `mapped` are the columns that the feed reads: they are there even within lists. Where a file is inspected all that may be columns are
 * (`isInspected`); a feed has no others than it had when it was set up.
 */
export const createSurvey = (mapped: ReadonlySet<string>, isInspected: boolean) => {
  const isWanted = (column: string): boolean => mapped.has(column) || mapped.has(withoutPrefixes(column));
  const [lists, named] = [new Set<string>(), createNamedEntries(isInspected ? null : mapped, isWanted)];
  const layout: Layout = { lists, members: new Map(), isWanted };
  /** Whether the column was ever filled. */
  const seen = new Map<string, boolean>();
  const shorten = new Set<string>();
  const places = createPlaceSurvey();

  // What stands within a list is a part of the list's cell.
  const cellOf = (column: string): string =>
    layout.isWanted(column) ? column : (parentsOf(column).find((parent) => lists.has(parent)) ?? column);

  /** Whether it tells nothing of a record's place, or something that tells records apart. */
  const isPlace = (column: string): boolean => !places.isIdle(column) && (isInspected || !column.startsWith(PARENT));

  return {
    /** `prefixed`: the names of this record may have prefixes. */
    add: ({ line, value, broken }: TreeRecord, name: string, prefixed: boolean): void => {
      if (broken !== undefined) return;
      findLists(value, { lists, named });
      places.add(value);
      for (const [column, text] of flattenRecord(value, layout)) {
        if (column.length > LONGEST_NAME) {
          throw outOfBounds(name, `the record of line ${line} has a name of more than ${LONGEST_NAME} characters`);
        }
        if (prefixed && !seen.has(column)) shorten.add(column);
        if (text !== '' || !seen.has(column)) seen.set(column, text !== '');
      }
      if (seen.size > MOST_COLUMNS) {
        throw outOfBounds(name, `its records, up to line ${line}, have more than ${MOST_COLUMNS} different names`);
      }
    },
    end: (): Survey => {
      // A blank in place of nested values is no column of its own.
      const parents = new Set([...seen.keys()].flatMap(parentsOf));
      const kept = [...seen].filter(
        ([column, filled]) =>
          (filled || lists.has(column) || !parents.has(column)) && (layout.isWanted(column) || isPlace(column)),
      );
      const { members, columns: byNames } = named.end();
      const isParted = (column: string): boolean =>
        isInspected && members.has(column.replace(/@[^@]*$/, '')) && !layout.isWanted(column);
      const whole = kept.map(([column]) => cellOf(column)).filter((column) => !isParted(column));
      const columns = [...new Set([...whole, ...byNames])];
      for (const column of columns) if (withoutPrefixes(column) !== column && lists.has(column)) shorten.add(column);
      return { layout: { ...layout, members }, columns, names: headersOf(columns, shorten) };
    },
  };
};

/** The records as a survey of all of them lays them out, each with a text for every column. */
export async function* layOutRecords(
  records: AsyncIterable<TreeRecord[]>,
  { layout, columns }: Survey,
): AsyncGenerator<ParsedBatch> {
  for await (const batch of records) {
    yield batch.map(({ line, value, broken }) => {
      if (broken !== undefined) return { line, values: [String(value.text)], broken };
      const cells = flattenRecord(value, layout);
      return { line, values: columns.map((column) => cells.get(column) ?? '') };
    });
  }
}
