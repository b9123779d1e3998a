import { createHash } from 'node:crypto';
import type { Database } from '../../../database/connection.ts';
import { storesOn } from '../../../database/stores.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Logger } from '../../../process/logger.ts';
import type { ResoWebApiSource } from '../../configuration/feed-config.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import { type Wait, waitAbortably } from '../retry.ts';
import type { MinuteUse, RequestBudgetStore } from './request-budget-store.ts';

export type RequestLimits = Required<NonNullable<ResoWebApiSource['requests']>>;

/** Nine tenths of what MLS Grid publishes, the strictest of the large services: 2 a second, 7,200 an hour, 40,000 a day, 4 GB an hour. */
export const REQUEST_LIMITS: RequestLimits = {
  perSecond: 1.8,
  perHour: 6_480,
  perDay: 36_000,
  bytesPerHour: 0.9 * 4 * 1024 ** 3,
};

/** Names what requests to a service are counted by: its address and, without telling it, the holder of its credentials. */
export const budgetName = (url: URL, holder: string): string =>
  `${url.host} ${createHash('sha256').update(`${url.origin} ${holder}`).digest('hex').slice(0, 32)}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An hour that is used up is waited out; a day is not. */
const PATIENCE = HOUR + 5 * MINUTE;

type Verdict = { granted: true; wait: number } | { granted: false; wait: number; at: Date; reason: string };
type Rule = { what: string; limit: number; window: number; of: 'requests' | 'bytes' };

const startOfMinute = (time: number): Date => new Date(Math.floor(time / MINUTE) * MINUTE);

/** A minute counts as long as any part of it is within the window, so that the window is never too full. */
const firstMinute = (at: number, window: number): Date => startOfMinute(at - window);

/** When the minutes of a full window leave room again, milliseconds since 1970. */
export const roomAt = (minutes: readonly MinuteUse[], { limit, window, of }: Omit<Rule, 'what'>): number => {
  let left = minutes.reduce((sum, minute) => sum + minute[of], 0);
  for (const minute of minutes) {
    if (left < limit) break;
    left -= minute[of];
    if (left < limit) return minute.minute.getTime() + MINUTE + window;
  }
  return 0;
};

const rulesOf = (limits: RequestLimits): Rule[] => [
  { what: `${limits.perHour} requests an hour`, limit: limits.perHour, window: HOUR, of: 'requests' },
  { what: `${limits.perDay} requests a day`, limit: limits.perDay, window: DAY, of: 'requests' },
  { what: `${limits.bytesPerHour} bytes an hour`, limit: limits.bytesPerHour, window: HOUR, of: 'bytes' },
];

/** Milliseconds between two requests. */
const pauseOf = ({ perSecond }: RequestLimits): number => Math.ceil(1_000 / perSecond);

/** Takes the next free slot, unless that would be more than a limit allows: then nothing is taken. */
const takeSlot = async (store: RequestBudgetStore, name: string, limits: RequestLimits): Promise<Verdict> => {
  const { now, nextAt } = await store.lock(name);
  const at = Math.max(now.getTime(), nextAt.getTime());
  const refuse = (until: number, reason: string): Verdict => ({
    granted: false,
    wait: Math.max(1, until - now.getTime()),
    at: new Date(until),
    reason,
  });
  if (at - now.getTime() > PATIENCE) return refuse(at, 'it asked to be left alone');
  for (const rule of rulesOf(limits)) {
    const start = firstMinute(at, rule.window);
    if ((await store.used(name, start))[rule.of] < rule.limit) continue;
    return refuse(roomAt(await store.minutes(name, start), rule), `its ${rule.what} are used up`);
  }
  await store.setNext(name, new Date(at + pauseOf(limits)));
  await store.count(name, startOfMinute(at), { requests: 1, bytes: 0 });
  await store.forget(name, new Date(now.getTime() - DAY - HOUR));
  return { granted: true, wait: at - now.getTime() };
};

/**
 * Keeps the requests to one service under its limits, together with all other processes and feeds that use the same `name`,
 * and across restarts: what was used stands in the database.
 */
export const createRequestBudget = (options: {
  database: Database;
  /** Names the service and the credential, without telling it. */
  name: string;
  /** What messages call the service. */
  service: string;
  limits: RequestLimits;
  log?: Logger;
  signal?: AbortSignal;
  wait?: Wait | undefined;
}) => {
  const { database, name, service, limits, log, signal, wait = waitAbortably } = options;
  const { requestBudgets: store } = storesOn(database);

  /** The next request starts no sooner than in so many milliseconds; `bytes` are counted. */
  const putOff = (milliseconds: number, bytes = 0): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const { requestBudgets: locked } = storesOn(transaction);
      const { now, nextAt } = await locked.lock(name);
      if (bytes > 0) await locked.count(name, startOfMinute(now.getTime()), { requests: 0, bytes });
      await locked.setNext(name, new Date(Math.max(nextAt.getTime(), now.getTime() + milliseconds)));
    });

  return {
    /** Returns when a request may be sent, which is counted. FeedFileError when that is not within an hour. */
    reserve: async (): Promise<void> => {
      await store.ensure(name);
      for (;;) {
        signal?.throwIfAborted();
        const verdict = await inTransaction(database, (transaction) =>
          takeSlot(storesOn(transaction).requestBudgets, name, limits),
        );
        if (verdict.granted) {
          if (verdict.wait > 0) await wait(verdict.wait, signal);
          return;
        }
        if (verdict.wait > PATIENCE) {
          throw new FeedFileError(
            `${service} is asked no more for now: ${verdict.reason}. It can go on at ${verdict.at.toISOString()}; source.requests sets other limits`,
          );
        }
        log?.info({ service, until: verdict.at, reason: verdict.reason }, 'requests wait for their limit');
        await wait(verdict.wait, signal);
      }
    },

    /**
     * Counts what an answer has cost. The pause before the next request counts from here too: however late this one arrived, the
     * next is no sooner than the limit allows.
     */
    answered: (bytes: number): Promise<void> => putOff(pauseOf(limits), bytes),

    /** Nobody asks the service for so many milliseconds. */
    postpone: (milliseconds: number): Promise<void> => putOff(milliseconds),
  };
};

export type RequestBudget = ReturnType<typeof createRequestBudget>;
