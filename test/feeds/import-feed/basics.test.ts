import test from 'ava';
import { fileOf, house } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

test(
  'a first file creates its homes, and the same file again is passed over',
  withFeed(async (t, feed) => {
    const first = await feed.importFile(fileOf(house(1), house(2, { ListPrice: '650000' })));
    t.is(first.run.State, 'Succeeded', first.run.Message);
    t.is(first.part.Created, 2);
    t.is((await feed.byNumber('M2')).values.SalePrice, '650000.00');

    const second = await feed.importAgain();
    t.is(second.run.State, 'Succeeded');
    t.deepEqual(second.run.Parts, []);
    t.regex(second.run.Message, /same/);
  }),
);
