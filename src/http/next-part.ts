/**
 * Reads an iterator part by part: each call gives its next result, or rejects with the signal's reason when that is aborted first.
 * One call at a time. One listener serves all parts; a race with a promise of the signal would hold on to every part until the
 * signal is gone.
 */
export const createPartReader = <Part>(
  iterator: AsyncIterator<Part>,
  signal: AbortSignal,
): (() => Promise<IteratorResult<Part>>) => {
  let refuse: ((reason: unknown) => void) | undefined;
  signal.addEventListener('abort', () => refuse?.(signal.reason), { once: true });
  return () =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      refuse = reject;
      iterator.next().then(resolve, reject);
    });
};
