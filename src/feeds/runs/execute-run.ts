import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../../database/database-failure.ts';
import { feedLimits } from '../configuration/feed-config.ts';
import type { FeedRegistry } from '../configuration/feed-registry.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { dropKeptFile, keepFile, keptRuns, readKeptFile } from '../fetch/kept-file.ts';
import { importFeed } from '../import-feed.ts';
import type { ImportTools } from '../import-job.ts';
import { failureMessage } from './failure-message.ts';
import { RunLostError, type RunProgress, type StoredRun } from './run.ts';
import { createRunStore, LEASE_SECONDS, type RunStore } from './run-store.ts';
import type { RunReport } from './run-summary.ts';

const BEAT_MILLISECONDS = 1_000;
/** A run that always loses its connection is not begun for ever. */
const MOST_CLAIMS = 20;

/**
 * Carries out a claimed run: renews its claim, imports, and writes how it ended. What is thrown on the way ends the run as
 * Failed with the error's sentence; a stopping service gives the run back. Never rejects but for a lost database.
 */
export const createRunExecutor = (options: ImportTools & { registry: FeedRegistry; dataFolder: string }) => {
  const { database, log, registry, dataFolder } = options;
  const runs = createRunStore(database);

  const importRun = async (
    run: StoredRun,
    folder: string,
    progress: RunProgress,
    signal: AbortSignal,
  ): Promise<RunReport> => {
    const known = await registry.find(run.feed);
    if (known === undefined) throw new FeedFileError(`config/feeds/${run.feed}.json is gone`);
    if (known.config === null || known.error !== null) throw new FeedFileError(known.error ?? 'the feed is broken');
    const { maxSize } = feedLimits(known.config);
    const targets = await registry.targets(known.feed, known.config);
    return importFeed(
      {
        run,
        feed: known.feed,
        config: known.config,
        targets,
        folder,
        progress,
        signal,
        keepFile: (file) => keepFile(file, dataFolder, run.id),
        keptFile: () => readKeptFile(dataFolder, run.id, { folder, maxSize }),
      },
      options,
    );
  };

  /** Tries until the database is back; else the claim runs out by itself. */
  const giveBack = async (run: StoredRun, error: unknown, stop: AbortSignal): Promise<void> => {
    log.warn({ run: run.id, feed: run.feed, reason: (error as Error).message }, 'a run waits for the database');
    for (const end = Date.now() + LEASE_SECONDS * 1_000; Date.now() < end && !stop.aborted; ) {
      const given = await runs.release(run.id, run.token).then(
        () => true,
        () => false,
      );
      if (given) return;
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
    const known = error instanceof FeedFileError;
    log[known ? 'warn' : 'error'](
      { run: run.id, feed: run.feed, ...(known ? {} : { err: error }) },
      (error as Error).message,
    );
    await runs.finish(run.id, run.token, {
      state: 'Failed',
      message: failureMessage(error, run.id),
      rows: progress.rows,
    });
  };

  return async (run: StoredRun, stop: AbortSignal): Promise<void> => {
    const folder = join(dataFolder, 'runs', `${run.id}-${run.token}`);
    const progress: RunProgress = { rows: 0, bytesRead: 0, bytesTotal: 0, phase: 'start' };
    const ending = new AbortController();
    const stopped = (): void => ending.abort(stop.reason);
    stop.addEventListener('abort', stopped);
    if (stop.aborted) stopped();
    const beat = setInterval(() => {
      runs.beat(run.id, run.token, progress).then(
        (kept) => kept || ending.abort(new RunLostError(`run ${run.id} was lost`)),
        (error: unknown) => log.warn({ err: error, run: run.id }, 'a run could not renew its claim'),
      );
    }, BEAT_MILLISECONDS);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const report = await importRun(run, folder, progress, ending.signal);
      await tidyHeldFiles(dataFolder, runs);
      log.info(
        { run: run.id, feed: run.feed, state: report.state, rows: report.rows, message: report.message },
        'a run has ended',
      );
    } catch (error) {
      await end(run, ending.signal.aborted ? ending.signal.reason : error, progress, stop);
    } finally {
      clearInterval(beat);
      stop.removeEventListener('abort', stopped);
      await rm(folder, { recursive: true, force: true });
    }
  };
};

/** Removes the files of runs that no longer wait for an approval: cancelled, replaced or applied ones. */
const tidyHeldFiles = async (dataFolder: string, runs: Pick<RunStore, 'get'>): Promise<void> => {
  for (const runId of await keptRuns(dataFolder)) {
    const state = (await runs.get(runId))?.state;
    if (state !== 'Held' && state !== 'Queued' && state !== 'Running') await dropKeptFile(dataFolder, runId);
  }
};

/**
 * Removes what runs left in the data folder: folders of runs whose process died, and files of runs that no longer wait
 * for an approval. For a service that starts, before it takes a run.
 */
export const tidyRunFiles = async (dataFolder: string, runs: Pick<RunStore, 'get'>): Promise<void> => {
  for (const name of await readdir(join(dataFolder, 'runs')).catch(() => [])) {
    const [runId, token] = name.split('-').map(Number);
    const run = await runs.get(runId ?? 0);
    if (run?.state === 'Running' && run.token === token) continue;
    await rm(join(dataFolder, 'runs', name), { recursive: true, force: true });
  }
  await tidyHeldFiles(dataFolder, runs);
};

export type RunExecutor = ReturnType<typeof createRunExecutor>;
