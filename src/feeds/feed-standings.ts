import type { FeedStanding } from '../process/metrics.ts';
import type { PartData, RunData } from './feed-data.ts';
import type { FeedService } from './feed-service.ts';

/** So many runs are looked through for the last one of each feed. */
const RUNS_LOOKED_AT = 200;

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
  seconds: StartedAt === null || FinishedAt === null ? 0 : (Date.parse(FinishedAt) - Date.parse(StartedAt)) / 1_000,
  counts: sumOf(Parts),
});

/** How the feeds of some workspaces stand. */
export const feedStandings = async (
  feeds: Pick<FeedService, 'list' | 'runList'>,
  workspaceIds: readonly number[],
): Promise<FeedStanding[]> => {
  const standings: FeedStanding[] = [];
  for (const workspaceId of workspaceIds) {
    const { List } = await feeds.list(workspaceId);
    const { List: runs } = await feeds.runList(workspaceId, { PageNumber: 1, PageSize: RUNS_LOOKED_AT });
    for (const { Feed, State, LastRun } of List) {
      const last = runs.find((run) => run.Feed === Feed && run.FinishedAt !== null && !run.DryRun);
      standings.push({
        ...{ feed: Feed, state: State, lastRunAt: LastRun === null ? undefined : new Date(LastRun) },
        ...(last && { lastRun: lastRunOf(last) }),
      });
    }
  }
  return standings;
};
