import { LONGEST_NAME, MOST_COLUMNS, outOfBounds } from '../file-bounds.ts';
import { findLists, flattenRecord, type Layout } from './flatten-record.ts';
import type { TreeRecord } from './json-record.ts';

/** How the records of a file are laid out: `columns` as records have them, in the order in which they first came, and `names` as headers. */
export type Survey = { layout: Layout; columns: string[]; names: string[] };

/** What a column is called where nothing else is called so: XML's names do without their prefixes. */
const withoutPrefixes = (column: string): string => column.replace(/(?<![^.@:])[^.@:]+:/g, '');

/** `Media`, `Media.Tag`, of `Media.Tag.Name`. */
const parentsOf = (column: string): string[] =>
  [...column.matchAll(/[.@]/g)].map(({ index }) => column.slice(0, index)).filter((parent) => parent !== '');

/** A name that no other column would get too, else the column's own. */
const headersOf = (columns: readonly string[], shorten: ReadonlySet<string>): string[] => {
  const short = (column: string): string => (shorten.has(column) ? withoutPrefixes(column) : column);
  const counts = new Map<string, number>();
  for (const column of columns) counts.set(short(column), (counts.get(short(column)) ?? 0) + 1);
  return columns.map((column) => (counts.get(short(column)) === 1 ? short(column) : column));
};

/**
 * Collects what records without a header have in common: records leave out what is blank, so that only all of them together name the columns.
 * `mapped` are the columns that the feed reads: they are there even within lists.
 */
export const createSurvey = (mapped: ReadonlySet<string>) => {
  const lists = new Set<string>();
  const layout: Layout = { lists, isWanted: (column) => mapped.has(column) || mapped.has(withoutPrefixes(column)) };
  /** Whether the column was ever filled. */
  const seen = new Map<string, boolean>();
  const shorten = new Set<string>();

  // What stands within a list is a part of the list's cell.
  const cellOf = (column: string): string =>
    layout.isWanted(column) ? column : (parentsOf(column).find((parent) => lists.has(parent)) ?? column);

  return {
    /** `prefixed`: the names of this record may have prefixes. */
    add: ({ line, value, broken }: TreeRecord, name: string, prefixed: boolean): void => {
      if (broken !== undefined) return;
      findLists(value, lists);
      for (const [column, text] of flattenRecord(value, layout)) {
        if (column.length > LONGEST_NAME) {
          throw outOfBounds(name, `the record of line ${line} has a name of more than ${LONGEST_NAME} characters`);
        }
        if (prefixed && !seen.has(column)) shorten.add(column);
        if (text !== '' || !seen.has(column)) seen.set(column, text !== '');
      }
      if (seen.size > MOST_COLUMNS) {
        throw outOfBounds(name, `its records, up to line ${line}, have more than ${MOST_COLUMNS} different names`);
      }
    },
    end: (): Survey => {
      // A blank in place of nested values is no column of its own.
      const parents = new Set([...seen.keys()].flatMap(parentsOf));
      const kept = [...seen].filter(([column, filled]) => filled || lists.has(column) || !parents.has(column));
      const columns = [...new Set(kept.map(([column]) => cellOf(column)))];
      for (const column of columns) if (withoutPrefixes(column) !== column && lists.has(column)) shorten.add(column);
      return { layout, columns, names: headersOf(columns, shorten) };
    },
  };
};
