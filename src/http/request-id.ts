import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logContext } from '../process/logger.ts';

const HEADER = 'X-Request-Id';
/** What may stand in a log and in a header as it is. */
const REQUEST_ID = /^[\w.:/+=@-]{1,128}$/;

/** By what a request is known in the log: what its client or proxy calls it, else a new one. Every answer names it. */
export const requestIdOf = (response: ServerResponse): string => String(response.getHeader(HEADER));

/** Handles each request so that every line of the log which is written meanwhile has its ID. */
export const withRequestId =
  (handle: (request: IncomingMessage, response: ServerResponse) => unknown) =>
  (request: IncomingMessage, response: ServerResponse): unknown => {
    const given = String(request.headers['x-request-id'] ?? '');
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    response.setHeader(HEADER, requestId);
    return logContext.run({ requestId }, () => handle(request, response));
  };
