import { implies } from '../../../../listings/tags/tags.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller, type Reading } from '../stretch.ts';
import { beginsAnew } from './led-features.ts';
import type { Polarity } from './polarity.ts';

export type Link = 'or' | 'and' | 'comma' | 'none';

/** What joins an item to the one before it. */
export const linkBetween = (lexemes: readonly Lexeme[], from: number, to: number): Link => {
  let link: Link = 'none';
  for (const lexeme of lexemes.slice(from, to)) {
    // "No garage, *just* a yard": what was said of the one ends here.
    if (hasSense(lexeme, 'follow', 'only') || hasSense(lexeme, 'place', 'anywhere')) return 'none';
    const isNor =
      hasSense(lexeme, 'link', 'nor') && lexemes.slice(0, from).some((one) => hasSense(one, 'negation', 'nor'));
    if (hasSense(lexeme, 'link', 'or') || isNor || lexeme.text === '/') link = 'or';
    else if (hasSense(lexeme, 'link', 'and')) link = link === 'or' ? link : 'and';
    else if (lexeme.text === ',') link = link === 'none' ? 'comma' : link;
    else if (!isFiller(lexeme) && !hasSense(lexeme, 'place')) return 'none';
  }
  return link;
};

const HAN = /^\p{Script=Han}/u;

/** "A yard, *fenced* if possible": says more of the same. */
export const refines = ({ constraints: [one] }: Item, { constraints: [other] }: Item): boolean =>
  one?.Field === 'Tag' &&
  other?.Field === 'Tag' &&
  String(one.Value) !== String(other.Value) &&
  one.Value.every((tag) => other.Value.some((less) => implies(tag, less)));

/** "Unfurnished, and the lift does not matter": what is not there is in no list with what is. */
export const isAnother = ({ constraints: [one] }: Item, { constraints: [other] }: Item): boolean =>
  one?.Operator === 'not' && other?.Operator === 'is' && String(one.Value) !== String(other.Value);

/** Whether a list of the same kind goes on to an "or": "no pool, garage or basement". */
export const isOrLater = (reading: Reading, items: readonly Item[], index: number): boolean => {
  for (let next = index + 1; next < items.length; next += 1) {
    const link = linkBetween(reading.lexemes, items[next - 1]?.to ?? 0, items[next]?.from ?? 0);
    if (link === 'or') return true;
    if (link !== 'comma') return false;
  }
  return false;
};

/** What joins two items: "电梯阳台都不用了" names them in a row without a word between. */
export const linkOf = ({ lexemes }: Reading, one: Item, other: Item): Link => {
  const isRow = one.kind === other.kind && one.kind !== 'number' && one.to === other.from;
  const isHan = [one, other].every(({ from }) => HAN.test(lexemes[from]?.text ?? ''));
  return isRow && isHan ? 'and' : linkBetween(lexemes, one.to, other.from);
};

/** Whether "with" begins the list of features that ends at `end`: "*mit* Pool und Garage". */
export const isJoinedByWith = (lexemes: readonly Lexeme[], end: number): boolean => {
  const isOfList = (lexeme: Lexeme | undefined): boolean =>
    isFiller(lexeme) || hasSense(lexeme, 'tag') || hasSense(lexeme, 'link', 'and');
  let at = end - 1;
  while (!hasSense(lexemes[at], 'follow', 'with') && isOfList(lexemes[at])) at -= 1;
  return hasSense(lexemes[at], 'follow', 'with');
};

/** "泳池,车库不要" lists two; in "有前台,家具不要", "院子大一点,泳池不要" the first is said by itself. */
export const isParallel = (lexemes: readonly Lexeme[], one: Item, other: Item): boolean => {
  const lead = ({ from }: Item): string => {
    const before = lexemes[from - 1];
    return before === undefined || before.isMark ? '' : before.text;
  };
  return lead(one) === lead(other) && !hasSense(lexemes[one.from], 'relative');
};

/** "没有HOA和泳池": what stands in one list with a state that there is none is not wanted either. */
export const listedWith = (
  { lexemes, tables }: Reading,
  before: Item | undefined,
  item: Item,
  polarity: Polarity,
): Polarity => {
  if (before?.kind !== 'state' || item.kind !== 'tag' || tables.negatesLists !== true) return polarity;
  const isNone = before.constraints.some((one) => one.Field === 'HOAMonth' && one.Value === 0);
  const link = lexemes[before.to];
  const isListed = item.from === before.to + 1 && hasSense(link, 'link') && hasSense(link, 'range', 'to');
  return isNone && isListed && polarity === 'wanted' ? 'negated' : polarity;
};

/** Whether a name was among those that were wanted before. */
export const isAmongWanted = ({ before }: Reading, { constraints: [said] }: Item): boolean =>
  before.some(
    ({ Field, Operator, Value }) =>
      Field === said?.Field &&
      Operator === 'is' &&
      (Array.isArray(Value) && Array.isArray(said.Value)
        ? said.Value.some((name) => Value.some((one) => one === name))
        : typeof Value === 'string' && Value === said.Value),
  );

/** Whether a number is another than the one that was asked for. */
const isOtherNumber = ({ before }: Reading, { constraints: [said] }: Item): boolean =>
  said !== undefined && before.some(({ Field, Value }) => Field === said.Field && Value !== said.Value);

/** What belongs together in a list of what is refused: "不要泳池和HOA"; a currency is said of a price. */
const isFeature = ({ kind, constraints }: Item): boolean =>
  (kind === 'tag' || kind === 'state') && constraints.every(({ Field }) => Field !== 'Currency');

/** "不要酒窖、*求租、La Jolla*", "别在Hillcrest,*同时车位2个*": a list of all that is asked for goes on with something of another kind. */
const isOtherPoint = ({ lexemes }: Reading, before: Item, item: Item): boolean => {
  const marks = lexemes.slice(before.to, item.from).filter(({ text }) => /^[,、]$/.test(text));
  // "不要联排、泳池".
  const isListed = before.kind === 'type' && marks.every(({ text }) => text !== ',');
  return marks.length > 0 && before.kind !== item.kind && !(isFeature(item) && (isFeature(before) || isListed));
};

/** "没阳台*没电梯*": one more thing that is not to be there, in a row without a word between. */
const isLackInRow = ({ lexemes, tables }: Reading, before: Item, item: Item): boolean => {
  const negator = lexemes[item.from]?.text[0] ?? '';
  const isNegator = HAN.test(negator) && tables.negators?.split(' ').includes(negator) === true;
  return isNegator && item.from === before.to && item.constraints.every(({ Operator }) => Operator === 'not');
};

/** "Ohne *Pool und Garage*": who does without two says so once. "Und mit Garage" says it anew. */
const sharesWithout = ({ lexemes }: Reading, before: Item, item: Item): boolean => {
  const isBare = item.from === before.to + 1 && lexemes[before.to]?.text.includes(' ') === false;
  return isBare && before.kind === 'tag' && hasSense(lexemes[before.from - 1], 'negation', 'without');
};

/** Whether what was said of an item holds for the next one in the list too. */
export const goesOn = (
  reading: Reading,
  polarity: Polarity,
  link: Link,
  before: Item,
  item: Item,
  isOrLater: boolean,
): boolean => {
  const { tables } = reading;
  if (link === 'none' || polarity === 'wanted' || isLackInRow(reading, before, item)) return false;
  const isSameKind = before.kind === item.kind;
  // "Forget the house, a condo": what takes its place.
  if (polarity === 'dropped' && link === 'comma' && item.kind === 'type') return false;
  // "Skip the pool *and go up to* 1.2m".
  const saysBound = reading.lexemes.slice(item.from, item.to).some((lexeme) => hasSense(lexeme, 'compare'));
  if (polarity === 'dropped' && item.kind === 'number' && !isSameKind && saysBound) return false;
  // "Skip the pool *and 2 bedrooms* will do", of who wanted 3.
  if (polarity === 'dropped' && item.kind === 'number' && isOtherNumber(reading, item)) return false;
  // "Forget Mira Mesa, how about La Jolla": of who wanted the one before.
  const isGivenUp = polarity === 'dropped' || polarity === 'indifferent';
  const isInPlace = isGivenUp && item.kind === 'place' && isAmongWanted(reading, before);
  if (link !== 'or' && isInPlace && !isAmongWanted(reading, item)) return false;
  // "Forget the gym, *with* a pool", "不一定要花园,*有*露台就够了".
  const hasOwn = reading.lexemes
    .slice(before.to, item.from)
    .some((one) => hasSense(one, 'follow', 'with') || hasSense(one, 'link', 'but'));
  const joiner = reading.lexemes[item.from]?.text.split(' ')[0] ?? '';
  const isJoined = tables.joiners?.split(' ').includes(joiner) === true;
  if (isGivenUp && isJoined && link === 'comma' && item.kind === 'tag') return false;
  if (isGivenUp && link === 'comma' && item.kind === 'tag' && hasOwn) return false;
  const isSameField = before.constraints[0]?.Field === item.constraints[0]?.Field;
  // "不限徐汇,全上海都行": the town around a part of it.
  if (polarity === 'dropped' && link === 'comma' && isSameKind && item.kind === 'place' && !isSameField) return false;
  // "We don't need 3 bedrooms, 2 will do".
  if (polarity === 'indifferent' && link === 'comma' && item.kind === 'number' && isSameField) return false;
  // "Si possible moins de 2500, deux chambres".
  if (polarity === 'soft' && link === 'comma' && item.kind === 'number' && !isSameField) return false;
  if (polarity !== 'negated') return link !== 'comma' || isSameKind;
  // "Not Chula Vista, La Mesa" of who wanted Chula Vista before names what is wanted in its place.
  const isParted = link === 'comma' || (link === 'and' && reading.lexemes[before.to]?.text === ',');
  if (isParted && isAmongWanted(reading, before) && !isAmongWanted(reading, item)) return false;
  // "*Neither* Carlsbad *nor* Escondido, Oceanside": who has said "nor" ends the list with it.
  const isClosed = [before.from - 1, before.from - 2].some((at) => hasSense(reading.lexemes[at], 'negation', 'nor'));
  if (link === 'comma' && isClosed && item.kind === 'place') return false;
  if (beginsAnew(reading, before, item)) return false;
  if (link === 'and' && isOtherPoint(reading, before, item)) return false;
  // "不考虑Hillcrest,*San Diego*或者La Mesa都行": towns beside a part of one.
  if (link === 'comma' && item.kind === 'place' && !isSameField) return false;
  if (link === 'or' || (link === 'and' && tables.negatesLists === true)) return true;
  if (!isSameKind) return false;
  // "Not in Mira Mesa, *in* La Jolla": who says again where he looks names another place.
  const isSaidAnew = reading.lexemes.slice(before.to, item.from).some((one) => hasSense(one, 'place', 'in'));
  if (link === 'comma' && item.kind === 'place' && isSaidAnew && !isOrLater) return false;
  // "Not Mira Mesa, San Diego else": the town around what is excluded is not.
  if (link === 'comma') return isOrLater || item.kind === 'place';
  return item.kind === 'place' || item.kind === 'type' || sharesWithout(reading, before, item);
};
