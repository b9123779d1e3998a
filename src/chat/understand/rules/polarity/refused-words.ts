import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isFiller } from '../stretch.ts';
import { isBeside } from './except-and-whether.ts';
import { isDoubled } from './negated-nouns.ts';

const MOST_BACK = 5;

/** What may stand between a negation and what it speaks of: "not *near a* church". */
const isPassed = (lexeme: Lexeme): boolean =>
  !lexeme.isMark &&
  !['link', 'follow', 'search', 'ask'].some((group) => hasSense(lexeme, group)) &&
  (isFiller(lexeme) || hasSense(lexeme, 'plain', 'indefinite') || hasSense(lexeme, 'place'));

const refuses = (lexemes: readonly Lexeme[], at: number): boolean => {
  const says = (group: string, value: string): boolean => hasSense(lexemes[at], group, value);
  if (isBeside(lexemes, at) || isDoubled(lexemes, at)) return false;
  return says('negation', 'not') || says('indifferent', 'before');
};

/** Where the words begin that refuse what stands at `from`, or say that it does not matter; undefined where none do. */
export const refusedFrom = (lexemes: readonly Lexeme[], from: number): number | undefined => {
  for (let at = from - 1; at >= Math.max(0, from - MOST_BACK); at -= 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined || lexeme.isTaken) return undefined;
    if (refuses(lexemes, at)) return at;
    if (!isPassed(lexeme)) return undefined;
  }
  return undefined;
};

/** "No dumbwaiter *or* church": nothing but an "or" between the two. */
export const isJoinedByOr = (lexemes: readonly Lexeme[], from: number, to: number): boolean => {
  const between = lexemes.slice(from, to);
  return (
    between.some((lexeme) => hasSense(lexeme, 'link', 'or')) &&
    between.every((lexeme) => hasSense(lexeme, 'link', 'or') || lexeme.text === ',' || isFiller(lexeme))
  );
};

/** "Dumbwaiter *not wanted*", "ein Speiseaufzug *ist egal*". */
export const isUnwantedBehind = (lexemes: readonly Lexeme[], to: number): boolean => {
  const at = isFiller(lexemes[to]) ? to + 1 : to;
  return hasSense(lexemes[at], 'negation', 'after') || hasSense(lexemes[at], 'indifferent', 'after');
};
