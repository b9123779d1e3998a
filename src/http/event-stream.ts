import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { createPartReader } from './connection.ts';
import type { Envelope } from './reply.ts';

/** How long a client may leave a part unread. */
const STALLED_MS = 60_000;

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // nginx would hold the parts back.
  'X-Accel-Buffering': 'no',
};

const write = async (response: ServerResponse, part: unknown, signal: AbortSignal): Promise<void> => {
  if (response.write(`data: ${JSON.stringify(part)}\n\n`)) return;
  await once(response, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(STALLED_MS)]) });
};

/**
 * Answers with Server-Sent Events: `data: {…}` and a blank line for each part, nothing else. Throws a failure that comes
 * before the first part; one that comes later is written as the last part. Ends when the client goes away.
 */
export const writeEvents = async (
  ctx: Context,
  parts: AsyncIterable<unknown>,
  options: { signal: AbortSignal; describeFailure: (error: unknown) => Envelope },
): Promise<void> => {
  const { signal, describeFailure } = options;
  const { res } = ctx;
  const iterator = parts[Symbol.asyncIterator]();
  const nextPart = createPartReader(iterator, signal);
  try {
    let result = await nextPart();
    ctx.respond = false;
    res.writeHead(200, HEADERS);
    try {
      for (; !result.done; result = await nextPart()) await write(res, result.value, signal);
    } catch (error) {
      // Nobody reads what a stalled client has not taken yet, let alone another part.
      if (res.destroyed || res.writableNeedDrain) res.destroy();
      else res.write(`data: ${JSON.stringify(describeFailure(error))}\n\n`);
    }
    res.end();
  } finally {
    // Not awaited: a producer that hangs must not hold the request.
    Promise.resolve(iterator.return?.()).catch(() => {});
  }
};
