import { hasSense, type Lexeme, senseValue } from '../lexer/lexeme.ts';
import { TOLD_BY_TEXTS } from '../property-types.ts';
import { isNotThereYet } from './polarity/not-there-yet.ts';
import { type Reading, wordsOf } from './stretch.ts';

const SHORTEST = 2;
/** Words for kinds of places, which names end or begin with: by themselves they are everyday words. */
const OF_NAMES: readonly string[] = ['kind', 'landmark', 'ends', 'begins'];

/** A word that says something and that no rule explained: unknown, or an everyday word that is a wish here. */
const isUnexplained = (lexeme: Lexeme): boolean => {
  if (lexeme.isTaken || lexeme.isMark || lexeme.amount !== undefined || lexeme.identifier !== undefined) return false;
  if (lexeme.text.length < SHORTEST && !/\p{Script=Han}/u.test(lexeme.text)) return false;
  return (
    lexeme.senses.length === 0 ||
    TOLD_BY_TEXTS.has(senseValue(lexeme, 'type') ?? '') ||
    lexeme.senses.every(
      ({ group, value }) =>
        group === 'superlative' ||
        (group === 'place' && OF_NAMES.includes(value)) ||
        (group === 'plain' && (value === 'common' || value === 'wish')),
    )
  );
};

/** "Room for a pool", as a whole. */
const isPotential = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [lexeme, next] = [lexemes[at], lexemes[at + 1]];
  if (lexeme === undefined || lexeme.isTaken) return false;
  return isNotThereYet(lexemes, at) || (hasSense(lexeme, 'potential') && next?.isTaken === false && !next.amount);
};

/** What nothing explained, neighbouring words together. */
export const readUnexplained = (reading: Reading): string[] => {
  const { lexemes } = reading;
  const found: string[] = [];
  for (let from = 0; from < lexemes.length; from += 1) {
    let to = from;
    while (to < lexemes.length && (isUnexplained(lexemes[to] as Lexeme) || isPotential(lexemes, to))) to += 1;
    if (to === from) continue;
    found.push(wordsOf(reading, from, to));
    from = to;
  }
  return found;
};
