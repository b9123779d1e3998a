import { zipOf } from './zip-files.ts';

/** What a cell shows its number as; a style of the workbooks that are made here. */
const FORMATS = {
  general: 'General',
  day: 'dd\\.mm\\.yyyy',
  moment: '[$-409]m/d/yy h:mm AM/PM;@',
  time: 'h:mm',
  percent: '0.0%',
  zip: '00000',
  money: '"USD "#,##0.00_);[Red]\\(#,##0.00\\)',
} as const;
type Format = keyof typeof FORMATS;

/** `raw`: the number as the file has it. `xml`: the whole element. */
export type MadeCell = string | number | boolean | null | { raw: string; as?: Format } | { xml: string };

export type MadeSheet = {
  name: string;
  /** A row is left out where it is null. */
  rows: readonly (readonly MadeCell[] | null)[];
  state?: 'hidden' | 'veryHidden';
};

const escaped = (text: string): string =>
  text.replace(/[&<>"\r]/g, (character) => `&#${character.charCodeAt(0)};`).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OF_DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const OF_PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const relations = (list: readonly { id: string; kind: string; target: string }[]): string =>
  `${HEAD}<Relationships xmlns="${OF_PACKAGE}">${list
    .map(
      ({ id, kind, target }) => `<Relationship Id="${id}" Type="${OF_DOCUMENT}/${kind}" Target="${escaped(target)}"/>`,
    )
    .join('')}</Relationships>`;

const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${Object.keys(FORMATS).length}">` +
  Object.values(FORMATS)
    .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`)
    .join('') +
  '</numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs>' +
  Object.values(FORMATS)
    .map((_, index) => `<xf numFmtId="${164 + index}" xfId="0"/>`)
    .join('') +
  '</cellXfs></styleSheet>';

/** A part of the archive by its path. */
type Members = Record<string, string | Uint8Array>;

/**
 * The members of a workbook of these sheets. `inline`: texts stand in their cells, and nothing says where rows and cells are, as small writers do
 * it; else texts are shared. `is1904`: its days count from 1904.
 */
export const workbookMembers = (
  sheets: readonly MadeSheet[],
  { inline = false, is1904 = false }: { inline?: boolean; is1904?: boolean } = {},
): Members => {
  const shared = new Map<string, number>();
  const members: Members = {};
  const textCell = (at: string, text: string): string => {
    if (inline) return `<c${at} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
    if (!shared.has(text)) shared.set(text, shared.size);
    return `<c${at} t="s"><v>${shared.get(text)}</v></c>`;
  };
  for (const [sheetIndex, { rows }] of sheets.entries()) {
    const cellXml = (cell: MadeCell, row: number, column: number): string => {
      const at = inline ? '' : ` r="${letters(column)}${row}"`;
      if (cell === null) return inline ? '<c/>' : '';
      if (typeof cell === 'string') return textCell(at, cell);
      if (typeof cell === 'number') return `<c${at}><v>${cell}</v></c>`;
      if (typeof cell === 'boolean') return `<c${at} t="b"><v>${cell ? 1 : 0}</v></c>`;
      if ('xml' in cell) return cell.xml;
      return `<c${at} s="${Object.keys(FORMATS).indexOf(cell.as ?? 'general')}"><v>${cell.raw}</v></c>`;
    };
    const data = rows.map((cells, index) =>
      cells === null
        ? ''
        : `<row${inline ? '' : ` r="${index + 1}"`}>${cells.map((cell, column) => cellXml(cell, index + 1, column)).join('')}</row>`,
    );
    const path = `sheet${sheetIndex + 1}.xml`;
    members[`xl/worksheets/${path}`] =
      `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OF_DOCUMENT}"><dimension ref="A1"/><sheetData>${data.join('')}</sheetData></worksheet>`;
  }
  const list = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 5}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  members['xl/workbook.xml'] =
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OF_DOCUMENT}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`;
  members['xl/_rels/workbook.xml.rels'] = relations([
    ...sheets.map((_, index) => ({
      id: `rId${index + 1}`,
      kind: 'worksheet',
      target: index % 2 === 0 ? `worksheets/sheet${index + 1}.xml` : `/xl/worksheets/sheet${index + 1}.xml`,
    })),
    { id: 'rIdStyles', kind: 'styles', target: 'styles.xml' },
    ...(inline ? [] : [{ id: 'rIdTexts', kind: 'sharedStrings', target: 'sharedStrings.xml' }]),
  ]);
  members['xl/styles.xml'] = STYLES;
  if (!inline) {
    const texts = [...shared.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
    members['xl/sharedStrings.xml'] = `${HEAD}<sst xmlns="${MAIN}">${texts.join('')}</sst>`;
  }
  members['_rels/.rels'] = relations([{ id: 'rId1', kind: 'officeDocument', target: 'xl/workbook.xml' }]);
  members['[Content_Types].xml'] = `${HEAD}<Types/>`;
  return members;
};

/** A workbook of these sheets as a file. `changes`: members that are other ones, or that it has besides. */
export const workbookOf = (
  sheets: readonly MadeSheet[],
  { changes = {}, ...options }: Parameters<typeof workbookMembers>[1] & { changes?: Members } = {},
): Promise<Buffer> => zipOf(Object.entries({ ...workbookMembers(sheets, options), ...changes }));
