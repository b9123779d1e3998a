import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { LONGEST_ARRIVAL } from '../files/received-file.ts';
import { pathOf, REQUEST_EVENTS } from './request-target.ts';

/** For a request that is no upload; also what is left to an upload that has been answered already. */
const REQUEST_MS = 120_000;

/**
 * Ends requests that take too long to arrive. Node knows one time for all, so it gets the longest, and the shorter one is
 * kept here: the error is Node's own, which the server is told of as if Node had found it.
 */
export const limitRequestTime = (server: Server, isUpload: (path: string) => boolean, requestMs = REQUEST_MS): void => {
  server.requestTimeout = LONGEST_ARRIVAL;
  const watch = (request: IncomingMessage, response: ServerResponse): void => {
    const begin = (): void => {
      const timer = setTimeout(() => {
        if (request.complete || request.socket.destroyed) return;
        const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        server.emit('clientError', error, request.socket);
      }, requestMs).unref();
      request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    };
    if (isUpload(pathOf(request))) response.once('finish', begin);
    else begin();
  };
  for (const event of REQUEST_EVENTS) server.on(event, watch);
};
