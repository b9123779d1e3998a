import type { Database } from '../../../src/database/connection.ts';
import { storesOn } from '../../../src/database/stores.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { isoDate } from '../../../src/listings/days-on-market.ts';
import { API_SOURCE } from '../../../src/listings/listing.ts';
import { createListingService } from '../../../src/listings/listing-service.ts';
import { blankValues, mergeInput } from '../../../src/listings/merge-input.ts';
import { urlKeyOf } from '../../../src/listings/stored-listing.ts';
import { type Market, makeMarket } from '../brute-force/market.ts';
import type { MadeListing } from '../listings/made-listing.ts';

type Load = { database: Database; chatbotId: number; clock: () => Date; made: readonly MadeListing[] };

/** Puts the made homes into a chatbot, as if a feed had sent them, then takes off or sells those that left the market. */
export const loadListings = async ({ database, chatbotId, clock, made }: Load): Promise<Market> => {
  const today = isoDate(clock());
  const homes = made.map(({ input }) => {
    const values = mergeInput(blankValues(), input, today);
    const urlKey = urlKeyOf(values);
    return { sourceId: API_SOURCE, runId: null, sourceKey: null, urlKey, feedHash: null, values };
  });
  await inTransaction(database, (transaction) => storesOn(transaction).listings.insert(chatbotId, homes));
  const rows = await database('listing')
    .where({ chatbot_id: chatbotId })
    .select<{ id: number; mls_number: string }[]>('id', 'mls_number');
  const ids = new Map(rows.map(({ id, mls_number }) => [mls_number, id]));
  const listings = createListingService({ database, clock });
  for (const { input, truth } of made) {
    const Key = input.MLSNumber ?? '';
    if (truth.removedAs === 'sold') await listings.update(chatbotId, { Key, KeyType: 'MLSNumber' }, { Status: 'Sold' });
    if (truth.removedAs === 'removed') await listings.remove(chatbotId, [Key], 'MLSNumber');
  }
  return makeMarket(made, (index) => ids.get(made[index]?.input.MLSNumber ?? '') ?? 0);
};
