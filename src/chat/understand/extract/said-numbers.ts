import type { Constraint } from '../constraint.ts';
import { lexiconOf } from '../languages/lexicons.ts';
import { readAmount } from '../lexer/read-amount.ts';
import { readText } from '../lexer/read-text.ts';
import type { Language } from '../understanding.ts';

type Range = readonly [least: number, most: number];

/** A number outside of these is nothing that anybody would say of the field: a price of 3, 900 bedrooms. */
const PLAUSIBLE: ReadonlyMap<string, Range> = new Map([
  ['Price', [100, 1e12]],
  ['Bedrooms', [0, 50]],
  ['Bathrooms', [0, 50]],
  ['ParkingSpots', [0, 50]],
  ['YearBuilt', [1_000, 2_200]],
  ['HOAMonth', [0, 1e6]],
  ['DaysOnMarket', [0, 10_000]],
]);
/** "Under 600": a price may be said in thousands. */
const IN_THOUSANDS: Range = [50, 10_000];

/** The numbers that the parser reads in a text, in digits and in words. */
const numbersIn = (words: string, language: Language): number[] => {
  const text = readText(words);
  const lexicon = lexiconOf(language);
  const found: number[] = [];
  for (let index = 0; index < text.tokens.length; ) {
    const read = readAmount(text, index, lexicon);
    if (read !== undefined) found.push(read.amount.value);
    index += read?.length ?? 1;
  }
  return found;
};

/** Whether the number of a constraint is one that its words say. */
export const saysNumber = ({ Field, Value, Words }: Constraint, language: Language): boolean => {
  if (typeof Value !== 'number') return true;
  const [least, most] = PLAUSIBLE.get(Field) ?? [1, Number.POSITIVE_INFINITY];
  if (Value < least || Value > most) return false;
  const [few, many] = IN_THOUSANDS;
  return numbersIn(Words, language).some(
    (number) => number === Value || (Field === 'Price' && number >= few && number < many && number * 1_000 === Value),
  );
};
