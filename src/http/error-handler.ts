import type { Context } from 'koa';
import { isDatabaseAway, isPacketTooLarge } from '../database/database-failure.ts';
import { businessError, ServiceError, transportError, unavailable } from '../errors.ts';
import { escapeHtml } from '../mail/mail-body.ts';
import { type Logger, logContext } from '../process/logger.ts';
import { announceEnd } from './connection.ts';
import { failureEnvelope } from './reply.ts';
import { pathOf } from './request-head.ts';
import type { FindFailureData } from './router.ts';

/** What a client is told of an error. What it must not see goes to the log, under the request's ID. */
export const createFailureReader =
  (log: Logger) =>
  (error: unknown, signal?: AbortSignal): ServiceError => {
    if (error instanceof ServiceError) {
      if (error.cause !== undefined) log.warn({ err: error.cause }, error.message);
      return error;
    }
    if (signal?.aborted && signal.reason instanceof ServiceError) return signal.reason;
    if (isDatabaseAway(error)) {
      log.warn({ err: error }, 'The database could not be used');
      return unavailable('The database is not available now: try again in a few seconds');
    }
    if (isPacketTooLarge(error)) {
      return businessError(
        413,
        'The values are too large for one statement of the database: send fewer or shorter ones',
      );
    }
    const { requestId } = logContext.getStore() ?? {};
    log.error({ err: error }, 'A request failed by a fault of listingd');
    return transportError(500, `Something went wrong in the service; its log has more under requestId ${requestId}`);
  };

type FailureReader = ReturnType<typeof createFailureReader>;

const CONNECTION_LOST = new Set(['ECONNRESET', 'EPIPE']);

/** What people read who open an address at which there is nothing. */
const nothingPage = (message: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Not found</title>
</head>
<body><p>${escapeHtml(message)}</p></body>
</html>
`;

/**
 * The one place that answers a failure: koa's own, which would be text/plain, is never reached. Koa calls it for whatever is thrown by
 * what it runs, and once more when an answer has ended: `error` is null where that went well.
 */
export const createFailureAnswerer =
  (failureDataOf: FindFailureData, readFailure: FailureReader, log: Logger) =>
  (ctx: Context, error: unknown): void => {
    if (error === null || error === undefined) return;
    if (ctx.headerSent || !ctx.writable) {
      const isLost = CONNECTION_LOST.has(String((error as NodeJS.ErrnoException).code));
      if (!isLost && !(error instanceof ServiceError)) log.warn({ err: error }, 'An answer could not be sent');
      return;
    }
    const failure = readFailure(error, ctx.signal);
    ctx.status = failure.status;
    ctx.state.code = failure.code;
    ctx.set(failure.headers);
    // A client that waits for "100 Continue" won't send the body that was announced: nothing can follow on this connection.
    if (ctx.headers.expect !== undefined && !ctx.req.complete) announceEnd(ctx.res);
    const isForPeople = failure.status === 404 && ctx.accepts('json', 'html') === 'html';
    ctx.type = isForPeople ? 'html' : 'application/json';
    ctx.body = isForPeople
      ? nothingPage(failure.message)
      : JSON.stringify(failureEnvelope(failure, failureDataOf(pathOf(ctx.req))));
    ctx.res.end(ctx.body);
  };
