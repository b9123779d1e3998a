import type { PartRow } from '../plan/plan-row.ts';

/** Rows that wait until stored listings may have given up a key, by those listings. */
export const createWaitingRows = () => {
  const rows = new Map<number, PartRow>();
  const byListing = new Map<number, number[]>();

  const take = (indexes: Iterable<number>): PartRow[] => {
    const taken: PartRow[] = [];
    for (const index of indexes) {
      const row = rows.get(index);
      if (row !== undefined) taken.push(row);
      rows.delete(index);
    }
    return taken.sort((left, right) => left.index - right.index);
  };

  return {
    put: (row: PartRow, listings: readonly number[]): void => {
      rows.set(row.index, row);
      for (const id of listings) {
        const waiting = byListing.get(id);
        if (waiting === undefined) byListing.set(id, [row.index]);
        else waiting.push(row.index);
      }
    },

    /** All of them, which then wait no more; in the file's order. */
    takeAll: (): PartRow[] => {
      byListing.clear();
      return take([...rows.keys()]);
    },

    /** Those that wait for one of the listings. */
    takeFor: (listings: ReadonlySet<number>): PartRow[] => {
      const indexes = new Set([...listings].flatMap((id) => byListing.get(id) ?? []));
      for (const id of listings) byListing.delete(id);
      return take(indexes);
    },
  };
};
