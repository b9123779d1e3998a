import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logContext } from '../process/logger.ts';

/** The events by which Node's server tells of a request. */
export const REQUEST_EVENTS = ['request', 'checkContinue', 'checkExpectation'] as const;

/** Scheme and host of the target that a client sends to a proxy: `GET http://listings.example.com/health`. */
const AUTHORITY = /^https?:\/\/([^/?#]+)/i;

/**
 * Makes a target in absolute form, with scheme and host, one in origin form, its host standing for the header Host (RFC 9112, 3.2).
 * What is no address stays as it is. Comes before all else that looks at a request.
 */
export const toOriginForm = (request: IncomingMessage): void => {
  const { url = '' } = request;
  const authority = AUTHORITY.exec(url);
  if (authority === null || !URL.canParse(url)) return;
  const [whole, host] = authority;
  const rest = url.slice(whole.length);
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = host;
};

/** Whether a request asks for a path; koa can't read a target that is none. */
export const asksForPath = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/');

/** The path that a request asks for, without its query. */
export const pathOf = ({ url = '' }: IncomingMessage): string => url.split(/[?#]/, 1)[0] ?? '';

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
