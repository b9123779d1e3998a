import test from 'ava';
import { fileOf, houses } from '../../helpers/homes.ts';
import { withHttpServer } from '../../helpers/loopback-server.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';
import { sameAsSource, withReplica } from '../../helpers/with-replica.ts';

const GUARDED = { limits: { maxPriceChanges: 0.1 } };

/** Serves the feed's file by its ETag; `change` puts another one there. */
const withSource = (
  feed: FeedFixture,
  changes: Record<string, unknown>,
  use: (source: { change: (contents: string) => void; statuses: number[] }) => Promise<void>,
): Promise<void> => {
  let contents = fileOf(...houses(1, 20));
  let version = 1;
  const statuses: number[] = [];
  return withHttpServer(
    (request, response) => {
      const etag = `"${version}"`;
      const status = request.headers['if-none-match'] === etag ? 304 : 200;
      statuses.push(status);
      response.writeHead(status, { etag }).end(status === 200 ? contents : undefined);
    },
    async ({ origin }) => {
      await feed.configure({ source: { url: `${origin}/night.csv`, allowPrivateAddresses: true }, ...changes });
      const change = (next: string): void => {
        contents = next;
        version += 1;
      };
      await use({ change, statuses });
    },
  );
};

test(
  'an HTTP feed is fetched only when it has changed, and again when something else changed its listings',
  withFeed(async (t, feed) => {
    await withSource(feed, {}, async ({ change, statuses }) => {
      t.is((await feed.importAgain()).part.Created, 20);
      const { run } = await feed.importAgain();
      t.deepEqual([run.State, run.Rows], ['Succeeded', 0]);
      t.regex(run.Message, /\/night\.csv is the same as last time$/);
      const home = await feed.byNumber('M1');
      await feed.apiUpdate(home.id, { YearBuilt: 1999 });
      t.is((await feed.importAgain()).run.Rows, 20);
      change(fileOf(...houses(1, 21)));
      t.is((await feed.importAgain()).part.Created, 1);
      t.deepEqual(statuses, [200, 304, 200, 200]);
    });
  }),
);

test(
  'a file that was held or failed is fetched again, though the server has no newer one',
  withFeed(async (t, feed) => {
    await withSource(feed, GUARDED, async ({ change, statuses }) => {
      await feed.importAgain();
      change(fileOf(...houses(1, 20, { ListPrice: '510000' })));
      const held = await feed.importAgain();
      t.is(held.run.State, 'Held');
      t.is((await feed.importAgain()).run.State, 'Held');
      change('no;such,file\n1');
      t.is((await feed.importAgain()).run.State, 'Failed');
      t.is((await feed.importAgain()).run.State, 'Failed');
      t.deepEqual(statuses, [200, 200, 200, 200, 200]);
    });
  }),
);

test(
  'a server that cannot be had fails the run with a sentence that tells no secret',
  withFeed(async (t, feed) => {
    await withHttpServer(
      (_, response) => response.writeHead(403).end(),
      async ({ origin }) => {
        await feed.configure({ source: { url: `${origin}/x?token=hidden`, allowPrivateAddresses: true } });
        const { run } = await feed.importAgain();
        t.is(run.State, 'Failed');
        t.is(
          run.Message,
          `${origin}/x?… answered 403: it refuses access: check source.credentials, and that this machine may download`,
        );
      },
    );
  }),
);

const DAY = 86_400_000;
const RECORDS = Number(process.env.LISTINGD_TEST_RESO_RECORDS ?? 10_000);
const STATUSES = ['Active', 'Active Under Contract', 'Coming Soon', 'Pending', 'Closed', 'Expired', 'Withdrawn'];

test(
  'after an initial load from a failing service that changes meanwhile, and one more run, the chatbot shows what the source has',
  withReplica(RECORDS, async (t, replica) => {
    t.timeout(Math.max(120_000, RECORDS * 10));
    const { source, server, configure, run } = replica;
    const pageSize = Math.ceil(RECORDS / 50);
    await configure({}, { pageSize });
    const faults = [
      'drop',
      undefined,
      'cut',
      { tooMany: true, retryAfter: '3' },
      undefined,
      'error',
      { tooMany: true },
    ] as const;
    server.behaviour.fault = (number) => (number % 3 === 0 ? faults[(number / 3) % faults.length] : undefined);
    server.behaviour.before = (number) => {
      source.advance(1_000);
      for (let step = 1; step < 8; step += 1) {
        const key = `K${(number * 7919 * step) % RECORDS}`;
        if (!source.records.has(key)) continue;
        if (step < 5) source.change(key, { ListPrice: 2_000 + number * step });
        else if (step === 5) source.change(key, { StandardStatus: STATUSES[number % STATUSES.length] });
        else if (step === 6) source.hide(key);
        else source.remove(key);
      }
      source.add();
    };
    const started = performance.now();
    const first = await run();
    const seconds = (performance.now() - started) / 1_000;
    t.is(first.run.State, 'Succeeded', first.run.Message);
    t.true(server.counts.requests > 60);
    t.true(Math.min(server.counts.drops, server.counts.cuts, server.counts.errors, server.counts.tooMany) > 2);

    server.behaviour.before = () => {};
    source.advance(DAY);
    const second = await run();
    t.is(second.run.State, 'Succeeded', second.run.Message);
    await sameAsSource(t, replica, 'after the second run');
    t.true((await replica.shown()).size > RECORDS / 2);
    t.log(
      `${RECORDS} records: ${seconds.toFixed(1)} s for the initial load; ${JSON.stringify(server.counts)}; then ${second.run.Rows} rows, ${second.part.RemovedByAbsence} removed by absence`,
    );
  }),
);
