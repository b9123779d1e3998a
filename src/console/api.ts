import { plainWords } from './parts/plain-words.ts';
import type { Session } from './session.ts';

type Envelope = { Success: boolean; Code: number; Message: string; Data: unknown };

/** Why something could not be done: a sentence in the words of a brokerage, and the envelope's Code (0: the service was not reached). */
export class Failure extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const NOT_REACHED = 'The service could not be reached: it may be starting anew, or your network is away. Try again.';
const NOT_UNDERSTOOD =
  'The service answered with something unexpected: a proxy in between may be in its place. Try again.';
const SIGNED_OUT = 'Your key is not valid any more, so you were signed out. Sign in with another one.';

/** A failure as a sentence, whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Failure ? error.message : `Something went wrong in this page: ${String(error)}`;

const withEnd = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const readEnvelope = (text: string): Envelope => {
  try {
    const envelope = JSON.parse(text) as Envelope;
    if (typeof envelope.Success === 'boolean') return envelope;
  } catch {
    // Told below.
  }
  throw new Failure(0, NOT_UNDERSTOOD);
};

/** Which files a form has, beside texts. Texts go first, since the service wants to know whose a file is before it comes. */
type Form = Readonly<Record<string, string | File | undefined>>;

const formOf = (fields: Form): FormData => {
  const body = new FormData();
  const given = Object.entries(fields).filter((entry): entry is [string, string | File] => entry[1] !== undefined);
  for (const [name, value] of given) if (typeof value === 'string') body.append(name, value);
  for (const [name, value] of given) if (typeof value !== 'string') body.append(name, value);
  return body;
};

const dataOf = async <Data>(response: Response): Promise<Data> => {
  const { Success, Code, Message, Data } = readEnvelope(await response.text());
  if (!Success) throw new Failure(Code, withEnd(plainWords(Message)));
  return Data as Data;
};

/** What is wrong with a key that is tried, by the status of the answer. */
const KEY_REFUSALS: Readonly<Record<number, string>> = {
  401: 'This key is unknown or was revoked. A secret key begins with lsk_; "npx listingd key create secret" makes one.',
  403: 'This is a session key, which cannot administer anything. Sign in with a secret key: it begins with lsk_.',
};

/**
 * The public API of the service at `base`, called with the key of the session. Whatever goes wrong is a `Failure`; a key that is not
 * valid ends the session.
 */
export const createApi = (base: URL, session: Session) => {
  const ask = async (path: string, options: RequestInit, key = session.read().key): Promise<Response> => {
    const headers = { ...options.headers, Authorization: `Bearer ${key}` };
    let response: Response;
    try {
      response = await fetch(new URL(path.replace(/^\//, ''), base), { credentials: 'omit', ...options, headers });
    } catch {
      throw new Failure(0, NOT_REACHED);
    }
    // An answer to a key that was left meanwhile, or is only tried, says nothing of the session's.
    if (response.status === 401 && key !== '' && session.read().key === key) session.signOut(SIGNED_OUT);
    return response;
  };

  const post = (path: string, fields: object, key?: string): Promise<Response> =>
    ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) }, key);

  return {
    /** Data of an operation: POST with these fields as JSON. */
    call: async <Data>(path: string, fields: object = {}): Promise<Data> => dataOf(await post(path, fields)),

    /** The same for an operation that takes a file, as a form. */
    send: async <Data>(path: string, form: Form): Promise<Data> =>
      dataOf(await ask(path, { method: 'POST', body: formOf(form) })),

    /** A file that the service makes, as the browser keeps it: it can't send a key with a link. */
    download: async (path: string): Promise<Blob> => {
      const response = await ask(path, {});
      if (response.headers.get('Content-Type')?.startsWith('application/json')) await dataOf(response);
      return response.blob();
    },

    /** Whether a key may use the console: throws the Failure that says why not. Nobody is signed in by it. */
    tryKey: async (key: string): Promise<void> => {
      // What no header can hold is no key either.
      const response = await post('/chat/Chatbot/List', {}, /^[\x21-\x7e]+$/.test(key) ? key : '-');
      const refusal = KEY_REFUSALS[response.status];
      if (refusal !== undefined) throw new Failure(response.status, refusal);
      await dataOf(response);
    },

    /** The address of something that the service shows to everybody: `widget.js`. */
    addressOf: (path: string): string => new URL(path.replace(/^\//, ''), base).href,
  };
};

export type Api = ReturnType<typeof createApi>;
