import test from 'ava';
import { createHttpServer } from '../../../src/http/server.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

type Mishap = {
  /** What is wrong with the file of the second night. */
  file: readonly Home[] | string;
  /** What RunDetail says why. */
  says: RegExp;
  limits?: Record<string, unknown>;
  /** What else is done before the second night. */
  before?: (feed: FeedFixture) => Promise<unknown>;
  /** Only the removals are held: what came is written. */
  held?: number;
  /** How many are on display after the approval. */
  approved: number;
};

const withoutColumn = (column: string, homes: readonly Home[]): string => {
  const [header = '', ...lines] = fileOf(...homes).split('\n');
  const index = header.split(',').indexOf(column);
  return [header, ...lines].map((line) => line.split(',').toSpliced(index, 1).join(',')).join('\n');
};

const MISHAPS: Record<string, Mishap> = {
  'fewer rows than usual': { file: houses(1, 11), says: /only 11 rows came.*\(minRows\)/, approved: 11 },
  'a column that is gone': {
    file: withoutColumn('BedroomsTotal', houses(1, 20)),
    says: /the column BedroomsTotal is gone/,
    approved: 20,
  },
  'a column that is hardly filled any more': {
    file: [...houses(1, 4), ...houses(5, 20, { BedroomsTotal: '' })],
    says: /the column BedroomsTotal is filled in 4 of 20 rows, last time in 20 of 20/,
    approved: 20,
  },
  'many prices that change': {
    file: [...houses(1, 9), ...houses(10, 20, { ListPrice: '510000' })],
    says: /11 of 20 prices change.*\(maxPriceChanges\)/,
    approved: 20,
  },
  'prices in another currency': {
    file: houses(1, 20, { ListPrice: '50000' }),
    limits: { maxPriceChanges: null },
    says: /prices are 0\.1 times what they were/,
    approved: 20,
  },
  'more removals than maxRemoved': {
    file: houses(1, 14),
    limits: { minRows: null },
    says: /6 of 20 listings would go.*\(maxRemoved\)/,
    held: 6,
    approved: 14,
  },
  'more removals than maxRemoved within seven days': {
    before: (feed) => feed.importFile(fileOf(...houses(1, 17))),
    file: houses(1, 14),
    limits: { minRows: null },
    says: /6 of 20 listings would have gone within 7 days/,
    held: 3,
    approved: 14,
  },
  'a chatbot that would be emptied': {
    file: houses(1, 20, { StandardStatus: 'Expired' }),
    limits: { maxRemoved: null },
    says: /would have no listing left/,
    held: 20,
    approved: 0,
  },
  'a row without a readable key': {
    file: [...houses(1, 19), house(20, { ListingKey: '', ListingId: '', ListingURL: '' })],
    says: /1 rows have no readable key/,
    held: 1,
    approved: 19,
  },
  'a changed list of chatbots': {
    before: (feed) =>
      feed.configure({ limits: {}, chatbots: [{ serialNumber: feed.serialNumber, where: { City: ['Seattle'] } }] }),
    file: [...houses(1, 19), house(20, { City: 'Tacoma' })],
    says: /the list of chatbots has changed/,
    held: 1,
    approved: 19,
  },
};

const withApi = (
  body: (t: Parameters<Parameters<typeof withFeed>[0]>[0], feed: FeedFixture, post: Post) => Promise<void>,
) =>
  withFeed(async (t, feed) => {
    const { value } = await feed.services.access.createKey({
      workspaceId: feed.workspaceId,
      kind: 'secret',
      name: 'test',
    });
    const server = createHttpServer({
      config: { host: '127.0.0.1', port: 0 },
      log: createLogger('silent'),
      services: feed.services,
    });
    const { url } = await server.start();
    try {
      await body(t, feed, async (path, request = {}) => {
        const response = await fetch(`${url}/chat/Feed/${path}`, {
          method: 'POST',
          headers: { Authorization: value },
          body: JSON.stringify(request),
        });
        return (await response.json()) as Awaited<ReturnType<Post>>;
      });
    } finally {
      await server.stop({ deadlineMs: 0 });
    }
  });
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert
type Post = (path: string, request?: object) => Promise<{ Success: boolean; Code: number; Message: string; Data: any }>;

for (const [name, { file, says, limits = {}, before, held, approved }] of Object.entries(MISHAPS)) {
  test(
    `over HTTP: ${name}: the run is held with the reason, and Approve applies it`,
    withApi(async (t, feed, post) => {
      await feed.configure({ limits });
      await feed.importFile(fileOf(...houses(1, 20)));
      await before?.(feed);
      const shown = (await feed.shown()).length;
      await feed.deliver(typeof file === 'string' ? file : fileOf(...file));
      const { RunID } = (await post('Import', { Feed: 'main' })).Data;
      await feed.execute(RunID);
      const { Run } = (await post('RunDetail', { RunID })).Data;
      t.is(Run.State, 'Held');
      t.regex(Run.Message, says);
      t.is(Run.Parts[0].HeldRemovals, held ?? Run.Parts[0].HeldRemovals);
      t.is(/nothing was written/.test(Run.Message), held === undefined);
      t.is((await feed.shown()).length, shown);
      const [listed] = (await post('List')).Data.List;
      t.like(listed, { State: 'Held', Message: Run.Message });

      t.is((await post('Approve', { RunID })).Data.State, 'Queued');
      await feed.execute(RunID);
      t.is((await post('RunDetail', { RunID })).Data.Run.State, 'Succeeded');
      t.is((await feed.shown()).length, approved);
    }),
  );
}

test(
  'over HTTP: a held run that is cancelled writes nothing, can’t be approved any more, and its file is asked for again',
  withApi(async (t, feed, post) => {
    await feed.configure({ limits: {} });
    await feed.importFile(fileOf(...houses(1, 20)));
    await feed.deliver(fileOf(...houses(1, 5)));
    const { RunID } = (await post('Import', { Feed: 'main' })).Data;
    await feed.execute(RunID);
    t.is((await post('Cancel', { RunID })).Data.State, 'Cancelled');
    t.like(await post('Approve', { RunID }), { Success: false, Code: 409, Data: null });
    t.is((await feed.shown()).length, 20);
    const again = (await post('Import', { Feed: 'main' })).Data;
    await feed.execute(again.RunID);
    t.is((await post('RunDetail', again)).Data.Run.State, 'Held');
  }),
);

test(
  'over HTTP: a file of which too many rows are wrong fails the run and writes nothing',
  withApi(async (t, feed, post) => {
    await feed.configure({ limits: {} });
    await feed.importFile(fileOf(...houses(1, 20)));
    await feed.deliver(
      fileOf(...houses(1, 17, { BedroomsTotal: '5' }), ...houses(18, 20, { StandardStatus: 'Actve' })),
    );
    const { RunID } = (await post('Import', { Feed: 'main' })).Data;
    await feed.execute(RunID);
    const { Run, VirtualCount } = (await post('RunDetail', { RunID })).Data;
    t.is(Run.State, 'Failed');
    t.regex(Run.Message, /3 of 20 rows are wrong.*\(maxProblems\)/);
    t.is(VirtualCount, 3);
    t.true((await feed.shown()).every(({ values }) => values.Bedrooms === 3));
  }),
);
