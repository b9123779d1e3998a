import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence, type Reading } from '../stretch.ts';

const MOST_TO_OTHER = 4;

/** A noun between words that it does not belong to: "no *traffic* near Balboa Park", "without *neighbours* in La Mesa". */
export const isObject = (lexemes: readonly Lexeme[], at: number, end: number): boolean => {
  const isNoun = (lexeme: Lexeme | undefined): boolean =>
    lexeme !== undefined &&
    (hasSense(lexeme, 'plain', 'common') || (hasSense(lexeme, 'unit', 'none') && lexeme.amount === undefined)) &&
    lexeme.senses.every(
      ({ group, value }) =>
        group === 'protected' ||
        (group === 'unit' && value === 'none') ||
        (group === 'plain' && (value === 'common' || hasSense(lexeme, 'unit', 'none'))),
    );
  return isNoun(lexemes[at]) && at + 1 < end && !isNoun(lexemes[at + 1]);
};

/** "Ohne *Aufwand* in München": a noun by its capital letter, of which the negation speaks. */
export const isNamedNoun = ({ tables }: Reading, lexeme: Lexeme): boolean =>
  tables.hasCapitalNouns === true &&
  lexeme.isCapital &&
  !lexeme.isTaken &&
  lexeme.senses.every(({ group }) => group === 'plain') &&
  !hasSense(lexeme, 'plain', 'filler');

/** "Any *drop* in La Mesa?": the noun, with where it was behind it. */
export const isOfFigure = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at], 'plain', 'common') && hasSense(lexemes[at + 1], 'place', 'in');

/** "*没有*带阳台的吗": whether there is none of what is wanted. */
const asksForAny = (lexemes: readonly Lexeme[], at: number): boolean => {
  const last = lexemes.findLast(({ isMark }) => !isMark);
  const isFirst = at === 0 || lexemes[at - 1]?.isMark === true;
  return isFirst && hasSense(lexemes[at], 'ask', 'closing') && hasSense(last, 'ask', 'ofOne');
};

/** "Can't live *without* a yard": what is not to be missing is wanted. */
export const isDoubled = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (!hasSense(lexemes[at], 'negation', 'without')) return false;
  if (asksForAny(lexemes, at)) return true;
  for (let index = at - 1; index >= Math.max(0, at - MOST_TO_OTHER); index -= 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || lexeme.isTaken || endsSentence(lexeme) || lexeme.text === ',') return false;
    if (hasSense(lexeme, 'negation', 'not')) return true;
  }
  return false;
};

/** "No necesito *ni* piscina", "no es necesario que *no tenga* HOA": a negation of what does not matter. */
export const isOfIndifference = (lexemes: readonly Lexeme[], at: number): boolean => {
  const before =
    hasSense(lexemes[at - 1], 'plain', 'filler') && !hasSense(lexemes[at - 1], 'negation') ? at - 2 : at - 1;
  return hasSense(lexemes[before], 'indifferent', 'before') && !hasSense(lexemes[before], 'negation');
};

/** "I don't care *but* with a pool": what stands behind the contradiction is not what does not matter. */
export const isContradicted = ({ lexemes, tables }: Reading, at: number): boolean => {
  const [word = ''] = lexemes[at + 1]?.text.split(' ') ?? [];
  return hasSense(lexemes[at], 'indifferent', 'before') && tables.buts?.split(' ').includes(word) === true;
};

/** "No necesito piscina *ni* garaje": nothing but a "nor" stands between the two. */
export const goesOnWithNor = (lexemes: readonly Lexeme[], from: number, to: number): boolean => {
  const between = lexemes.slice(from, to);
  const isNor = (lexeme: Lexeme): boolean => hasSense(lexeme, 'negation', 'nor') || hasSense(lexeme, 'link', 'nor');
  return (
    between.some(isNor) &&
    between.every((lexeme) => isNor(lexeme) || lexeme.text === ',' || hasSense(lexeme, 'plain', 'filler'))
  );
};

/** "*Não* tem terraço?", "*nada com* terraço?": a question that begins with a negation asks whether there is one. */
export const asksWhetherNot = (lexemes: readonly Lexeme[], at: number): boolean => {
  const end = lexemes.findIndex((lexeme, index) => index > at && endsSentence(lexeme));
  const before = lexemes.slice(0, at).findLast((lexeme) => !hasSense(lexeme, 'link'));
  const isFirst = before === undefined || endsSentence(before);
  const asksOf = hasSense(lexemes[at + 1], 'ask', 'has') || hasSense(lexemes[at], 'follow', 'with');
  return isFirst && asksOf && /^[?？]$/.test(lexemes[end]?.text ?? '');
};
