import { isDatabaseAway } from '../../database/database-failure.ts';

/** Does the work of several at once; gives their results in their order. */
export type LotWork<Item, Result> = (key: number, items: readonly Item[]) => Promise<readonly Result[]>;

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

const MOST_AT_ONCE = 100;

/**
 * Does work for many at once. Who comes while the work of its key is under way waits, and all who wait are worked for together as
 * soon as it is done: one transaction, and one write to the disk, serve them all, however many come, and they hold one connection
 * between them. Where work for several fails by what one of them brings, each is worked for by itself.
 */
export const createLots = <Item, Result>(work: LotWork<Item, Result>) => {
  const waiting = new Map<number, Waiting<Item, Result>[]>();

  const workFor = async (key: number, lot: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const items = lot.map(({ item }) => item);
      const results = await work(key, items);
      for (const [index, { resolve }] of lot.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (lot.length === 1 || isDatabaseAway(error)) for (const { reject } of lot) reject(error);
      else for (const one of lot) await workFor(key, [one]);
    }
  };

  const workThrough = async (key: number, queue: Waiting<Item, Result>[]): Promise<void> => {
    while (queue.length > 0) await workFor(key, queue.splice(0, MOST_AT_ONCE));
    waiting.delete(key);
  };

  return (key: number, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(key);
      const entry = { item, resolve, reject };
      if (queue !== undefined) return void queue.push(entry);
      const begun = [entry];
      waiting.set(key, begun);
      // It never rejects: whatever is thrown is told to who waits.
      void workThrough(key, begun);
    });
};
