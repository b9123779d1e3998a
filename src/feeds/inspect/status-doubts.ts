import type { FeedField } from '../configuration/feed-fields.ts';
import { ANY_CONTEXT, cleanText } from '../map/conversion.ts';
import { CONVERSIONS } from '../map/conversions.ts';
import { isNamedFor, judgeColumn } from './column-names.ts';
import { columnPath, spaceColumn } from './column-paths.ts';
import { type ColumnProfile, roughNumber } from './column-profiles.ts';
import type { Findings, Proposal } from './proposal.ts';
import { isSaleTypeWord, saleTypeAround, speaksOfRent } from './sale-type-words.ts';
import type { FieldColumns } from './shared-keys.ts';
import { findStatuses, isOnMarket, mayEnd, type StatusFinding, statusHint, usualMeaning } from './status-words.ts';

/** Beside what a flag says, and what it says it of: `Is Sold YN`, `property_under_offer`, `status.reserved`. */
const AROUND_FLAG = /\b(is|was|yn|y n|flag)\b/g;
const OF_HOME = /\b(property|listing|home|objekt|status|flags|details)\b/g;
/** What a flag says of homes: `sold` of `Is Sold YN`, and nothing of `parking.reserved`. A home that is let may be for sale: `Property Rented`. */
const flagWord = ({ place }: ColumnProfile): string => {
  const own = spaceColumn(place).replace(AROUND_FLAG, ' ');
  const word = own.replace(OF_HOME, ' ');
  return (speaksOfRent(word) ? own : word).trim();
};
const saysGone = (word: string): boolean =>
  usualMeaning(word) === null ? /^Withdrawn/.test(statusHint(word) ?? '') : !isOnMarket(word);
/** A contingent home can still be had. */
const saysReserved = (word: string): boolean => word !== 'contingent' && /\bPending\b/.test(statusHint(word) ?? '');

const OF_LAST_SALE = /\b(last|prior|prev|previous)\b.*\b(sold|sale)\b/;
/** A day that more rows share is that of the export. */
const MOST_ALIKE = 0.5;
/**
 * What of a row says that its home is no longer to be had: a price above 0, a day that has come, or the yes of a column "Sold"; not the last sale,
 * where that alone is told, before the day from which the home is listed.
 */
const endsOf = (
  { context, columns, sample }: Findings,
  columnsOf: FieldColumns,
): ((values: readonly string[]) => boolean) => {
  const placed = (field: FeedField) => columns.filter(({ name }) => columnsOf(field).includes(name));
  const [prices, days, [listed]] = [placed('ClosePrice'), placed('CloseDate'), placed('MarketSince')];
  const [last, ...others] = columns.filter(({ name, kind }) => kind === 'date' && OF_LAST_SALE.test(spaceColumn(name)));
  const isShared = listed?.counts.values().some((rows) => rows > sample.records.length * MOST_ALIKE) ?? true;
  const isLast =
    others.length === 0 &&
    days.every((column) => column === last) &&
    !prices.some(({ name }) => /\bclos/.test(spaceColumn(name)));
  const isGone = saysYes(columns, saysGone);
  const textIn = (values: readonly string[], column?: ColumnProfile): string =>
    column === undefined ? '' : cleanText(values[column.index]);
  const dayIn = (values: readonly string[], column?: ColumnProfile): string | null => {
    const day = CONVERSIONS.date([textIn(values, column)], context);
    return typeof day === 'string' ? day : null;
  };
  const isEarlier = (values: readonly string[]): boolean =>
    isLast && !isShared && (dayIn(values, last) ?? '9') < (dayIn(values, listed) ?? '');
  const hasCome = (values: readonly string[], column: ColumnProfile): boolean =>
    textIn(values, column) !== '' && (dayIn(values, column) ?? '') <= context.today;
  return (values) =>
    isGone(values) ||
    (!isEarlier(values) &&
      (prices.some((column) => roughNumber(textIn(values, column)) > 0) ||
        days.some((column) => hasCome(values, column))));
};

/** Whether a row says yes in any column of such a name. */
const saysYes = (
  columns: readonly ColumnProfile[],
  says: (word: string) => boolean,
): ((values: readonly string[]) => boolean) => {
  const flags = columns.filter((column) => says(flagWord(column)));
  return (values) => flags.some(({ index }) => isYes(values[index]));
};
const isYes = (text: string | undefined): boolean => CONVERSIONS.boolean([cleanText(text)], ANY_CONTEXT) === true;

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

/** More of them say the same of a home, or of parts of it. */
const MOST_FLAGS = 2;
/** Flags that say of some homes that they are sold or reserved, of which the status says that they can be had, or nothing that is known. */
export const flagsBeside = ({ sample, columns }: Findings, status: ColumnProfile): ColumnProfile[] => {
  const isOpen = (text: string): boolean =>
    usualMeaning(text) === null ? /^(often Active( .*)?)?$/.test(statusHint(text) ?? '') : mayEnd(usualMeaning(text));
  const flags = columns.filter((column) => {
    const word = flagWord(column);
    return (
      column !== status &&
      column.kind === 'yesNo' &&
      (saysGone(word) || saysReserved(word)) &&
      sample.records.some(({ values }) => isYes(values[column.index]) && isOpen(cleanText(values[status.index])))
    );
  });
  return flags.length > MOST_FLAGS ? [] : flags;
};

/**
 * The statuses of a column that is read with its flags, each as the conversion gives it. What a yes means beside one of the market only a person
 * can tell.
 */
export const statusesWithFlags = (
  findings: Findings,
  status: ColumnProfile,
  flags: readonly ColumnProfile[],
  columnsOf: FieldColumns,
): StatusFinding[] => {
  const textOf = (values: readonly string[]): string => {
    const texts = [status, ...flags].map(({ index }) => cleanText(values[index]));
    return String(CONVERSIONS.statusWithFlags(texts, ANY_CONTEXT) ?? '');
  };
  const rows = Map.groupBy(findings.sample.records, ({ values }) => textOf(values));
  rows.delete('');
  const hasEnded = endsOf({ ...findings, columns: findings.columns.filter((one) => !flags.includes(one)) }, columnsOf);
  const counts = new Map([...rows].map(([text, { length }]) => [text, length]));
  const ended = new Map([...rows].map(([text, own]) => [text, own.filter(({ values }) => hasEnded(values)).length]));
  return findStatuses(counts, {}, ended).map((finding) => {
    const [word = ''] = finding.text.split(' + ');
    const own = usualMeaning(word);
    if (finding.meaning === null && own !== null && !isOnMarket(word)) return { ...finding, meaning: own, hint: null };
    const said = flags.filter(({ index }) => isYes(rows.get(finding.text)?.[0]?.values[index])).map(flagWord);
    const hint = said.map((word) => statusHint(word) ?? `often ${usualMeaning(word)}`)[0];
    return hint === undefined ? finding : { ...finding, hint };
  });
};

/** The proposals with the status read together with its flags, or with that of another object, where one sells and the other lets. */
export const withOthers = (
  proposals: readonly Proposal[],
  flags: readonly ColumnProfile[],
  inTurn: ColumnProfile | null,
): Proposal[] =>
  proposals.map((proposal): Proposal => {
    const [type, other] = [proposal.columns[0] ?? '', inTurn?.name ?? ''].map(saleTypeAround);
    const isTold = type && other && type !== other;
    const names = (inTurn && isTold ? [inTurn] : flags).map(({ name }) => name);
    if (proposal.field !== 'StandardStatus' || names.length === 0) return proposal;
    const columns = [...proposal.columns, ...names];
    const says = isTold ? 'it of the others' : 'of some that they are sold or reserved';
    const reason = `${proposal.reason}; together with "${names.join('" and "')}", which says ${says}`;
    const convert = isTold ? 'spaced' : 'statusWithFlags';
    return { ...proposal, rule: { columns, convert }, columns, confidence: 'likely', reason };
  });

/** The status of another object of the same name, where each row has one of them at most: `selling.status` and `letting.status`. */
export const statusInTurn = (
  { sample, columns }: Findings,
  status: ColumnProfile,
  proposals: readonly Proposal[],
): ColumnProfile | null => {
  const { nested, last } = columnPath(status.name);
  const isFilled = (values: readonly string[], { index }: ColumnProfile): boolean => cleanText(values[index]) !== '';
  const isInTurn = (other: ColumnProfile): boolean =>
    other.texts.length > 0 &&
    other.name !== status.name &&
    columnPath(other.name).nested &&
    columnPath(other.name).last === last &&
    !proposals.some((one) => one.columns.includes(other.name)) &&
    sample.records.every(({ values }) => !isFilled(values, status) || !isFilled(values, other));
  return nested ? (columns.find(isInTurn) ?? null) : null;
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
  const isNamed = (column: ColumnProfile): boolean => isNamedFor('StandardStatus', column);
  if (judgeColumn(status).get('StandardStatus') === 1) return [];
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
