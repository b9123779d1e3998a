import type { Knex } from 'knex';
import type { Remember } from '../../database/idempotency-key-store.ts';
import { statementsOf } from '../../database/statements.ts';
import { duplicateKeyName, inTransaction, withRetries } from '../../database/transaction.ts';
import type { SourceState } from '../fetch/fetched-file.ts';
import {
  type ClaimableRun,
  type NewRun,
  RunLostError,
  type RunProgress,
  type RunState,
  type StoredRun,
} from './run.ts';
import { createRunHistoryStore, joinedRuns, runFromRow } from './run-history-store.ts';
import { createRunHostStore } from './run-host-store.ts';
import { createRunReportStore } from './run-report-store.ts';

/** For how many seconds a claim on a run holds unless it is renewed. */
export const LEASE_SECONDS = 30;

/** How many waiting runs are looked at for one that can be taken. */
const MOST_CANDIDATES = 100;

/** SQL of runs: how they are queued, claimed, approved and ended, with their history and reports. `database` may be a transaction. */
export const createRunStore = (database: Knex) => {
  const now = database.raw('CURRENT_TIMESTAMP(3)');
  const lease = () => database.raw(`CURRENT_TIMESTAMP(3) + INTERVAL ${LEASE_SECONDS} SECOND`);
  const runs = () => joinedRuns(database);
  /** Asked again where a run is taken: its claim may have been renewed meanwhile. */
  const isFree = (run: Knex.QueryBuilder) =>
    run.where('state', 'Queued').orWhere((dead) => dead.where('state', 'Running').where('lease_until', '<', now));
  const claimed = (runId: number, token: number) =>
    database('feed_run').where({ id: runId, token, state: 'Running', cancelled: 0 });

  const get = async (runId: number): Promise<StoredRun | undefined> => {
    const row = await runs()
      .where('feed_run.id', runId)
      .first<Record<string, unknown> | undefined>('feed_run.*', 'feed.name');
    return row === undefined ? undefined : runFromRow(row);
  };

  const active = async (feedId: number): Promise<number | undefined> =>
    (await database('feed_run').where({ feed_id: feedId, active: 1 }).first<{ id: number } | undefined>('id'))?.id;

  return {
    ...createRunHistoryStore(database),
    ...createRunReportStore(database),
    ...createRunHostStore(database),
    get,
    /** The run of a feed that is queued or running. */
    active,

    /** Queues a run. `taken` is the run that is queued or running already, or null where that start has been made before. */
    queue: async (run: NewRun, remember?: Remember): Promise<{ runId: number } | { taken: number | null }> => {
      const { feedId, startedBy, scheduledFor = null, file = null, fileName = null, host = null, undoOf = null } = run;
      const insert = async (on: Knex): Promise<number> => {
        const [runId] = await on('feed_run').insert({
          feed_id: feedId,
          state: 'Queued',
          active: 1,
          started_by: startedBy,
          scheduled_for: scheduledFor,
          file,
          file_name: fileName,
          host,
          dry_run: Number(run.dryRun === true),
          approved: Number(run.approved === true),
          undo_of: undoOf,
        });
        return runId as number;
      };
      try {
        if (remember === undefined) return { runId: await insert(database) };
        return await inTransaction(database, async (transaction) => {
          const runId = await insert(transaction);
          await remember(statementsOf(transaction), { RunID: runId });
          return { runId };
        });
      } catch (error) {
        const key = duplicateKeyName(error);
        if (key === undefined) throw error;
        return { taken: key === 'uq_feed_run_scheduled' ? null : ((await active(feedId)) ?? null) };
      }
    },

    /**
     * Takes the oldest run that waits, or whose process died, for `owner` on `host`; undefined when there is none for it.
     * `leaves` tells of a run that is better left to another process.
     */
    claim: async (
      owner: string,
      host: string,
      { runId, leaves }: { runId?: number; leaves?: (run: ClaimableRun) => Promise<boolean> } = {},
    ): Promise<StoredRun | undefined> => {
      const waiting = runs()
        .where(isFree)
        .where((place) => place.whereNull('host').orWhere('host', host))
        .orderBy('feed_run.id')
        .limit(MOST_CANDIDATES)
        .select<Record<string, unknown>[]>(
          'feed_run.*',
          'feed.name',
          database.raw(
            'TIMESTAMPDIFF(SECOND, GREATEST(queued_at, COALESCE(lease_until, queued_at)), ?) AS waited_seconds',
            [now],
          ),
        );
      if (runId !== undefined) waiting.where('feed_run.id', runId);
      for (const row of await waiting) {
        const found = runFromRow(row);
        if ((await leaves?.({ ...found, waitedSeconds: Number(row.waited_seconds) })) === true) continue;
        const taken = await database('feed_run')
          .where({ id: found.id, token: found.token })
          .where(isFree)
          .update({
            state: 'Running',
            active: 1,
            owner,
            token: found.token + 1,
            lease_until: lease(),
            started_at: now,
            finished_at: null,
            message: null,
          });
        if (taken === 1) return get(found.id);
      }
      return undefined;
    },

    /** In every transaction of a run: RunLostError unless the run is still this claim's, which is renewed. */
    holdClaim: async (runId: number, token: number): Promise<void> => {
      const kept = await claimed(runId, token).update({ step: database.raw('step + 1'), lease_until: lease() });
      if (kept === 0) throw new RunLostError(`run ${runId} was cancelled or is another process's now`);
    },

    /** Renews the claim and tells how far the run is. False when the run is lost or cancelled. */
    beat: async (runId: number, token: number, progress: RunProgress): Promise<boolean> =>
      (await claimed(runId, token).update({
        lease_until: lease(),
        file_rows: progress.rows,
        bytes_read: progress.bytesRead,
        bytes_total: progress.bytesTotal,
        phase: progress.phase,
        step: database.raw('step + 1'),
      })) === 1,

    /** Ends a run. It is no error when the run is no longer this claim's: somebody else has ended it then. */
    finish: async (
      runId: number,
      token: number,
      end: { state: RunState; message: string | null; rows: number },
    ): Promise<void> => {
      await database('feed_run').where({ id: runId, token, state: 'Running' }).update({
        state: end.state,
        active: null,
        finished_at: now,
        message: end.message,
        file_rows: end.rows,
        lease_until: null,
        phase: null,
      });
    },

    /** Gives a run back, so that the next process starts it again. */
    release: async (runId: number, token: number): Promise<void> => {
      await database('feed_run')
        .where({ id: runId, token, state: 'Running' })
        .update({ state: 'Queued', owner: null, lease_until: now, phase: null });
    },

    /** Held → Queued, to be applied without guards. False when the run is not held, or another of the feed is at work. */
    approve: async (runId: number): Promise<boolean> => {
      try {
        const approved = await withRetries(() =>
          database('feed_run')
            .where({ id: runId, state: 'Held', dry_run: 0 })
            .update({ state: 'Queued', active: 1, approved: 1 }),
        );
        return approved === 1;
      } catch (error) {
        if (duplicateKeyName(error) === undefined) throw error;
        return false;
      }
    },

    /** Cancels a waiting or held run at once, a running one at its next step. False when there is nothing to cancel. */
    cancel: async (runId: number, message: string): Promise<boolean> => {
      // A held file of a series that is cancelled is done with: in the same statement, so that neither is without the other.
      const ended = await withRetries(() =>
        database('feed_run')
          .join('feed', 'feed.id', 'feed_run.feed_id')
          .where('feed_run.id', runId)
          .whereIn('feed_run.state', ['Queued', 'Held'])
          .update({
            'feed_run.state': 'Cancelled',
            'feed_run.active': null,
            'feed_run.finished_at': now,
            'feed_run.message': message,
            'feed.source_state': database.raw('COALESCE(feed_run.source_state, feed.source_state)'),
          }),
      );
      if (ended > 0) return true;
      return (await database('feed_run').where({ id: runId, state: 'Running' }).update({ cancelled: 1 })) === 1;
    },

    /** Remembers what the feed's source state becomes if the run, held now, is cancelled. */
    setSourceState: async (runId: number, state: SourceState): Promise<void> => {
      await database('feed_run')
        .where({ id: runId })
        .update({ source_state: JSON.stringify(state) });
    },

    isCancelled: async (runId: number): Promise<boolean> =>
      (await database('feed_run').where({ id: runId, cancelled: 1 }).first('id')) !== undefined,

    /** The oldest run of a feed that waits for an approval. */
    oldestHeld: async (feedId: number): Promise<number | null> => {
      const row = await database('feed_run')
        .where({ feed_id: feedId, state: 'Held' })
        .orderBy('id')
        .first<{ id: number } | undefined>('id');
      return row?.id ?? null;
    },

    /** Ends the held runs of a feed that a newer run makes idle. */
    supersede: async (feedId: number, runId: number): Promise<void> => {
      await database('feed_run')
        .where({ feed_id: feedId, state: 'Held' })
        .where('id', '<', runId)
        .update({ state: 'Cancelled', finished_at: now, message: `replaced by run ${runId}` });
    },
  };
};

export type RunStore = ReturnType<typeof createRunStore>;
