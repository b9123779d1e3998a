import { hasControl } from '../../../fields/control-characters.ts';
import { cleanText } from '../../map/conversion.ts';
import { splitPage } from './split-page.ts';

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
