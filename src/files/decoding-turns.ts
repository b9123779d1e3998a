import { createSemaphore } from './semaphore.ts';

/**
 * So many pictures are decoded at once, to check them or to make them smaller: each may take hundreds of megabytes, and a thread that
 * files are read and written by.
 */
const DECODED_AT_ONCE = 2;

/** Decodes a picture when others leave room for it. Rejects with the signal's reason where that is aborted before. */
export const { inTurn: decodeInTurn } = createSemaphore(DECODED_AT_ONCE);
