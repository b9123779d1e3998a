import type { Line } from './line.ts';
import type { PromptRow } from './read-prompt.ts';

const LONGEST_LABEL = 240;
const UNMISTAKABLE = /\p{L}{5}|[@<[]|\d-\d/u;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** What stands for a mark in an answer: the home's address or number, with its link and office. */
const labelOf = (mark: string, rows: readonly PromptRow[]): string => {
  const facts = rows.find(({ number }) => mark === `[#${number}]`)?.facts;
  const names = ['Address', 'MLS number'].flatMap((name) => facts?.get(name) ?? []).map(escaped);
  return facts === undefined ? '' : `[^\\n]{0,120}?(?:${names.join('|')})[^\\n]{0,${LONGEST_LABEL}}?`;
};

const patternOf = (text: string, rows: readonly PromptRow[]): string =>
  text
    .split(/(\[#\d+\])/)
    .map((part) => (/^\[#\d+\]$/.test(part) ? labelOf(part, rows) : escaped(part)))
    .join('');

/** Whether a good line stands in an answer as it was said. */
export const isUnaltered = ({ text, read = text }: Line, answer: string, rows: readonly PromptRow[]): boolean =>
  new RegExp(`^${patternOf(read, rows)}$`, 'mu').test(answer);

/** Whether what is wrong in a line stands in an answer: the line as it was, or words that nothing else says. */
export const isLetThrough = (
  { text, read = text, wrong }: Line,
  answer: string,
  rows: readonly PromptRow[],
): boolean => {
  if (wrong === undefined) return false;
  const whole = read.replace(/[.。]$/u, '');
  const isInPlace = new RegExp(`${patternOf(whole, rows)}(?![\\d.,]*\\d)`, 'u').test(answer);
  return isInPlace || (UNMISTAKABLE.test(wrong.tell) && !read.startsWith('[#') && answer.includes(wrong.tell));
};
