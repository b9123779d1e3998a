import { storesOn } from '../database/stores.ts';
import { fetchGivenFile, fetchSource } from './fetch/fetch-source.ts';
import type { Fetched } from './fetch/fetched-file.ts';
import type { ImportJob, ImportTools } from './import-job.ts';
import { nothingIsOpen } from './last-run.ts';

/**
 * The file that a run imports: the one that it kept when it was held, the one that it was given, or what the feed's source
 * has. FeedFileError when it can't be had.
 */
export const fetchFile = async (job: ImportJob, tools: ImportTools): Promise<Fetched> => {
  const { run, feed, config, folder, signal } = job;
  if (run.approved) return { kind: 'file', file: await job.keptFile() };
  const context = {
    feed: feed.name,
    folder,
    signal,
    lastState: feed.sourceState,
    chatbotIds: job.targets.filter(({ where }) => where !== null).map(({ chatbotId }) => chatbotId),
    conditional: await nothingIsOpen(job, tools),
    heldRunId: run.dryRun ? null : ((await storesOn(tools.database).runs.latest(feed.id, ['Held']))?.id ?? null),
    ...tools,
  };
  const fetched =
    run.file === null
      ? await fetchSource(config, context)
      : await fetchGivenFile({ path: run.file, name: run.fileName ?? run.file, host: run.host }, config, context);
  await storesOn(tools.database).feeds.setReached(feed.id);
  return fetched;
};
