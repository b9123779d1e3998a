import { ownValue } from '../../fields/own-value.ts';
import { todoText } from '../configuration/check-feed-config.ts';
import { createStatusReader, type StatusMeaning, squashStatus, statusEffect } from '../map/statuses.ts';

/** Local words that mean the same wherever they are used. */
const USUAL: Readonly<Partial<Record<StatusMeaning, string>>> = {
  Active:
    'a act actv available for-sale for-rent for-lease new new-listing back-on-market bom price-change price-changed price-reduced price-decrease price-increase extended reactivated on-market disponible activo aktiv verfugbar',
  ActiveUnderContract: 'active-contingent active-with-contract active-backup active-under-agreement accepting-backups',
  ComingSoon: 'cs coming pre-market',
  Pending: 'pend pnd pending-sale option-pending',
  Closed: 'sld clsd closed-sale closed-lease sold-closed settled leased rented let vendido alquilado vendu verkauft',
  Withdrawn: 'wdn wth withdrwn',
  Canceled: 'cancel canc terminated',
  Expired: 'exp expd',
  Hold: 'temp-off-market temporarily-off-market tom on-hold',
  Delete: 'del',
  Incomplete: 'draft',
};

/** What a word often means, but not in every system: told to the person who decides, never decided. */
const HINTS: Readonly<Record<string, string>> = {
  b: 'back on the market or backup offers',
  c: 'Closed, Canceled or contingent, by system',
  ctg: 'often ActiveUnderContract or Pending',
  contingent: 'often ActiveUnderContract or Pending',
  d: 'often Delete',
  e: 'often Expired',
  h: 'often Hold',
  i: 'often Incomplete',
  k: 'often Canceled',
  l: 'often Closed (leased)',
  n: 'often Active (new)',
  offmarket: 'Withdrawn, Hold or Expired, by system',
  p: 'often Pending',
  pendingtakingbackups: 'often ActiveUnderContract or Pending',
  r: 'often Closed (rented)',
  reserved: 'often ActiveUnderContract or Pending',
  s: 'often Closed (sold)',
  t: 'often Hold (temporarily off the market)',
  u: 'often Pending or ActiveUnderContract',
  uc: 'often Pending or ActiveUnderContract',
  undercontract: 'Pending or ActiveUnderContract, by system',
  underoffer: 'often ActiveUnderContract or Pending',
  underagreement: 'Pending or ActiveUnderContract, by system',
  saleagreed: 'often Pending',
  sstc: 'often Pending (sold subject to contract)',
  w: 'often Withdrawn',
  x: 'often Expired',
};

const WORDS: ReadonlyMap<string, StatusMeaning> = new Map(
  Object.entries(USUAL).flatMap(([meaning, words]) =>
    words.split(' ').map((word): [string, StatusMeaning] => [squashStatus(word), meaning as StatusMeaning]),
  ),
);

const readStandard = createStatusReader({});

/** The meaning that a word has without a feed's own map, by the standard or by usage; null where it differs by system. */
export const usualMeaning = (text: string): StatusMeaning | null =>
  readStandard(text) ?? WORDS.get(squashStatus(text)) ?? null;

export const statusHint = (text: string): string | null => ownValue(HINTS, squashStatus(text)) ?? null;

const MOST_STATUSES = 20;
const LEAST_KNOWN = 0.3;

/** Whether a text can be a status: a word that means one, or a code that often does. */
export const isStatusWord = (text: string): boolean => usualMeaning(text) !== null || statusHint(text) !== null;

/** Whether texts, by how often they come, are statuses: few, all words for statuses, and homes on the market among them. */
export const looksLikeStatuses = (counts: ReadonlyMap<string, number>, filled: number): boolean => {
  if (counts.size === 0 || counts.size > MOST_STATUSES) return false;
  let known = 0;
  let onMarket = false;
  for (const [text, count] of counts) {
    const meaning = usualMeaning(text);
    if (!isStatusWord(text)) return false;
    if (meaning !== null) known += count;
    onMarket ||= meaning !== null && statusEffect(meaning).kind === 'listing';
  }
  return onMarket && known >= filled * LEAST_KNOWN;
};

/** One status of the file: what the feed reads it as, what is proposed for it, or a hint for the person who has to say it. */
export type StatusFinding = {
  text: string;
  count: number;
  meaning: StatusMeaning | null;
  /** Known without the feed's own map. */
  standard: boolean;
  hint: string | null;
};

/** Every status by how often it comes, from texts with their counts. `known` are those of the preset. */
export const findStatuses = (
  counts: ReadonlyMap<string, number>,
  known: Readonly<Record<string, StatusMeaning>> = {},
): StatusFinding[] => {
  const read = createStatusReader(known);
  return [...counts]
    .map(([text, count]) => {
      const own = read(text);
      const meaning = own ?? usualMeaning(text);
      return { text, count, meaning, standard: own !== null, hint: meaning === null ? statusHint(text) : null };
    })
    .sort((left, right) => right.count - left.count);
};

/** The feed's `statuses`: words of known meaning, and TODO for the others. Undefined where the standard names suffice. */
export const statusMap = (statuses: readonly StatusFinding[]): Record<string, string> | undefined => {
  const needed = statuses.filter(({ standard }) => !standard);
  if (needed.length === 0) return undefined;
  return Object.fromEntries(needed.map(({ text, meaning, hint }) => [text, meaning ?? todoText(hint)]));
};
