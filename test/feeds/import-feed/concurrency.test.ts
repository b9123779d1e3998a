import { randomUUID } from 'node:crypto';
import test from 'ava';
import { openDatabase } from '../../../src/database/connection.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { createServices } from '../../../src/services.ts';
import { createArena, type Way } from '../../helpers/arena.ts';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

/** A second process on the same database and data folder. */
const secondProcess = async (feed: FeedFixture, use: (services: FeedFixture['services']) => Promise<void>) => {
  const database = openDatabase(feed.target, { max: 4 });
  try {
    await use(createServices({ config: feed.config, database, log: createLogger('silent'), clock: feed.now }));
  } finally {
    await database.destroy();
  }
};

const execute = async ({ runs, execute: carryOut, host }: FeedFixture['services'], runId: number): Promise<void> => {
  const run = await runs.claim(randomUUID(), host, { runId });
  if (run === undefined) throw new Error(`run ${runId} cannot be claimed`);
  await carryOut(run, new AbortController().signal);
};

const numbersAndUrls = (listings: { values: { MLSNumber: string | null }; urlKey: Buffer | null }[]) => ({
  numbers: listings.map(({ values }) => values.MLSNumber).sort(),
  urls: new Set(listings.flatMap(({ urlKey }) => (urlKey === null ? [] : [urlKey.toString('hex')]))).size,
});

test(
  'two processes that import two feeds with the same homes at once leave each home once, and lose none',
  withFeed(async (t, feed) => {
    for (const name of ['left', 'right']) await feed.configure({}, name);
    await feed.deliver(fileOf(...houses(1, 300)), { feed: 'left' });
    await feed.deliver(fileOf(...houses(1, 300).reverse(), house(301)), { feed: 'right' });
    const left = await feed.queue({ feed: 'left' });
    const right = await feed.queue({ feed: 'right' });
    await secondProcess(feed, async (services) => {
      await Promise.all([execute(feed.services, left), execute(services, right)]);
    });
    const results = [await feed.result(left), await feed.result(right)];
    for (const { run, problems } of results) {
      t.is(run.State, 'Succeeded', run.Message);
      t.deepEqual(problems, []);
    }
    const { numbers, urls } = numbersAndUrls(await feed.shown());
    t.deepEqual(numbers, Array.from({ length: 301 }, (_, index) => `M${index + 1}`).sort());
    t.is(urls, 301);
    const claims = await feed.database('feed_claim').select('listing_id');
    t.is(new Set(claims.map(({ listing_id }) => listing_id)).size, 300);
  }),
);

test(
  'a home that the API makes while the first file of a chatbot is written stays its own, and neighbours at one URL have it once',
  withFeed(async (t, feed) => {
    const shared = house(950, { ListingURL: 'https://homes.example/1' });
    await feed.deliver(fileOf(...houses(1, 949), shared, ...houses(951, 1_000)));
    const runId = await feed.queue();
    let made: Promise<unknown> | undefined;
    feed.database.on('query', ({ sql }: { sql: string }) => {
      if (made !== undefined || !sql.startsWith('INSERT INTO listing (')) return;
      const place = { Address: '650 Oak St', City: 'Seattle', State: 'WA', ZIP: '98101' };
      const input = { SaleType: 'for_sale', Url: 'https://ours.example/650', MLSNumber: 'M650', ...place } as const;
      made = feed.services.listings.create(feed.chatbotId, input);
    });
    await feed.execute(runId);
    await made;
    const { run, part, problems } = await feed.result(runId);
    t.is(run.State, 'Succeeded', run.Message);
    t.like(part, { Created: 999, Ignored: 1 });
    t.deepEqual(
      problems.map(({ Expected }) => /shared URL/.test(Expected)),
      [true],
    );
    const shown = await feed.shown();
    t.is(shown.length, 1_000);
    t.deepEqual(
      shown.filter(({ values }) => values.MLSNumber === 'M650').map(({ sourceId }) => sourceId),
      [0],
    );
  }),
);

test(
  'API edits, creations and deletions during an import are neither lost nor half-overwritten',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 250)));
    const listings = await feed.shown();
    await feed.deliver(fileOf(...houses(1, 240, { ListPrice: '510000' }), ...houses(251, 450)));
    const runId = await feed.queue();
    const { listings: api } = feed.services;
    const edits = async (): Promise<void> => {
      for (const { id } of listings.slice(0, 40)) {
        await api.update(feed.chatbotId, { Key: String(id), KeyType: 'InternalID' }, { Description: `Ours ${id}` });
      }
      await api.remove(
        feed.chatbotId,
        listings.slice(40, 50).map(({ id }) => String(id)),
        'InternalID',
      );
      for (let n = 440; n > 430; n -= 1) {
        const input = { SaleType: 'for_sale', Url: `https://homes.example/${n}`, Address: `${n} Elm St` } as const;
        await api.create(feed.chatbotId, input).catch((error: { code?: number }) => {
          if (error.code !== 409) throw error;
        });
      }
    };
    await Promise.all([feed.execute(runId), edits()]);
    const { run, part } = await feed.result(runId);
    t.is(run.State, 'Succeeded', run.Message);
    const { Created, Updated, Unchanged, RemovedByRow, Rejected, Ignored } = part;
    t.is(Created + Updated + Unchanged + RemovedByRow + Rejected + Ignored, 440);

    for (const { id } of listings.slice(0, 40)) {
      const { values } = await feed.byId(id);
      t.like(values, { Description: `Ours ${id}`, SalePrice: '510000.00' });
    }
    for (const { id } of listings.slice(40, 50)) {
      t.like(await feed.byId(id), { live: false, removedReason: 'api' });
    }
    const shown = await feed.shown();
    const fromFeed = shown.filter(({ sourceId }) => sourceId > 0);
    t.is(new Set(fromFeed.map(({ values }) => values.MLSNumber)).size, fromFeed.length);
    // A home that the API was first to create is its own, and the feed's row only a claim on it.
    const made = shown.length - fromFeed.length;
    t.is(fromFeed.length + made, 430);
    t.false(shown.some(({ values }) => ['M241', 'M250'].includes(values.MLSNumber ?? '')));
  }),
);

test(
  'a home that the API creates with the URL of a row just before it is written leaves the row without the URL key',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1)));
    await feed.apiCreate({
      SaleType: 'for_sale',
      Url: 'https://homes.example/2',
      Address: '77 Elm St',
      MLSNumber: 'API',
    });
    const { part, problems } = await feed.importFile(fileOf(house(1), house(2, { UnitNumber: '7' })));
    t.is(part.Created, 1);
    t.is((await feed.byNumber('M2')).urlKey, null);
    t.regex(problems[0]?.Expected ?? '', /shared URL/);
  }),
);

const EVERY_STEP = Array.from({ length: 90 }, (_, index) => index + 1);

/** Two feeds send home 5 and 6; the file of the second day changes, moves, ends, adds and lacks homes. */
const FOREIGN = [house(5), house(6), house(7)];
const FIRST_DAY = houses(1, 12);
const SECOND_DAY: Home[] = [
  house(1),
  house(2, { ListPrice: '510000' }),
  // 3 is listed anew, and 4 takes its old URL.
  house(3, { ListingKey: 'K30', ListingId: 'M30', ListingURL: 'https://homes.example/30' }),
  house(4, { ListingURL: 'https://homes.example/3' }),
  house(5, { StandardStatus: 'Expired' }),
  house(8, { StandardStatus: 'Closed', CloseDate: '2026-11-20', ClosePrice: '490000' }),
  house(9, { StandardStatus: 'Perhaps' }),
  house(10, { ListingURL: 'https://homes.example/11' }),
  house(11, { ListingURL: 'https://homes.example/10' }),
  house(13),
  house(14),
];

const endOf = async (feed: FeedFixture, settings: Record<string, unknown>, second: readonly Home[], way: Way) => {
  const arena = await createArena(feed, settings);
  await arena.importFile(fileOf(...FIRST_DAY));
  await arena.importFile(fileOf(...FOREIGN), {}, 1);
  const { run, part } = await arena.importFile(fileOf(...second), way);
  const state = await arena.state();
  const history = await feed
    .database('listing_change')
    .where({ chatbot_id: arena.chatbotId })
    .orderBy(['listing_id', 'version'])
    .select('listing_id', 'version', 'kind');
  const versions = history.map(({ version, kind }) => `${version} ${kind}`);
  await arena.remove();
  return { run: run.state, part: part.state, held: part.heldRemovals, state, versions };
};

test(
  'a run that is killed at every one of its steps, one after the other, ends as if it had not been, and tells the history once',
  withFeed(async (t, feed) => {
    const whole = await endOf(feed, {}, SECOND_DAY, {});
    t.is(whole.run, 'Succeeded');
    t.deepEqual(await endOf(feed, {}, SECOND_DAY, { batchRows: 3, kills: EVERY_STEP }), whole);
  }),
);

test(
  'a run that is killed late starts over from the file and ends the same',
  withFeed(async (t, feed) => {
    const whole = await endOf(feed, {}, SECOND_DAY, {});
    for (const kill of [20, 26, 32, 38, 44, 50]) {
      t.deepEqual(await endOf(feed, {}, SECOND_DAY, { batchRows: 2, kills: [kill] }), whole, `killed at step ${kill}`);
    }
  }),
);

test(
  'a run whose removals are held holds them also when it was killed after it had written the rest',
  withFeed(async (t, feed) => {
    const settings = { limits: { minRows: null } };
    // 6 of 12 go, too many; with 20 new ones it would be 6 of 32.
    const second = [...houses(1, 6), ...houses(21, 40)];
    const whole = await endOf(feed, settings, second, {});
    t.like(whole, { run: 'Held', part: 'Held', held: 6 });
    for (const kill of [34, 38, 42, 46]) {
      t.deepEqual(
        await endOf(feed, settings, second, { batchRows: 5, kills: [kill] }),
        whole,
        `killed at step ${kill}`,
      );
    }
  }),
);

test(
  'a run whose removals are within the limit does them also when it was killed in the middle of them',
  withFeed(async (t, feed) => {
    const settings = { limits: { minRows: null, maxRemoved: 0.5 } };
    const second = houses(1, 6);
    const whole = await endOf(feed, settings, second, {});
    t.like(whole, { run: 'Succeeded', held: 0 });
    t.deepEqual(await endOf(feed, settings, second, { batchRows: 1, kills: EVERY_STEP }), whole);
  }),
);
