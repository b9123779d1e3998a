import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { feedConfigProblems, todoText } from '../configuration/check-feed-config.ts';
import { FEED_LIMITS } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import { unpackParts } from '../fetch/unpack.ts';
import { isNested } from '../map/check-values.ts';
import type { Extent } from '../read/parsed-record.ts';
import { type Analysis, analyse } from './analyse.ts';
import type { FileSample } from './column-profiles.ts';
import { wordsInFull } from './column-words.ts';
import { PRICES } from './proposal.ts';
import { type ConfigPlace, type ProposedConfig, proposeConfig, withoutTodos } from './propose-config.ts';
import { readSample, type SampleFormat, type ToldFormat } from './read-sample.ts';
import { readAllRows } from './shared-keys.ts';
import { type ConfigTrial, tryConfig } from './try-config.ts';

/** What a file is, what it holds, and how a feed could read it. */
export type Inspection = {
  name: string;
  format: SampleFormat;
  analysis: Analysis;
  trial: ConfigTrial;
  /** The feed's configuration for this file, at the place where it is to be written. */
  configure: (place: Omit<ConfigPlace, 'format'>) => { config: ProposedConfig; problems: string[] };
};

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'is not there: check the path',
  EACCES: 'may not be read: check its permissions',
};

const checkFile = async (path: string): Promise<void> => {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) throw new FeedFileError(`${path} is no file: name one that a feed would bring`);
    if (stats.size === 0) throw new FeedFileError(`${path} is empty`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new FeedFileError(`${path} ${UNREADABLE[code] ?? `cannot be read (${code})`}`);
  }
};

/** What the first rows show, and what all rows do of keys and of the cap of the source: a key that only later homes share is none either. */
const analyseFile = async (
  parts: readonly FeedPart[],
  { format, sample, extent }: { format: SampleFormat; sample: FileSample; extent: Extent },
  options: { name: string; today: string },
): Promise<Analysis> => {
  const analysis = analyse(sample, { ...options, extent });
  if (!format.more) return analysis;
  const config = proposeConfig(analysis, { serialNumber: 'any', file: options.name, format: format.settings });
  const all = await readAllRows(parts, withoutTodos(config), analysis.columnsOf);
  const { keys } = all;
  if (keys.size === 0 && all.extent !== 'part') return analysis;
  return analyse(sample, {
    ...options,
    extent: all.extent ?? extent,
    shared: { keys, columns: new Set([...keys.keys()].flatMap(analysis.columnsOf)) },
  });
};

/** What only homes have. */
const OF_HOMES: ReadonlySet<string> = new Set(['price', 'rent', 'bedrooms']);

/** Which element is a home, where its records have no prices and others within them are like homes; null: nothing is open. */
const recordAsked = (
  { format: { settings, rows, others } }: { format: SampleFormat },
  { given, unused }: Analysis,
): string | null => {
  if (PRICES.some((field) => given.has(field))) return null;
  const isLikeHome = ({ names: [name = ''] }: SampleFormat['others'][number]): boolean => {
    const lists = unused.find((column) => column.name.split('.').at(-1) === name)?.texts.filter(isNested) ?? [];
    const keys = [...(lists[0]?.matchAll(/"([^"]+)":/g) ?? [])].flatMap(([, key = '']) => wordsInFull(key));
    return keys.some((word) => OF_HOMES.has(word));
  };
  const within = others.filter(isLikeHome).map(({ names, count }) => `${names.join(', ')} (${count})`);
  return within.length === 0
    ? null
    : todoText(
        `the element that is a home, by which to look at the file again: ${settings.record} (${rows}) or ${within.join(' or ')}`,
      );
};

/**
 * Looks at a file's first rows and proposes how to import it, packed or not. Nothing is stored and nothing is imported. FeedFileError for a
 * file that no feed could read. `today` is an ISO date, `called` the file's name where that is not its own; `record`, `headerLine` and `sheet`
 * as `readSample` takes them, `tried` a configuration to try in place of the one that is proposed.
 */
export const inspectFile = async (
  path: string,
  {
    today,
    called = path,
    tried,
    record,
    ...told
  }: Omit<ToldFormat, 'encoding'> & { today: string; called?: string; tried?: ProposedConfig | undefined },
): Promise<Inspection> => {
  await checkFile(path);
  const name = basename(called);
  const folder = await mkdtemp(join(tmpdir(), 'listingd-inspect-'));
  try {
    const { maxSize } = FEED_LIMITS;
    const { encoding, sheet = told.sheet } = (tried && withoutTodos(tried).format) ?? {};
    const parts = await unpackParts(path, { name: called, folder, maxSize, sheet, largest: tried === undefined });
    const read = await readSample(parts, { name, record, ...told, ...(encoding !== undefined && { encoding }) });
    const { format } = read;
    const analysis = await analyseFile(parts, read, { name, today });
    const asked = record === undefined ? recordAsked(read, analysis) : null;
    const settings = asked === null ? format.settings : { ...format.settings, record: asked };
    const configure: Inspection['configure'] = (place) => {
      // What is no home lacks what homes have.
      const told = asked === null ? analysis : { ...analysis, asks: new Map() };
      const config = proposeConfig(told, { ...place, format: settings });
      return { config, problems: feedConfigProblems(config) };
    };
    const config = tried ?? proposeConfig(analysis, { serialNumber: 'any', file: path, format: format.settings });
    const trial = await tryConfig(parts, withoutTodos(config), { name, today });
    return { name, format, analysis, trial, configure };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
