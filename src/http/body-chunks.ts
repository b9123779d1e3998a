import type { IncomingMessage } from 'node:http';
import { transportError } from '../errors.ts';
import { createPartReader } from './next-part.ts';

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
