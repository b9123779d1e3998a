import { todoText } from '../configuration/check-feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { FREQUENCIES, isFrequency } from '../map/frequencies.ts';
import { type ColumnTexts, STUDIO } from './column-profiles.ts';
import { propertyTypeValues } from './property-type-codes.ts';
import { isSaleTypeWord, readSaleType } from './sale-type-words.ts';

/** Where most homes would be studios, and none is without a number, 0 may stand for what is not told. */
const isMostlyZero = ({ rows, texts, counts }: ColumnTexts): boolean =>
  texts.length === rows && (counts.get('0') ?? 0) > rows / 2;

export type Meanings = Record<string, string>;

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
