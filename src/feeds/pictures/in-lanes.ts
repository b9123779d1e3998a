/**
 * Does `work` for all items, so many at once, until one fails, which rejects, or the signal is aborted. A lane ends where `work` says
 * false. Returns for how many it said true; those that it is undefined for count for nothing.
 */
export const inLanes = async <Item>(
  items: Item[],
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  work: (item: Item) => Promise<boolean | undefined>,
): Promise<number> => {
  let done = 0;
  let failure: unknown;
  const lane = async (): Promise<void> => {
    for (let item = items.shift(); item !== undefined; item = items.shift()) {
      if (failure !== undefined || signal.aborted) return;
      const end = await work(item);
      if (end === false) return;
      if (end) done += 1;
    }
  };
  const stopping = (error: unknown): void => {
    failure ??= error;
  };
  await Promise.all(Array.from({ length: atOnce }, () => lane().catch(stopping)));
  if (failure !== undefined) throw failure;
  return done;
};
