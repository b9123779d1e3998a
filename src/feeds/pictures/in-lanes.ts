import PQueue from 'p-queue';

/** `tried` counts, `passed` does not; after `stop`, which does not count either, nothing more is begun. */
export type Outcome = 'tried' | 'passed' | 'stop';

/**
 * Does `work` for the items in their order, so many at once, until it says `stop`, one fails, or the signal is aborted. Returns how
 * many were tried, as soon as all that was begun has ended; rejects then with the first failure.
 */
export const inLanes = async <Item>(
  items: readonly Item[],
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  work: (item: Item) => Promise<Outcome>,
): Promise<number> => {
  const queue = new PQueue({ concurrency: atOnce });
  const failures: unknown[] = [];
  let tried = 0;
  let isStopped = false;
  const workOn = async (item: Item): Promise<void> => {
    if (isStopped || signal.aborted) return;
    try {
      const outcome = await work(item);
      if (outcome === 'tried') tried += 1;
      isStopped ||= outcome === 'stop';
    } catch (error) {
      failures.push(error);
      isStopped = true;
    }
  };
  await queue.addAll(items.map((item) => () => workOn(item)));
  if (failures.length > 0) throw failures[0];
  return tried;
};
