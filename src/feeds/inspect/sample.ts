import type { RowMapper } from '../map/map-row.ts';
import type { ValueKind } from './value-kinds.ts';

/** The first rows of a file, as they were written. Each record has a value for every name of the header. */
export type FileSample = { header: readonly string[]; records: readonly Parameters<RowMapper['map']>[0][] };

/** What one column holds in the sample. */
export type ColumnProfile = ColumnTexts & {
  /** What its values look like; null where it is blank throughout. */
  kind: ValueKind | null;
};

export type ColumnTexts = {
  name: string;
  index: number;
  /** The header leaves it blank. */
  unnamed: boolean;
  rows: number;
  /** The texts that are not blank, in the file's order. */
  texts: readonly string[];
  /** How often each text comes. */
  counts: ReadonlyMap<string, number>;
};

/** Which share of the filled texts passes; 0 of none. */
export const shareOf = (texts: readonly string[], test: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(test).length / texts.length;

export const isUnique = ({ texts, counts }: ColumnTexts): boolean => texts.length > 0 && counts.size === texts.length;

/** The middle one of the numbers; NaN of none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;
