import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The same items in the same order; while one is worked on, the next is already being made. So the processor has work while the
 * database has. What making an item throws is thrown when its turn comes.
 */
export async function* readAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  /** A turn later: who takes an item sends its statements first. */
  const prepare = async (): Promise<IteratorResult<Item>> => {
    await nextTurn();
    return iterator.next();
  };
  let coming = iterator.next();
  try {
    for (let item = await coming; item.done !== true; item = await coming) {
      coming = prepare();
      coming.catch(() => undefined);
      yield item.value;
    }
  } finally {
    await coming.catch(() => undefined);
    await iterator.return?.();
  }
}

/** The items in their order, up to `size` at a time. */
export const inBatches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
