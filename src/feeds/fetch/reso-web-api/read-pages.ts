import { FeedFileError } from '../../feed-file-error.ts';
import { shownUrl } from '../network-errors.ts';
import type { PropertyQuery } from './property-query.ts';
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
export async function* readPages(reader: PageReader, from: string | null): AsyncGenerator<ResoRecord[]> {
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
