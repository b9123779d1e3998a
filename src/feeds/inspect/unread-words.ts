import { todoText } from '../configuration/check-feed-config.ts';
import type { ColumnRule } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { FREQUENCIES, isFrequency } from '../map/frequencies.ts';
import { presetOf } from '../map/presets/presets.ts';
import type { Analysis } from './analyse.ts';
import { type ColumnProfile, type ColumnTexts, STUDIO } from './column-profiles.ts';
import { propertyTypeValues } from './property-type-codes.ts';
import type { ProposedConfig } from './propose-config.ts';
import { isSaleTypeWord, readSaleType, saleTypeOf } from './sale-type-words.ts';
import { findStatuses, type StatusFinding, statusMap } from './status-words.ts';

/** Where most homes would be studios, and none is without a number, 0 may stand for what is not told. */
const isMostlyZero = ({ rows, texts, counts }: ColumnTexts): boolean =>
  texts.length === rows && (counts.get('0') ?? 0) > rows / 2;

type Meanings = Record<string, string>;

/** What a column's words mean that an import does not read by itself; a TODO where only a person can tell. */
type FindMeanings = (column: ColumnTexts, meaningOf: (text: string) => string | null) => Meanings;
const meaningsOf = (texts: Iterable<string>, meaningOf: (text: string) => string): Meanings =>
  Object.fromEntries([...texts].map((text) => [text, meaningOf(text)]));

/** What the words among numbers of bedrooms mean. */
const roomWords = (column: ColumnTexts): Meanings => ({
  ...meaningsOf(
    [...column.counts.keys()].filter((text) => STUDIO.test(text)),
    () => '0',
  ),
  ...(isMostlyZero(column) ? { 0: todoText('0 where it means a studio, "" where the number is not told') } : {}),
});

/** Codes of how often rents are paid. */
const periodWords = ({ counts }: ColumnTexts): Meanings =>
  meaningsOf(
    [...counts.keys()].filter((text) => !isFrequency(text) && !isSaleTypeWord(text)),
    (text) => todoText(`${FREQUENCIES.join(', ')}; else "${text}": no rent is shown then`),
  );

/** Words for sale and rent, by what else they are known to mean. */
export const saleWords: FindMeanings = ({ counts }, meaningOf) =>
  meaningsOf(
    [...counts.keys()].filter((text) => readSaleType(text) === null),
    (text) => meaningOf(text) ?? todoText('for_sale or for_rent'),
  );

const UNREAD: Readonly<Partial<Record<FeedField, (column: ColumnTexts) => Meanings>>> = {
  PropertyType: ({ counts }) => propertyTypeValues(counts.keys()),
  Bedrooms: roomWords,
  RentFrequency: periodWords,
};

/** What the words of a column mean in a field, where an import does not read them by itself. */
export const unreadWords = (field: FeedField, column: ColumnTexts): Meanings | undefined => {
  const words = UNREAD[field]?.(column) ?? {};
  return Object.keys(words).length === 0 ? undefined : words;
};

/** A word of a field's column that an import does not read by itself: how many rows have it, and what is proposed for it, or a TODO. */
type UnreadWord = { field: FeedField; text: string; count: number; meaning: string };

/** A column of more words is none of such a field. */
const MOST_WORDS = 40;

const columnOf = (rule: ColumnRule): string | undefined =>
  typeof rule === 'string' ? rule : 'column' in rule ? rule.column : undefined;

/** The statuses of the column that a configuration names for them, which may be another than was found. */
export const statusesBy = ({ columns, statusColumn, statuses }: Analysis, config: ProposedConfig): StatusFinding[] => {
  const rule = config.columns?.StandardStatus;
  const column = rule === undefined ? null : columns.find(({ name }) => name === columnOf(rule));
  if (column == null || column === statusColumn || column.counts.size > MOST_WORDS) return statuses;
  return findStatuses(column.counts, presetOf(config.preset).statuses);
};

/** The words of all columns that a configuration names for fields whose words have to be known. */
export const findUnreadWords = (analysis: Analysis, config: ProposedConfig): UnreadWord[] => {
  const { columns, private: hidden } = analysis;
  const find = (field: FeedField, column: ColumnProfile): Meanings => {
    if (field === 'StandardStatus') return statusMap(statusesBy(analysis, config)) ?? {};
    return (field === 'SaleType' ? saleWords(column, saleTypeOf) : unreadWords(field, column)) ?? {};
  };
  return (Object.entries(config.columns ?? {}) as [FeedField, ColumnRule][]).flatMap(([field, rule]) => {
    const column = columns.find(({ name }) => name === columnOf(rule));
    const isRead = field === 'SaleType' && typeof rule === 'object' && 'convert' in rule;
    if (column === undefined || isRead || hidden.some((one) => one.column === column)) return [];
    const words = Object.entries(find(field, column));
    if (words.length > MOST_WORDS) return [];
    return words.map(([text, meaning]) => ({ field, text, count: column.counts.get(text) ?? 0, meaning }));
  });
};
