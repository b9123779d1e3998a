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
