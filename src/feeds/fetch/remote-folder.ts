import type { FolderEntry } from './file-series.ts';

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
