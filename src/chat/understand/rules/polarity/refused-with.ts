import type { Constraint } from '../../constraint.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller, type Reading } from '../stretch.ts';
import { isPartedFrom } from './led-features.ts';
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

/** A feature, a status, or rooms that something joins to the homes: "condos *with* 2 bedrooms". */
const isFeature = ({ kind, from, constraints }: Item, type: Item): boolean => {
  if (kind === 'tag' || kind === 'status') return constraints.every(({ Operator }) => Operator === 'is');
  const isRoom = constraints.every(({ Field }) => Field === 'Bedrooms' || Field === 'Bathrooms');
  return kind === 'number' && isRoom && from > type.to;
};

const isOtherType =
  (type: Item) =>
  (item: Item): boolean =>
    item.kind === 'type' && item !== type;

/** A place right behind a type, given up for another: "no condos *in La Mesa*, rather in El Cajon". */
const isGivenUpFor = ({ lexemes }: Reading, items: readonly Item[], index: number): boolean => {
  const [type, place, other] = items.slice(index - 1);
  if (type === undefined || place?.kind !== 'place' || other?.kind !== 'place') return false;
  const isBehind = lexemes.slice(type.to, place.from).every((lexeme) => hasSense(lexeme, 'place'));
  const isContrast = (lexeme: Lexeme): boolean => hasSense(lexeme, 'link', 'but') || hasSense(lexeme, 'follow', 'only');
  return isBehind && lexemes.slice(place.to, other.from).some(isContrast) && !items.some(isOtherType(type));
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
  if (feature === undefined || last?.kind !== 'type') return [];
  const isOfType = isFeature(feature, last) && isOf(reading, last, feature) && !isPartedFrom(reading, last, feature);
  if (!isOfType && !isGivenUpFor(reading, items, index)) return [];
  const types: number[] = [];
  for (let at = index - 1; items[at]?.kind === 'type' && polarities[at]?.polarity === 'negated'; at -= 1)
    types.push(at);
  return types;
};

/** A type refused for what stands right behind it as not there. */
const isRefusedLack = (items: readonly Item[], index: number, polarities: readonly Said[]): boolean => {
  const [type, lack] = [items[index], items[index + 1]];
  const isLack = lack?.kind === 'tag' && lack.constraints.every(({ Operator }) => Operator === 'not');
  const isRefused = type?.kind === 'type' && polarities[index]?.polarity === 'negated';
  return isRefused && isLack && lack.from === type.to && lack.negatedAt === undefined;
};

/** "Keine *Wohnung ohne Aufzug*": the type is wanted, and so is what it is not to lack. */
export const refusedLack = (items: readonly Item[], index: number, polarities: readonly Said[]): Said | undefined => {
  if (isRefusedLack(items, index, polarities)) return { polarity: 'wanted' };
  return isRefusedLack(items, index - 1, polarities) ? { polarity: 'negated' } : undefined;
};

/** "No *houses* over 500k": the negation is that of the bound. */
export const isOfBound = ({ kind }: Item, { polarity, at }: Said, items: readonly Item[]): boolean =>
  kind === 'type' && polarity === 'negated' && at !== undefined && items.some(({ negatedAt }) => negatedAt === at);

/** "*Nada en* Aviara, gracias", "*rien à* Aviara, trop loin": begins a sentence that asks nothing, with thanks or a reason behind. */
const isRefusedPlace = ({ lexemes, tables }: Reading, { from, to }: Item): boolean => {
  const [begin, negator] = [lexemes[from - 2], lexemes[from - 1]];
  const [word = ''] = negator?.text.split(' ') ?? [];
  const isNegator = hasSense(negator, 'place', 'in') && (tables.negators ?? '').split(' ').includes(word);
  const said = lexemes.slice(to).filter((lexeme) => !lexeme.isMark);
  const isCourteous = hasSense(said[0], 'talk', 'thanks') || hasSense(said[0], 'reply');
  const hasReason = lexemes[to]?.text === ',' && said.length > 1;
  return (
    isNegator && (begin === undefined || begin.isMark) && (isCourteous || hasReason) && lexemes.at(-1)?.text !== '?'
  );
};

/** "Finalement *plus de* piscine", of who wanted a pool. */
const isGivenUpNow = ({ lexemes, before }: Reading, { from, constraints }: Item): boolean => {
  const tags = constraints.flatMap((one) => (one.Field === 'Tag' && one.Operator === 'is' ? one.Value : []));
  const isWanted = ({ Field, Operator, Value }: Constraint): boolean =>
    Field === 'Tag' && Operator === 'is' && tags.some((tag) => String(Value).split(',').includes(tag));
  return hasSense(lexemes[from - 1], 'negation', 'anymore') && before.some(isWanted);
};

/** "Bitte *nichts* Renovierungsbedürftiges": a word that says no only of what stands right behind it. "Nichts Möbliertes?" asks. */
export const isRefusedFeature = (reading: Reading, item: Item): boolean => {
  const { lexemes, tables } = reading;
  const { kind, from } = item;
  if (kind === 'place') return isRefusedPlace(reading, item);
  if (isGivenUpNow(reading, item)) return true;
  // "*Rien de* meublé" begins a clause; "y a rien de meublé" may ask.
  const isPartitive = isFiller(lexemes[from - 1]) && lexemes[from - 3]?.isMark !== false;
  const negator = isPartitive ? lexemes[from - 2] : lexemes[from - 1];
  const isNegator = negator !== undefined && (tables.negators ?? '').split(' ').includes(negator.text);
  const isOther = hasSense(negator, 'negation') || hasSense(negator, 'ask') || !hasSense(negator, 'plain');
  return kind === 'tag' && isNegator && !isOther && lexemes.at(-1)?.text !== '?';
};

/** "Ohne Balkon *geht nichts*". Words that may refuse as well say so only behind "without": "sans balcon, ça ne m'intéresse pas". */
export const isUndoneBehind = (
  lexemes: readonly Lexeme[],
  { to, constraints }: Item,
  negatedAt: number | undefined,
): boolean => {
  // "没电梯*的话*,就不用介绍了".
  const end = hasSense(lexemes[to], 'indifferent', 'anymore') ? to + 1 : to;
  const [next, behind] = [lexemes[end], lexemes[end + 1]];
  const isWithout = hasSense(lexemes[negatedAt ?? -1], 'negation', 'without');
  const isMissing = isWithout || constraints.every(({ Operator }) => Operator === 'not');
  // "无车库*不考虑*": refuses at the end of its clause.
  if (isWithout && hasSense(next, 'negation', 'not') && behind?.isMark !== false) return true;
  const said = next?.text === ',' ? behind : next;
  if (!hasSense(said, 'negation', 'undone')) return false;
  // "不要泳池,*别推荐了*": a command that refuses by itself, where nothing is said to be missing.
  const isCommand = hasSense(said, 'negation', 'not') || hasSense(said, 'negation', 'after');
  // "No garage, *no deal*" refuses what lacks it.
  if (isCommand && !isMissing && !/^[a-z]/.test(said?.text ?? '')) return false;
  return !hasSense(said, 'negation', 'later') || isWithout;
};
