import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { afterThreeShown, checkReadings } from '../../../helpers/readings.ts';
import { named } from '../../../helpers/statements.ts';

const [pool, garage] = [named('Tag', 'pool'), named('Tag', 'garage')];
const [city, condo] = [named('City', 'La Mesa'), named('PropertyType', 'Condominium')];

const after = (what: string, constraints: readonly Constraint[], rows: Record<string, string[]>): void => {
  for (const [message, expected] of Object.entries(rows))
    test(`${what}: ${message}`, (t) =>
      t.deepEqual(afterThreeShown(message, { constraints }).toSorted(), expected.toSorted()));
};

after('"instead" puts a feature in the place of the only one of before', [city, pool], {
  'what about a hot tub instead': ['search', 'City is La Mesa', 'Tag is hot tub'],
  'a hot tub instead': ['search', 'City is La Mesa', 'Tag is hot tub'],
  'condos with a garage instead': [
    'search',
    'City is La Mesa',
    'PropertyType is Condominium',
    'Tag is pool',
    'Tag is garage',
  ],
});

after('"instead" leaves several features of before', [city, pool, garage], {
  'a hot tub instead': ['search', 'City is La Mesa', 'Tag is pool', 'Tag is garage', 'Tag is hot tub'],
});

after('"scratch that" puts right what is said anew and leaves the rest', [city, condo], {
  'scratch that, a townhouse': ['search', 'City is La Mesa', 'PropertyType is Townhouse'],
  'scratch that, make it el cajon': ['search', 'City is El Cajon', 'PropertyType is Condominium'],
});

after('"scratch that" ends the search where nothing or everything is said anew', [city, condo, pool], {
  'scratch that': ['search'],
  'scratch that, a house to rent in el cajon': [
    'search',
    'SaleType is for_rent',
    'City is El Cajon',
    'PropertyType is Single Family Residence',
  ],
});

checkReadings('whether there is one may not matter', {
  "house in la mesa, doesn't matter if theres a fireplace": [
    'PropertyType is Single Family Residence',
    'City is La Mesa',
    'with or without fireplace',
  ],
  'condo, doesnt matter whether it has a pool': ['PropertyType is Condominium', 'with or without pool'],
});

checkReadings('who wants no work done refuses homes that need it', {
  "a condo that doesn't need work": ['PropertyType is Condominium', 'Tag not fixer-upper'],
  'no renovation projects please, condo': ['PropertyType is Condominium', 'Tag not fixer-upper'],
  'house that needs work': ['PropertyType is Single Family Residence', 'Tag is fixer-upper'],
});

checkReadings('"whatsoever" only strengthens a refusal', {
  'no pool whatsoever, condo': ['PropertyType is Condominium', 'Tag not pool'],
  'condo, no hoa whatsoever': ['PropertyType is Condominium', 'HOAMonth is 0'],
});

checkReadings('a bracket behind the lot measures it', {
  'house with a big lot (10,000 sq ft)': [
    'PropertyType is Single Family Residence',
    'LotArea atLeast 10000 Square Feet',
  ],
  'condo in la mesa (2 bed)': ['PropertyType is Condominium', 'City is La Mesa', 'Bedrooms atLeast 2'],
});

checkReadings('a name that goes on is not completed to one of the listings', {
  'condos in mission valley': ['PropertyType is Condominium', 'City is Mission Valley'],
  'house in san marcos or vista': ['PropertyType is Single Family Residence', 'City is San Marcos/Vista'],
});

checkReadings('"just a" counts nothing, "just" does', {
  'just a 3 bed in la mesa': ['Bedrooms atLeast 3', 'City is La Mesa'],
  'just 3 bedrooms in la mesa': ['Bedrooms is 3', 'City is La Mesa'],
});

checkReadings('homes that are not pending are those that are still for sale', {
  'homes not pending in la mesa': ['City is La Mesa', 'Status is Active'],
});
