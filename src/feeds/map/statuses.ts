import { squashWord } from '../../listings/fold.ts';
import type { ListingStatus } from '../../listings/listing.ts';

/** RESO StandardStatus, the same in Data Dictionary 1.7 and 2.0. */
export const STANDARD_STATUSES = [
  'Active',
  'ActiveUnderContract',
  'ComingSoon',
  'Pending',
  'Closed',
  'Hold',
  'Withdrawn',
  'Canceled',
  'Expired',
  'Delete',
  'Incomplete',
] as const;
export type StandardStatus = (typeof STANDARD_STATUSES)[number];

/** What a feed's `statuses` may name: a standard status, or that such rows say nothing. */
export const STATUS_MEANINGS = [...STANDARD_STATUSES, 'Ignore'] as const;
export type StatusMeaning = (typeof STATUS_MEANINGS)[number];

export type StatusEffect =
  | { kind: 'listing'; status: ListingStatus }
  | { kind: 'sold'; status: 'Sold' }
  | { kind: 'removal' }
  | { kind: 'ignored'; reason: string };

const EFFECTS: Readonly<Record<StatusMeaning, StatusEffect>> = {
  Active: { kind: 'listing', status: 'Active' },
  ActiveUnderContract: { kind: 'listing', status: 'Active' },
  ComingSoon: { kind: 'listing', status: 'PreOnMarket' },
  Closed: { kind: 'sold', status: 'Sold' },
  Pending: { kind: 'removal' },
  Hold: { kind: 'removal' },
  Withdrawn: { kind: 'removal' },
  Canceled: { kind: 'removal' },
  Expired: { kind: 'removal' },
  Delete: { kind: 'removal' },
  Incomplete: { kind: 'ignored', reason: 'its status is Incomplete: the source has not published it' },
  Ignore: { kind: 'ignored', reason: "the feed's status map ignores its status" },
};

export const statusEffect = (meaning: StatusMeaning): StatusEffect => EFFECTS[meaning];

/** Other spellings of the standard names, and the interface's own status values. Local words are for a feed's `statuses`. */
const SPELLINGS: Readonly<Record<string, StatusMeaning>> = {
  cancelled: 'Canceled',
  deleted: 'Delete',
  sold: 'Closed',
  preonmarket: 'ComingSoon',
};

/** Behind a status the answers of its flags, as `statusWithFlags` gives them. */
const FLAGS = /( \+ (yes|no))+$/;

/**
 * Reads a source's status: by the feed's own words first, then the standard ones; one off the market stays so whatever its flags say. Null for an
 * unknown one: never a guess.
 */
export const createStatusReader = (
  own: Readonly<Record<string, StatusMeaning>>,
): ((text: string) => StatusMeaning | null) => {
  const known = new Map<string, StatusMeaning>(STANDARD_STATUSES.map((name) => [squashWord(name), name]));
  for (const [text, meaning] of Object.entries(SPELLINGS)) known.set(text, meaning);
  for (const [text, meaning] of Object.entries(own)) known.set(squashWord(text), meaning);
  return (text) => {
    const own = known.get(squashWord(text));
    if (own !== undefined || !FLAGS.test(text)) return own ?? null;
    const bare = known.get(squashWord(text.replace(FLAGS, '')));
    return bare === undefined || statusEffect(bare).kind === 'listing' ? null : bare;
  };
};
