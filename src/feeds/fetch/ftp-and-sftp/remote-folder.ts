import { posix } from 'node:path';
import { bareHost } from '../allowed-addresses.ts';
import { isPattern, namePattern } from '../file-names.ts';
import type { FolderEntry } from '../file-series.ts';

/** Where a file, or the files of a pattern, lie on an SFTP or FTP server. */
export type RemoteAddress = {
  protocol: 'sftp' | 'ftp' | 'ftps';
  host: string;
  port: number;
  /** SFTP: absolute, or `.`, where the login leads. FTP: relative to that, unless it begins with a slash; may be empty. */
  folder: string;
  /** The file's name, or null for the names that `isMeant` picks. */
  name: string | null;
  isMeant: (name: string) => boolean;
  /** As messages show it. */
  shown: string;
};

const PORTS = { sftp: 22, ftp: 21, ftps: 21 } as const;
type Protocol = keyof typeof PORTS;

const isProtocol = (name: string): name is Protocol => name in PORTS;

/** A `?` stands for a character here, and nothing is a query. */
const pathOf = ({ pathname, search, hash }: URL): string => decodeURIComponent(`${pathname}${search}${hash}`);

const folderOf = (protocol: Protocol, path: string): string => {
  const folder = posix.dirname(path);
  if (protocol === 'sftp') return folder.startsWith('/~') ? `.${folder.slice(2)}` : folder;
  return path.startsWith('//') ? folder : folder.slice(1);
};

/** The parts of an sftp, ftp or ftps address; null where it is none, or names no file. */
export const remoteAddress = (address: string): RemoteAddress | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const protocol = url.protocol.slice(0, -1);
  if (!isProtocol(protocol) || url.hostname === '') return null;
  let path: string;
  try {
    path = pathOf(url);
  } catch {
    return null;
  }
  // A line end would end the command of the protocol.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (path.endsWith('/') || path === '' || /[\x00-\x1f\x7f]/.test(path)) return null;
  const last = posix.basename(path);
  const names = isPattern(path);
  return {
    protocol,
    host: bareHost(url.hostname),
    port: url.port === '' ? PORTS[protocol] : Number(url.port),
    folder: folderOf(protocol, path),
    name: names ? null : last,
    isMeant: names ? namePattern(last) : (name) => name === last,
    shown: `${url.protocol}//${url.host}${path}`,
  };
};

/** A folder on a server, by one connection. What goes wrong is thrown as sentences. */
export type RemoteFolder = {
  /** The files whose name is wanted. */
  list: (isWanted: (name: string) => boolean) => Promise<FolderEntry[]>;
  /** One file as it is now; null: it is not there. */
  look: (name: string) => Promise<FolderEntry | null>;
  /** The file's bytes from an offset on. */
  read: (name: string, from: number) => AsyncIterable<Buffer>;
  /** Whether an error of `read` means that this server gives a file from its start only. */
  isOffsetRefused: (error: unknown) => boolean;
  /** The sentence for an error that the above ended with; TransientSourceError where another try may help. */
  describe: (error: unknown) => unknown;
  /** Ends the connection at once, also while something is under way. */
  close: () => void;
};

/** Uses one connection for all work while it lasts, and opens another after it broke. */
export const createRemoteSession = (open: () => Promise<RemoteFolder>, signal: AbortSignal) => {
  let folder: RemoteFolder | null = null;
  const close = (): void => {
    folder?.close();
    folder = null;
  };
  return {
    use: async <Result>(work: (folder: RemoteFolder) => Promise<Result>): Promise<Result> => {
      signal.throwIfAborted();
      folder ??= await open();
      const used = folder;
      signal.addEventListener('abort', close, { once: true });
      try {
        return await work(used);
      } catch (error) {
        close();
        throw signal.aborted ? signal.reason : used.describe(error);
      } finally {
        signal.removeEventListener('abort', close);
      }
    },
    close,
  };
};
