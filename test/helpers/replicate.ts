import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext, ImplementationFn } from 'ava';
import type { FeedConfig, ResoWebApiSource } from '../../src/feeds/configuration/feed-config.ts';
import type { Fetched, SourceState } from '../../src/feeds/fetch/fetched-file.ts';
import { fetchResoWebApi } from '../../src/feeds/fetch/reso-web-api/fetch-reso-web-api.ts';
import { createLogger } from '../../src/process/logger.ts';
import { BEARER, CLIENT, type ResoServer, startResoServer } from './reso-server.ts';
import { createResoSource, type ResoSource } from './reso-source.ts';
import { createTestDatabase } from './with-database.ts';

export const VARIABLES: Readonly<Record<string, string>> = {
  RESO_TOKEN: BEARER,
  RESO_CLIENT: CLIENT.id,
  RESO_SECRET: CLIENT.secret,
};
/** A loopback server is no published service: only the pauses of the tests that count them are left. */
export const QUICK: NonNullable<ResoWebApiSource['requests']> = { perSecond: 1_000, perHour: 1e9, perDay: 1e9 };

/** What a feed says of the server, which tests change. */
export const sourceOf = (server: ResoServer, changes: Partial<ResoWebApiSource> = {}): ResoWebApiSource => ({
  resoWebApi: server.address,
  credentials: { type: 'bearer', tokenVariable: 'RESO_TOKEN' },
  filter: "OriginatingSystemName eq 'test'",
  pageSize: 50,
  requests: QUICK,
  allowPrivateAddresses: true,
  ...changes,
});

export const clientCredentials = (server: ResoServer): ResoWebApiSource['credentials'] => ({
  type: 'clientCredentials',
  tokenUrl: server.tokenUrl,
  clientIdVariable: 'RESO_CLIENT',
  clientSecretVariable: 'RESO_SECRET',
});

/** What one fetch brought: the records and keys as they lie in the folder. */
type Brought = { records: Record<string, unknown>[]; keys: string[] | null; fetched: Fetched };

type Replication = {
  source: ResoSource;
  server: ResoServer;
  /** How long requests would have waited, milliseconds, oldest first. */
  waits: number[];
  /** Fetches as a run does; `state` is what the last good run stored. */
  fetch: (state?: SourceState | null, changes?: Partial<ResoWebApiSource>) => Promise<Brought>;
  /** Whether requests wait in earnest. */
  isTimed: boolean;
  /** Changes to the feed around the source. */
  feed: Partial<FeedConfig>;
  variables: Record<string, string>;
};

const lines = async (path: string): Promise<string[]> =>
  (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');

/** `test('…', withReplication(300, async (t, replication) => …))`: a server with so many records, and fetches from it. */
export const withReplication =
  (count: number, body: (t: ExecutionContext, replication: Replication) => Promise<void>): ImplementationFn<[]> =>
  async (t) => {
    const source = createResoSource({ count });
    const server = await startResoServer(source);
    const { database, drop } = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'listingd-reso-'));
    const waits: number[] = [];
    const replication: Replication = {
      source,
      server,
      waits,
      isTimed: false,
      feed: {},
      variables: { ...VARIABLES },
      fetch: async (state = null, changes = {}) => {
        const own = sourceOf(server, changes);
        const config: FeedConfig = {
          chatbots: [{ serialNumber: 'a' }],
          source: own,
          preset: 'reso',
          key: ['ListingKey'],
          mode: 'delta',
          ...replication.feed,
        };
        const fetched = await fetchResoWebApi(own, config, {
          feed: 'main',
          folder: await mkdtemp(join(folder, 'run-')),
          lastState: state,
          conditional: false,
          database,
          readVariable: (name) => replication.variables[name],
          clock: () => new Date(source.now()),
          log: createLogger('silent'),
          signal: new AbortController().signal,
          ...(replication.isTimed ? {} : { wait: async (milliseconds: number) => void waits.push(milliseconds) }),
        });
        if (fetched.kind === 'nothing') return { records: [], keys: null, fetched };
        const { path, keysPath } = fetched.file;
        return {
          records: (await lines(path)).map((line) => JSON.parse(line) as Record<string, unknown>),
          keys: keysPath === null ? null : await lines(keysPath),
          fetched,
        };
      },
    };
    try {
      await body(t, replication);
    } finally {
      await rm(folder, { recursive: true, force: true });
      await server.close();
      await drop();
    }
  };

/** The state that a run with this outcome stores. */
export const stateOf = ({ fetched }: Brought): SourceState => {
  const state = fetched.kind === 'file' ? fetched.file.sourceState : fetched.sourceState;
  if (state === null) throw new Error('there is no state');
  return state;
};
