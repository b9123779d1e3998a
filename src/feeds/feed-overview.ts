import { createMaxAges, staleness } from './configuration/feed-age.ts';
import type { KnownFeed } from './configuration/feed-registry.ts';
import { nextStart } from './configuration/schedule.ts';
import { type FeedData, type FeedState, time } from './feed-data.ts';
import { ENDED_STATES, type StoredRun } from './runs/run.ts';
import type { RunStore } from './runs/run-store.ts';
import { pauseSentence } from './undo/pause.ts';
import type { UndoRunStore } from './undo/undo-run-store.ts';

const stateOf = (
  { error }: KnownFeed,
  last: StoredRun | undefined,
  { isHeld, isStale }: { isHeld: boolean; isStale: boolean },
): FeedState => {
  if (error !== null) return 'Broken';
  if (last?.state === 'Queued' || last?.state === 'Running') return 'Running';
  if (isHeld) return 'Held';
  if (last?.state === 'Failed') return 'Failing';
  return isStale ? 'Stale' : 'Fresh';
};

/** How a feed stands, as /chat/Feed/List tells it, with what there is to be done in Message. */
export const createFeedOverview = (options: {
  runs: Pick<RunStore, 'latest'>;
  undoRuns: Pick<UndoRunStore, 'pauseOf'>;
  clock: () => Date;
}): ((known: KnownFeed) => Promise<FeedData>) => {
  const { runs, undoRuns, clock } = options;
  const maxAge = createMaxAges();

  return async (known) => {
    const { feed, config, refusal } = known;
    const last = await runs.latest(feed.id, ['Queued', 'Running', 'Succeeded', 'Held', 'Failed']);
    const held = await runs.latest(feed.id, ['Held']);
    const finished = await runs.latest(feed.id, ENDED_STATES);
    const schedule = refusal === null ? config?.schedule : undefined;
    const paused = pauseSentence(await undoRuns.pauseOf(feed.id), feed, 'that run or a held one');
    const stale = config === null ? null : staleness(feed, maxAge(config), clock());
    const state = stateOf(known, last, { isHeld: paused !== null || held !== undefined, isStale: stale !== null });
    const lastMessage = state === 'Failing' ? last?.message : state === 'Held' ? held?.message : null;
    const staleMessage = state === 'Stale' ? [stale, known.warning].filter((text) => text !== null).join('; ') : null;
    return {
      Feed: known.name,
      SerialNumbers: known.serialNumbers,
      Mode: config?.mode ?? null,
      State: state,
      LastRun: time(finished?.finishedAt ?? null),
      NextRun: schedule === undefined ? null : nextStart(schedule, clock()).toISOString(),
      Message: known.error ?? paused ?? lastMessage ?? staleMessage ?? known.warning ?? '',
    };
  };
};
