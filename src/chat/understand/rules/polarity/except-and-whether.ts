import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence, type Item, isFiller } from '../stretch.ts';
import type { Link } from './linked-items.ts';
import type { Said } from './polarity.ts';

/** "除了车库还要泳池": what stands behind "except" is wanted too where more is asked for in the same sentence. */
export const isBeside = (lexemes: readonly Lexeme[], at: number): boolean => {
  const end = lexemes.findIndex((lexeme, index) => index > at && endsSentence(lexeme));
  const besides = lexemes.slice(at + 1, end === -1 ? undefined : end);
  return hasSense(lexemes[at], 'negation', 'except') && besides.some((one) => hasSense(one, 'negation', 'besides'));
};

/** "没阳台*的*也可以看看", "不带电梯*的五楼*也可以接受": where what is said of homes of a kind begins. */
export const behindHomes = (lexemes: readonly Lexeme[], to: number): number => {
  const next = lexemes[to];
  const isOfKind = (isFiller(next) && !hasSense(next, 'indifferent')) || hasSense(next, 'ask', 'ofKind');
  let at = isOfKind ? to + 1 : to;
  while (isOfKind && (lexemes[at]?.amount !== undefined || hasSense(lexemes[at], 'home'))) at += 1;
  return at;
};

const MOST_BACK = 4;

/** "*Ob es* einen Pool gibt, spielt keine Rolle": where whether there is one is said not to matter; undefined where it is not. */
export const whetherAt = (lexemes: readonly Lexeme[], { from, to }: Item): number | undefined => {
  const isAsked = lexemes.some(
    (lexeme, index) =>
      index < from &&
      index >= from - MOST_BACK &&
      hasSense(lexeme, 'whether', 'before') &&
      lexemes.slice(index + 1, from).every((one) => !one.isMark),
  );
  const comma = lexemes.findIndex(
    (lexeme, index) => index >= to && !isFiller(lexeme) && !hasSense(lexeme, 'plain', 'stop'),
  );
  const isSaid = lexemes[comma]?.text === ',' && hasSense(lexemes[comma + 1], 'indifferent', 'after');
  return isAsked && isSaid ? comma + 1 : undefined;
};

/** "有没有泳池都行", "新不新都行": "either is fine" behind a feature that "whether" stands before. */
export const isEitherFine = (lexemes: readonly Lexeme[], { kind, from }: Item, at: number): boolean => {
  const before = isFiller(lexemes[from - 1]) ? lexemes[from - 2] : lexemes[from - 1];
  const isAsked = hasSense(before, 'ask', 'has') || /^(\p{Script=Han})不\1/u.test(lexemes[from]?.text ?? '');
  return kind !== 'place' && hasSense(lexemes[at], 'indifferent', 'whether') && isAsked;
};

/** "La Mesa or El Cajon, doesn't matter", "*or* El Cajon, doesn't matter": that it is one of them does matter. */
export const withoutEither = (
  said: Said | undefined,
  link: Link,
  before: Item | undefined,
  item: Item,
  [first]: readonly Lexeme[],
): Said | undefined => {
  const joinsOn = hasSense(first, 'link', 'or') || hasSense(first, 'follow', 'also');
  const isAdded = before === undefined && joinsOn && first?.isMark === false;
  const isEither = (link === 'or' && before?.kind === item.kind) || isAdded;
  // "2 or 3 bedrooms, doesn't matter".
  const isRow = item.kind === 'number' && item.constraints.length > 1;
  const isNamed = item.kind === 'place' || item.kind === 'type';
  return said?.polarity === 'indifferent' && (isRow || (isEither && isNamed)) ? undefined : said;
};
