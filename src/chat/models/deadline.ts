/**
 * A signal that is aborted when `signal` is, or when the time of the last `expect` is over. `isOver` tells the two apart;
 * `release` stops the clock.
 */
export const createDeadline = (signal: AbortSignal) => {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([signal, late.signal]),
    expect: (milliseconds: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(new Error('Too late')), milliseconds);
    },
    isOver: (): boolean => late.signal.aborted && !signal.aborted,
    release: (): void => clearTimeout(timer),
  };
};
