import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServiceError, transportError } from '../errors.ts';
import { LONGEST_ARRIVAL } from '../files/received-file.ts';
import { failureEnvelope } from './reply.ts';
import { pathOf, REQUEST_EVENTS } from './request-head.ts';
import type { FindFailureData } from './router.ts';

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

const REASONS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The headers are too large: at most 16 KB are read',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long to arrive',
};

/** Writes a failure past Node's response, which there is none of, and ends the connection. */
const writeRaw = (socket: Duplex, failure: ServiceError, envelope: string): void => {
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    ...Object.entries(failure.headers).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(envelope)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${envelope}`);
};

/** Gives the envelope also to what is no HTTP, or breaks off, or is a CONNECT: what never reaches the application. */
export const answerBrokenRequests = (server: Server, failureDataOf: FindFailureData): void => {
  const latest = new WeakMap<Duplex, IncomingMessage>();
  const remember = (request: IncomingMessage): void => void latest.set(request.socket, request);
  for (const event of REQUEST_EVENTS) server.on(event, remember);

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const request = latest.get(socket);
    const inHand = request !== undefined && !request.complete;
    const answered = '_httpMessage' in socket && (socket._httpMessage as { headersSent?: boolean } | null)?.headersSent;
    if (error.code === 'ECONNRESET' || !socket.writable || answered) {
      socket.destroy(error);
      return;
    }
    const failure = transportError(400, REASONS[error.code ?? ''] ?? 'The request is not HTTP/1.1 that can be read');
    const path = inHand ? pathOf(request) : '';
    writeRaw(socket, failure, JSON.stringify(failureEnvelope(failure, failureDataOf(path))));
  });

  server.on('connect', (_request, socket) => {
    const failure = transportError(405, 'CONNECT is not possible here', { Allow: 'GET, HEAD, POST' });
    writeRaw(socket, failure, JSON.stringify(failureEnvelope(failure, null)));
  });
};
