import type { Aggregated, Found } from '../retrieve/found.ts';
import type { Constraint } from '../understand/constraint.ts';
import { describeConstraint } from '../understand/describe.ts';
import type { Understanding } from '../understand/understanding.ts';
import { goneWords, groupWords, nearestWords, textWords, townWords } from '../words/found-words.ts';
import type { Teller } from '../words/teller.ts';
import { cleanStart } from './clean.ts';
import { PLAIN, plainTeller } from './listing-words.ts';

const LONGEST_CONDITION = 300;
const MOST_CONDITIONS = 24;

const conditionWords = (constraints: readonly Constraint[]): string =>
  constraints
    .slice(0, MOST_CONDITIONS)
    .map((constraint) => cleanStart(describeConstraint(constraint), LONGEST_CONDITION))
    .join('; ');

const many = (count: number, verb: string): string =>
  `${PLAIN.number(count)} ${count === 1 ? `listing ${verb}es` : `listings ${verb}`}`;

const searchWords = (found: Found, order: Understanding['Order'], teller: Teller): string[] => {
  const { total, relaxed, shownBefore = 0, listings } = found;
  const shown = listings.length;
  const towns = townWords(found, teller);
  if (relaxed) {
    const given = conditionWords(relaxed.constraints);
    const without = `Without "${given}" ${many(relaxed.total, 'match')}; ${shown} of them below.`;
    const nearest = nearestWords(found, null, teller);
    return ['No listing matches (0 in total).', [without, ...nearest, ...towns].join(' ')];
  }
  if (total === 0 && shownBefore > 0)
    return [`All ${PLAIN.number(shownBefore)} listings that match have been shown already.`];
  if (total === 0) return ['No listing matches (0 in total).'];
  const by =
    order === undefined
      ? ''
      : ` in the order of ${order.Field} (${order.Direction === 'asc' ? 'lowest' : 'highest'} first)`;
  const before = shownBefore > 0 ? ` beside ${PLAIN.number(shownBefore)} shown before` : '';
  const counted = `${many(total, 'match')} in total${before}; ${shown} of them below${by}.`;
  return [[counted, ...((found.apart ?? []).length > 0 ? [teller.say('apart')] : []), ...towns].join(' ')];
};

const aggregateWords = (aggregated: Aggregated, teller: Teller): string[] => {
  const { Groups, Field } = aggregated;
  const groups = Groups.map(
    (group) => `${group.SaleType === 'for_rent' ? 'for rent' : 'for sale'}: ${groupWords(group, aggregated, teller)}`,
  );
  return groups.length === 0 ? [] : [`${Field} over all that match – ${groups.join('; ')}.`];
};

const textSearchWords = ({ searchedText }: Found, teller: Teller): string[] => {
  if (searchedText === undefined || searchedText.words.length === 0) return [];
  // That the words were not part of the search is told by that already.
  const isToldAlready = searchedText.found === 0 && searchedText.stopped === null;
  return isToldAlready ? [] : [textWords(searchedText, teller)];
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
    .map((word) => `"${cleanStart(word, 60)}"`)
    .join(', ');

/** What was asked for and what was found, in sentences: the model must know of totals, of what was given up, and of what has gone. */
export const findingWords = (found: Found, understanding: Understanding): string[] => {
  const { Constraints, Wishes, Intent, Unexplained, Order } = understanding;
  const teller = plainTeller(new Date(0));
  const says = {
    search: () => [
      ...searchWords(found, Order, teller),
      ...(found.aggregated ? aggregateWords(found.aggregated, teller) : []),
      ...textSearchWords(found, teller),
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
    ...found.gone.map((home) => goneWords(home, teller)),
    ...says,
  ];
};
