import test from 'ava';
import type { Database } from '../../../src/database/connection.ts';
import { storesOn } from '../../../src/database/stores.ts';
import { deriveAnew } from '../../../src/listings/derive/derive-anew.ts';
import { deriveListing } from '../../../src/listings/derive/derive-listing.ts';
import { fileOf, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';
import { assertDerived } from './assert-derived.ts';

const DESCRIPTION = 'Sparkling pool, close to Balboa Park.';

/** Makes listings what an older release has left behind. */
const forget = async (database: Database): Promise<void> => {
  await database('listing').update({ tags_yes: 0, tags_no: 0, street_fold: '', zip_fold: '', derived_version: 0 });
  await database('listing_place').delete();
};

const kept = async ({ database, chatbotId }: FeedFixture) => ({
  listings: await database('listing')
    .where({ chatbot_id: chatbotId })
    .orderBy('id')
    .select('id', 'version', 'updated_at', 'feed_hash', 'live', 'mls_key', 'url_digest'),
  changes: await database('listing_change').count({ total: '*' }),
});

test(
  'What an older release left is derived anew, and nothing tells of a change',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 230, { PublicRemarks: DESCRIPTION })));
    const removed = await feed.byNumber('M7');
    await feed.apiDelete(removed.id);
    const before = await kept(feed);
    await forget(feed.database);
    t.is(await deriveAnew(feed.database), 230);
    await assertDerived(t, feed.database);
    t.deepEqual(await kept(feed), before);
    t.is(await deriveAnew(feed.database), 0);
  }),
);

test(
  'What was broken off goes on where it ended',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 130, { PublicRemarks: DESCRIPTION })));
    await forget(feed.database);
    const stopping = new AbortController();
    const stop = ({ sql }: { sql: string }): void => {
      if (/^UPDATE listing /.test(sql)) stopping.abort();
    };
    feed.database.on('query', stop);
    const first = await deriveAnew(feed.database, stopping.signal);
    feed.database.removeListener('query', stop);
    t.true(first > 0 && first < 130, String(first));
    t.is(await deriveAnew(feed.database), 130 - first);
    await assertDerived(t, feed.database);
  }),
);

test(
  'What somebody has written meanwhile stays',
  withFeed(async (t, feed) => {
    const id = await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active', Description: DESCRIPTION });
    await forget(feed.database);
    const [listing] = await storesOn(feed.database).listings.derivedBy(0, 0, 10);
    if (listing === undefined) return t.fail('there is a listing to derive anew');
    await feed.apiUpdate(id, { Description: 'No pool. Two blocks from Mission Bay.' });
    const late = [{ listing, derived: deriveListing(listing.values) }];
    t.is(await feed.database.transaction((transaction) => storesOn(transaction).listings.updateDerived(late)), 0);
    await assertDerived(t, feed.database);
  }),
);
