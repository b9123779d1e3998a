import { hasSense } from '../../lexer/lexeme.ts';
import type { Item, Reading } from '../stretch.ts';
import type { Said } from './polarity.ts';
import { refusedLack } from './refused-with.ts';

/** "No *house* without *a pool*": a house is wanted, and the pool too. */
export const withDoubled = (
  { lexemes, tables }: Reading,
  items: readonly Item[],
  polarities: readonly Said[],
): Said[] => {
  const isDoubledAt = (index: number): boolean => {
    const [item, said, next] = [items[index], polarities[index], polarities[index + 1]];
    const isBoth = said?.polarity === 'negated' && next?.polarity === 'negated';
    // "不带泳池 不带车库" wants neither.
    const isRow = tables.negatesLists === true;
    return isBoth && !isRow && next.at === item?.to && hasSense(lexemes[next.at ?? -1], 'negation', 'without');
  };
  // "Pool or no pool is fine".
  const isEitherAt = (index: number): boolean => {
    const [one, other] = [items[index]?.constraints[0], items[index + 1]?.constraints[0]];
    const isSame = one !== undefined && one.Field === other?.Field && String(one.Value) === String(other.Value);
    const [said, next] = [polarities[index]?.polarity, polarities[index + 1]?.polarity];
    const isOr = lexemes
      .slice(items[index]?.to, items[index + 1]?.from)
      .some((lexeme) => hasSense(lexeme, 'link', 'or'));
    // "有电梯没电梯*都行*", "带家具不带家具*都可以*".
    const isEither = hasSense(lexemes[items[index + 1]?.to ?? -1], 'indifferent', 'whether');
    const isLack = next === 'negated' || items[index + 1]?.constraints[0]?.Operator === 'not';
    const isBothNamed = said === 'wanted' && (isOr ? next === 'negated' : isEither && isLack);
    return isSame && (next === 'indifferent' || isBothNamed);
  };
  return polarities.map((said, index) => {
    if (isEitherAt(index) || isEitherAt(index - 1)) return { polarity: 'indifferent' };
    const isBothSides = isDoubledAt(index) || isDoubledAt(index - 1);
    return refusedLack(items, index, polarities) ?? (isBothSides ? { polarity: 'wanted' } : said);
  });
};
