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
