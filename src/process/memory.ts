import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * What Node, V8 and glibc are told of memory. Two settings count only where they stand before Node begins, and so in `npm start`:
 * - `--no-memory-protection-keys`: where several threads load WebAssembly on a processor that has such keys, as the thread of runs and
 *   readers of recordings do, V8 aborts the process now and then ("Check failed: jit_page.has_value()").
 * - `MALLOC_ARENA_MAX=1`: each of Node's threads otherwise keeps for itself what it has freed. Other C libraries than glibc ignore it.
 * The rest is set here. What each is worth, and how to see it, stands in README.md beside this file.
 */
export const keepHeapSmall = (): void => {
  // Of the threads that begin from here on: V8 would let what is new grow to twice as much in each.
  setFlagsFromString('--max-semi-space-size=8');
  // V8 lets the heap grow to several times what is in use before it looks. At 50 an import takes a seventh more of the processor.
  setFlagsFromString('--heap-growing-percent=100');
};

/** Gives back what a start leaves behind, which V8 would keep for a minute, and through an import that begins now. Takes 0.1 s. */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
