import test from 'ava';
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
    const wrong = { ListPrice: 'abc' };
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
