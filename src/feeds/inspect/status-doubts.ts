import { ANY_CONTEXT, cleanText } from '../map/conversion.ts';
import { CONVERSIONS } from '../map/conversions.ts';
import { isKnownName, judgeColumn } from './column-names.ts';
import { spaceColumn } from './column-paths.ts';
import { type ColumnProfile, roughNumber } from './column-profiles.ts';
import { isPageWord } from './field-values.ts';
import { columnRule, type Findings, NO_TRIAL, type Proposal, tryRule } from './proposal.ts';
import type { FieldColumns } from './shared-keys.ts';
import { isOnMarket, isStatusWord, statusHint, usualMeaning } from './status-words.ts';

/** What a flag says of homes: the word of its name, `sold` of `Is Sold YN`. */
const flagWord = ({ name }: ColumnProfile): string => spaceColumn(name).replace(/^(is|was) | (yn|y n|flag)$/g, '');
const saysGone = (word: string): boolean =>
  usualMeaning(word) === null ? /^Withdrawn/.test(statusHint(word) ?? '') : !isOnMarket(word);
/** A contingent home can still be had. */
const saysReserved = (word: string): boolean => word !== 'contingent' && /\bPending\b/.test(statusHint(word) ?? '');

/** What of a row says that its home is no longer to be had: a price above 0, a day that has come, or the yes of a column "Sold". */
const endsOf = ({ context, columns }: Findings, columnsOf: FieldColumns): ((values: readonly string[]) => boolean) => {
  const placed = (names: readonly string[]) => columns.filter(({ name }) => names.includes(name));
  const prices = placed(columnsOf('ClosePrice'));
  const days = placed(columnsOf('CloseDate'));
  const isGone = saysYes(columns, saysGone);
  const textIn = (values: readonly string[], { index }: ColumnProfile): string => cleanText(values[index]);
  const hasCome = (text: string): boolean => {
    const day = CONVERSIONS.date([text], context);
    return text !== '' && (typeof day !== 'string' || day <= context.today);
  };
  return (values) =>
    prices.some((column) => roughNumber(textIn(values, column)) > 0) ||
    days.some((column) => hasCome(textIn(values, column))) ||
    isGone(values);
};

/** Whether a row says yes in any column of such a name. */
const saysYes = (
  columns: readonly ColumnProfile[],
  says: (word: string) => boolean,
): ((values: readonly string[]) => boolean) => {
  const flags = columns.filter((column) => says(flagWord(column)));
  return (values) => flags.some(({ index }) => CONVERSIONS.boolean([cleanText(values[index])], ANY_CONTEXT) === true);
};

/** How many rows with each text of a column have a price or a day of a sale, or say that they are sold, or reserved where the text says active. */
export const countEnded = (findings: Findings, status: ColumnProfile, columnsOf: FieldColumns): Map<string, number> => {
  const counts = new Map<string, number>();
  const hasEnded = endsOf(findings, columnsOf);
  const isReserved = saysYes(findings.columns, saysReserved);
  for (const { values } of findings.sample.records) {
    const text = cleanText(values[status.index]);
    if (hasEnded(values) || (usualMeaning(text) === 'Active' && isReserved(values)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
};

/** What a home was before says nothing of now. */
const EARLIER = /\b(previous|prev|prior|old|last|original|history)\b/;

const isKnown = (text: string): boolean => usualMeaning(text) !== null;
/** Whether a column tells homes that can be had from others. */
const tellsApart = ({ counts }: ColumnProfile): boolean => {
  const known = [...counts.keys()].filter(isKnown);
  return known.some(isOnMarket) && !known.every(isOnMarket);
};

/** Whether each text of the one column stands beside one text of the other alone: then it says nothing more. */
const isToldBy = ({ sample: { records } }: Findings, column: ColumnProfile, other: ColumnProfile): boolean => {
  const pairs = records.map(({ values }) => [other, column].map(({ index }) => cleanText(values[index])));
  return new Set(pairs.map((pair) => pair.join('\n'))).size === new Set(pairs.map(([text]) => text)).size;
};

const MOST_WORDS = 15;
const SHORTEST_WORD = 4;
const isEnd = (text: string): boolean => isStatusWord(text) && !isOnMarket(text) && statusHint(text) !== 'often Active';
/** Whether a column says of some homes that they are gone or not published: in whole words, whatever it is called, or among nothing but statuses. */
const tellsEnds = ({ counts, kind }: ColumnProfile): boolean =>
  counts.size <= MOST_WORDS &&
  [...counts.keys()].some((text) => isEnd(text) && (kind === 'status' || text.length >= SHORTEST_WORD));
const arePages = ({ texts }: ColumnProfile): boolean => texts.length > 0 && texts.every(isPageWord);

/**
 * The columns that may say the status as well as the one that was taken: another of a status's name or words that says of a home that it can be
 * had where this says that it cannot; one that has words for what is gone; and one of a status's name with codes, where this is known by its
 * words alone and all are on the market. None beside a standard status.
 */
const rivalsOf = (findings: Findings, status: ColumnProfile, others: readonly ColumnProfile[]): ColumnProfile[] => {
  const scoreOf = (column: ColumnProfile): number => judgeColumn(column).get('StandardStatus') ?? 0;
  const isNamed = (column: ColumnProfile): boolean => isKnownName(scoreOf(column));
  if (scoreOf(status) === 1) return [];
  const isCode = (other: ColumnProfile): boolean =>
    isNamed(other) && !isNamed(status) && !tellsApart(status) && ![...other.counts.keys()].some(isKnown);
  return others.filter(
    (other) => !isToldBy(findings, other, status) && (tellsEnds(other) || arePages(other) || isCode(other)),
  );
};

/** A column of a status's name whose codes tell more than those of the one that was taken; that one where there is none. */
const finest = (findings: Findings, status: ColumnProfile, others: readonly ColumnProfile[]): ColumnProfile =>
  [...status.counts.keys()].some(isStatusWord)
    ? status
    : (others.find(
        (other) =>
          /\bstatus\b/.test(spaceColumn(other.name)) &&
          other.counts.size > status.counts.size &&
          other.counts.size <= MOST_WORDS * 2 &&
          isToldBy(findings, status, other),
      ) ?? status);

/** The status with all columns that say it: what ends a home in any of them counts. */
export const withAllStatuses = (findings: Findings, proposals: readonly Proposal[]): Proposal[] => {
  const own = proposals.find(({ field }) => field === 'StandardStatus');
  const mapped = new Set(proposals.flatMap((one) => one.columns));
  const free = findings.columns.filter(
    ({ name, texts }) => !mapped.has(name) && texts.length > 0 && !EARLIER.test(spaceColumn(name)),
  );
  const named = findings.columns.find(({ name }) => name === own?.columns[0]);
  // Pages are no status alone, but beside one.
  const status =
    named ?? (free.some(arePages) ? free.find((column) => tellsEnds(column) && !arePages(column)) : undefined);
  if (status === undefined) return [...proposals];
  const others = free.filter((column) => column !== status);
  const first = finest(findings, status, others);
  const columns = [
    first,
    ...rivalsOf(
      findings,
      first,
      others.filter((column) => column !== first),
    ),
  ].map(({ name }) => name);
  if (own !== undefined && columns.length === 1 && first === status) return [...proposals];
  const rule = columnRule('StandardStatus', columns, columns.length === 1 ? 'text' : 'strictest');
  const names = columns.map((name) => `"${name}"`);
  const reason =
    columns.length === 1 ? 'its codes tell most' : `${names.join(' and ')} say it: what ends a home counts`;
  const trial = tryRule(findings.sample, 'StandardStatus', rule, findings.context) ?? NO_TRIAL;
  return [
    ...proposals.filter((one) => one !== own),
    { field: 'StandardStatus', rule, columns, confidence: 'likely', reason, trial },
  ];
};
