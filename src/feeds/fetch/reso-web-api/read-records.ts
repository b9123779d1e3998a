import type { ResoWebApiSource } from '../../configuration/feed-config.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import { LONGEST_NAME, MOST_COLUMNS, outOfBounds } from '../../file-bounds.ts';
import type { LineFile } from './line-file.ts';
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
export const keysOf = (records: readonly ResoRecord[]): string[] =>
  records.filter(({ key, canView }) => canView && key !== '').map(({ key }) => key);

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
    for (const { timestamp, fields: names } of records) {
      for (const name of names) {
        if (name.length > LONGEST_NAME)
          throw outOfBounds(service, `a record has a name of more than ${LONGEST_NAME} characters`);
        fields.add(name);
      }
      if (timestamp !== null && (newest === null || Date.parse(timestamp) > Date.parse(newest))) newest = timestamp;
    }
    if (fields.size > MOST_COLUMNS)
      throw outOfBounds(service, `its records have more than ${MOST_COLUMNS} different names`);
  }
  const cursor = nextCursor(state.cursor, newest, startedAt ?? now);
  if (cursor === null) {
    throw new FeedFileError(
      `${service} has no record with a ModificationTimestamp: check source.filter, and what these credentials may see`,
    );
  }
  return { ...state, cursor, readAt: now.toISOString(), fields: knownFields(fields) };
};
