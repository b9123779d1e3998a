import { randomUUID } from 'node:crypto';
import { access, chmod, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { SetupError } from '../../errors.ts';
import { visible } from '../../fields/control-characters.ts';
import type { ProposedConfig } from '../inspect/propose-config.ts';
import { unfinished } from './check-feed-config.ts';
import { FEED_NAME } from './load-feed-configs.ts';

/** A path as a feed of this configuration folder names it: relative to the folder that holds config/ where it lies within. */
export const sourcePath = (file: string, configFolder: string): string => {
  const absolute = resolve(file);
  const fromRoot = relative(dirname(resolve(configFolder)), absolute);
  return fromRoot.startsWith('..') ? absolute : fromRoot;
};

/** The file of a feed of that name. SetupError for what is no feed's name. */
export const feedFile = (name: string, feedFolder: string): string => {
  if (!FEED_NAME.test(name)) {
    throw new SetupError(`${name} cannot be a feed's name: letters, digits, "-" and "_", at most 64, and no ".json"`);
  }
  return join(feedFolder, `${name}.json`);
};

const alreadyThere = (file: string): SetupError =>
  new SetupError(`${file} is there already, and is not overwritten: choose another name, or remove it first`);

const SHORT_LINE = 100;

const oneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}: ${oneLine(part)}`)
    .join(', ')} }`;
};

/** JSON as a person would lay it out: lists and objects that fit on a line stay on one. */
const layOut = (value: unknown, indent: string): string => {
  const short = oneLine(value);
  if (typeof value !== 'object' || value === null || short.length + indent.length <= SHORT_LINE) return short;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => inner + layOut(item, inner))
    : Object.entries(value).map(([name, part]) => `${inner}${JSON.stringify(name)}: ${layOut(part, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
};

/** The configuration as the text of its file. */
export const configText = (config: ProposedConfig): string => {
  const lines = Object.entries(config).map(([name, value]) => `  ${JSON.stringify(name)}: ${layOut(value, '  ')}`);
  // What a file of others says is shown on terminals.
  return visible(`{\n${lines.join(',\n')}\n}\n`, '\n');
};

/** A place of a feed's file that only a person can fill in: its line, its field, and what is asked. */
type OpenPlace = { line: number; field: string; asked: string };

/** What a person has still to fill in, in the order of the file's lines. */
export const openPlaces = (config: ProposedConfig): OpenPlace[] => {
  const text = configText(config);
  let at = 0;
  return [...unfinished(config)].map(([field, value]) => {
    at = text.indexOf(JSON.stringify(value), at) + 1;
    const asked = value.replace(/^TODO:?\s*/, '');
    return {
      line: text.slice(0, at).split('\n').length,
      field,
      asked: asked === '' ? 'only the source can tell' : asked,
    };
  });
};

/** SetupError where the feed's file is there already. */
export const refuseExisting = async (file: string): Promise<void> => {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw alreadyThere(file);
};

/**
 * Writes a feed's file whole: who reads meanwhile finds the whole of it or what was there before. SetupError where one is there already,
 * unless it `replaces` that.
 */
export const writeFeedFile = async (file: string, text: string, { replaces = false } = {}): Promise<void> => {
  const folder = dirname(file);
  // Who writes it need not be who runs the service, and it holds nothing of anybody.
  if ((await mkdir(folder, { recursive: true })) !== undefined) await chmod(folder, 0o755);
  // Beside it, and under a name that no reader takes for a feed's.
  const draft = join(folder, `.${randomUUID()}.draft`);
  try {
    await writeFile(draft, text);
    await chmod(draft, 0o644);
    await (replaces ? rename(draft, file) : link(draft, file));
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? alreadyThere(file) : error;
  } finally {
    await rm(draft, { force: true });
  }
};
