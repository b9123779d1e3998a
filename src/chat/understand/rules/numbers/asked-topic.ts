import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { AskedField } from '../../understanding.ts';
import type { Reading } from '../stretch.ts';
import { mayStandBeside } from './goes-on.ts';
import type { Quantity } from './quantity.ts';

type Topic = { topic: string; least: number; most: number };

/** What a bare number may say of a field, and between which bounds. */
const TOPICS: ReadonlyMap<AskedField, Topic> = new Map([
  ['Bedrooms', { topic: 'bedrooms', least: 1, most: 12 }],
  ['Bathrooms', { topic: 'bathrooms', least: 1, most: 12 }],
  ['ParkingSpots', { topic: 'parking', least: 1, most: 12 }],
  ['HOAMonth', { topic: 'hoa', least: 20, most: 5_000 }],
  ['BuildingArea', { topic: 'area', least: 20, most: 20_000 }],
]);

/** "How high is the HOA?", then "under 300 please"; "how many bedrooms has it?", then "I need three": a number without more. */
export const withAskedTopic = (quantity: Quantity, { lexemes, askedAbout }: Reading): Quantity | undefined => {
  const [field, ...others] = askedAbout.filter((one) => TOPICS.has(one));
  const found = field === undefined || others.length > 0 ? undefined : TOPICS.get(field);
  const { low, high, unit, topic, currency, per, from, to } = quantity;
  if (found === undefined || [unit, topic, currency, per, high].some((part) => part !== undefined)) return undefined;
  const isOne = low.isWord && low.value === 1;
  if (low.hasScale || low.isOrdinal || isOne || low.value < found.least || low.value > found.most) return undefined;
  // "Show me 3".
  if (hasSense(lexemes[from - 1], 'show')) return undefined;
  // "Too much, under 300".
  const isBeside = (lexeme: Lexeme): boolean => mayStandBeside(lexeme) || hasSense(lexeme, 'relative');
  const isAlone = lexemes.every(
    (lexeme, index) => (index >= from && index < to) || (lexeme.amount === undefined && isBeside(lexeme)),
  );
  const isMore = lexemes.some((lexeme) => hasSense(lexeme, 'follow', 'more'));
  return isAlone && !isMore ? { ...quantity, topic: found.topic } : undefined;
};
