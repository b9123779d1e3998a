import type { Remember } from '../../database/idempotency-key-store.ts';
import { businessError } from '../../errors.ts';
import { UNDO_DAYS } from '../../listings/thin-history.ts';
import type { StoredRun } from '../runs/run.ts';
import type { RunStore } from '../runs/run-store.ts';
import { takesBack, type UndoRunStore, undoneBy } from './undo-run-store.ts';

const DAY = 86_400_000;

const isAtWork = (runId: number, feed: string): string =>
  `Run ${runId} of feed ${feed} is queued or running: undo when it has ended`;

/** Undoing runs as administrators do it. `findRun` gives a run of the workspace, or throws a 404. */
export const createUndoService = (options: {
  findRun: (workspaceId: number, runId: number) => Promise<StoredRun>;
  runs: RunStore;
  undo: UndoRunStore;
  clock: () => Date;
  wake: () => void;
}) => {
  const { findRun, runs, undo, clock, wake } = options;

  /** Whether an import created listings that do not tell of it. */
  const isUnrecorded = async (run: StoredRun): Promise<boolean> =>
    run.undoOf === null &&
    (await runs.parts([run.id])).some(({ created }) => created > 0) &&
    !(await undo.hasCreated(run.id));

  /** Whether a run did anything: an undo that found no listing to change has paused its feed all the same, or let it go on. */
  const hasDone = async (run: StoredRun): Promise<boolean> =>
    (run.undoOf !== null && run.state === 'Succeeded') || (await undo.hasWritten(run));

  /** Why a run can't be undone, in a sentence; null where it can. */
  const refusal = async (run: StoredRun): Promise<string | null> => {
    if (run.state === 'Queued' || run.state === 'Running') return `Run ${run.id} is ${run.state}: cancel it first`;
    if (run.dryRun) return `Run ${run.id} was a dry run: it wrote nothing that could be undone`;
    if (run.finishedAt === null || clock().getTime() - run.finishedAt.getTime() > UNDO_DAYS * DAY) {
      return `Run ${run.id} ended more than ${UNDO_DAYS} days ago: it can’t be undone any more`;
    }
    const by = undoneBy(run.id, await undo.undoRuns({ feedId: run.feedId }));
    if (by !== null) return `Run ${run.id} was undone by run ${by}; undo run ${by} to bring back what it did`;
    if (await isUnrecorded(run)) return `Run ${run.id} is from before it was kept what runs create: it can’t be undone`;
    return (await hasDone(run)) ? null : `Run ${run.id} changed no listing: there is nothing to undo`;
  };

  const workAt = async ({ feedId, feed }: StoredRun): Promise<string | null> => {
    const work = await runs.latest(feedId, ['Queued', 'Running']);
    return work === undefined ? null : isAtWork(work.id, feed);
  };

  return {
    /** Queues a run that takes back what a run did; 409 where that can't be, or while a run of the feed is at work. */
    undo: async (
      workspaceId: number,
      { RunID }: { RunID: number },
      remember?: Remember,
    ): Promise<{ RunID: number }> => {
      const run = await findRun(workspaceId, RunID);
      const refused = await refusal(run);
      if (refused !== null) throw businessError(409, refused);
      const queued = await runs.queue({ feedId: run.feedId, startedBy: 'undo', undoOf: run.id }, remember);
      if ('taken' in queued) throw businessError(409, isAtWork(Number(queued.taken), run.feed));
      wake();
      return { RunID: queued.runId };
    },

    /** Why a run can't be undone, in a sentence; null where it can. */
    refusal: async (run: StoredRun): Promise<string | null> => (await refusal(run)) ?? workAt(run),

    /** Whether a run was undone, by which one, and whether undoing it brings back what an import did, rather than takes it back. */
    standing: async ({ id, feedId }: StoredRun): Promise<{ undoneBy: number | null; bringsBack: boolean }> => {
      const undoRuns = await undo.undoRuns({ feedId });
      return { undoneBy: undoneBy(id, undoRuns), bringsBack: !takesBack(id, undoRuns) };
    },

    /** Whether an approval of a run lifts the pause that it made. */
    pauses: async ({ id, feedId, undoOf }: StoredRun): Promise<boolean> =>
      undoOf !== null && (await undo.pauseOf(feedId))?.undoRunId === id,

    /** Lifts the pause that an undo run made, if that is the run; else false. */
    resumeBy: async (run: StoredRun): Promise<boolean> => {
      if (run.undoOf === null || (await undo.pauseOf(run.feedId))?.undoRunId !== run.id) return false;
      await undo.resume(run.feedId, 'person');
      return true;
    },
  };
};
