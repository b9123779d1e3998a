import { type FeedConfig, feedLimits } from '../configuration/feed-config.ts';
import { mappedColumns } from '../configuration/feed-rules.ts';
import type { ColumnFill } from '../configuration/feed-store.ts';
import { presetOf } from '../map/presets/presets.ts';
import type { PartJob } from '../part-job.ts';
import { createColumnFinder } from '../read/header.ts';
import { type Absence, findAbsent } from './find-absent.ts';
import { type GuardVerdict, judge } from './guards.ts';
import { createIdSet } from './id-set.ts';
import { readKeyedListings } from './keyed-listings.ts';
import type { PartPlan } from './plan-part.ts';
import type { Removal } from './shown-homes.ts';

/** A part's plan as the guards judged it: what leaves with the rest, and what waits for an approval. */
export type JudgedPart = {
  plan: PartPlan;
  absence: Absence;
  verdict: GuardVerdict;
  free: readonly Removal[];
  held: readonly Removal[];
};

const NO_OBJECTION: GuardVerdict = { part: null, removals: null };

const listRemovals = async (plan: PartPlan, job: PartJob): Promise<{ removals: Removal[]; absence: Absence }> => {
  const { endings, chatbotId } = plan;
  const ending = createIdSet(endings.map(({ id }) => id));
  const { keysPath, candidates, claims } = job;
  // A source that tells the keys of all that it has tells by them what is absent, however few its records are.
  const keyed =
    keysPath === null
      ? null
      : await readKeyedListings({ keysPath, chatbotId, sourceId: job.feed.id, candidates, claims });
  const absence = await findAbsent({
    candidates,
    claims,
    chatbotId,
    sourceId: job.feed.id,
    isSeen: (id) => plan.seen.has(id) || keyed?.has(id) === true,
    isEnding: ending.has,
    ...(job.dropped
      ? { mode: 'snapshot', missesBeforeRemoval: 1 }
      : {
          mode: keyed !== null ? 'snapshot' : job.summary.capped ? 'delta' : job.config.mode,
          missesBeforeRemoval: feedLimits(job.config).missesBeforeRemoval,
        }),
  });
  return {
    absence,
    removals: [...endings, ...absence.absent.map((id): Removal => ({ id, reason: 'absence', row: null }))],
  };
};

/** What is known of the columns that the feed still reads: one that it no longer maps is not gone. */
const withoutUnmapped = ({ rows, filled }: ColumnFill, config: FeedConfig): ColumnFill => {
  const mapped = [...mappedColumns(config)];
  const { otherNames } = presetOf(config.preset);
  const kept = Object.entries(filled).filter(([column]) => {
    const find = createColumnFinder([column], otherNames);
    return mapped.some((name) => find(name) !== null);
  });
  return { rows, filled: Object.fromEntries(kept) };
};

const askGuards = async (
  plan: PartPlan,
  removals: readonly Removal[],
  removalsByAbsence: number,
  job: PartJob,
): Promise<GuardVerdict> => {
  const { feed, config, summary, candidates, runs, shared } = job;
  const { chatbotId } = plan;
  return judge({
    ...plan.tally,
    mode: config.mode,
    limits: feedLimits(config),
    minRowsIsSet: config.limits?.minRows !== undefined,
    recentRows: job.dropped ? [] : await runs.recentMatchedRows(feed.id, chatbotId, 5),
    columnFill: { rows: summary.rows, filled: summary.columnFill },
    lastColumnFill: summary.rows === 0 ? null : feed.columnFill && withoutUnmapped(feed.columnFill, config),
    owned: await candidates.countOwned(chatbotId, feed.id, { id: shared.runId, queuedAt: job.queuedAt }),
    live: await candidates.countLive(chatbotId),
    removals: removals.length,
    removalsByAbsence,
    removedThisWeek: await runs.removedWithin(feed.id, chatbotId, 7),
    chatbotsChanged: job.chatbotsChanged,
    paused: job.paused,
  });
};

/**
 * Judges one chatbot's part before anything of it is written, unless an approval has overruled the guards. The rows whose
 * removals are held end nothing.
 */
export const judgePart = async (plan: PartPlan, job: PartJob): Promise<JudgedPart> => {
  const { removals, absence } = await listRemovals(plan, job);
  const verdict = job.approved ? NO_OBJECTION : await askGuards(plan, removals, absence.absent.length, job);
  const isHeld = ({ reason }: Removal): boolean =>
    verdict.part !== null || (verdict.removals !== null && (verdict.absenceOnly !== true || reason === 'absence'));
  const held = removals.filter(isHeld);
  for (const { row } of held) if (row !== null) plan.outcomes.set(row, 'ignored');
  return { plan, absence, verdict, held, free: removals.filter((removal) => !isHeld(removal)) };
};
