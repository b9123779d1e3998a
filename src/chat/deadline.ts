import { businessError } from '../errors.ts';

/**
 * A signal that is aborted when `signal` is, or, with a 504, when the time of the last `expect` is over. `isOver` tells the two apart;
 * `release` ends it. Made by hand: the time begins anew with each `expect`, which AbortSignal.timeout can't, and `release` leaves
 * nothing behind on a signal that lives for long. (Under Node 20 what AbortSignal.any makes of an AbortSignal.timeout may also be collected
 * before it fires.)
 */
export const createDeadline = (signal: AbortSignal | undefined) => {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const forward = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) forward();
  signal?.addEventListener('abort', forward, { once: true });
  return {
    signal: controller.signal,
    /** Begins anew; undefined: from now on there is no end. */
    expect: (milliseconds: number | undefined): void => {
      clearTimeout(timer);
      if (milliseconds === undefined) return;
      timer = setTimeout(() => {
        isOver = !controller.signal.aborted;
        controller.abort(businessError(504, 'The answer took too long; please try again'));
      }, milliseconds);
    },
    isOver: (): boolean => isOver,
    release: (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', forward);
    },
  };
};

export type Deadline = ReturnType<typeof createDeadline>;
