import { LONGEST_RECORD, MOST_COLUMNS } from '../file-bounds.ts';

/**
 * One record as the file has it, by the places of the header's names. `line` is the 1-based line on which it starts. `broken` says what a
 * record should have been of which nothing can be read.
 */
export type ParsedRecord = { line: number; values: string[]; broken?: string };
/** Records in the order of the file. */
export type ParsedBatch = ParsedRecord[];

/**
 * What a file holds of its source: everything, as it says itself, whatever the feed's others do; a part, as it says itself or ends at a cap; null:
 * what the feed's `mode` says.
 */
export type Extent = 'whole' | 'part' | null;

/** What is known of a part beside its records, once it was read: what was passed over, in the words of a run's message, and its extent. */
export type PartFacts = { passedOver: string[]; extent: Extent };

export const newFacts = (passedOver: readonly string[] = [], extent: Extent = null): PartFacts => ({
  passedOver: [...passedOver],
  extent,
});

/** How many records are handed on at a time, and how many characters of them, but for the record that goes beyond. */
const BATCH = 500;
const BATCH_LENGTH = 2 * LONGEST_RECORD;
/** The end mark of old DOS files. */
export const DOS_END = '\u001a';

/** Gathers records that are handed on together. */
export const createBatch = <Item>() => {
  let items: Item[] = [];
  let length = 0;
  return {
    /** `characters` is what the record takes of the file. Whether the batch is full. */
    add: (item: Item, characters: number): boolean => {
      items.push(item);
      length += characters;
      return items.length >= BATCH || length > BATCH_LENGTH;
    },
    take: (): Item[] => {
      const taken = items;
      items = [];
      length = 0;
      return taken;
    },
  };
};

/** The record of a line. One with more fields than any header has names is broken, and does not keep them. */
export const parsedRecord = (line: number, values: string[]): ParsedRecord =>
  values.length <= MOST_COLUMNS
    ? { line, values }
    : { line, values: values.slice(0, 1), broken: `at most ${MOST_COLUMNS} fields` };

/** Whether no field of a record is filled. */
export const isBlankRecord = (values: readonly string[]): boolean => values.every((value) => value.trim() === '');

/** Whether a record is a whole row without any value, as spreadsheets have between others and below them. A shorter one may be cut off. */
export const isUnfilled = ({ values, broken }: ParsedRecord, width: number): boolean =>
  broken === undefined && values.length >= width && isBlankRecord(values);

/** What is told of so many such. */
export const unfilledTold = (count: number): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'row' : 'rows'} without any value`];

/** How many line ends a text has from `start` on, up to `end`. */
export const countLineEnds = (text: string, lineEnd = '\n', start = 0, end = text.length): number => {
  let lines = 0;
  for (let at = text.indexOf(lineEnd, start); at !== -1 && at < end; at = text.indexOf(lineEnd, at + 1)) lines += 1;
  return lines;
};

/** How many characters the texts of a record have. */
export const lengthOf = (values: readonly string[]): number =>
  values.reduce((length, value) => length + value.length, 0);
