import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../../database/database-failure.ts';
import { storesOn } from '../../database/stores.ts';
import type { RunReport } from '../conclude/run-summary.ts';
import { feedLimits } from '../configuration/feed-config.ts';
import type { FeedRegistry } from '../configuration/feed-registry.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { keepFile, keptDigest, readKeptFile } from '../fetch/kept-file.ts';
import { removeFeed } from '../gone/remove-feed.ts';
import { importFeed } from '../import-feed.ts';
import { type ImportTools, withNote } from '../import-job.ts';
import { undoRun } from '../undo/undo-run.ts';
import { failureMessage } from './failure-message.ts';
import { claimName, NEXT_FILE, REMOVAL, RunLostError, type RunProgress, type StoredRun } from './run.ts';
import { LEASE_SECONDS } from './run-store.ts';
import { createEndTeller } from './tell-end.ts';
import { dropRunFiles, tidyHeldFiles } from './tidy-run-files.ts';

type RunEnd = Pick<RunReport, 'state' | 'message' | 'rows' | 'more'>;

const BEAT_MILLISECONDS = 1_000;
/** A run that always loses its connection is not begun for ever. */
const MOST_CLAIMS = 20;

/**
 * Carries out a claimed run: renews its claim, imports, and writes how it ended. What is thrown on the way ends the run as
 * Failed with the error's sentence; a stopping service gives the run back. Never rejects but for a lost database.
 */
export const createRunExecutor = (
  options: ImportTools & {
    registry: FeedRegistry;
    dataFolder: string;
    /** Names the machine and data folder, where the file of a run that is held can be read. */
    host: string;
  },
) => {
  const { database, log, registry, dataFolder, host } = options;
  const { feeds, goneFeeds, listings, runs } = storesOn(database);
  const tellEnd = createEndTeller({ runs, log });

  const removeGone = async (run: StoredRun, progress: RunProgress, signal: AbortSignal): Promise<RunEnd> => {
    const known = await registry.find(run.feed);
    if (known?.isGone === false) throw new FeedFileError(`config/feeds/${run.feed}.json is there: nothing was removed`);
    const feed = known?.feed ?? (await feeds.find(run.feed));
    if (feed === undefined) throw new FeedFileError(`there is no feed ${run.feed}`);
    return removeFeed({ run, feed, progress, signal }, options);
  };

  const importRun = async (
    run: StoredRun,
    folder: string,
    progress: RunProgress,
    signal: AbortSignal,
  ): Promise<RunEnd> => {
    if (run.startedBy === REMOVAL) return removeGone(run, progress, signal);
    const known = await registry.find(run.feed);
    if (run.undoOf !== null)
      return undoRun({ run, lastConfig: known?.feed.lastConfig ?? null, progress, signal }, options);
    if (known === undefined) throw new FeedFileError(`config/feeds/${run.feed}.json is gone`);
    if (known.config === null || known.refusal !== null) throw new FeedFileError(known.refusal ?? 'the feed is broken');
    const { maxSize } = feedLimits(known.config);
    const targets = await registry.targets(known.feed, known.config);
    const report = await importFeed(
      {
        run,
        feed: known.feed,
        config: known.config,
        targets,
        folder,
        note: known.error,
        progress,
        signal,
        keepFile: async (file) => {
          await keepFile(file, dataFolder, run.id);
          await runs.bindHost(run.id, run.token, host);
        },
        keptDigest: (runId) => keptDigest(dataFolder, runId),
        keptFile: () => readKeptFile(dataFolder, run.id, { folder, maxSize }),
      },
      options,
    ).catch((error: unknown) => {
      throw error instanceof FeedFileError ? new FeedFileError(withNote(error.message, known.error) ?? '') : error;
    });
    const { id, unconfirmedAt } = known.feed;
    if (unconfirmedAt !== null && report.state === 'Succeeded' && !run.dryRun) {
      await listings.clearUnconfirmed(id, unconfirmedAt);
      await goneFeeds.setUnconfirmedAt(id, null);
    }
    return report;
  };

  /** Tries until the database is back; else the claim runs out by itself. */
  const giveBack = async (run: StoredRun, error: unknown, stop: AbortSignal): Promise<void> => {
    log.warn({ run: run.id, feed: run.feed, reason: (error as Error).message }, 'a run waits for the database');
    // What is there and refuses again and again, as where its disk is full, is asked less and less often.
    await pause(run.token * BEAT_MILLISECONDS, undefined, { signal: stop }).catch(() => undefined);
    for (const end = Date.now() + LEASE_SECONDS * 1_000; Date.now() < end; ) {
      const given = await runs.release(run.id, run.token).then(
        () => true,
        () => false,
      );
      if (given || stop.aborted) return;
      await pause(BEAT_MILLISECONDS, undefined, { signal: stop }).catch(() => undefined);
    }
  };

  const end = async (run: StoredRun, error: unknown, progress: RunProgress, stop: AbortSignal): Promise<void> => {
    if (error instanceof RunLostError) {
      if (await runs.isCancelled(run.id)) {
        await runs.finish(run.id, run.token, {
          state: 'Cancelled',
          message: 'cancelled while it ran',
          rows: progress.rows,
        });
      }
      return;
    }
    if (stop.aborted) return runs.release(run.id, run.token);
    if (isDatabaseAway(error) && run.token < MOST_CLAIMS) return giveBack(run, error, stop);
    const failed = { state: 'Failed', message: failureMessage(error, run.id), rows: progress.rows } as const;
    await runs.finish(run.id, run.token, failed);
    await tellEnd(run, failed, error instanceof FeedFileError ? undefined : error);
  };

  return async (run: StoredRun, stop: AbortSignal): Promise<void> => {
    const folder = join(dataFolder, 'runs', claimName(run));
    const progress: RunProgress = { rows: 0, bytesRead: 0, bytesTotal: 0, phase: 'start' };
    const ending = new AbortController();
    const stopped = (): void => ending.abort(stop.reason);
    stop.addEventListener('abort', stopped);
    if (stop.aborted) stopped();
    // One after the other: where the database is slow, those that wait would take all connections.
    let renewing = false;
    const renew = async (): Promise<void> => {
      if (renewing) return;
      renewing = true;
      try {
        const kept = await runs.beat(run.id, run.token, progress);
        if (!kept) ending.abort(new RunLostError(`run ${run.id} was lost`));
      } catch (error) {
        log.warn({ err: error, run: run.id }, 'a run could not renew its claim');
      }
      renewing = false;
    };
    const beat = setInterval(renew, BEAT_MILLISECONDS);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const report = await importRun(run, folder, progress, ending.signal);
      await tidyHeldFiles(dataFolder, runs);
      if (report.more === true && !run.dryRun) {
        // Where a run has been queued meanwhile, that one takes the next file.
        await runs.queue({ feedId: run.feedId, startedBy: NEXT_FILE });
      }
      await tellEnd(run, report);
    } catch (error) {
      await end(run, ending.signal.aborted ? ending.signal.reason : error, progress, stop);
    } finally {
      clearInterval(beat);
      stop.removeEventListener('abort', stopped);
      await dropRunFiles(dataFolder, runs, run);
    }
  };
};

export type RunExecutor = ReturnType<typeof createRunExecutor>;
