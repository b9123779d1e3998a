import { createHash } from 'node:crypto';

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
