import { hasSense, type Lexeme, senseValue } from '../lexer/lexeme.ts';
import { TOLD_BY_TEXTS } from '../property-types.ts';
import { isNotThereYet } from './polarity/not-there-yet.ts';
import { isJoinedByOr, isUnwantedBehind, refusedFrom } from './polarity/refused-words.ts';
import { isOtherNoun } from './polarity/used-up.ts';
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
    hasSense(lexeme, 'plain', 'wish') ||
    TOLD_BY_TEXTS.has(senseValue(lexeme, 'type') ?? '') ||
    lexeme.senses.every(
      ({ group, value }) =>
        group === 'superlative' ||
        (group === 'place' && OF_NAMES.includes(value)) ||
        (group === 'plain' && value === 'common'),
    )
  );
};

/** "Room for a pool", as a whole. */
const isPotential = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [lexeme, next] = [lexemes[at], lexemes[at + 1]];
  if (lexeme === undefined || lexeme.isTaken) return false;
  return isNotThereYet(lexemes, at) || (hasSense(lexeme, 'potential') && next?.isTaken === false && !next.amount);
};

/** "With 5 acres *and no* neighbors", "casa *sin* vecinos": joined to what is asked for, so that nothing need stand behind it. */
const isJoinedRefusal = (lexemes: readonly Lexeme[], at: number): boolean => {
  const before = lexemes[at - 1];
  const isJoined =
    [before, lexemes[at]].some((one) => hasSense(one, 'follow', 'with')) || hasSense(before, 'link', 'and');
  return isJoined || (hasSense(lexemes[at], 'negation', 'without') && before?.isMark === false);
};

/** "No *neighbors* La Mesa", "no *down payment* 3 bed": a noun that is refused right before what is wanted is told too. */
const isRefusedNoun = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (!isOtherNoun(lexemes[at]) || lexemes[at]?.isTaken !== false) return false;
  const next = lexemes.find(
    (lexeme, index) =>
      index > at &&
      (lexeme.isTaken || !(isOtherNoun(lexeme) || (hasSense(lexeme, 'plain', 'stop') && !hasSense(lexeme, 'place')))),
  );
  const refusal = refusedFrom(lexemes, at);
  if (refusal === undefined) return false;
  if (next?.isTaken === true && !next.isMark) return true;
  const isLast = next === undefined || next.isMark || hasSense(next, 'place');
  return isLast && isJoinedRefusal(lexemes, refusal) && lexemes.slice(0, refusal).some(({ isTaken }) => isTaken);
};

type Stretch = { from: number; to: number; isRefused: boolean };

/** What nothing explained, neighbouring words together; with the words by which it is refused, "no freeway noise". */
const stretchesOf = (lexemes: readonly Lexeme[]): Stretch[] => {
  const isSaid = (at: number): boolean => {
    const lexeme = lexemes[at];
    return lexeme !== undefined && (isUnexplained(lexeme) || isPotential(lexemes, at) || isRefusedNoun(lexemes, at));
  };
  const found: Stretch[] = [];
  for (let from = 0; from < lexemes.length; from += 1) {
    let to = from;
    while (isSaid(to)) to += 1;
    if (to === from) continue;
    const last = found.at(-1);
    const begin = refusedFrom(lexemes, from);
    const isListed = last?.isRefused === true && isJoinedByOr(lexemes, last.to, from);
    found.push({
      from: begin ?? from,
      to,
      isRefused: begin !== undefined || isListed || isUnwantedBehind(lexemes, to),
    });
    from = to;
  }
  return found;
};

/** What nothing explained. */
export const readUnexplained = (reading: Reading): string[] =>
  stretchesOf(reading.lexemes).map(({ from, to }) => wordsOf(reading, from, to));

/** What of it is not wanted, or does not matter: nobody looks for homes that say so. */
export const readUnsought = (reading: Reading): string[] =>
  stretchesOf(reading.lexemes).flatMap(({ from, to, isRefused }) => (isRefused ? [wordsOf(reading, from, to)] : []));
