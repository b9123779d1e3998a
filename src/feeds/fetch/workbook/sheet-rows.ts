import { FeedFileError } from '../../feed-file-error.ts';
import { LONGEST_RECORD, MOST_COLUMNS, outOfBounds } from '../../file-bounds.ts';
import { isNumber, plainText, shownNumber } from './cell-text.ts';
import { attributeOf, createTextGatherer, type Parts, type Sheet, shortName, type Workbook } from './workbook.ts';

/** A row with its number, 1-based, and what its filled cells show, with their places from 0: there may be wide gaps between them. */
export type SheetRow = { number: number; columns: number[]; cells: string[] };

/** As many as Excel has. */
const MOST_ROWS = 1_048_576;
const MOST_CELLS = 16_384;

/** The place of a column, 0-based, that a cell's reference (`AB12`) names; -1: it names none. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{0,4}/i.exec(reference)?.[0].toUpperCase() ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
};

/** A cell while it is read. */
type Cell = { type: string; style: string; isFormula: boolean };

const textOfCell = ({ type, style, isFormula }: Cell, raw: string, workbook: Workbook, where: () => string): string => {
  // A program that does not calculate leaves values out; blank, each would take what the home has.
  if (isFormula && type !== 'str' && raw.trim() === '') {
    throw new FeedFileError(
      `${where()} has a formula without a saved value: open the workbook in Excel, save it and deliver it again`,
    );
  }
  switch (type) {
    case '':
    case 'n':
      if (raw.trim() === '') return '';
      if (!isNumber(raw)) {
        throw new FeedFileError(`${where()} has "${shortName(raw)}" as a number: it is damaged`);
      }
      return shownNumber(raw, workbook.looks[Number(style)] ?? null, workbook.system);
    case 's': {
      const text = raw === '' ? '' : /^\d+$/.test(raw) ? workbook.texts[Number(raw)] : undefined;
      if (text === undefined) throw new FeedFileError(`${where()} names a text that the workbook lacks: it is damaged`);
      return text;
    }
    case 'b':
      return raw === '' ? '' : raw === '1' || raw === 'true' ? 'TRUE' : 'FALSE';
    default:
      return plainText(raw);
  }
};

/**
 * The rows of a sheet that are filled, in their order, some at a time. Of a formula it is the value that was saved with it. `what` is the
 * sheet's name in messages. FeedFileError where it is damaged, or has more than any spreadsheet.
 */
export async function* sheetRows(
  parts: Parts,
  sheet: Sheet,
  workbook: Workbook,
  what: string,
): AsyncGenerator<SheetRow[]> {
  const gathered = createTextGatherer('v');
  let rows: SheetRow[] = [];
  let row: SheetRow = { number: 0, columns: [], cells: [] };
  let column = -1;
  let length = 0;
  let cell: Cell | null = null;
  const where = (): string => `row ${row.number} of ${what}`;
  const checkLength = (more: number): void => {
    if (length + more > LONGEST_RECORD) {
      throw outOfBounds(what, `row ${row.number} has more than ${LONGEST_RECORD} characters`);
    }
  };
  const openRow = (told: string): void => {
    const number = told === '' ? row.number + 1 : /^\d+$/.test(told) ? Number(told) : 0;
    if (!(number > row.number && number <= MOST_ROWS)) {
      throw new FeedFileError(`${what} is damaged: a row "${shortName(told)}" stands behind row ${row.number}`);
    }
    row = { number, columns: [], cells: [] };
    column = -1;
    length = 0;
  };
  const openCell = (attributes: Readonly<Record<string, unknown>>): void => {
    const reference = attributeOf(attributes, 'r');
    const next = reference === '' ? column + 1 : columnOf(reference);
    if (next <= column || next >= MOST_CELLS) {
      throw new FeedFileError(`${what} is damaged: row ${row.number} has a cell "${shortName(reference)}"`);
    }
    column = next;
    cell = { type: attributeOf(attributes, 't'), style: attributeOf(attributes, 's'), isFormula: false };
  };
  const handlers = {
    open: (element: string, attributes: Readonly<Record<string, unknown>>): void => {
      if (element === 'row') openRow(attributeOf(attributes, 'r'));
      else if (element === 'c') openCell(attributes);
      else if (cell !== null) {
        if (element === 'f') cell.isFormula = true;
        gathered.open(element);
      }
    },
    text: (piece: string): void => {
      if (cell === null) return;
      gathered.add(piece);
      checkLength(gathered.length());
    },
    close: (element: string): void => {
      if (element === 'row') {
        if (row.cells.length > 0) rows.push(row);
      } else if (element === 'c' && cell !== null) {
        const text = textOfCell(cell, gathered.take(), workbook, where);
        cell = null;
        if (text.trim() === '') return;
        if (column >= MOST_COLUMNS) throw outOfBounds(what, `row ${row.number} has more than ${MOST_COLUMNS} columns`);
        checkLength(text.length);
        length += text.length;
        row.columns.push(column);
        row.cells.push(text);
      } else gathered.close(element);
    },
  };
  for await (const _ of parts.pieces(sheet.path, handlers, what)) {
    if (rows.length === 0) continue;
    yield rows;
    rows = [];
  }
}
