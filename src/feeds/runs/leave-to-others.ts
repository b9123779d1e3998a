import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FeedRegistry } from '../configuration/feed-registry.ts';
import { isPattern } from '../fetch/file-names.ts';
import { type ClaimableRun, REMOVAL } from './run.ts';
import type { RunStore } from './run-store.ts';

/** For how long a run that cannot be carried out here is left to other processes. */
const PATIENCE_SECONDS = 60;

const isReadable = (path: string): Promise<boolean> =>
  access(path, constants.R_OK).then(
    () => true,
    () => false,
  );

/**
 * Tells whether a run is better left to another process: this one has not its feed's file, or cannot read the local file that
 * the feed names. Where no other process lives, or none has taken it for a minute, it is taken all the same, and says why it fails.
 */
export const createDeference = (options: {
  registry: Pick<FeedRegistry, 'find'>;
  runs: Pick<RunStore, 'hasOtherHosts'>;
  host: string;
}) => {
  const { registry, runs, host } = options;

  const canCarryOut = async (run: ClaimableRun): Promise<boolean> => {
    if (run.undoOf !== null || run.startedBy === REMOVAL || run.file !== null || run.approved) return true;
    const known = await registry.find(run.feed);
    if (known === undefined || known.isGone || known.config === null) return false;
    const { source } = known.config;
    if ('file' in source) return isReadable(source.file);
    return 'files' in source ? isReadable(isPattern(source.files) ? dirname(source.files) : source.files) : true;
  };

  return async (run: ClaimableRun): Promise<boolean> =>
    run.waitedSeconds < PATIENCE_SECONDS && (await runs.hasOtherHosts(host)) && !(await canCarryOut(run));
};

export type Deference = ReturnType<typeof createDeference>;
