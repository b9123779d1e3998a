import type { ConstraintField } from '../constraint.ts';
import { hasSense, type Lexeme, senseValue } from '../lexer/lexeme.ts';
import type { Lexicon } from '../lexer/lexicon.ts';
import type { Token } from '../lexer/read-text.ts';
import type { Relative } from '../statement.ts';
import type { Pointing } from './read-asking.ts';
import { type Reading, wordsOf } from './stretch.ts';

const RELATIVES: ReadonlyMap<string, Pick<Relative, 'Field' | 'Direction'>> = new Map(
  Object.entries<Pick<Relative, 'Field' | 'Direction'>>({
    cheaper: { Field: 'Price', Direction: 'less' },
    dearer: { Field: 'Price', Direction: 'more' },
    bigger: { Field: 'BuildingArea', Direction: 'more' },
    smaller: { Field: 'BuildingArea', Direction: 'less' },
    newer: { Field: 'YearBuilt', Direction: 'more' },
    older: { Field: 'YearBuilt', Direction: 'less' },
    moreBedrooms: { Field: 'Bedrooms', Direction: 'more' },
    fewerBedrooms: { Field: 'Bedrooms', Direction: 'less' },
    moreBathrooms: { Field: 'Bathrooms', Direction: 'more' },
    fewerBathrooms: { Field: 'Bathrooms', Direction: 'less' },
    biggerLot: { Field: 'LotArea', Direction: 'more' },
    smallerLot: { Field: 'LotArea', Direction: 'less' },
  }),
);

/** "A bit older *is fine too*": widens what is looked for. */
const isFine = (lexemes: readonly Lexeme[], at: number): boolean => hasSense(lexemes[at + 1], 'indifferent', 'fine');

/** The fields of which less, or more of a price, is fine too. */
export const readWidened = ({ lexemes }: Reading): ConstraintField[] =>
  lexemes.flatMap((lexeme, index) => {
    const relative = RELATIVES.get(senseValue(lexeme, 'relative') ?? '');
    if (relative === undefined || lexeme.isTaken || !isFine(lexemes, index)) return [];
    return (relative.Field === 'Price') === (relative.Direction === 'more') ? [relative.Field] : [];
  });

/** "Cheaper", "bigger than that". */
export const readRelatives = (reading: Reading): Relative[] =>
  reading.lexemes.flatMap((lexeme, index) => {
    if (lexeme.isTaken || isFine(reading.lexemes, index)) return [];
    const relative = RELATIVES.get(senseValue(lexeme, 'relative') ?? '');
    // "HOA太高了，有没有低一点的": lower fees.
    if (relative?.Field === 'Price' && reading.lexemes.some((one) => hasSense(one, 'sort', 'lowestHoa'))) return [];
    return relative === undefined ? [] : [{ ...relative, Words: wordsOf(reading, index, index + 1) }];
  });

/** "*Cheaper than* number 2": what stands before "than" says in what a home is compared with the one pointed at. */
export const readCompared = (
  reading: Reading,
  { positions }: Pointing,
  tokens: readonly Token[],
  lexicon: Lexicon,
): Relative[] => {
  if (positions.length !== 1) return [];
  return reading.lexemes.flatMap((lexeme, index) => {
    if (lexeme.isTaken || !hasSense(lexeme, 'compare')) return [];
    const before = tokens.filter(({ start }) => start >= lexeme.start && start < lexeme.end).slice(0, -1);
    const match = lexicon.match(before, 0);
    const sense = match?.length === before.length ? match.senses.find(({ group }) => group === 'relative') : undefined;
    const relative = RELATIVES.get(sense?.value ?? '');
    return relative === undefined ? [] : [{ ...relative, Words: wordsOf(reading, index, index + 1) }];
  });
};
