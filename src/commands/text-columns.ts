/** Text of somebody else's on one line: without what a terminal would take for more than text. */
export const plain = (value: unknown): string =>
  String(value ?? '–')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

export const cutTo = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text;

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
