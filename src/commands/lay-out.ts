import stringWidth from 'string-width';

const LEAST_WIDTH = 40;

/** Text of somebody else's on one line: without what a terminal would take for more than text. */
export const plain = (value: unknown): string =>
  String(value ?? '–')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** How many columns of a terminal a text takes: two for each Chinese character or emoji, none for an accent of its own. */
export const widthOf = (text: string): number => stringWidth(text);

/** A line cut at `width` columns. */
export const cut = (line: string, width: number): string => {
  if (widthOf(line) <= width) return line;
  let kept = '';
  for (const character of line) {
    if (widthOf(kept + character) >= width) break;
    kept += character;
  }
  return `${kept}…`;
};

/** A line without what a terminal would act on: names and values are the file's. */
export const printable = (line: string): string => line.replace(/[\p{Cc}\p{Cf}]/gu, '');

/** Text of somebody else's on one line, of at most `width` columns. */
export const clip = (text: string, width: number): string => cut(plain(text), width);

const blanks = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text)));

export const pad = (text: string, width: number): string => text + blanks(text, width);

/** Lines of at most `width` columns, each after `indent` blanks, the first after `first` (blanks, or a label). A long word stays whole. */
export const wrap = (text: string, width: number, indent: number, first: string = ' '.repeat(indent)): string[] => {
  const room = Math.max(LEAST_WIDTH, width) - indent;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  return lines.map(
    (part, index) => (index === 0 ? (first.trim() === '' ? first : pad(first, indent)) : ' '.repeat(indent)) + part,
  );
};

/** A paragraph under a heading word: `Key     ListingKey, then Url`. */
export const labelled = (label: string, text: string, width: number, indent = 12): string[] =>
  wrap(text, width, indent, `${label} `);

/** A heading and its lines with a blank line before; nothing where there are none. */
export const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines];

const NUMERIC = /^[+-]?\d[\d.,]*$/;

/** Rows as lines with their columns one below the other, under a head if there is one; columns of numbers are set to the right. */
export const inColumns = (rows: readonly (readonly string[])[], head: readonly string[] = []): string[] => {
  const all = head.length > 0 ? [head, ...rows] : rows;
  const count = Math.max(0, ...all.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, index) => {
    const texts = rows.map((row) => row[index] ?? '');
    const width = Math.max(widthOf(head[index] ?? ''), ...texts.map(widthOf));
    const isNumeric = texts.some((text) => text !== '') && texts.every((text) => text === '' || NUMERIC.test(text));
    return (text: string): string => (isNumeric ? blanks(text, width) + text : pad(text, width));
  });
  return all.map((row) =>
    columns
      .map((set, index) => set(row[index] ?? ''))
      .join('  ')
      .trimEnd(),
  );
};

/** One record under the label and value of its first cell: `Label value · Label value`, without what is blank. */
const stacked = (row: readonly string[], head: readonly string[], width: number): string[] => {
  const rest = row
    .slice(1)
    .flatMap((cell, index) => (cell === '' || cell === '–' ? [] : [`${head[index + 1]} ${cell}`]));
  return [`${head[0]} ${row[0]}`, ...wrap(rest.join(' · '), width, 4)];
};

const LEAST_LAST = 12;

/**
 * Rows in columns under a head. Where those have no room in `width` columns, what the last column says goes on below; where that has none
 * either, each row is a paragraph.
 */
export const table = (rows: readonly (readonly string[])[], head: readonly string[], width: number): string[] => {
  const lines = inColumns(rows, head);
  if (lines.every((line) => widthOf(line) <= width)) return lines;
  const before = inColumns(
    rows.map((row) => row.slice(0, -1)),
    head.slice(0, -1),
  );
  const indent = Math.max(...before.map(widthOf)) + 2;
  if (width - indent < LEAST_LAST) return rows.flatMap((row) => stacked(row, head, width));
  return [head, ...rows].flatMap((row, index) => {
    const last = row.at(-1) ?? '';
    const start = before[index] ?? '';
    return last === '' ? [start] : wrap(last, width, indent, pad(start, indent));
  });
};

/** Writes a text that comes in parts, breaking lines between words; a word goes out when it is whole, or at the end. */
export const createFlow = (write: (text: string) => void, width: number) => {
  let column = 0;
  let blank = '';
  let word = '';
  const flush = (): void => {
    if (word === '') return;
    if (column > 0 && column + blank.length + widthOf(word) > width) {
      write('\n');
      [column, blank] = [0, ''];
    }
    write(blank + word);
    column += blank.length + widthOf(word);
    [blank, word] = ['', ''];
  };
  return {
    push: (text: string): void => {
      for (const token of text.match(/\n|[^\S\n]+|\S+/g) ?? []) {
        if (token.trim() !== '') {
          word += printable(token);
          continue;
        }
        flush();
        if (token === '\n') {
          write('\n');
          column = 0;
        } else if (column > 0) blank = ' ';
      }
    },
    end: (): void => {
      flush();
      write('\n');
    },
  };
};

/** A time as people read it, to the minute, in UTC. */
export const minute = (time: string | Date | null): string =>
  time === null ? '–' : (typeof time === 'string' ? time : time.toISOString()).slice(0, 16).replace('T', ' ');
