import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as ListeningServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { SetupError, unavailable } from '../errors.ts';
import type { Logger } from '../process/logger.ts';
import { createApplication, type ServingState } from './application.ts';
import { answerBrokenRequests, limitRequestTime } from './broken-requests.ts';
import { createClientAddress, createLocalCheck } from './client-address.ts';
import { announceEnd } from './connection.ts';
import { createAnswerOnce } from './idempotency.ts';
import { createWrongKeyBrake, type WrongKeyBrake } from './keys.ts';
import { REQUEST_EVENTS, toOriginForm, withRequestId } from './request-head.ts';
import { createFailureDataFinder, createUploadFinder } from './router.ts';
import { createRoutes } from './routes.ts';
import type { HttpServices } from './services.ts';

const HEADERS_MS = 20_000;
const KEEP_ALIVE_MS = 30_000;
const DEADLINE_MS = 8_000;
/** How long a stop goes on to accept who has connected before. */
const ACCEPT_MS = 1_000;
/** How long a stop leaves connections on which nothing is in hand: whoever uses one meanwhile is answered, and told that it ends. */
const FAREWELL_MS = 2_000;
/** What aborted requests get to write their last words. */
const LAST_WORDS_MS = 500;
const POLL_MS = 10;

type HttpAddress = { host: string; port: number; url: string };

export type HttpServer = {
  /**
   * Listens; rejects with a SetupError where it can't. Where it has to wait for something (in words: "the keys"), every
   * request is a 503 that says so until `serve` is called.
   */
  start(waitingFor?: string): Promise<HttpAddress>;
  /** What was waited for is there. */
  serve(): void;
  /**
   * Takes no more connections, answers what is in hand and what still comes on the connections that are there, each for the last time,
   * and aborts what still runs at the deadline. May be called twice.
   */
  stop(options?: { deadlineMs?: number; farewellMs?: number }): Promise<void>;
};

const LISTEN_ERRORS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there: stop it, or set PORT to another number',
  EACCES: 'this user may not: set PORT to a number from 1024',
  EADDRNOTAVAIL: 'this machine has no such address: set HOST to one of its own, or to 0.0.0.0',
  ENOTFOUND: 'there is no such host name: set HOST to an address of this machine',
};

const listen = (server: Server, { host, port }: { host: string; port: number }): Promise<HttpAddress> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new SetupError(`Can't listen on ${host}, port ${port}: ${LISTEN_ERRORS[error.code ?? ''] ?? error.message}`),
      );
    });
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      resolve({ host: address.address, port: address.port, url: `http://${shown}:${address.port}` });
    });
  });

/**
 * Lets in who has connected and is not accepted yet, and whom the end of listening would reset. Node accepts one in each
 * turn of its loop, so that a whole turn without one means that nobody waits.
 */
const acceptWaiting = async (server: Server): Promise<void> => {
  let accepted = true;
  const note = (): void => {
    accepted = true;
  };
  server.on('connection', note);
  for (const end = performance.now() + ACCEPT_MS; accepted && performance.now() < end; ) {
    accepted = false;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
};

/** The API over HTTP. */
export const createHttpServer = (options: {
  config: { host: string; port: number };
  log: Logger;
  services: HttpServices;
  slowWrongKey?: WrongKeyBrake;
}): HttpServer => {
  const { config, log, services, slowWrongKey = createWrongKeyBrake() } = options;
  const serving: ServingState = { stopping: false, controllers: new Map() };
  /** Who asks before a request is sent here is told first that there will be nobody. */
  const checkHealth = async (): Promise<void> => {
    if (serving.stopping) throw unavailable('The service is shutting down');
    await services.checkDatabase();
  };
  const routes = createRoutes({ ...services, checkDatabase: checkHealth });
  const failureDataOf = createFailureDataFinder(routes);
  const { access, idempotencyKeys, visitors, publicUrl, trustedProxies = [], uploadFolder, accessLog } = services;
  const application = createApplication({
    ...{ routes, failureDataOf, access, visitors, serving, slowWrongKey },
    ...{ publicUrl, uploadFolder, accessLog, log },
    answerOnce: createAnswerOnce(idempotencyKeys),
    addressOf: createClientAddress(trustedProxies, log),
    isLocal: createLocalCheck(publicUrl, trustedProxies),
  });
  const handle = withRequestId(application.callback());
  // Requests without Host get our envelope and not Node's empty 400.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE_MS });
  server.headersTimeout = HEADERS_MS;
  for (const event of REQUEST_EVENTS) server.on(event, toOriginForm);
  limitRequestTime(server, createUploadFinder(routes));
  answerBrokenRequests(server, failureDataOf);
  for (const event of REQUEST_EVENTS) server.on(event, handle);
  let stopped: Promise<void> | undefined;

  const allAnswered = async (milliseconds: number): Promise<void> => {
    const end = performance.now() + milliseconds;
    while (serving.controllers.size > 0 && performance.now() < end) await pause(POLL_MS);
  };

  const stop = async (deadlineMs: number, farewellMs: number): Promise<void> => {
    serving.stopping = true;
    for (const response of serving.controllers.keys()) announceEnd(response);
    if (!server.listening) return;
    const begun = performance.now();
    await acceptWaiting(server);
    // That of node:http would end the connections that are idle at the moment, on which the next request may be under way.
    const closed = new Promise((resolve) => ListeningServer.prototype.close.call(server, resolve));
    await Promise.race([closed, pause(farewellMs, undefined, { ref: false })]);
    await allAnswered(deadlineMs - (performance.now() - begun));
    for (const controller of serving.controllers.values())
      controller.abort(unavailable('The service is shutting down'));
    await allAnswered(LAST_WORDS_MS);
    server.closeAllConnections();
    // Ends what node:http watches connections with.
    server.close();
    await closed;
  };

  return {
    start: (waitingFor) => {
      if (waitingFor !== undefined) serving.waitingFor = waitingFor;
      return listen(server, config);
    },
    serve: () => {
      delete serving.waitingFor;
    },
    stop: ({ deadlineMs = DEADLINE_MS, farewellMs = FAREWELL_MS } = {}) => {
      stopped ??= stop(deadlineMs, Math.min(farewellMs, deadlineMs));
      return stopped;
    },
  };
};
