import type { ConstraintField, NameConstraint } from '../../constraint.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Item, Reading } from '../stretch.ts';
import { prepositionBefore } from './landmark-names.ts';

const isEnd = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || lexeme.isMark;

const JOINS: readonly string[] = ['or', 'and'];
const BEFORE: readonly string[] = ['place', 'home', 'type', 'sale', 'negation'];
/** "California *room*", "Texas *St*": what a region only gives its name to. */
const isNamedAfterIt = (lexeme: Lexeme | undefined): boolean =>
  !isEnd(lexeme) &&
  (lexeme?.senses.every(({ group, value }) => group === 'plain' && value === 'common') === true ||
    hasSense(lexeme, 'place', 'kind'));

/** Whether the name of a region says where homes are looked for: "in California", "San Diego, California". */
export const isMeantAsRegion = ({ lexemes, tables }: Reading, at: number): boolean => {
  const before = lexemes[at - 1];
  const isLed =
    isEnd(before) ||
    before?.city !== undefined ||
    before?.place !== undefined ||
    prepositionBefore(lexemes, at) !== undefined ||
    JOINS.some((value) => hasSense(before, 'link', value)) ||
    BEFORE.some((group) => hasSense(before, group));
  return (isLed || tables.mixesAll === true) && !isNamedAfterIt(lexemes[at + 1]);
};

const isCity = (constraint: Item['constraints'][number] | undefined): constraint is NameConstraint =>
  constraint?.Field === 'City';

/** "Condo à Carlsbad *en Californie*": what a town of the listings lies in, also where nobody knows it. */
const isAroundTown = ({ lexemes }: Reading, item: Item, items: readonly Item[]): boolean => {
  const town = items.find(({ to, constraints: [one] }) => to === item.from - 1 && isCity(one));
  const isOwn = (at: number): boolean => lexemes[at]?.city !== undefined;
  return town !== undefined && isOwn(town.from) && !isOwn(item.from) && hasSense(lexemes[item.from - 1], 'place');
};

/** "What about all of California?": where all homes lie in a region, who names it alone looks in every town. */
export const readEverywhere = (reading: Reading): ConstraintField[] => {
  const { lexemes, vocabulary } = reading;
  const { regions } = vocabulary;
  const named = lexemes.flatMap(({ city }, at) => (city === undefined ? [] : [{ name: city.name, at }]));
  const isAll = ({ name, at }: { name: string; at: number }): boolean =>
    regions.townsOf(name)?.length === regions.towns &&
    isMeantAsRegion(reading, at) &&
    !hasSense(lexemes[at - 1], 'negation');
  return named.length > 0 && named.every(isAll) ? ['City'] : [];
};

/**
 * Regions by their towns. Beside one of its towns a region says no more ("San Diego, California"), nor does it where all
 * homes lie in it.
 */
export const withTownsOfRegions = (reading: Reading, items: readonly Item[]): Item[] => {
  const { lexemes, vocabulary } = reading;
  const { regions } = vocabulary;
  // "In California, *not* San Diego" is what is left of it.
  const isWithout = (one: Item, other: Item): boolean => {
    const [first, second] = one.from < other.from ? [one, other] : [other, one];
    return lexemes.slice(first.to, second.from).some((lexeme) => hasSense(lexeme, 'negation'));
  };
  return items.flatMap((item) => {
    const [one] = item.constraints;
    const towns = isCity(one) ? regions.townsOf(one.Value[0] ?? '') : undefined;
    if (!isCity(one)) return [item];
    if (towns === undefined) return isAroundTown(reading, item, items) ? [] : [item];
    const isSaidByTown = items.some(
      (other) =>
        isCity(other.constraints[0]) &&
        other.constraints[0].Value.some((name) => towns.includes(name)) &&
        !isWithout(item, other),
    );
    return towns.length === regions.towns || isSaidByTown
      ? []
      : [{ ...item, constraints: [{ ...one, Value: [...towns] }] }];
  });
};
