import type { Knex } from 'knex';
import { duplicateKeyName } from '../database/transaction.ts';
import type { PartCounts, PartState, RunState } from './run.ts';

export type StoredRun = {
  id: number;
  feedId: number;
  feed: string;
  state: RunState;
  startedBy: string;
  queuedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  file: string | null;
  host: string | null;
  dryRun: boolean;
  approved: boolean;
  rows: number;
  bytesRead: number;
  bytesTotal: number;
  phase: string | null;
  message: string | null;
  token: number;
};

export type StoredPart = PartCounts & {
  runId: number;
  serialNumber: string;
  state: PartState;
  message: string | null;
};

export type StoredProblem = { line: number | null; column: string | null; value: string | null; expected: string };

export type NewRun = {
  feedId: number;
  startedBy: string;
  /** The cron time that the run stands for; a second run of the same time is refused. */
  scheduledFor?: Date;
  /** A file given by hand in place of the feed's source. */
  file?: string;
  host?: string;
  dryRun?: boolean;
};

export type RunProgress = { rows: number; bytesRead: number; bytesTotal: number; phase: string };

/** Seconds for which a claim on a run holds unless it is renewed. */
const LEASE_SECONDS = 30;

/** Thrown when a run is no longer this process's to write: its lease was lost, or it was cancelled. */
export class RunLostError extends Error {}

const fromRow = (row: Record<string, unknown>): StoredRun => ({
  id: row.id as number,
  feedId: row.feed_id as number,
  feed: row.name as string,
  state: row.state as RunState,
  startedBy: row.started_by as string,
  queuedAt: row.queued_at as Date,
  startedAt: row.started_at as Date | null,
  finishedAt: row.finished_at as Date | null,
  file: row.file as string | null,
  host: row.host as string | null,
  dryRun: row.dry_run === 1,
  approved: row.approved === 1,
  rows: row.file_rows as number,
  bytesRead: row.bytes_read as number,
  bytesTotal: row.bytes_total as number,
  phase: row.phase as string | null,
  message: row.message as string | null,
  token: row.token as number,
});

const partFromRow = (row: Record<string, unknown>): StoredPart => ({
  runId: row.run_id as number,
  serialNumber: row.serial_number as string,
  state: row.state as PartState,
  created: row.created_count as number,
  updated: row.updated_count as number,
  unchanged: row.unchanged_count as number,
  removedByRow: row.removed_by_row_count as number,
  removedByAbsence: row.removed_by_absence_count as number,
  rejected: row.rejected_count as number,
  ignored: row.ignored_count as number,
  heldRemovals: row.held_removal_count as number,
  matchedRows: row.matched_rows as number,
  message: row.message as string | null,
});

/** SQL of the tables feed_run, feed_run_part and feed_run_problem. `database` may be a transaction. */
export const createRunStore = (database: Knex) => {
  const now = database.raw('CURRENT_TIMESTAMP(3)');
  const lease = () => database.raw(`CURRENT_TIMESTAMP(3) + INTERVAL ${LEASE_SECONDS} SECOND`);
  const runs = () => database('feed_run').join('feed', 'feed.id', 'feed_run.feed_id');
  const held = (runId: number, token: number) =>
    database('feed_run').where({ id: runId, token, state: 'Running', cancelled: 0 });

  const get = async (runId: number): Promise<StoredRun | undefined> => {
    const row = await runs()
      .where('feed_run.id', runId)
      .first<Record<string, unknown> | undefined>('feed_run.*', 'feed.name');
    return row === undefined ? undefined : fromRow(row);
  };

  return {
    get,

    /** Queues a run. `taken` is the run that is queued or running already, or null where that start has been made before. */
    queue: async (run: NewRun): Promise<{ runId: number } | { taken: number | null }> => {
      try {
        const [runId] = await database('feed_run').insert({
          feed_id: run.feedId,
          state: 'Queued',
          active: 1,
          started_by: run.startedBy,
          scheduled_for: run.scheduledFor ?? null,
          file: run.file ?? null,
          host: run.host ?? null,
          dry_run: run.dryRun === true ? 1 : 0,
        });
        return { runId: runId as number };
      } catch (error) {
        const key = duplicateKeyName(error);
        if (key === undefined) throw error;
        const active = await database('feed_run')
          .where({ feed_id: run.feedId, active: 1 })
          .first<{ id: number } | undefined>('id');
        return { taken: key === 'uq_feed_run_scheduled' ? null : (active?.id ?? null) };
      }
    },

    /** Takes the oldest run that waits, or whose process died, for `owner`; undefined when there is none. */
    claim: async (owner: string, host: string, runId?: number): Promise<StoredRun | undefined> => {
      const waiting = database('feed_run')
        .where((state) =>
          state
            .where('state', 'Queued')
            .orWhere((dead) => dead.where('state', 'Running').where('lease_until', '<', now)),
        )
        .where((place) => place.whereNull('host').orWhere('host', host))
        .orderBy('id')
        .first<{ id: number; token: number } | undefined>('id', 'token');
      if (runId !== undefined) waiting.where('id', runId);
      const found = await waiting;
      if (found === undefined) return undefined;
      const taken = await database('feed_run')
        .where({ id: found.id, token: found.token })
        .whereIn('state', ['Queued', 'Running'])
        .update({
          state: 'Running',
          active: 1,
          owner,
          host,
          token: found.token + 1,
          lease_until: lease(),
          started_at: now,
          finished_at: null,
          message: null,
        });
      return taken === 1 ? get(found.id) : undefined;
    },

    /** The first statement of every transaction of a run: RunLostError unless the run is still this claim's. */
    hold: async (runId: number, token: number): Promise<void> => {
      const kept = await held(runId, token).update({ step: database.raw('step + 1') });
      if (kept === 0) throw new RunLostError(`run ${runId} was cancelled or is another process's now`);
    },

    /** Renews the claim and tells how far the run is. False when the run is lost or cancelled. */
    beat: async (runId: number, token: number, progress: RunProgress): Promise<boolean> =>
      (await held(runId, token).update({
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
      end: { state: RunState; message: string | null; rows: number; sha256?: Buffer; notices?: Record<string, number> },
    ): Promise<void> => {
      await database('feed_run')
        .where({ id: runId, token, state: 'Running' })
        .update({
          state: end.state,
          active: null,
          finished_at: now,
          message: end.message,
          file_rows: end.rows,
          lease_until: null,
          phase: null,
          ...(end.sha256 === undefined ? {} : { sha256: end.sha256 }),
          ...(end.notices === undefined ? {} : { notices: JSON.stringify(end.notices) }),
        });
    },

    /** Gives a run back, so that the next process starts it again. */
    release: async (runId: number, token: number): Promise<void> => {
      await database('feed_run')
        .where({ id: runId, token, state: 'Running' })
        .update({ state: 'Queued', owner: null, lease_until: null, phase: null });
    },

    /** Held → Queued, to be applied without guards. False when the run is not held, or another of the feed is at work. */
    approve: async (runId: number): Promise<boolean> => {
      try {
        return (
          (await database('feed_run')
            .where({ id: runId, state: 'Held' })
            .update({ state: 'Queued', active: 1, approved: 1 })) === 1
        );
      } catch (error) {
        if (duplicateKeyName(error) === undefined) throw error;
        return false;
      }
    },

    /** Cancels a waiting or held run at once, a running one at its next step. False when there is nothing to cancel. */
    cancel: async (runId: number, message: string): Promise<boolean> => {
      const ended = await database('feed_run')
        .where({ id: runId })
        .whereIn('state', ['Queued', 'Held'])
        .update({ state: 'Cancelled', active: null, finished_at: now, message });
      if (ended === 1) return true;
      return (await database('feed_run').where({ id: runId, state: 'Running' }).update({ cancelled: 1 })) === 1;
    },

    isCancelled: async (runId: number): Promise<boolean> =>
      (await database('feed_run').where({ id: runId, cancelled: 1 }).first('id')) !== undefined,

    /** Ends held runs of the feed that a newer run makes idle. Returns their IDs. */
    supersede: async (feedId: number, runId: number): Promise<number[]> => {
      const rows = await database('feed_run')
        .where({ feed_id: feedId, state: 'Held' })
        .where('id', '<', runId)
        .select<{ id: number }[]>('id');
      const ids = rows.map((row) => row.id);
      if (ids.length > 0) {
        await database('feed_run')
          .whereIn('id', ids)
          .update({ state: 'Cancelled', finished_at: now, message: `replaced by run ${runId}` });
      }
      return ids;
    },

    list: async (
      feedIds: readonly number[],
      page: { number: number; size: number },
    ): Promise<{ runs: StoredRun[]; total: number }> => {
      const ids = [...feedIds];
      const rows = await runs()
        .whereIn('feed_id', ids)
        .orderBy('feed_run.id', 'desc')
        .limit(page.size)
        .offset((page.number - 1) * page.size)
        .select<Record<string, unknown>[]>('feed_run.*', 'feed.name');
      const [count] = await database('feed_run').whereIn('feed_id', ids).count<{ total: number }[]>({ total: '*' });
      return { runs: rows.map(fromRow), total: Number(count?.total ?? 0) };
    },

    /** The newest run of a feed in one of the states. */
    latest: async (feedId: number, states: readonly RunState[]): Promise<StoredRun | undefined> => {
      const row = await runs()
        .where({ feed_id: feedId, dry_run: 0 })
        .whereIn('feed_run.state', [...states])
        .orderBy('feed_run.id', 'desc')
        .first<Record<string, unknown> | undefined>('feed_run.*', 'feed.name');
      return row === undefined ? undefined : fromRow(row);
    },

    /** When the newest run of a feed was queued. */
    lastQueuedAt: async (feedId: number): Promise<Date | null> => {
      const row = await database('feed_run')
        .where({ feed_id: feedId, dry_run: 0 })
        .orderBy('id', 'desc')
        .first<{ queued_at: Date } | undefined>('queued_at');
      return row?.queued_at ?? null;
    },

    parts: async (runIds: readonly number[]): Promise<StoredPart[]> => {
      if (runIds.length === 0) return [];
      const rows = await database('feed_run_part')
        .join('chatbot', 'chatbot.id', 'feed_run_part.chatbot_id')
        .whereIn('run_id', [...runIds])
        .orderBy('run_id')
        .orderBy('feed_run_part.chatbot_id')
        .select<Record<string, unknown>[]>('feed_run_part.*', 'chatbot.serial_number');
      return rows.map(partFromRow);
    },

    savePart: async (
      runId: number,
      chatbotId: number,
      part: PartCounts & { state: PartState; message: string | null },
    ): Promise<void> => {
      await database('feed_run_part')
        .insert({
          run_id: runId,
          chatbot_id: chatbotId,
          state: part.state,
          created_count: part.created,
          updated_count: part.updated,
          unchanged_count: part.unchanged,
          removed_by_row_count: part.removedByRow,
          removed_by_absence_count: part.removedByAbsence,
          rejected_count: part.rejected,
          ignored_count: part.ignored,
          held_removal_count: part.heldRemovals,
          matched_rows: part.matchedRows,
          message: part.message,
        })
        .onConflict(['run_id', 'chatbot_id'])
        .merge();
    },

    /** Rows for the chatbot in its last good runs, newest first. */
    recentMatchedRows: async (feedId: number, chatbotId: number, limit: number): Promise<number[]> => {
      const rows = await database('feed_run_part')
        .join('feed_run', 'feed_run.id', 'feed_run_part.run_id')
        .where({ 'feed_run.feed_id': feedId, 'feed_run_part.chatbot_id': chatbotId, 'feed_run.dry_run': 0 })
        .where('feed_run_part.state', 'Succeeded')
        .where('feed_run_part.matched_rows', '>', 0)
        .orderBy('run_id', 'desc')
        .limit(limit)
        .select<{ matched_rows: number }[]>('matched_rows');
      return rows.map((row) => row.matched_rows);
    },

    /** How many listings of a chatbot runs of the feed took off the display in the last days. */
    removedWithin: async (feedId: number, chatbotId: number, days: number): Promise<number> => {
      const [row] = await database('feed_run_part')
        .join('feed_run', 'feed_run.id', 'feed_run_part.run_id')
        .where({
          'feed_run.feed_id': feedId,
          'feed_run_part.chatbot_id': chatbotId,
          'feed_run.dry_run': 0,
          approved: 0,
        })
        .where('finished_at', '>', database.raw('CURRENT_TIMESTAMP(3) - INTERVAL ? DAY', [days]))
        .whereIn('feed_run_part.state', ['Succeeded', 'Failed'])
        .select<{ total: unknown }[]>(database.raw('SUM(removed_by_row_count + removed_by_absence_count) AS total'));
      return Number(row?.total ?? 0);
    },

    saveProblems: async (runId: number, problems: readonly StoredProblem[]): Promise<void> => {
      await database('feed_run_problem').where({ run_id: runId }).delete();
      for (let start = 0; start < problems.length; start += 500) {
        await database('feed_run_problem').insert(
          problems.slice(start, start + 500).map((problem, index) => ({
            run_id: runId,
            number: start + index + 1,
            line: problem.line,
            column_name: problem.column?.slice(0, 255) ?? null,
            value: problem.value?.slice(0, 1000) ?? null,
            expected: problem.expected.slice(0, 1000),
          })),
        );
      }
    },

    problems: async (
      runId: number,
      page: { number: number; size: number },
    ): Promise<{ problems: StoredProblem[]; total: number }> => {
      const rows = await database('feed_run_problem')
        .where({ run_id: runId })
        .orderBy('number')
        .limit(page.size)
        .offset((page.number - 1) * page.size)
        .select<{ line: number | null; column_name: string | null; value: string | null; expected: string }[]>('*');
      const [count] = await database('feed_run_problem')
        .where({ run_id: runId })
        .count<{ total: number }[]>({ total: '*' });
      return {
        problems: rows.map((row) => ({
          line: row.line,
          column: row.column_name,
          value: row.value,
          expected: row.expected,
        })),
        total: Number(count?.total ?? 0),
      };
    },
  };
};

export type RunStore = ReturnType<typeof createRunStore>;
