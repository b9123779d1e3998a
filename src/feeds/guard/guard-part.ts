import { storesOn } from '../../database/stores.ts';
import { type FeedConfig, feedLimits } from '../configuration/feed-config.ts';
import { mappedColumns } from '../configuration/feed-rules.ts';
import type { ColumnFill } from '../configuration/feed-store.ts';
import { presetOf } from '../map/presets/presets.ts';
import { createIdSet } from '../plan/id-set.ts';
import type { FilePlan } from '../plan/plan-file.ts';
import type { PartPlan } from '../plan/plan-part.ts';
import type { Removal } from '../plan/shown-homes.ts';
import { createColumnFinder } from '../read/header.ts';
import { chatbotsText } from '../runs/earlier-runs.ts';
import type { ImportJob } from '../runs/import-job.ts';
import { type Absence, findAbsent, readKeyedListings } from './find-absent.ts';
import { type GuardVerdict, judge, type PartFacts } from './guards.ts';

/** A part's plan as the guards judged it: what leaves with the rest, and what waits for an approval. */
export type JudgedPart = {
  plan: PartPlan;
  absence: Absence;
  verdict: GuardVerdict;
  free: readonly Removal[];
  held: readonly Removal[];
};

const NO_OBJECTION: GuardVerdict = { part: null, removals: null };

/** All that would leave: by the rows of the file, and because the file lacks it. */
const listRemovals = async (
  plan: PartPlan,
  { summary, keysPath }: FilePlan,
  { feed, config, database }: ImportJob,
): Promise<{ removals: Removal[]; absence: Absence }> => {
  const { endings, chatbotId, isDropped } = plan;
  const ending = createIdSet(endings.map(({ id }) => id));
  const { candidates, claims } = storesOn(database);
  const shown = { candidates, claims, chatbotId, sourceId: feed.id };
  // A source that tells the keys of all that it has tells by them what is absent, however few its records are; a file may say that it is whole.
  const keyed = keysPath === null ? null : await readKeyedListings(keysPath, shown);
  const told = { whole: 'snapshot', part: 'delta' } as const;
  const mode = keyed !== null ? 'snapshot' : summary.extent === null ? config.mode : told[summary.extent];
  const absence = await findAbsent({
    ...shown,
    isSeen: (id) => plan.seen.has(id) || keyed?.has(id) === true,
    isEnding: ending.has,
    mode: isDropped ? 'snapshot' : mode,
    missesBeforeRemoval: isDropped ? 1 : feedLimits(config).missesBeforeRemoval,
  });
  return {
    absence,
    removals: [...endings, ...absence.absent.map((id): Removal => ({ id, reason: 'absence', row: null }))],
  };
};

/** What is known of the columns that the feed still reads: one that it no longer maps is not gone. */
const withoutUnmapped = ({ filled, ...fill }: ColumnFill, config: FeedConfig): ColumnFill => {
  const mapped = [...mappedColumns(config)];
  const { otherNames } = presetOf(config.preset);
  const kept = Object.entries(filled).filter(([column]) => {
    const find = createColumnFinder([column], otherNames);
    return mapped.some((name) => find(name) !== null);
  });
  return { ...fill, filled: Object.fromEntries(kept) };
};

/** What the guards judge a part by. */
const readFacts = async (
  plan: PartPlan,
  { summary }: FilePlan,
  leaving: { removals: readonly Removal[]; absence: Absence },
  job: ImportJob,
): Promise<Omit<PartFacts, 'paused'>> => {
  const { run, feed, config, database } = job;
  const { chatbotId, isDropped } = plan;
  const { candidates, runs } = storesOn(database);
  return {
    ...plan.tally,
    keylessRows: plan.tally.keylessRows + summary.unfilled,
    mode: config.mode,
    limits: feedLimits(config),
    minRowsIsSet: config.limits?.minRows !== undefined,
    recentRows: isDropped ? [] : await runs.recentMatchedRows(feed.id, chatbotId, 5),
    columnFill: { rows: summary.rows, filled: summary.columnFill, unread: summary.unread },
    lastColumnFill: summary.rows === 0 ? null : feed.columnFill && withoutUnmapped(feed.columnFill, config),
    owned: await candidates.countOwned(chatbotId, feed.id, { id: run.id, queuedAt: run.queuedAt }),
    live: await candidates.countLive(chatbotId),
    removals: leaving.removals.length,
    removalsByAbsence: leaving.absence.absent.length,
    removedThisWeek: await runs.removedWithin(feed.id, chatbotId, 7),
    chatbotsChanged: feed.lastChatbots !== null && feed.lastChatbots !== chatbotsText(config),
  };
};

/**
 * Judges one chatbot's part before anything of it is written, unless an approval has overruled the guards. The rows whose
 * removals are held end nothing. `paused`: why the feed writes nothing until somebody says so; null when it is not paused.
 */
export const guardPart = async (
  plan: PartPlan,
  planned: FilePlan,
  paused: string | null,
  job: ImportJob,
): Promise<JudgedPart> => {
  const leaving = await listRemovals(plan, planned, job);
  const verdict = job.run.approved
    ? NO_OBJECTION
    : judge({ ...(await readFacts(plan, planned, leaving, job)), paused });
  const isHeld = ({ reason }: Removal): boolean =>
    verdict.part !== null || (verdict.removals !== null && (verdict.absenceOnly !== true || reason === 'absence'));
  const { removals, absence } = leaving;
  const held = removals.filter(isHeld);
  for (const { row } of held) if (row !== null) plan.outcomes.set(row, 'ignored');
  return { plan, absence, verdict, held, free: removals.filter((removal) => !isHeld(removal)) };
};
