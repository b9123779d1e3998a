import type { ResoWebApiSource } from '../../configuration/feed-config.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import { LONGEST_NAME, MOST_COLUMNS, outOfBounds } from '../../file-bounds.ts';
import type { LineFile } from '../landing.ts';
import { shownUrl } from '../network-errors.ts';
import { type PropertyQuery, pageSizeOf, queryUrl } from './property-query.ts';
import { knownFields, nextCursor, type ReplicationState, readFrom } from './replication-state.ts';
import type { ResoPage, ResoRecord } from './reso-page.ts';

type PageReader = {
  query: (query: Pick<PropertyQuery, 'from' | 'skip'>) => URL;
  pageSize: number;
  request: (url: URL) => Promise<ResoPage>;
};

const time = (timestamp: string | null): number => (timestamp === null ? Number.NaN : Date.parse(timestamp));
const identity = ({ key, timestamp }: ResoRecord): string => `${timestamp} ${key}`;

/** The next link of a page as an address. FeedFileError where it leads elsewhere: the credentials are not for others. */
const linkedUrl = (link: string, page: URL): URL => {
  if (!URL.canParse(link, page.href)) throw new FeedFileError(`${shownUrl(page)} names a next page that is no address`);
  const url = new URL(link, page);
  if (url.origin !== page.origin) {
    throw new FeedFileError(
      `${shownUrl(page)} names a next page at ${url.origin}, which is another host: it is not asked`,
    );
  }
  if (url.href === page.href) throw new FeedFileError(`${shownUrl(page)} names itself as its next page`);
  return url;
};

/** Pages without a record that has not come before, one after the other. */
const MOST_EMPTY_PAGES = 100;

/** A link that counts the records before it: when one of them moves to the end, the first of the next page is passed over. */
const countsRecords = (url: URL): boolean => [...url.searchParams.keys()].some((name) => /^\$?skip$/i.test(name));

/** How far the pages have been read, and from where the next query of our own asks. */
const createPosition = (from: string | null) => {
  let start = from;
  /** How many records the last query of our own has brought, over all its links, and how many it was to leave out. */
  let received = 0;
  let skip = 0;
  let isOrdered = true;
  let last: string | null = null;
  /** The records of the last change: they come again when the next page is asked for from it. */
  let atLast = new Set<string>();

  const isAhead = (): boolean => isOrdered && last !== null && last !== start && !(time(last) < time(start));
  return {
    received: (): number => received,
    /** Whether the next page can be asked for from the last change that was read. */
    isAhead,
    /** Notes the records of a page; returns those that have not come before. */
    take: (records: readonly ResoRecord[]): ResoRecord[] => {
      received += records.length;
      const fresh = records.filter((record) => !atLast.has(identity(record)));
      for (const record of fresh) {
        const { timestamp } = record;
        isOrdered &&= timestamp !== null && (last === null || time(timestamp) >= time(last));
        if (timestamp !== last) atLast = new Set();
        atLast.add(identity(record));
        last = timestamp;
      }
      return fresh;
    },
    /** What is to be asked for next. */
    goOn: (): { from: string | null; skip: number } => {
      const ahead = isAhead();
      skip = ahead ? 0 : skip + received;
      start = ahead ? last : start;
      received = 0;
      return { from: start, skip };
    },
  };
};

/**
 * Every record that was changed at `from` or later (null: every one), in pages of the order of their changes. A record that changes
 * while pages are read comes again; none is passed over. The source's links are followed, but where they count records: there, and
 * where a full page has no link, the next page is asked for from the last change that was read.
 */
async function* readPages(reader: PageReader, from: string | null): AsyncGenerator<ResoRecord[]> {
  const { query, pageSize, request } = reader;
  const position = createPosition(from);
  let url = query({ from });
  /** The links that were followed since the last query of our own. */
  let followed = new Set<string>();
  let empty = 0;

  for (;;) {
    const page = await request(url);
    const fresh = position.take(page.records);
    if (fresh.length > 0) yield fresh;
    empty = fresh.length > 0 ? 0 : empty + 1;
    if (empty > MOST_EMPTY_PAGES) {
      throw new FeedFileError(
        `${shownUrl(url)} goes on without a record that is new: ${MOST_EMPTY_PAGES} pages in a row`,
      );
    }

    const link = page.nextLink === null ? null : linkedUrl(page.nextLink, url);
    // A service may take $top as the most records of all pages together, and end there without a link.
    if (link === null && position.received() !== pageSize) return;
    if (link === null || (countsRecords(link) && position.isAhead())) {
      followed = new Set();
      url = query(position.goOn());
      continue;
    }
    if (followed.has(link.href)) {
      throw new FeedFileError(`${shownUrl(url)} names a next page that came before: it has no end`);
    }
    followed.add(link.href);
    url = link;
  }
}

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
