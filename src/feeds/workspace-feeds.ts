import { businessError, type ServiceError } from '../errors.ts';
import type { FeedRegistry, KnownFeed } from './configuration/feed-registry.ts';
import type { Feed } from './configuration/feed-store.ts';
import type { StoredRun } from './runs/run.ts';
import type { RunStore } from './runs/run-store.ts';

export const noFeed = (name: string): ServiceError =>
  businessError(404, `There is no feed ${JSON.stringify(name.slice(0, 64))}`);

/** The feeds and runs that a workspace sees: others are a 404 like those that do not exist. */
export const createWorkspaceFeeds = ({
  registry,
  runs,
  firstWorkspaceId,
}: {
  registry: FeedRegistry;
  runs: Pick<RunStore, 'get'>;
  firstWorkspaceId: () => Promise<number | undefined>;
}) => {
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

  return {
    ofWorkspace,
    rowsOf,

    findFeed: async (workspaceId: number, name: string): Promise<KnownFeed> => {
      const known = (await ofWorkspace(workspaceId)).find((feed) => feed.name === name);
      if (known === undefined) throw noFeed(name);
      return known;
    },

    findRun: async (workspaceId: number, runId: number): Promise<StoredRun> => {
      const run = await runs.get(runId);
      const feeds = await rowsOf(workspaceId);
      if (run === undefined || !feeds.some(({ id }) => id === run.feedId)) {
        throw businessError(404, `There is no run ${runId}`);
      }
      return run;
    },
  };
};

export type WorkspaceFeeds = ReturnType<typeof createWorkspaceFeeds>;
