import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, type Reading, take, wordsOf } from '../stretch.ts';

/** "不要这个区*了*": with nothing behind it that could be meant. */
const endsClause = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || lexeme.isMark;

/** Up to where "不要*这个区了*", "*这个区不考虑*", "*换个区*" reach; undefined where the part is not refused. */
const stretchOf = (lexemes: readonly Lexeme[], at: number): { from: number; to: number } | undefined => {
  if (hasSense(lexemes[at], 'place', 'otherPart')) return { from: at, to: at + 1 };
  if (!hasSense(lexemes[at], 'noun', 'district')) return undefined;
  if (hasSense(lexemes[at + 1], 'negation', 'after')) return { from: at, to: at + 2 };
  const end = hasSense(lexemes[at + 1], 'indifferent', 'anymore') ? at + 2 : at + 1;
  const isRefused = hasSense(lexemes[at - 1], 'negation', 'not') && endsClause(lexemes[end]);
  return isRefused ? { from: at - 1, to: end } : undefined;
};

/** Where the part of a town that was looked in is refused without its name. */
export const readThisPart = (reading: Reading): Item[] => {
  const part = reading.before.find(({ Field, Operator }) => Field === 'Near' && Operator === 'is');
  if (part?.Field !== 'Near') return [];
  return reading.lexemes.flatMap((lexeme, at): Item[] => {
    const stretch = lexeme.isTaken ? undefined : stretchOf(reading.lexemes, at);
    if (stretch === undefined) return [];
    const { from, to } = stretch;
    take(reading, from, to);
    // "*Hillcrest* 停车难,不要这个区了".
    const named = reading.lexemes.find(({ place }) => place !== undefined && part.Value.includes(place.name));
    if (named !== undefined) named.isTaken = true;
    return [
      { kind: 'place', from, to, constraints: [{ ...part, Operator: 'not', Words: wordsOf(reading, from, to) }] },
    ];
  });
};
