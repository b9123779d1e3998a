import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

/** The value below which a share of the figures lies; the largest for 1. RangeError where there is none. */
export const quantile = (figures: readonly number[], share: number): number => {
  const ordered = [...figures].sort((one, other) => one - other);
  const found = ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)];
  if (found === undefined) throw new RangeError('There is no quantile of no figures');
  return found;
};

/**
 * Calls at fixed times, `perSecond` of them, whether earlier ones have been answered or not, until `until` has ended. Gives each call's
 * milliseconds, counted from the time at which it was due: who waits for its turn waits too. Rejects when a call does, or `until`.
 */
export const callInOpenLoop = async (
  perSecond: number,
  call: () => Promise<unknown>,
  until: Promise<unknown>,
): Promise<number[]> => {
  const [latencies, open]: [number[], Set<Promise<void>>] = [[], new Set()];
  let hasEnded = false;
  const ended = until.finally(() => {
    hasEnded = true;
  });
  // It is awaited below; until then a rejection is nobody's.
  ended.catch(() => undefined);
  const begun = performance.now();
  for (let index = 0; !hasEnded; index += 1) {
    const due = begun + (index * 1_000) / perSecond;
    const early = due - performance.now();
    // Calls that are late are made at once, but each in a turn of its own: else nothing else would go on, nor `until` ever end.
    await (early > 0 ? pause(early) : turn());
    const made = call().then(() => void latencies.push(performance.now() - due));
    made.catch(() => undefined);
    open.add(made);
    made.finally(() => open.delete(made)).catch(() => undefined);
  }
  await Promise.all([...open, ended]);
  return latencies;
};
