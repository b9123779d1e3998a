import { foldInPlace } from './fold-in-place.ts';
import { anywhere, ofAll, rightHere } from './word-patterns.ts';

/** Stands in a sentence for a mark. It is taken out of what a model writes. */
export const MARK_SIGN = '\ufffc';
/** Stands where a link or an address was taken out. No model writes it: invisible characters are taken out before. */
export const REMOVED_SIGN = '\ufffb';
export type PlacedMark = { at: number; rows: readonly number[]; label: string };

const JOINED = new RegExp(`^(?:[\\s,&/、，]|${anywhere(ofAll(({ joined }) => joined)).source})*$`, 'u');

const AT = new RegExp(`^\\s*(?:${rightHere(ofAll(({ at }) => at)).source})\\s+$`, 'u');

/**
 * The rows of the marks that speak of a number: the one that it is said to be at, else the last before it, with those joined to
 * it ("[#1] and [#2]"), else the first behind it.
 */
export const rowsAt = (text: string, marks: readonly PlacedMark[], at: number, end: number): number[] => {
  const groups: PlacedMark[][] = [];
  for (const mark of marks) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isJoined = last !== undefined && JOINED.test(foldInPlace(text.slice(last.at + 1, mark.at)));
    if (isJoined) group?.push(mark);
    else groups.push([mark]);
  }
  const next = groups.find(([first]) => (first?.at ?? 0) >= end);
  const isAtNext = next?.[0] !== undefined && AT.test(foldInPlace(text.slice(end, next[0].at)));
  const group = (isAtNext ? next : groups.filter(([first]) => (first?.at ?? 0) < at).at(-1)) ?? groups[0] ?? [];
  return [...new Set(group.flatMap(({ rows }) => rows))];
};

/** A text with its marks and edits in their places. */
export const written = (
  text: string,
  from: number,
  to: number,
  marks: readonly PlacedMark[],
  edits: readonly { start: number; end: number; text: string }[],
): string => {
  const changes = [...edits, ...marks.map(({ at, label }) => ({ start: at, end: at + 1, text: label }))]
    .filter(({ start }) => start >= from && start < to)
    .sort((a, b) => a.start - b.start);
  let result = '';
  let index = from;
  for (const { start, end, text: other } of changes) {
    if (start < index) continue;
    result += text.slice(index, start) + other;
    index = end;
    // What was apart must not become a link.
    if (result.endsWith(']') && /[(:[]/.test(text.charAt(index))) result += ' ';
  }
  return result + text.slice(index, to);
};
