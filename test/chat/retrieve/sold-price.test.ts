import test from 'ava';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { identified, understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;

test(
  'What a home was sold for is told of one that has been sold, and of no other that has gone',
  withDatabase(async (t, database) => {
    const left = { live: null, removed_at: new Date('2026-11-02T10:00:00Z') };
    const sold = { ...left, removed_reason: 'sold' };
    await insertListing(database, BOT, { Address: '1 Oak St', Status: 'Sold', SalePrice: '512000.00' }, sold);
    await insertListing(
      database,
      BOT,
      { Address: '2 Oak St', SalePrice: '300000.00' },
      { ...left, removed_reason: 'row' },
    );
    const retrieve = createRetrieve({ database, clock: () => new Date('2026-11-21T12:00:00Z') });
    const amounts = [];
    for (const said of ['1 Oak St', '2 Oak St']) {
      const Constraints = [identified('Address', said)];
      const { gone } = await retrieve(BOT, understood({ Intent: 'lookup', Constraints }), []);
      amounts.push(gone.map(({ price }) => price?.amount));
    }
    t.deepEqual(amounts, [['512000.00'], [undefined]]);
  }),
);
