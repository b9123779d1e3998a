import type { FeedField } from '../configuration/feed-fields.ts';
import { cleanText } from '../map/conversion.ts';
import { isNamedForAny } from './column-names.ts';
import type { ColumnProfile } from './column-profiles.ts';
import { wordsInFull } from './column-words.ts';
import { type Findings, PRICES } from './proposal.ts';
import type { FieldColumns } from './shared-keys.ts';
import { isStatusWord } from './status-words.ts';

/** A column whose words part the rows that are homes from those that are none: pages and attachments of a website beside its properties. */
export type OtherRows = { column: string; homes: string[]; others: string[] };

/** What a home has, some of it at least. */
const OF_HOMES: readonly FeedField[] = [
  ...PRICES,
  ...(['StandardStatus', 'Address', 'City', 'ZIP', 'Bedrooms', 'Bathrooms'] as const),
];
const LEAST_COLUMNS = 3;
const LEAST_OF_HOME = 2;
const MOST_KINDS = 10;

/** Null: no column parts them, or all rows are homes. */
export const findOtherRows = ({ sample, columns }: Findings, columnsOf: FieldColumns): OtherRows | null => {
  const told = new Set(OF_HOMES.flatMap(columnsOf));
  const ofHomes = columns.filter(({ name }) => told.has(name));
  if (ofHomes.length < LEAST_COLUMNS) return null;
  const filled = sample.records.map(
    ({ values }) => ofHomes.filter(({ index }) => cleanText(values[index]) !== '').length,
  );
  if (!filled.includes(0)) return null;
  const part = ({ name, index, counts }: ColumnProfile): OtherRows[] => {
    const rows = Map.groupBy(sample.records.keys(), (at) => cleanText(sample.records[at]?.values[index]));
    const words = [...rows].map(([text, places]) => ({ text, found: places.map((at) => filled[at] ?? 0) }));
    const homes = words.filter(({ found }) => found.every((count) => count >= LEAST_OF_HOME));
    const others = words.filter(({ found }) => found.every((count) => count === 0));
    const isWhole = homes.length > 0 && others.length > 0 && homes.length + others.length === words.length;
    // A notice that a home is gone says no more of it.
    if (others.some(({ text }) => isStatusWord(text))) return [];
    const areFew = counts.size <= MOST_KINDS && counts.size < sample.records.length && !rows.has('');
    return isWhole && areFew ? [{ column: name, homes: homes.map(toText), others: others.map(toText) }] : [];
  };
  // A kind of home, or of sale, tells no rows apart that are none.
  const isOfRows = (column: ColumnProfile): boolean =>
    wordsInFull(column.name).includes('type') && !isNamedForAny(column);
  return columns.filter(isOfRows).flatMap(part)[0] ?? null;
};
const toText = ({ text }: { text: string }): string => text;
