import type { Remember } from '../database/idempotency-key-store.ts';
import { businessError } from '../errors.ts';
import type { ListingStore } from '../listings/listing-store.ts';
import type { FeedStanding } from '../process/metrics.ts';
import { createStaleness } from './configuration/feed-age.ts';
import type { FeedRegistry, KnownFeed } from './configuration/feed-registry.ts';
import { nextStart } from './configuration/schedule.ts';
import { waitsSentence } from './configuration/tried-config.ts';
import {
  type FeedData,
  type FeedState,
  previewData,
  problemData,
  progressData,
  type RunData,
  type RunDetailData,
  runData,
  time,
} from './feed-data.ts';
import { standingOf } from './feed-standings.ts';
import { type RejectsFile, rejectsFile } from './report/rejects-file.ts';
import { queueImport, runnable } from './runs/queue-import.ts';
import { ENDED_STATES, type StoredRun } from './runs/run.ts';
import type { RunStore } from './runs/run-store.ts';
import { pauseSentence } from './undo/pause.ts';
import type { Pause, UndoRunStore } from './undo/undo-run-store.ts';
import { createUndoService } from './undo/undo-service.ts';
import { createUploadService } from './upload/upload-service.ts';
import { noFeed, type WorkspaceFeeds } from './workspace-feeds.ts';

/** How many kinds of problems a run tells. */
const MOST_KINDS = 50;

const stateOf = (
  { error }: KnownFeed,
  last: StoredRun | undefined,
  { isHeld, waits, isStale }: { isHeld: boolean; waits: boolean; isStale: boolean },
): FeedState => {
  if (error !== null) return 'Broken';
  if (last?.state === 'Queued' || last?.state === 'Running') return 'Running';
  if (isHeld) return 'Held';
  if (waits) return 'Waiting';
  if (last?.state === 'Failed') return 'Failing';
  return isStale ? 'Stale' : 'Fresh';
};

/** How far a run is, what it would do, and its problems: by kind, and a page of them. */
const findingsOf = async (
  run: StoredRun,
  page: { number: number; size: number },
  runs: Pick<RunStore, 'problems' | 'problemKinds' | 'previews' | 'written'>,
): Promise<Omit<RunDetailData, 'Run'>> => {
  const { problems, total } = await runs.problems(run.id, page);
  const previews = await runs.previews(run.id);
  const kinds = await runs.problemKinds(run.id, MOST_KINDS);
  return {
    Progress: run.state === 'Running' ? progressData(run, await runs.written(run)) : null,
    Preview: previews.map(previewData),
    ProblemKinds: kinds.map(({ count, first }) => ({ ...problemData(first), Count: count })),
    Problems: problems.map(problemData),
    VirtualCount: total,
  };
};

/** Of what a feed's runs tell how it stands: the newest of each. */
const NEWEST = {
  last: ['Queued', 'Running', 'Succeeded', 'Held', 'Failed'],
  held: ['Held'],
  finished: ENDED_STATES,
} as const;

/** Feeds beside what /chat/Feed/List tells of each, with what there is to be done in Message, and the last run that ended. */
const createFeedOverview = (options: {
  runs: Pick<RunStore, 'newestOf'>;
  undoRuns: Pick<UndoRunStore, 'pausesOf'>;
  clock: () => Date;
}) => {
  const { runs, undoRuns, clock } = options;
  const staleness = createStaleness(clock);

  const dataOf = (
    known: KnownFeed,
    { last, held, finished }: Partial<Record<keyof typeof NEWEST, StoredRun>>,
    pause: Pause | null,
  ): FeedData => {
    const { feed, config, refusal } = known;
    const schedule = refusal === null ? config?.schedule : undefined;
    const paused = pauseSentence(pause, feed, 'that run or a held one');
    const stale = staleness(known);
    const isHeld = paused !== null || held !== undefined;
    const waits = schedule !== undefined && !known.isTried;
    const state = stateOf(known, last, { isHeld, waits, isStale: stale !== null });
    const toldByState: Partial<Record<FeedState, string | null | undefined>> = {
      Failing: last?.message,
      Held: held?.message,
      Waiting: waitsSentence(feed),
      Fresh: known.isUploaded && feed.lastChatbots === null ? 'it waits for its first file' : null,
      Stale: [stale, known.warning].filter((text) => text !== null).join('; '),
    };
    return {
      Feed: known.name,
      SerialNumbers: known.serialNumbers,
      Mode: config?.mode ?? null,
      State: state,
      IsUploaded: known.isUploaded,
      LastRun: time(finished?.finishedAt ?? null),
      NextRun: schedule === undefined || waits ? null : nextStart(schedule, clock()).toISOString(),
      Message: known.error ?? paused ?? toldByState[state] ?? known.warning ?? '',
    };
  };

  return async (feeds: readonly KnownFeed[]) => {
    const ids = feeds.map(({ feed }) => feed.id);
    const newest = await runs.newestOf(ids, NEWEST);
    const pauses = await undoRuns.pausesOf(ids);
    return feeds.map((known) => {
      const ofFeed = newest.get(known.feed.id) ?? {};
      return { known, data: dataOf(known, ofFeed, pauses.get(known.feed.id) ?? null), finished: ofFeed.finished };
    });
  };
};

/** 409 where a held run is not the first of its feed, or its feed is configured otherwise since and nobody has tried that. */
const checkHeld = async (
  run: StoredRun,
  { runs, registry }: { runs: Pick<RunStore, 'oldestHeld'>; registry: Pick<FeedRegistry, 'find'> },
): Promise<void> => {
  const first = await runs.oldestHeld(run.feedId);
  if (first !== null && first < run.id) {
    throw businessError(
      409,
      `Run ${run.id} builds on run ${first}, which waits too: approve or cancel run ${first} first`,
    );
  }
  const known = await registry.find(run.feed);
  if (known?.config != null && !known.isTried) {
    throw businessError(
      409,
      `The configuration of feed ${run.feed} has changed since run ${run.id} was held: ask for a dry run of it first`,
    );
  }
};

/**
 * Feeds as administrators see and steer them. A workspace sees its own feeds and runs only; others are a 404 like those
 * that do not exist. `wake` tells the worker that a run waits.
 */
export const createFeedService = (options: {
  registry: FeedRegistry;
  workspaceFeeds: WorkspaceFeeds;
  runs: RunStore;
  undoRuns: UndoRunStore;
  listings: Pick<ListingStore, 'confirmSince'>;
  dataFolder: string;
  host: string;
  clock: () => Date;
  wake: () => void;
}) => {
  const { registry, runs, undoRuns, listings, clock, wake } = options;

  const { ofWorkspace, rowsOf, findFeed, findRun } = options.workspaceFeeds;
  const uploads = createUploadService({ ...options, feedsOf: ofWorkspace, findFeed });
  const undoing = createUndoService({ findRun, runs, undo: undoRuns, clock, wake });

  const withParts = async (run: StoredRun): Promise<RunData> => runData(run, await runs.parts([run.id]));

  const overview = createFeedOverview(options);

  return {
    list: async (workspaceId: number): Promise<{ List: FeedData[] }> => ({
      List: (await overview(await ofWorkspace(workspaceId))).map(({ data }) => data),
    }),

    /** How the feeds of a workspace stand; all of them where it is 0. */
    standings: async (workspaceId: number): Promise<FeedStanding[]> => {
      const seen = await overview(workspaceId === 0 ? await registry.all() : await ofWorkspace(workspaceId));
      const parts = await runs.parts(seen.flatMap(({ finished }) => finished?.id ?? []));
      return seen.map(({ known, data, finished }) =>
        standingOf(known, data.State, finished && runData(finished, parts)),
      );
    },

    /** Queues a run; 409 that names the run when one is queued or running. */
    importFeed: async (
      workspaceId: number,
      request: { Feed: string; DryRun?: boolean },
      remember?: Remember,
    ): Promise<{ RunID: number }> => {
      const known = runnable(await findFeed(workspaceId, request.Feed));
      const run = { startedBy: 'api' as const, dryRun: request.DryRun ?? false };
      const queued = await queueImport(known, run, runs, remember);
      wake();
      return queued;
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
    ): Promise<RunDetailData> => {
      const run = await findRun(workspaceId, request.RunID);
      const page = { number: request.PageNumber, size: request.PageSize };
      return { Run: await withParts(run), ...(await findingsOf(run, page, runs)) };
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
      if (run.state === 'Held') await checkHeld(run, options);
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

export type FeedService = ReturnType<typeof createFeedService>;
