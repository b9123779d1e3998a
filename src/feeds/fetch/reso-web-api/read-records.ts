import type { ResoWebApiSource } from '../../configuration/feed-config.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import { LONGEST_NAME, MOST_COLUMNS, outOfBounds } from '../../file-bounds.ts';
import type { LineFile } from '../landing.ts';
import { pageSizeOf, queryUrl } from './property-query.ts';
import { readPages } from './read-pages.ts';
import { knownFields, nextCursor, type ReplicationState, readFrom } from './replication-state.ts';
import type { ResoPage, ResoRecord } from './reso-page.ts';

/** A service that is read, one page after the other. */
export type Reading = {
  source: ResoWebApiSource;
  /** What messages call the service. */
  service: string;
  keyField: string;
  request: (url: URL) => Promise<ResoPage>;
};

/** A small batch of records may lack fields that are null in all of them: its first one names them. */
const withFields = (record: ResoRecord, fields: readonly string[]): string => {
  const lacking = fields.filter((field) => !record.fields.includes(field));
  return record.text.replace(/^\{/, () => `{${lacking.map((field) => `${JSON.stringify(field)}:null,`).join('')}`);
};

/** The keys of the records that may be shown. */
const keysOf = (records: readonly ResoRecord[]): string[] =>
  records.filter(({ key, canView }) => canView && key !== '').map(({ key }) => key);

/** The names that records have, with those of a further page. FeedFileError where they are beyond bounds. */
const addFields = (known: Set<string>, records: readonly ResoRecord[], service: string): void => {
  const names = new Set(records.flatMap(({ fields }) => fields));
  if ([...names].some((name) => name.length > LONGEST_NAME)) {
    throw outOfBounds(service, `a record has a name of more than ${LONGEST_NAME} characters`);
  }
  for (const name of names) known.add(name);
  if (known.size > MOST_COLUMNS) {
    throw outOfBounds(service, `its records have more than ${MOST_COLUMNS} different names`);
  }
};

const newer = (left: string | null, right: string | null): string | null =>
  left === null || (right !== null && Date.parse(right) > Date.parse(left)) ? right : left;

/**
 * Reads the records that have changed, or all of them, into `spool`; of all of them the keys into `keys`. Returns the state
 * after it. FeedFileError when there is nothing to go by.
 */
export const readRecords = async (
  { source, service, request }: Reading,
  state: ReplicationState,
  { spool, keys, now }: { spool: LineFile; keys: LineFile | null; now: Date },
): Promise<ReplicationState> => {
  const fields = new Set(state.fields);
  let newest: string | null = null;
  let startedAt: Date | null = null;
  const pages = {
    query: (query: { from: string | null; skip?: number }) => queryUrl(source, query),
    pageSize: pageSizeOf(source),
    request: async (url: URL): Promise<ResoPage> => {
      const page = await request(url);
      startedAt ??= page.servedAt ?? now;
      return page;
    },
  };
  for await (const records of readPages(pages, readFrom(state))) {
    const isFirst = spool.lines() === 0;
    await spool.add(
      records.map((record, index) => (isFirst && index === 0 ? withFields(record, state.fields) : record.text)),
    );
    await keys?.add(keysOf(records));
    addFields(fields, records, service);
    for (const { timestamp } of records) newest = newer(newest, timestamp);
  }
  const cursor = nextCursor(state.cursor, newest, startedAt ?? now);
  if (cursor === null) {
    throw new FeedFileError(
      `${service} has no record with a ModificationTimestamp: check source.filter, and what these credentials may see`,
    );
  }
  return { ...state, cursor, readAt: now.toISOString(), fields: knownFields(fields) };
};

type SweepOptions = {
  keys: LineFile;
  /** Names of fields that records have had. */
  fields: readonly string[];
  /** Records that changed at this time or later are read anyway. */
  readFrom: string;
  /** Keys of homes that may stand here otherwise than at the source, though it has not changed them. */
  differing: ReadonlySet<string>;
};

/**
 * Reads the keys of all records that may be shown into `keys`. Returns how many of the differing homes are there and have
 * not changed, so that no reading of changes would bring them. FeedFileError when it does not come to its end: then it
 * tells nothing.
 */
export const sweep = async (
  { source, service, keyField, request }: Reading,
  { keys, fields: known, readFrom, differing }: SweepOptions,
): Promise<number> => {
  const fields = [keyField, 'ModificationTimestamp', ...(known.includes('MlgCanView') ? ['MlgCanView'] : [])];
  const query = (asked: { from: string | null; skip?: number }) => queryUrl(source, { ...asked, fields });
  const isBack = ({ key, canView, timestamp }: ResoRecord): boolean =>
    canView && differing.has(key) && Date.parse(timestamp ?? '') < Date.parse(readFrom);
  let back = 0;
  for await (const records of readPages({ query, pageSize: pageSizeOf(source), request }, null)) {
    if (records.some(({ key }) => key === '')) throw new FeedFileError(`${service} has records without a ${keyField}`);
    await keys.add(keysOf(records));
    back += records.filter(isBack).length;
  }
  if (keys.lines() === 0) throw new FeedFileError(`${service} names no record that may be shown`);
  return back;
};
