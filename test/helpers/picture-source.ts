import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ExecutionContext, ImplementationFn } from 'ava';
import { createPictureCopier, type PictureCopierOptions } from '../../src/feeds/pictures/copy-pictures.ts';
import { type FeedHttpFixture, withFeedHttp } from '../http/with-feed-http.ts';
import { withHttpServer } from './loopback-server.ts';
import type { LogEntry } from './recording-log.ts';
import { recordingLog } from './recording-log.ts';
import { picture } from './sample-files.ts';
import type { FixtureOptions } from './with-feed.ts';

/** A home with its pictures; `changed` is its PhotosChangeTimestamp. */
type PicturedHome = { n: number; pictures?: string[]; changed?: string; price?: number; status?: string };

const COLUMNS = 'ListingKey,ListingId,StandardStatus,PropertyType,ListPrice,ListingURL,Media,PhotosChangeTimestamp';

const csvOf = (homes: readonly PicturedHome[]): string =>
  [
    COLUMNS,
    ...homes.map(({ n, pictures = [], changed = '', price = 500_000, status = 'Active' }) =>
      [
        `K${n}`,
        `M${n}`,
        status,
        'Residential',
        price,
        `https://homes.example/${n}`,
        pictures.join(' '),
        changed,
      ].join(),
    ),
  ].join('\n');

export type PictureSource = FeedHttpFixture & {
  origin: string;
  /** What a path answers: bytes, a status, or what a test does with the response. Others answer 404. */
  answers: Map<string, Buffer | number | ((response: ServerResponse) => void)>;
  /** Paths with query strings of the pictures that were asked for, oldest first. */
  asked: string[];
  /** Has the source send these homes, and imports them. */
  send: FeedHttpFixture['send'];
  importHomes: (...homes: PicturedHome[]) => ReturnType<FeedHttpFixture['feed']['importAgain']>;
  /** What fetches the pictures whose time has come, as one process has it for as long as it runs. */
  newCopier: (options?: Partial<PictureCopierOptions>) => ReturnType<typeof createPictureCopier>;
  /** Fetches the pictures whose time has come, as the first turn of a new process does. */
  copy: (options?: Partial<PictureCopierOptions>, signal?: AbortSignal) => Promise<number>;
  log: LogEntry[];
  /** Lets the waits of all pictures pass. */
  passTime: () => Promise<void>;
  images: (n?: number) => Promise<string[] | null>;
  /** What anybody is shown at an address of Images. */
  show: (address: string) => Promise<{ status: number; type: string | null; bytes: Buffer }>;
};

/** Has the source show pictures, no two alike; returns their addresses. */
export const showPictures = async ({ origin, answers }: PictureSource, ...names: string[]): Promise<string[]> => {
  for (const [index, name] of names.entries()) answers.set(`/${name}.png`, await picture('png', 40 + index, 30));
  return names.map((name) => `${origin}/${name}.png`);
};

/** What lies in the service's folder of files. */
export const storedFiles = ({ feed }: PictureSource): Promise<string[]> =>
  readdir(join(feed.config.dataFolder, 'files')).catch(() => []);

/** No limit that a test would notice. */
export const FAST = { perSecond: 1_000, perHour: 1_000_000, perDay: 1_000_000 };

/** A feed by HTTP on loopback whose pictures are copied, and the API that shows them. */
export const withPictures = (
  body: (t: ExecutionContext, source: PictureSource) => Promise<void>,
  settings: Record<string, unknown> = {},
  fixture: FixtureOptions = {},
): ImplementationFn<[]> =>
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    const answers: PictureSource['answers'] = new Map();
    const asked: string[] = [];
    let csv = '';
    const answer = (path: string, response: ServerResponse): void => {
      const known = path === '/homes.csv' ? Buffer.from(csv) : answers.get(path.replace(/\?.*$/, ''));
      if (typeof known === 'function') known(response);
      else if (Buffer.isBuffer(known)) response.end(known);
      else response.writeHead(known ?? 404).end();
    };
    await withHttpServer(
      ({ url = '' }, response) => {
        if (url !== '/homes.csv') asked.push(url);
        answer(url, response);
      },
      async ({ origin }) => {
        const source = { url: `${origin}/homes.csv`, allowPrivateAddresses: true };
        await feed.configure({ source, images: 'copy', imageRequests: FAST, ...settings });
        const { log, entries } = recordingLog();
        const newCopier: PictureSource['newCopier'] = (options = {}) =>
          createPictureCopier({
            database: feed.database,
            registry: feed.services.registry,
            files: feed.services.files,
            publicUrl: undefined,
            folder: join(feed.folder, 'data', 'pictures'),
            readVariable: () => undefined,
            clock: feed.now,
            log,
            ...options,
          });
        await body(t, {
          ...http,
          origin,
          answers,
          asked,
          importHomes: async (...homes) => {
            csv = csvOf(homes);
            return feed.importAgain();
          },
          newCopier,
          copy: (options, signal = new AbortController().signal) => newCopier(options)(signal),
          log: entries,
          passTime: async () => {
            await feed.database('listing_picture').update({ next_try: '2020-01-01' });
          },
          images: async (n = 1) => (await feed.byNumber(`M${n}`)).values.Images,
          show: async (address) => {
            const response = await fetch(`http://127.0.0.1:${http.port}${address}`);
            const bytes = Buffer.from(await response.arrayBuffer());
            return { status: response.status, type: response.headers.get('content-type'), bytes };
          },
        });
      },
    );
  }, fixture);
