import { hasSense } from '../../lexer/lexeme.ts';
import { ANIMALS } from '../own-animals.ts';
import { type Item, type Reading, wordsOf } from '../stretch.ts';
import type { Quantity } from './quantity.ts';

const tagsAt = (reading: Reading, at: number): Item[] =>
  (reading.lexemes[at]?.senses.filter(({ group }) => group === 'tag') ?? []).map(({ value }) => ({
    kind: 'tag',
    from: at,
    to: at + 1,
    constraints: [{ Field: 'Tag', Operator: 'is', Value: [value], Words: wordsOf(reading, at, at + 1) }],
  }));

/**
 * The features that words around a number name too: "which homes have a *garage* for 2 cars", "1900 *charges comprises*". A
 * short form ("1900 cc") only says how the sum is meant. Who has "four *cats*" wants them let in.
 */
export const countedTags = ({ from, to, unit, unitAt, topic }: Quantity, reading: Reading): Item[] => {
  const { lexemes } = reading;
  const paid = lexemes.flatMap((lexeme, at) =>
    at >= from && at < to && hasSense(lexeme, 'per') && lexeme.text.includes(' ') ? tagsAt(reading, at) : [],
  );
  // "A *garage* for 2".
  if (unitAt === undefined) return topic === 'parking' ? [...paid, ...tagsAt(reading, from)] : paid;
  if (unit === 'none') {
    const isAnimal = lexemes[unitAt]?.senses.some(({ group, value }) => group === 'tag' && ANIMALS.has(value)) === true;
    return isAnimal ? [...paid, ...tagsAt(reading, unitAt).slice(0, 1)] : paid;
  }
  const isParked = unit === 'car' || (unit === 'vehicle' && topic === 'parking');
  if (!isParked) return paid;
  return [...paid, ...tagsAt(reading, topic === 'parking' && !hasSense(lexemes[unitAt], 'tag') ? from : unitAt)];
};
