import { squashWord } from '../../listings/fold.ts';
import { todoText } from '../configuration/check-feed-config.ts';
import { termOf } from '../map/convert-texts.ts';
import { createStatusReader, type StatusMeaning, statusEffect } from '../map/statuses.ts';
import { isSaleTypeWord } from './sale-type-words.ts';

/** Local words that mean the same wherever they are used. */
const USUAL: Readonly<Partial<Record<StatusMeaning, string>>> = {
  Active: `a act actv available for-sale for-rent for-lease new new-listing back-on-market bom price-change price-changed price-reduced
    price-decrease price-increase extended reactivated on-market disponible disponivel activo ativo actif aktiv verfugbar frei
    zu-verkaufen zu-vermieten to-let attivo disponibile libero te-koop te-huur beschikbaar en-venta en-alquiler a-vendre a-louer a-venda 在售 在租`,
  ActiveUnderContract: 'active-contingent active-with-contract active-backup active-under-agreement accepting-backups',
  ComingSoon: 'pre-market',
  Pending: 'pend pen pnd pending-sale option-pending',
  Closed:
    'sld clsd closed-sale closed-lease sold-closed settled leased lsd rented let vendido vendida alquilado alquilada vendu loue verkauft ' +
    'vermietet alugado alugada arrendado arrendada venduto venduta affittato affittata verkocht verhuurd 已售 已成交 已出租 已租',
  Withdrawn: 'wdn wth withdrwn 下架 已下架',
  Canceled: 'cancel canc terminated',
  Expired: 'exp expd',
  Hold: 'temp-off-market temporarily-off-market tom on-hold',
  Delete: 'del',
  Incomplete: 'draft',
};

/** What words often mean, but not in every system: told to the person who decides, never decided. */
const HINTS: Readonly<Record<string, string>> = {
  'back on the market or backup offers': 'b',
  'Closed, Canceled or contingent, by system': 'c',
  'often ComingSoon': 'coming',
  'ComingSoon or Closed (a closed sale), by system': 'cs',
  'often ActiveUnderContract or Pending':
    'ctg contingent in-trattativa sous-offre pending-taking-backups reserved reservado reservada reserviert reserve riservato ' +
    'riservata gereserveerd under-offer onder-bod',
  'often Delete': 'd',
  'often Expired': 'e x',
  'often Hold': 'h',
  'often Incomplete; Withdrawn where it takes a home off the display': 'i',
  'often Canceled': 'k',
  'often Closed (leased)': 'l',
  'often Active (new)': 'n',
  'Withdrawn, Hold or Expired, by system': 'off-market inactive archived',
  'often Pending; ActiveUnderContract where it stays on the display': 'p let-agreed sale-agreed sous-compromis',
  'often Active': 'published live in-stock',
  'often Closed (rented)': 'r',
  'often Closed (sold)': 's sold-out out-of-stock',
  'often Pending (sold subject to contract)': 'sstc',
  'often Hold (temporarily off the market)': 't',
  'often Pending or ActiveUnderContract': 'uc',
  'under contract, or unavailable (Withdrawn), by system': 'u',
  'Pending or ActiveUnderContract, by system': 'under-contract under-agreement',
  'often Withdrawn': 'w',
};

/** The texts of a table by their words, as these are compared. */
const byWord = <Text extends string>(table: Readonly<Partial<Record<Text, string>>>): ReadonlyMap<string, Text> =>
  new Map(
    Object.entries<string | undefined>(table).flatMap(([text, words = '']) =>
      words.split(/\s+/).map((word): [string, Text] => [squashWord(word), text as Text]),
    ),
  );
const WORDS = byWord(USUAL);
const HINTED = byWord(HINTS);

const readStandard = createStatusReader({});

/** The meaning that a word has without a feed's own map, by the standard or by usage; null where it differs by system. */
export const usualMeaning = (text: string): StatusMeaning | null =>
  readStandard(termOf(text)) ?? WORDS.get(squashWord(termOf(text))) ?? null;

export const statusHint = (text: string): string | null => HINTED.get(squashWord(termOf(text))) ?? null;

/** Whether a text can be a status: a word that means one, or a code that often does. */
export const isStatusWord = (text: string): boolean => usualMeaning(text) !== null || statusHint(text) !== null;

/** The same with something behind the word ("Closed 10/3"), but for single letters and words for sale and rent. */
export const beginsWithStatus = (text: string): boolean =>
  text.length > 1 &&
  text.length <= LONGEST_STATUS &&
  !isSaleTypeWord(text) &&
  (isStatusWord(text) || (/^\p{L}{4,}/u.test(text) && isStatusWord(text.split(/[^\p{L}]/u)[0] ?? '')));
const LONGEST_STATUS = 25;

const MOST_STATUSES = 20;
/** Shorter ones mean other things in other columns: A is an energy class, New a condition, C a zone. */
const SHORTEST_WORD = 5;
const SHORTEST_CODE = 2;

/**
 * Whether texts show by themselves that they are statuses: few, all words or codes for statuses, and a whole word among them. Of a column
 * without a name codes are enough, of which one is usual or none is a single letter.
 */
export const looksLikeStatuses = (counts: ReadonlyMap<string, number>, unnamed: boolean): boolean => {
  const texts = [...counts.keys()];
  if (texts.length === 0 || texts.length > MOST_STATUSES || !texts.every(isStatusWord)) return false;
  if (texts.every(isSaleTypeWord)) return false;
  if (texts.some((text) => squashWord(text).length >= SHORTEST_WORD)) return true;
  return unnamed && (texts.some(isOnMarket) || texts.every((text) => text.length >= SHORTEST_CODE));
};

export const isOnMarket = (text: string): boolean => {
  const meaning = usualMeaning(text);
  return meaning !== null && statusEffect(meaning).kind === 'listing';
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

/** In so many of the rows with a status the price or the day of a sale is no slip. */
const NO_SLIP = 0.02;
/** Under contract a home has the price and the day of its sale before it is sold. */
export const mayEnd = (meaning: StatusMeaning | null): boolean =>
  meaning !== null && meaning !== 'ActiveUnderContract' && statusEffect(meaning).kind === 'listing';

/**
 * Every status by how often it comes, from texts with their counts. `known` are those of the preset, `ended` says in how many rows with a text
 * a home is sold by all else that they say: then it is not taken for one of the market.
 */
export const findStatuses = (
  counts: ReadonlyMap<string, number>,
  known: Readonly<Record<string, StatusMeaning>> = {},
  ended: ReadonlyMap<string, number> = new Map(),
): StatusFinding[] => {
  const read = createStatusReader(known);
  return [...counts]
    .map(([text, count]): StatusFinding => {
      const own = read(text);
      const meaning = own ?? usualMeaning(text);
      const sold = ended.get(text) ?? 0;
      if (sold > count * NO_SLIP && mayEnd(meaning)) {
        const hint = `${sold} of its ${count} rows have a price or a day of a sale, or say that they are sold or reserved: Closed?`;
        return { text, count, meaning: null, standard: false, hint };
      }
      return { text, count, meaning, standard: own !== null, hint: meaning === null ? statusHint(text) : null };
    })
    .sort((left, right) => right.count - left.count);
};

/**
 * The feed's `statuses`: words of known meaning, and TODO for the others. Undefined where the standard names suffice; where most words are the
 * source's own, these may be such, too, and are written down.
 */
export const statusMap = (statuses: readonly StatusFinding[]): Record<string, string> | undefined => {
  const areOwn = statuses.filter(({ meaning }) => meaning === null).length > statuses.length / 2;
  const needed = statuses.filter(({ standard }) => areOwn || !standard);
  if (needed.length === 0) return undefined;
  return Object.fromEntries(needed.map(({ text, meaning, hint }) => [text, meaning ?? todoText(hint)]));
};
