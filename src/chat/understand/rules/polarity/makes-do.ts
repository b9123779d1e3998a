import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller, type Reading } from '../stretch.ts';
import type { Said } from './polarity.ts';

type Stretch = { from: number; to: number };

const isFine = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'indifferent', 'fine') || hasSense(lexeme, 'negation', 'besides');

/** What may stand between the two: "没有车库*的话,有*车棚也行". */
const isPassed = (lexeme: Lexeme): boolean =>
  lexeme.text === ',' ||
  isFiller(lexeme) ||
  hasSense(lexeme, 'plain', 'stop') ||
  hasSense(lexeme, 'indifferent', 'anymore');

/** "没*车库*有*车棚*也成": where there is none of the one, the other will do. */
export const makesDo = (lexemes: readonly Lexeme[], one: Stretch, other: Stretch): boolean => {
  const before = isFiller(lexemes[one.from - 1]) ? lexemes[one.from - 2] : lexemes[one.from - 1];
  const behind = isFiller(lexemes[other.to]) ? lexemes[other.to + 1] : lexemes[other.to];
  const between = lexemes.slice(one.to, other.from);
  return (
    hasSense(before, 'negation', 'without') &&
    isFine(behind) &&
    one.to <= other.from &&
    between.every((lexeme) => isPassed(lexeme) && !hasSense(lexeme, 'negation'))
  );
};

const KINDS: readonly string[] = ['tag', 'type', 'place'];

/** Both are wanted of which the one makes do for the other. */
export const withSubstitutes = (
  { lexemes }: Reading,
  items: readonly Item[],
  polarities: readonly Said[],
): readonly Said[] => {
  const isSubstitute = (at: number): boolean => {
    const [one, other] = [items[at - 1], items[at]];
    const isOfKind = one !== undefined && one.kind === other?.kind && KINDS.includes(one.kind);
    return isOfKind && other !== undefined && makesDo(lexemes, one, other);
  };
  return polarities.map((said, at) => (isSubstitute(at) || isSubstitute(at + 1) ? { polarity: 'wanted' } : said));
};
