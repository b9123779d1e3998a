import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);
const numbers = (listings: { values: { MLSNumber: string | null } }[]) =>
  listings.map(({ values }) => values.MLSNumber).sort();
const shownNumbers = async (feed: FeedFixture) => numbers(await feed.shown());

test(
  'the undo of a night takes what it created off the display, brings back what it removed, and changes back what it changed, with counts that agree',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2), house(3), ...others));
    const before = await feed.shown();
    const night = await feed.importFile(
      fileOf(house(1, { ListPrice: '480000' }), house(2, { StandardStatus: 'Hold' }), house(4), house(5), ...others),
    );
    t.like(night.part, { Created: 2, Updated: 1, RemovedByRow: 1, RemovedByAbsence: 1, Unchanged: 3 });
    const undone = await feed.undo(night.run.RunID);
    t.like(undone.run, { State: 'Succeeded', StartedBy: 'undo', Rows: 5 });
    t.like(undone.part, { Created: 2, Updated: 1, RemovedByRow: 2, RemovedByAbsence: 0, Unchanged: 0, Ignored: 0 });
    t.regex(undone.run.Message, /run \d+ was undone: 2 listings left the display, 2 came back, 1 were changed back$/);
    t.deepEqual(undone.problems, []);
    const plain = (listings: typeof before) =>
      listings.map(({ id, sourceKey, urlKey, values }) => ({ id, sourceKey, urlKey: urlKey?.toString('hex'), values }));
    t.deepEqual(plain(await feed.shown()), plain(before));
    const gone = (await feed.stored()).filter(({ live }) => !live);
    t.deepEqual(
      gone.map(({ values, removedReason }) => [values.MLSNumber, removedReason]),
      [
        ['M4', 'undo'],
        ['M5', 'undo'],
      ],
    );
    t.true((await feed.stored()).filter(({ version }) => version > 1).every(({ feedHash }) => feedHash === null));
  }),
);

test(
  'what an undo did is in the history with the run that undid, and it can be undone in its turn',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    const night = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), house(2), ...others));
    const { id: created } = await feed.byNumber('M2');
    const undone = await feed.undo(night.run.RunID);
    t.like((await feed.history(id)).at(-1), {
      version: 3,
      kind: 'update',
      runId: undone.run.RunID,
      changes: { SalePrice: ['480000.00', '500000.00'] },
    });
    t.like((await feed.history(created)).at(-1), { version: 2, kind: 'remove', runId: undone.run.RunID });

    const redone = await feed.undo(undone.run.RunID);
    t.like(redone.part, { Created: 1, Updated: 1, RemovedByRow: 0 });
    t.is((await feed.byId(id)).values.SalePrice, '480000.00');
    t.is((await feed.byNumber('M2')).id, created);
    // The night stands again, so it can be undone again.
    const again = await feed.undo(night.run.RunID);
    t.like(again.part, { RemovedByRow: 1, Updated: 1 });
    t.is((await feed.byId(id)).values.SalePrice, '500000.00');
  }),
);

test(
  'undoing run 5 under runs 6 and 7 puts back what they left alone, and names listing, field and run of what they changed',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2), ...others));
    const five = await feed.importFile(
      fileOf(
        house(1, { ListPrice: '480000', BedroomsTotal: '4', PublicRemarks: 'Sunny' }),
        house(2, { ListPrice: '1000' }),
        ...others,
      ),
    );
    const six = await feed.importFile(
      fileOf(
        house(1, { ListPrice: '470000', BedroomsTotal: '4', PublicRemarks: 'Sunny' }),
        house(2, { ListPrice: '1000' }),
        ...others,
      ),
    );
    const seven = await feed.importFile(
      fileOf(
        house(1, { ListPrice: '470000', BedroomsTotal: '4', PublicRemarks: 'Quiet' }),
        house(2, { ListPrice: '1000' }),
        ...others,
      ),
    );
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { City: 'Tacoma' });
    const { part, problems, run } = await feed.undo(five.run.RunID);
    t.like(part, { Updated: 2, Ignored: 0 });
    t.like((await feed.byId(id)).values, {
      SalePrice: '470000.00',
      Bedrooms: 3,
      Description: 'Quiet',
      City: 'Tacoma',
    });
    t.is((await feed.byNumber('M2')).values.SalePrice, '500000.00');
    t.deepEqual(problems.map(({ Column, Value }) => [Column, Value]).sort(), [
      ['Description', 'Quiet'],
      ['SalePrice', '470000.00'],
    ]);
    const told = (field: string) => problems.find(({ Column }) => Column === field)?.Expected ?? '';
    t.regex(
      told('SalePrice'),
      new RegExp(`listing ${id} \\(MLS number M1\\).*run ${six.run.RunID} has changed it since`),
    );
    t.regex(told('Description'), new RegExp(`run ${seven.run.RunID} has changed it since`));
    t.regex(run.Message, /2 things changed since and stayed as they are/);
  }),
);

test(
  'what the API changed or deleted since stays, and is named',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2), house(3), ...others));
    const night = await feed.importFile(
      fileOf(house(1, { ListPrice: '480000' }), house(2, { ListPrice: '480000' }), house(4), ...others),
    );
    const [first, second, third] = await feed.stored();
    await feed.apiUpdate(first?.id ?? 0, { SalePrice: 1 });
    await feed.apiDelete(second?.id ?? 0);
    await feed.apiRestore(third?.id ?? 0);
    await feed.apiDelete((await feed.byNumber('M4')).id);
    const { problems, part } = await feed.undo(night.run.RunID);
    t.is((await feed.byId(first?.id ?? 0)).values.SalePrice, '1.00');
    t.like(await feed.byId(second?.id ?? 0), { live: false, removedReason: 'api', values: { SalePrice: '500000.00' } });
    t.true((await feed.byId(third?.id ?? 0)).live);
    const four = (await feed.stored()).find(({ values }) => values.MLSNumber === 'M4');
    t.like(four, { live: false, removedReason: 'api' });
    t.is(problems.length, 1);
    t.regex(problems[0]?.Expected ?? '', /SalePrice of listing \d+ \(MLS number M1\).*the API has changed it since/);
    t.like(part, { Updated: 1, Unchanged: 2, Ignored: 1, RemovedByRow: 0 });
  }),
);

test(
  'a listing that a later run or the API showed or removed again stays as they left it, and is named',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2), ...others));
    const { id } = await feed.byNumber('M1');
    const removing = await feed.importFile(fileOf(house(2), ...others));
    await feed.importFile(fileOf(house(1), house(2), ...others));
    await feed.importFile(fileOf(house(2), ...others));
    const { problems } = await feed.undo(removing.run.RunID);
    t.false((await feed.byId(id)).live);
    t.is(problems[0]?.Column, 'Display');
    t.regex(problems[0]?.Expected ?? '', /run \d+ has changed it since, so it was left/);
  }),
);

test(
  'a home whose number was taken meanwhile stays removed and is reported; the others come back',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1, { ListingKey: '' }), house(2, { ListingKey: '' }), ...others));
      const removed = await feed.byNumber('M1');
      const night = await feed.importFile(fileOf(...others));
      await feed.database('listing').where({ id: removed.id }).update({ removed_at: '2020-01-01' });
      // A listing of the same feed has the number by now.
      await feed.database('listing').insert({
        chatbot_id: feed.chatbotId,
        source_id: await feed.feedId(),
        sale_type: 'for_sale',
        status: 'Active',
        mls_key: 'M1',
        mls_number: 'M1',
      });
      const { part, problems, run } = await feed.undo(night.run.RunID);
      t.is(run.State, 'Succeeded');
      t.like(part, { Created: 1, Ignored: 1 });
      t.false((await feed.byId(removed.id)).live);
      t.true((await feed.byNumber('M2')).live);
      t.regex(
        problems[0]?.Expected ?? '',
        /Display of listing \d+ \(MLS number M1\).*listing \d+ has its MLSNumber now/,
      );
    },
    { feed: { key: ['MLSNumber', 'Url'] } },
  ),
);

test(
  'numbers that a night moved from home to home go back, each after the one that it frees',
  withFeed(
    async (t, feed) => {
      const first = house(1, { ListingKey: 'K1' });
      const second = house(2, { ListingKey: 'K2' });
      await feed.importFile(fileOf(first, second, ...others));
      const night = await feed.importFile(
        fileOf({ ...first, ListingId: 'M20' }, { ...second, ListingId: 'M1' }, ...others),
      );
      t.deepEqual(await shownNumbers(feed), ['M1', 'M10', 'M11', 'M12', 'M20']);
      await feed.undo(night.run.RunID);
      t.like(await feed.byNumber('M1'), { sourceKey: 'K1' });
      t.like(await feed.byNumber('M2'), { sourceKey: 'K2' });
    },
    { feed: { key: ['ListingKey'] } },
  ),
);

test(
  'numbers that two homes have swapped go back in one step',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), house(2), ...others));
      const [one, two] = [await feed.byNumber('M1'), await feed.byNumber('M2')];
      const night = await feed.importFile(
        fileOf(house(1, { ListingId: 'M3' }), house(2, { ListingId: 'M4' }), ...others),
      );
      // As if the night had given each the other's number.
      for (const [{ id }, from, to] of [
        [one, 'M1', 'M2'],
        [two, 'M2', 'M1'],
      ] as const) {
        await feed.database('listing').where({ id }).update({ mls_key: to, mls_number: to });
        const changes = JSON.stringify({ MLSNumber: [from, to] });
        await feed.database('listing_change').where({ listing_id: id }).update({ changes });
      }
      const { part, problems } = await feed.undo(night.run.RunID);
      t.deepEqual(problems, []);
      t.like(part, { Updated: 2 });
      t.is((await feed.byNumber('M1')).id, one.id);
      t.is((await feed.byNumber('M2')).id, two.id);
    },
    { feed: { key: ['ListingKey'] } },
  ),
);

test(
  'the API’s change that lapsed in a night is in force again after its undo, and lapses again by the undo of that',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { SalePrice: 1, Bedrooms: 7 });
    const night = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), ...others));
    const overrides = () => feed.database('listing_override').where({ listing_id: id }).orderBy('field').pluck('field');
    t.like((await feed.byId(id)).values, { SalePrice: '480000.00', Bedrooms: 7 });
    t.deepEqual(await overrides(), ['Bedrooms']);
    const undone = await feed.undo(night.run.RunID);
    t.like((await feed.byId(id)).values, { SalePrice: '1.00', Bedrooms: 7 });
    t.deepEqual(await overrides(), ['Bedrooms', 'SalePrice']);
    // The feed sends what it had sent before the API's change: that stays.
    await feed.services.feeds.approve(feed.workspaceId, undone.run.RunID);
    await feed.importFile(fileOf(house(1), ...others));
    t.is((await feed.byId(id)).values.SalePrice, '1.00');
    await feed.undo(undone.run.RunID);
    t.is((await feed.byId(id)).values.SalePrice, '480000.00');
    t.deepEqual(await overrides(), ['Bedrooms']);
  }),
);

test(
  'a home that went over to another feed goes back to its former one, and the other claims it again',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'two');
    await feed.importFile(fileOf(house(1), ...others));
    await feed.importFile(fileOf(house(1, { ListPrice: '510000' }), house(30)), { feed: 'two' });
    const { id, sourceId } = await feed.byNumber('M1');
    const night = await feed.importFile(fileOf(...others));
    t.like(await feed.byId(id), { sourceId: await feed.feedId('two'), values: { SalePrice: '510000.00' } });
    const { part } = await feed.undo(night.run.RunID);
    t.like(part, { Updated: 1 });
    t.like(await feed.byId(id), { sourceId, sourceKey: 'K1', live: true, values: { SalePrice: '500000.00' } });
    t.deepEqual(await feed.database('feed_claim').pluck('listing_id'), [id]);
  }),
);

test(
  'a created home that another feed sends too goes over to that one when its run is undone',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'two');
    await feed.importFile(fileOf(...others));
    const night = await feed.importFile(fileOf(house(1), ...others));
    await feed.importFile(fileOf(house(1), house(30)), { feed: 'two' });
    const { id } = await feed.byNumber('M1');
    await feed.undo(night.run.RunID);
    t.like(await feed.byId(id), { live: true, sourceId: await feed.feedId('two') });
  }),
);

test(
  'a run that only claimed a home of another feed is undone and redone like any other: the claim goes, and the feed goes on',
  withFeed(async (t, feed) => {
    const byUrl = { ListingURL: 'https://a.example/1', ListingKey: '', ListingId: '' };
    await feed.configure({}, 'two');
    await feed.importFile(fileOf(...others));
    await feed.importFile(fileOf(house(1, byUrl)), { feed: 'two' });
    const shown = await feed.shown();
    const night = await feed.importFile(fileOf(house(1, byUrl), ...others));
    t.like(night.part, { Ignored: 1, Created: 0, Updated: 0 });
    const claims = () => feed.database('feed_claim').pluck('listing_id');
    t.is((await claims()).length, 1);
    const undone = await feed.undo(night.run.RunID);
    t.deepEqual(undone.run.Parts, []);
    t.deepEqual(await claims(), []);
    t.is((await feed.importAgain()).run.State, 'Held');
    t.is((await feed.undo(undone.run.RunID)).run.State, 'Succeeded');
    t.is((await feed.importAgain()).run.State, 'Succeeded');
    t.is((await claims()).length, 1);
    t.deepEqual(
      (await feed.shown()).map(({ id, sourceId }) => [id, sourceId]),
      shown.map(({ id, sourceId }) => [id, sourceId]),
    );
  }),
);

test(
  'the feed may show again what an undo took off: it is no veto, and the home keeps its ID',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...others));
    const night = await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    const undone = await feed.undo(night.run.RunID);
    await feed.services.feeds.approve(feed.workspaceId, undone.run.RunID);
    const { part } = await feed.importFile(fileOf(house(1), ...others));
    t.like(part, { State: 'Succeeded', Updated: 1 });
    t.is((await feed.byNumber('M1')).id, id);
  }),
);

test(
  'the chatbots of a feed are undone together, each with a part of its own',
  withFeed(
    async (t, feed) => {
      const chatbots = feed.chatbots.map(({ serialNumber }) => ({ serialNumber }));
      await feed.configure({ chatbots });
      const night = await feed.importFile(fileOf(...houses(1, 3)));
      const { run } = await feed.undo(night.run.RunID);
      t.deepEqual(
        run.Parts.map(({ SerialNumber, RemovedByRow }) => [SerialNumber, RemovedByRow]),
        feed.chatbots.map(({ serialNumber }) => [serialNumber, 3]),
      );
      for (const { id } of feed.chatbots) t.deepEqual(await feed.shown(id), []);
    },
    { chatbots: 2 },
  ),
);
