import test from 'ava';
import { createArena, type Way } from '../../helpers/arena.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const FIRST = fileOf(...houses(1, 8));
const NIGHT = fileOf(
  house(1, { ListPrice: '480000' }),
  house(2, { ListPrice: '470000' }),
  // 3 is listed anew under the number that 4 had, and 4 under the one that 3 had.
  house(3, { ListingId: 'M40' }),
  house(4, { ListingId: 'M3' }),
  ...houses(7, 12),
);
const NEXT = fileOf(house(1, { ListPrice: '460000' }), house(2, { ListPrice: '470000' }), ...houses(7, 12));

const endOf = async (feed: FeedFixture, way: Way) => {
  const arena = await createArena(feed, { key: ['ListingKey'] });
  await arena.importFile(FIRST);
  const night = await arena.importFile(NIGHT);
  await arena.importFile(NEXT);
  const { run, part } = await arena.undo(night.run.id, way);
  const { problems } = await feed.services.runs.problems(run.id, { number: 1, size: 100 });
  const history = await feed
    .database('listing_change')
    .where({ chatbot_id: arena.chatbotId })
    .orderBy(['listing_id', 'version'])
    .select('version', 'kind');
  const { runId: _, serialNumber: __, ...counts } = part ?? { runId: 0, serialNumber: '' };
  const state = await arena.state();
  await arena.remove();
  return { counts, problems: problems.map(({ column, value }) => `${column} ${value}`).sort(), history, state };
};

test(
  'an undo that is killed at every one of its steps, one after the other, ends as if it had not been, and tells the history once',
  withFeed(async (t, feed) => {
    const whole = await endOf(feed, {});
    t.is(whole.problems.length, 1);
    const everyStep = Array.from({ length: 40 }, (_, index) => index + 1);
    t.deepEqual(await endOf(feed, { batchRows: 2, kills: everyStep }), whole);
  }),
);

test(
  'an undo that is killed once, at any step, ends the same',
  withFeed(async (t, feed) => {
    const whole = await endOf(feed, {});
    for (const kill of [4, 7, 10, 13, 16, 19]) {
      t.deepEqual(await endOf(feed, { batchRows: 3, kills: [kill] }), whole, `killed at step ${kill}`);
    }
  }),
);
