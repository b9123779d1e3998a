import type { ResoWebApiSource } from '../../configuration/feed-config.ts';

const PAGE_SIZE = 1_000;
const EXPAND = 'Media';

/** How many records a page is asked to have. With Media in them, 1,000 is the most that MLS Grid gives. */
export const pageSizeOf = ({ pageSize = PAGE_SIZE }: ResoWebApiSource): number => pageSize;

/** The address of the resource, without what is asked of it. */
export const propertyUrl = ({ resoWebApi }: ResoWebApiSource): URL =>
  new URL(`${resoWebApi.replace(/\/+$/, '')}/Property`);

/** What is asked for: all records, or those that changed at `from` or later; whole ones, or only these fields. */
export type PropertyQuery = { from: string | null; fields?: readonly string[]; skip?: number };

const filterOf = ({ filter }: ResoWebApiSource, from: string | null): string | null => {
  const since = from === null ? null : `ModificationTimestamp ge ${from}`;
  if (filter === undefined || since === null) return filter ?? since;
  return /\bor\b/i.test(filter) ? `(${filter}) and ${since}` : `${filter} and ${since}`;
};

/** One page of records, oldest change first, so that a record that changes meanwhile moves to where it is still to be read. */
export const queryUrl = (source: ResoWebApiSource, { from, fields, skip = 0 }: PropertyQuery): URL => {
  const options: Record<string, string | null> = {
    $filter: filterOf(source, from),
    $orderby: 'ModificationTimestamp',
    $select: fields === undefined ? null : fields.join(','),
    $expand: fields === undefined ? (source.expand ?? EXPAND) : null,
    $top: String(pageSizeOf(source)),
    $skip: skip === 0 ? null : String(skip),
  };
  const url = propertyUrl(source);
  url.search = Object.entries(options)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return url;
};

/** The one record of a key, if the feed's filter picks it. */
export const recordUrl = (source: ResoWebApiSource, keyField: string, key: string): URL => {
  const own = `${keyField} eq '${key.replaceAll("'", "''")}'`;
  const { filter } = source;
  const picked = filter === undefined || !/\bor\b/i.test(filter) ? filter : `(${filter})`;
  return queryUrl({ ...source, filter: picked === undefined ? own : `${picked} and ${own}` }, { from: null });
};
