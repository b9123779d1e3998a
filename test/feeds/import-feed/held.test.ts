import test from 'ava';
import { ServiceError } from '../../../src/errors.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const GUARDED = { feed: { limits: {} } };

test(
  'a part that is held whole writes nothing, neither changes nor creations nor removals',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const before = await feed.database('listing').select('*').orderBy('id');
    const { run, part } = await feed.importFile(fileOf(...houses(1, 14, { ListPrice: '510000' }), house(30)));
    t.is(run.State, 'Held');
    t.is(part.State, 'Held');
    t.regex(part.Message, /minRows/);
    t.deepEqual(await feed.database('listing').select('*').orderBy('id'), before);
  }, GUARDED),
);

test(
  'fewer rows than minRows of the median of the last five good runs hold the part; a held run is no good run',
  withFeed(async (t, feed) => {
    for (const [index, count] of [100, 10, 10, 10, 10, 10].entries()) {
      const { run } = await feed.importFile(fileOf(...houses(1, count, { YearBuilt: `${2000 + index}` })));
      if (run.State === 'Held') await feed.approve(run.RunID);
    }
    const eight = await feed.importFile(fileOf(...houses(1, 8, { YearBuilt: '2010' })));
    t.is(eight.run.State, 'Succeeded', eight.run.Message);
    const seven = await feed.importFile(fileOf(...houses(1, 7, { YearBuilt: '2010' })));
    t.is(seven.run.State, 'Held');
    const sevenAgain = await feed.importFile(fileOf(...houses(1, 7, { YearBuilt: '2011' })));
    t.is(sevenAgain.run.State, 'Held');
  }, GUARDED),
);

test(
  'a column that is gone holds the part',
  withFeed(async (t, feed) => {
    const text = fileOf(...houses(1, 12));
    await feed.importFile(text);
    const { part } = await feed.importFile(text.replaceAll(',BedroomsTotal,', ',Bedrooms,'));
    t.is(part.State, 'Held');
    t.regex(part.Message, /BedroomsTotal is gone/);
    t.is((await feed.byNumber('M1')).values.Bedrooms, 3);
  }, GUARDED),
);

test(
  'a column that is filled in under half as many rows as last time holds the part',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const half = await feed.importFile(fileOf(...houses(1, 10), ...houses(11, 20, { BedroomsTotal: '' })));
    t.is(half.run.State, 'Succeeded', half.run.Message);
    const { part } = await feed.importFile(fileOf(...houses(1, 4), ...houses(5, 20, { BedroomsTotal: '' })));
    t.is(part.State, 'Held');
    t.regex(part.Message, /BedroomsTotal is filled in 4 of 20 rows/);
  }, GUARDED),
);

test(
  'more price changes than maxPriceChanges hold the part, as many do not',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 40)));
    const changed = (count: number, price: string) =>
      fileOf(...houses(1, count, { ListPrice: price }), ...houses(count + 1, 40));
    t.is((await feed.importFile(changed(12, '510000'))).run.State, 'Succeeded');
    const { part } = await feed.importFile(changed(13, '520000'));
    t.is(part.State, 'Held');
    t.regex(part.Message, /13 of 40 prices/);
    t.is((await feed.byNumber('M1')).values.SalePrice, '510000.00');
  }, GUARDED),
);

test(
  'prices that are all ten times what they were hold the part',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 12)));
      const { part } = await feed.importFile(fileOf(...houses(1, 12, { ListPrice: '5000000' })));
      t.is(part.State, 'Held');
      t.regex(part.Message, /10 times/);
    },
    { feed: { limits: { maxPriceChanges: null } } },
  ),
);

test(
  'more wrong rows than maxProblems fail the run before anything is written, as many do not',
  withFeed(async (t, feed) => {
    const wrong = { StandardStatus: 'Perhaps' };
    const { run } = await feed.importFile(fileOf(...houses(1, 18), ...houses(19, 20, wrong)));
    t.is(run.State, 'Succeeded');
    t.is((await feed.shown()).length, 18);
    const failed = await feed.importFile(
      fileOf(...houses(1, 16), house(17, { ListPrice: '1' }), ...houses(18, 20, wrong)),
    );
    t.is(failed.run.State, 'Failed');
    t.regex(failed.run.Message, /3 of 20 rows are wrong, more than 10 % \(maxProblems\): nothing was written/);
    t.is((await feed.byNumber('M17')).values.SalePrice, '500000.00');
    t.is(failed.problems.length, 3);
  }, GUARDED),
);

const numbers = (listings: { values: { MLSNumber: string | null } }[]) =>
  listings.map(({ values }) => values.MLSNumber).sort();

test(
  'after a change of the chatbots list the next run waits for approval if it removes anything',
  withFeed(
    async (t, feed) => {
      const [first, second] = feed.chatbots.map(({ serialNumber }) => serialNumber);
      const file = fileOf(...houses(1, 3, { ListOfficeMlsId: 'A' }), ...houses(4, 6, { ListOfficeMlsId: 'B' }));
      await feed.importFile(file);
      t.is((await feed.shown()).length, 6);
      await feed.configure({
        chatbots: [{ serialNumber: first, where: { ListOfficeMlsId: ['A'] } }, { serialNumber: second }],
      });
      const { run } = await feed.importFile(file);
      t.is(run.State, 'Held');
      t.like(run.Parts[0], { State: 'Held', HeldRemovals: 3, Unchanged: 3 });
      t.regex(run.Parts[0]?.Message ?? '', /list of chatbots has changed/);
      t.like(run.Parts[1], { State: 'Succeeded', Created: 6 });
      const approved = await feed.approve(run.RunID);
      t.is(approved.run.State, 'Succeeded');
      t.like(approved.run.Parts[0], { RemovedByRow: 3, Unchanged: 3 });
      t.is((await feed.shown()).length, 3);
      t.is((await feed.importFile(fileOf(...houses(1, 3, { ListOfficeMlsId: 'A' })))).run.State, 'Succeeded');
    },
    { chatbots: 2 },
  ),
);

test(
  'a chatbot that the feed no longer names loses its listings only by approval',
  withFeed(
    async (t, feed) => {
      const [first, second] = feed.chatbots as [
        { id: number; serialNumber: string },
        { id: number; serialNumber: string },
      ];
      await feed.configure({ chatbots: [{ serialNumber: first.serialNumber }, { serialNumber: second.serialNumber }] });
      await feed.importFile(fileOf(...houses(1, 3)));
      await feed.apiCreate({ SaleType: 'for_sale', MLSNumber: 'OWN' }, second.id);
      await feed.configure({ chatbots: [{ serialNumber: first.serialNumber }] });
      const { run } = await feed.importFile(fileOf(...houses(1, 4)));
      t.is(run.State, 'Held');
      t.is((await feed.shown(second.id)).length, 4);
      await feed.approve(run.RunID);
      t.deepEqual(numbers(await feed.shown(second.id)), ['OWN']);
      t.is((await feed.shown(first.id)).length, 4);
    },
    { chatbots: 2 },
  ),
);

test(
  'Approve applies a held run against the versions of now: what the API did meanwhile stays',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...houses(1, 3, { ListPrice: '400000', BedroomsTotal: '4' }), house(30)));
    t.is(held.run.State, 'Held');
    await feed.apiUpdate((await feed.byNumber('M1')).id, { SalePrice: 1, Description: 'Ours' });
    await feed.apiDelete((await feed.byNumber('M2')).id);
    await feed.apiDelete((await feed.byNumber('M20')).id);
    const { run, part } = await feed.approve(held.run.RunID);
    t.is(run.State, 'Succeeded', run.Message);
    t.is(run.RunID, held.run.RunID);
    t.like(part, { Created: 1, Updated: 2, Ignored: 1, RemovedByAbsence: 16, HeldRemovals: 0 });
    t.deepEqual(numbers(await feed.shown()), ['M1', 'M3', 'M30']);
    // The feed had not sent another price when the API changed it; it does now.
    t.like((await feed.byNumber('M1')).values, { SalePrice: '400000.00', Bedrooms: 4, Description: 'Ours' });
  }, GUARDED),
);

test(
  'an approved run reads the file that was held, not the one that was delivered since',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...houses(1, 3)));
    await feed.deliver(fileOf(...houses(1, 20, { ListPrice: '1000000' })));
    const { part } = await feed.approve(held.run.RunID);
    t.like(part, { State: 'Succeeded', Unchanged: 3, RemovedByAbsence: 17 });
    t.is((await feed.byNumber('M1')).values.SalePrice, '500000.00');
  }, GUARDED),
);

test(
  'a newer good run replaces a held one, which can not be approved any more',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...houses(1, 3)));
    t.is((await feed.importFile(fileOf(...houses(1, 20)))).run.State, 'Succeeded');
    const { run } = await feed.result(held.run.RunID);
    t.is(run.State, 'Cancelled');
    t.regex(run.Message, /replaced by run/);
    const error = await t.throwsAsync<ServiceError>(feed.approve(held.run.RunID));
    t.is(error?.code, 409);
    t.is((await feed.shown()).length, 20);
    t.true((await feed.shown()).every(({ unconfirmedSince }) => unconfirmedSince === null));
  }, GUARDED),
);

test(
  'Cancel ends a held run without writing anything',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...houses(1, 3)));
    const cancelled = await feed.services.feeds.cancel(feed.workspaceId, held.run.RunID);
    t.is(cancelled.State, 'Cancelled');
    t.is((await feed.shown()).length, 20);
    const again = await t.throwsAsync<ServiceError>(feed.services.feeds.cancel(feed.workspaceId, held.run.RunID));
    t.is(again?.code, 409);
    await t.throwsAsync(feed.approve(held.run.RunID), { message: /only a held run can be approved/ });
  }, GUARDED),
);

test(
  'a held dry run cannot be approved into writing',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const dry = await feed.importFile(fileOf(...houses(1, 3)), { dryRun: true });
    t.is(dry.run.DryRun, true);
    await feed.approve(dry.run.RunID).catch(() => undefined);
    t.is((await feed.shown()).length, 20);
  }, GUARDED),
);

test(
  'An approval takes off what was shown for it: the snapshot that was held is not counted twice as one that lacks a home',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 40)));
      t.is((await feed.importFile(fileOf(...houses(1, 30)))).run.State, 'Succeeded');
      const { run, part } = await feed.importFile(fileOf(...houses(1, 25)));
      t.is(run.State, 'Held', run.Message);
      t.is(part.HeldRemovals, 10);
      t.is((await feed.approve(run.RunID)).part.RemovedByAbsence, 10);
      t.is((await feed.shown()).length, 30);
    },
    { feed: { limits: { missesBeforeRemoval: 2, minRows: null } } },
  ),
);

test(
  'once a file with fewer rows has been approved, that many are usual: the next nights are not held for it',
  withFeed(async (t, feed) => {
    for (const ListPrice of ['500000', '505000', '510000'])
      await feed.importFile(fileOf(...houses(1, 40, { ListPrice })));
    const held = await feed.importFile(fileOf(...houses(1, 20, { ListPrice: '510000' })));
    t.is(held.run.State, 'Held');
    t.is((await feed.approve(held.run.RunID)).run.State, 'Succeeded');
    const { run } = await feed.importFile(fileOf(...houses(1, 21, { ListPrice: '510000', BedroomsTotal: '4' })));
    t.is(run.State, 'Succeeded', run.Message);
    t.regex((await feed.importFile(fileOf(...houses(1, 9)))).part.Message ?? '', /the usual 20/);
  }, GUARDED),
);

const withdrawn = (from: number, to: number) => houses(from, to, { StandardStatus: 'Withdrawn' });
const delta = { feed: { mode: 'delta', limits: {} } };

test(
  'a delta that is held is not replaced by the next one, which waits for it: no home that was withdrawn is forgotten',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...withdrawn(1, 6)));
    t.is(held.run.State, 'Held');
    const next = await feed.importFile(fileOf(house(7, { ListPrice: '490000' })));
    t.is(next.run.State, 'Held');
    t.regex(
      next.part.Message,
      new RegExp(`run ${held.run.RunID} waits for an approval, and this file builds on its file`),
    );

    await t.throwsAsync(feed.services.feeds.approve(feed.workspaceId, next.run.RunID), {
      message: `Run ${next.run.RunID} builds on run ${held.run.RunID}, which waits too: approve or cancel run ${held.run.RunID} first`,
    });
    t.is((await feed.approve(held.run.RunID)).run.State, 'Succeeded');
    t.is((await feed.approve(next.run.RunID)).run.State, 'Succeeded');
    t.is((await feed.shown()).length, 14);
    t.is((await feed.byNumber('M7')).values.SalePrice, '490000.00');
  }, delta),
);

test(
  'once the run before it is cancelled, a delta that waited can be approved',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...withdrawn(1, 6)));
    const next = await feed.importFile(fileOf(house(7, { ListPrice: '490000' })));
    await feed.services.feeds.cancel(feed.workspaceId, held.run.RunID);
    t.is((await feed.approve(next.run.RunID)).run.State, 'Succeeded');
    t.is((await feed.shown()).length, 20);
    t.is((await feed.byNumber('M7')).values.SalePrice, '490000.00');
  }, delta),
);

test(
  'the file of a held delta that lies there still is not held twice, and the feed stays Held in the list',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...withdrawn(1, 6)));
    const again = await feed.importAgain();
    t.is(again.run.State, 'Succeeded');
    t.is(again.run.Message, `the file is that of run ${held.run.RunID}, which waits for an approval`);
    const { List } = await feed.services.feeds.list(feed.workspaceId);
    t.is(List[0]?.State, 'Held');
    t.regex(List[0]?.Message ?? '', /6 removals are held/);
    await feed.services.feeds.cancel(feed.workspaceId, held.run.RunID);
    t.is((await feed.importAgain()).run.Parts.length, 1, 'its removals were never decided on');
  }, delta),
);

test(
  'a snapshot that is held is replaced by the next good one',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 20)));
      const held = await feed.importFile(fileOf(...houses(1, 8)));
      t.is(held.run.State, 'Held');
      t.is((await feed.importFile(fileOf(...houses(1, 19)))).run.State, 'Succeeded');
      t.is((await feed.result(held.run.RunID)).run.State, 'Cancelled');
    },
    { feed: { limits: {} } },
  ),
);

test(
  'once removals of a delta that were held are cancelled, its homes are confirmed again',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const { run } = await feed.importFile(fileOf(...withdrawn(1, 8)));
    t.is(run.State, 'Held', run.Message);
    const unconfirmed = async () => (await feed.shown()).filter((listing) => listing.unconfirmedSince !== null).length;
    t.is(await unconfirmed(), 8);
    await feed.services.feeds.cancel(feed.workspaceId, run.RunID);
    t.is(await unconfirmed(), 0);
  }, delta),
);

test(
  'of many that approve and cancel a held run at once, one prevails and the others are told how the run stands',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 20)));
      const { feeds } = feed.services;
      for (let round = 0; round < 5; round += 1) {
        const held = await feed.importFile(fileOf(...houses(1, 8 + round)));
        const id = held.run.RunID;
        const ask = [feeds.approve, feeds.cancel, feeds.cancel, feeds.approve, feeds.cancel, feeds.approve];
        const answers = await Promise.allSettled(ask.map((one) => one(feed.workspaceId, id)));
        for (const answer of answers) {
          if (answer.status === 'fulfilled') continue;
          t.true(answer.reason instanceof ServiceError, String(answer.reason));
          t.notRegex(String(answer.reason.message), /is Held;/);
        }
        t.true(answers.some(({ status }) => status === 'fulfilled'));
        const { state = '' } = (await feed.services.runs.get(id)) ?? {};
        t.true(['Queued', 'Cancelled'].includes(state), state);
        if (state === 'Queued') await feeds.cancel(feed.workspaceId, id);
      }
    },
    { feed: { limits: {} } },
  ),
);
