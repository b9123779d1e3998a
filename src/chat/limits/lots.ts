import { isDatabaseAway } from '../../database/database-failure.ts';
import { unavailable } from '../../errors.ts';

/** Does the work of several at once; gives their results in their order. */
type LotWork<Item, Result> = (key: number, items: readonly Item[]) => Promise<readonly Result[]>;

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
  /** Ends the waiting. */
  tooLate: NodeJS.Timeout;
};

const MOST_AT_ONCE = 100;
/** Who has waited for so long behind slow work is told so. */
const MOST_MILLISECONDS = 30_000;

/**
 * Does work for many at once. Who comes while the work of its key is under way waits, and all who wait are worked for together as
 * soon as it is done: one transaction, and one write to the disk, serve them all, however many come, and they hold one connection
 * between them. Where work for several fails by what one of them brings, each is worked for by itself. Rejects with 503 for whom
 * no work was begun within half a minute.
 */
export const createLots = <Item, Result>(work: LotWork<Item, Result>, mostMilliseconds = MOST_MILLISECONDS) => {
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
    while (queue.length > 0) {
      const lot = queue.splice(0, MOST_AT_ONCE);
      for (const { tooLate } of lot) clearTimeout(tooLate);
      await workFor(key, lot);
    }
    waiting.delete(key);
  };

  return (key: number, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(key);
      const giveUp = (): void => {
        const queued = waiting.get(key) ?? [];
        const place = queued.findIndex((one) => one.tooLate === tooLate);
        if (place === -1) return;
        queued.splice(place, 1);
        reject(unavailable('The database has too much to do, or is away: try again in a few seconds'));
      };
      const tooLate = setTimeout(giveUp, mostMilliseconds);
      const entry = { item, resolve, reject, tooLate };
      if (queue !== undefined) return void queue.push(entry);
      const begun = [entry];
      waiting.set(key, begun);
      // It never rejects: whatever is thrown is told to who waits.
      void workThrough(key, begun);
    });
};
