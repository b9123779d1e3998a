import type { FeedStanding } from '../process/metrics.ts';
import type { KnownFeed } from './configuration/feed-registry.ts';
import type { FeedState, PartData, RunData } from './feed-data.ts';

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
export const standingOf = (
  { name, feed, isUploaded }: KnownFeed,
  state: FeedState,
  last: RunData | undefined,
): FeedStanding => ({
  ...{ feed: name, state },
  ...{ lastReachedAt: isUploaded ? null : feed.lastReachedAt, lastChangedAt: feed.lastChangedAt },
  ...(last && { lastRun: lastRunOf(last) }),
});
