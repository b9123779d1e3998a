import test from 'ava';
import { createArena, type Way } from '../../helpers/arena.ts';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const EVERY_STEP = Array.from({ length: 90 }, (_, index) => index + 1);

/** Two feeds send home 5 and 6; the file of the second day changes, moves, ends, adds and lacks homes. */
const FOREIGN = [house(5), house(6), house(7)];
const FIRST_DAY = houses(1, 12);
const SECOND_DAY: Home[] = [
  house(1),
  house(2, { ListPrice: '510000' }),
  // 3 is listed anew, and 4 takes its old URL.
  house(3, { ListingKey: 'K30', ListingId: 'M30', ListingURL: 'https://homes.example/30' }),
  house(4, { ListingURL: 'https://homes.example/3' }),
  house(5, { StandardStatus: 'Expired' }),
  house(8, { StandardStatus: 'Closed', CloseDate: '2026-11-20', ClosePrice: '490000' }),
  house(9, { ListPrice: 'abc' }),
  house(10, { ListingURL: 'https://homes.example/11' }),
  house(11, { ListingURL: 'https://homes.example/10' }),
  house(13),
  house(14),
];

const endOf = async (feed: FeedFixture, settings: Record<string, unknown>, second: readonly Home[], way: Way) => {
  const arena = await createArena(feed, settings);
  await arena.importFile(fileOf(...FIRST_DAY));
  await arena.importFile(fileOf(...FOREIGN), {}, 1);
  const { run, part } = await arena.importFile(fileOf(...second), way);
  const state = await arena.state();
  const history = await feed
    .database('listing_change')
    .where({ chatbot_id: arena.chatbotId })
    .orderBy(['listing_id', 'version'])
    .select('listing_id', 'version', 'kind');
  const versions = history.map(({ version, kind }) => `${version} ${kind}`);
  await arena.remove();
  return { run: run.state, part: part.state, held: part.heldRemovals, state, versions };
};

test(
  'a run that is killed at every one of its steps, one after the other, ends as if it had not been, and tells the history once',
  withFeed(async (t, feed) => {
    const whole = await endOf(feed, {}, SECOND_DAY, {});
    t.is(whole.run, 'Succeeded');
    t.deepEqual(await endOf(feed, {}, SECOND_DAY, { batchRows: 3, kills: EVERY_STEP }), whole);
  }),
);

test(
  'a run that is killed late starts over from the file and ends the same',
  withFeed(async (t, feed) => {
    const whole = await endOf(feed, {}, SECOND_DAY, {});
    for (const kill of [20, 26, 32, 38, 44, 50]) {
      t.deepEqual(await endOf(feed, {}, SECOND_DAY, { batchRows: 2, kills: [kill] }), whole, `killed at step ${kill}`);
    }
  }),
);

test(
  'a run whose removals are held holds them also when it was killed after it had written the rest',
  withFeed(async (t, feed) => {
    const settings = { limits: { minRows: null } };
    // 6 of 12 go, too many; with 20 new ones it would be 6 of 32.
    const second = [...houses(1, 6), ...houses(21, 40)];
    const whole = await endOf(feed, settings, second, {});
    t.like(whole, { run: 'Held', part: 'Held', held: 6 });
    for (const kill of [34, 38, 42, 46]) {
      t.deepEqual(
        await endOf(feed, settings, second, { batchRows: 5, kills: [kill] }),
        whole,
        `killed at step ${kill}`,
      );
    }
  }),
);

test(
  'a run whose removals are within the limit does them also when it was killed in the middle of them',
  withFeed(async (t, feed) => {
    const settings = { limits: { minRows: null, maxRemoved: 0.5 } };
    const second = houses(1, 6);
    const whole = await endOf(feed, settings, second, {});
    t.like(whole, { run: 'Succeeded', held: 0 });
    t.deepEqual(await endOf(feed, settings, second, { batchRows: 1, kills: EVERY_STEP }), whole);
  }),
);
