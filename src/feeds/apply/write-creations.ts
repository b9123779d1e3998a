import { storesOn } from '../../database/stores.ts';
import type { Transaction } from '../../database/transaction.ts';
import { deriveListing } from '../../listings/derive/derive-listing.ts';
import { type Applied, type ApplyContext, type Decided, movedListings } from './batch.ts';
import { newHome } from './new-homes.ts';
import { noteCreatedPictures } from './row-pictures.ts';

/** Writes the rows of a batch that make new listings. Errno 1062 when a key of theirs is taken. */
export const writeCreations = async (
  transaction: Transaction,
  decided: readonly Decided[],
  context: ApplyContext,
): Promise<Applied[]> => {
  const created = decided.filter(({ decision }) => decision.outcome === 'create');
  const first = await storesOn(transaction).listings.insert(
    context.chatbotId,
    created.map(({ row, decision }) => {
      const home = newHome(row, context.today);
      const { url, number } = decision;
      const isNumberFree = number?.kind !== 'keep';
      const values = isNumberFree ? home.values : { ...home.values, MLSNumber: null };
      return {
        sourceId: context.sourceId,
        runId: context.runId,
        sourceKey: row.row.keys.ListingKey,
        urlKey: url?.kind === 'keep' ? null : home.urlKey,
        // A key that is held is asked for again with every file.
        feedHash: (url?.kind === 'keep' && url.contested) || !isNumberFree ? null : row.hash,
        values,
        derived: isNumberFree ? home.derived : deriveListing(values),
      };
    }),
  );
  await noteCreatedPictures(transaction, created, first, context);
  return created.map(({ row, decision }) => ({
    row,
    outcome: 'created',
    listingId: null,
    listings: movedListings(decision),
    problems: decision.problems,
  }));
};
