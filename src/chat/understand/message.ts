import type { Sense, SenseGroup, SenseOf } from '../../language/language.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import type { Amount } from '../../language/text/numbers.ts';
import type { ReadText, Token } from '../../language/text/read-text.ts';
import type { Constraint } from './constraint.ts';
import type { BeforeStatement } from './statement.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A stretch of a message that is one word or one phrase. `start` and `end` are positions in the folded text. */
export type Lexeme = {
  start: number;
  end: number;
  /** Folded words, parted by blanks. */
  text: string;
  isMark: boolean;
  /** Of how many tokens it is. */
  length: number;
  isCapital: boolean;
  /** What phrases of the language say, as `group.value`; features are `tag.NAME` and `lack.NAME`. */
  says: readonly string[];
  amount?: Amount;
  /** A town or region of the listings, a part of a town or landmark, a street, a type, as these write them. */
  city?: string | undefined;
  place?: string | undefined;
  street?: string | undefined;
  propertyType?: string | undefined;
  /** A home's number, address or link; `null` is a telephone number or the like. */
  identifier?: Constraint | null;
  /** The homes that were shown and that it names. */
  shown?: readonly number[];
};

/** All that the rules look at. */
export type Message = {
  text: ReadText;
  tokens: readonly Token[];
  lexemes: readonly Lexeme[];
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  before: BeforeStatement;
  year: number;
  /** The listings' own words for a kind of home ("condominium"). */
  typesOf(kind: string): string[];
};

/** Whether a lexeme says one of some senses. */
export const says = (lexeme: Lexeme | undefined, ...senses: readonly Sense[]): boolean =>
  lexeme !== undefined && senses.some((one) => lexeme.says.includes(one));
/** Whether a word or two say one of some senses between two positions of the folded text, in the middle of a longer phrase as well. */
export const saysWithin = (
  { tokens, lexicon }: Pick<Message, 'tokens' | 'lexicon'>,
  { start, end }: Pick<Lexeme, 'start' | 'end'>,
  ...senses: readonly Sense[]
): boolean =>
  [1, 2].some((length) =>
    tokens.some(
      (token, at) =>
        token.start >= start &&
        (tokens[at + length - 1]?.end ?? Infinity) <= end &&
        lexicon.match(tokens, at, at + length)?.says.some((one) => senses.some((sense) => sense === one)) === true,
    ),
  );
/** The lexemes right before one, so many at most. */
export const ahead = (lexemes: readonly Lexeme[], at: number, most: number): Lexeme[] =>
  lexemes.slice(Math.max(0, at - most), at);
/** What of a group a lexeme says: "most" of `cmp.most`. */
export const allSaidOf = <Group extends SenseGroup>(lexeme: Lexeme | undefined, group: Group): SenseOf<Group>[] =>
  (lexeme?.says ?? [])
    .filter((one) => one.startsWith(`${group}.`))
    .map((one) => one.slice(group.length + 1) as SenseOf<Group>);
export const saidOf = <Group extends SenseGroup>(
  lexeme: Lexeme | undefined,
  group: Group,
): SenseOf<Group> | undefined => allSaidOf(lexeme, group)[0];
export const isEnd = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || lexeme.isMark;
export const isName = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined && (lexeme.city ?? lexeme.place ?? lexeme.street) !== undefined;
/** Whether a word names homes or a kind of them. */
export const isNounOfHome = (lexeme: Lexeme | undefined): boolean =>
  says(lexeme, 'home.any', 'home.many', 'sale.rent') ||
  saidOf(lexeme, 'type') !== undefined ||
  lexeme?.propertyType !== undefined;
/** Whether a word says nothing of homes: an everyday one, or one that nobody knows. */
export const saysNothing = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  !lexeme.isMark &&
  lexeme.amount === undefined &&
  lexeme.identifier === undefined &&
  !isName(lexeme) &&
  lexeme.says.every((one) => ['common', 'part', 'sum.offer', 'human.tenancy'].includes(one));
/** The visitor's own words of a stretch. */
export const wordsOf = ({ text, lexemes }: Message, from: number, to: number): string =>
  text.spelling(lexemes[from]?.start ?? 0, lexemes[to - 1]?.end ?? 0);
