import type { Constraint } from '../constraint.ts';
import { hasSense } from '../lexer/lexeme.ts';
import { endsSentence, type Item, type Reading } from './stretch.ts';

export const ANIMALS: ReadonlySet<string> = new Set(['pets', 'dogs', 'cats']);
const MOST_TO_NEGATION = 2;

/** Who brings a dog describes no home. */
export const isOfAnimals = (one: Constraint): boolean =>
  one.Field === 'Tag' && one.Value.every((tag) => ANIMALS.has(tag));

const tellsOfVisitor = ({ lexemes }: Reading, from: number): boolean => {
  for (let index = from - 1; index >= 0; index -= 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || endsSentence(lexeme)) return false;
    if (hasSense(lexeme, 'visitor')) return true;
  }
  return false;
};

/** "Wir sind ein ruhiges Paar *ohne Haustiere*": the animals that somebody does not have are no condition. */
export const withoutOwnAnimals = (reading: Reading, items: readonly Item[]): Item[] =>
  items.filter(({ kind, from, constraints }) => {
    const isLacked = reading.lexemes
      .slice(Math.max(0, from - MOST_TO_NEGATION), from)
      .some((lexeme) => hasSense(lexeme, 'negation', 'not'));
    return !(kind === 'tag' && isLacked && constraints.every(isOfAnimals) && tellsOfVisitor(reading, from));
  });
