const LEAST_WIDTH = 40;

/** Text of somebody else's on one line: without what a terminal would take for more than text. */
export const plain = (value: unknown): string =>
  String(value ?? '–')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** A line cut at `length` characters. */
export const cut = (line: string, length: number): string => {
  const characters = [...line];
  return characters.length <= length ? line : `${characters.slice(0, Math.max(0, length - 1)).join('')}…`;
};

/** A line without what a terminal would act on: names and values are the file's. */
export const printable = (line: string): string => line.replace(/[\p{Cc}\p{Cf}]/gu, '');

/** Text of somebody else's on one line, of at most `length` characters. */
export const clip = (text: string, length: number): string => cut(plain(text), length);

const lengthOf = (text: string): number => [...text].length;

export const pad = (text: string, length: number): string => text + ' '.repeat(Math.max(0, length - lengthOf(text)));

/** Lines of at most `width` characters, each after `indent` blanks, the first after `first` (blanks, or a label). A long word stays whole. */
export const wrap = (text: string, width: number, indent: number, first: string = ' '.repeat(indent)): string[] => {
  const room = Math.max(LEAST_WIDTH, width) - indent;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > room) {
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
    const width = Math.max(head[index]?.length ?? 0, ...texts.map((text) => text.length));
    const isNumeric = texts.some((text) => text !== '') && texts.every((text) => text === '' || NUMERIC.test(text));
    return (text: string): string => (isNumeric ? text.padStart(width) : text.padEnd(width));
  });
  return all.map((row) =>
    columns
      .map((set, index) => set(row[index] ?? ''))
      .join('  ')
      .trimEnd(),
  );
};
