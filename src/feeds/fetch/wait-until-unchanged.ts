import { FeedFileError } from '../feed-file-error.ts';
import type { Wait } from './retry.ts';

/** What a file that is written to changes: compared as text. `modifiedAt` is null where it is not told. */
type Look = { stamp: string; modifiedAt: Date | null };

type WaitOptions = {
  /** Seconds for which the file must not have changed. */
  seconds: number;
  /** What the file is called in messages. */
  what: string;
  /** Looks at the file as it is now. */
  look: () => Promise<Look>;
  /** Whether a mark beside the file says that it is whole. */
  isMarked: () => Promise<boolean>;
  now: () => number;
  wait: Wait;
  signal?: AbortSignal;
};

/** How many times `seconds` a file is waited for. */
const PATIENCE = 10;

/**
 * Waits until a file has stood still for so long by its own time, or as long as it is looked at, since the clock of its
 * server may be wrong; or until it is marked as whole. FeedFileError when it never does.
 */
export const waitUntilUnchanged = async (options: WaitOptions): Promise<void> => {
  const { seconds, what, look, isMarked, now, wait, signal } = options;
  if (seconds === 0) return;
  const needed = seconds * 1_000;
  const giveUp = now() + PATIENCE * needed;
  let seen: { stamp: string; since: number } | undefined;
  for (;;) {
    const { stamp, modifiedAt } = await look();
    if (seen?.stamp !== stamp) seen = { stamp, since: now() };
    const still = Math.max(now() - seen.since, modifiedAt === null ? 0 : now() - modifiedAt.getTime());
    if (still >= needed || (await isMarked())) return;
    if (now() > giveUp) throw new FeedFileError(`${what} is still being written: try again when it is complete`);
    await wait(needed - Math.max(0, still), signal);
  }
};
