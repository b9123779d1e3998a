import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { type Figures, median } from './figures.ts';

/** Calls one after the other; gives the median of their milliseconds. `call` is told which one it is, from 0. */
export const medianOfCalls = async (count: number, call: (index: number) => Promise<unknown>): Promise<number> => {
  const figures: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await call(index);
    figures.push(performance.now() - begun);
  }
  return median(figures satisfies Figures);
};

/**
 * Calls in `lanes` that each begin their next call when the last one has ended, until `count` calls are done; gives the milliseconds
 * that all of it took. `call` is told which one it is, from 0, and in which lane.
 */
export const timeInLanes = async (
  { count, lanes }: { count: number; lanes: number },
  call: (index: number, lane: number) => Promise<unknown>,
): Promise<number> => {
  let next = 0;
  const run = async (lane: number): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      await call(index, lane);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  return performance.now() - begun;
};

/** Between what holds and what does not, this share of it is left open. */
const PRECISION = 0.1;

/**
 * The largest number that holds, at most `most`: doubled from `first` on while it holds, then by halves between what held and what did
 * not, to within a tenth. 0 where nothing does. What holds is taken to hold for all that is less.
 */
export const largestThatHolds = async (
  { first, most }: { first: number; most: number },
  holds: (count: number) => Promise<boolean>,
): Promise<number> => {
  let held = 0;
  let failed: number | undefined;
  let count = Math.min(first, most);
  while (held < most && (failed === undefined || failed - held > Math.max(1, failed * PRECISION))) {
    if (await holds(count)) held = count;
    else failed = count;
    count = failed === undefined ? Math.min(held * 2, most) : Math.floor((held + failed) / 2);
  }
  return held;
};

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

/** One of several things that are measured in turn; `run` gives the figure of a round, which counts from 0. */
export type Contestant = { name: string; run: (round: number) => Promise<number> };

/** Told of each figure as it is there. */
type OnFigure = (round: number, name: string, figure: number) => void;

/**
 * Measures the contestants one after the other, round by round, so that what else the machine does falls on all of them alike. Every
 * second round goes backwards: whoever comes second finds another cache than whoever comes first. Gives the figures by name.
 */
export const takeTurns = async (
  rounds: number,
  contestants: readonly Contestant[],
  onFigure: OnFigure = () => {},
): Promise<Record<string, Figures>> => {
  const figures = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of round % 2 === 0 ? contestants : contestants.toReversed()) {
      const figure = await run(round);
      figures.get(name)?.push(figure);
      onFigure(round, name, figure);
    }
  }
  return Object.fromEntries(figures);
};
