import { hasSense, type Lexeme, senseValue } from '../lexer/lexeme.ts';
import { isFiller, type Reading } from './stretch.ts';

/** Kinds of houses that listings seldom tell apart from others. */
const SPECIAL: ReadonlySet<string> = new Set(['villa', 'bungalow', 'cottage', 'farm', 'semiDetached']);

const isPassed = (lexeme: Lexeme | undefined): boolean =>
  isFiller(lexeme) ||
  lexeme?.amount !== undefined ||
  hasSense(lexeme, 'compare') ||
  (lexeme?.isMark === false && lexeme.senses.length === 0);

/** The first word before a noun that says something: "*mit* einer kleinen Werkstatt". */
const wordBefore = (lexemes: readonly Lexeme[], at: number): number => {
  let index = at - 1;
  while (index >= 0 && isPassed(lexemes[index]) && !hasSense(lexemes[index], 'follow', 'with')) index -= 1;
  return index;
};

/** "Haus *mit Werkstatt*", "was *mit Halle*": what belongs to a home, where it is no home itself or stands behind one. */
const isPartOfHome = (lexemes: readonly Lexeme[], at: number): boolean => {
  const index = wordBefore(lexemes, at);
  const isWith = hasSense(lexemes[index], 'follow', 'with') && lexemes[index]?.text.includes(' ') === false;
  const isBehindHome = lexemes.slice(0, index).some((lexeme) => hasSense(lexeme, 'type') && !lexeme.isTaken);
  return isWith && (isBehindHome || hasSense(lexemes[at], 'type', 'commercial'));
};

/** "Ein Haus, aber *keine Doppelhaushälfte*": houses are wanted, and listings do not say which are of that kind. */
const isRefusedAmongWanted = (
  { lexemes, before }: Reading,
  at: number,
  typesOf: (kind: string) => readonly string[],
): boolean => {
  const kind = senseValue(lexemes[at], 'type') ?? '';
  const isRefused =
    hasSense(lexemes[wordBefore(lexemes, at)], 'negation', 'not') || hasSense(lexemes[at + 1], 'negation', 'after');
  if (!isRefused || !SPECIAL.has(kind) || lexemes[at]?.propertyType !== undefined) return false;
  const types = typesOf(kind);
  const isSaid = lexemes.some((lexeme, index) => {
    const other = senseValue(lexeme, 'type');
    const isOther = index !== at && other !== undefined && !SPECIAL.has(other);
    return isOther && typesOf(other).some((type) => types.includes(type));
  });
  const isBefore = before.some(
    ({ Field, Operator, Value }) =>
      Field === 'PropertyType' && Operator === 'is' && Value.some((type) => types.includes(type)),
  );
  return isSaid || isBefore;
};

/** "No *tenants*": who is not to live there says neither rent nor sale. */
export const refusesPeople = ({ lexemes }: Reading, at: number): boolean => {
  const isPerson = hasSense(lexemes[at], 'protected', 'people') || hasSense(lexemes[at], 'unit', 'none');
  const before = isFiller(lexemes[at - 1]) ? lexemes[at - 2] : lexemes[at - 1];
  return isPerson && hasSense(before, 'negation', 'not');
};

const OF_HOMES: readonly string[] = ['type', 'tag', 'home', 'unit'];

/** "*Büro* zu mieten", where nothing names a home that it could be a room of. */
const isKindByItself = ({ lexemes, before }: Reading, at: number): boolean =>
  before.length === 0 &&
  !hasSense(lexemes[wordBefore(lexemes, at)], 'follow', 'with') &&
  lexemes.every((lexeme, index) => index === at || !OF_HOMES.some((group) => hasSense(lexeme, group)));

/** Lets nouns that name no kind of home here say nothing that is known: they are told as not understood. */
export const forgetNoKinds = (reading: Reading, typesOf: (kind: string) => readonly string[]): void => {
  for (const [at, lexeme] of reading.lexemes.entries()) {
    if (lexeme.isTaken || !hasSense(lexeme, 'type')) continue;
    if (hasSense(lexeme, 'type', 'commercial') && hasSense(lexeme, 'tag')) {
      const other = isKindByItself(reading, at) ? 'tag' : 'type';
      lexeme.senses = lexeme.senses.filter(({ group }) => group !== other);
      continue;
    }
    if (lexeme.senses.some(({ group }) => group === 'tag' || group === 'ask')) continue;
    if (isPartOfHome(reading.lexemes, at) || isRefusedAmongWanted(reading, at, typesOf)) lexeme.senses = [];
  }
};
