import { setTimeout as pause } from 'node:timers/promises';
import { transportError } from '../errors.ts';
import { networkOf } from './client-address.ts';

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
