import test from 'ava';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

/** What happens to real feeds, in the words of those to whom it happened. */

const numbers = async (feed: FeedFixture, chatbotId?: number) =>
  (await feed.shown(chatbotId)).map(({ values }) => values.MLSNumber).toSorted();
const LIMITS = { feed: { limits: {} } };

const LAST_NIGHT: Home = { YearBuilt: '1995' };

/** Five good nights of a hundred homes, so that the guards know what is usual. */
const goodNights = async (feed: FeedFixture) => {
  for (let night = 1; night <= 5; night += 1)
    await feed.importFile(fileOf(...houses(1, 100, { YearBuilt: `${1990 + night}` })));
};

test(
  'a snapshot with 44 % of its rows gone is held whole: nothing is written and nothing leaves',
  withFeed(async (t, feed) => {
    await goodNights(feed);
    const { run, part } = await feed.importFile(fileOf(...houses(1, 56, { ...LAST_NIGHT, ListPrice: '510000' })));
    t.is(run.State, 'Held');
    t.regex(part.Message, /only 56 rows came, fewer than 80 % of the usual 100 \(minRows\)/);
    t.is((await feed.shown()).length, 100);
    t.is((await feed.byNumber('M1')).values.SalePrice, '500000.00');
    // The next night's file is whole again: it is imported as if that night had not been.
    const next = await feed.importFile(fileOf(...houses(1, 100, { ...LAST_NIGHT, BedroomsTotal: '4' })));
    t.is(next.run.State, 'Succeeded');
    t.is((await feed.result(run.RunID)).run.State, 'Cancelled');
  }, LIMITS),
);

test(
  'the same snapshot without minRows: what came is written, and the 44 removals are held until somebody approves them',
  withFeed(
    async (t, feed) => {
      await goodNights(feed);
      const { run, part } = await feed.importFile(fileOf(...houses(1, 56, { ...LAST_NIGHT, BedroomsTotal: '4' })));
      t.is(run.State, 'Held');
      t.like(part, { Updated: 56, HeldRemovals: 44, RemovedByAbsence: 0 });
      t.regex(part.Message, /44 removals are held: 44 of 100 listings would go, more than 20 % \(maxRemoved\)/);
      t.is((await feed.shown()).length, 100);
      t.is((await feed.shown()).filter(({ values }) => values.Bedrooms === 4).length, 56);
      t.is((await feed.database('listing').whereNotNull('unconfirmed_since')).length, 44);
      const approved = await feed.approve(run.RunID);
      t.is(approved.part.RemovedByAbsence, 44);
      t.is((await feed.shown()).length, 56);
    },
    { feed: { limits: { minRows: null } } },
  ),
);

test(
  'a home that moves from one chatbot’s where to another’s, in one file, leaves the one and is on display in the other',
  withFeed(
    async (t, feed) => {
      const [first, second] = feed.chatbots.map(({ id }) => id) as [number, number];
      await feed.configure({
        chatbots: feed.chatbots.map(({ serialNumber }, index) => ({
          serialNumber,
          where: { ListOfficeMlsId: [`O${index + 1}`] },
        })),
      });
      const of = (office: string, ...ns: number[]): Home[] => ns.map((n) => house(n, { ListOfficeMlsId: office }));
      await feed.importFile(fileOf(...of('O1', 1, 2, 3), ...of('O2', 4, 5, 6)));
      const { run } = await feed.importFile(fileOf(...of('O1', 1, 2, 4), ...of('O2', 3, 5, 6)));
      t.is(run.State, 'Succeeded', run.Message);
      t.deepEqual(await numbers(feed, first), ['M1', 'M2', 'M4']);
      t.deepEqual(await numbers(feed, second), ['M3', 'M5', 'M6']);
      for (const part of run.Parts) {
        t.like(part, { Created: 1, Unchanged: 2 });
        t.is(part.RemovedByRow + part.RemovedByAbsence, 1);
      }
      // And back: each comes back under the ID that it had there.
      const before = (await feed.stored(first)).find(({ live, values }) => !live && values.MLSNumber === 'M3')?.id;
      await feed.importFile(fileOf(...of('O1', 1, 2, 3), ...of('O2', 4, 5, 6)));
      t.is((await feed.byNumber('M3', first)).id, before ?? 0);
      t.deepEqual(await numbers(feed, second), ['M4', 'M5', 'M6']);
    },
    { chatbots: 2 },
  ),
);

test(
  'an edited where: what it no longer picks leaves once that is approved, and what it newly picks appears at once',
  withFeed(async (t, feed) => {
    const pick = (...cities: string[]) =>
      feed.configure({ chatbots: [{ serialNumber: feed.serialNumber, where: { City: cities } }] });
    const file = fileOf(...houses(1, 3), ...houses(4, 6, { City: 'Tacoma' }), ...houses(7, 9, { City: 'Everett' }));
    await pick('Seattle', 'Tacoma');
    await feed.importFile(file);
    await pick('Seattle', 'Everett');
    const { run, part } = await feed.importAgain();
    t.is(run.State, 'Held');
    t.like(part, { Created: 3, HeldRemovals: 3 });
    t.deepEqual(await numbers(feed), ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9']);
    await feed.approve(run.RunID);
    t.deepEqual(await numbers(feed), ['M1', 'M2', 'M3', 'M7', 'M8', 'M9']);
  }),
);

test(
  'an edited mapping: every digest differs, and only what reads otherwise is changed',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 5), house(6, { LivingArea: '1200' })));
    const before = await feed.shown();
    await feed.configure({ columns: { BuildingArea: 'LivingArea' }, extension: ['YearBuilt'] });
    const edited = await feed.importAgain();
    t.is(edited.part.Unchanged + edited.part.Updated, 6);
    await feed.configure();
    const back = await feed.importAgain();
    t.is(back.part.Unchanged + back.part.Updated, 6);
    for (const [index, listing] of (await feed.shown()).entries()) {
      t.deepEqual(listing.values, before[index]?.values);
      t.is(listing.feedHashText, before[index]?.feedHashText ?? null);
    }
    await feed.configure({ extension: ['ListOfficeName'] });
    const blank = await feed.importAgain();
    t.like(blank.part, { Unchanged: 6, Updated: 0 }, 'no home has such a column filled');
    const versions = (await feed.shown()).map(({ version }) => version);
    t.like((await feed.importFile(fileOf(house(6, { LivingArea: '1200' }), ...houses(1, 5)))).part, { Unchanged: 6 });
    t.deepEqual(
      (await feed.shown()).map(({ version }) => version),
      versions,
    );
  }),
);

test(
  'a changed list of keys finds the same homes by the keys that are left, and removes none',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 5)));
    const ids = (await feed.shown()).map(({ id }) => id);
    for (const key of [['MLSNumber', 'Url'], ['Url'], ['ListingKey'], ['MLSNumber', 'ListingKey']]) {
      await feed.configure({ key });
      const { run, part } = await feed.importAgain();
      t.is(run.State, 'Succeeded', `${key}: ${run.Message}`);
      t.like(part, { Created: 0, RemovedByAbsence: 0 }, `${key}`);
      t.deepEqual(
        (await feed.shown()).map(({ id }) => id),
        ids,
        `${key}`,
      );
    }
  }),
);

test(
  'a chatbot that disappears takes nobody along: the others’ parts are imported, and old runs can still be read',
  withFeed(
    async (t, feed) => {
      const [first, second] = feed.chatbots as [FeedFixture['chatbots'][number], FeedFixture['chatbots'][number]];
      await feed.configure({ chatbots: feed.chatbots.map(({ serialNumber }) => ({ serialNumber })) });
      const before = await feed.importFile(fileOf(...houses(1, 3)));
      await feed.database('chatbot').where({ id: first.id }).delete();
      const { run } = await feed.importFile(fileOf(...houses(1, 4)));
      t.is(run.State, 'Succeeded', run.Message);
      t.is(run.Parts.length, 1);
      t.like(run.Parts[0], { SerialNumber: second.serialNumber, Created: 1, Unchanged: 3 });
      t.is((await feed.shown(second.id)).length, 4);
      const [listed] = (await feed.services.feeds.list(feed.workspaceId)).List;
      t.not(listed?.State, 'Broken');
      t.true(listed?.Message.includes(first.serialNumber));
      t.true(
        (await feed.result(before.run.RunID)).run.Parts.some(
          ({ SerialNumber }) => SerialNumber === second.serialNumber,
        ),
      );
      // It is taken from the file, and the feed goes on.
      await feed.configure({ chatbots: [{ serialNumber: second.serialNumber }] });
      t.is((await feed.importFile(fileOf(...houses(1, 5)))).run.State, 'Succeeded');
    },
    { chatbots: 2 },
  ),
);

test(
  'the only chatbot of a feed disappears: the feed is Broken, is not run, and stops no other',
  withFeed(
    async (t, feed) => {
      const [first, second] = feed.chatbots as [FeedFixture['chatbots'][number], FeedFixture['chatbots'][number]];
      await feed.importFile(fileOf(...houses(1, 3)));
      await feed.configure({ chatbots: [{ serialNumber: second.serialNumber }] }, 'other');
      await feed.database('chatbot').where({ id: first.id }).delete();
      const run = await feed.importFile(fileOf(...houses(1, 4)));
      t.is(run.run.State, 'Failed');
      t.true(run.run.Message.includes(first.serialNumber));
      t.is((await feed.importFile(fileOf(...houses(1, 3)), { feed: 'other' })).part.Created, 3);
    },
    { chatbots: 2 },
  ),
);

test(
  'a home that two feeds of one chatbot send goes from the one to the other and back under its ID, and never leaves',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'branch');
    await feed.importFile(fileOf(...houses(1, 6)));
    await feed.importFile(fileOf(...houses(4, 8)), { feed: 'branch' });
    const owner = async () => (await feed.byNumber('M4')).sourceId;
    const id = (await feed.byNumber('M4')).id;
    t.is(await owner(), await feed.feedId());
    await feed.importFile(fileOf(...houses(1, 3)));
    t.is(await owner(), await feed.feedId('branch'));
    t.is((await feed.byNumber('M4')).id, id);
    t.is((await feed.shown()).length, 8);
    // Back again: the first feed claims what it had let go.
    t.is((await feed.importFile(fileOf(...houses(1, 6)))).part.Ignored, 3);
    t.is((await feed.importFile(fileOf(...houses(7, 8)), { feed: 'branch' })).part.RemovedByAbsence, 3);
    t.is(await owner(), await feed.feedId());
    t.is((await feed.byNumber('M4')).id, id);
    t.is((await feed.shown()).length, 8);
  }),
);

test(
  'a column that its source renames, and the feed with it, is not gone',
  withFeed(async (t, feed) => {
    const file = (name: string): string => fileOf(...houses(1, 20)).replace(',ListPrice,', `,${name},`);
    await feed.configure({ columns: { ListPrice: 'ListPrice' } });
    await feed.importFile(file('ListPrice'));
    await feed.configure({ columns: { ListPrice: 'Asking' } });
    const { run } = await feed.importFile(file('Asking'));
    t.is(run.State, 'Succeeded', run.Message);
  }, LIMITS),
);
