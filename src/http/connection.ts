import type { IncomingMessage, ServerResponse } from 'node:http';

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
