import { rename, rm, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { businessError } from '../../errors.ts';
import { uploadsFolder } from '../../files/received-file.ts';
import { FEED_LIMITS, type FeedConfig, feedLimits } from '../configuration/feed-config.ts';
import type { KnownFeed } from '../configuration/feed-registry.ts';
import { beingImported, queueImport, runnable } from '../runs/queue-import.ts';
import type { RunStore } from '../runs/run-store.ts';

/** Makes a received file one that a run is waiting for, of the time of its arrival; returns its path. */
const keepUpload = async (received: string, arrivedAt: Date): Promise<string> => {
  const kept = received.replace(/\.part$/, '');
  await utimes(received, arrivedAt, arrivedAt);
  await rename(received, kept);
  return kept;
};

/** Removes a run's file if it is one that was uploaded: files that people gave stay theirs. */
export const dropUpload = async (dataFolder: string, file: string | null): Promise<void> => {
  if (file !== null && dirname(file) === uploadsFolder(dataFolder)) await rm(file, { force: true });
};

/** A file that was received whole; its path ends in `.part`. `name` is what the client called it. */
type ReceivedUpload = { path: string; name: string };

/** How much of a file is taken, in bytes, and what is said of one that is larger. */
export type UploadLimit = { bytes: number; tooLarge: string };

const LONGEST_NAME = 255;

/** A client's name for a file, without the folders on its disk. */
export const withoutPath = (name: string): string =>
  (name.split(/[/\\]/).findLast((part) => part !== '') ?? 'upload').slice(0, LONGEST_NAME).toWellFormed();

const maxSizeOf = (config: FeedConfig | null): number => (config === null ? FEED_LIMITS : feedLimits(config)).maxSize;

const tooLarge = (feed: string, bytes: number): string =>
  `The file is larger than ${bytes} bytes: raise limits.maxSize of feed ${feed} if it is meant to be`;

/** Runs on files that are sent over HTTP. `findFeed` is a 404 for what the workspace does not have. */
export const createUploadService = (options: {
  feedsOf: (workspaceId: number) => Promise<KnownFeed[]>;
  findFeed: (workspaceId: number, name: string) => Promise<KnownFeed>;
  runs: Pick<RunStore, 'queue' | 'active'>;
  dataFolder: string;
  host: string;
  clock: () => Date;
  wake: () => void;
}) => {
  const { feedsOf, findFeed, runs, dataFolder, host, clock, wake } = options;

  return {
    /** Forgets the file of a run that will not be carried out. */
    dropUpload: (run: { file: string | null }): Promise<void> => dropUpload(dataFolder, run.file),

    /**
     * How large a file may be: for the feed, or for whichever of the workspace's takes most while it is not known which it
     * is for. 404 for an unknown feed, 409 for a broken one and for one that is being imported.
     */
    uploadLimit: async (workspaceId: number, name?: string): Promise<UploadLimit> => {
      if (name === undefined) {
        const known = await feedsOf(workspaceId);
        const bytes =
          known.length === 0 ? FEED_LIMITS.maxSize : Math.max(...known.map(({ config }) => maxSizeOf(config)));
        return { bytes, tooLarge: `The file is larger than ${bytes} bytes, the most that any feed takes` };
      }
      const { feed, config } = runnable(await findFeed(workspaceId, name));
      const active = await runs.active(feed.id);
      if (active !== undefined) throw beingImported(name, active);
      const bytes = maxSizeOf(config);
      return { bytes, tooLarge: tooLarge(name, bytes) };
    },

    /** Queues a run on exactly this file, which is the service's from then on. Failures leave it where it is. */
    upload: async (
      workspaceId: number,
      request: { Feed: string; DryRun: boolean },
      received: ReceivedUpload & { size: number },
    ): Promise<{ RunID: number }> => {
      const known = runnable(await findFeed(workspaceId, request.Feed));
      const maxSize = maxSizeOf(known.config);
      if (received.size > maxSize) throw businessError(413, tooLarge(request.Feed, maxSize));
      const file = await keepUpload(received.path, clock());
      const run = {
        startedBy: 'upload' as const,
        file,
        fileName: withoutPath(received.name),
        host,
        dryRun: request.DryRun,
      };
      const queued = await queueImport(known, run, runs).catch(async (error: unknown) => {
        await dropUpload(dataFolder, file);
        throw error;
      });
      wake();
      return queued;
    },
  };
};
