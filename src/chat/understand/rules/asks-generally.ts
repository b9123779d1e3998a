import { hasSense } from '../lexer/lexeme.ts';
import type { ReadTalk } from './read-talk.ts';
import { endsSentence, type Reading } from './stretch.ts';

/** So many words make a question: "escritura" alone does not. */
const LEAST_WORDS = 3;
const OF_SEARCH: readonly string[] = ['search', 'show', 'follow'];
/** "*Quanto se paga de IMT* numa casa de 300 mil?": one question of what is generally so, of which the house is an example. */
export const asksGenerally = ({ lexemes }: Reading, { isQuestion }: ReadTalk): boolean => {
  const first = lexemes.find((one) => hasSense(one, 'talk', 'knowledge') || !(one.isMark || hasSense(one, 'plain')));
  const opens = hasSense(first, 'talk', 'knowledge') && (first?.text.split(' ').length ?? 0) >= LEAST_WORDS;
  const isOne = lexemes.every((one, index) => !endsSentence(one) || index === lexemes.length - 1);
  // "Which is cheaper per month, a condo *with* dues or a house?" seeks neither.
  const seeks = lexemes.some(({ senses }) =>
    senses.some(({ group, value }) => OF_SEARCH.includes(group) && value !== 'with'),
  );
  // Who types fast leaves the question mark out.
  return (isQuestion || !lexemes.some(endsSentence)) && opens && isOne && !seeks;
};
