import { hasSense } from '../lexer/lexeme.ts';
import { endsSentence, isFiller, type Reading, take, wordsOf } from './stretch.ts';

const NEAR_BY = 3;

const looksFor = ({ lexemes }: Reading, at: number): boolean =>
  lexemes.slice(at + 1, at + 1 + NEAR_BY).some((lexeme) => hasSense(lexeme, 'search', 'asks'));

/** "We have no children", "we are *two* gay men", "Christian family *looking for* a home" tell of the visitor. */
const isOfVisitor = (reading: Reading, at: number): boolean => {
  const { lexemes } = reading;
  const before = lexemes[at - 1]?.amount === undefined ? at - 1 : at - 2;
  return [before, at].some((one) => hasSense(lexemes[one], 'protected', 'self')) || (at === 0 && looksFor(reading, at));
};

/**
 * Takes what asks to choose homes or neighbours by a protected class; gives the words. People alone are no such wish
 * ("a family of five"): it takes a class with people, or people to be avoided.
 */
export const readProtected = (reading: Reading): string[] => {
  const { lexemes } = reading;
  const refused: string[] = [];
  const refuse = (from: number, to: number): void => {
    refused.push(wordsOf(reading, from, to));
    take(reading, from, to);
  };
  for (const [index, lexeme] of lexemes.entries()) {
    if (lexeme.isTaken || isOfVisitor(reading, index)) continue;
    if (hasSense(lexeme, 'protected', 'wish')) {
      refuse(index, index + 1);
      continue;
    }
    const isGroup = hasSense(lexeme, 'protected', 'group');
    const isAdjective = hasSense(lexeme, 'protected', 'adjective');
    if (!isGroup && !isAdjective) continue;
    let from = index;
    while (from > 0 && index - from < NEAR_BY && isFiller(lexemes[from - 1]) && lexemes[from - 1]?.isTaken === false)
      from -= 1;
    const isAvoided =
      hasSense(lexemes[from - 1], 'protected', 'avoid') || hasSense(lexemes[from - 1], 'negation', 'not');
    let peopleAt = index + 1;
    while (peopleAt <= index + NEAR_BY && lexemes[peopleAt] !== undefined && isBetween(reading, peopleAt))
      peopleAt += 1;
    const hasPeople = hasSense(lexemes[peopleAt], 'protected', 'people');
    if (isGroup) refuse(isAvoided ? from - 1 : index, index + 1);
    else if (hasPeople) refuse(isAvoided ? from - 1 : index, peopleAt + 1);
  }
  return refused;
};

const isBetween = ({ lexemes }: Reading, at: number): boolean => {
  const lexeme = lexemes[at];
  if (lexeme === undefined || endsSentence(lexeme) || hasSense(lexeme, 'protected', 'people')) return false;
  return (
    hasSense(lexeme, 'link', 'or') || hasSense(lexeme, 'link', 'and') || hasSense(lexeme, 'protected', 'adjective')
  );
};
