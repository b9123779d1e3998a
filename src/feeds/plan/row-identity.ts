import xxhash from 'xxhash-wasm';
import { canonicalValue, STABLE_FIELDS } from '../../listings/changes.ts';
import { foldAddress, LONGEST_ADDRESS_FOLD } from '../../listings/fold.ts';
import { mlsKey, urlDigestText } from '../../listings/keys.ts';
import type { ListingValues, SaleType } from '../../listings/listing.ts';
import type { FeedRow, RowKeys } from '../read/feed-row.ts';

const SECOND_SEED = 0x9e3779b97f4a7c15n;

/**
 * Digest of what a row says, 16 bytes: the stable fields in canonical form, the source's own key, and the fingerprint of
 * the mapping that read them. xxh64 with two seeds: it tells two nights apart, it protects nothing.
 */
export const createRowHasher = async (fingerprint: string) => {
  const { h64 } = await xxhash();
  return (keys: RowKeys, values: Partial<ListingValues>): Buffer => {
    const parts = [fingerprint, keys.ListingKey ?? ''];
    for (const field of STABLE_FIELDS) {
      const value = values[field];
      parts.push(value === undefined ? '-' : canonicalValue(field, value));
    }
    const text = parts.join('\u001f');
    const digest = Buffer.allocUnsafe(16);
    digest.writeBigUInt64LE(h64(text), 0);
    digest.writeBigUInt64LE(h64(text, SECOND_SEED), 8);
    return digest;
  };
};

export type RowHasher = Awaited<ReturnType<typeof createRowHasher>>;

export const valuesOf = (row: FeedRow): Partial<ListingValues> => ('values' in row ? row.values : {});

/** What a row says of its home, in the form in which homes are compared. */
export type RowIdentity = {
  listingKey: string | null;
  /** Unique among the feed's homes also where it is none of the feed's keys; then no home is known by it. */
  number: string | null;
  internalId: number | null;
  /** Hexadecimal digest. */
  urlKey: string | null;
  /** The digest of a URL that is none of the feed's keys, or null. */
  shownUrl: string | null;
  saleType: SaleType | null;
  addressFold: string;
};

const readIdentity = (keys: RowKeys, values: Partial<ListingValues>): RowIdentity => ({
  listingKey: keys.ListingKey,
  number: mlsKey(values.MLSNumber ?? keys.MLSNumber),
  internalId: /^\d{1,15}$/.test(keys.InternalID ?? '') ? Number(keys.InternalID) : null,
  urlKey: urlDigestText(keys.Url),
  shownUrl: keys.Url === null ? urlDigestText(values.Url) : null,
  saleType: values.SaleType ?? null,
  addressFold: foldAddress(values.Address, values).slice(0, LONGEST_ADDRESS_FOLD),
});

/** Each row is asked for half a dozen times on its way, and to fold an address or digest a URL takes long. */
const read = new WeakMap<FeedRow, RowIdentity>();

/** What a row says of its home. A row does not change once it has been read. */
export const rowIdentity = (row: FeedRow): RowIdentity => {
  const known = read.get(row);
  if (known !== undefined) return known;
  const identity = readIdentity(row.keys, valuesOf(row));
  read.set(row, identity);
  return identity;
};

/** Notes what is known already of a row that comes back from the disk. */
export const keepIdentity = (row: FeedRow, identity: RowIdentity): void => {
  read.set(row, identity);
};
