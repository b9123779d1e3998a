import { isRecordObject, type RecordValue, scalarText, type TreeRecord } from './json-record.ts';

/**
 * How records that have no header are laid out as columns. Names of nested values are joined by `.` (`Address.City`), attributes stand behind
 * `@` (`Price@currency`). `lists` are names that hold several objects in any record of the file: their cell is JSON text in every record. A
 * name within them that is wanted is a column too.
 */
export type Layout = { lists: ReadonlySet<string>; isWanted: (column: string) => boolean };

export const ATTRIBUTE = '@';
/** The text of an XML element that has attributes too. */
export const OWN_TEXT = '#text';
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

const putAll = (cells: Cells, value: RecordValue, path: string, isWanted: (name: string) => boolean): void => {
  if (Array.isArray(value)) for (const item of value) putAll(cells, item, path, isWanted);
  else if (isRecordObject(value)) {
    for (const [key, item] of Object.entries(value)) putAll(cells, item, nameUnder(path, key), isWanted);
  } else if (isWanted(path)) put(cells, path, scalarText(value) ?? '');
};

const asList = (value: RecordValue): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const flatten = (cells: Cells, value: RecordValue, path: string, layout: Layout, depth: number): void => {
  const text = scalarText(value);
  if (text !== undefined) put(cells, path, text);
  else if (Array.isArray(value) && value.every(isLeaf)) {
    if (value.length === 0) put(cells, path, '');
    putAll(cells, value, path, () => true);
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

/** The names in a record under which there are several objects, into `lists`. */
export const findLists = (value: RecordValue, lists: Set<string>, path = '', depth = 0): void => {
  if (scalarText(value) !== undefined || depth > DEEPEST) return;
  if (Array.isArray(value)) {
    if (!value.every(isLeaf)) lists.add(path);
    return;
  }
  for (const [key, item] of Object.entries(value as TreeRecord['value'])) {
    findLists(item, lists, nameUnder(path, key), depth + 1);
  }
};
