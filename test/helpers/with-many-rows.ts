import type { ExecutionContext, ImplementationFn } from 'ava';
import type { Database } from '../../src/database/connection.ts';
import { type FeedHttpFixture, withFeedHttp } from '../http/with-feed-http.ts';
import { BIG_TABLES, CHATBOTS, fillTables } from './many-rows.ts';

type BigTable = (typeof BIG_TABLES)[number];
type Sent = { sql: string; bindings: readonly unknown[] };

/** How a statement goes to one of the big tables: by which index, and what is remarkable about that. */
type Access = { sql: string; table: BigTable; key: string; isIndexOnly: boolean; remarks: string[] };

/**
 * By which indexes an operation may read each table. `ix_name*` reads the index alone, and no row. At most 500 rows are
 * read, or sorted, unless it says `many`, or `sorted`; `whole` reads a table, or an index, from end to end.
 */
export type Reads = Partial<Record<BigTable, readonly string[]>>;

type Step = { table: string | null; type: string | null; key: string | null; rows: unknown; Extra: string | null };

const FEW = 500;
const IS_PLANNED = /^\s*\(?(?:select|update|delete)\b/i;
const NAMED_TABLE =
  /\b(?:from|join|update)\s+`?(\w+)`?(?:\s+(?:as\s+)?`?(?!(?:where|force|on|set|inner|left|join|order|group|limit)\b)(\w+)`?)?/gi;

/** Statements that differ only in how long their lists are have one plan. */
const shapeOf = (sql: string): string => sql.replace(/\?(?:,\s*\?)+/g, '?, …');

/** The statements sent while `work` runs, one of each shape: the first. */
const recordStatements = async (database: Database, work: () => Promise<unknown>): Promise<Sent[]> => {
  const seen = new Map<string, Sent>();
  const record = ({ sql, bindings = [] }: { sql: string; bindings?: readonly unknown[] }): void => {
    if (IS_PLANNED.test(sql) && !seen.has(shapeOf(sql))) seen.set(shapeOf(sql), { sql, bindings });
  };
  database.on('query', record);
  try {
    await work();
  } finally {
    database.removeListener('query', record);
  }
  return [...seen.values()];
};

const isBig = (table: string): table is BigTable => (BIG_TABLES as readonly string[]).includes(table);

/** The big tables of a statement, by what it calls them. */
const bigTablesOf = (sql: string): Map<string, BigTable> => {
  const tables = new Map<string, BigTable>();
  for (const [, table = '', alias = table] of sql.matchAll(NAMED_TABLE)) {
    if (isBig(table)) tables.set(table, table).set(alias, table);
  }
  return tables;
};

const accessOf = (sql: string, table: BigTable, { type, key, rows, Extra }: Step): Access => {
  // MariaDB writes "ref|filter", "one_index|filter_index" and "20 (1%)" where a second index only sorts rows out.
  const few = Number.parseInt(String(rows ?? 0), 10) <= FEW;
  const extra = Extra ?? '';
  const isIndexOnly = /Using index(?! condition)/.test(extra);
  return {
    ...{ sql, table, isIndexOnly, key: key?.split('|')[0] ?? 'none' },
    remarks: [
      ...(type === 'ALL' || type === 'index' ? ['whole'] : []),
      ...(few || isIndexOnly ? [] : ['many']),
      ...(few || !extra.includes('filesort') ? [] : ['sorted']),
    ],
  };
};

/** How the server would go about a statement now. What needs no table, because a unique key has no row, is left out. */
const accessesOf = async (database: Database, { sql, bindings }: Sent): Promise<Access[]> => {
  const tables = bigTablesOf(sql);
  if (tables.size === 0) return [];
  const [steps] = (await database.raw(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, bindings as never)) as [Step[]];
  return steps.flatMap((step) => {
    const table = tables.get(step.table ?? '');
    return table === undefined ? [] : [accessOf(sql, table, step)];
  });
};

const isAllowed = ({ key, isIndexOnly, remarks }: Access, allowed: readonly string[]): boolean =>
  allowed.some((text) => {
    const [index = '', ...granted] = text.split(' ');
    const mayReadRows = !index.endsWith('*');
    return (
      index.replace('*', '') === key && (mayReadRows || isIndexOnly) && remarks.every((one) => granted.includes(one))
    );
  });

const told = ({ sql, table, key, isIndexOnly, remarks }: Access): string =>
  `${table}: ${[`${key}${isIndexOnly ? '*' : ''}`, ...remarks].join(' ')} in ${shapeOf(sql).replace(/\s+/g, ' ').slice(0, 600)}`;

/**
 * What is wrong with the plans of all statements that `work` sends: those that go to a big table by another index than
 * one that `reads` names.
 */
const wrongPlans = async (database: Database, work: () => Promise<unknown>, reads: Reads): Promise<string[]> => {
  const sent = await recordStatements(database, work);
  const accesses: Access[] = [];
  for (const statement of sent) accesses.push(...(await accessesOf(database, statement)));
  return [
    ...accesses.filter((access) => !isAllowed(access, reads[access.table] ?? [])).map(told),
    ...(accesses.length === 0 ? ['nothing is read'] : []),
  ];
};

export type ManyRows = FeedHttpFixture & {
  /** A request with both keys; its Data. Fails the test where it fails, and takes SerialNumber for granted. */
  post: (path: string, body: object) => Promise<unknown>;
  /** Does `work`, whose statements go to the big tables as `reads` promises. */
  follows: (promise: string, work: () => Promise<unknown>, reads: Reads) => Promise<void>;
};

const DAY = 86_400_000;

/** The feed `main`, which has a file, and one for each of the other chatbots, of which the last was read long ago. */
const addFeeds = async ({ feed }: FeedHttpFixture): Promise<number[]> => {
  const ids = [await feed.feedId()];
  for (let number = 2; number <= CHATBOTS; number += 1) {
    const last_reached_at = new Date(Date.now() - (number === CHATBOTS ? 100 * DAY : 0));
    const row = { name: `other${number}`, workspace_id: feed.workspaceId, last_reached_at };
    ids.push(((await feed.database('feed').insert(row)) as [number])[0]);
  }
  return ids;
};

/**
 * A database with so many rows that the server has to choose: 20 chatbots, 20,000 listings and
 * what belongs to them. Fails at the end with every plan that was not as promised.
 */
export const withManyRows = (body: (t: ExecutionContext, rows: ManyRows) => Promise<void>): ImplementationFn<[]> =>
  withFeedHttp(
    async (t, http) => {
      const { feed, secret } = http;
      feed.setNow(new Date());
      await feed.configure({ mode: 'delta' });
      const chatbotIds = feed.chatbots.map(({ id }) => id);
      await fillTables(feed.database, { chatbotIds, feedIds: await addFeeds(http), workspaceId: feed.workspaceId });
      const session = await feed.services.access.createKey({
        workspaceId: feed.workspaceId,
        kind: 'session',
        name: 'test',
      });
      const keys = { ...secret, 'chatrobot-sessionkey': session.value };
      const wrong: Record<string, string[]> = {};
      await body(t, {
        ...http,
        post: async (path, fields) => {
          const raw = JSON.stringify(fields);
          const { envelope } = await http.send(path, keys, { raw });
          if (!envelope.Success) throw new Error(`${path}: ${envelope.Message}`);
          return envelope.Data;
        },
        follows: async (promise, work, reads) => {
          const found = await wrongPlans(feed.database, work, reads);
          if (found.length > 0) wrong[promise] = found;
        },
      });
      t.deepEqual(wrong, {});
    },
    { chatbots: CHATBOTS },
  );
