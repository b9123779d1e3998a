import { FEED_FIELD_NAMES, type FeedField } from '../configuration/feed-fields.ts';
import { type FieldReading, NOTHING_READ } from './read-fields.ts';

/** What each field of one record says, in the order of FEED_FIELD_NAMES. A field that the file has no column for says nothing. */
export type Readings = readonly FieldReading[];

const PLACES = Object.fromEntries(FEED_FIELD_NAMES.map((field, place) => [field, place])) as Record<FeedField, number>;

export const readingOf = (readings: Readings, field: FeedField): FieldReading =>
  readings[PLACES[field]] ?? NOTHING_READ;

export const textOf = (readings: Readings, field: FeedField): string | null => {
  const { value } = readingOf(readings, field);
  return typeof value === 'string' ? value : null;
};

export const numberOf = (readings: Readings, field: FeedField): number | null => {
  const { value } = readingOf(readings, field);
  return typeof value === 'number' ? value : null;
};

export const listOf = <Item>(readings: Readings, field: FeedField): Item[] => {
  const { value } = readingOf(readings, field);
  return Array.isArray(value) ? (value as Item[]) : [];
};
