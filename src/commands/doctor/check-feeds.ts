import { join } from 'node:path';
import { isFilledByUploads } from '../../feeds/configuration/feed-age.ts';
import { type FeedConfigEntry, isDemoFeed, loadFeedConfigs } from '../../feeds/configuration/load-feed-configs.ts';
import { FeedFileError } from '../../feeds/feed-file-error.ts';
import { lookAtSource } from '../../feeds/fetch/look-at-source.ts';
import { missingSecrets } from '../../feeds/fetch/read-credentials.ts';
import type { CommandContext } from '../with-services.ts';
import type { OtherClock } from './check-machine.ts';
import { type Finding, ok, wrong } from './finding.ts';

type FeedLook = { findings: Finding[]; clock?: OtherClock };

const checkFeed = async (
  entry: FeedConfigEntry,
  { config, clock, log }: CommandContext,
  milliseconds: number,
): Promise<FeedLook> => {
  const { name } = entry;
  if ('error' in entry) {
    const doing = `mend ${entry.shownFile}; npx listingd feed check says whether it is right`;
    return { findings: [wrong(`feed ${name}`, entry.error, doing)] };
  }
  const check = `source of ${name}`;
  const { source } = entry.config;
  const credentials = 'credentials' in source ? source.credentials : undefined;
  const missing = missingSecrets(credentials, config.readVariable);
  if (missing.length > 0) {
    const doing = 'set it where the service is started, or in the file that LISTINGD_ENV_FILE names';
    return { findings: [wrong(check, missing.join('; '), doing)] };
  }
  if ('file' in source && (await isFilledByUploads(entry.config))) {
    const says = `it is filled by uploads: it has no schedule, and no file lies at ${source.file}`;
    return { findings: [ok(check, says)] };
  }
  const signal = AbortSignal.timeout(milliseconds);
  const { readVariable } = config;
  try {
    const { says, serverTime } = await lookAtSource(entry.config, { feed: name, readVariable, clock, log, signal });
    const aheadSeconds = serverTime === null ? 0 : (clock().getTime() - serverTime.getTime()) / 1_000;
    return {
      findings: [ok(check, says)],
      ...(serverTime === null ? {} : { clock: { whose: `the source of ${name}`, aheadSeconds } }),
    };
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    const file = join(config.configFolder, 'feeds', `${name}.json`);
    const doing = `correct source in ${file}, or what it names; npx listingd import ${name} --dry-run tries it`;
    return { findings: [wrong(check, error.message, doing)] };
  }
};

/** The file of each feed, the secrets that it names, and whether its source can be had. */
export const checkFeeds = async (context: CommandContext, milliseconds: number): Promise<FeedLook[]> => {
  const { configFolder, demo } = context.config;
  const entries = await loadFeedConfigs(join(configFolder, 'feeds'));
  const followed = entries.filter((entry) => demo || !isDemoFeed(entry));
  if (followed.length === 0) return [{ findings: [ok('feeds', `none in ${join(configFolder, 'feeds')}`)] }];
  return Promise.all(followed.map((entry) => checkFeed(entry, context, milliseconds)));
};
