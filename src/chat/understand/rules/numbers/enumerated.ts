import type { Lexeme } from '../../lexer/lexeme.ts';

const FIGURE = /^\d{1,2}$/;
const BEHIND = '、';

/** Whether a figure may number a line of a list: at a beginning or behind a mark or a blank, and parted from what it numbers. */
const mayNumber = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [before, figure, mark] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  const isParted = before?.isMark === true && before.text !== BEHIND;
  const begins = before === undefined || isParted || (figure !== undefined && before.end < figure.start);
  return begins && figure?.amount !== undefined && FIGURE.test(figure.text) && mark?.text === BEHIND;
};

/** "*1、*两室;*2、*带泳池": takes the numbers of a list's lines, of which no number is counted and none begins a range. */
export const takeEnumerators = (lexemes: readonly Lexeme[]): void => {
  const found: number[] = [];
  for (const [at, { amount }] of lexemes.entries())
    if (mayNumber(lexemes, at) && amount?.value === found.length + 1) found.push(at);
  if (found.length < 2) return;
  for (const at of found) for (const lexeme of lexemes.slice(at, at + 2)) lexeme.isTaken = true;
};
