import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Lexicon, Sense } from '../lexer/lexicon.ts';
import type { Token } from '../lexer/read-text.ts';
import { isFiller } from './stretch.ts';

/** Which lexemes point at a home that is refused, and whether a message points at no other. */
export type RefusedHomes = { at: ReadonlySet<number>; areAll: boolean };

const NO_HOME: readonly string[] = ['number', 'article', 'one', 'placed', 'there', 'all', 'focus'];

/** "The first", "the second and *third*". */
const isNth = (lexeme: Lexeme): boolean =>
  lexeme.senses.some(({ group, value }) => group === 'ordinal' || (group === 'point' && !NO_HOME.includes(value)));

/** "Not that one *then*". */
const isStop = (lexeme: Lexeme): boolean => hasSense(lexeme, 'plain', 'stop') && !hasSense(lexeme, 'unit');

/** "Not *that one*, too dark"; in "not this week" it stands before a noun. */
const isThatOne = (lexemes: readonly Lexeme[], at: number): boolean => {
  const behind = lexemes.slice(at + 1);
  const end = behind.findIndex(({ isMark }) => isMark);
  const said = behind.slice(0, end === -1 ? undefined : end);
  return (
    hasSense(lexemes[at], 'point', 'focus') && said.every((one) => isStop(one) || hasSense(one, 'negation', 'after'))
  );
};

const isRefusedBehind = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at + 1], 'negation', 'after') && lexemes[at + 2]?.text !== '?';

/** "O segundo *não*", "essa zona *não*": a clause ends with it. */
const isDeniedBehind = (lexemes: readonly Lexeme[], at: number): boolean => {
  const isNot = (index: number): boolean =>
    hasSense(lexemes[index], 'negation', 'not') && hasSense(lexemes[index], 'reply', 'no');
  const end = isNot(at + 1) ? at + 2 : isFiller(lexemes[at + 1]) && isNot(at + 2) ? at + 3 : undefined;
  return end !== undefined && (lexemes[end] === undefined || lexemes[end]?.isMark === true);
};

/** "*Not* the first", "*I hate* the first", "*forget* the first", "the first two *don't appeal to me*". */
const isRefused = (lexemes: readonly Lexeme[], at: number): boolean => {
  const before = isFiller(lexemes[at - 1]) ? lexemes[at - 2] : lexemes[at - 1];
  return (
    isRefusedBehind(lexemes, at) ||
    isDeniedBehind(lexemes, at) ||
    [before, lexemes[at - 1]].some(
      (one) =>
        hasSense(one, 'negation', 'not') || hasSense(one, 'protected', 'avoid') || hasSense(one, 'drop', 'before'),
    )
  );
};

/** "Not the first *and second*". */
const isJoined = (lexemes: readonly Lexeme[], from: number, to: number): boolean =>
  lexemes.slice(from + 1, to).every((lexeme) => hasSense(lexeme, 'link') || isFiller(lexeme));

/** The homes that a message points at to refuse them: "not the first one, how old is the third?" A question may ask by "not". */
export const refusedHomes = (lexemes: readonly Lexeme[]): RefusedHomes => {
  const pointing = lexemes.flatMap((lexeme, at) =>
    !lexeme.isTaken && (isNth(lexeme) || isThatOne(lexemes, at)) ? [at] : [],
  );
  const at = new Set<number>();
  for (const [index, one] of pointing.entries()) {
    const last = pointing[index - 1];
    const goesOn = last !== undefined && at.has(last) && isJoined(lexemes, last, one);
    if (goesOn || isRefused(lexemes, one)) at.add(one);
  }
  const areAll = at.size > 0 && at.size === pointing.length;
  const mayAsk = lexemes.at(-1)?.text === '?' && ![...at].some((one) => isRefusedBehind(lexemes, one));
  return areAll && mayAsk ? { at: new Set(), areAll: false } : { at, areAll };
};

/**
 * What stands at a token within a longer phrase, the phrase itself not counted. Behind words that begin a question the article
 * begins a shorter one, "est-ce que *la deuxième* a un garage": what it points at goes first.
 */
export const matchInside = (inside: readonly Token[], at: number, lexicon: Lexicon): ReturnType<Lexicon['match']> => {
  const longest = lexicon.match(at === 0 ? inside.slice(0, -1) : inside, at);
  let match = longest;
  while (match !== undefined && match.length > 1 && match.senses.some(({ group }) => group === 'ask')) {
    if (match.senses.some(({ group }) => group === 'point')) return match;
    match = lexicon.match(inside.slice(0, at + match.length - 1), at);
  }
  return match?.senses.some(({ group }) => group === 'point') === true ? match : longest;
};

/** What words within a longer phrase point at; "*pas celui de* Belém" and "*passe au second plan*" point at none. */
export const pointedInside = (lexeme: Lexeme, senses: readonly Sense[]): string[] => {
  const isNone = hasSense(lexeme, 'negation', 'not') && senses.some(({ value }) => value === 'one');
  return isNone || hasSense(lexeme, 'indifferent', 'after')
    ? []
    : senses.filter(({ group }) => group === 'point').map(({ value }) => value);
};
