import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext, ImplementationFn } from 'ava';
import type { Database } from '../../src/database/connection.ts';
import type { FeedConfig, RemoteFileSource } from '../../src/feeds/configuration/feed-config.ts';
import type { FetchContext, Fetched, FetchedFile } from '../../src/feeds/fetch/fetched-file.ts';
import type { Wait } from '../../src/feeds/fetch/retry.ts';
import { createLogger } from '../../src/process/logger.ts';

export type FetchFixture = {
  /** The run's own folder, new for each context. */
  folder: string;
  context: (changes?: Partial<FetchContext>) => FetchContext;
  /** Waits by moving the fixture's clock, so that nobody waits. */
  wait: Wait;
  /** The pauses that were waited, milliseconds. */
  pauses: number[];
  now: () => Date;
};

/** A feed's configuration with this source; a snapshot without limits on its age. */
export const feedOf = (source: FeedConfig['source'], changes: Partial<FeedConfig> = {}): FeedConfig => ({
  chatbots: [{ serialNumber: 'a' }],
  source,
  preset: 'reso',
  key: ['ListingKey'],
  mode: 'snapshot',
  ...changes,
});

export const remote = (url: string, changes: Partial<RemoteFileSource> = {}): RemoteFileSource => ({
  url,
  allowPrivateAddresses: true,
  ...changes,
});

/** The file that was fetched; fails the test where there was nothing. */
export const fileOf = (fetched: Fetched): FetchedFile => {
  if (fetched.kind === 'file') return fetched.file;
  throw new Error(`Nothing was fetched: ${fetched.message}`);
};

/** What the parts of a file hold, by their names, in order. */
export const contentsOf = async (file: Pick<FetchedFile, 'parts'>): Promise<[string, string][]> =>
  Promise.all(
    file.parts.map(async ({ name, path }): Promise<[string, string]> => [name, await readFile(path, 'utf8')]),
  );

/** `test('…', withFetch(async (t, fetch) => …))`: what a fetch needs beside its source, without a database. */
export const withFetch =
  (body: (t: ExecutionContext, fetch: FetchFixture) => Promise<void>): ImplementationFn<[]> =>
  async (t) => {
    const root = await mkdtemp(join(tmpdir(), 'listingd-fetch-'));
    const folder = join(root, 'run');
    const pauses: number[] = [];
    let time = new Date('2026-11-21T12:00:00Z').getTime();
    const now = () => new Date(time);
    try {
      await body(t, {
        folder,
        now,
        pauses,
        wait: async (milliseconds) => {
          pauses.push(milliseconds);
          time += milliseconds;
        },
        context: (changes = {}) => ({
          feed: 'night',
          folder,
          lastState: null,
          conditional: true,
          heldRunId: null,
          database: undefined as unknown as Database,
          readVariable: (name) => ({ FEED_USER: 'ann', FEED_PASSWORD: 'secret', FEED_TOKEN: 'token' })[name],
          clock: now,
          log: createLogger('silent'),
          signal: new AbortController().signal,
          ...changes,
        }),
      });
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  };

/** The names of all files under a folder that a fetch may have left. */
export const filesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [])).sort();
