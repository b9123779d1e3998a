import { businessError } from '../errors.ts';
import type { Act, Limit, VisitorStore } from './visitor-store.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

type Counted = { act: Act; limits: readonly Limit[]; refusal: string };

type ActLimits = {
  /** From one address, which whole offices and mobile networks may share. */
  address: readonly Limit[];
  /** Of all visitors of a chatbot: what costs a disk. Messages have limits in the chatbot's settings. */
  chatbot?: readonly Limit[];
  what: string;
};

const LIMITS: Readonly<Record<Act, ActLimits>> = {
  open: {
    address: [
      { most: 20, seconds: MINUTE },
      { most: 60, seconds: DAY },
    ],
    what: 'chats were opened',
  },
  resume: { address: [{ most: 60, seconds: MINUTE }], what: 'chats were gone on with' },
  ask: {
    address: [
      { most: 30, seconds: MINUTE },
      { most: 600, seconds: DAY },
    ],
    what: 'messages came',
  },
  upload: {
    address: [
      { most: 60, seconds: HOUR },
      { most: 120, seconds: DAY },
    ],
    chatbot: [{ most: 1_000, seconds: DAY }],
    what: 'files came',
  },
  contact: {
    address: [{ most: 5, seconds: HOUR }],
    what: 'requests for a person came',
  },
};

/**
 * Counts an act of a visitor, by the network that it comes from and by the chatbot; 429 with Retry-After where that is one too many. It is
 * noted first and counted then, so that those that come at the same moment count each other; one that is refused is forgotten.
 */
export const createVisitorLimits = (store: Pick<VisitorStore, 'note' | 'secondsSince' | 'forget'>) => {
  const countFor = async (counted: string, { act, limits, refusal }: Counted): Promise<void> => {
    const noted = await store.note(counted, act);
    for (const limit of limits) {
      const ago = await store.secondsSince(counted, act, limit);
      if (ago === undefined) continue;
      await store.forget(noted);
      throw businessError(429, `${refusal}: try again later`, {
        'Retry-After': String(Math.max(1, Math.ceil(limit.seconds - ago))),
      });
    }
  };

  return async ({ network, chatbotId }: { network: string; chatbotId: number }, act: Act): Promise<void> => {
    const { address, chatbot, what } = LIMITS[act];
    await countFor(network, { act, limits: address, refusal: `Too many ${what} from this address` });
    if (chatbot === undefined) return;
    await countFor(`chatbot ${chatbotId}`, { act, limits: chatbot, refusal: `Too many ${what} to this chatbot` });
  };
};

export type CountAct = ReturnType<typeof createVisitorLimits>;
