import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller, type Reading } from '../stretch.ts';
import type { Polarity } from './polarity.ts';

export type Link = 'or' | 'and' | 'comma' | 'none';

/** What joins an item to the one before it. */
export const linkBetween = (lexemes: readonly Lexeme[], from: number, to: number): Link => {
  let link: Link = 'none';
  for (const lexeme of lexemes.slice(from, to)) {
    // "No garage, *just* a yard": what was said of the one ends here.
    if (hasSense(lexeme, 'follow', 'only') || hasSense(lexeme, 'place', 'anywhere')) return 'none';
    if (hasSense(lexeme, 'link', 'or') || lexeme.text === '/') link = 'or';
    else if (hasSense(lexeme, 'link', 'and')) link = link === 'or' ? link : 'and';
    else if (lexeme.text === ',') link = link === 'none' ? 'comma' : link;
    else if (!isFiller(lexeme) && !hasSense(lexeme, 'place')) return 'none';
  }
  return link;
};

/** "没有HOA和泳池": what stands in one list with a state that there is none is not wanted either. */
export const listedWith = (
  { lexemes, tables }: Reading,
  before: Item | undefined,
  item: Item,
  polarity: Polarity,
): Polarity => {
  if (before?.kind !== 'state' || item.kind !== 'tag' || tables.negatesLists !== true) return polarity;
  const isNone = before.constraints.some((one) => one.Field === 'HOAMonth' && one.Value === 0);
  const link = lexemes[before.to];
  const isListed = item.from === before.to + 1 && hasSense(link, 'link') && hasSense(link, 'range', 'to');
  return isNone && isListed && polarity === 'wanted' ? 'negated' : polarity;
};

/** Whether a name was among those that were wanted before. */
export const isAmongWanted = ({ before }: Reading, { constraints: [said] }: Item): boolean =>
  before.some(
    ({ Field, Operator, Value }) =>
      Field === said?.Field &&
      Operator === 'is' &&
      Array.isArray(Value) &&
      Array.isArray(said.Value) &&
      said.Value.some((name) => Value.some((one) => one === name)),
  );

/** Whether what was said of an item holds for the next one in the list too. */
export const goesOn = (
  reading: Reading,
  polarity: Polarity,
  link: Link,
  before: Item,
  item: Item,
  isOrLater: boolean,
): boolean => {
  const { tables } = reading;
  if (link === 'none' || polarity === 'wanted') return false;
  const isSameKind = before.kind === item.kind;
  // "Forget the house, a condo": what takes its place.
  if (polarity === 'dropped' && link === 'comma' && item.kind === 'type') return false;
  // "Skip the pool *and go up to* 1.2m".
  const saysBound = reading.lexemes.slice(item.from, item.to).some((lexeme) => hasSense(lexeme, 'compare'));
  if (polarity === 'dropped' && item.kind === 'number' && !isSameKind && saysBound) return false;
  // "Forget Mira Mesa, how about La Jolla": of who wanted the one before.
  const isGivenUp = polarity === 'dropped' || polarity === 'indifferent';
  const isInPlace = isGivenUp && item.kind === 'place' && isAmongWanted(reading, before);
  if (link === 'comma' && isInPlace && !isAmongWanted(reading, item)) return false;
  const isSameField = before.constraints[0]?.Field === item.constraints[0]?.Field;
  // "We don't need 3 bedrooms, 2 will do".
  if (polarity === 'indifferent' && link === 'comma' && item.kind === 'number' && isSameField) return false;
  if (polarity !== 'negated') return link !== 'comma' || isSameKind;
  // "Not Chula Vista, La Mesa" of who wanted Chula Vista before names what is wanted in its place.
  if (link === 'comma' && isAmongWanted(reading, before)) return false;
  if (link === 'or' || (link === 'and' && tables.negatesLists === true)) return true;
  if (!isSameKind) return false;
  // "Not Mira Mesa, San Diego else": the town around what is excluded is not.
  if (link === 'comma') return isOrLater || (item.kind === 'place' && isSameField);
  return item.kind === 'place' || item.kind === 'type';
};
