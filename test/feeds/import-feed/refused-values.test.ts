import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);
/** What stands for a value of which nobody has thought: the database refuses it, and no check before does. */
const REFUSED = '666666';

test(
  'A row whose values the database refuses is a problem of its own: its home stays as it was, and the others are written',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2), ...others));
    await feed.database.raw('ALTER TABLE listing ADD CONSTRAINT odd_price CHECK (sale_price <> ?)', [REFUSED]);
    const { run, part, problems } = await feed.importFile(
      fileOf(
        house(1, { ListPrice: REFUSED }),
        house(2, { ListPrice: '510000' }),
        ...others,
        house(13, { ListPrice: REFUSED }),
        house(14),
      ),
    );
    t.is(run.State, 'Succeeded', run.Message);
    t.like(part, {
      Created: 1,
      Updated: 1,
      Unchanged: 3,
      Rejected: 2,
      RemovedByAbsence: 0,
    });
    t.deepEqual(
      problems.map(({ Line, Expected }) => [Line, /the database takes.*odd_price/.test(Expected)]),
      [
        [2, true],
        [7, true],
      ],
    );
    t.is((await feed.byNumber('M1')).values.SalePrice, '500000.00');
    t.is((await feed.shown()).length, 6);
    await feed.database.raw('ALTER TABLE listing DROP CONSTRAINT odd_price');
    t.like((await feed.importAgain()).part, { Created: 1, Updated: 1, Rejected: 0 });
    t.is((await feed.byNumber('M2')).values.SalePrice, '510000.00');
    t.is((await feed.shown()).length, 7);
  }),
);

test(
  'A night whose few changed rows are all refused takes off the display what has left all the same',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3), ...others));
    await feed.database.raw('ALTER TABLE listing ADD CONSTRAINT odd_price CHECK (sale_price <> ?)', [REFUSED]);
    const { run, part } = await feed.importFile(fileOf(...houses(1, 2, { ListPrice: REFUSED }), ...others));
    t.is(run.State, 'Succeeded', run.Message);
    t.like(part, { Rejected: 2, Unchanged: 3, RemovedByAbsence: 1 });
    t.is((await feed.shown()).length, 5);
  }),
);

test(
  'A part of which the database refuses all of many rows fails and writes none of them',
  withFeed(async (t, feed) => {
    await feed.database.raw('ALTER TABLE listing ADD CONSTRAINT odd_price CHECK (sale_price <> ?)', [REFUSED]);
    const { run } = await feed.importFile(fileOf(...houses(1, 10, { ListPrice: REFUSED })));
    t.is(run.State, 'Failed');
    t.deepEqual(await feed.shown(), []);
  }),
);
