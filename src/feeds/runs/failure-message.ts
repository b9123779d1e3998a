import { FeedFileError } from '../feed-file-error.ts';

/** MariaDB and MySQL: disk full, table full. */
const FULL = new Set([1021, 1114]);

export const UNREADABLE = 'the program could not be read: install it anew, and start it again';
/** Of a thread whose module is gone, and of one that imports what is gone. */
const NO_MODULE: readonly unknown[] = ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'];

const OUT_OF_MEMORY =
  'the run, or one beside it, took all the memory that runs may have: start listingd with NODE_OPTIONS=--max-old-space-size=MEGABYTES, or split the file';

/**
 * What a run says of an error to administrators: our own sentences as they are, a full disk in words. Of anything else
 * nothing is told but that it happened, since such texts hold SQL and values; the log has them.
 */
export const failureMessage = (error: unknown, runId: number): string => {
  if (error instanceof FeedFileError) return error.message;
  const { code, errno } = error as { code?: unknown; errno?: unknown };
  if (code === 'ENOSPC') return 'there is no room left on the disk of the data folder: make room, then import again';
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return OUT_OF_MEMORY;
  if (NO_MODULE.includes(code)) return UNREADABLE;
  if (FULL.has(Number(errno))) return 'there is no room left on the database’s disk: make room, then import again';
  return `a fault of listingd stopped the run; the log tells more (run ${runId})`;
};
