import xxhash from 'xxhash-wasm';
import { canonicalValue, STABLE_FIELDS } from '../../listings/changes.ts';
import { foldAddress, LONGEST_ADDRESS_FOLD } from '../../listings/fold.ts';
import { mlsKey, urlDigestText } from '../../listings/keys.ts';
import type { ListingValues, SaleType } from '../../listings/listing.ts';
import type { FeedRow } from '../map/feed-row.ts';

const DIGEST_BYTES = 16;
const SAID_BYTES = 6;
const RULES_BYTES = 2;
const NO_CELLS = '00'.repeat(DIGEST_BYTES - SAID_BYTES);
/** A row that is told by its cells is not written. */
const NO_HASH = Buffer.alloc(0);

/** Whether two digests, in hexadecimal, are of rows that say the same: several cells may. */
export const saysSame = (one: string, other: string): boolean =>
  one.slice(0, 2 * SAID_BYTES) === other.slice(0, 2 * SAID_BYTES);

/** Whether a row is not told by its cells the next time only because other rules, or none, read them the last time. */
export const needsCells = (stored: string, sent: string): boolean => {
  const rulesOf = (digest: string): string => digest.slice(2 * SAID_BYTES, 2 * (SAID_BYTES + RULES_BYTES));
  return !sent.endsWith(NO_CELLS) && rulesOf(stored) !== rulesOf(sent);
};

/** The digest of a row that is not to be told by its cells. */
export const withoutCells = (hash: Buffer): Buffer => Buffer.concat([hash.subarray(0, SAID_BYTES)], DIGEST_BYTES);

/**
 * Digest of a row, 16 bytes. Six are of what it says: the stable fields in canonical form, the source's own key, and the fingerprint of the
 * mapping that read them; the others of its cells, zero where it is not told by them. xxh64: it tells two nights apart, it protects nothing.
 */
export const createRowHasher = async (fingerprint: string) => {
  const { h64 } = await xxhash();
  const rules = h64(fingerprint);
  return (row: FeedRow): Buffer => {
    if (row.kind === 'same') return NO_HASH;
    const values = valuesOf(row);
    const parts = [row.keys.ListingKey ?? ''];
    for (const field of STABLE_FIELDS) {
      const value = values[field];
      parts.push(value === undefined ? '-' : canonicalValue(field, value));
    }
    const digest = Buffer.allocUnsafe(DIGEST_BYTES);
    digest.writeBigUInt64BE(h64(parts.join('\u001f'), rules));
    digest.write((row.kind === 'listing' ? row.cells : undefined) ?? NO_CELLS, SAID_BYTES, 'hex');
    return digest;
  };
};

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

/** What a row says of its home. To fold an address and digest a URL takes long. */
export const rowIdentity = (row: FeedRow): RowIdentity => {
  const { keys } = row;
  const values = valuesOf(row);
  return {
    listingKey: keys.ListingKey,
    number: mlsKey(values.MLSNumber ?? keys.MLSNumber),
    internalId: /^\d{1,15}$/.test(keys.InternalID ?? '') ? Number(keys.InternalID) : null,
    urlKey: urlDigestText(keys.Url),
    shownUrl: keys.Url === null ? urlDigestText(values.Url) : null,
    saleType: values.SaleType ?? null,
    addressFold: foldAddress(values.Address, values).slice(0, LONGEST_ADDRESS_FOLD),
  };
};
