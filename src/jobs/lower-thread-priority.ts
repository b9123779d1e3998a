import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A tenth of a processor is left to the thread where all others are busy. */
export const LOWERED_PRIORITY = 10;

/**
 * Has this thread come after those that answer requests, where processors are short. Only Linux counts priorities by thread; its /proc
 * names the calling one `PID/task/TID`. Where that can't be read, or no priority be set, the thread goes on as it is.
 */
export const lowerThreadPriority = (self = '/proc/thread-self'): void => {
  try {
    setPriority(Number(readlinkSync(self).split('/').at(-1)), LOWERED_PRIORITY);
  } catch {
    // A run is carried out all the same.
  }
};
