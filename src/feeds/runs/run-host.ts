import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FeedRegistry } from '../configuration/feed-registry.ts';
import { isPattern } from '../fetch/file-names.ts';
import { type ClaimableRun, REMOVAL } from './run.ts';
import type { RunStore } from './run-store.ts';

/** Bytes of the column that holds it. */
const MOST = 255;

/** What names a machine and the data folder in which a file lies. */
export const hostName = (machine: string, dataFolder: string): string => `${machine}:${dataFolder}`.slice(0, MOST);

const digest = (host: string): string => createHash('sha256').update(host).digest('hex').slice(0, 32);

/** What the names of such leases begin with. */
export const HOST_LEASES = 'host:';

/** The lease that says that a service runs on the host. */
export const hostLease = (host: string): string => `${HOST_LEASES}${digest(host)}`;

/** What the owner of every claim of a service on the host begins with. */
export const ownerPrefix = (host: string): string => `${digest(host).slice(0, 16)}:`;

/** A host in words. */
export const shownHost = (host: string): string => {
  const [machine = '', ...rest] = host.split(':');
  return `host ${machine} (data folder ${rest.join(':')})`;
};

/** What is told of a run on a file that no living process can read. */
export const unreachable = (run: {
  id: number;
  host: string;
  file: string | null;
  fileName: string | null;
  approved: boolean;
}): string => {
  const name = run.fileName ?? run.file;
  const file = run.approved || name === null ? `the file that run ${run.id} had kept` : `the file ${name}`;
  const again = run.approved ? 'import the feed again' : 'upload the file again';
  return `${file} is on ${shownHost(run.host)}, where no listingd is running: start it there, or ${again}`;
};

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
