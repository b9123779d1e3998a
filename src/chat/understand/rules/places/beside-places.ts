import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller, type Reading } from '../stretch.ts';

type Found = { field: string; to: number };

export const foundIn = ({ to, constraints: [one] }: Item): Found => ({ field: one?.Field ?? '', to });

const isLink = (lexeme: Lexeme | undefined): boolean => hasSense(lexeme, 'link') || hasSense(lexeme, 'follow', 'also');
/** "Or", "and": what joins the names of a list, unlike "with". */
const joinsNames = (lexeme: Lexeme | undefined): boolean =>
  ['or', 'nor', 'and'].some((value) => hasSense(lexeme, 'link', value)) && !hasSense(lexeme, 'follow', 'with');
const isComma = (lexeme: Lexeme | undefined): boolean => lexeme?.text === ',';

/**
 * What a name from `from` to `to` is that stands in one list with a place: "in Seattle or *Tacoma*" a town, "in Belém, *Alcântara*
 * or *Estrela*" a neighbourhood as the first is; undefined where it is in none.
 */
export const fieldBeside = (
  { lexemes, tables }: Reading,
  { from, to }: { from: number; to: number },
  places: readonly Found[],
): 'City' | 'Near' | undefined => {
  const before = lexemes[from - 1];
  if (!isLink(before) && !isComma(before)) return undefined;
  const field = places.find((place) => place.to === from - 1)?.field;
  const isListed = isLink(lexemes[to]) || isComma(lexemes[to]);
  // "In Escondido mit Zisterne", "in La Mesa, Südhang", "in Schwabing und Umgebung": any noun has a capital letter.
  const mayBeNoun = tables.hasCapitalNouns === true;
  if (field === 'City') return mayBeNoun && !(joinsNames(before) || (isComma(before) && isListed)) ? undefined : field;
  if (field !== 'Near' || mayBeNoun) return undefined;
  return isLink(before) || isListed ? 'Near' : undefined;
};

/** "In Belém and *in* Alcântara": a name with its own preposition, linked with a neighbourhood. */
export const isLinkedWithPart = ({ lexemes, tables }: Reading, from: number, places: readonly Found[]): boolean => {
  let at = from - 1;
  while (at > 0 && !isLink(lexemes[at]) && (hasSense(lexemes[at], 'place') || isFiller(lexemes[at]))) at -= 1;
  const isPart = places.some(({ field, to }) => field === 'Near' && to === at);
  return isPart && isLink(lexemes[at]) && tables.hasCapitalNouns !== true;
};
