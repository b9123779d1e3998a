import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller, type Reading } from '../stretch.ts';
import type { Said } from './polarity.ts';

/** "With", "that have", "con", "die … haben"; "but with" parts. */
const ties = (lexeme: Lexeme): boolean =>
  !lexeme.isMark &&
  (hasSense(lexeme, 'follow', 'with') ||
    hasSense(lexeme, 'relative') ||
    isFiller(lexeme) ||
    (hasSense(lexeme, 'plain', 'stop') && !hasSense(lexeme, 'link')));

/** Whether a feature is said of the homes before it: "condos *with* a pool", "casas amuebladas". */
const isOf = ({ lexemes, tables }: Reading, type: Item, feature: Item): boolean => {
  const relatives = tables.relatives?.split(' ') ?? [];
  const isRelative = (lexeme: Lexeme | undefined): boolean => relatives.includes(lexeme?.text.split(' ')[0] ?? '');
  // "Häuser, die einen Pool haben".
  const from = lexemes[type.to]?.text === ',' && isRelative(lexemes[type.to + 1]) ? type.to + 1 : type.to;
  return lexemes.slice(from, feature.from).every((lexeme) => ties(lexeme) || isRelative(lexeme));
};

/** A feature, or rooms that something joins to the homes: "condos *with* 2 bedrooms". */
const isFeature = ({ kind, from, constraints }: Item, type: Item): boolean => {
  if (kind === 'tag') return constraints.every(({ Operator }) => Operator === 'is');
  const isRoom = constraints.every(({ Field }) => Field === 'Bedrooms' || Field === 'Bathrooms');
  return kind === 'number' && isRoom && from > type.to;
};

/**
 * The types that a negation leaves wanted, as positions in `items`: "no *condos* with a pool" refuses the feature at
 * `index`, not the types before it.
 */
export const typesRefusedWith = (
  reading: Reading,
  items: readonly Item[],
  index: number,
  polarities: readonly Said[],
): number[] => {
  const [feature, last] = [items[index], items[index - 1]];
  if (feature === undefined || last?.kind !== 'type' || !isFeature(feature, last) || !isOf(reading, last, feature))
    return [];
  const types: number[] = [];
  for (let at = index - 1; items[at]?.kind === 'type' && polarities[at]?.polarity === 'negated'; at -= 1)
    types.push(at);
  return types;
};

/** "No *houses* over 500k": the negation is that of the bound. */
export const isOfBound = ({ kind }: Item, { polarity, at }: Said, items: readonly Item[]): boolean =>
  kind === 'type' && polarity === 'negated' && at !== undefined && items.some(({ negatedAt }) => negatedAt === at);
