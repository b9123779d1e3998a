import type { ConstraintField } from '../constraint.ts';
import { hasSense, type Lexeme, senseValue } from '../lexer/lexeme.ts';
import type { Lexicon } from '../lexer/lexicon.ts';
import type { Token } from '../lexer/read-text.ts';
import type { Relative } from '../statement.ts';
import { isComplaint } from './polarity/given-up.ts';
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

const widens = ({ Field, Direction }: Pick<Relative, 'Field' | 'Direction'>): boolean =>
  (Field === 'Price') === (Direction === 'more');

/** "A bit older *is fine too*", "*pode ser* mais antiga": widens what is looked for. */
const isFine = (lexemes: readonly Lexeme[], at: number): boolean => {
  const relative = RELATIVES.get(senseValue(lexemes[at], 'relative') ?? '');
  const mayBe = ['fine', 'needed'].some((value) => hasSense(lexemes[at - 1], 'indifferent', value));
  const isBehind = mayBe && relative !== undefined && widens(relative);
  return isBehind || ['fine', 'after'].some((value) => hasSense(lexemes[at + 1], 'indifferent', value));
};

/** The fields of which less, or more of a price, is fine too. */
export const readWidened = ({ lexemes }: Reading): ConstraintField[] =>
  lexemes.flatMap((lexeme, index) => {
    const relative = RELATIVES.get(senseValue(lexeme, 'relative') ?? '');
    if (relative === undefined || lexeme.isTaken || !isFine(lexemes, index)) return [];
    return widens(relative) ? [relative.Field] : [];
  });

const isNamed = (lexeme: Lexeme | undefined): boolean => lexeme?.city !== undefined || lexeme?.place !== undefined;

/** "静安寺*太贵了*,换成中山公园吧": told of a place that another one takes the place of. */
const isOfOtherPlace = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at], 'lived') &&
  isNamed(lexemes[at - 1]) &&
  lexemes.some((lexeme, index) => index !== at - 1 && isNamed(lexeme));

/** "*两房*太小,要三房", "还是100万,*120万*压力太大": told of a number that another one takes the place of. */
const isOfOtherCount = (lexemes: readonly Lexeme[], at: number): boolean => {
  const endOf = (index: number): number => (hasSense(lexemes[index + 1], 'unit', 'bedroom') ? index + 2 : index + 1);
  const counts = lexemes.flatMap(({ amount }, index) =>
    amount !== undefined && (endOf(index) === index + 2 || amount.hasScale) ? [endOf(index)] : [],
  );
  return counts.includes(at) && counts.length > 1;
};

const MOST_TO_LEFT = 4;
/** "Drop La Jolla, *it's so expensive*": told of a place that is given up. */
const isOfLeftPlace = (lexemes: readonly Lexeme[], at: number): boolean => {
  const behind = lexemes.slice(Math.max(0, at - MOST_TO_LEFT), at);
  const place = behind.findLastIndex(isNamed);
  const before = lexemes[at - behind.length + place - 1];
  const isRight = behind.slice(place + 1).every((one) => one.isMark || hasSense(one, 'plain'));
  return place !== -1 && isRight && (hasSense(before, 'drop', 'before') || hasSense(before, 'negation', 'not'));
};

const MOST_TO_NUMBER = 2;
/** "*90 é apertado*, no mínimo 110", of who wanted 90. */
const isOfNumberBefore = ({ lexemes, before }: Reading, at: number): boolean => {
  const isOld = ({ amount }: Lexeme): boolean =>
    amount !== undefined && before.some(({ Value }) => Value === amount.value || Value === amount.value * 1_000);
  const told = lexemes.slice(Math.max(0, at - MOST_TO_NUMBER), at);
  const number = told.findLastIndex(isOld);
  const isRight = number !== -1 && told.slice(number + 1).every((one) => !one.isMark && hasSense(one, 'plain'));
  return isRight && lexemes.some((lexeme, index) => index > at && lexeme.amount !== undefined && !isOld(lexeme));
};

/** "*La alberca* sale carísima", of who wanted one: told of the feature, not of the homes. */
const isOfFeature = ({ lexemes, before, tables }: Reading, at: number): boolean =>
  isComplaint(lexemes[at]?.text ?? '', tables) &&
  !hasSense(lexemes[at - 2], 'follow', 'with') &&
  before.some(
    (one) =>
      one.Field === 'Tag' && one.Operator === 'is' && one.Value.some((tag) => hasSense(lexemes[at - 1], 'tag', tag)),
  );

const isOfOther = (reading: Reading, at: number): boolean =>
  isOfFeature(reading, at) || isOfNumberBefore(reading, at) || isOfOtherIn(reading.lexemes, at);

const isOfOtherIn = (lexemes: readonly Lexeme[], at: number): boolean =>
  isOfOtherPlace(lexemes, at) || isOfOtherCount(lexemes, at) || isOfLeftPlace(lexemes, at);

/** "Cheaper", "bigger than that". */
export const readRelatives = (reading: Reading): Relative[] =>
  reading.lexemes.flatMap((lexeme, index) => {
    const relative = RELATIVES.get(senseValue(lexeme, 'relative') ?? '');
    if (relative === undefined || lexeme.isTaken) return [];
    if (isFine(reading.lexemes, index) || isOfOther(reading, index)) return [];
    // "Is it very old?" asks how old.
    if (hasSense(lexeme, 'ask') && reading.lexemes.at(-1)?.text === '?') return [];
    // "HOA太高了，有没有低一点的": lower fees.
    if (relative.Field === 'Price' && reading.lexemes.some((one) => hasSense(one, 'sort', 'lowestHoa'))) return [];
    return [{ ...relative, Words: wordsOf(reading, index, index + 1) }];
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
