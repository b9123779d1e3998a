import type { SaleType } from '../../../listings/listing.ts';
import type { Constraint } from '../constraint.ts';
import type { LanguageTables } from '../languages/language-tables.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { ReadText } from '../lexer/read-text.ts';
import type { AskedField } from '../understanding.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** A message while its rules run: each stretch is explained once, by the first rule that takes it. */
export type Reading = {
  text: ReadText;
  lexemes: readonly Lexeme[];
  tables: LanguageTables;
  vocabulary: Vocabulary;
  /** What is for sale or rent according to the message or to what was said before. */
  saleType: SaleType | undefined;
  hasShown: boolean;
  /** Whether several homes were shown and no one of them is talked about. */
  talksOfSeveral: boolean;
  /** What was asked for before. */
  before: readonly Constraint[];
  /** What was asked of a home since the last search. */
  askedAbout: readonly AskedField[];
  /** The present year. */
  year: number;
};

export type ItemKind = 'number' | 'place' | 'type' | 'tag' | 'sale' | 'status' | 'state';

/** What a stretch of lexemes (`from` up to, not including, `to`) asks for. */
export type Item = {
  kind: ItemKind;
  from: number;
  to: number;
  constraints: Constraint[];
  /** A condition only where it is not wanted: "no pool or HOA". */
  isUnwantedOnly?: boolean;
  /** The negation that it has taken in: "*no* homes over 500k" is at most so much. */
  negatedAt?: number;
};

/** The visitor's own words of some lexemes. */
export const wordsOf = ({ text, lexemes }: Reading, from: number, to: number): string => {
  const first = lexemes[from];
  const last = lexemes[to - 1];
  return first === undefined || last === undefined ? '' : text.spelling(first.start, last.end);
};

export const take = ({ lexemes }: Reading, from: number, to: number): void => {
  for (const lexeme of lexemes.slice(from, to)) lexeme.isTaken = true;
};

const ENDS_SENTENCE = /^[.;!?。；！？…]$/;

export const endsSentence = (lexeme: Lexeme): boolean => lexeme.isMark && ENDS_SENTENCE.test(lexeme.text);

/** An indefinite article, also at the end of a phrase: "necesito una". */
export const ENDS_WITH_ARTICLE = /(?:^| )(?:an?|une?|una|uma?|ein\p{L}*)$/u;

/** Whether a lexeme may stand inside a stretch without changing what it says. */
export const isFiller = (lexeme: Lexeme | undefined): boolean => hasSense(lexeme, 'plain', 'filler');
