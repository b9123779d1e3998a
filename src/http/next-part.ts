/** The iterator's next result; rejects with the signal's reason when that is aborted first. */
export const nextPart = <Part>(iterator: AsyncIterator<Part>, signal: AbortSignal): Promise<IteratorResult<Part>> =>
  // Not a race with one promise of the signal: that would hold on to every part until the signal is gone.
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    iterator
      .next()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
