import test from 'ava';
import { createCandidateStore } from '../../src/listings/candidate-store.ts';
import { createListingStore } from '../../src/listings/listing-store.ts';
import { fileOf, houses } from '../helpers/homes.ts';
import { withFeed } from '../helpers/with-feed.ts';

/** From so many values on, servers go by statistics alone. */
const DIVE_LIMIT = 200;
const many = Array.from({ length: 1_000 }, (_, index) => `M${index}`);

test(
  'however many keys are looked up, no statement asks for so many that the server stops looking them up one by one',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 300)));
    const keys = { ids: [], sourceKeys: many, mlsKeys: many, urlKeys: [] };
    const sourceId = await feed.feedId();
    const seen = await feed.statements(async () => {
      const found = await createCandidateStore(feed.database).find(feed.chatbotId, sourceId, keys);
      t.is(found.length, 300);
      const byNumber = await createListingStore(feed.database).findIdsByKeys(feed.chatbotId, 'MLSNumber', many);
      t.is(byNumber.size, 300);
    });
    t.true(seen.length > 5);
    for (const sql of seen) t.true(sql.split('?').length < DIVE_LIMIT, sql.slice(0, 200));
  }),
);
