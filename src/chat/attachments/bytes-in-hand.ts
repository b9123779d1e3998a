import { unavailable } from '../../errors.ts';
import type { StoredFile } from '../../files/file-service.ts';
import { createSemaphore, type Permit } from '../../files/semaphore.ts';
import { createDeadline } from '../deadline.ts';
import type { ChosenModel } from '../models/models.ts';
import { isTakenWhole, MOST_SOUND_BYTES, mostOfEachPicture } from './model-limits.ts';

/**
 * How many bytes of files all messages together hold. Each is in memory about four times while a model is asked: by itself, in the
 * text of its message, in the request, and in what is sent of that.
 */
const MOST_BYTES_IN_HAND = 64 * 1_048_576;
/** About what stills and sound of a video take. */
const BYTES_OF_STILLS = 8 * 1_048_576;

/** About the most that files have in memory at once while a model is asked, bytes. */
export const weigh = (files: readonly StoredFile[], chosen: ChosenModel): number => {
  const [first] = files;
  if (first === undefined) return 0;
  const sizes = files.map(({ size }) => size);
  if (first.format.kind === 'Audio') return Math.min(first.size, MOST_SOUND_BYTES);
  if (first.format.kind === 'Video') return isTakenWhole(first, chosen) ? first.size : BYTES_OF_STILLS;
  const most = mostOfEachPicture(files.length);
  // Pictures are made smaller one after the other.
  return Math.max(...sizes) + sizes.reduce((sum, size) => sum + Math.min(size, most), 0);
};

/**
 * Bounds what the files of all messages take: those that come when it is much wait until others have been answered, for at most
 * so many milliseconds.
 */
export const createBytesInHand = (longestWait: number, mostBytes = MOST_BYTES_IN_HAND) => {
  const semaphore = createSemaphore(mostBytes);
  return {
    /** Rejects with 503 where a message has waited too long, and with the signal's reason where that is aborted before. */
    take: async (bytes: number, signal: AbortSignal): Promise<Permit> => {
      const deadline = createDeadline(signal);
      deadline.expect(longestWait);
      try {
        return await semaphore.acquire(bytes, deadline.signal);
      } catch (error) {
        if (!deadline.isOver()) throw error;
        throw unavailable('Too many messages with files are being answered now: try again in a few seconds');
      } finally {
        deadline.release();
      }
    },
  };
};
