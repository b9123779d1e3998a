import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { DEMO_SERIAL_NUMBER } from '../../chatbots/chatbot-service.ts';
import { SetupError } from '../../errors.ts';
import { feedConfigProblems } from './check-feed-config.ts';
import type { FeedConfig, FeedSource } from './feed-config.ts';
import type { Feed } from './feed-store.ts';

/**
 * A feed's file: its configuration, with the text by which it is kept; or what is wrong with it (state Broken), a problem each
 * and all in one sentence that names the file.
 */
export type FeedConfigEntry =
  | { name: string; file: string; config: FeedConfig; text: string }
  | { name: string; file: string; error: string; shownFile: string; problems: readonly string[] };

export const FEED_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

const endsTooEarly = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = (error as Error).message;
    const position = /at position (\d+)/.exec(message)?.[1];
    return /unexpected end|unterminated/i.test(message) || (position !== undefined && Number(position) >= text.length);
  }
};

/** The first line, 1-based, at which a text can no longer become JSON: not every message of the parser tells it. */
const brokenLine = (text: string, message: string): number => {
  const told = /\(line (\d+) column \d+\)/.exec(message)?.[1];
  if (told !== undefined) return Number(told);
  const lines = text.split('\n');
  const broken = lines.findIndex((_, index) => {
    const start = lines
      .slice(0, index + 1)
      .join('\n')
      .trimEnd();
    return start !== '' && !endsTooEarly(start);
  });
  return broken === -1 ? lines.length : broken + 1;
};

const withAbsolutePaths = (source: FeedSource, root: string): FeedSource => {
  const absolute = (path: string): string => (isAbsolute(path) ? path : resolve(root, path));
  if ('file' in source) return { ...source, file: absolute(source.file) };
  if ('files' in source) return { ...source, files: absolute(source.files) };
  if (source.credentials === undefined) return source;
  const fields = Object.entries(source.credentials).map(([field, value]) => {
    if (typeof value === 'object') return [field, { $file: absolute(value.$file) }];
    return [field, field === 'privateKeyFile' ? absolute(value) : value];
  });
  return { ...source, credentials: Object.fromEntries(fields) } as FeedSource;
};

/** The folder's name as people know it, without what is above config/. */
const shownFolder = (folder: string): string => `${basename(dirname(folder))}/${basename(folder)}`;

/** A configuration with the paths of its source made absolute: relative ones start at `root`. */
const configAt = (root: string, config: FeedConfig): FeedConfig => ({
  ...config,
  source: withAbsolutePaths(config.source, root),
});

const parseFeed = (text: string): { config: FeedConfig } | { problems: string[] } => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    return { problems: [`line ${brokenLine(text, message)} is not JSON: ${message}`] };
  }
  const problems = feedConfigProblems(value);
  return problems.length > 0 ? { problems } : { config: value as FeedConfig };
};

type Seen = Map<string, { text: string; entry: FeedConfigEntry }>;

const readFeed = async (folder: string, fileName: string, seen: Seen): Promise<FeedConfigEntry> => {
  const name = basename(fileName, '.json');
  const file = join(folder, fileName);
  const shownFile = `${shownFolder(folder)}/${fileName}`;
  const broken = (...problems: readonly string[]): FeedConfigEntry => ({
    ...{ name, file, shownFile, problems },
    error: `${shownFile}: ${problems.join('; ')}`,
  });
  if (!FEED_NAME.test(name)) {
    return broken('a feed is named after its file: letters, digits, "-" and "_", at most 64');
  }
  let text: string;
  try {
    text = (await readFile(file, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    return broken(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`);
  }
  const known = seen.get(fileName);
  if (known?.text === text) return known.entry;
  const parsed = parseFeed(text);
  const entry =
    'problems' in parsed
      ? broken(...parsed.problems)
      : { name, file, config: configAt(dirname(dirname(folder)), parsed.config), text: JSON.stringify(parsed.config) };
  seen.set(fileName, { text, entry });
  return entry;
};

/**
 * A reader of `folder` (config/feeds): each call reads every `*.json` anew and checks those whose text is not that of the call
 * before. By name; a wrong file becomes an entry with its error and stops no other. A folder that is not there holds no
 * feeds. Relative source paths start at the folder that holds config/, and come back absolute.
 */
export const createFeedFolder = (folder: string): (() => Promise<FeedConfigEntry[]>) => {
  const absolute = resolve(folder);
  const seen: Seen = new Map();
  return async () => {
    let names: string[];
    try {
      names = await readdir(absolute);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return [];
      throw new SetupError(
        `The folder of feeds ${absolute} cannot be read (${code ?? 'error'}): check its permissions`,
      );
    }
    const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort();
    for (const name of seen.keys()) if (!files.includes(name)) seen.delete(name);
    return Promise.all(files.map((name) => readFeed(absolute, name, seen)));
  };
};

/** The feeds' files as they are now. */
export const loadFeedConfigs = (folder: string): Promise<FeedConfigEntry[]> => createFeedFolder(folder)();

const parse = (text: string, root: string): FeedConfig | null => {
  const value = JSON.parse(text) as FeedConfig;
  // What an older release took may be wrong by now.
  return feedConfigProblems(value).length === 0 ? configAt(root, value) : null;
};

/**
 * Reads the kept configurations of feeds; a text that has not changed is not checked again. Relative paths start at `root`,
 * which need not be the same for every process. Null: there is none.
 */
export const createLastGoodConfigs = (root: string): ((feed: Feed) => FeedConfig | null) => {
  const known = new Map<number, { text: string; config: FeedConfig | null }>();
  return ({ id, lastConfig }) => {
    if (lastConfig === null) return null;
    const last = known.get(id);
    if (last?.text === lastConfig) return last.config;
    const config = parse(lastConfig, root);
    known.set(id, { text: lastConfig, config });
    return config;
  };
};

/** Whether a feed fills the demo chatbot alone. */
export const isDemoFeed = (entry: FeedConfigEntry): boolean =>
  'config' in entry && entry.config.chatbots.every(({ serialNumber }) => serialNumber === DEMO_SERIAL_NUMBER);
