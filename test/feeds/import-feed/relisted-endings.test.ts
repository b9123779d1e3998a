import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(2, 4);
const relisted = { ListingKey: 'K1b', ListingId: 'M1b' };

test(
  'a home that is pending under a number that is new to us leaves the display: it is not shown as free under its old one',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...others));
      const { part } = await feed.importFile(fileOf(house(1, { ...relisted, StandardStatus: 'Pending' })));
      t.like(part, { RemovedByRow: 1, Ignored: 0 });
      t.deepEqual(
        (await feed.shown()).map(({ values }) => values.MLSNumber),
        ['M2', 'M3', 'M4'],
      );
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'a home whose old number is still on display in the file stays, whatever ends under another number at its URL',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...others));
      const pending = house(1, { ...relisted, StandardStatus: 'Pending' });
      for (const rows of [
        [house(1), pending],
        [pending, house(1)],
      ]) {
        const { part } = await feed.importFile(fileOf(...rows));
        t.like(part, { RemovedByRow: 0, Unchanged: 1, Ignored: 1 });
      }
      t.is((await feed.shown()).length, 4);
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'a neighbour that is pending at the same URL, in another unit, ends nothing of ours',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...others));
      const neighbour = house(1, { ...relisted, StandardStatus: 'Pending', UnitNumber: '9' });
      const { part } = await feed.importFile(fileOf(neighbour));
      t.like(part, { RemovedByRow: 0, Ignored: 1 });
      t.is((await feed.shown()).length, 4);
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'a row with no key but the URL ends nothing that another row of the file shows by its key, however often it comes',
  withFeed(async (t, feed) => {
    const shown = house(1, { ListingId: '' });
    const ending = house(1, { ListingKey: '', ListingId: '', StandardStatus: 'Pending' });
    await feed.importFile(fileOf(shown, ...others));
    for (const rows of [
      [shown, ending],
      [ending, shown],
    ]) {
      const { part } = await feed.importFile(fileOf(...rows, ...others));
      t.like(part, { RemovedByRow: 0, Ignored: 1, Unchanged: 4 });
      t.is((await feed.shown()).length, 4);
    }
  }),
);
