import { setImmediate as nextTurn } from 'node:timers/promises';
import { storesOn } from '../../database/stores.ts';
import type { Transaction } from '../../database/transaction.ts';
import { deriveListing } from '../../listings/derive/derive-listing.ts';
import type { ListingValues } from '../../listings/listing.ts';
import { blankValues } from '../../listings/merge-input.ts';
import { urlKeyOf } from '../../listings/stored-listing.ts';
import type { Outcomes } from '../plan/outcomes.ts';
import type { NewHome, PartRow } from '../plan/plan-row.ts';
import { valuesOf } from '../plan/row-identity.ts';
import { type Applied, type ApplyContext, type Decided, movedListings } from './batch.ts';
import { noteCreatedPictures } from './row-pictures.ts';

/** All fields of a row that makes a new listing. Where the home is on display the row says them all. */
export const newValues = (row: PartRow['row'], today: string): ListingValues => {
  if (row.kind === 'listing') return row.values;
  const sent = valuesOf(row);
  const sale = row.kind === 'sold' ? { Status: 'Sold' as const, MarketUntil: sent.MarketUntil ?? today } : {};
  return { ...blankValues(), ...sent, ...sale };
};

/** The listing that a row makes. A row does not change once it has been read, and a run does not see two days. */
const newHome = (row: PartRow, today: string): NewHome => {
  if (row.home === undefined) {
    const values = newValues(row.row, today);
    row.home = { values, urlKey: urlKeyOf(values), derived: deriveListing(values) };
  }
  return row.home;
};

/** So many take some milliseconds; then the database's answers that wait for this thread have their turn. */
const HOMES_A_TURN = 10;

/** The batches as they are, once the homes that they are planned to make have been derived. */
export async function* withNewHomes(
  batches: AsyncIterable<PartRow[]>,
  { outcomes, today }: { outcomes: Outcomes; today: string },
): AsyncGenerator<PartRow[]> {
  for await (const rows of batches) {
    let homes = 0;
    for (const row of rows) {
      if (outcomes.get(row.index) !== 'created') continue;
      newHome(row, today);
      homes += 1;
      if (homes % HOMES_A_TURN === 0) await nextTurn();
    }
    yield rows;
  }
}

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
