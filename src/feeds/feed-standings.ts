import type { FeedStanding } from '../process/metrics.ts';
import type { KnownFeed } from './configuration/feed-registry.ts';
import { type FeedState, type PartData, type RunData, runData } from './feed-data.ts';
import { ENDED_STATES } from './runs/run.ts';
import type { RunStore } from './runs/run-store.ts';

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
export const createFeedStanding =
  (options: {
    runs: Pick<RunStore, 'latest' | 'parts'>;
    stateOf: (known: KnownFeed) => Promise<FeedState>;
  }): ((known: KnownFeed) => Promise<FeedStanding>) =>
  async (known) => {
    const { runs, stateOf } = options;
    const { name, feed, isUploaded } = known;
    const last = await runs.latest(feed.id, ENDED_STATES);
    return {
      ...{ feed: name, state: await stateOf(known) },
      ...{ lastReachedAt: isUploaded ? null : feed.lastReachedAt, lastChangedAt: feed.lastChangedAt },
      ...(last && { lastRun: lastRunOf(runData(last, await runs.parts([last.id]))) }),
    };
  };
