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

/** "Not Chula Vista, La Mesa" of who wanted Chula Vista before names what is wanted in its place. */
const isWantedBefore = ({ before }: Reading, { constraints: [said] }: Item): boolean =>
  before.some(
    (one) =>
      one.Field === said?.Field &&
      one.Operator === 'is' &&
      Array.isArray(one.Value) &&
      String(one.Value) === String(said.Value),
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
  if (polarity !== 'negated') return link !== 'comma' || isSameKind;
  if (link === 'comma' && isWantedBefore(reading, before)) return false;
  if (link === 'or' || (link === 'and' && tables.negatesLists === true)) return true;
  if (!isSameKind) return false;
  // "Not Mira Mesa, San Diego else": the town around what is excluded is not.
  const isSameField = before.constraints[0]?.Field === item.constraints[0]?.Field;
  if (link === 'comma') return isOrLater || (item.kind === 'place' && isSameField);
  return item.kind === 'place' || item.kind === 'type';
};
