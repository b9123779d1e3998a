import { splitEntry } from '../languages/expand-phrases.ts';
import { saysPhrase } from '../languages/says-phrase.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { PRICE_REDUCED } from '../told-fields.ts';
import { type Item, isFiller, type Reading, wordsOf } from './stretch.ts';

const UNITS = ['day', 'week', 'month', 'year'];

const isTime = ({ lexemes, tables: { pastDays } }: Reading, at: number): boolean => {
  const lexeme = lexemes[at];
  if (UNITS.some((unit) => hasSense(lexeme, 'unit', unit))) return true;
  return saysPhrase(lexeme?.text ?? '', pastDays);
};

/** "*In the last 30* days", "*since* October". */
const leadsToTime = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  !lexeme.isMark &&
  (lexeme.amount !== undefined ||
    hasSense(lexeme, 'compare', 'within') ||
    (isFiller(lexeme) && hasSense(lexeme, 'place')));

/** "Sold *this* week", where the table has "sold this". */
const leadOf = (text: string, pastLeads: string | undefined): string => {
  const leads = splitEntry(pastLeads ?? '');
  const words = text.split(' ');
  return words.slice(words.findLastIndex((word) => !leads.includes(word)) + 1).join(' ');
};

const wordsOfTime = (reading: Reading, at: number): { from: number; words: string } => {
  const { lexemes } = reading;
  let from = at;
  while (from > 0 && leadsToTime(lexemes[from - 1])) from -= 1;
  const words = wordsOf(reading, from, at + 1);
  const lead = leadOf(lexemes[from - 1]?.text ?? '', reading.tables.pastLeads);
  return { from, words: `${lead} ${words}`.trim() };
};

/** "A price cut *this week*", not "*listed this week* with a price cut". */
const isBareTime = ({ lexemes, tables: { pastDays } }: Reading, at: number): boolean =>
  UNITS.some((unit) => hasSense(lexemes[at], 'unit', unit)) ||
  splitEntry(pastDays ?? '').includes(lexemes[at]?.text ?? '');

/**
 * "Sold in the last 30 days", "reduced this week": how long a home was on the market is another time than when it was sold,
 * or reduced, which no condition says. `unexplained` are the words for that time.
 */
export const withoutTimeOfSale = (
  reading: Reading,
  items: readonly Item[],
): { items: Item[]; unexplained: string[] } => {
  const { lexemes } = reading;
  const isSold = items.some(({ constraints: [one] }) => one?.Field === 'Status' && one.Value === 'Sold');
  const isReduced = items.some(({ constraints: [one] }) => one?.Field === 'Tag' && one.Value.includes(PRICE_REDUCED));
  if (!isSold && !isReduced) return { items: [...items], unexplained: [] };
  const isOfSale = (at: number): boolean => {
    const { from } = wordsOfTime(reading, at);
    // "Sold within 10 days" and "over 60 days" tell how long it took.
    const isBound = ['atMost', 'atLeast', 'moreThan', 'lessThan'].some((value) =>
      hasSense(lexemes[from], 'compare', value),
    );
    return (
      isTime(reading, at) &&
      !isBound &&
      (isSold || isBareTime(reading, at)) &&
      !items.some(({ constraints: [one], from: begin, to }) => one?.Field !== 'DaysOnMarket' && begin <= at && at < to)
    );
  };
  const times = [...lexemes.keys()].filter(isOfSale);
  const taken = items.filter(
    ({ constraints: [one], from, to }) => one?.Field === 'DaysOnMarket' && times.some((at) => from <= at && at < to),
  );
  return {
    items: items.filter((item) => !taken.includes(item)),
    unexplained: times.map((at) => wordsOfTime(reading, at).words),
  };
};

/** "Any open houses *this weekend*?": listings tell of tours, not of their days. "With an open house" is no condition either. */
export const readOpenHouses = (reading: Reading, isAskedAbout: boolean): string[] => {
  const { lexemes } = reading;
  const open = lexemes.findIndex((one) => hasSense(one, 'tour', 'open'));
  if (open === -1) return [];
  const days = lexemes.flatMap((one, at) => (hasSense(one, 'human', 'when') ? [wordsOf(reading, at, at + 1)] : []));
  return isAskedAbout ? days : [wordsOf(reading, open, open + 1), ...days];
};
