import type { FileStore } from './file-store.ts';
import { LONGEST_ARRIVAL } from './received-file.ts';
import type { Storage } from './storage.ts';

const DAY = 86_400_000;
const TIDIED_AT_ONCE = 200;
/** After so many files in a row that could not be removed the storage is taken to be away. */
const MOST_FAILURES = 3;

/** Whether nothing lies in the storage any more; a store that is away can't tell. */
export const clear = (storage: Pick<Storage, 'remove'>, storageKey: string): Promise<boolean> =>
  storage.remove(storageKey).then(
    () => true,
    () => false,
  );

/** Removes files whose time is over, but not those that are shown, nor those that may be arriving. Returns how many. */
export const tidyFiles = async (options: {
  store: FileStore;
  storage: Pick<Storage, 'remove'>;
  isShown: (workspaceId: number, fileId: number) => Promise<boolean>;
  clock: () => Date;
}): Promise<number> => {
  const { store, storage, isShown, clock } = options;
  const after = (milliseconds: number): Date => new Date(clock().getTime() + milliseconds);
  let removed = 0;
  let failures = 0;
  for (;;) {
    const rows = await store.expired(clock(), after(-LONGEST_ARRIVAL), TIDIED_AT_ONCE);
    for (const { id, workspaceId, state, storageKey } of rows) {
      if (state === 'stored' && (await isShown(workspaceId, id))) await store.expireAt(id, after(DAY));
      else if (!(await store.move(id, state, 'removing', after(DAY)))) continue;
      else if (await clear(storage, storageKey)) {
        await store.remove(id);
        removed += 1;
        failures = 0;
      } else {
        failures += 1;
        if (failures === MOST_FAILURES) return removed;
      }
    }
    if (rows.length < TIDIED_AT_ONCE) return removed;
  }
};
