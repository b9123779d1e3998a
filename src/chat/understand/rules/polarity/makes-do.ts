import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller, type Reading } from '../stretch.ts';
import type { Said } from './polarity.ts';
import { isTagOfBefore } from './taken-back.ts';

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
  // "Ohne Pool, *Sauna wäre okay*" refuses the one; "没有车库,车棚*也*行" does not.
  const isParted = between.some(({ text }) => text === ',');
  const isSaidAlso =
    hasSense(behind, 'follow', 'also') || between.some((one) => hasSense(one, 'indifferent', 'anymore'));
  return (
    hasSense(before, 'negation', 'without') &&
    isFine(behind) &&
    (!isParted || isSaidAlso) &&
    one.to <= other.from &&
    between.every((lexeme) => isPassed(lexeme) && !hasSense(lexeme, 'negation'))
  );
};

/** "城景*也行*": that something else will do, too. */
export const isAlsoFine = (lexemes: readonly Lexeme[], to: number): boolean => {
  const behind = isFiller(lexemes[to]) || hasSense(lexemes[to], 'ask', 'ofKind') ? lexemes[to + 1] : lexemes[to];
  return hasSense(behind, 'indifferent', 'fine') && hasSense(behind, 'follow', 'also');
};

/** "城景也行", of who wanted a view of the river and no other feature: either of them. */
const isOtherThanBefore = (reading: Reading, items: readonly Item[], at: number): boolean => {
  const item = items[at];
  const wanted = reading.before.filter(({ Field, Operator }) => Field === 'Tag' && Operator === 'is');
  const isOnly = wanted.length === 1 && items.filter(({ kind }) => kind === 'tag').length === 1;
  return (
    isOnly &&
    item?.kind === 'tag' &&
    item.constraints.every(({ Operator }) => Operator === 'is') &&
    !isTagOfBefore(reading, item) &&
    isAlsoFine(reading.lexemes, item.to)
  );
};

const KINDS: readonly string[] = ['tag', 'type', 'place'];

/** Both are wanted of which the one makes do for the other. */
export const withSubstitutes = (
  reading: Reading,
  items: readonly Item[],
  polarities: readonly Said[],
): readonly Said[] => {
  const isSubstitute = (at: number): boolean => {
    const [one, other] = [items[at - 1], items[at]];
    const isOfKind = one !== undefined && one.kind === other?.kind && KINDS.includes(one.kind);
    return isOfKind && other !== undefined && makesDo(reading.lexemes, one, other);
  };
  return polarities.map((said, at) => {
    const isOther = said.polarity === 'indifferent' && isOtherThanBefore(reading, items, at);
    return isSubstitute(at) || isSubstitute(at + 1) || isOther ? { polarity: 'wanted' } : said;
  });
};
