import { storesOn } from '../../database/stores.ts';
import type { Transaction } from '../../database/transaction.ts';
import { type ChangeDetails, changeDetails, changedFields } from '../../listings/changes.ts';
import { mlsKey } from '../../listings/keys.ts';
import type { HistoryEntry } from '../../listings/listing-history-store.ts';
import { type StoredListing, urlKeyOf } from '../../listings/stored-listing.ts';
import type { ApplyContext } from '../apply/batch.ts';
import type { Claim } from '../apply/claim-store.ts';
import { lapsedDetails, mergeSent } from '../apply/merge-row.ts';

/** A sale need not tell of the home again. */
const saidBy = ({ values }: Claim): Partial<Claim['values']> =>
  values.Status === 'Sold' ? Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) : values;

/** What stands in a claim's way: a listing of its feed's own with one of its keys, or a neighbour that holds its URL. */
const obstacles = async (transaction: Transaction, { id, chatbotId }: StoredListing, claim: Claim) => {
  const number = mlsKey(claim.values.MLSNumber);
  const urlKey = urlKeyOf(claim.values);
  const found = await storesOn(transaction).candidates.find(chatbotId, claim.feedId, {
    ids: [],
    sourceKeys: claim.sourceKey === null ? [] : [claim.sourceKey],
    mlsKeys: number === null ? [] : [number],
    urlKeys: urlKey === null ? [] : [urlKey],
    feedKeys: [],
  });
  const others = found.filter((one) => one.live && one.id !== id);
  const holds = (key: string | null, own: string | null): boolean => key !== null && key === own;
  return {
    ownListing: others.some(
      (one) => one.sourceId === claim.feedId && (holds(one.sourceKey, claim.sourceKey) || holds(one.mlsKey, number)),
    ),
    urlIsHeld: others.some(
      (one) => one.saleType === claim.values.SaleType && holds(one.urlKey, urlKey?.toString('hex') ?? null),
    ),
  };
};

/**
 * The owner lets a listing go: the feed whose claim is the oldest shows it from now on, under the same ID, and the API's
 * changes to it stay as they would have for the owner. A claim whose feed shows the home as a listing of its own by now is
 * void. Returns what the history tells; null when nobody takes it.
 */
export const handOver = async (
  transaction: Transaction,
  listing: StoredListing,
  claims: readonly Claim[],
  { today, runId }: Pick<ApplyContext, 'today' | 'runId'>,
): Promise<HistoryEntry | null> => {
  const { history, listings: store } = storesOn(transaction);
  for (const claim of claims) {
    await storesOn(transaction).claims.drop(listing.chatbotId, claim.feedId, [listing.id]);
    const { ownListing, urlIsHeld } = await obstacles(transaction, listing, claim);
    if (ownListing) continue;
    const overrides = await history.overrides([listing.id]);
    const { values, lapsed } = mergeSent(listing.values, saidBy(claim), overrides, today);
    const keepsUrl = values.Url === listing.values.Url && values.SaleType === listing.values.SaleType;
    const after = {
      sourceId: claim.feedId,
      sourceKey: claim.sourceKey,
      urlKey: keepsUrl ? listing.urlKey : urlIsHeld ? null : urlKeyOf(values),
      values,
    };
    const written = { id: listing.id, version: listing.version, newVersion: true, seen: true };
    await store.update(listing.chatbotId, [{ ...written, ...after, feedHash: urlIsHeld ? null : claim.feedHash }]);
    await history.removeOverrides(lapsed.map((field) => ({ listingId: listing.id, field })));
    const version = listing.version + 1;
    const details: ChangeDetails = {
      ...changeDetails(listing, after),
      ...lapsedDetails(overrides.filter(({ field }) => lapsed.includes(field))),
      claim: {
        sourceKey: claim.sourceKey,
        values: claim.values,
        feedHash: claim.feedHash.toString('hex'),
        createdAt: (claim.createdAt ?? new Date()).toISOString(),
      },
    };
    return {
      listingId: listing.id,
      version,
      sourceId: claim.feedId,
      runId,
      kind: 'takeover',
      changes: changedFields(listing.values, values),
      details,
    };
  }
  return null;
};
