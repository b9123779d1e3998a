import test from 'ava';
import { storesOn } from '../../src/database/stores.ts';
import { feedKeyDigest } from '../../src/listings/keys.ts';
import { fileOf, houses } from '../helpers/homes.ts';
import { withFeed } from '../helpers/with-feed.ts';

/** From so many values on, servers go by statistics alone. */
const DIVE_LIMIT = 200;
const many = Array.from({ length: 1_000 }, (_, index) => `M${index}`);

test(
  'however many keys are looked up, no statement asks for so many that the server stops looking them up one by one',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 300)));
    const feedKeys = many.flatMap((number) => feedKeyDigest('MLSNumber', number) ?? []);
    const keys = { ids: [], sourceKeys: many, mlsKeys: many, urlKeys: [], feedKeys };
    const sourceId = await feed.feedId();
    const { candidates, listings } = storesOn(feed.database);
    const lists: number[] = [];
    const countKeys = ({ sql, bindings }: { sql: string; bindings: readonly unknown[] }): void => {
      for (const binding of bindings) if (Array.isArray(binding)) lists.push(binding.length);
      lists.push(sql.split('?').length - 1);
    };
    feed.database.on('query', countKeys);
    try {
      const found = await candidates.find(feed.chatbotId, sourceId, keys);
      t.is(found.length, 300);
      const byNumber = await listings.findIdsByKeys(feed.chatbotId, 'MLSNumber', many);
      t.is(byNumber.size, 300);
    } finally {
      feed.database.removeListener('query', countKeys);
    }
    t.true(lists.length > 10);
    t.true(lists.every((length) => length < DIVE_LIMIT));
  }),
);
