import { businessError } from '../errors.ts';
import type { Act, Limit, VisitorStore } from './visitor-store.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** What may be done from one address, which whole offices and mobile networks may share. */
const LIMITS: Readonly<Record<Act, { limits: readonly Limit[]; what: string }>> = {
  open: {
    limits: [
      { most: 20, seconds: MINUTE },
      { most: 60, seconds: DAY },
    ],
    what: 'chats were opened',
  },
  resume: { limits: [{ most: 60, seconds: MINUTE }], what: 'chats were gone on with' },
  ask: {
    limits: [
      { most: 30, seconds: MINUTE },
      { most: 600, seconds: DAY },
    ],
    what: 'messages came',
  },
  upload: {
    limits: [
      { most: 20, seconds: HOUR },
      { most: 60, seconds: DAY },
    ],
    what: 'files came',
  },
  contact: { limits: [{ most: 5, seconds: HOUR }], what: 'requests for a person came' },
};

/**
 * Counts an act that comes from a network; 429 with Retry-After where that is one too many. It is noted first and counted then, so that those that come
 * at the same moment count each other; one that is refused is forgotten.
 */
export const createAddressLimits =
  (store: Pick<VisitorStore, 'note' | 'secondsSince' | 'forget'>) =>
  async (network: string, act: Act): Promise<void> => {
    const { limits, what } = LIMITS[act];
    const noted = await store.note(network, act);
    for (const limit of limits) {
      const ago = await store.secondsSince(network, act, limit);
      if (ago === undefined) continue;
      await store.forget(noted);
      throw businessError(429, `Too many ${what} from this address: try again later`, {
        'Retry-After': String(Math.max(1, Math.ceil(limit.seconds - ago))),
      });
    }
  };

export type CountAct = ReturnType<typeof createAddressLimits>;
