import { type FSWatcher, watch } from 'node:fs';
import type { Logger } from '../process/logger.ts';

/** What is written in one go is looked at once. */
const DEBOUNCE_MILLISECONDS = 200;

/**
 * Calls `onChange` soon after anything in a folder was changed. It is a hint only: file systems that other machines write
 * to tell nothing, so that whoever needs to be sure looks by itself too. `ensure()` begins anew where the folder was not there.
 */
export const createFolderWatch = (options: { folder: string; onChange: () => void; log: Logger }) => {
  const { folder, onChange, log } = options;
  let watcher: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;

  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE_MILLISECONDS);
  };
  const close = (): void => {
    watcher?.close();
    watcher = undefined;
  };

  return {
    ensure: (): void => {
      if (watcher !== undefined) return;
      try {
        const begun = watch(folder, { persistent: false }, (_, name) => {
          changed();
          // The folder itself has gone: the next one of its name is another.
          if (name !== null && folder.endsWith(`/${name}`)) close();
        });
        begun.on('error', (error) => {
          log.debug({ err: error }, 'the folder of feeds is not watched any more');
          close();
        });
        watcher = begun;
      } catch {
        // It is not there yet, or the system has no watch left: it is looked at every minute all the same.
      }
    },
    stop: (): void => {
      clearTimeout(timer);
      close();
    },
  };
};
