/**
 * One record as the file has it, by the places of the header's names. `line` is the 1-based line on which it starts. `broken` says what a
 * record should have been of which nothing can be read.
 */
export type ParsedRecord = { line: number; values: string[]; broken?: string };
/** Records in the order of the file. */
export type ParsedBatch = ParsedRecord[];

/** How many records are handed on at a time. */
export const BATCH = 500;
/** A record of more characters is no record, but one that is not ended: an open quote, a missing bracket. */
export const LONGEST_RECORD = 8 << 20;
/** Levels of a record; listings have a handful. */
export const DEEPEST = 100;
/** What has more columns is no file of listings; and every column takes time. */
export const MOST_COLUMNS = 5_000;
/** The end mark of old DOS files. */
export const DOS_END = '\u001a';
