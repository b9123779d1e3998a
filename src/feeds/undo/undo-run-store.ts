import type { Knex } from 'knex';
import { keysAtOnce } from '../../database/by-index.ts';
import { createClaimStore } from '../apply/claim-store.ts';
import type { RunState, StoredRun } from '../runs/run.ts';

/** A run that undoes another. */
export type UndoRun = { id: number; undoOf: number; state: RunState };

/** A feed that waits for a person since one of its runs was undone. */
export type Pause = { undoRunId: number; undoneRunId: number; fingerprint: Buffer | null };

const fromRow = (row: { id: number; undo_of: number; state: RunState }): UndoRun => ({
  id: row.id,
  undoOf: row.undo_of,
  state: row.state,
});

/** Why feeds are paused, by their IDs; those that are not are left out. */
const pausesOf = async (database: Knex, feedIds: readonly number[]): Promise<Map<number, Pause>> => {
  const pauses = new Map<number, Pause>();
  for (const ids of keysAtOnce(feedIds)) {
    const rows = await database('feed')
      .join('feed_run', 'feed_run.id', 'feed.paused_by')
      .whereIn('feed.id', ids)
      .select<{ feedId: number; undoRunId: number; undoneRunId: number; fingerprint: Buffer | null }[]>({
        feedId: 'feed.id',
        undoRunId: 'feed_run.id',
        undoneRunId: 'feed_run.undo_of',
        fingerprint: 'feed.paused_fingerprint',
      });
    for (const { feedId, ...pause } of rows) pauses.set(feedId, pause);
  }
  return pauses;
};

/** SQL of runs that undo others, and of the pause that follows. `database` may be a transaction. */
export const createUndoRunStore = (database: Knex) => ({
  /** The runs that undo others, of one feed or of all, with IDs above `after`; in their order. */
  undoRuns: async (options: { feedId?: number; after?: number }): Promise<UndoRun[]> => {
    const query = database('feed_run').whereNotNull('undo_of').orderBy('id').select('id', 'undo_of', 'state');
    if (options.feedId !== undefined) query.where('feed_id', options.feedId);
    if (options.after !== undefined) query.where('id', '>', options.after);
    return (await query).map(fromRow);
  },

  /** Whether a run wrote anything to a listing, or claimed one that another feed shows. */
  hasWritten: async ({ id, feedId, queuedAt, finishedAt }: StoredRun): Promise<boolean> =>
    (await database('listing_change').where({ run_id: id }).first('id')) !== undefined ||
    (await database('listing').where({ created_run_id: id }).first('id')) !== undefined ||
    (await database('feed_claim')
      .whereIn('chatbot_id', await createClaimStore(database).chatbotsOf(feedId))
      .where({ feed_id: feedId })
      .whereBetween('created_at', [queuedAt, finishedAt ?? queuedAt])
      .first('id')) !== undefined,

  /** Whether a listing tells that a run created it. */
  hasCreated: async (runId: number): Promise<boolean> =>
    (await database('listing').where({ created_run_id: runId }).first('id')) !== undefined,

  /** Whether an import of the feed has written anything after a run. */
  hasImportedSince: async (feedId: number, runId: number): Promise<boolean> =>
    (await database('feed_run_part')
      .join('feed_run', 'feed_run.id', 'feed_run_part.run_id')
      .where({ feed_id: feedId, dry_run: 0, undo_of: null, 'feed_run_part.state': 'Succeeded' })
      .where('feed_run.id', '>', runId)
      .first('feed_run.id')) !== undefined,

  pausesOf: (feedIds: readonly number[]): Promise<Map<number, Pause>> => pausesOf(database, feedIds),

  pauseOf: async (feedId: number): Promise<Pause | null> => (await pausesOf(database, [feedId])).get(feedId) ?? null,

  /** Pauses a feed. The next file is read whatever it is: nothing is remembered that it could be the same as. */
  pause: async (feedId: number, undoRunId: number, fingerprint: Buffer | null): Promise<void> => {
    await database('feed').where({ id: feedId }).update({
      paused_by: undoRunId,
      paused_fingerprint: fingerprint,
      last_sha256: null,
    });
  },

  /** Lets a feed go on; its next file may be older than the one that was undone, unless that was redone. */
  resume: async (feedId: number, by: 'person' | 'redo'): Promise<void> => {
    await database('feed')
      .where({ id: feedId })
      .whereNotNull('paused_by')
      .update({ paused_by: null, paused_fingerprint: null, ...(by === 'person' && { last_file_time: null }) });
  },
});

export type UndoRunStore = ReturnType<typeof createUndoRunStore>;

/** The run that has undone a run, unless that was undone in its turn. Pure. `undoRuns` are those of the run's feed. */
export const undoneBy = (runId: number, undoRuns: readonly UndoRun[]): number | null =>
  undoRuns.find(({ id, undoOf, state }) => undoOf === runId && state === 'Succeeded' && undoneBy(id, undoRuns) === null)
    ?.id ?? null;

/** Whether the run that undoes `undoOf` takes back what an import did, rather than gives it back. Pure. */
export const takesBack = (undoOf: number, undoRuns: readonly UndoRun[]): boolean => {
  const undone = undoRuns.find(({ id }) => id === undoOf);
  return undone === undefined || !takesBack(undone.undoOf, undoRuns);
};

/** The runs that have taken back what imports did, as far as they were not undone in their turn. Pure. */
export const standingUndos = (undoRuns: readonly UndoRun[]): UndoRun[] =>
  undoRuns.filter(
    ({ id, undoOf, state }) => state === 'Succeeded' && takesBack(undoOf, undoRuns) && undoneBy(id, undoRuns) === null,
  );
