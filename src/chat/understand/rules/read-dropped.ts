import type { ConstraintField } from '../constraint.ts';
import { hasSense, type Lexeme, senseValue } from '../lexer/lexeme.ts';
import { endsSentence, isFiller, type Reading } from './stretch.ts';

const FIELDS = ['Price', 'Bedrooms', 'Bathrooms', 'PropertyType'] as const;

/** What a noun for a field is a topic or a question of. */
const OF_TOPIC: ReadonlyMap<string, ConstraintField> = new Map(
  Object.entries<ConstraintField>({
    price: 'Price',
    area: 'BuildingArea',
    lot: 'LotArea',
    built: 'YearBuilt',
    days: 'DaysOnMarket',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
  }),
);
const OF_QUESTION: ReadonlyMap<string, ConstraintField> = new Map(
  Object.entries<ConstraintField>({
    Price: 'Price',
    BuildingArea: 'BuildingArea',
    LotArea: 'LotArea',
    Bedrooms: 'Bedrooms',
    Bathrooms: 'Bathrooms',
    ParkingSpots: 'ParkingSpots',
  }),
);

const isPassed = (lexeme: Lexeme | undefined): boolean =>
  isFiller(lexeme) || lexeme?.text === ',' || hasSense(lexeme, 'plain', 'stop');

/** "Forget the price": said before a noun. */
const isDroppedBefore = (lexemes: readonly Lexeme[], at: number): boolean => {
  const index = isPassed(lexemes[at - 1]) && !lexemes[at - 1]?.isMark ? at - 2 : at - 1;
  // "Doesn't matter how many bedrooms": words that else stand behind.
  const isQuestion = hasSense(lexemes[at], 'ask') && lexemes[at]?.text.includes(' ') === true;
  if (isQuestion && index === at - 1 && hasSense(lexemes[index], 'indifferent', 'after')) return true;
  return hasSense(lexemes[index], 'drop', 'before') || hasSense(lexemes[index], 'indifferent', 'before');
};

/** "The price no longer matters": behind a noun, with nothing else to speak of; "is the price negotiable" asks. */
const isDroppedBehind = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (hasSense(lexemes[at - 1], 'ask', 'open') || lexemes.at(-1)?.text === '?') return false;
  let index = at + 1;
  while (index < at + 3 && isPassed(lexemes[index])) index += 1;
  const said = lexemes[index];
  if (hasSense(said, 'indifferent', 'after')) return true;
  const next = lexemes[index + 1];
  const isEnd = next === undefined || endsSentence(next) || next.text === ',';
  return isEnd && (hasSense(said, 'indifferent', 'before') || hasSense(said, 'drop', 'before'));
};

const droppedNoun = ({ lexemes }: Reading, at: number): ConstraintField | undefined => {
  const lexeme = lexemes[at];
  if (hasSense(lexeme, 'topic', 'zip')) return isDroppedBefore(lexemes, at) ? 'ZIP' : undefined;
  // Who drops the city drops what lies in it.
  if (hasSense(lexeme, 'noun', 'place')) return isDroppedBefore(lexemes, at) ? 'City' : undefined;
  if (hasSense(lexeme, 'noun', 'district'))
    return isDroppedBefore(lexemes, at) || isDroppedBehind(lexemes, at) ? 'Near' : undefined;
  const field = OF_TOPIC.get(senseValue(lexeme, 'topic') ?? '') ?? OF_QUESTION.get(senseValue(lexeme, 'ask') ?? '');
  if (field === undefined || lexemes[at + 1]?.amount !== undefined) return undefined;
  return isDroppedBefore(lexemes, at) || isDroppedBehind(lexemes, at) ? field : undefined;
};

/** Fields that no longer matter: "any price", "anywhere", "to buy or rent". */
export const readDropped = (reading: Reading): ConstraintField[] => {
  const dropped = new Set<ConstraintField>();
  for (const [index, lexeme] of reading.lexemes.entries()) {
    if (lexeme.isTaken) continue;
    const field = FIELDS.find((name) => hasSense(lexeme, 'drop', name)) ?? droppedNoun(reading, index);
    if (field !== undefined) dropped.add(field);
    else if (hasSense(lexeme, 'place', 'anywhere'))
      for (const place of ['City', 'Near', 'ZIP', 'Street'] as const) dropped.add(place);
    else if (hasSense(lexeme, 'sale', 'either')) dropped.add('SaleType');
    else continue;
    lexeme.isTaken = true;
  }
  return [...dropped];
};
