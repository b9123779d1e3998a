import type { ResoSource, SourceRecord } from './reso-source.ts';

/**
 * How the service tells where its next page is: by a key, by a count of records, not at all; or by a key in small pages, but no
 * further than `$top` records in all.
 */
export type Links = 'token' | 'skip' | 'none' | 'limited';

type Condition = (record: SourceRecord) => boolean;
type Place = { changedAt: string; key: string; left: number };

const SMALL_PAGE = 20;

const COMPARE: Readonly<Record<string, (order: number) => boolean>> = {
  ge: (order) => order >= 0,
  gt: (order) => order > 0,
  le: (order) => order <= 0,
  lt: (order) => order < 0,
  eq: (order) => order === 0,
};

const comparable = (value: unknown): number | string => {
  const text = String(value);
  const time = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? text : time;
};

const condition = (text: string): Condition => {
  const [, field = '', operator = '', quoted, plain] = /^(\w+) (ge|gt|le|lt|eq) (?:'([^']*)'|(\S+))$/.exec(text) ?? [];
  const holds = COMPARE[operator];
  if (holds === undefined) throw new Error(`cannot read the condition ${text}`);
  const wanted = comparable(quoted ?? plain);
  return (record) => {
    const value = comparable(record[field]);
    return holds(value < wanted ? -1 : value > wanted ? 1 : 0);
  };
};

const picked = (record: SourceRecord, fields: readonly string[] | null, expand: boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => (fields === null ? expand || name !== 'Media' : fields.includes(name))),
  );

const after = ({ changedAt, key }: Place): Condition => {
  const time = Date.parse(changedAt);
  return (record) => {
    const own = Date.parse(record.ModificationTimestamp);
    return own > time || (own === time && record.ListingKey > key);
  };
};

/** Answers a query of OData as far as replication needs it: the page as the body's text. Throws on what it cannot read. */
export const answerQuery = (source: ResoSource, url: URL, links: Links, mostRecords: number): string => {
  const option = (name: string): string | null => url.searchParams.get(name);
  if (option('$orderby') !== 'ModificationTimestamp') throw new Error('only $orderby=ModificationTimestamp');
  const conditions = (option('$filter') ?? '')
    .split(' and ')
    .filter((text) => text !== '')
    .map(condition);
  const token = option('$skiptoken');
  const place = token === null ? null : (JSON.parse(Buffer.from(token, 'base64url').toString()) as Place);
  if (place !== null) conditions.push(after(place));
  const found = source.ordered().filter((record) => conditions.every((holds) => holds(record)));
  const skip = Number(option('$skip') ?? 0);
  const wanted = place?.left ?? Number(option('$top') ?? mostRecords);
  const most = Math.min(mostRecords, wanted, links === 'limited' ? SMALL_PAGE : mostRecords);
  const page = found.slice(skip, skip + most);
  const left = links === 'limited' ? wanted - page.length : wanted;
  const last = page.at(-1);
  const next = new URL(url);
  if (links === 'skip') next.searchParams.set('$skip', String(skip + most));
  else if (last !== undefined) {
    const nextPlace: Place = { changedAt: last.ModificationTimestamp, key: last.ListingKey, left };
    next.searchParams.set('$skiptoken', Buffer.from(JSON.stringify(nextPlace)).toString('base64url'));
    next.searchParams.delete('$skip');
  }
  const more = links !== 'none' && left > 0 && skip + page.length < found.length;
  const fields = option('$select')?.split(',') ?? null;
  return JSON.stringify({
    '@odata.context': '$metadata#Property',
    value: page.map((record) => picked(record, fields, option('$expand') === 'Media')),
    ...(more ? { '@odata.nextLink': next.href } : {}),
  });
};
