import { hasControl } from '../../../fields/control-characters.ts';
import { DEEPEST, LONGEST_RECORD, outOfBounds } from '../../file-bounds.ts';
import { cleanText } from '../../map/conversion.ts';

/** What replication goes by in one record, and its text on one line. */
export type ResoRecord = {
  text: string;
  /** Trimmed; `''` where there is none, or one with control characters, which would be several lines of a file of keys. */
  key: string;
  /** ModificationTimestamp as it came; null where it is none. */
  timestamp: string | null;
  /** False: the record says that it must leave the store (MLS Grid's MlgCanView). */
  canView: boolean;
  fields: readonly string[];
};

export type ResoPage = {
  records: ResoRecord[];
  nextLink: string | null;
  /** When the service answered, by its own clock; null where it does not say. */
  servedAt: Date | null;
};

type SourceContext = { source?: string };

/** A number too large to be exact keeps the digits in which it came. */
const exactKey = (text: string, keyField: string): string => {
  let digits = '';
  const keep = (name: string, value: unknown, { source }: SourceContext): unknown => {
    if (name === keyField && typeof value === 'number') digits = source ?? String(value);
    return value;
  };
  JSON.parse(text, keep as (name: string, value: unknown) => unknown);
  return digits;
};

const readKey = (value: unknown, text: string, keyField: string): string => {
  if (typeof value === 'string') return hasControl(cleanText(value)) ? '' : cleanText(value);
  if (typeof value !== 'number') return '';
  return Number.isSafeInteger(value) ? String(value) : exactKey(text, keyField);
};

const readRecord = (text: string, keyField: string): ResoRecord => {
  const record = JSON.parse(text) as Record<string, unknown>;
  const timestamp = record.ModificationTimestamp;
  const canView = record.MlgCanView;
  return {
    // Line ends stand between the parts of a JSON text, never within.
    text: text.replace(/[\r\n]+/g, ' '),
    key: readKey(record[keyField], text, keyField),
    timestamp: typeof timestamp === 'string' && !Number.isNaN(Date.parse(timestamp)) ? timestamp : null,
    canView: canView !== false && String(canView).toLowerCase() !== 'false',
    fields: Object.keys(record),
  };
};

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g;

/** Finds the array `value` of the outermost object, and in it the text of every object. Null where there is none, or no end of it. */
const findRecords = (text: string, name: string): { start: number; end: number; records: string[] } | null => {
  const records: string[] = [];
  let depth = 0;
  let start = -1;
  let recordStart = -1;
  let isValue = false;

  const open = (bracket: string, index: number): void => {
    depth += 1;
    if (depth > DEEPEST) throw outOfBounds(name, `its record ${records.length + 1} has more than ${DEEPEST} levels`);
    if (bracket === '[' && depth === 2 && isValue && start === -1) start = index;
    if (bracket === '{' && depth === 3 && start !== -1) recordStart = index;
  };

  const endRecord = (index: number): void => {
    if (index - recordStart > LONGEST_RECORD) {
      throw outOfBounds(name, `its record ${records.length + 1} has more than ${LONGEST_RECORD} characters`);
    }
    records.push(text.slice(recordStart, index + 1));
  };

  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token.startsWith('"')) isValue = depth === 1 && start === -1 ? token === '"value"' : isValue;
    else if (token === '[' || token === '{') open(token, index);
    else {
      depth -= 1;
      if (token === '}' && depth === 2 && start !== -1) endRecord(index);
      if (token === ']' && depth === 1 && start !== -1) return { start, end: index, records };
    }
  }
  return null;
};

/** The records of an OData page as the texts in which they came, so that no number is rounded, and the rest of it. */
const splitPage = (text: string, name: string): { records: string[]; envelope: Record<string, unknown> } => {
  const found = findRecords(text, name);
  if (found === null) throw new SyntaxError('there is no whole array "value"');
  if (found.start + text.length - found.end > LONGEST_RECORD) {
    throw outOfBounds(name, `it has more than ${LONGEST_RECORD} characters beside its records`);
  }
  const envelope: unknown = JSON.parse(`${text.slice(0, found.start)}[]${text.slice(found.end + 1)}`);
  return { records: found.records, envelope: envelope as Record<string, unknown> };
};

/**
 * Reads the text of an OData page, which messages call `name`. SyntaxError where it is none, or is cut off; FeedFileError where it is
 * beyond bounds.
 */
export const readPage = (text: string, keyField: string, name: string): Omit<ResoPage, 'servedAt'> => {
  const { records, envelope } = splitPage(text, name);
  const nextLink = envelope['@odata.nextLink'] ?? envelope['@nextLink'];
  return {
    records: records.map((record) => readRecord(record, keyField)),
    nextLink: typeof nextLink === 'string' && nextLink !== '' ? nextLink : null,
  };
};
