import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence } from '../stretch.ts';

const MOST_WORDS = 24;

const hasGroup = (lexeme: Lexeme | undefined, group: string): boolean =>
  lexeme?.senses.some((sense) => sense.group === group) === true;

/** "I live in *a condo in La Mesa*": a home, not only a town, behind the words for where one lives. */
const beginsWithHome = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at], 'place', 'from') && hasSense(lexemes[at + 1], 'plain', 'indefinite');

/** "… *and want* a bigger one", "… *and need*": the words for what is looked for. */
const goesOnToWish = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at], 'link', 'and') &&
  [at + 1, at + 2].some((index) => hasGroup(lexemes[index], 'search') || hasGroup(lexemes[index], 'relative'));

const endsTale = (lexemes: readonly Lexeme[], at: number): boolean => {
  const lexeme = lexemes[at];
  if (lexeme === undefined || endsSentence(lexeme) || /^[,:-]$/.test(lexeme.text)) return true;
  if (hasSense(lexeme, 'own', 'end') || hasGroup(lexeme, 'search') || goesOnToWish(lexemes, at)) return true;
  // "We have a house in Lisbon and *I'd like a call*".
  if (hasSense(lexeme, 'human', 'visit') || hasSense(lexeme, 'human', 'wanted')) return true;
  // "Unsere jetzige Wohnung *hat nur* zwei Zimmer".
  const goesOn = hasSense(lexeme, 'follow', 'with') || hasSense(lexeme, 'ask', 'has') || hasGroup(lexeme, 'compare');
  return hasSense(lexeme, 'link', 'but') && !goesOn;
};

const isHome = (lexeme: Lexeme | undefined): boolean =>
  hasGroup(lexeme, 'type') || hasGroup(lexeme, 'home') || hasSense(lexeme, 'unit', 'home');

/** Where the tale begins that ends at `at`: "*unser Haus in Köln* verkauft haben"; `at` where none does. */
const beginOfTale = (lexemes: readonly Lexeme[], at: number): number => {
  for (let index = at - 1; index >= Math.max(0, at - MOST_WORDS); index -= 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || lexeme.isMark || hasGroup(lexeme, 'search')) return at;
    if (hasSense(lexeme, 'follow', 'requires')) return at;
    // "Unsere Mietwohnung" is two words.
    const [next, last] = [lexemes[index + 1], lexemes[index + 2]];
    if (hasSense(lexeme, 'own', 'mine') && (isHome(next) || (hasGroup(next, 'sale') && isHome(last)))) return index;
  }
  return at;
};

/**
 * Takes what tells of the home that the visitor has: "we sold our condo in Chula Vista", "the house we have now is 2,900
 * square feet". It ends with the clause; behind the place of that home a number begins what is looked for.
 */
export const takeOwn = (lexemes: readonly Lexeme[]): void => {
  for (const [at, lexeme] of lexemes.entries()) {
    const from = hasSense(lexeme, 'own', 'behind') ? beginOfTale(lexemes, at) : at;
    if (from < at) for (const told of lexemes.slice(from, at + 1)) told.isTaken = true;
  }
  for (let at = 0; at < lexemes.length; at += 1) {
    if (!hasSense(lexemes[at], 'own', 'before') && !beginsWithHome(lexemes, at)) continue;
    let hasPlace = false;
    let end = at + 1;
    while (end < at + MOST_WORDS && !endsTale(lexemes, end)) {
      const lexeme = lexemes[end];
      const isPaid = hasSense(lexemes[end - 1], 'money', 'for') || hasGroup(lexemes[end - 1], 'compare');
      if (hasPlace && lexeme?.amount !== undefined && !isPaid) break;
      hasPlace ||= lexeme?.city !== undefined || lexeme?.place !== undefined;
      end += 1;
    }
    for (const lexeme of lexemes.slice(at, end)) lexeme.isTaken = true;
    at = end - 1;
  }
};
