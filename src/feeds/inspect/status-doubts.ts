import { ANY_CONTEXT, cleanText } from '../map/conversion.ts';
import { CONVERSIONS } from '../map/conversions.ts';
import { isKnownName, judgeColumn } from './column-names.ts';
import { spaceColumn } from './column-paths.ts';
import { type ColumnProfile, roughNumber } from './column-profiles.ts';
import type { Findings, Proposal } from './proposal.ts';
import { isSaleTypeWord } from './sale-type-words.ts';
import type { FieldColumns } from './shared-keys.ts';
import { isOnMarket, statusHint, usualMeaning } from './status-words.ts';

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
const SHARE_OF_DOUBT = 0.01;

const isKnown = (text: string): boolean => usualMeaning(text) !== null;
/** Whether a column tells homes that can be had from others. */
const tellsApart = ({ counts }: ColumnProfile): boolean => {
  const known = [...counts.keys()].filter(isKnown);
  return known.some(isOnMarket) && !known.every(isOnMarket);
};

/**
 * The columns that may be the status as well as the one that was taken: another of a status's name or words that says of a home that it can be
 * had where this says that it cannot; and one of a status's name with codes, where this is known by its words alone and all are on the market.
 * None beside a standard status, and none that only tells sale and rent.
 */
export const statusRivals = (
  { sample, columns }: Findings,
  status: ColumnProfile,
  proposals: readonly Proposal[],
): ColumnProfile[] => {
  const mapped = new Set(proposals.flatMap((one) => one.columns));
  const scoreOf = (column: ColumnProfile): number => judgeColumn(column).get('StandardStatus') ?? 0;
  const isNamed = (column: ColumnProfile): boolean => isKnownName(scoreOf(column));
  if (scoreOf(status) === 1) return [];
  const contradicts = (other: ColumnProfile): boolean => {
    const against = sample.records.filter(({ values }) => {
      const [own, its] = [status, other].map(({ index }) => cleanText(values[index]));
      return own && its && isKnown(own) && isKnown(its) && isOnMarket(own) !== isOnMarket(its);
    });
    return against.length > sample.records.length * SHARE_OF_DOUBT;
  };
  const isCode = (other: ColumnProfile): boolean =>
    isNamed(other) && !isNamed(status) && !tellsApart(status) && ![...other.counts.keys()].some(isKnown);
  return columns.filter(
    (other) =>
      !mapped.has(other.name) &&
      (isNamed(other) || other.kind === 'status') &&
      !EARLIER.test(spaceColumn(other.name)) &&
      ![...other.counts.keys()].every(isSaleTypeWord) &&
      (contradicts(other) || isCode(other)),
  );
};
