import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ChatbotService } from '../../chatbots/chatbot-service.ts';
import { businessError, type ServiceError, SetupError, unavailable } from '../../errors.ts';
import { feedConfigProblems, todoText } from '../configuration/check-feed-config.ts';
import type { FeedConfig, FeedSource } from '../configuration/feed-config.ts';
import type { FeedRegistry } from '../configuration/feed-registry.ts';
import { FEED_NAME } from '../configuration/load-feed-configs.ts';
import { configText, feedFile, writeFeedFile } from '../configuration/write-feed-file.ts';
import type { ProposedConfig } from '../inspect/propose-config.ts';
import { noFeed, type WorkspaceFeeds } from '../workspace-feeds.ts';

/** The configuration that the text of a feed's file holds. 400 for what is no JSON. */
export const readConfigText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw businessError(400, `Text must be JSON, as the file of a feed is: ${(error as Error).message}`);
  }
};

/**
 * Why a source can't be set by who only has a key: a file of the machine, a secret of its environment and an address within its network
 * are not theirs to name. Null where it can. Of the files in `folder` each feed has those of its own name.
 */
const sourceRefusal = (name: string, source: FeedSource, folder: string): string | null => {
  const byHand = 'write it into the file of the feed by hand';
  if ('file' in source) {
    const own = new RegExp(`^${folder}/${name}(\\.[A-Za-z0-9]+)*$`);
    return own.test(source.file)
      ? null
      : `source.file must be ${folder}/${name} with an ending, like ${folder}/${name}.csv, for a feed that is saved so; of another file, ${byHand}`;
  }
  if (!('url' in source))
    return `source must be { "file" } or { "url" } for a feed that is saved so; another one, ${byHand}`;
  if (source.credentials !== undefined) return `source.credentials name secrets of the machine: ${byHand}`;
  if (source.allowPrivateAddresses === true)
    return `source.allowPrivateAddresses opens the machine's own network: ${byHand}`;
  return null;
};

/**
 * Where the files of a workspace's feeds lie that are saved by its keys: the installation's own workspace has its files in `feeds`, and what
 * others may name lies apart from that.
 */
export const ownFolder = async (
  workspaceId: number,
  firstWorkspaceId: () => Promise<number | undefined>,
): Promise<string> => (workspaceId === (await firstWorkspaceId()) ? 'feeds' : `feeds/workspace-${workspaceId}`);

/** How many feeds a workspace may have by its keys: each list, and each look at what is due, reads the files of all. */
const MOST_FEEDS = 100;

const UNWRITABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

const unwritable = (code: string): string =>
  `config/feeds can't be written to (${code}): let the user of the service write there, or make the file of the feed by hand`;

const tooMany = (count: number): ServiceError =>
  businessError(
    409,
    `The workspace has ${count} feeds, and by its keys no more than ${MOST_FEEDS} are made, and nothing was written: ` +
      'take the files of feeds that are not needed out of config/feeds, or make that of this one by hand',
  );

/** 400 that names everything wrong. */
const checkConfig = (name: string, config: unknown, folder: string): FeedConfig => {
  const problems = feedConfigProblems(config);
  if (problems.length > 0) throw businessError(400, problems.join('; '));
  const refusal = sourceRefusal(name, (config as FeedConfig).source, folder);
  if (refusal !== null) throw businessError(400, refusal);
  return config as FeedConfig;
};

/** 409 for a file that is there before a feed `reads` it: whose it is nobody can tell. */
const refuseForeignFile = async (
  feedFolder: string,
  { source }: FeedConfig,
  reads: FeedSource | undefined,
): Promise<void> => {
  if (!('file' in source)) return;
  const path = resolve(feedFolder, '../..', source.file);
  if (reads !== undefined && 'file' in reads && reads.file === path) return;
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) {
    throw businessError(
      409,
      `The file ${source.file} is there already, and nothing was written: choose another name, or write the feed by hand`,
    );
  }
};

/** What stands behind the question mark of an address may be a password: who changes the feed writes it anew. */
const withoutQuery = (config: FeedConfig): ProposedConfig => {
  const { source } = config;
  const hides = 'url' in source && /[?#]/.test(source.url);
  const asked = todoText('the whole web address, of which the part behind "?" is not shown');
  return (hides ? { ...config, source: { ...source, url: asked } } : config) as ProposedConfig;
};

/**
 * Saves the file of a feed in the configuration folder, as one that is made by hand: the service reads it at once, and its schedule waits
 * for a dry run or an import. 400 for what the check of feeds refuses, 404 for chatbots of others, 409 where there is a file of the name and
 * `Replace` does not say that it is meant, or is another workspace's. `configuration` is the text of one that may be saved so, to be changed.
 */
export const createFeedSaving = (options: {
  feedFolder: string;
  registry: Pick<FeedRegistry, 'hasFile' | 'rows'>;
  workspaceFeeds: Pick<WorkspaceFeeds, 'ofWorkspace'>;
  chatbots: Pick<ChatbotService, 'find'>;
  firstWorkspaceId: () => Promise<number | undefined>;
}) => {
  const { feedFolder, registry, workspaceFeeds, chatbots, firstWorkspaceId } = options;

  const configuration = async (workspaceId: number, { Feed: name }: { Feed: string }) => {
    const known = (await workspaceFeeds.ofWorkspace(workspaceId)).find((feed) => feed.name === name);
    if (known === undefined) throw noFeed(name);
    const { feed, error } = known;
    // As the file has it: the paths of the one that is in force are whole.
    const config = known.config && feed.lastConfig && (JSON.parse(feed.lastConfig) as FeedConfig);
    if (!config)
      throw businessError(409, `Feed ${name} is broken, mend its file by hand: ${error ?? 'nobody can read it'}`);
    const refusal = sourceRefusal(name, config.source, await ownFolder(workspaceId, firstWorkspaceId));
    if (refusal !== null) throw businessError(409, `Feed ${name} is changed in its file only: ${refusal}`);
    for (const { serialNumber } of config.chatbots) await chatbots.find(workspaceId, serialNumber);
    return { Feed: name, Text: configText(withoutQuery(config)) };
  };

  const save = async (
    workspaceId: number,
    { Feed: name, Text, Replace }: { Feed: string; Text: string; Replace: boolean },
  ): Promise<{ Feed: string }> => {
    if (!FEED_NAME.test(name)) {
      throw businessError(
        400,
        'Feed must be letters, digits, "-" and "_", at most 64, and begin with a letter or digit',
      );
    }
    const config = checkConfig(name, readConfigText(Text), await ownFolder(workspaceId, firstWorkspaceId));
    for (const { serialNumber } of config.chatbots) await chatbots.find(workspaceId, serialNumber);
    const hasFile = await registry.hasFile(name);
    // One whose file is gone stays its workspace's, for its homes and runs.
    const owner = (await registry.rows()).find((feed) => feed.name === name)?.workspaceId ?? workspaceId;
    const isThere = hasFile || owner !== workspaceId;
    const own = await workspaceFeeds.ofWorkspace(workspaceId);
    const known = own.find((feed) => feed.name === name);
    const isOwn = hasFile && known !== undefined;
    if (isThere && !(Replace && isOwn)) {
      const replace = isOwn ? ', or send Replace to write it anew' : '';
      throw businessError(
        409,
        `There is a feed ${name} already, and nothing was written: choose another name${replace}`,
      );
    }
    if (!isThere && own.length >= MOST_FEEDS) throw tooMany(own.length);
    await refuseForeignFile(feedFolder, config, known?.config?.source);
    try {
      await writeFeedFile(feedFile(name, feedFolder), configText(config as ProposedConfig), { replaces: hasFile });
    } catch (error) {
      // Another has saved it at the same moment.
      if (error instanceof SetupError)
        throw businessError(409, `There is a feed ${name} already, and nothing was written: choose another name`);
      const { code = '' } = error as NodeJS.ErrnoException;
      throw UNWRITABLE.has(code) ? unavailable(unwritable(code)) : error;
    }
    return { Feed: name };
  };

  return { save, configuration };
};
