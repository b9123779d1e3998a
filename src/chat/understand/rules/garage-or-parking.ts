import type { Constraint } from '../constraint.ts';
import { hasSense } from '../lexer/lexeme.ts';
import type { Reading } from './stretch.ts';

/** A condition and the stretch of the message that says it. */
export type Placed = { constraint: Constraint; from: number; to: number };

const MOST_TO_OTHER = 3;

export const joinsByOr = ({ lexemes }: Reading, one: Placed, other: Placed): boolean =>
  hasSense(lexemes[one.to], 'link', 'or') && other.to <= one.to + MOST_TO_OTHER;

/** "Garage or parking": a garage is parking, too. */
export const withoutGarageOr = (reading: Reading, wanted: readonly Placed[]): Placed[] => {
  const parking = wanted.filter(({ constraint: one }) => one.Field === 'ParkingSpots' && one.Value === 1);
  const isEither = (one: Placed): boolean =>
    parking.some((other) => joinsByOr(reading, one, other) || joinsByOr(reading, other, one));
  const isGarage = ({ constraint: { Field, Operator, Value } }: Placed): boolean =>
    Field === 'Tag' && Operator === 'is' && Value.every((tag) => tag === 'garage' || tag === 'carport');
  return wanted.filter((one) => !isGarage(one) || !isEither(one));
};

const isWantedTag = ({ constraint: { Field, Operator, Value } }: Placed, tag: string): boolean =>
  Field === 'Tag' && Operator === 'is' && Value.every((name) => name === tag);

/** "She can't manage *stairs* anymore, so a building with *an elevator*": no home on one floor is meant. */
export const withoutStairs = (
  { tables, lexemes }: Reading,
  wanted: readonly Placed[],
  wishes: readonly Placed[],
): Placed[] => {
  if (![...wanted, ...wishes].some((one) => isWantedTag(one, 'elevator'))) return [...wanted];
  const stairs = tables.stairs?.split(' ') ?? [];
  const speaksOfStairs = ({ from, to }: Placed): boolean =>
    lexemes.slice(from, to).some(({ text }) => text.split(' ').some((word) => stairs.includes(word)));
  return wanted.filter((one) => !isWantedTag(one, 'single story') || !speaksOfStairs(one));
};
