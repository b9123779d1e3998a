import type { PartReport } from '../part-job.ts';
import type { PartCounts, StoredRun } from '../runs/run.ts';
import type { createRunEffectStore, WrittenCounts } from '../runs/run-effect-store.ts';

/** Takes up to `count` rows out of the counts, from the first of them that has any. */
const takeRows = <Counts extends PartCounts>(
  counts: Counts,
  count: number,
  from: readonly ('unchanged' | 'ignored')[],
): { counts: Counts; taken: number } => {
  let left = { ...counts };
  let taken = 0;
  for (const name of from) {
    const some = Math.min(count - taken, left[name]);
    left = { ...left, [name]: left[name] - some };
    taken += some;
  }
  return { counts: left, taken };
};

/**
 * The counts of a part over all attempts of its run. What an earlier attempt wrote, the last one found as it should be: its
 * rows are among the unchanged or, where they ended a home, the ignored ones. The sum of the rows stays what it is. Pure.
 */
export const overAllAttempts = <Counts extends PartCounts>(last: Counts, written: WrittenCounts): Counts => {
  let counts = { ...last, removedByAbsence: Math.max(last.removedByAbsence, written.removedByAbsence) };
  for (const [name, from] of [
    ['created', ['unchanged', 'ignored']],
    ['updated', ['unchanged', 'ignored']],
    ['removedByRow', ['ignored', 'unchanged']],
  ] as const) {
    const moved = takeRows(counts, Math.max(0, written[name] - counts[name]), from);
    counts = { ...moved.counts, [name]: moved.counts[name] + moved.taken };
  }
  return counts;
};

/** The parts of a run that was begun more than once, after a kill or by an approval, with the counts of all its attempts. */
export const withAllAttempts = async (
  parts: readonly PartReport[],
  run: Pick<StoredRun, 'id' | 'feedId' | 'token' | 'dryRun'>,
  effects: ReturnType<typeof createRunEffectStore>,
): Promise<PartReport[]> => {
  if (run.token <= 1 || run.dryRun) return [...parts];
  const whole: PartReport[] = [];
  for (const part of parts) {
    whole.push(part.written ? overAllAttempts(part, await effects.written(run, part.chatbotId)) : part);
  }
  return whole;
};
