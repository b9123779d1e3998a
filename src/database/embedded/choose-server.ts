import { fetchServer, findFetchedServer } from './fetch-server.ts';
import { compareVersions, describeServer, findServers, isSupported, type ServerProgram } from './find-server.ts';
import type { RunAs } from './run-program.ts';
import type { ServerRecord } from './server-data.ts';
import type { ServerFolders } from './server-user.ts';

type Choice = {
  cacheFolder: string;
  path?: string;
  folders: ServerFolders;
  runAs: RunAs | undefined;
  /** What wrote the data that is there; undefined where there is none. */
  record: ServerRecord | undefined;
  log: (message: string) => void;
  signal?: AbortSignal;
};

const waysOut =
  'set DATABASE_URL to a MySQL or MariaDB of your own, install mariadb-server or mysql-server (it need not run), ' +
  'or run listingd in a container image that has one of them';

/** The first server that fits the data: installed ones first, then the fetched one, then one fetched now. */
export async function chooseServer(choice: Choice): Promise<ServerProgram> {
  const { record, folders } = choice;
  const seen: ServerProgram[] = [];
  const fits = (server: ServerProgram | undefined) => {
    if (server) seen.push(server);
    return server && isSupported(server) && (record === undefined || canOpen(server, record)) ? server : undefined;
  };
  for (const server of await findServers(choice.path ?? '', choice.runAs)) if (fits(server)) return server;
  const fetched = fits(await findFetchedServer(choice));
  if (fetched) return fetched;

  let reason = '';
  if (record?.engine !== 'mysql') {
    try {
      const fresh = fits(await fetchServer(choice));
      if (fresh) return fresh;
    } catch (error) {
      choice.signal?.throwIfAborted();
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  const there = seen.length > 0 ? [...new Set(seen.map(describeServer))].join(' and ') : 'no server';
  if (record) {
    throw new Error(
      `The data in ${folders.data} was written by ${describeServer(record)}, and here there is ${there}: install ` +
        `${describeServer(record)} or a newer one of the same kind, or restore a backup into another LISTINGD_DATA, ` +
        `or set DATABASE_URL.${reason && ` (Fetching one failed: ${reason})`}`,
    );
  }
  throw new Error(describeNoServer(reason, seen));
}

/** `reason`: why none could be fetched; `seen`: servers that are too old. */
export function describeNoServer(reason: string, seen: ServerProgram[]): string {
  const old = seen.length > 0 ? `, and ${seen.map(describeServer).join(' and ')} is too old` : '';
  return `No database server could be found or fetched here (${reason}${old}): ${waysOut}.`;
}

/** A server opens what its own kind wrote, at its own version or an older one. */
function canOpen(server: ServerProgram, record: ServerRecord): boolean {
  return server.engine === record.engine && compareVersions(server.version, record.version) >= 0;
}
