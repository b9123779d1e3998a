import { FeedFileError, NoRecordsError } from '../feed-file-error.ts';
import {
  createRecordCounter,
  DEEPEST,
  LONGEST_NAME,
  LONGEST_RECORD,
  MOST_COLUMNS,
  outOfBounds,
} from '../file-bounds.ts';
import { areKeyedRecords, isRecordArrayName } from './file-kind.ts';
import { createJsonScanner, JsonBoundError, JsonError, type JsonPiece } from './json-scanner.ts';
import { createBatch, DOS_END, type ParsedRecord } from './parsed-record.ts';
import {
  isBlankTree,
  isRecordObject,
  isTooDeep,
  OWN_NAME,
  PARENT_NAME,
  parseJsonRecord,
  type TreeRecord,
} from './tree-record.ts';

/** A list of objects in a JSON document: the names on the way to it (`''`: it is the document), and how many objects it holds. */
type JsonList = { path: string; objects: number };

const SHOWN_LISTS = 20;

const fileError = (name: string, error: unknown): unknown => {
  if (error instanceof JsonBoundError) return outOfBounds(name, error.message);
  return error instanceof JsonError || error instanceof SyntaxError
    ? new FeedFileError(`${name} is not valid JSON: ${error.message}`)
    : error;
};

const cutOff = (name: string, line: number): FeedFileError =>
  new FeedFileError(`${name} is cut off: its JSON is not closed where it ends, in line ${line}. Deliver it again`);

type Scanner = ReturnType<typeof createJsonScanner>;

async function* scan(text: AsyncIterable<string>, scanner: Scanner, name: string): AsyncGenerator<JsonPiece[]> {
  for await (const piece of text) {
    try {
      yield scanner.push(piece);
    } catch (error) {
      throw fileError(name, error);
    }
  }
  if (!scanner.isWhole()) throw cutOff(name, scanner.line());
}

/** The lists of objects of a document, but for lists within their records. FeedFileError where it is cut off or no JSON. */
export const findJsonLists = async (text: AsyncIterable<string>, name: string): Promise<JsonList[]> => {
  const lists = new Map<string, number>();
  const scanner = createJsonScanner({
    isRecord: (_, inArray) => inArray,
    onArray: (path) => {
      if (path.length > LONGEST_NAME)
        throw outOfBounds(name, `the names on the way to a list have more than ${LONGEST_NAME} characters`);
      lists.set(path, lists.get(path) ?? 0);
      if (lists.size > MOST_COLUMNS) throw outOfBounds(name, `it has more than ${MOST_COLUMNS} lists`);
    },
    onlyRecords: false,
  });
  for await (const pieces of scan(text, scanner, name)) {
    for (const { path } of pieces) lists.set(path, (lists.get(path) ?? 0) + 1);
  }
  return [...lists].map(([path, objects]) => ({ path, objects }));
};

/** So deep records stand at most under keys of their own. */
const DEEPEST_KEYED = 4;
/** At the end of a path: each of the objects that stand there under a key of its own. */
const EACH = '.*';

/** The objects so deep in the beginning of a document that stand in no list, by the names above their keys; none beside a list. */
const keyedObjects = (sample: string, deep: number): Map<string, unknown[]> => {
  let lists = 0;
  const scanner = createJsonScanner({
    isRecord: (_, inArray, depth) => !inArray && depth === deep,
    onArray: () => {
      lists += 1;
    },
    onlyRecords: false,
  });
  const objects = new Map<string, unknown[]>();
  for (const { path, text } of scanner.push(sample)) {
    const above = path.split('.', deep - 1).join('.');
    objects.set(above, [...(objects.get(above) ?? []), parseJsonRecord(text)]);
  }
  return lists === 0 ? objects : new Map();
};

/** The path of the records that a document has each under a key of its own, beside no list, as its beginning shows; null: it has none. */
export const findKeyedRecords = (sample: string): string | null => {
  for (let deep = 1; deep <= DEEPEST_KEYED; deep += 1) {
    try {
      const [found, ...others] = [...keyedObjects(sample, deep)].filter(([, objects]) => areKeyedRecords(objects));
      if (found !== undefined) return others.length > 0 ? null : deep === 1 ? '' : found[0] + EACH;
    } catch {
      return null;
    }
  }
  return null;
};

/** So many names what is wrapped around a list has at most, and each of its records at least. */
const MOST_AROUND = 3;
const LEAST_NAMES = 5;
const readList = (text: string): unknown => {
  try {
    return parseJsonRecord(text);
  } catch {
    return null;
  }
};
/** The lists of records below, also within a list of one object that says little else. */
const listsBelow = (value: unknown, path: string): JsonList[] => {
  const [first, ...others] = [value].flat();
  const names = typeof first === 'object' && first !== null && !Array.isArray(first) ? Object.entries(first) : [];
  if (Array.isArray(value) && names.length >= LEAST_NAMES) return [{ path, objects: value.length }];
  return others.length > 0 || names.length > MOST_AROUND
    ? []
    : names.flatMap(([name, below]) => listsBelow(below, path === '' ? name : `${path}.${name}`));
};
/**
 * The path of the longest list of objects within the only record of a JSON list, where that says little else; null: there is none. As a value of
 * the record it is JSON itself.
 */
export const findListWithin = (
  header: readonly string[],
  [only, ...others]: readonly ParsedRecord[],
  path: string,
): string | null => {
  if (only === undefined || others.length > 0) return null;
  const record = Object.fromEntries(header.map((name, at) => [name, readList(only.values[at] ?? '')]));
  const lists = listsBelow(record, path).sort((left, right) => right.objects - left.objects);
  return lists[0]?.path ?? null;
};

const shown = (lists: readonly JsonList[]): string =>
  lists
    .slice(0, SHOWN_LISTS)
    .map(({ path, objects }) => `${path === '' ? 'the document' : path} (${objects})`)
    .join(', ');

/**
 * The list that holds the records: the only one that has objects, else the one with a usual name; of empty ones likewise.
 * FeedFileError where the feed has to say it.
 */
export const chooseJsonList = (lists: readonly JsonList[], name: string): string => {
  const filled = lists.filter(({ objects }) => objects > 0);
  const candidates = filled.length > 0 ? filled : lists;
  if (candidates.length === 1 && candidates[0] !== undefined) return candidates[0].path;
  const usual = candidates.filter(({ path }) => path === '' || isRecordArrayName(path.split('.').at(-1) ?? ''));
  if (usual.length === 1 && usual[0] !== undefined) return usual[0].path;
  if (candidates.length === 0) {
    throw new NoRecordsError(`${name} holds no list of records: it is JSON without an array of objects`);
  }
  throw new FeedFileError(
    `${name} has several lists, so that format.record must say which of them hold the listings: ${shown(candidates)}`,
  );
};

/**
 * The records of a JSON document: the objects under these paths (`''`: the document is the list, or has each of them under a key of its own;
 * `data.*`: the object `data` has).
 * Where there are several paths, each record tells the last names of its own, and where it has a key, that. Throws FeedFileError.
 */
export async function* parseJson(
  text: AsyncIterable<string>,
  paths: readonly string[],
  name: string,
): AsyncGenerator<TreeRecord[]> {
  const keyed = paths.filter((path) => path.endsWith(EACH)).map((path) => path.slice(0, -EACH.length));
  const scanner = createJsonScanner({
    isRecord: (path, inArray, depth) =>
      (paths.includes(path) && (inArray || path !== '')) ||
      (paths.includes('') && !inArray && depth === 1) ||
      keyed.some((above) => path.startsWith(`${above}.`) && depth === above.split('.').length + 1),
    onlyRecords: true,
  });
  /** What a record stands under, where that is a key of its own. */
  const keyIn = (path: string): string | undefined => {
    if (paths.includes(path)) return undefined;
    const above = keyed.find((above) => path.startsWith(`${above}.`));
    return above === undefined ? path : path.slice(above.length + 1);
  };
  const batch = createBatch<TreeRecord>();
  const count = createRecordCounter(name);
  let found = false;
  for await (const pieces of scan(text, scanner, name)) {
    for (const piece of pieces) {
      const record = { line: piece.line, value: readRecord(piece, name) };
      count(isBlankTree(record.value), record.line);
      const key = keyIn(piece.path);
      if (key !== undefined) record.value[OWN_NAME] = key;
      else if (paths.length > 1) tellNames(record.value, piece.path);
      found = true;
      if (batch.add(record, piece.text.length)) yield batch.take();
    }
  }
  const named = paths.filter((path) => path !== '').join(' or ');
  if (!found) throw new NoRecordsError(`${name} has no records ${named === '' ? '' : `under ${named}`}`.trimEnd());
  yield batch.take();
}

const tellNames = (value: Record<string, unknown>, path: string): void => {
  const names = path.split('.');
  value[OWN_NAME] = names.at(-1) ?? '';
  value[PARENT_NAME] = names.at(-2) ?? '';
};

const readRecord = ({ text, line }: JsonPiece, name: string): Record<string, unknown> => {
  try {
    const value = parseJsonRecord(text);
    if (isRecordObject(value)) return value;
    throw new SyntaxError('it is no object');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FeedFileError(`${name} is not valid JSON: the record of line ${line} cannot be read: ${reason}`);
  }
};

const AN_OBJECT = 'a JSON object on one line';

const readLine = (text: string): TreeRecord['value'] | null => {
  try {
    const value = parseJsonRecord(text);
    return isRecordObject(value) ? value : null;
  } catch {
    return null;
  }
};

type Line = { line: number; text: string; ended: boolean };

async function* linesOf(text: AsyncIterable<string>, name: string): AsyncGenerator<Line> {
  let line = 1;
  let rest = '';
  for await (const piece of text) {
    const lines = piece.split('\n');
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    for (const content of lines) {
      yield { line, text: content, ended: true };
      line += 1;
    }
    if (rest.length > LONGEST_RECORD)
      throw outOfBounds(name, `line ${line} has more than ${LONGEST_RECORD} characters`);
  }
  yield { line, text: rest, ended: false };
}

/**
 * The records of a file with a JSON object a line. A line that is none is a record that is `broken`; a last one without an end that is none
 * means that the file is cut off: FeedFileError.
 */
export async function* parseJsonLines(text: AsyncIterable<string>, name: string): AsyncGenerator<TreeRecord[]> {
  const batch = createBatch<TreeRecord>();
  const count = createRecordCounter(name);
  for await (const { line, text: content, ended } of linesOf(text, name)) {
    const isBlank = content.replace(DOS_END, '').trim() === '';
    if (isTooDeep(content)) throw outOfBounds(name, `line ${line} has more than ${DEEPEST} levels`);
    const value = isBlank ? null : readLine(content);
    count(isBlank || (value !== null && isBlankTree(value)), line);
    if (isBlank) continue;
    if (value === null && !ended) {
      throw new FeedFileError(`${name} is cut off: its last line, ${line}, is no whole JSON object. Deliver it again`);
    }
    const record = value === null ? { line, value: { text: content }, broken: AN_OBJECT } : { line, value };
    if (batch.add(record, content.length)) yield batch.take();
  }
  yield batch.take();
}
