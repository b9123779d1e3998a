/**
 * An error that a client may see. `status` is the HTTP status (200 for a business failure), `code` the envelope's Code,
 * `message` one sentence that says what was wrong and what to do. Everything else that is thrown is a fault of ours.
 */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: number;
  readonly expose = true;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

type BusinessCode = 400 | 404 | 409 | 413 | 415 | 429 | 502 | 504;
type TransportStatus = 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 500 | 503;

/** A failure of the request itself, told by the envelope's Code on HTTP 200. */
export const businessError = (
  code: BusinessCode,
  message: string,
  headers: Record<string, string> = {},
): ServiceError => new ServiceError(200, code, message, headers);

/** A failure of transport, told by the HTTP status; Code repeats it. */
export const transportError = (
  status: TransportStatus,
  message: string,
  headers: Record<string, string> = {},
): ServiceError => new ServiceError(status, status, message, headers);

const RETRY_AFTER_SECONDS = '5';

/** Something that the service needs is away for now: 503 with Retry-After. `cause` is for the log. */
export const unavailable = (message: string, cause?: unknown): ServiceError => {
  const failure = transportError(503, message, { 'Retry-After': RETRY_AFTER_SECONDS });
  if (cause !== undefined) failure.cause = cause;
  return failure;
};

/** An error of the set-up (settings, files, database) that a person has to mend: shown as one sentence, without a stack. */
export class SetupError extends Error {
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'SetupError';
  }
}
