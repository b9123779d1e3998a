import test from 'ava';
import { thinHistory } from '../../src/listings/thin-history.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../helpers/with-feed.ts';

const others = houses(10, 12);
const history = async (feed: FeedFixture, Key: string) =>
  (await feed.services.listings.history(feed.chatbotId, { Key, KeyType: 'MLSNumber', PageNumber: 1, PageSize: 100 }))
    .List;

/** Lets all that has happened be so many days ago. */
const age = async (feed: FeedFixture, days: number) => {
  const ago = (column: string) => feed.database.raw(`${column} - INTERVAL ? DAY`, [days]);
  await feed.database('listing_change').update({ changed_at: ago('changed_at') });
  await feed.database('listing').update({ created_at: ago('created_at') });
  await feed.database('feed_run').update({ finished_at: ago('finished_at') });
};

test(
  'old changes are thinned to prices, status and numbers; creations and removals stay, younger changes stay whole',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2), ...others));
    await feed.importFile(fileOf(house(1, { BedroomsTotal: '4' }), house(2), ...others));
    await feed.importFile(fileOf(house(1, { ListPrice: '480000', BedroomsTotal: '5', ListingId: 'M7' }), ...others));
    await age(feed, 401);
    await feed.importFile(fileOf(house(1, { ListPrice: '480000', BedroomsTotal: '6', ListingId: 'M7' }), ...others));

    // The bedrooms alone are gone; with the price, only price and number are left; the removal stays.
    t.is(await thinHistory(feed.database, 400), 3);
    const told = (await history(feed, 'M7')).map(({ Version, Kind, Changes }) => [
      `${Version} ${Kind}`,
      ...Changes.map(({ Field, From, To }) => `${Field} ${From} ${To}`).sort(),
    ]);
    t.deepEqual(told, [
      ['4 update', 'Bedrooms 5 6'],
      ['3 update', 'MLSNumber M1 M7', 'SalePrice 500000.00 480000.00'],
      ['1 create', 'MLSNumber null M1', 'SalePrice null 500000.00', 'StandardStatus null Active', 'Status null Active'],
    ]);
    t.like((await history(feed, 'M2'))[0], { Kind: 'remove', Reason: 'absence' });
    t.is(await thinHistory(feed.database, 400), 0);
  }),
);

test(
  'a change of exactly the days that are kept stays whole until it is older',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    await feed.importFile(fileOf(house(1, { BedroomsTotal: '4' }), ...others));
    await age(feed, 399);
    t.is(await thinHistory(feed.database, 400), 0);
    await age(feed, 2);
    t.is(await thinHistory(feed.database, 400), 1);
  }),
);

test(
  'what an undo needs is not thinned while its run can be undone, however old the change is',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const night = await feed.importFile(fileOf(house(1, { BedroomsTotal: '4' }), ...others));
    await age(feed, 45);
    const end = (days: number) =>
      feed
        .database('feed_run')
        .where({ id: night.run.RunID })
        .update({ finished_at: feed.database.raw('NOW(3) - INTERVAL ? DAY', [days]) });
    await end(29);
    t.is(await thinHistory(feed.database, 30), 0);
    await end(31);
    t.is(await thinHistory(feed.database, 30), 1);
  }),
);
