/** Why something could not be done, as a visitor is told it; each kind has its words in texts/. */
export type FailureKind =
  | 'offline'
  | 'unreachable'
  | 'lost'
  | 'busy'
  | 'limit'
  | 'answering'
  | 'refused'
  | 'missing'
  | 'token'
  | 'tooLarge'
  | 'tooMany'
  | 'wrongType'
  | 'contact'
  | 'microphone'
  | 'failed';

export class Failure extends Error {
  kind: FailureKind;
  /** When to try again. */
  seconds: number | undefined;

  constructor(kind: FailureKind, message = '', seconds?: number) {
    super(message);
    this.kind = kind;
    this.seconds = seconds;
  }
}

/** What was thrown, as a failure: a connection that broke is `otherwise`. */
export const toFailure = (error: unknown, otherwise: FailureKind): Failure => {
  if (error instanceof Failure) return error;
  return new Failure(navigator.onLine === false ? 'offline' : otherwise, String(error));
};
