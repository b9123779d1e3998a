import type { Aggregated, AggregateGroup, Found, GoneHome, Relaxed } from '../retrieve/found.ts';
import type { Constraint } from '../understand/constraint.ts';
import { describeConstraint } from '../understand/describe.ts';
import type { Understanding } from '../understand/understanding.ts';
import { cleanListingText } from './clean.ts';
import { PLAIN, plainArea } from './listing-words.ts';

const LONGEST_CONDITION = 300;
const MOST_CONDITIONS = 24;

export const conditionWords = (constraints: readonly Constraint[]): string =>
  constraints
    .slice(0, MOST_CONDITIONS)
    .map((constraint) => cleanListingText(describeConstraint(constraint)).slice(0, LONGEST_CONDITION).toWellFormed())
    .join('; ');

const many = (count: number, verb: string): string =>
  `${PLAIN.number(count)} ${count === 1 ? `listing ${verb}es` : `listings ${verb}`}`;

const nearestWords = ({ nearest }: Relaxed): string => {
  if (nearest === undefined) return '';
  const { Field, Value, AreaUnit } = nearest;
  return ` The closest to what was asked is ${Field} ${Field === 'YearBuilt' ? Value : plainArea(Value, AreaUnit)}.`;
};

const apartWords = ({ apart = [] }: Found): string => {
  const kinds = { SaleType: 'homes for sale and for rent', Currency: 'prices of different currencies' };
  if (apart.length === 0) return '';
  return `, those of each kind: ${apart.map((by) => kinds[by]).join(' and ')} are not compared with each other`;
};

const townWords = ({ towns }: Found): string => {
  if (towns === undefined) return '';
  const said = (begin: string, names: readonly string[]): string =>
    names.length === 0 ? '' : ` ${begin} ${names.map((name) => cleanListingText(name).slice(0, 80)).join(', ')}.`;
  return said('None of them lies in', towns.None) + said('The towns with most of them:', towns.Most);
};

const searchWords = (found: Found, order: Understanding['Order']): string[] => {
  const { total, relaxed, shownBefore = 0, listings } = found;
  const shown = listings.length;
  if (relaxed)
    return [
      'No listing matches (0 in total).',
      `Without "${conditionWords(relaxed.constraints)}" ${many(relaxed.total, 'match')}; ${shown} of them below.${nearestWords(relaxed)}${townWords(found)}`,
    ];
  if (total === 0 && shownBefore > 0)
    return [`All ${PLAIN.number(shownBefore)} listings that match have been shown already.`];
  if (total === 0) return ['No listing matches (0 in total).'];
  const by =
    order === undefined
      ? ''
      : ` in the order of ${order.Field} (${order.Direction === 'asc' ? 'lowest' : 'highest'} first)`;
  const before = shownBefore > 0 ? ` beside ${PLAIN.number(shownBefore)} shown before` : '';
  return [
    `${many(total, 'match')} in total${before}; ${shown} of them below${by}${apartWords(found)}.${townWords(found)}`,
  ];
};

const GONE = { sold: 'has been sold', rented: 'has been rented', removed: 'is no longer listed' } as const;

const goneWords = ({ name, how, at, price }: GoneHome): string => {
  const what = cleanListingText(name) || 'A home that was spoken of';
  const sum = price === undefined ? '' : ` Its last known price was ${PLAIN.money(price.amount, price.currency)}.`;
  return `${what} ${GONE[how]}${at === null ? '' : ` (${PLAIN.date(at.slice(0, 10))})`}. It can't be had any more.${sum}`;
};

const groupWords = (field: Aggregated['Field'], group: AggregateGroup): string => {
  const { Currency, AreaUnit, SaleType, Known, Count } = group;
  const of = (name: string, value: number | null): string => {
    if (value === null) return '';
    const isWhole = field === 'YearBuilt' || (Currency !== undefined && value >= 1_000);
    const number = Number(value.toFixed(isWhole ? 0 : 2));
    const written = field === 'YearBuilt' ? String(number) : plainArea(number, AreaUnit);
    return `, ${name} ${Currency === undefined ? written : PLAIN.money(number, Currency)}`;
  };
  const values = `${of('average', group.Average)}${of('lowest', group.Lowest)}${of('highest', group.Highest)}`;
  return `${SaleType === 'for_rent' ? 'for rent' : 'for sale'}: ${PLAIN.number(Known)} of ${PLAIN.number(Count)} state it${values}`;
};

const aggregateWords = ({ Field, Groups }: Aggregated): string[] =>
  Groups.length === 0
    ? []
    : [`${Field} over all that match – ${Groups.map((group) => groupWords(Field, group)).join('; ')}.`];

const textSearchWords = ({ searchedText }: Found): string[] => {
  if (searchedText === undefined || searchedText.words.length === 0) return [];
  const { stopped } = searchedText;
  // That the words were not part of the search is told by that already.
  if (searchedText.found === 0 && stopped === null) return [];
  const found = `${stopped === 'enough' ? 'at least ' : ''}${PLAIN.number(searchedText.found)}`;
  const first = `the first ${PLAIN.number(searchedText.looked)} of them; the others were not looked through`;
  const all = stopped === null || stopped === 'enough' ? 'them' : first;
  const isOne = searchedText.words.length === 1;
  return [
    `${quotedWords(searchedText.words)} ${isOne ? 'stands' : 'stand together'} in the text of ${found} of ${all}.`,
  ];
};

/** What a home that is named may have been said to lie in. */
const PLACES: ReadonlySet<string> = new Set(['City', 'ZIP']);

const lookupWords = (found: Found, constraints: readonly Constraint[]): string[] => {
  const places = constraints.filter(({ Field }) => PLACES.has(Field));
  const unknown = found.unknown.map((constraint) => `There is no listing ${conditionWords([constraint, ...places])}.`);
  const isNothing = found.listings.length + found.gone.length + unknown.length === 0;
  return [...unknown, ...(isNothing ? ['No listing was found that the message points at.'] : [])];
};

/** Some of a visitor's words, in one line. */
export const quotedWords = (words: readonly string[]): string =>
  words
    .slice(0, 8)
    .map((word) => `"${cleanListingText(word).slice(0, 60).toWellFormed()}"`)
    .join(', ');

/** What was asked for and what was found, in sentences: the model must know of totals, of what was given up, and of what has gone. */
export const findingWords = (found: Found, understanding: Understanding): string[] => {
  const { Constraints, Wishes, Intent, Unexplained, Order } = understanding;
  const says = {
    search: () => [
      ...searchWords(found, Order),
      ...(found.aggregated ? aggregateWords(found.aggregated) : []),
      ...textSearchWords(found),
    ],
    lookup: () => lookupWords(found, Constraints),
    focus: () => (found.listings.length > 0 ? ['Spoken of before:'] : []),
    nothing: () => [],
  }[found.kind]();
  return [
    ...(Constraints.length === 0 || Intent === 'none' ? [] : [`Asked for: ${conditionWords(Constraints)}.`]),
    ...(Wishes.length === 0 ? [] : [`Wished for, not required: ${conditionWords(Wishes)}.`]),
    ...(Unexplained.length === 0
      ? []
      : [`Not part of the search; you may still answer it where the rows tell: ${quotedWords(Unexplained)}.`]),
    ...found.gone.map(goneWords),
    ...says,
  ];
};
