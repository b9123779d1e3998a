import type { Constraint } from '../constraint.ts';
import { phrasesOfAll } from '../languages/tables.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { isSentenceEnd } from '../lexer/sentence-ends.ts';
import { withoutOwnAnimals } from './own-animals.ts';
import { endsSentence, type Item, type Reading } from './stretch.ts';
import { wantsPerson } from './wants-person.ts';

const MOST_TO_PLACE = 9;

/** "*I'll be in* La Mesa on Friday", "ich *bin* am Freitag *in* München": where the visitor will be. */
const isWhereVisitorIs = ({ lexemes, text }: Reading, from: number): boolean => {
  for (let index = from - 1; index >= Math.max(0, from - MOST_TO_PLACE); index -= 1) {
    const lexeme = lexemes[index];
    // "Ich bin Pfleger und *suche* in Sendling" looks for a home; "vom 12. bis 15. Dezember" is one sentence.
    if (lexeme === undefined || hasSense(lexeme, 'search')) return false;
    if (lexeme.text === '.' ? isSentenceEnd(text.folded, lexeme.start) : endsSentence(lexeme)) return false;
    // "I *work at* the hospital in San Diego".
    if (hasSense(lexeme, 'visitor', 'is') || hasSense(lexeme, 'place', 'from')) return true;
  }
  return false;
};

const offersMoney = ({ lexemes, tables }: Reading): boolean => {
  const words = (tables.offers ?? '').split(' ').filter(Boolean);
  return lexemes.some(({ text }) => text.split(' ').some((word) => words.includes(word)));
};

const SUMS: ReadonlySet<string> = new Set(['Price', 'ZIP']);
const TOWNS: ReadonlySet<string> = new Set(['City', 'Near']);

/** "Your *La Mesa office*", where the agents are; "I *work from home*, so call at any time". */
const isOffice = (item: Item | undefined): boolean =>
  item?.constraints.some((one) => one.Field === 'Tag' && one.Value.includes('home office')) === true;

/**
 * Leaves out what a message says of its visitor and of no home; where it wants a person or a viewing, also where the visitor is,
 * and the sum that somebody offers.
 */
export const withoutVisit = (reading: Reading, items: readonly Item[], saysRent: boolean): Item[] => {
  const { lexemes } = reading;
  const told = withoutOwnAnimals(reading, items, saysRent);
  if (!wantsPerson(lexemes)) return told;
  const isOffering = offersMoney(reading);
  const isOfVisit = ({ Field }: Constraint, { from }: Item): boolean =>
    (isOffering && SUMS.has(Field)) || (TOWNS.has(Field) && isWhereVisitorIs(reading, from));
  const isOfOffice = (item: Item): boolean => isOffice(item) || isOffice(told.find(({ from }) => from === item.to));
  return told.filter((item) => !isOfOffice(item) && !item.constraints.some((one) => isOfVisit(one, item)));
};

const IN_DIGITS = /^\d{8,}$/;
const ACCOUNTS: ReadonlySet<string> = new Set([
  ...['wechat', 'whatsapp', 'telegram', 'skype', 'line'],
  ...phrasesOfAll(({ accounts }) => accounts),
]);

/** "Call me back *about* 250012347", "I want to *visit* 250012347". */
const isAboutHome = (before: Lexeme | undefined): boolean =>
  hasSense(before, 'compare', 'about') ||
  hasSense(before, 'place') ||
  hasSense(before, 'human', 'visit') ||
  hasSense(before, 'human', 'before');

/**
 * "*My number is* 912345678", "*微信号* abc12345": what no listing is called by, right behind the wish for a person, is where to
 * call.
 */
export const isTelephone = ({ lexemes, vocabulary }: Reading, at: number): boolean => {
  const { Field, Value } = lexemes[at]?.identifier ?? {};
  const before = lexemes[at - 1];
  const isCall = ACCOUNTS.has(before?.text ?? '') || (IN_DIGITS.test(String(Value)) && !isAboutHome(before));
  return (
    Field === 'MLSNumber' &&
    !vocabulary.known.mlsNumbers.includes(String(Value)) &&
    (hasSense(before, 'human', 'wanted') || (wantsPerson(lexemes) && isCall))
  );
};
