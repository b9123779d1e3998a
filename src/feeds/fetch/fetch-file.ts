import { storesOn } from '../../database/stores.ts';
import { nothingIsOpen } from '../runs/earlier-runs.ts';
import type { ImportJob } from '../runs/import-job.ts';
import { fetchGivenFile, fetchSource } from './fetch-source.ts';
import type { FetchContext, Fetched } from './fetched-file.ts';

/**
 * The file that a run imports: the one that it kept when it was held, the one that it was given, or what the feed's source
 * has. FeedFileError when it can't be had.
 */
export const fetchFile = async (job: ImportJob): Promise<Fetched> => {
  const { run, feed, config, database, folder, signal, log, clock, readVariable, wait } = job;
  if (run.approved) return { kind: 'file', file: await job.keptFile() };
  const held = run.dryRun ? undefined : await storesOn(database).runs.latest(feed.id, ['Held']);
  const context: FetchContext = {
    feed: feed.name,
    folder,
    lastState: feed.sourceState,
    conditional: await nothingIsOpen(job),
    heldRunId: held?.id ?? null,
    chatbotIds: job.targets.filter(({ where }) => where !== null).map(({ chatbotId }) => chatbotId),
    database,
    readVariable,
    clock,
    log,
    signal,
    ...(wait && { wait }),
  };
  const fetched =
    run.file === null
      ? await fetchSource(config, context)
      : await fetchGivenFile({ path: run.file, name: run.fileName ?? run.file, host: run.host }, config, context);
  await storesOn(database).feeds.setReached(feed.id);
  return fetched;
};
