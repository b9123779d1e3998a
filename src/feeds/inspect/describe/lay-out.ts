const LEAST_WIDTH = 40;

/** A line cut at `length` characters. */
export const cut = (line: string, length: number): string => {
  const characters = [...line];
  return characters.length <= length ? line : `${characters.slice(0, Math.max(0, length - 1)).join('')}…`;
};

/** A line without what a terminal would act on: names and values are the file's. */
export const printable = (line: string): string => line.replace(/[\p{Cc}\p{Cf}]/gu, '');

/** A text of a file on one line, of at most `length` characters. What a terminal would act on is taken out. */
export const clip = (text: string, length: number): string =>
  cut(text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim(), length);

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
