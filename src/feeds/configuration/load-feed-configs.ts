import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { SetupError } from '../../errors.ts';
import { feedConfigProblems } from './check-feed-config.ts';
import type { FeedConfig, FeedSource } from './feed-config.ts';

/** A feed's file: its configuration, or one sentence that says what is wrong with it (state Broken). */
export type FeedConfigEntry =
  | { name: string; file: string; config: FeedConfig }
  | { name: string; file: string; error: string };

const FEED_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

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
  if (source.credentials?.type !== 'privateKey') return source;
  const { credentials } = source;
  return { ...source, credentials: { ...credentials, privateKeyFile: absolute(credentials.privateKeyFile) } };
};

const readFeed = async (folder: string, fileName: string, root: string): Promise<FeedConfigEntry> => {
  const name = basename(fileName, '.json');
  const file = join(folder, fileName);
  const shown = `${basename(dirname(folder))}/${basename(folder)}/${fileName}`;
  const broken = (error: string): FeedConfigEntry => ({ name, file, error: `${shown}: ${error}` });
  if (!FEED_NAME.test(name)) {
    return broken('a feed is named after its file: letters, digits, "-" and "_", at most 64');
  }
  let text: string;
  try {
    text = (await readFile(file, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    return broken(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    return broken(`line ${brokenLine(text, message)} is not JSON: ${message}`);
  }
  const problems = feedConfigProblems(value);
  if (problems.length > 0) return broken(problems.join('; '));
  const config = value as FeedConfig;
  return { name, file, config: { ...config, source: withAbsolutePaths(config.source, root) } };
};

/**
 * Every `*.json` of `folder` (config/feeds), by name. A wrong file becomes an entry with its error and stops no other. A folder that
 * is not there holds no feeds. Relative source paths start at the folder that holds config/, and come back absolute.
 */
export const loadFeedConfigs = async (folder: string): Promise<FeedConfigEntry[]> => {
  const absolute = resolve(folder);
  let names: string[];
  try {
    names = await readdir(absolute);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new SetupError(`The folder of feeds ${absolute} cannot be read (${code ?? 'error'}): check its permissions`);
  }
  const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort();
  const root = dirname(dirname(absolute));
  return Promise.all(files.map((name) => readFeed(absolute, name, root)));
};
