import xxhash from 'xxhash-wasm';
import { mlsKey } from '../../listings/keys.ts';
import type { SaleType } from '../../listings/listing.ts';
import { createDigestMap } from './digest-map.ts';
import { createIdSet } from './id-set.ts';
import type { PartRow } from './plan-row.ts';

type KeyedRow = Pick<PartRow, 'index' | 'row' | 'identity'>;

/**
 * The rows of a file by their keys, in typed arrays: which row is replaced by a later one with the same key (the last
 * wins), and which keys the file still has on display. Rows with different numbers are different homes even at
 * one URL; a URL is a row's key where it has no other.
 */
export const createRowRegistry = async () => {
  const { h64 } = await xxhash();
  const byKey = createDigestMap();
  const ending = createIdSet();
  const replaced = createIdSet();

  const keysOf = ({ row, identity }: KeyedRow): string[] => {
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
    add: (keyed: KeyedRow, ends: boolean): number[] => {
      const { index, row } = keyed;
      if (row.kind === 'rejected' || row.kind === 'ignored') return [];
      const earlier: number[] = [];
      for (const key of keysOf(keyed)) {
        const before = byKey.put(h64(key), index);
        if (before !== undefined && before !== index && !replaced.has(before) && !earlier.includes(before)) {
          earlier.push(before);
        }
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
