import xxhash from 'xxhash-wasm';
import { canonicalValue, STABLE_FIELDS } from '../../listings/changes.ts';
import type { ListingValues } from '../../listings/listing.ts';
import type { RowKeys } from '../read/feed-row.ts';

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
