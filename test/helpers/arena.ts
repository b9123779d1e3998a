import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import type { StoredPart, StoredRun } from '../../src/feeds/runs/run.ts';
import type { Home } from './homes.ts';
import { createKilledDatabase } from './killed-database.ts';
import type { FeedFixture } from './with-feed.ts';

/** The columns of a home with few keys, streets and prices, so that homes meet in every way that keys can. */
export const MEETING_HOME = {
  ListingKey: fc.constantFrom('', 'K1', 'K2', 'K3', 'K4'),
  ListingId: fc.constantFrom('', 'M1', 'M2', 'M3', 'M4'),
  ListingURL: fc.constantFrom('', 'https://a.example/1', 'https://a.example/2', 'https://a.example/3'),
  UnparsedAddress: fc.constantFrom('1 Oak St', '1 Oak St', '2 Elm St', '1 Oak St #2', ''),
  StandardStatus: fc.constantFrom('Active', 'Active', 'Active', 'ComingSoon', 'Pending', 'Closed', 'Gone'),
  PropertyType: fc.constantFrom('Residential', 'Residential', 'Residential', 'Residential Lease'),
  ListPrice: fc.constantFrom('500000', '600000', 'abc'),
  // Of what cannot be read a row is rejected.
  InternetEntireListingDisplayYN: fc.constantFrom('', '', 'perhaps'),
};

const PASSED = {
  ListingId: (n: number) => `M${n}`,
  ListingURL: (n: number) => `https://a.example/${n}`,
};
type Passed = keyof typeof PASSED;

/**
 * Two or three homes of which each hands its number or its URL to the next on the second night, the last to the first, and may have
 * another in its place.
 */
export const exchange: fc.Arbitrary<{ before: Home[]; homes: Home[] }> = fc
  .array(
    fc.record({
      home: fc.record({ ...MEETING_HOME, StandardStatus: fc.constant('Active') }),
      passes: fc.constantFrom<Passed>('ListingId', 'ListingURL'),
      isReplaced: fc.boolean(),
    }),
    { minLength: 2, maxLength: 3 },
  )
  .map((rows) => {
    const alike = { InternetEntireListingDisplayYN: '', PropertyType: 'Residential', ListingId: '', ListingURL: '' };
    const homeOf = ({ home }: { home: Home }, index: number) => ({ ...home, ...alike, ListingKey: `K${index + 1}` });
    return {
      before: rows.map((row, index) => ({ ...homeOf(row, index), [row.passes]: PASSED[row.passes](index + 1) })),
      homes: rows.map((row, index) => {
        const giver = (index === 0 ? rows.length : index) - 1;
        const { passes } = rows[giver] ?? row;
        const replacement = row.isReplaced ? { [row.passes]: PASSED[row.passes](index + 5) } : {};
        return { ...homeOf(row, index), ...replacement, [passes]: PASSED[passes](giver + 1) };
      }),
    };
  });

/** The keys that a feed goes by, in any order that makes a difference. */
export const someKeys = fc.constantFrom(
  ['ListingKey', 'MLSNumber', 'Url'],
  ['MLSNumber', 'Url'],
  ['ListingKey', 'Url'],
);

/**
 * How a file is imported: so many rows at once, by a process that is killed at each of these steps and started again, and with every row
 * compared or only those whose cells differ.
 */
export type Way = { batchRows?: number; kills?: readonly number[]; comparesAll?: boolean };
type Outcome = { run: StoredRun; part: StoredPart };

/** Without what is blank, so that a difference can be read. */
const known = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
let arenas = 0;

/** A chatbot of its own with feeds of its own, so that the same homes can be imported in several ways in one database. */
export const createArena = async (feed: FeedFixture, settings: Record<string, unknown> = {}) => {
  arenas += 1;
  const prefix = `arena${arenas}`;
  const serialNumber = randomUUID().replaceAll('-', '');
  const { id: chatbotId } = await feed.services.chatbots.add({
    workspaceId: feed.workspaceId,
    timeZone: 'UTC',
    serialNumber,
  });
  const names = ['one', 'two'].map((name) => `${prefix}-${name}`) as [string, string];
  const configure = async ({ where, ...changes }: Record<string, unknown>): Promise<void> => {
    const chatbots = [{ serialNumber, ...(where === undefined ? {} : { where }) }];
    for (const name of names) await feed.configure({ chatbots, ...changes }, name);
  };
  await configure(settings);
  const ids = [await feed.feedId(names[0]), await feed.feedId(names[1])] as const;
  const { runs, host } = feed.services;

  const attempt = async (runId: number, tools: Omit<Way, 'kills'>, kill: number): Promise<boolean> => {
    const killed = createKilledDatabase(feed.database, kill);
    const run = await runs.claim(randomUUID(), host, { runId });
    if (run === undefined) return false;
    const execute = feed.executor({ database: killed.database, ...tools });
    await execute(run, new AbortController().signal).catch((error: unknown) => {
      if (!killed.dead) throw error;
    });
    return killed.dead;
  };

  /** Carries out a queued run in a way, to its end. */
  const finish = async (runId: number, { kills = [], ...tools }: Way): Promise<void> => {
    for (const kill of [...kills, Number.POSITIVE_INFINITY]) {
      if (!(await attempt(runId, tools, kill))) return;
      await feed.database('feed_run').where({ id: runId }).update({ lease_until: '2000-01-01' });
    }
  };

  return {
    chatbotId,
    feedIds: ids,
    /** Gives both feeds other settings; `where` is their chatbot's. */
    configure,

    /** Imports a file as one of the two feeds, in a way, to its end. */
    importFile: async (contents: string, way: Way = {}, source: 0 | 1 = 0): Promise<Outcome> => {
      await feed.deliver(contents, { feed: names[source] });
      await feed.database('feed').where({ id: ids[source] }).update({ dirty: 1 });
      const queued = await runs.queue({ feedId: ids[source], startedBy: 'api' });
      if (!('runId' in queued)) throw new Error(`run ${queued.taken} is in the way`);
      await finish(queued.runId, way);
      const run = await runs.get(queued.runId);
      const [part] = await runs.parts([queued.runId]);
      if (run === undefined || part === undefined)
        throw new Error(`run ${queued.runId}: ${run?.state} ${run?.message}`);
      return { run, part };
    },

    /** Undoes a run, in a way; the undo is a run with a part only where something was to be undone. */
    undo: async (runId: number, way: Way = {}): Promise<{ run: StoredRun; part: StoredPart | undefined }> => {
      const { RunID } = await feed.services.feeds.undo(feed.workspaceId, { RunID: runId });
      await finish(RunID, way);
      const run = await runs.get(RunID);
      const [part] = await runs.parts([RunID]);
      if (run?.state !== 'Succeeded') throw new Error(`run ${RunID}: ${run?.state} ${run?.message}`);
      return { run, part };
    },

    /** Everything that a reader could tell two states apart by, without IDs, times and versions, in an order of its own. */
    state: async (): Promise<unknown[]> => {
      const listings = await feed.stored(chatbotId);
      const claims = await feed.database('feed_claim').where({ chatbot_id: chatbotId }).select('*');
      const owner = (id: number) => (ids as readonly number[]).indexOf(id);
      const seen = listings.map((listing) => ({
        owner: owner(listing.sourceId),
        sourceKey: listing.sourceKey,
        urlKey: listing.urlKey?.toString('hex') ?? null,
        live: listing.live,
        removedReason: listing.removedReason,
        misses: listing.misses,
        isUnconfirmed: listing.unconfirmedSince !== null,
        values: known(listing.values),
        claims: claims
          .filter((claim) => claim.listing_id === listing.id)
          .map((claim) => ({ owner: owner(claim.feed_id), values: known(claim.listing_values) })),
      }));
      return seen
        .map((one) => JSON.stringify(one))
        .sort()
        .map((text) => JSON.parse(text) as unknown);
    },

    /** Listings and histories as they stand in the tables. */
    tables: async () => ({
      listings: await feed.database('listing').where({ chatbot_id: chatbotId }).orderBy('id').select('*'),
      changes: await feed.database('listing_change').where({ chatbot_id: chatbotId }).orderBy('id').select('*'),
    }),

    remove: async (): Promise<void> => {
      for (const name of names) await rm(join(feed.folder, 'config', 'feeds', `${name}.json`));
    },
  };
};

export type Arena = Awaited<ReturnType<typeof createArena>>;

/** The outcome by which a repeat is known: how many rows did what. */
export const counts = ({ part }: Outcome) => ({
  created: part.created,
  updated: part.updated,
  unchanged: part.unchanged,
  removedByRow: part.removedByRow,
  removedByAbsence: part.removedByAbsence,
  rejected: part.rejected,
  ignored: part.ignored,
});
