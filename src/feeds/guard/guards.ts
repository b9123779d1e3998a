import { type FeedConfig, type FeedLimits, feedLimits } from '../configuration/feed-config.ts';
import type { ColumnFill } from '../configuration/feed-store.ts';

/** Below these counts a share says nothing. */
const FEW_REMOVALS = 5;
const FEW_PRICES = 10;
const FEW_FILLED = 10;
/** In no currency does the middle one of some homes cost less. */
const LEAST_SALE_PRICE = 10_000;
const MEDIAN_LOW = 0.8;
const MEDIAN_HIGH = 1.25;

/** Of the few records that have changed since the last run a share says nothing, and one of them must not stop all others. */
const FEW_PROBLEMS = 10;

/**
 * Judges a file as a whole: the sentence that says why nothing of it may be written, because too many of its rows are wrong; else null.
 * `rejected` counts the wrong rows for each chatbot.
 */
export const guardFile = (rejected: readonly number[], rows: number, config: FeedConfig): string | null => {
  const { maxProblems } = feedLimits(config);
  const most = Math.max(0, ...rejected);
  const few = 'resoWebApi' in config.source ? FEW_PROBLEMS : 0;
  return maxProblems === null || most <= Math.max(few, maxProblems * rows)
    ? null
    : `${most} of ${rows} rows are wrong, more than ${maxProblems * 100} % (maxProblems): nothing was written`;
};

/** What a planned part is judged by. */
export type PartFacts = {
  mode: 'snapshot' | 'delta';
  limits: FeedLimits;
  /** Whether the feed's own file sets `minRows`. */
  minRowsIsSet: boolean;
  /** Rows for this chatbot, now and in the last good runs. */
  matchedRows: number;
  recentRows: readonly number[];
  columnFill: ColumnFill;
  lastColumnFill: ColumnFill | null;
  /** Displayed listings of the feed in the chatbot before the run, and of all sources. */
  owned: number;
  live: number;
  /** Homes that the run puts on display: new ones, and removed ones that are back. */
  appearing: number;
  /** New price by old price of the listings whose price changes; how many prices were compared. */
  priceRatios: readonly number[];
  comparedPrices: number;
  /** What homes for sale cost in this file. */
  salePrices: readonly number[];
  removals: number;
  removalsByAbsence: number;
  removedThisWeek: number;
  /** Rows of which no key could be read. */
  keylessRows: number;
  chatbotsChanged: boolean;
  /** Why the feed writes nothing until somebody says so; null when it is not paused. */
  paused: string | null;
};

/**
 * `part`: nothing of it may be written. `removals`: the rest may; with `absenceOnly` also what rows end. Null: no objection.
 * Each is a sentence that says why.
 */
export type GuardVerdict = { part: string | null; removals: string | null; absenceOnly?: true };

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

const fewRows = ({ mode, limits, minRowsIsSet, matchedRows, recentRows }: PartFacts): string | null => {
  if (limits.minRows === null || recentRows.length === 0 || (mode === 'delta' && !minRowsIsSet)) return null;
  const usual = median(recentRows);
  return matchedRows < limits.minRows * usual
    ? `only ${matchedRows} rows came, fewer than ${percent(limits.minRows)} of the usual ${usual} (minRows)`
    : null;
};

/** The rows of a delta are of many kinds (the sold ones have no days on market), so how full a column is says nothing there. */
const emptyColumn = ({ mode, columnFill, lastColumnFill }: PartFacts): string | null => {
  if (lastColumnFill === null || lastColumnFill.rows === 0) return null;
  for (const [column, filled] of Object.entries(lastColumnFill.filled)) {
    const now = columnFill.filled[column];
    if (now === undefined && filled > 0) return `the column ${column} is gone`;
    const expected = (filled / lastColumnFill.rows) * columnFill.rows;
    if (mode === 'snapshot' && expected >= FEW_FILLED && (now ?? 0) < expected / 2) {
      return `the column ${column} is filled in ${now ?? 0} of ${columnFill.rows} rows, last time in ${filled} of ${lastColumnFill.rows}`;
    }
  }
  return null;
};

const isMostlyUnread = ({ filled, unread = {} }: ColumnFill, column: string): boolean =>
  (unread[column] ?? 0) > (filled[column] ?? 0) / 2;

/** A column that another conversion is meant for: said of the feed's first file as well, and once it has been approved no more. */
const unreadColumn = ({ columnFill, lastColumnFill }: PartFacts): string | null => {
  for (const [column, filled] of Object.entries(columnFill.filled)) {
    const unread = columnFill.unread?.[column] ?? 0;
    if (unread < FEW_FILLED || !isMostlyUnread(columnFill, column)) continue;
    if (lastColumnFill !== null && isMostlyUnread(lastColumnFill, column)) continue;
    return `the column ${column} cannot be read in ${unread} of ${filled} rows that fill it`;
  }
  return null;
};

/** Prices in thousands, or rents: said of the feed's first file, and once that has been approved no more. */
const smallPrices = ({ salePrices, lastColumnFill }: PartFacts): string | null => {
  if (lastColumnFill !== null || salePrices.length < FEW_PRICES) return null;
  const middle = median(salePrices);
  return middle < LEAST_SALE_PRICE
    ? `homes for sale cost ${middle.toLocaleString('en-US')} at the median: their prices are thousands (moneyInThousands) or ten thousands ` +
        '(moneyInTenThousands), or they are for rent'
    : null;
};

const manyPrices = ({ limits, priceRatios, comparedPrices, mode, owned }: PartFacts): string | null => {
  const changed = priceRatios.length;
  const prices = mode === 'snapshot' ? comparedPrices : Math.max(owned, comparedPrices);
  if (changed < FEW_PRICES || prices === 0) return null;
  if (limits.maxPriceChanges !== null && changed > limits.maxPriceChanges * prices) {
    return `${changed} of ${prices} prices change, more than ${percent(limits.maxPriceChanges)} (maxPriceChanges)`;
  }
  const ratios = [...priceRatios, ...new Array<number>(Math.max(0, comparedPrices - changed)).fill(1)];
  const middle = median(ratios);
  return middle < MEDIAN_LOW || middle > MEDIAN_HIGH
    ? `prices are ${Math.round(middle * 100) / 100} times what they were, at the median (0.8 to 1.25 is usual)`
    : null;
};

const tooManyRemovals = (facts: PartFacts): string | null => {
  const { limits, removals, removedThisWeek, owned, live, appearing } = facts;
  if (removals === 0) return null;
  if (facts.chatbotsChanged) return 'the list of chatbots has changed since the last run';
  if (removals >= live + appearing) return 'the chatbot would have no listing left';
  if (limits.maxRemoved === null) return null;
  if (removals > FEW_REMOVALS && removals > limits.maxRemoved * owned) {
    return `${removals} of ${owned} listings would go, more than ${percent(limits.maxRemoved)} (maxRemoved)`;
  }
  const week = removals + removedThisWeek;
  const before = owned + removedThisWeek;
  return week > FEW_REMOVALS && removedThisWeek > 0 && week > limits.maxRemoved * before
    ? `${week} of ${before} listings would have gone within 7 days, more than ${percent(limits.maxRemoved)} (maxRemoved)`
    : null;
};

/** What may leave the display: a row without a key could be any of the homes that are missing, but ends none. */
const judgeRemovals = (facts: PartFacts): Omit<GuardVerdict, 'part'> => {
  const all = tooManyRemovals(facts);
  if (facts.keylessRows === 0 || facts.removalsByAbsence === 0) return { removals: all };
  const byRow = tooManyRemovals({ ...facts, removals: facts.removals - facts.removalsByAbsence });
  const rows = facts.keylessRows === 1 ? '1 row has' : `${facts.keylessRows} rows have`;
  const reason = `${rows} no readable key, so what is missing is not known`;
  return byRow === null ? { removals: reason, absenceOnly: true } : { removals: `${byRow}; ${reason}` };
};

/** A feed that shows nothing yet has nothing to lose, but what it begins with must be readable. */
const judgePart = (facts: PartFacts): string | null => {
  const unlikely = [unreadColumn(facts), smallPrices(facts)].filter((sentence) => sentence !== null);
  if (unlikely.length > 0) return unlikely.join('; besides, ');
  return facts.owned === 0 ? null : (fewRows(facts) ?? emptyColumn(facts) ?? manyPrices(facts));
};

/** Judges a plan before anything is written. Pure. Who lifts a pause is told what the guards say beside it. */
export const judge = (facts: PartFacts): GuardVerdict => {
  const part = judgePart(facts);
  const { removals, ...rest } = judgeRemovals(facts);
  if (facts.paused === null) return { part, removals, ...rest };
  const told = [facts.paused, part ?? removals].filter((sentence) => sentence !== null);
  return { part: told.join('; besides, '), removals, ...rest };
};
