import type { Entry, ZipFile } from 'yauzl';
import { FeedFileError } from '../../feed-file-error.ts';
import { LONGEST_RECORD } from '../../file-bounds.ts';
import { lengthOf } from '../../read/parsed-record.ts';
import type { FeedPart } from '../fetched-file.ts';
import { shownMembers } from '../file-names.ts';
import { createLanding, type LandingOptions } from '../landing.ts';
import { type SheetRow, sheetRows } from './sheet-rows.ts';
import { openParts, readWorkbook, type Sheet, shortName } from './workbook.ts';

/** So many rows tell whether a sheet holds a table, and how many columns it has. */
const LOOKED_AT = 1_000;
/** A table has so many rows, and filled cells in each, at least: others are notes and covers. */
const LEAST_ROWS = 2;
const LEAST_FILLED = 3;
/** The share of the rows that are no wider than a table, whatever is noted beside it. */
const USUAL = 0.8;

/** Characters that are written at a time: of texts that cells share, few bytes of a workbook make many. */
const BLOCK = 1 << 16;

const isTable = (rows: readonly SheetRow[]): boolean =>
  rows.filter(({ cells }) => cells.length >= LEAST_FILLED).length >= LEAST_ROWS;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escaped = (cell: string): string => cell.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? '');

/** Cells up to the last that is filled. */
const widthOf = ({ columns }: SheetRow): number => (columns.at(-1) ?? -1) + 1;

/** A row as a line: cells between tabs, and what is written otherwise there behind a backslash. So the row's number is that of its line. */
const lineOf = ({ columns, cells }: SheetRow): string =>
  cells.map((cell, index) => '\t'.repeat((columns[index] ?? 0) - (columns[index - 1] ?? 0)) + escaped(cell)).join('');

/**
 * Writes rows as lines, those that are left out as blank ones. Each is as wide as the widest of the first: a sheet leaves out cells that are
 * blank. What stands above the first that is nearly so wide, as a title, stays as it is.
 */
const createLineWriter = (first: readonly SheetRow[]) => {
  const widths = first.map(widthOf).sort((left, right) => left - right);
  const usual = widths[Math.floor((widths.length - 1) * USUAL)] ?? 0;
  const width = widths.at(-1) ?? 0;
  let hasBegun = false;
  let last = 0;
  return (row: SheetRow): string => {
    const own = widthOf(row);
    hasBegun ||= own * 2 > usual;
    const blank = '\n'.repeat(row.number - last - 1);
    last = row.number;
    const missing = hasBegun ? Math.max(0, width - own) : 0;
    return `${blank}${lineOf(row)}${'\t'.repeat(missing)}\n`;
  };
};

type Rows = { first: SheetRow[]; rest: AsyncGenerator<SheetRow[]> };

const beginRows = async (rest: AsyncGenerator<SheetRow[]>): Promise<Rows> => {
  const first: SheetRow[] = [];
  let length = 0;
  while (first.length < LOOKED_AT && length <= LONGEST_RECORD) {
    const next = await rest.next();
    if (next.done === true) break;
    first.push(...next.value);
    for (const { cells } of next.value) length += lengthOf(cells) + cells.length;
  }
  return { first, rest };
};

async function* linesOf({ first, rest }: Rows): AsyncGenerator<Buffer> {
  const line = createLineWriter(first);
  let text = '';
  for (let rows: SheetRow[] | undefined = first; rows !== undefined; rows = (await rest.next()).value) {
    for (const row of rows) {
      text += line(row);
      if (text.length < BLOCK) continue;
      yield Buffer.from(text);
      text = '';
    }
  }
  yield Buffer.from(text);
}

const shown = (sheets: readonly Sheet[]): string => shownMembers(sheets.map(({ name }) => ({ fileName: name })));

/** The sheets that may be read: that which the feed names, also a hidden one, else all that are shown. */
const sheetsToRead = (sheets: readonly Sheet[], wanted: string | undefined, name: string): Sheet[] => {
  if (wanted === undefined) return sheets.filter(({ isHidden }) => !isHidden);
  const folded = shortName(wanted).toLowerCase();
  const found = sheets.filter((sheet) => sheet.name.toLowerCase() === folded);
  if (found.length === 0) {
    throw new FeedFileError(`${name} has no sheet "${wanted}", which format.sheet names. It has: ${shown(sheets)}`);
  }
  return found;
};

/** `tables`: how many sheets were found to hold one. */
type Chosen = { sheet: Sheet; rows: Rows; tables: number };

/** The first sheet that holds a table, or the one with the most rows of those looked at; else the first with anything; null: all are blank. */
const chooseSheet = async (
  candidates: readonly Sheet[],
  open: (sheet: Sheet) => Promise<Rows>,
  largest: boolean,
): Promise<Chosen | null> => {
  let best: Sheet | undefined;
  let most = 0;
  let tables = 0;
  for (const sheet of candidates) {
    const rows = await open(sheet);
    const holdsTable = isTable(rows.first);
    if (holdsTable) tables += 1;
    if (holdsTable && !largest) return { sheet, rows, tables };
    await rows.rest.return(undefined);
    const worth = holdsTable ? rows.first.length : Math.min(1, rows.first.length);
    if (worth <= most) continue;
    best = sheet;
    most = worth;
  }
  return best === undefined ? null : { sheet: best, rows: await open(best), tables };
};

export type WorkbookOptions = LandingOptions & {
  /** The sheet that the feed names. */
  sheet?: string | undefined;
  /** Of several sheets that hold tables the one with the most rows, in place of the first. */
  largest?: boolean;
};

/**
 * Writes a sheet of a workbook as a table of the run's folder: the one that is wanted, else the first or largest that is shown and holds a
 * table, else the first with anything. FeedFileError where there is none, or the document is something else, damaged or too large.
 */
export const unpackWorkbook = async (
  zip: ZipFile,
  entries: readonly Entry[],
  { sheet: wanted, largest = false, ...options }: WorkbookOptions,
): Promise<Pick<FeedPart, 'path' | 'sheet'> & { size: number }> => {
  const { what, maxSize, whole, signal } = options;
  const most = whole?.left ?? maxSize;
  const parts = openParts(zip, entries, { name: what, maxSize: most, ...(signal && { signal }) });
  const workbook = await readWorkbook(parts);
  const candidates = sheetsToRead(workbook.sheets, wanted, what);
  const open = (sheet: Sheet) => beginRows(sheetRows(parts, sheet, workbook, `sheet ${sheet.name} of ${what}`));
  const chosen = await chooseSheet(candidates, open, largest);
  if (chosen === null) {
    const held = candidates.length === 0 ? 'without a sheet that is shown' : `of blank sheets: ${shown(candidates)}`;
    throw new FeedFileError(`${what} is a workbook ${held}: nothing was imported`);
  }
  const { sheet, rows, tables } = chosen;
  const landing = await createLanding(options);
  try {
    await landing.append(linesOf(rows));
  } finally {
    await rows.rest.return(undefined);
    await landing.close();
  }
  const others = workbook.sheets.filter((other) => other !== sheet && !other.isHidden).map(({ name }) => name);
  return { path: landing.path, size: landing.size(), sheet: { name: sheet.name, others, tables } };
};
