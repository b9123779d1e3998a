import { isDatabaseAway } from '../../database/database-failure.ts';
import { withRetries } from '../../database/transaction.ts';
import { ServiceError } from '../../errors.ts';
import type { Logger } from '../../process/logger.ts';
import type { AdmissionStore } from './admission-store.ts';

/** How long a question is its process's unless that renews it, and how often it does. */
export type Renewal = { lastsSeconds: number; everyMilliseconds: number };

/** Whoever is gone holds up nobody for more than four seconds; whoever lives has three tries. */
export const RENEWAL: Renewal = { lastsSeconds: 4, everyMilliseconds: 1_000 };

/** Whether something failed for want of the database alone. */
export const isPassing = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof ServiceError && error.status === 503);

/** A slow database gets no second one beside the first: who asks meanwhile waits for that. */
const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let working: Promise<void> | undefined;
  return () => {
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  };
};

/**
 * The questions that this process answers now. They are renewed as long as it lives; what it could not settle for want of the
 * database it settles when that is back.
 */
export const createQuestionsInHand = (options: {
  store: Pick<AdmissionStore, 'renew'>;
  renewal: Renewal;
  log: Logger;
  /** Counts milliseconds and never goes back. */
  clock?: () => number;
}) => {
  const { store, renewal, log, clock = () => performance.now() } = options;
  /** Each with the time from which on it is not renewed. */
  const inHand = new Map<number, number>();
  const unsettled = new Map<number, () => Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let renewedAt = 0;

  const renew = oneAtATime(async () => {
    const begun = clock();
    const renewed = [...inHand].flatMap(([questionId, until]) => (until > begun ? [questionId] : []));
    if (renewed.length > 0) await withRetries(() => store.renew(renewed, renewal.lastsSeconds));
    renewedAt = begun;
  });
  const settleLate = oneAtATime(async () => {
    for (const [questionId, settle] of unsettled) {
      await settle().catch((error: unknown) => {
        if (isPassing(error)) throw error;
        log.error({ err: error, questionId }, 'A message was not settled');
      });
      unsettled.delete(questionId);
    }
  });
  /** What fails here fails for want of the database, and is done at the next beat. */
  const beat = (): void => {
    for (const work of [renew, settleLate]) work().catch(() => undefined);
  };
  const watch = (): void => {
    if (inHand.size + unsettled.size > 0) timer ??= setInterval(beat, renewal.everyMilliseconds).unref();
    else {
      clearInterval(timer);
      timer = undefined;
    }
  };
  const letGo = (questionId: number): void => {
    inHand.delete(questionId);
    watch();
  };

  return {
    /** A question that has just been admitted, and will be settled in so many seconds. */
    take: (questionId: number, seconds: number): void => {
      if (inHand.size === 0) renewedAt = clock();
      inHand.set(questionId, clock() + seconds * 1_000);
      watch();
    },

    /** A question that was settled. */
    letGo,

    /** Ends a question by `settle`; where the database is away, once more when it is back. */
    end: async (questionId: number, settle: () => Promise<unknown>): Promise<void> => {
      try {
        await settle();
      } catch (error) {
        if (!isPassing(error)) throw error;
        unsettled.set(questionId, settle);
      } finally {
        letGo(questionId);
      }
    },

    /** Makes up for what was not done in time, before others are admitted: the event loop stood still, or the database was away. */
    catchUp: async (): Promise<void> => {
      const isLate = inHand.size > 0 && clock() - renewedAt > 2 * renewal.everyMilliseconds;
      await Promise.all([isLate && renew(), unsettled.size > 0 && settleLate()]);
    },
  };
};
