import type { LanguageTables } from '../../languages/language-tables.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';

export const isArticle = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'plain', 'the') || hasSense(lexeme, 'plain', 'theMany') || hasSense(lexeme, 'plain', 'indefinite');

/** "Calle Mayor *condos*": what is looked for there is no part of its name, "Rua da Casa" is one. */
export const endsInHomes = (row: readonly Lexeme[]): boolean => {
  const [joint, last] = row.slice(-2);
  const isHomes = ['type', 'home', 'unit'].some((group) => hasSense(last, group));
  return row.length > 2 && last?.isCapital === false && isHomes && !isArticle(joint) && !hasSense(joint, 'place');
};

const isOf = (list: string | undefined, word: string | undefined): boolean =>
  list?.split(/\s+/).includes(word ?? '') === true;

type Streets = Pick<LanguageTables, 'streets'>;

/** "*Rua da Rosa*": everyday words that make a name behind the word for a street, with capital letters. */
export const isWrittenAsName = (row: readonly Lexeme[], words: readonly string[], { streets }: Streets): boolean =>
  row.length > 1 && isOf(streets?.beginnings, words[0]) && [row[0], row.at(-1)].every((one) => one?.isCapital === true);

/** "Casa em Escondido *pode ter* piscina": an everyday word that ends streets in another language only, as the "Ter" of terraces. */
export const endsInOwnWord = (row: readonly Lexeme[], words: readonly string[], { streets }: Streets): boolean => {
  const last = row.at(-1);
  const isEveryday = last?.isCapital === false && (hasSense(last, 'plain', 'stop') || last.text.includes(' '));
  return isEveryday && !isOf(streets?.endings, words.at(-1)) && !isOf(streets?.beginnings, words[0]);
};
