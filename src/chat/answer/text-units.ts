import { endOfMatch } from './end-of-match.ts';

/**
 * Cuts a growing text into units that can be judged each by itself: a mark, a word or link, a blank, a character. The cuts
 * depend on the text alone, never on the pieces in which it came, and none goes through a character.
 */

export type Unit = { kind: 'mark' | 'text'; text: string };

const MARK = /^\[[ \t]*(?:#[^\][\n]{0,40}|NO[_ ]?ANSWER[ \t]*)\]/i;
/** A mark that was never closed. At the end of an answer nobody knows which number it had. */
const OPEN_MARK = /^\[[ \t]*#\d{1,3}(?!\d)/;
const LAST_MARK = /^\[[ \t]*(?:#[\s#\d,]*|NO[_ ]?A[A-Z]*)$/i;
const MARK_LENGTH = 48;
const BLANK = /(?:\r\n|\s)[\p{M}\u200d]*/uy;
/** A bracket opens a unit of its own, since a mark or a link in brackets may begin there. */
const WORD = /[\x21-\x7e][\p{M}\u200d]*(?:[\x21-\x27\x29-\x3b\x3d-\x5a\x5c-\x7e][\p{M}\u200d]*)*/uy;
const BRACKET = /\[[\p{M}\u200d]*/uy;
const LINK_START = /:\/\/|^[(<]?www\./i;
const LINK = /[(<]?[^\s<>"()[\]{}]*[)>]?/uy;
const LONGEST_UNIT = 4_096;
const LONGEST_CHARACTER = 64;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const matchAt = (pattern: RegExp, text: string, index: number): string =>
  text.slice(index, endOfMatch(pattern, text, index) ?? index);

const mayBecomeMark = (text: string): boolean => {
  const inside = text
    .slice(1)
    .replace(/[ \t_]/g, '')
    .toUpperCase();
  return (
    !/[\n[]/.test(text.slice(1)) && !text.includes(']') && (inside.startsWith('#') || 'NOANSWER'.startsWith(inside))
  );
};

const character = (text: string, index: number): string => {
  const [first] = graphemes.segment(text.slice(index, index + LONGEST_CHARACTER));
  return first?.segment ?? '';
};

const textUnit = (text: string, index: number): string => {
  const blank = matchAt(BLANK, text, index);
  if (blank !== '') return blank;
  const word = text[index] === '[' ? matchAt(BRACKET, text, index) : matchAt(WORD, text, index);
  if (word === '') return character(text, index);
  return LINK_START.test(word) ? matchAt(LINK, text, index) || word : word;
};

/** The units of `arrived` that more text can't change, and what is left over. With `isWhole` all of it is settled. */
export const cutUnits = (arrived: string, isWhole: boolean): { units: Unit[]; rest: string } => {
  const units: Unit[] = [];
  let index = 0;
  // Half a surrogate pair says nothing yet about the character that it belongs to.
  const text = isWhole ? arrived : arrived.replace(/[\ud800-\udbff]$/, '');
  while (index < text.length) {
    const candidate = text[index] === '[' ? text.slice(index, index + MARK_LENGTH) : '';
    const mark = MARK.exec(candidate)?.[0];
    if (mark !== undefined) {
      units.push({ kind: 'mark', text: mark });
      index += mark.length;
      continue;
    }
    if (!isWhole && candidate !== '' && candidate.length < MARK_LENGTH && mayBecomeMark(candidate)) break;
    if (isWhole && candidate !== '' && LAST_MARK.test(candidate)) {
      index = text.length;
      break;
    }
    const open = OPEN_MARK.exec(candidate)?.[0];
    if (open !== undefined) {
      units.push({ kind: 'mark', text: `${open}]` });
      index += open.length;
      continue;
    }
    const unit = textUnit(text, index).slice(0, LONGEST_UNIT);
    const isSettled = isWhole || index + unit.length < text.length || unit.length >= LONGEST_UNIT;
    if (!isSettled) break;
    units.push({ kind: 'text', text: unit });
    index += unit.length;
  }
  return { units, rest: arrived.slice(index) };
};
