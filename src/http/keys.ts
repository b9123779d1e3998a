import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { KeyOwner } from '../access/access-store.ts';
import { transportError } from '../errors.ts';
import type { Visitor } from '../visitors/visitor-service.ts';
import { networkOf } from './client-address.ts';
import type { RouteKey } from './route.ts';
import type { HttpServices } from './services.ts';

const SESSION_KEY_HEADER = 'chatrobot-sessionkey';
const HEADERS = { secret: 'Authorization', session: SESSION_KEY_HEADER } as const;

type GivenKeys = { secret: string | undefined; session: string | undefined };

const readHeaders = (headers: IncomingHttpHeaders): GivenKeys => ({
  secret: headers.authorization?.trim().replace(/^bearer(?:\s+|$)/i, '') || undefined,
  session: String(headers[SESSION_KEY_HEADER] ?? '').trim() || undefined,
});

const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

/**
 * The visitor whose token it is, on the website where it was opened. Throws 401 for none, and for one that is unknown, dead or another
 * website's as soon as `slowDown` lets it.
 */
export const authenticateVisitor = async (
  visitors: Pick<HttpServices['visitors'], 'identify'>,
  headers: IncomingHttpHeaders,
  { ownAddress, slowDown }: { ownAddress: () => string | undefined; slowDown: () => Promise<void> },
): Promise<Visitor> => {
  const { secret: token } = readHeaders(headers);
  if (token === undefined)
    throw transportError(
      401,
      'A token is missing: send that of /chat/Visitor/Open as Authorization: Bearer',
      CHALLENGE,
    );
  const visitor = await visitors.identify(token, { origin: headers.origin, ownAddress });
  if (visitor !== undefined) return visitor;
  await slowDown();
  throw transportError(
    401,
    'The token is unknown, was not used for 24 hours, or is of another page: open the chat anew',
    CHALLENGE,
  );
};

const missingKey = (kind: RouteKey) => {
  const header = kind === 'either' ? `${HEADERS.secret} or ${HEADERS.session}` : HEADERS[kind as keyof GivenKeys];
  return transportError(401, `A key is missing: send it in the header ${header}`, CHALLENGE);
};

/**
 * Whose request this is, by its keys. An operation that takes one kind of key looks
 * at that kind's header only; where just the other one is sent, a valid key in it is a 403, since it is of the wrong kind.
 * Throws 401 for no key, and for one that is unknown or revoked as soon as `slowDown` lets it.
 */
export const authenticate = async (
  access: HttpServices['access'],
  asked: Exclude<RouteKey, 'none' | 'visitor'>,
  headers: IncomingHttpHeaders,
  slowDown: () => Promise<void>,
): Promise<KeyOwner> => {
  const given = readHeaders(headers);
  const kind = asked === 'local' ? 'secret' : asked;
  const refuseUnknown = async (): Promise<never> => {
    await slowDown();
    throw transportError(401, 'The key is unknown or was revoked', CHALLENGE);
  };
  if (kind === 'either') {
    if (given.secret === undefined && given.session === undefined) throw missingKey(kind);
    for (const value of [given.secret, given.session]) {
      const owner = value === undefined ? undefined : await access.findOwner(value);
      if (owner) return owner;
    }
    return refuseUnknown();
  }
  const value = given[kind] ?? given[kind === 'secret' ? 'session' : 'secret'];
  if (value === undefined) throw missingKey(kind);
  const owner = await access.findOwner(value);
  if (owner === undefined) return refuseUnknown();
  if (owner.kind !== kind) {
    throw transportError(403, `This operation takes a ${kind} key (header ${HEADERS[kind]}), not a ${owner.kind} key`);
  }
  if (given[kind] === undefined) throw missingKey(kind);
  return owner;
};

/** So many wrong keys of an address are answered at once. */
const FREE_MISTAKES = 20;
const FORGOTTEN_MS = 600_000;
const WAIT_MS = 1_000;
/** So many answers wait at once: of all addresses together, and of one. */
const MOST_WAITING = 50;
const MOST_WAITING_OF_ONE = 5;
const MOST_ADDRESSES = 10_000;
const RETRY_AFTER_SECONDS = '5';

/**
 * Slows down who tries keys: after 20 wrong ones within ten minutes of each other, each further one of that address is answered a second
 * later. It is asked about wrong keys only, so that nobody with a valid one ever waits, whoever else is behind the same address
 * or proxy. `clock` counts milliseconds and never goes back.
 */
export const createWrongKeyBrake = ({
  clock = () => performance.now(),
  wait = (milliseconds: number, signal: AbortSignal): Promise<void> => pause(milliseconds, undefined, { signal }),
} = {}) => {
  const mistakes = new Map<string, { count: number; latest: number }>();
  /** The networks whose answers wait, each as often as it has one. */
  const waiting: string[] = [];

  /** How many wrong keys a network has sent, with this one. */
  const countOne = (network: string): number => {
    const known = mistakes.get(network);
    const latest = clock();
    const count = known !== undefined && latest - known.latest < FORGOTTEN_MS ? known.count + 1 : 1;
    mistakes.delete(network);
    mistakes.set(network, { count, latest });
    const [oldest] = mistakes.keys();
    if (mistakes.size > MOST_ADDRESSES && oldest !== undefined) mistakes.delete(oldest);
    return count;
  };

  /** Resolves when a wrong key of an address may be refused. Throws 429 where too many wait already, and what `signal` says. */
  return async (address: string, signal: AbortSignal): Promise<void> => {
    const network = networkOf(address);
    if (countOne(network) <= FREE_MISTAKES) return;
    const ofThis = waiting.filter((other) => other === network).length;
    if (ofThis >= MOST_WAITING_OF_ONE || waiting.length >= MOST_WAITING) {
      throw transportError(429, 'Too many requests with keys that are unknown or were revoked: try again later', {
        'Retry-After': RETRY_AFTER_SECONDS,
        Connection: 'close',
      });
    }
    waiting.push(network);
    try {
      await wait(WAIT_MS, signal);
    } finally {
      waiting.splice(waiting.indexOf(network), 1);
      signal.throwIfAborted();
    }
  };
};

export type WrongKeyBrake = ReturnType<typeof createWrongKeyBrake>;
