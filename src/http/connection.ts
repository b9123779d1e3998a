import type { IncomingMessage, ServerResponse } from 'node:http';
import { transportError } from '../errors.ts';

/** No request follows on this connection, which its client learns before it would send one. */
export const announceEnd = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};

const MEGABYTE = 1_048_576;
/** What is still read of a body that is not wanted, so that a client which only listens when it has sent all gets its answer. */
export const DRAIN_LIMIT = 100 * MEGABYTE;
export const DRAIN_MS = 10_000;

/** Reads the rest of a body and forgets it, up to a limit of bytes and time. */
export const drain = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve();
    let size = 0;
    const timer = setTimeout(resolve, DRAIN_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > DRAIN_LIMIT) end();
    });
    request.once('end', end).once('close', end);
    request.resume();
  });

/** Whether the client sends its body only when it is told to go on. */
export const waitsForContinue = ({ headers }: IncomingMessage): boolean => /^100-continue$/i.test(headers.expect ?? '');

/**
 * Reads an iterator part by part: each call gives its next result, or rejects with the signal's reason when that is aborted first.
 * One call at a time. One listener serves all parts; a race with a promise of the signal would hold on to every part until the
 * signal is gone.
 */
export const createPartReader = <Part>(
  iterator: AsyncIterator<Part>,
  signal: AbortSignal,
): (() => Promise<IteratorResult<Part>>) => {
  let refuse: ((reason: unknown) => void) | undefined;
  signal.addEventListener('abort', () => refuse?.(signal.reason), { once: true });
  return () =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      refuse = reject;
      iterator.next().then(resolve, reject);
    });
};

/** How long a client may send nothing. */
const IDLE_MS = 60_000;

/**
 * The chunks of a request's body as they arrive, however slowly they are taken. Throws the signal's reason, and 400 when
 * nothing comes for too long. Who stops early leaves the rest unread.
 */
export async function* bodyChunks(request: IncomingMessage, signal: AbortSignal): AsyncGenerator<Buffer> {
  const waiting = new AbortController();
  const stop = (): void => waiting.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  const tooSlow = transportError(400, `Nothing of the body came for ${IDLE_MS / 1_000} seconds`, {
    Connection: 'close',
  });
  const idle = setTimeout(() => waiting.abort(tooSlow), IDLE_MS);
  const chunks: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  const nextChunk = createPartReader(chunks, waiting.signal);
  try {
    for (;;) {
      idle.refresh();
      const result = await nextChunk();
      if (result.done) return;
      yield result.value;
    }
  } finally {
    clearTimeout(idle);
    signal.removeEventListener('abort', stop);
    // Not awaited: it waits for the chunk that was asked for last.
    Promise.resolve(chunks.return?.()).catch(() => undefined);
  }
}
