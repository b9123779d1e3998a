import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DerivedListing, deriveListing } from '../../listings/derive/derive-listing.ts';
import type { ListingValues } from '../../listings/listing.ts';
import { blankValues } from '../../listings/merge-input.ts';
import { urlKeyOf } from '../../listings/stored-listing.ts';
import type { Outcomes } from '../plan/outcomes.ts';
import type { PartRow } from '../plan/plan-row.ts';
import { valuesOf } from '../plan/row-identity.ts';

/** All fields of a row that makes a new listing. Where the home is on display the row says them all. */
export const newValues = (row: PartRow['row'], today: string): ListingValues => {
  if (row.kind === 'listing') return row.values;
  const sent = valuesOf(row);
  const sale = row.kind === 'sold' ? { Status: 'Sold' as const, MarketUntil: sent.MarketUntil ?? today } : {};
  return { ...blankValues(), ...sent, ...sale };
};

/** The listing that a row makes, the key that its URL would be held by, and what is derived of it. */
export type NewHome = { values: ListingValues; urlKey: Buffer | null; derived: DerivedListing };

const made = new WeakMap<PartRow['row'], NewHome>();

/** The listing that a row makes. A row does not change once it has been read, and a run does not see two days. */
export const newHome = ({ row }: PartRow, today: string): NewHome => {
  const known = made.get(row);
  if (known !== undefined) return known;
  const values = newValues(row, today);
  const home = { values, urlKey: urlKeyOf(values), derived: deriveListing(values) };
  made.set(row, home);
  return home;
};

/** Lets go of a home: who waits for the end of the file holds its row alone. */
export const forgetHome = ({ row }: PartRow): void => {
  made.delete(row);
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
