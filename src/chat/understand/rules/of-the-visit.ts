import type { Constraint } from '../constraint.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { endsSentence, type Item, type Reading } from './stretch.ts';
import { wantsPerson } from './wants-person.ts';

const MOST_TO_PLACE = 5;

/** "*I'll be in* La Mesa on Friday", "ich *bin* am Freitag *in* München": where the visitor will be. */
const isWhereVisitorIs = (lexemes: readonly Lexeme[], from: number): boolean => {
  for (let index = from - 1; index >= Math.max(0, from - MOST_TO_PLACE); index -= 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || endsSentence(lexeme)) return false;
    if (hasSense(lexeme, 'visitor', 'is')) return true;
  }
  return false;
};

const offersMoney = ({ lexemes, tables }: Reading): boolean => {
  const words = (tables.offers ?? '').split(' ').filter(Boolean);
  return lexemes.some(({ text }) => text.split(' ').some((word) => words.includes(word)));
};

const SUMS: ReadonlySet<string> = new Set(['Price', 'ZIP']);
const TOWNS: ReadonlySet<string> = new Set(['City', 'Near']);

/**
 * What a message that wants a person or a viewing says of the visit and of no home: where the visitor is, and the sum that
 * somebody offers.
 */
export const withoutVisit = (reading: Reading, items: readonly Item[]): Item[] => {
  const { lexemes } = reading;
  if (!wantsPerson(lexemes)) return [...items];
  const isOffering = offersMoney(reading);
  const isOfVisit = ({ Field }: Constraint, { from }: Item): boolean =>
    (isOffering && SUMS.has(Field)) || (TOWNS.has(Field) && isWhereVisitorIs(lexemes, from));
  return items.filter((item) => !item.constraints.some((one) => isOfVisit(one, item)));
};

const ACCOUNT = /^(?:微信号?|号|wechat|whatsapp|telegram|skype|line)$/;

/**
 * "*My number is* 912345678", "*微信号* abc12345": what no listing is called by, right behind the wish for a person, is where to
 * call.
 */
export const isTelephone = ({ lexemes, vocabulary }: Reading, at: number): boolean => {
  const { Field, Value } = lexemes[at]?.identifier ?? {};
  return (
    Field === 'MLSNumber' &&
    !vocabulary.known.mlsNumbers.includes(String(Value)) &&
    (hasSense(lexemes[at - 1], 'human', 'wanted') ||
      (wantsPerson(lexemes) && ACCOUNT.test(lexemes[at - 1]?.text ?? '')))
  );
};
