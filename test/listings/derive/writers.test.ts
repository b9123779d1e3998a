import test from 'ava';
import { forgetRemoved } from '../../../src/listings/retire-listings.ts';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';
import { assertDerived, placesOf } from './assert-derived.ts';

const remarks = (PublicRemarks: string): Home => ({ PublicRemarks });
const pool = remarks('Sparkling pool, close to Balboa Park.');
const noPool = remarks('No pool. Two blocks from Mission Bay.');

test(
  'The API writes what a listing is searched by with every create, update, delete and restore',
  withFeed(async (t, feed) => {
    const { database } = feed;
    const id = await feed.apiCreate({
      SaleType: 'for_sale',
      Status: 'Active',
      Location: 'North Park',
      Address: '12 Garnet Avenue #4',
      ZIP: '92109',
      Description: 'Sparkling pool, close to Balboa Park.',
    });
    await assertDerived(t, database);
    t.deepEqual(await placesOf(database, id), ['near balboa park', 'own north park']);
    t.like(await database('listing').where({ id }).first(), { street_fold: 'garnet ave', zip_fold: '92109' });

    await feed.apiUpdate(id, { Description: 'No pool. Two blocks from Mission Bay.' });
    await assertDerived(t, database);
    t.deepEqual(await placesOf(database, id), ['near mission bay', 'own north park']);

    await feed.apiDelete(id);
    await assertDerived(t, database);
    t.deepEqual(await placesOf(database, id), []);

    await feed.apiRestore(id);
    await assertDerived(t, database);
    t.deepEqual(await placesOf(database, id), ['near mission bay', 'own north park']);
  }),
);

test(
  'A feed does so with every new, changed, absent and returning home',
  withFeed(async (t, feed) => {
    const others = houses(3, 9, pool);
    await feed.importFile(fileOf(house(1, pool), house(2, pool), ...others));
    await assertDerived(t, feed.database);
    const { id } = await feed.byNumber('M1');
    t.deepEqual(await placesOf(feed.database, id), ['near balboa park']);

    await feed.importFile(fileOf(house(1, noPool), house(2, pool), ...others));
    await assertDerived(t, feed.database);
    t.deepEqual(await placesOf(feed.database, id), ['near mission bay']);

    await feed.importFile(fileOf(house(1, { ...noPool, ListPrice: '480000' }), house(2, pool), ...others));
    await assertDerived(t, feed.database);

    await feed.importFile(fileOf(house(2, pool), ...others));
    await assertDerived(t, feed.database);
    t.deepEqual(await placesOf(feed.database, id), []);

    await feed.importFile(fileOf(house(1, pool), house(2, pool), ...others));
    await assertDerived(t, feed.database);
    t.deepEqual(await placesOf(feed.database, id), ['near balboa park']);
  }),
);

test(
  'An undo brings back what a listing was searched by, and takes away what the undone run created',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 8, pool)));
    const second = await feed.importFile(fileOf(house(1, noPool), ...houses(2, 7, pool), house(9, pool)));
    const changed = await feed.byNumber('M1');
    const created = await feed.byNumber('M9');
    await feed.undo(second.run.RunID);
    await assertDerived(t, feed.database);
    t.deepEqual(await placesOf(feed.database, changed.id), ['near balboa park']);
    t.deepEqual(await placesOf(feed.database, created.id), []);
  }),
);

test(
  'A home that another feed takes over is found by what that feed says of it',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'other');
    await feed.importFile(fileOf(...houses(1, 8, pool)));
    await feed.importFile(fileOf(house(1, noPool), ...houses(21, 28)), { feed: 'other' });
    await feed.importFile(fileOf(...houses(2, 8, pool)));
    const taken = await feed.byNumber('M1');
    t.is(taken.sourceId, await feed.feedId('other'));
    t.deepEqual(await placesOf(feed.database, taken.id), ['near mission bay']);
    await assertDerived(t, feed.database);
  }),
);

test(
  'A home whose address its seller hides is found by no place and no street',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1, { ...pool, InternetAddressDisplayYN: 'N' }), ...houses(2, 4, pool)));
    const { id, values } = await feed.byNumber('M1');
    t.true(values.AddressHidden);
    t.deepEqual(await placesOf(feed.database, id), []);
    t.like(await feed.database('listing').where({ id }).first(), { street_fold: '' });
    await assertDerived(t, feed.database);
  }),
);

test(
  'A change that leaves the places as they are writes none',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 4, pool)));
    const written = await feed.statements(() =>
      feed.importFile(fileOf(...houses(1, 4, { ...pool, ListPrice: '480000' }))),
    );
    t.deepEqual(
      written.filter((sql) => /(insert|delete|update).*`listing_place`/.test(sql)),
      [],
    );
  }),
);

test(
  'A removed home that is forgotten leaves no places',
  withFeed(async (t, feed) => {
    const id = await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active', Location: 'North Park' });
    await feed.apiDelete(id);
    const place = { chatbot_id: feed.chatbotId, place_fold: 'north park', listing_id: id, own: 1, name: 'North Park' };
    await feed.database('listing_place').insert(place);
    await feed
      .database('listing')
      .where({ id })
      .update({ removed_at: new Date('2024-01-01') });
    t.is(await forgetRemoved(feed.database), 1);
    await assertDerived(t, feed.database);
  }),
);
