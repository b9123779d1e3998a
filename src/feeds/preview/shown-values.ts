/** A value as an example shows it: long texts are cut, lists are JSON text. */
export type ShownValue = string | number | boolean | null;

const CONTEXT = 15;

// Half a character, which no server takes, becomes a sign of its own.
const excerpt = (text: string, start: number, longest: number): string =>
  `${start > 0 ? '…' : ''}${text.slice(start, start + longest).toWellFormed()}${start + longest < text.length ? '…' : ''}`;

const firstDifference = (left: string, right: string): number => {
  let index = 0;
  while (index < left.length && left[index] === right[index]) index += 1;
  return index;
};

/** Two texts of up to `longest` characters each; of longer ones the place where they begin to differ. */
export const excerpts = (from: string, to: string, longest: number): [from: string, to: string] => {
  const isLong = Math.max(from.length, to.length) > longest;
  const start = isLong ? Math.max(0, firstDifference(from, to) - CONTEXT) : 0;
  return [excerpt(from, start, longest), excerpt(to, start, longest)];
};

const shown = (value: unknown): ShownValue => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : (value as ShownValue);
};

/** The two values of a change, with texts cut to `longest` characters. */
export const shownChange = (from: unknown, to: unknown, longest: number): { from: ShownValue; to: ShownValue } => {
  const change = { from: shown(from), to: shown(to) };
  const text = (value: ShownValue): string => (typeof value === 'string' ? value : '');
  const [before, after] = excerpts(text(change.from), text(change.to), longest);
  return {
    from: typeof change.from === 'string' ? before : change.from,
    to: typeof change.to === 'string' ? after : change.to,
  };
};
