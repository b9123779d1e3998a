import type { Knex } from 'knex';
import { byIndex, keysAtOnce } from '../../database/by-index.ts';
import { createUndoRunStore, undoneBy } from '../undo/undo-run-store.ts';
import { type PartCounts, type PastRun, REMOVAL, type RunState, type StartedBy, type StoredRun } from './run.ts';

/** How many listings a run has created, changed and removed in a chatbot. */
export type WrittenCounts = Pick<PartCounts, 'created' | 'updated' | 'removedByRow' | 'removedByAbsence'>;

export const runFromRow = (row: Record<string, unknown>): StoredRun => ({
  id: row.id as number,
  feedId: row.feed_id as number,
  feed: row.name as string,
  state: row.state as RunState,
  startedBy: row.started_by as StartedBy,
  queuedAt: row.queued_at as Date,
  startedAt: row.started_at as Date | null,
  finishedAt: row.finished_at as Date | null,
  file: row.file as string | null,
  fileName: row.file_name as string | null,
  host: row.host as string | null,
  dryRun: row.dry_run === 1,
  approved: row.approved === 1,
  rows: row.file_rows as number,
  bytesRead: row.bytes_read as number,
  bytesTotal: row.bytes_total as number,
  phase: row.phase as string | null,
  message: row.message as string | null,
  token: row.token as number,
  undoOf: row.undo_of as number | null,
});

/** Runs with the names of their feeds, found by an index, where one is named. */
export const joinedRuns = (database: Knex, index?: string) =>
  (index === undefined ? database('feed_run') : byIndex(database, 'feed_run', index)).join(
    'feed',
    'feed.id',
    'feed_run.feed_id',
  );

/** States that few runs are in at a time: who asks for one of them mostly finds none, and would look through all of a feed's runs. */
const FEW: ReadonlySet<RunState> = new Set(['Queued', 'Running', 'Held']);

/** The index by which runs of a feed are found that are in one of the states. */
const indexOf = (states: readonly RunState[]): string =>
  states.every((state) => FEW.has(state)) ? 'ix_feed_run_state' : 'ix_feed_run_feed';

/** The real ones of one feed, in the order of their IDs without being sorted. */
const joinedRunsOf = (database: Knex, feedId: number, index = 'ix_feed_run_feed') =>
  joinedRuns(database, index).where({ feed_id: feedId, dry_run: 0 });

const ofImports = (runs: Knex.QueryBuilder): void => {
  runs.whereNull('undo_of').whereNot('started_by', REMOVAL);
};

/** What past runs tell: lists of them, and what the guards compare with. `database` may be a transaction. */
export const createRunHistoryStore = (database: Knex) => ({
  list: async (
    feedIds: readonly number[],
    page: { number: number; size: number },
  ): Promise<{ runs: StoredRun[]; total: number }> => {
    const ids = [...feedIds];
    const rows = await joinedRuns(database, ids.length === 1 ? 'ix_feed_run_feed' : 'PRIMARY')
      .whereIn('feed_id', ids)
      .orderBy('feed_run.id', 'desc')
      .limit(page.size)
      .offset((page.number - 1) * page.size)
      .select<Record<string, unknown>[]>('feed_run.*', 'feed.name');
    const [count] = await database('feed_run').whereIn('feed_id', ids).count<{ total: number }[]>({ total: '*' });
    return { runs: rows.map(runFromRow), total: Number(count?.total ?? 0) };
  },

  /** The newest run of a feed in one of the states. */
  latest: async (feedId: number, states: readonly RunState[]): Promise<StoredRun | undefined> => {
    const row = await joinedRunsOf(database, feedId, indexOf(states))
      .whereIn('feed_run.state', [...states])
      .orderBy('feed_run.id', 'desc')
      .first<Record<string, unknown> | undefined>('feed_run.*', 'feed.name');
    return row === undefined ? undefined : runFromRow(row);
  },

  /** The same of many feeds, of several sets of states at once, by feed: two statements for all. */
  newestOf: async <Name extends string>(
    feedIds: readonly number[],
    sets: Readonly<Record<Name, readonly RunState[]>>,
  ): Promise<Map<number, Partial<Record<Name, StoredRun>>>> => {
    const newest = Object.entries<readonly RunState[]>(sets).map(([name, states]) =>
      byIndex(database, 'feed_run', indexOf(states))
        .whereRaw('feed_run.feed_id = feed.id')
        .where({ dry_run: 0 })
        .whereIn('feed_run.state', [...states])
        .orderBy('feed_run.id', 'desc')
        .limit(1)
        .select('feed_run.id')
        .as(name),
    );
    const found: Record<Name | 'feedId', number | null>[] = [];
    for (const ids of keysAtOnce(feedIds))
      found.push(
        ...(await database('feed')
          .whereIn('id', ids)
          .select({ feedId: 'feed.id' }, ...newest)),
      );
    const names = Object.keys(sets) as Name[];
    const runIds = new Set(found.flatMap((row) => names.flatMap((name) => row[name] ?? [])));
    const runs = new Map<number | null, StoredRun>();
    for (const ids of keysAtOnce([...runIds])) {
      const rows = await joinedRuns(database, 'PRIMARY').whereIn('feed_run.id', ids).select('feed_run.*', 'feed.name');
      for (const row of rows) runs.set(row.id, runFromRow(row));
    }
    return new Map(
      found.map((row) => [
        row.feedId as number,
        Object.fromEntries(names.map((name) => [name, runs.get(row[name])])) as Partial<Record<Name, StoredRun>>,
      ]),
    );
  },

  /** When the newest import of a feed was queued. */
  lastQueuedAt: async (feedId: number): Promise<Date | null> => {
    const row = await joinedRunsOf(database, feedId)
      .modify(ofImports)
      .orderBy('feed_run.id', 'desc')
      .first<{ queued_at: Date } | undefined>('queued_at');
    return row?.queued_at ?? null;
  },

  /** The last imports of a feed that ended, newest first: no dry runs, undos or removals, nor files given by hand that failed. */
  past: async (feedId: number, limit: number): Promise<PastRun[]> => {
    const rows = await joinedRunsOf(database, feedId)
      .whereNull('feed_run.active')
      .modify(ofImports)
      .where((counts) => counts.whereNot('feed_run.state', 'Failed').orWhereNull('file'))
      .orderBy('feed_run.id', 'desc')
      .limit(limit)
      .select<Record<string, unknown>[]>('feed_run.*', 'feed.name');
    return rows.map(runFromRow);
  },

  /** The real runs that were held or failed since then. Held ones that were approved or replaced are none any more. */
  heldOrFailed: async (since: Date): Promise<StoredRun[]> => {
    const rows = await joinedRuns(database, 'ix_feed_run_state')
      .whereIn('feed_run.state', ['Held', 'Failed'])
      .where({ dry_run: 0 })
      .where('feed_run.finished_at', '>=', since)
      .orderBy('feed_run.id')
      .select<Record<string, unknown>[]>('feed_run.*', 'feed.name');
    return rows.map(runFromRow);
  },

  /**
   * Rows for the chatbot in its last good runs, newest first; one that was undone was not good. What came before a run that somebody
   * approved tells no more how many are usual.
   */
  recentMatchedRows: async (feedId: number, chatbotId: number, limit: number): Promise<number[]> => {
    const undoRuns = await createUndoRunStore(database).undoRuns({ feedId });
    const undone = undoRuns.map(({ undoOf }) => undoOf).filter((runId) => undoneBy(runId, undoRuns) !== null);
    const rows = await database('feed_run_part')
      .join('feed_run', 'feed_run.id', 'feed_run_part.run_id')
      .where({ 'feed_run.feed_id': feedId, 'feed_run_part.chatbot_id': chatbotId, 'feed_run.dry_run': 0 })
      .where('feed_run_part.state', 'Succeeded')
      .where('feed_run_part.matched_rows', '>', 0)
      .whereNotIn('feed_run.id', undone)
      .orderBy('run_id', 'desc')
      .limit(limit)
      .select<{ matched_rows: number; approved: number }[]>('matched_rows', 'feed_run.approved');
    const approved = rows.findIndex((row) => row.approved === 1);
    return rows.slice(0, approved === -1 ? rows.length : approved + 1).map((row) => row.matched_rows);
  },

  /**
   * How many listings of a chatbot runs of the feed took off the display in the last days, by the history: also those of a
   * run whose process was killed. Removals that a person wanted don't count, nor those that were undone.
   */
  removedWithin: async (feedId: number, chatbotId: number, days: number): Promise<number> => {
    const since = database.raw('CURRENT_TIMESTAMP(3) - INTERVAL ? DAY', [days]);
    const removing = await database('feed_run')
      .where({ feed_id: feedId, dry_run: 0, approved: 0 })
      .modify(ofImports)
      .where((recent) => recent.whereNull('finished_at').orWhere('finished_at', '>', since))
      .pluck<number[]>('id');
    if (removing.length === 0) return 0;
    const undoRuns = await createUndoRunStore(database).undoRuns({ feedId });
    const [row] = await database('listing_change')
      .whereIn(
        'run_id',
        removing.filter((runId) => undoneBy(runId, undoRuns) === null),
      )
      .where({ chatbot_id: chatbotId, kind: 'remove' })
      .where('changed_at', '>', since)
      .count<{ total: number }[]>({ total: '*' });
    return Number(row?.total ?? 0);
  },

  /**
   * What all attempts of a feed's import have done to listings, as they and their history tell it. A listing that goes to another feed
   * has been removed. Of one chatbot, or of all.
   */
  written: async (run: { id: number; feedId: number }, chatbotId?: number): Promise<WrittenCounts> => {
    const ofChatbot = chatbotId === undefined ? {} : { chatbot_id: chatbotId };
    const createdBy = () => database('listing').where({ created_run_id: run.id, ...ofChatbot });
    const changes = () => database('listing_change').where({ run_id: run.id, ...ofChatbot });
    const [made] = await createdBy().count<{ total: number }[]>({ total: '*' });
    const [changed] = await changes()
      .where('source_id', run.feedId)
      .whereIn('kind', ['update', 'revive', 'takeover'])
      .whereNotIn('listing_id', createdBy().select('id'))
      .countDistinct<{ total: number }[]>({ total: 'listing_id' });
    const gone = await changes()
      .where((left) =>
        left
          .where('kind', 'remove')
          .orWhere((handed) => handed.where('kind', 'takeover').whereNot('source_id', run.feedId)),
      )
      .groupBy('reason')
      .select<{ reason: string | null; total: number }[]>(
        database.raw("JSON_UNQUOTE(JSON_EXTRACT(details, '$.reason')) AS reason"),
        database.raw('COUNT(*) AS total'),
      );
    const removed = (reason: string): number => Number(gone.find((row) => row.reason === reason)?.total ?? 0);
    return {
      created: Number(made?.total ?? 0),
      updated: Number(changed?.total ?? 0),
      removedByRow: removed('row'),
      removedByAbsence: removed('absence'),
    };
  },
});
