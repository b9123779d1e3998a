import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Candidate } from '../../listings/candidate-store.ts';
import type { Override } from '../../listings/listing-history-store.ts';
import type { PartRow } from '../plan/plan-row.ts';
import type { Decided } from './batch.ts';
import { saidValues } from './merge-row.ts';
import type { ReleasedKey } from './update-listings.ts';

type Holder = Pick<Candidate, 'id' | 'mlsKey' | 'urlKey' | 'saleType'>;

/** A key and who holds it, as one text; null where the listing holds none. A URL is unique by sale type. */
const holding = ({ id, mlsKey, urlKey, saleType }: Holder, key: ReleasedKey): string | null => {
  const held = key === 'MLSNumber' ? mlsKey : urlKey;
  return held === null ? null : `${id} ${key} ${key === 'Url' ? saleType : ''} ${held}`;
};

/** What a row that waits leaves its listing no longer holding, whatever becomes of the other keys for which it waits. */
const givenUpBy = ({ row, decision }: Decided, overrides: readonly Override[]): string[] => {
  const { listing, url, number } = decision;
  if (listing === null) return [];
  const said = saidValues(row.row, false);
  const { number: saidNumber, urlKey, shownUrl, saleType } = row.identity;
  const after = {
    ...listing,
    mlsKey: saidNumber,
    urlKey: urlKey ?? shownUrl,
    saleType: saleType ?? listing.saleType,
  };
  return (['MLSNumber', 'Url'] as const).flatMap((key) => {
    const isSaid = (key === 'Url' ? url : number)?.kind === 'take' && said[key] !== undefined;
    // A key that the API has set may stay, whatever the feed says.
    const isOfApi = overrides.some(({ listingId, field }) => listingId === listing.id && field === key);
    const held = holding(listing, key);
    return isSaid && !isOfApi && held !== null && held !== holding(after, key) ? [held] : [];
  });
};

/** The keys that stored listings are sure to give up once the rows that wait are written, by the rows. */
export const keysGivenUp = async (
  database: Database | Transaction,
  decided: readonly Decided[],
): Promise<Map<PartRow, readonly string[]>> => {
  const waiting = decided.filter(
    ({ decision: { outcome, listing, byUrl } }) => outcome === 'defer' && listing !== null && listing.id > 0 && !byUrl,
  );
  const ids = waiting.flatMap(({ decision: { listing } }) => (listing === null ? [] : [listing.id]));
  const overrides = await storesOn(database).history.overrides(ids);
  return new Map(waiting.map((one) => [one.row, givenUpBy(one, overrides)]));
};

/** Remembers the keys that rows give up, so that rows that exchange theirs need not wait for each other. */
export const createKeysGivenUp = () => {
  const keys = new Set<string>();
  return {
    /** Whether one of them is new. */
    add: (given: readonly string[]): boolean => {
      const before = keys.size;
      for (const key of given) keys.add(key);
      return keys.size > before;
    },
    has: (holder: Holder, key: ReleasedKey): boolean => keys.has(holding(holder, key) ?? ''),
  };
};
