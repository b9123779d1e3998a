import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../../database/database-failure.ts';
import { storesOn } from '../../database/stores.ts';
import { isoDate } from '../../listings/days-on-market.ts';
import type { Logger } from '../../process/logger.ts';
import { feedLimits } from '../configuration/feed-config.ts';
import type { FeedRegistry, KnownFeed } from '../configuration/feed-registry.ts';
import { triedDigest, waitsSentence } from '../configuration/tried-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { keepFile, keptDigest, readKeptFile } from '../fetch/kept-file.ts';
import { removeFeed } from '../gone/remove-feed.ts';
import { importFeed } from '../import-feed.ts';
import type { RunReport } from '../report/run-report.ts';
import { undoRun } from '../undo/undo-run.ts';
import { createEndTeller, failureMessage } from './failures.ts';
import { type ImportTools, withNote } from './import-job.ts';
import { claimName, isByItself, NEXT_FILE, REMOVAL, RunLostError, type RunProgress, type StoredRun } from './run.ts';
import { LEASE_SECONDS, type RunStore } from './run-store.ts';
import { dropRunFiles, tidyHeldFiles } from './tidy-run-files.ts';

type RunEnd = Pick<RunReport, 'message' | 'rows' | 'more'> & { state: RunReport['state'] | 'Cancelled' };

/** A run that is being carried out. `signal`: aborted when it is no longer this process's, or the service stops. */
type RunAtWork = { run: StoredRun; folder: string; progress: RunProgress; signal: AbortSignal };

const BEAT_MILLISECONDS = 1_000;
/** A run that always loses its connection is not begun for ever. */
const MOST_CLAIMS = 20;

type RunExecutorOptions = ImportTools & {
  registry: FeedRegistry;
  dataFolder: string;
  /** Names the machine and data folder, where the file of a run that is held can be read. */
  host: string;
};

/** Takes what a feed without a file shows off the display. */
const removeGone = async ({ run, progress, signal }: RunAtWork, options: RunExecutorOptions): Promise<RunEnd> => {
  const { database, registry } = options;
  const known = await registry.find(run.feed);
  if (known?.isGone === false) throw new FeedFileError(`config/feeds/${run.feed}.json is there: nothing was removed`);
  const feed = known?.feed ?? (await storesOn(database).feeds.find(run.feed));
  if (feed === undefined) throw new FeedFileError(`there is no feed ${run.feed}`);
  return removeFeed({ run, feed, progress, signal }, options);
};

/** Ends a run that nobody has asked for and that must not begin yet. */
const putOff = async (run: StoredRun, message: string, { database }: RunExecutorOptions): Promise<RunEnd> => {
  const end = { state: 'Cancelled', message, rows: 0 } as const;
  await storesOn(database).runs.finish(run.id, run.token, end);
  return end;
};

/** Imports a feed as it is configured now; `known` is undefined where its file is gone. */
const importAsConfigured = async (
  known: KnownFeed | undefined,
  atWork: RunAtWork,
  options: RunExecutorOptions,
): Promise<RunEnd> => {
  const { run, folder } = atWork;
  const { database, clock, registry, dataFolder, host } = options;
  if (known === undefined) throw new FeedFileError(`config/feeds/${run.feed}.json is gone`);
  const { feed, config, refusal, error: note } = known;
  if (config === null || refusal !== null) throw new FeedFileError(refusal ?? 'the feed is broken');
  if (isByItself(run)) {
    // The configuration may have changed since the run was queued.
    if (!known.isTried) return putOff(run, waitsSentence(feed), options);
  } else if (!run.dryRun) await storesOn(database).feeds.setTried(feed.id, triedDigest(config, feed));
  const { maxSize } = feedLimits(config);
  const report = await importFeed({
    ...options,
    ...atWork,
    feed,
    config,
    targets: await registry.targets(feed, config),
    today: isoDate(clock()),
    note,
    keepFile: async (file) => {
      await keepFile(file, dataFolder, run.id);
      await storesOn(database).runs.bindHost(run.id, run.token, host);
    },
    keptDigest: (runId) => keptDigest(dataFolder, runId),
    keptFile: () => readKeptFile(dataFolder, run.id, { folder, maxSize, sheet: config.format?.sheet }),
  }).catch((error: unknown) => {
    throw error instanceof FeedFileError ? new FeedFileError(withNote(error.message, note) ?? '') : error;
  });
  if (feed.unconfirmedAt !== null && report.state === 'Succeeded' && !run.dryRun) {
    const { goneFeeds, listings } = storesOn(database);
    await listings.clearUnconfirmed(feed.id, feed.unconfirmedAt);
    await goneFeeds.setUnconfirmedAt(feed.id, null);
  }
  return report;
};

type ClaimTools = { runs: RunStore; log: Logger };

/** Renews the claim every second; calls `lost` where it can't be. Returns what ends that. */
const keepClaim = (
  run: StoredRun,
  progress: RunProgress,
  lost: (error: RunLostError) => void,
  { runs, log }: ClaimTools,
): (() => void) => {
  // One after the other: where the database is slow, those that wait would take all connections.
  let renewing = false;
  const renew = async (): Promise<void> => {
    if (renewing) return;
    renewing = true;
    try {
      const kept = await runs.beat(run.id, run.token, progress);
      if (!kept) lost(new RunLostError(`run ${run.id} was lost`));
    } catch (error) {
      log.warn({ err: error, run: run.id }, 'a run could not renew its claim');
    }
    renewing = false;
  };
  const beat = setInterval(renew, BEAT_MILLISECONDS);
  return () => clearInterval(beat);
};

/** Tries until the database is back; else the claim runs out by itself. */
const giveBack = async (
  run: StoredRun,
  error: unknown,
  stop: AbortSignal,
  { runs, log }: ClaimTools,
): Promise<void> => {
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

/**
 * Carries out a claimed run: renews its claim, imports, and writes how it ended. What is thrown on the way ends the run as
 * Failed with the error's sentence; a stopping service gives the run back. Never rejects but for a lost database.
 */
export const createRunExecutor = (options: RunExecutorOptions) => {
  const { database, log, registry, dataFolder } = options;
  const { runs } = storesOn(database);
  const tellEnd = createEndTeller({ runs, log });

  const carryOut = async (atWork: RunAtWork): Promise<RunEnd> => {
    const { run, progress, signal } = atWork;
    if (run.startedBy === REMOVAL) return removeGone(atWork, options);
    const known = await registry.find(run.feed);
    if (run.undoOf === null) return importAsConfigured(known, atWork, options);
    return undoRun({ run, lastConfig: known?.feed.lastConfig ?? null, progress, signal }, options);
  };

  /** Ends a run by what was thrown, or gives it back. */
  const endBy = async (error: unknown, { run, progress: { rows } }: RunAtWork, stop: AbortSignal): Promise<void> => {
    if (error instanceof RunLostError) {
      if (!(await runs.isCancelled(run.id))) return;
      return runs.finish(run.id, run.token, { state: 'Cancelled', message: 'cancelled while it ran', rows });
    }
    if (stop.aborted) return runs.release(run.id, run.token);
    if (isDatabaseAway(error) && run.token < MOST_CLAIMS) return giveBack(run, error, stop, { runs, log });
    const failed = { state: 'Failed', message: failureMessage(error, run.id), rows } as const;
    await runs.finish(run.id, run.token, failed);
    await tellEnd(run, failed, error instanceof FeedFileError ? undefined : error);
  };

  return async (run: StoredRun, stop: AbortSignal): Promise<void> => {
    const folder = join(dataFolder, 'runs', claimName(run));
    const progress: RunProgress = { rows: 0, bytesRead: 0, bytesTotal: 0, phase: 'start' };
    const loss = new AbortController();
    const signal = AbortSignal.any([stop, loss.signal]);
    const atWork = { run, folder, progress, signal };
    const letGo = keepClaim(run, progress, (error) => loss.abort(error), { runs, log });
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const report = await carryOut(atWork);
      await tidyHeldFiles(dataFolder, runs);
      if (report.more === true && !run.dryRun) {
        // Where a run has been queued meanwhile, that one takes the next file.
        await runs.queue({ feedId: run.feedId, startedBy: NEXT_FILE });
      }
      await tellEnd(run, report);
    } catch (error) {
      await endBy(signal.aborted ? signal.reason : error, atWork, stop);
    } finally {
      letGo();
      await dropRunFiles(dataFolder, runs, run);
    }
  };
};

export type RunExecutor = ReturnType<typeof createRunExecutor>;
