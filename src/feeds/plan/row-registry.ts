import xxhash from 'xxhash-wasm';
import { mlsKey } from '../../listings/keys.ts';
import type { SaleType } from '../../listings/listing.ts';
import type { FeedRow } from '../read/feed-row.ts';
import { createIdSet } from './id-set.ts';
import { rowIdentity } from './row-identity.ts';

const LOAD = 0.75;
const NO_ROW = 0xffffffff;

/** An open-addressing map from a 64-bit digest to a row number: 12 bytes a slot. */
const createDigestMap = () => {
  let slots = 1024;
  let digests = new BigUint64Array(slots);
  let rows = new Uint32Array(slots).fill(NO_ROW);
  let used = 0;
  const slotOf = (digest: bigint): number => {
    let slot = Number(digest & BigInt(slots - 1));
    while (rows[slot] !== NO_ROW && digests[slot] !== digest) slot = (slot + 1) & (slots - 1);
    return slot;
  };
  const grow = (): void => {
    const before = { digests, rows };
    slots *= 2;
    digests = new BigUint64Array(slots);
    rows = new Uint32Array(slots).fill(NO_ROW);
    before.rows.forEach((row, index) => {
      if (row === NO_ROW) return;
      const slot = slotOf(before.digests[index] ?? 0n);
      digests[slot] = before.digests[index] ?? 0n;
      rows[slot] = row;
    });
  };
  return {
    get: (digest: bigint): number | undefined => {
      const row = rows[slotOf(digest)];
      return row === NO_ROW ? undefined : row;
    },
    set: (digest: bigint, row: number): void => {
      const slot = slotOf(digest);
      if (rows[slot] === NO_ROW) used += 1;
      digests[slot] = digest;
      rows[slot] = row;
      if (used > slots * LOAD) grow();
    },
  };
};

/**
 * The rows of a file by their keys, in typed arrays: which row is replaced by a later one with the same key (the last
 * wins), and which keys the file still has on display. Rows with different numbers are different homes even at
 * one URL; a URL is a row's key where it has no other.
 */
export const createRowRegistry = async () => {
  const { h64 } = await xxhash();
  const byKey = createDigestMap();
  const ending = createIdSet();
  const replaced = new Set<number>();

  const keysOf = (row: FeedRow): string[] => {
    const identity = rowIdentity(row);
    const number = mlsKey(row.keys.MLSNumber);
    const keys = [
      identity.internalId === null ? null : `i${identity.internalId}`,
      identity.listingKey === null ? null : `k${identity.listingKey}`,
      number === null ? null : `n${number}`,
    ].filter((key) => key !== null);
    if (keys.length > 0 || row.keys.Url === null) return keys;
    return [`u${identity.saleType ?? ''} ${identity.urlKey}`];
  };

  const isShown = (key: string): boolean => {
    const row = byKey.get(h64(key));
    return row !== undefined && !ending.has(row);
  };

  return {
    /** Notes a row, which may end its home's display; returns the numbers of earlier rows that it replaces. */
    add: (index: number, row: FeedRow, ends: boolean): number[] => {
      if (row.kind === 'rejected' || row.kind === 'ignored') return [];
      const earlier: number[] = [];
      for (const key of keysOf(row)) {
        const digest = h64(key);
        const before = byKey.get(digest);
        if (before !== undefined && before !== index && !replaced.has(before) && !earlier.includes(before)) {
          earlier.push(before);
        }
        byKey.set(digest, index);
      }
      if (ends) ending.add(index);
      for (const before of earlier) replaced.add(before);
      return earlier;
    },
    isReplaced: (index: number): boolean => replaced.has(index),
    isNumberDisplayed: (number: string): boolean => isShown(`n${number}`),
    isKeyDisplayed: (listingKey: string): boolean => isShown(`k${listingKey}`),
    isUrlDisplayed: (urlKey: string, saleType: SaleType): boolean => isShown(`u${saleType} ${urlKey}`),
  };
};

export type RowRegistry = Awaited<ReturnType<typeof createRowRegistry>>;
