import { businessError } from '../errors.ts';
import type { ListingStore } from '../listings/listing-store.ts';
import type { FeedRegistry, KnownFeed } from './configuration/feed-registry.ts';
import type { Feed } from './configuration/feed-store.ts';
import { type FeedData, type ProblemData, problemData, type RunData, runData } from './feed-data.ts';
import { createFeedOverview } from './feed-overview.ts';
import { beingImported, noFeed, runnable } from './feed-refusals.ts';
import { type PreviewData, previewData } from './preview/preview-data.ts';
import { type RejectsFile, rejectsFile } from './rejects/rejects-file.ts';
import type { StoredRun } from './runs/run.ts';
import type { RunStore } from './runs/run-store.ts';
import type { UndoRunStore } from './undo/undo-run-store.ts';
import { createUndoService } from './undo/undo-service.ts';
import { createUploadService } from './upload/upload-service.ts';

/**
 * Feeds as administrators see and steer them. A workspace sees its own feeds and runs only; others are a 404 like those
 * that do not exist. `wake` tells the worker that a run waits.
 */
export const createFeedService = (options: {
  registry: FeedRegistry;
  runs: RunStore;
  undoRuns: UndoRunStore;
  listings: Pick<ListingStore, 'confirmSince'>;
  dataFolder: string;
  host: string;
  firstWorkspaceId: () => Promise<number | undefined>;
  clock: () => Date;
  wake: () => void;
}) => {
  const { registry, runs, undoRuns, listings, firstWorkspaceId, clock, wake } = options;

  /** A feed none of whose chatbots was ever there has no workspace: the first one, the installation's own, sees to it. */
  const isOf = (workspaceId: number, first: number | undefined, feed: Feed): boolean =>
    (feed.workspaceId ?? first) === workspaceId;

  const ofWorkspace = async (workspaceId: number): Promise<KnownFeed[]> => {
    const first = await firstWorkspaceId();
    return (await registry.all()).filter(({ feed }) => isOf(workspaceId, first, feed));
  };

  /** The same with those that are gone: their runs stay visible. */
  const rowsOf = async (workspaceId: number): Promise<Feed[]> => {
    const first = await firstWorkspaceId();
    return (await registry.rows()).filter((feed) => isOf(workspaceId, first, feed));
  };

  const findFeed = async (workspaceId: number, name: string): Promise<KnownFeed> => {
    const known = (await ofWorkspace(workspaceId)).find((feed) => feed.name === name);
    if (known === undefined) throw noFeed(name);
    return known;
  };

  const findRun = async (workspaceId: number, runId: number): Promise<StoredRun> => {
    const run = await runs.get(runId);
    const feeds = await rowsOf(workspaceId);
    if (run === undefined || !feeds.some(({ id }) => id === run.feedId)) {
      throw businessError(404, `There is no run ${runId}`);
    }
    return run;
  };

  const uploads = createUploadService({ ...options, feedsOf: ofWorkspace, findFeed });
  const undoing = createUndoService({ findRun, runs, undo: undoRuns, clock, wake });

  const withParts = async (run: StoredRun): Promise<RunData> => runData(run, await runs.parts([run.id]));

  const overview = createFeedOverview(options);

  return {
    list: async (workspaceId: number): Promise<{ List: FeedData[] }> => ({
      List: await Promise.all((await ofWorkspace(workspaceId)).map(overview)),
    }),

    /** Queues a run; 409 that names the run when one is queued or running. */
    importFeed: async (
      workspaceId: number,
      request: { Feed: string; DryRun?: boolean },
    ): Promise<{ RunID: number }> => {
      const { feed } = runnable(await findFeed(workspaceId, request.Feed));
      const queued = await runs.queue({ feedId: feed.id, startedBy: 'api', dryRun: request.DryRun ?? false });
      if ('taken' in queued) throw beingImported(request.Feed, queued.taken);
      wake();
      return { RunID: queued.runId };
    },

    runList: async (
      workspaceId: number,
      request: { Feed?: string; PageNumber: number; PageSize: number },
    ): Promise<{ List: RunData[]; VirtualCount: number }> => {
      const rows = await rowsOf(workspaceId);
      const feeds = request.Feed === undefined ? rows : rows.filter(({ name }) => name === request.Feed);
      if (request.Feed !== undefined && feeds.length === 0) throw noFeed(request.Feed);
      const page = { number: request.PageNumber, size: request.PageSize };
      const { runs: found, total } = await runs.list(
        feeds.map(({ id }) => id),
        page,
      );
      const parts = await runs.parts(found.map((run) => run.id));
      return { List: found.map((run) => runData(run, parts)), VirtualCount: total };
    },

    runDetail: async (
      workspaceId: number,
      request: { RunID: number; PageNumber: number; PageSize: number },
    ): Promise<{ Run: RunData; Preview: PreviewData[]; Problems: ProblemData[]; VirtualCount: number }> => {
      const run = await findRun(workspaceId, request.RunID);
      const page = { number: request.PageNumber, size: request.PageSize };
      const { problems, total } = await runs.problems(run.id, page);
      const previews = await runs.previews(run.id);
      return {
        Run: await withParts(run),
        Preview: previews.map(previewData),
        Problems: problems.map(problemData),
        VirtualCount: total,
      };
    },

    undo: undoing.undo,
    uploadLimit: uploads.uploadLimit,
    upload: uploads.upload,

    /** The rejected rows of a run that has ended, as a CSV file. */
    rejects: async (workspaceId: number, runId: number): Promise<RejectsFile> => {
      const run = await findRun(workspaceId, runId);
      if (run.state === 'Queued' || run.state === 'Running') {
        throw businessError(409, `Run ${runId} is ${run.state}: what it rejects is known when it has ended`);
      }
      return rejectsFile(runs, run);
    },

    /** Applies a held run against the listings of now, guards overruled; of an undo run: lets its feed go on. */
    approve: async (workspaceId: number, runId: number): Promise<RunData> => {
      const run = await findRun(workspaceId, runId);
      if (run.dryRun) {
        throw businessError(409, `Run ${runId} was a dry run, so there is nothing to approve: import feed ${run.feed}`);
      }
      if (await undoing.resumeBy(run)) return withParts(run);
      const first = run.state === 'Held' ? await runs.oldestHeld(run.feedId) : null;
      if (first !== null && first < runId) {
        throw businessError(
          409,
          `Run ${runId} builds on run ${first}, which waits too: approve or cancel run ${first} first`,
        );
      }
      if (!(await runs.approve(runId))) {
        const { state } = await findRun(workspaceId, runId);
        throw businessError(
          409,
          state === 'Held'
            ? `Run ${runId} can't be approved now: another run of feed ${run.feed} is queued or running`
            : `Run ${runId} is ${state}; only a held run can be approved`,
        );
      }
      await undoRuns.resume(run.feedId, 'person');
      wake();
      return withParts(await findRun(workspaceId, runId));
    },

    /** Ends a queued or held run at once, a running one after its batch. What was written stays. */
    cancel: async (workspaceId: number, runId: number, by = 'by the API'): Promise<RunData> => {
      const run = await findRun(workspaceId, runId);
      if (!(await runs.cancel(runId, `cancelled ${by}`))) {
        const { state } = await findRun(workspaceId, runId);
        throw businessError(409, `Run ${runId} is ${state}; there is nothing to cancel`);
      }
      if (run.state === 'Queued') await uploads.dropUpload(run);
      // The next delta says nothing of the homes that this one would have ended.
      if (run.state === 'Held' && run.startedAt !== null) await listings.confirmSince(run.feedId, run.startedAt);
      return withParts(await findRun(workspaceId, runId));
    },
  };
};
