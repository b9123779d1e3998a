type Waiting = { amount: number; start: () => void };

/** What somebody has in hand. Both may be called more than once. */
export type Permit = {
  /** Gives back all but so much. */
  reduceTo(amount: number): void;
  release(): void;
};

/**
 * Bounds what is in hand at once to `permits`, of whatever unit. Who comes first is served first, so that nobody who needs much
 * waits for ever; who needs more than there is gets all of it, alone.
 */
export const createSemaphore = (permits: number) => {
  const queue: Waiting[] = [];
  let free = permits;

  const serve = (): void => {
    for (let [first] = queue; first !== undefined && first.amount <= free; [first] = queue) {
      queue.shift();
      free -= first.amount;
      first.start();
    }
  };

  const permitOf = (amount: number): Permit => {
    let held = amount;
    const reduceTo = (kept: number): void => {
      free += Math.max(held - kept, 0);
      held = Math.min(held, kept);
      serve();
    };
    return { reduceTo, release: () => reduceTo(0) };
  };

  /** Waits until so much is free. Rejects with the signal's reason where that is aborted before. */
  const acquire = (amount: number, signal?: AbortSignal): Promise<Permit> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const leave = (): void => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal?.reason);
        serve();
      };
      const taken = Math.min(amount, permits);
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve(permitOf(taken));
      };
      const waiting = { amount: taken, start };
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(waiting);
      serve();
    });

  return {
    acquire,

    /**
     * Does `work` with one permit in hand until it has really ended, also where the signal is aborted meanwhile: what it holds, memory
     * or a process, it holds until then. That is why this is no queue whose signal gives the place away at once.
     */
    inTurn: async <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
      const permit = await acquire(1, signal);
      try {
        return await work();
      } finally {
        permit.release();
      }
    },
  };
};
