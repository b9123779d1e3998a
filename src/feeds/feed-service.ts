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
  type PartData,
  previewData,
  problemData,
  progressData,
  type RefusalData,
  type RunData,
  type RunDetailData,
  runData,
  time,
} from './feed-data.ts';
import { type RejectsFile, rejectsFile } from './report/rejects-file.ts';
import { buildsOnEarlierFiles } from './runs/earlier-runs.ts';
import { queueImport, runnable } from './runs/queue-import.ts';
import { ENDED_STATES, type StoredRun } from './runs/run.ts';
import type { RunStore } from './runs/run-store.ts';
import { pausedBy, pauseSentence } from './undo/pause.ts';
import type { Pause, UndoRunStore } from './undo/undo-run-store.ts';
import { createUndoService } from './undo/undo-service.ts';
import { createUploadService } from './upload/upload-service.ts';
import { noFeed, type WorkspaceFeeds } from './workspace-feeds.ts';

/** What the parts of a run count, by name. */
const sumOf = (parts: readonly PartData[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const part of parts)
    for (const [name, value] of Object.entries(part))
      if (typeof value === 'number') sums[name] = (sums[name] ?? 0) + value;
  return sums;
};

const lastRunOf = ({ State, StartedAt, FinishedAt, Parts }: RunData): NonNullable<FeedStanding['lastRun']> => ({
  state: State,
  endedAt: FinishedAt === null ? undefined : new Date(FinishedAt),
  seconds: StartedAt === null || FinishedAt === null ? 0 : (Date.parse(FinishedAt) - Date.parse(StartedAt)) / 1_000,
  counts: sumOf(Parts),
});

/** How a feed stands, as a monitoring system is told. */
const standingOf = (
  { name, feed, isUploaded }: KnownFeed,
  state: FeedState,
  last: RunData | undefined,
): FeedStanding => ({
  ...{ feed: name, state },
  ...{ lastReachedAt: isUploaded ? null : feed.lastReachedAt, lastChangedAt: feed.lastChangedAt },
  ...(last && { lastRun: lastRunOf(last) }),
});

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
): Promise<Pick<RunDetailData, 'Progress' | 'Preview' | 'ProblemKinds' | 'Problems' | 'VirtualCount'>> => {
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
  runs: Pick<RunStore, 'newestOf' | 'oldestHeld'>;
  undoRuns: Pick<UndoRunStore, 'pausesOf'>;
  clock: () => Date;
}) => {
  const { runs, undoRuns, clock } = options;
  const staleness = createStaleness(clock);

  const dataOf = (
    known: KnownFeed,
    { last, held, finished }: Partial<Record<keyof typeof NEWEST, StoredRun>>,
    { pause, heldRun }: { pause: Pause | null; heldRun: number | null },
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
      HeldRun: heldRun,
      HoldsOthers: held !== undefined && config !== null && buildsOnEarlierFiles(config),
      PausedBy: pausedBy(pause, feed),
      Message: known.error ?? paused ?? toldByState[state] ?? known.warning ?? '',
    };
  };

  return async (feeds: readonly KnownFeed[]) => {
    const ids = feeds.map(({ feed }) => feed.id);
    const newest = await runs.newestOf(ids, NEWEST);
    const pauses = await undoRuns.pausesOf(ids);
    return Promise.all(
      feeds.map(async (known) => {
        const { id } = known.feed;
        const ofFeed = newest.get(id) ?? {};
        const heldRun = ofFeed.held === undefined ? null : await runs.oldestHeld(id);
        const data = dataOf(known, ofFeed, { pause: pauses.get(id) ?? null, heldRun });
        return { known, data, finished: ofFeed.finished };
      }),
    );
  };
};

/** Why a held run can't be approved: it is not the first of its feed, or its feed is configured otherwise since and nobody has tried that. */
const heldRefusal = async (
  run: StoredRun,
  { runs, registry }: { runs: Pick<RunStore, 'oldestHeld'>; registry: Pick<FeedRegistry, 'find'> },
): Promise<string | null> => {
  const first = await runs.oldestHeld(run.feedId);
  if (first !== null && first < run.id)
    return `Run ${run.id} builds on run ${first}, which waits too: approve or cancel run ${first} first`;
  const known = await registry.find(run.feed);
  return known?.config != null && !known.isTried
    ? `The configuration of feed ${run.feed} has changed since run ${run.id} was held: ask for a dry run of it first`
    : null;
};

/** What of a run would be taken now, and why the rest would not. */
const createRefusals = (options: {
  runs: Pick<RunStore, 'oldestHeld' | 'latest'>;
  registry: Pick<FeedRegistry, 'find'>;
  undoing: Pick<ReturnType<typeof createUndoService>, 'refusal' | 'pauses'>;
}) => {
  const { runs, undoing } = options;

  const approve = async (run: StoredRun): Promise<string | null> => {
    if (run.dryRun) return `Run ${run.id} was a dry run, so there is nothing to approve: import feed ${run.feed}`;
    if (await undoing.pauses(run)) return null;
    if (run.state !== 'Held') return `Run ${run.id} is ${run.state}; only a held run can be approved`;
    const refused = await heldRefusal(run, options);
    if (refused !== null || (await runs.latest(run.feedId, ['Queued', 'Running'])) === undefined) return refused;
    return `Run ${run.id} can't be approved now: another run of feed ${run.feed} is queued or running`;
  };

  const cancel = ({ id, state }: StoredRun): string | null =>
    state === 'Queued' || state === 'Running' || state === 'Held'
      ? null
      : `Run ${id} is ${state}; there is nothing to cancel`;

  return {
    approve,
    of: async (run: StoredRun): Promise<RefusalData> => ({
      Approve: await approve(run),
      Cancel: cancel(run),
      Undo: await undoing.refusal(run),
    }),
  };
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

  const refusals = createRefusals({ runs, registry, undoing });

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
      const ids = feeds.map(({ id }) => id);
      const { runs: found, total } = await runs.list(ids, { number: request.PageNumber, size: request.PageSize });
      const parts = await runs.parts(found.map((run) => run.id));
      return { List: found.map((run) => runData(run, parts)), VirtualCount: total };
    },

    runDetail: async (
      workspaceId: number,
      request: { RunID: number; PageNumber: number; PageSize: number },
    ): Promise<RunDetailData> => {
      const run = await findRun(workspaceId, request.RunID);
      const page = { number: request.PageNumber, size: request.PageSize };
      const { undoneBy, bringsBack } = await undoing.standing(run);
      const feed = (await registry.find(run.feed))?.feed ?? { lastConfig: null };
      return {
        ...{ Run: await withParts(run), UndoOf: run.undoOf, UndoneBy: undoneBy, BringsBack: bringsBack },
        PausedBy: pausedBy(await undoRuns.pauseOf(run.feedId), feed),
        Refusals: await refusals.of(run),
        ...(await findingsOf(run, page, runs)),
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
      const refused = await refusals.approve(run);
      if (refused !== null) throw businessError(409, refused);
      if (await undoing.resumeBy(run)) return withParts(run);
      if (!(await runs.approve(runId))) {
        const other = await refusals.approve(await findRun(workspaceId, runId));
        throw businessError(409, other ?? `Run ${runId} can't be approved now: it was asked for at the same time`);
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
