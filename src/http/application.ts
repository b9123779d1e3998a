import type { ServerResponse } from 'node:http';
import Koa, { type Context, type Next } from 'koa';
import type { Remember } from '../database/idempotency-key-store.ts';
import { businessError, transportError, unavailable } from '../errors.ts';
import type { Fields } from '../fields/check-fields.ts';
import { problemSentence } from '../fields/field-problems.ts';
import type { TSchema } from '../fields/type.ts';
import type { Logger } from '../process/logger.ts';
import { requestEnds } from '../process/metrics.ts';
import { whenNeeded } from '../process/when-needed.ts';
import { answerDownload, answerPage, answerPicture, answerScript } from './answer-file.ts';
import { type createLocalCheck, networkOf } from './client-address.ts';
import { announceEnd } from './connection.ts';
import { allowOtherOrigins, originOf } from './cross-origin.ts';
import { createFailureAnswerer, createFailureReader } from './error-handler.ts';
import { writeEvents } from './event-stream.ts';
import type { AnswerOnce } from './idempotency.ts';
import { authenticate, authenticateVisitor, type WrongKeyBrake } from './keys.ts';
import { ownAddressOf } from './own-address.ts';
import { type GivenRequest, readRequest } from './read-request.ts';
import { failureEnvelope, type Reply, writeSuccess } from './reply.ts';
import { asksForPath, pathOf, requestIdOf } from './request-head.ts';
import type { Route, RouteKey } from './route.ts';
import { createRouter, type FindFailureData } from './router.ts';
import type { HttpServices } from './services.ts';

const LONGEST_HEADER = 4_000;

/** Percent-encodes what can't stand in a header or would look like a separator. */
const encode = (name: string): string => name.replace(/[^\w.[\]$-]+/gu, (part) => encodeURIComponent(part));

/** The value of X-Ignored-Fields: names separated by commas, cut with `...` where there are very many. */
const ignoredFieldsHeader = (names: readonly string[]): string => {
  let header = '';
  for (const name of names) {
    const next = header === '' ? encode(name) : `${header}, ${encode(name)}`;
    if (next.length > LONGEST_HEADER) return `${header}, ...`;
    header = next;
  }
  return header;
};

/** The address that a request comes from. */
type AddressOf = (request: Context['req']) => string;

const NO_VISITOR = { workspaceId: 0, chatbotId: 0, sessionId: 0 };

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Between start and stop. `waitingFor`: what a start still has to make, for which all requests are refused meanwhile. `controllers`:
 * those of the requests in hand, which stopping waits for, and aborts in the end.
 */
export type ServingState = {
  waitingFor?: string;
  stopping: boolean;
  controllers: Map<ServerResponse, AbortController>;
};

/** Writes a line for each request that has ended, with the envelope's Code where an answer has one. */
const logRequests =
  (log: Logger, { addressOf, level }: { addressOf: AddressOf; level: 'info' | 'debug' }) =>
  (ctx: Context, next: Next): Promise<void> => {
    const start = performance.now();
    const { method, req, res } = ctx;
    res.once('close', () => {
      const milliseconds = performance.now() - start;
      const path = pathOf(req).slice(0, 200);
      const asked = { method, path, address: addressOf(req), requestId: requestIdOf(res) };
      const { statusCode: status, writableFinished: isWhole } = res;
      const code: number = ctx.state.code ?? status;
      log[level](
        { ...asked, status, code, milliseconds: Math.round(milliseconds), ...(isWhole ? {} : { isWhole }) },
        'request',
      );
      requestEnds.tell({ method, route: String(ctx._matchedRoute ?? 'none'), code, seconds: milliseconds / 1_000 });
    });
    return next();
  };

/** Gives each request a signal that is aborted when its client goes away, or by who holds `serving`. */
const trackRequests =
  (serving: ServingState) =>
  (ctx: Context, next: Next): Promise<void> => {
    const { res } = ctx;
    const controller = new AbortController();
    serving.controllers.set(res, controller);
    res.once('close', () => {
      serving.controllers.delete(res);
      if (!res.writableFinished) controller.abort(unavailable('The client went away'));
    });
    ctx.signal = controller.signal;
    ctx.set(SECURITY_HEADERS);
    if (serving.stopping) announceEnd(res);
    return next();
  };

const refuseOtherTargets = (ctx: Context, next: Next): Promise<void> => {
  if (!asksForPath(ctx.req)) throw transportError(400, 'The target of the request must be a path, like /health');
  return next();
};

/** The request's fields, checked; throws 400 that names every wrong one. */
const checkFields = (ctx: Context, route: Route, given: GivenRequest): Fields<TSchema> => {
  const { fields, problems, ignored } = route.check(given.fields);
  if (ignored.length > 0) ctx.set('X-Ignored-Fields', ignoredFieldsHeader(ignored));
  const told = new Set(given.problems.map(({ field }) => field));
  const all = [...given.problems, ...problems.filter(({ field }) => !told.has(field))];
  if (all.length > 0) throw businessError(400, problemSentence(all));
  if (given.refusal !== undefined) throw given.refusal;
  return given.file === undefined ? fields : { ...fields, [given.file.field]: given.file.received };
};

/**
 * The Koa application. Checks come in this order: path and method (the router's), key, kind of key, size,
 * body, fields; what is left (existence, state) is the handler's.
 */
export const createApplication = (options: {
  routes: readonly Route[];
  failureDataOf: FindFailureData;
  access: HttpServices['access'];
  answerOnce: AnswerOnce;
  visitors: Pick<HttpServices['visitors'], 'identify'>;
  addressOf: AddressOf;
  isLocal: ReturnType<typeof createLocalCheck>;
  serving: ServingState;
  slowWrongKey: WrongKeyBrake;
  /** Where clients reach the service; undefined where they say so themselves. */
  publicUrl: string | undefined;
  /** The folder for files of requests, made where it is missing. */
  uploadFolder: () => Promise<string>;
  /** Whether each request is a line of the log; else only at the level debug. */
  accessLog: boolean;
  log: Logger;
}): Koa => {
  const { routes, access, answerOnce, visitors, addressOf, serving, slowWrongKey, publicUrl, uploadFolder, log } =
    options;
  const readFailure = createFailureReader(log);

  const send = async (ctx: Context, route: Route, reply: Reply, signal: AbortSignal): Promise<void> => {
    if (reply.kind === 'events') {
      const describeFailure = (error: unknown) => {
        const failure = readFailure(error, signal);
        ctx.state.code = failure.code;
        return failureEnvelope(failure, route.failureData);
      };
      await writeEvents(ctx, reply.parts, { signal, describeFailure });
    } else if (reply.kind === 'file') {
      await answerDownload(ctx, reply, { signal, failed: (error) => void readFailure(error, signal) });
    } else if (reply.kind === 'shown') {
      answerPicture(ctx, reply);
    } else if (reply.kind === 'script') {
      answerScript(ctx, reply);
    } else if (reply.kind === 'page') {
      answerPage(ctx, reply);
    } else if (reply.kind === 'text') {
      ctx.set('Content-Type', reply.type);
      ctx.body = reply.text;
    } else {
      if (reply.seconds > 0) ctx.set('Cache-Control', `private, max-age=${reply.seconds}`);
      if (reply.warning !== undefined) ctx.set('X-Warning', reply.warning);
      writeSuccess(ctx, reply.data);
    }
  };

  /** Whose key or token a request brings. */
  const callerOf = async (
    ctx: Context,
    key: RouteKey,
    ownAddress: () => string | undefined,
    slowDown: () => Promise<void>,
  ) => {
    const nobody = { workspaceId: 0, keyId: 0, visitor: NO_VISITOR };
    if (key === 'none' || (key === 'local' && options.isLocal(ctx.req))) return nobody;
    if (key !== 'visitor') return { ...nobody, ...(await authenticate(access, key, ctx.headers, slowDown)) };
    const visitor = await authenticateVisitor(visitors, ctx.headers, { ownAddress, slowDown });
    return { ...nobody, workspaceId: visitor.workspaceId, visitor };
  };

  const answer = async (ctx: Context, route: Route): Promise<void> => {
    const signal = ctx.signal as AbortSignal;
    if (serving.waitingFor !== undefined)
      throw unavailable(`The service is starting and waits for ${serving.waitingFor}: try again in a few seconds`);
    const address = addressOf(ctx.req);
    const ownAddress = whenNeeded(() => publicUrl ?? ownAddressOf(ctx.req));
    const caller = await callerOf(ctx, route.key, ownAddress, () => slowWrongKey(address, signal));
    const given = await readRequest(ctx, route, { workspaceId: caller.workspaceId, uploadFolder, signal });
    try {
      const fields = checkFields(ctx, route, given);
      const from = { origin: originOf(ctx, ownAddress), network: networkOf(address), ownAddress };
      const asked = { ...caller, ...from, fields, host: ctx.host, signal };
      const handle = (remember?: Remember) => route.handler({ ...asked, remember });
      await send(ctx, route, await answerOnce({ route, headers: ctx.headers, ...asked }, handle), signal);
    } finally {
      await given.remove?.();
    }
  };

  const application = new Koa();
  const answerFailure = createFailureAnswerer(options.failureDataOf, readFailure, log);
  application.context.onerror = function (this: Context, error: unknown) {
    answerFailure(this, error);
  };
  application.use(logRequests(log, { addressOf, level: options.accessLog ? 'info' : 'debug' }));
  application.use(trackRequests(serving));
  application.use(refuseOtherTargets);
  application.use(allowOtherOrigins);
  application.use(createRouter(routes, answer).routes());
  return application;
};
