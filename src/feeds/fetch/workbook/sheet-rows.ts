import { FeedFileError } from '../../feed-file-error.ts';
import { LONGEST_RECORD, outOfBounds } from '../../file-bounds.ts';
import { plainText, shownNumber } from './cell-text.ts';
import { attributeOf, createTextGatherer, type Parts, type Sheet, type Workbook } from './workbook.ts';

/** A row with its number, 1-based, and what its cells show up to the last that is filled. */
export type SheetRow = { number: number; cells: string[] };

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
      return raw === '' ? '' : shownNumber(raw, workbook.looks[Number(style)] ?? null, workbook.system);
    case 's': {
      const text = raw === '' ? '' : workbook.texts[Number(raw)];
      if (text === undefined) throw new FeedFileError(`${where()} names a text that the workbook lacks: it is damaged`);
      return text;
    }
    case 'b':
      return raw === '' ? '' : raw === '1' || raw === 'true' ? 'TRUE' : 'FALSE';
    default:
      return plainText(raw);
  }
};

const withoutEnd = (cells: readonly (string | undefined)[]): string[] => {
  const last = cells.findLastIndex((cell) => (cell ?? '').trim() !== '');
  return Array.from({ length: last + 1 }, (_, index) => cells[index] ?? '');
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
  let number = 0;
  let column = -1;
  let cells: (string | undefined)[] = [];
  let length = 0;
  let cell: Cell | null = null;
  const where = (): string => `row ${number} of ${what}`;
  const checkLength = (more: number): void => {
    if (length + more > LONGEST_RECORD) {
      throw outOfBounds(what, `row ${number} has more than ${LONGEST_RECORD} characters`);
    }
  };
  const openRow = (told: string): void => {
    const next = told === '' ? number + 1 : Number(told);
    if (!(next > number && next <= MOST_ROWS)) {
      throw new FeedFileError(`${what} is damaged: a row "${told}" stands behind row ${number}`);
    }
    number = next;
    column = -1;
    cells = [];
    length = 0;
  };
  const openCell = (attributes: Readonly<Record<string, unknown>>): void => {
    const reference = attributeOf(attributes, 'r');
    column = reference === '' ? column + 1 : columnOf(reference);
    if (column < 0 || column >= MOST_CELLS) {
      throw new FeedFileError(`${what} is damaged: row ${number} has a cell "${reference}"`);
    }
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
        const filled = withoutEnd(cells);
        if (filled.length > 0) rows.push({ number, cells: filled });
      } else if (element === 'c' && cell !== null) {
        const text = textOfCell(cell, gathered.take(), workbook, where);
        checkLength(text.length);
        length += text.length;
        cells[column] = text;
        cell = null;
      } else gathered.close(element);
    },
  };
  for await (const _ of parts.pieces(sheet.path, handlers, what)) {
    if (rows.length === 0) continue;
    yield rows;
    rows = [];
  }
}
