import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createAccessService } from './access/access-service.ts';
import { createLateChat } from './chat/late-chat.ts';
import { createChatbotService } from './chatbots/chatbot-service.ts';
import type { Config } from './config/config.ts';
import { checkConnection, type Database } from './database/connection.ts';
import { createFeedService } from './feeds/feed-service.ts';
import { createPictureCopier } from './feeds/pictures/copy-pictures.ts';
import type { RunExecutor } from './feeds/runs/execute-run.ts';
import { createDeference } from './feeds/runs/leave-to-others.ts';
import { ownerPrefix } from './feeds/runs/run-host.ts';
import { createRunServices } from './feeds/runs/run-services.ts';
import { createUndoRunStore } from './feeds/undo/undo-run-store.ts';
import { createFileService } from './files/file-service.ts';
import { ensureUploadsFolder } from './files/received-file.ts';
import { createStorage } from './files/storage.ts';
import { createRunWorker } from './jobs/run-worker.ts';
import { createCandidateStore } from './listings/candidate-store.ts';
import { createListingService } from './listings/listing-service.ts';
import { createSharedPictureStore } from './listings/pictures/shared-picture-store.ts';
import type { Logger } from './process/logger.ts';

/** Every capability of the program on one database, put together. Nothing is started. */
export const createServices = (options: {
  config: Config;
  database: Database;
  log: Logger;
  clock?: () => Date;
  /** Carries out runs in place of this thread. */
  executeRun?: RunExecutor;
}) => {
  const { config, database, log, clock = () => new Date() } = options;
  const access = createAccessService({ database, clock: () => performance.now() });
  const chatbots = createChatbotService({ database });
  const disclaimers = new Map<number, string>();

  const runServices = createRunServices({ config, database, log, clock, chatbots });
  const { feedFolder, registry, runs, host } = runServices;
  const execute = options.executeRun ?? runServices.execute;
  const owner = `${ownerPrefix(host)}${randomUUID()}`;
  const leaves = createDeference({ registry, runs, host });
  const worker = createRunWorker({ runs, execute, owner, host, leaves, log });

  const uploadFolder = (): Promise<string> => ensureUploadsFolder(config.dataFolder);
  const files = createFileService({
    database,
    storage: createStorage(config.dataFolder, config.service.fileStorage),
    days: config.service.fileDays,
    isShown: async (workspaceId, fileId) =>
      (await chatbots.isFileShown(workspaceId, fileId)) || createSharedPictureStore(database).isFileShown(fileId),
    clock,
  });

  return {
    access,
    chatbots,
    files,
    publicUrl: config.service.publicUrl,
    listings: createListingService({ database, clock }),
    chat: createLateChat({
      database,
      chatbots,
      models: config.models,
      landmarks: config.landmarks,
      openAi: config.openAi,
      files,
      transcriptionModel: config.service.transcriptionModel,
      ffmpeg: { temporaryFolder: uploadFolder },
      log,
      clock,
      disclaimerOf: (sourceId) => disclaimers.get(sourceId),
    }),
    feeds: createFeedService({
      registry,
      runs,
      undoRuns: createUndoRunStore(database),
      candidates: createCandidateStore(database),
      dataFolder: config.dataFolder,
      host,
      firstWorkspaceId: access.firstWorkspaceId,
      clock,
      wake: () => worker.wake(),
    }),
    copyPictures: createPictureCopier({
      database,
      registry,
      files,
      publicUrl: config.service.publicUrl,
      folder: join(config.dataFolder, 'pictures'),
      readVariable: config.readVariable,
      clock,
      log,
    }),
    registry,
    runs,
    execute,
    worker,
    /** Names the machine and data folder whose files a run needs. */
    host,
    /** Whose the runs are that the worker takes. */
    owner,
    feedFolder,

    /**
     * Gives back the runs that a service on this data folder had in hand when it died. For a service that starts: the
     * folder is its own, so no other lives.
     */
    releaseDeadRuns: (): Promise<number> => runs.releaseDead(ownerPrefix(host), owner),

    /** Reads the feeds' files and remembers the disclaimers that answers carry. */
    readFeeds: async () => {
      const feeds = await registry.all();
      for (const { feed, config: feedConfig } of feeds) {
        if (feedConfig?.disclaimer === undefined) disclaimers.delete(feed.id);
        else disclaimers.set(feed.id, feedConfig.disclaimer);
      }
      return feeds;
    },

    /** The folder for files of requests while they arrive, and while they are read for a model. */
    uploadFolder,

    checkDatabase: (): Promise<void> => checkConnection(database),
  };
};

export type Services = ReturnType<typeof createServices>;
