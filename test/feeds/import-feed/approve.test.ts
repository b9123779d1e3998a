import test from 'ava';
import type { ServiceError } from '../../../src/errors.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const GUARDED = { feed: { limits: {} } };
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
