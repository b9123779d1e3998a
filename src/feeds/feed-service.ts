import { businessError } from '../errors.ts';
import type { FeedRegistry, KnownFeed } from './configuration/feed-registry.ts';
import { maxAgeHours } from './configuration/feed-schedule.ts';
import { nextStart } from './configuration/schedule-times.ts';
import {
  type FeedData,
  type FeedState,
  type ProblemData,
  problemData,
  type RunData,
  runData,
  time,
} from './feed-data.ts';
import { ENDED_STATES, type StoredRun } from './runs/run.ts';
import type { RunStore } from './runs/run-store.ts';

/**
 * Feeds as administrators see and steer them. A workspace sees its own feeds and runs only; others are a 404 like those
 * that do not exist. `wake` tells the worker that a run waits.
 */
export const createFeedService = (options: {
  registry: FeedRegistry;
  runs: RunStore;
  firstWorkspaceId: () => Promise<number | undefined>;
  clock: () => Date;
  wake: () => void;
}) => {
  const { registry, runs, firstWorkspaceId, clock, wake } = options;

  /** A feed none of whose chatbots was ever there has no workspace: the first one, the installation's own, sees to it. */
  const ofWorkspace = async (workspaceId: number): Promise<KnownFeed[]> => {
    const first = await firstWorkspaceId();
    return (await registry.all()).filter(({ feed }) => (feed.workspaceId ?? first) === workspaceId);
  };

  const findFeed = async (workspaceId: number, name: string): Promise<KnownFeed> => {
    const known = (await ofWorkspace(workspaceId)).find((feed) => feed.name === name);
    if (known === undefined) throw businessError(404, `There is no feed ${JSON.stringify(name.slice(0, 64))}`);
    return known;
  };

  const findRun = async (workspaceId: number, runId: number): Promise<StoredRun> => {
    const run = await runs.get(runId);
    const feeds = await ofWorkspace(workspaceId);
    if (run === undefined || !feeds.some(({ feed }) => feed.id === run.feedId)) {
      throw businessError(404, `There is no run ${runId}`);
    }
    return run;
  };

  const withParts = async (run: StoredRun): Promise<RunData> => runData(run, await runs.parts([run.id]));

  const isStale = ({ feed, config }: KnownFeed): boolean => {
    if (config === null) return false;
    const oldest = clock().getTime() - maxAgeHours(config) * 3_600_000;
    return (feed.lastReachedAt?.getTime() ?? 0) < oldest || (feed.lastChangedAt?.getTime() ?? 0) < oldest;
  };

  const stateOf = (known: KnownFeed, last: StoredRun | undefined): FeedState => {
    if (known.error !== null) return 'Broken';
    if (last?.state === 'Queued' || last?.state === 'Running') return 'Running';
    if (last?.state === 'Held') return 'Held';
    if (last?.state === 'Failed') return 'Failing';
    return isStale(known) ? 'Stale' : 'Fresh';
  };

  const feedData = async (known: KnownFeed): Promise<FeedData> => {
    const last = await runs.latest(known.feed.id, ['Queued', 'Running', 'Succeeded', 'Held', 'Failed']);
    const finished = await runs.latest(known.feed.id, ENDED_STATES);
    const schedule = known.error === null ? known.config?.schedule : undefined;
    const state = stateOf(known, last);
    return {
      Feed: known.name,
      SerialNumbers: known.serialNumbers,
      Mode: known.config?.mode ?? null,
      State: state,
      LastRun: time(finished?.finishedAt ?? null),
      NextRun: schedule === undefined ? null : nextStart(schedule, clock()).toISOString(),
      Message: known.error ?? (state === 'Failing' || state === 'Held' ? last?.message : known.warning) ?? '',
    };
  };

  return {
    list: async (workspaceId: number): Promise<{ List: FeedData[] }> => ({
      List: await Promise.all((await ofWorkspace(workspaceId)).map(feedData)),
    }),

    /** Queues a run; 409 that names the run when one is queued or running. */
    importFeed: async (
      workspaceId: number,
      request: { Feed: string; DryRun?: boolean },
    ): Promise<{ RunID: number }> => {
      const { feed, error } = await findFeed(workspaceId, request.Feed);
      if (error !== null) throw businessError(409, `Feed ${request.Feed} is broken: ${error}`);
      const queued = await runs.queue({ feedId: feed.id, startedBy: 'api', dryRun: request.DryRun ?? false });
      if ('taken' in queued) {
        throw businessError(409, `Feed ${request.Feed} is being imported: run ${queued.taken} is queued or running`);
      }
      wake();
      return { RunID: queued.runId };
    },

    runList: async (
      workspaceId: number,
      request: { Feed?: string; PageNumber: number; PageSize: number },
    ): Promise<{ List: RunData[]; VirtualCount: number }> => {
      const feeds =
        request.Feed === undefined ? await ofWorkspace(workspaceId) : [await findFeed(workspaceId, request.Feed)];
      const page = { number: request.PageNumber, size: request.PageSize };
      const { runs: found, total } = await runs.list(
        feeds.map(({ feed }) => feed.id),
        page,
      );
      const parts = await runs.parts(found.map((run) => run.id));
      return { List: found.map((run) => runData(run, parts)), VirtualCount: total };
    },

    runDetail: async (
      workspaceId: number,
      request: { RunID: number; PageNumber: number; PageSize: number },
    ): Promise<{ Run: RunData; Problems: ProblemData[]; VirtualCount: number }> => {
      const run = await findRun(workspaceId, request.RunID);
      const page = { number: request.PageNumber, size: request.PageSize };
      const { problems, total } = await runs.problems(run.id, page);
      return { Run: await withParts(run), Problems: problems.map(problemData), VirtualCount: total };
    },

    /** Applies a held run against the listings of now, guards overruled. */
    approve: async (workspaceId: number, runId: number): Promise<RunData> => {
      const run = await findRun(workspaceId, runId);
      if (!(await runs.approve(runId))) {
        throw businessError(
          409,
          run.state === 'Held'
            ? `Run ${runId} can't be approved now: another run of feed ${run.feed} is queued or running`
            : `Run ${runId} is ${run.state}; only a held run can be approved`,
        );
      }
      wake();
      return withParts(await findRun(workspaceId, runId));
    },

    /** Ends a queued or held run at once, a running one after its batch. What was written stays. */
    cancel: async (workspaceId: number, runId: number): Promise<RunData> => {
      const run = await findRun(workspaceId, runId);
      if (!(await runs.cancel(runId, 'cancelled by the API'))) {
        throw businessError(409, `Run ${runId} is ${run.state}; there is nothing to cancel`);
      }
      return withParts(await findRun(workspaceId, runId));
    },
  };
};
