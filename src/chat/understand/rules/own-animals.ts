import type { Constraint } from '../constraint.ts';
import { isHan, saysPhrase } from '../languages/says-phrase.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { LEAST_PRICE_READ_AS_SALE } from '../rent-or-sale.ts';
import { endsSentence, type Item, type Reading } from './stretch.ts';

export const ANIMALS: ReadonlySet<string> = new Set(['pets', 'dogs', 'cats']);
const MOST_TO_NEGATION = 2;

/** Who brings a dog describes no home. */
export const isOfAnimals = (one: Constraint): boolean =>
  one.Field === 'Tag' && one.Value.every((tag) => ANIMALS.has(tag));

/** "*Non-smoker*, no pets", "no pets, *nonsmoker*": right beside it, a comma or "and" between. */
const isOfVisitorBehind = (lexemes: readonly Lexeme[], to: number): boolean => {
  const next = lexemes.slice(to).find((one) => one.text !== ',' && !hasSense(one, 'link', 'and'));
  return hasSense(next, 'visitor', 'as');
};

const tellsOfVisitor = ({ lexemes }: Reading, { from, to }: Item): boolean => {
  if (isOfVisitorBehind(lexemes, to)) return true;
  let isParted = false;
  for (let index = from - 1; index >= 0; index -= 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || endsSentence(lexeme)) return false;
    if (hasSense(lexeme, 'visitor')) return true;
    isParted ||= lexeme.text === ',';
    // "I'm a nonsmoker *looking for a building* without dogs".
    if (!isParted && hasSense(lexeme, 'home')) return false;
  }
  return false;
};

/** "Wir sind ein ruhiges Paar *ohne Haustiere*", "non-smoker, *no pets*": animals that somebody does not have. */
const isLacked = (reading: Reading, item: Item): boolean => {
  const { lexemes, tables } = reading;
  const isNegated = lexemes
    .slice(Math.max(0, item.from - MOST_TO_NEGATION), item.from)
    .some((lexeme) => hasSense(lexeme, 'negation', 'not'));
  const [word = ''] = lexemes[item.from]?.text.split(' ') ?? [];
  const isAbsence =
    item.constraints.every(({ Operator }) => Operator === 'not') &&
    (tables.negators ?? '').split(' ').some((one) => one === word || (one === word[0] && isHan(one)));
  return (isNegated || isAbsence) && tellsOfVisitor(reading, item);
};

/** Whether a message asks for homes that take animals, or asks anything of them: "must allow dogs". */
const asksForAnimals = ({ text, tables, lexemes }: Reading): boolean => {
  const isSaid = saysPhrase(text.folded.replace(/[^\p{L}\p{N}-]+/gu, ' '), tables.accepting, { at: 'begins' });
  return isSaid || lexemes.some((lexeme) => lexeme.isMark && /^[?？]$/.test(lexeme.text));
};

/** "Bitte *keine* Haustiere", "宠物那条*不限了*": what is said of the animals themselves is no telling of one's own. */
const isWeighed = ({ lexemes }: Reading, { from, to }: Item): boolean =>
  lexemes.slice(Math.max(0, from - MOST_TO_NEGATION), from).some((lexeme) => hasSense(lexeme, 'negation')) ||
  lexemes
    .slice(from, to + 1)
    .some((lexeme) => ['negation', 'indifferent', 'drop', 'soft'].some((group) => hasSense(lexeme, group)));

/**
 * "We have 2 dogs, want to buy a house": who buys may bring them, and of who does not say that a home is to be rented nobody
 * knows that they have to be allowed. Where nothing else is said, the animals are what is meant.
 */
const isToldOnly = (reading: Reading, item: Item, items: readonly Item[]): boolean => {
  const { saleType } = reading;
  if (isWeighed(reading, item)) return false;
  if (saleType === 'for_rent' || !item.constraints.every(({ Operator }) => Operator === 'is')) return false;
  // "Got 2 cats, budget 2200": no home is sold for so little.
  const isRent = items.some(({ constraints }) =>
    constraints.some(
      (one) => one.Field === 'Price' && one.Operator !== 'atLeast' && one.Value < LEAST_PRICE_READ_AS_SALE,
    ),
  );
  if (isRent) return false;
  const isAlone = items.every(({ constraints }) => constraints.every(isOfAnimals));
  return (saleType === 'for_sale' || !isAlone) && !asksForAnimals(reading);
};

/** Leaves out the animals that a visitor tells of and that are no condition of a home. */
export const withoutOwnAnimals = (reading: Reading, items: readonly Item[], saysRent: boolean): Item[] =>
  items.filter((item) => {
    if (item.kind !== 'tag' || !item.constraints.every(isOfAnimals)) return true;
    return !(isLacked(reading, item) || (!saysRent && isToldOnly(reading, item, items)));
  });
