import type { ConstraintField } from '../constraint.ts';
import { hasSense, type Lexeme, senseValue } from '../lexer/lexeme.ts';
import { endsSentence, isFiller, type Reading, take } from './stretch.ts';

const FIELDS = ['Price', 'Bedrooms', 'Bathrooms', 'PropertyType', 'YearBuilt'] as const;

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
    parking: 'ParkingSpots',
  }),
);
const OF_QUESTION: ReadonlyMap<string, ConstraintField> = new Map(
  Object.entries<ConstraintField>({
    Price: 'Price',
    YearBuilt: 'YearBuilt',
    HOAMonth: 'HOAMonth',
    BuildingArea: 'BuildingArea',
    LotArea: 'LotArea',
    Bedrooms: 'Bedrooms',
    Bathrooms: 'Bathrooms',
    ParkingSpots: 'ParkingSpots',
  }),
);

/** The field that a word is a topic or a question of: "the price". */
export const fieldOfNoun = (lexeme: Lexeme | undefined): ConstraintField | undefined =>
  OF_TOPIC.get(senseValue(lexeme, 'topic') ?? '') ?? OF_QUESTION.get(senseValue(lexeme, 'ask') ?? '');

const isPassed = (lexeme: Lexeme | undefined): boolean =>
  isFiller(lexeme) || lexeme?.text === ',' || hasSense(lexeme, 'plain', 'stop');

/** "A *lift* and low dues" names a feature of that name. */
const isDropping = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'drop', 'before') && !hasSense(lexeme, 'tag');

const IN_ROW: readonly string[] = ['tag', 'type', 'topic', 'unit', 'ask'];
const MOST_IN_ROW = 5;
const MOST_OF_NOUN = 2;

/** "Forget *the pool and* the price": what stands between a noun and the word that drops it is dropped too. */
const isDroppedInRow = (lexemes: readonly Lexeme[], link: number): boolean => {
  if (!hasSense(lexemes[link], 'link', 'and') && !hasSense(lexemes[link], 'link', 'or')) return false;
  for (let index = link - 1; index >= link - MOST_IN_ROW; index -= 1) {
    const lexeme = lexemes[index];
    if (isDropping(lexeme)) return true;
    if (!isFiller(lexeme) && !IN_ROW.some((group) => hasSense(lexeme, group))) return false;
  }
  return false;
};

/** "Forget the price": said before a noun. */
const isDroppedBefore = (lexemes: readonly Lexeme[], at: number): boolean => {
  const index = isPassed(lexemes[at - 1]) && !lexemes[at - 1]?.isMark ? at - 2 : at - 1;
  // "Doesn't matter how many bedrooms": words that else stand behind.
  const isQuestion = hasSense(lexemes[at], 'ask') && lexemes[at]?.text.includes(' ') === true;
  if (isQuestion && index === at - 1 && hasSense(lexemes[index], 'indifferent', 'after')) return true;
  // "And how much is the first one" asks.
  const isNoun = hasSense(lexemes[at], 'topic') || (lexemes[at]?.text.split(' ').length ?? 0) <= MOST_OF_NOUN;
  if (isNoun && (isDroppedInRow(lexemes, index) || isDroppedInRow(lexemes, at - 1))) return true;
  return isDropping(lexemes[index]) || hasSense(lexemes[index], 'indifferent', 'before');
};

/** "The price no longer matters": behind a noun, with nothing else to speak of; "is the price negotiable" asks. */
const isDroppedBehind = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (hasSense(lexemes[at - 1], 'ask', 'open') || lexemes.at(-1)?.text === '?') return false;
  let index = at + 1;
  // "A yard, *the rest* doesn't matter".
  while (index < at + 3 && isPassed(lexemes[index]) && (index === at + 1 || lexemes[index - 1]?.text !== ','))
    index += 1;
  const said = lexemes[index];
  // "2 quartos não precisa piscina": words that may speak of what follows too.
  if (hasSense(said, 'indifferent', 'after') && !hasSense(said, 'indifferent', 'before')) return true;
  const next = lexemes.slice(index + 1).find((lexeme) => !isFiller(lexeme));
  const isEnd = next === undefined || endsSentence(next) || next.text === ',';
  return isEnd && (hasSense(said, 'indifferent', 'before') || hasSense(said, 'drop', 'before'));
};

const droppedNoun = ({ lexemes, before }: Reading, at: number): ConstraintField | undefined => {
  const lexeme = lexemes[at];
  // "I don't care about parking or a gym": a state is read with the features beside it.
  if (hasSense(lexeme, 'state', 'parking')) return undefined;
  // "Garage ist egal" gives up the garage.
  if (hasSense(lexeme, 'topic', 'parking') && hasSense(lexeme, 'tag')) return undefined;
  // "The yard is too much work" of who wanted one, not so much land.
  if (
    hasSense(lexeme, 'tag') &&
    before.some(({ Field, Words }) => Field === 'Tag' && Words.includes(lexeme?.text ?? ' '))
  )
    return undefined;
  if (hasSense(lexeme, 'topic', 'zip')) return isDroppedBefore(lexemes, at) ? 'ZIP' : undefined;
  // Who drops the city drops what lies in it.
  if (hasSense(lexeme, 'noun', 'place')) return isDroppedBefore(lexemes, at) ? 'City' : undefined;
  if (hasSense(lexeme, 'noun', 'district'))
    return isDroppedBefore(lexemes, at) || isDroppedBehind(lexemes, at) ? 'Near' : undefined;
  const field = fieldOfNoun(lexeme);
  if (field === undefined || lexemes[at + 1]?.amount !== undefined) return undefined;
  return isDroppedBefore(lexemes, at) || isDroppedBehind(lexemes, at) ? field : undefined;
};

const WITHIN_TOWN: readonly ConstraintField[] = ['Near', 'ZIP', 'Street'];

/** "Anywhere *but Logan Heights*": only who stays in the town leaves out a part of it. */
const isAllButPart = (lexemes: readonly Lexeme[], at: number): boolean => {
  const name = lexemes.findIndex((lexeme, index) => index > at + 1 && !isFiller(lexeme) && !hasSense(lexeme, 'place'));
  return (
    hasSense(lexemes[at + 1], 'negation') && lexemes[name]?.place !== undefined && lexemes[name]?.city === undefined
  );
};

/** "Any neighborhood" leaves the neighborhood, "anywhere" the town as well. */
const placesLeft = ({ lexemes, tables }: Reading, at: number): readonly ConstraintField[] => {
  const parts = tables.partsOfTown?.split(' ') ?? [];
  const text = lexemes[at]?.text ?? '';
  if (isAllButPart(lexemes, at)) return WITHIN_TOWN;
  return text.split(' ').some((word) => parts.includes(word)) ? WITHIN_TOWN : ['City', ...WITHIN_TOWN];
};

/** "Have you got *anywhere* with a pool?", "*anywhere* cheaper?" ask for any home, in the town of before. */
const isAnyHome = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [before, next] = [lexemes[at - 1], lexemes[at + 1]];
  if (next === undefined || next.isMark || lexemes[at]?.text.includes(' ')) return false;
  return before === undefined ? lexemes.at(-1)?.text === '?' : hasSense(before, 'search', 'asks');
};

/** "Widen the area" stays in the town that is named, and near a place of which no town was named. */
const placesWidened = ({ before }: Reading): readonly ConstraintField[] =>
  before.some(({ Field }) => Field === 'City') ? WITHIN_TOWN : ['ZIP', 'Street'];

/** "*Anywhere in* San Diego works", of who looked near a park of it. */
const isWholeTown = ({ lexemes, hasShown }: Reading, at: number): boolean =>
  hasShown &&
  hasSense(lexemes[at], 'place', 'whole') &&
  lexemes[isFiller(lexemes[at + 1]) ? at + 2 : at + 1]?.city !== undefined;

const ITS_PLACE: readonly (readonly [group: string, value: string])[] = [
  ['point', 'place'],
  ['point', 'focus'],
  ['place', 'kind'],
];
/** "*Not necessarily near there*", "it *needn't be close to the park*". */
const isNearnessLeft = ({ lexemes, hasShown }: Reading, at: number): boolean =>
  hasShown &&
  hasSense(lexemes[at], 'indifferent', 'before') &&
  hasSense(lexemes[at + 1], 'place', 'near') &&
  ITS_PLACE.some(([group, value]) => hasSense(lexemes[at + 2], group, value));

/** Fields that no longer matter: "any price", "anywhere", "to buy or rent". */
export const readDropped = (reading: Reading): ConstraintField[] => {
  const dropped = new Set<ConstraintField>();
  for (const [index, lexeme] of reading.lexemes.entries()) {
    if (lexeme.isTaken) continue;
    // "Posso gastar mais 50 mil".
    if (hasSense(lexeme, 'money', 'raises') && reading.lexemes[index + 1]?.amount !== undefined) continue;
    const field = FIELDS.find((name) => hasSense(lexeme, 'drop', name)) ?? droppedNoun(reading, index);
    if (isWholeTown(reading, index)) {
      for (const place of WITHIN_TOWN) dropped.add(place);
      continue;
    }
    if (field !== undefined) dropped.add(field);
    else if (isNearnessLeft(reading, index)) {
      dropped.add('Near');
      take(reading, index, index + 3);
    } else if (hasSense(lexeme, 'place', 'anywhere') && !isAnyHome(reading.lexemes, index))
      for (const place of placesLeft(reading, index)) dropped.add(place);
    else if (hasSense(lexeme, 'drop', 'wider') && reading.hasShown)
      for (const place of placesWidened(reading)) dropped.add(place);
    else if (hasSense(lexeme, 'sale', 'either')) dropped.add('SaleType');
    else continue;
    lexeme.isTaken = true;
  }
  return [...dropped];
};
