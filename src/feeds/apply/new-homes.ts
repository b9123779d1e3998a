import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DerivedListing, deriveListing } from '../../listings/derive/derive-listing.ts';
import { LISTING_FIELDS, type ListingValues } from '../../listings/listing.ts';
import { blankValues } from '../../listings/merge-input.ts';
import { urlKeyOf } from '../../listings/stored-listing.ts';
import type { Outcomes } from '../plan/outcomes.ts';
import type { PartRow } from '../plan/plan-row.ts';
import { valuesOf } from '../plan/row-identity.ts';

/** All fields of a row that makes a new listing. */
export const newValues = (row: PartRow['row'], today: string): ListingValues => {
  const values: Record<string, unknown> & ListingValues = blankValues();
  const sent = valuesOf(row);
  for (const field of LISTING_FIELDS) if (sent[field] !== undefined) values[field as string] = sent[field];
  if (row.kind === 'sold') Object.assign(values, { Status: 'Sold', MarketUntil: sent.MarketUntil ?? today });
  return values;
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

/** After so many homes, some milliseconds, statements that wait for this process have their turn. */
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
