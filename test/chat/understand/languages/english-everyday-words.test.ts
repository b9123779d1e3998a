import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const features: Record<string, string[]> = {
  'a garage where i can charge my Rivian': ['Tag is garage', 'Tag is ev charging'],
  'condo with a charger for our electric car': ['PropertyType is Condominium', 'Tag is ev charging'],
  'room for my boat and trailer, El Cajon': ['Tag is rv parking', 'City is El Cajon'],
  'somewhere to store our camper': ['Tag is rv parking'],
  'trailer in El Cajon': ['PropertyType is Manufactured Home', 'City is El Cajon'],
  'my mom cannot climb stairs any more': ['Tag is single story'],
  'condos that have no stairs': ['PropertyType is Condominium', 'Tag is single story'],
  'ranch style houses in La Mesa': [
    'PropertyType is Single Family Residence',
    'Tag is single story',
    'City is La Mesa',
  ],
  'something i can flip in Oceanside': ['Tag is fixer-upper', 'City is Oceanside'],
  'triple wide in Carlsbad': ['PropertyType is Manufactured Home', 'City is Carlsbad'],
  'a back house on the property': ['Tag is guest house'],
};
for (const [question, expected] of Object.entries(features))
  test(`everyday words say what is wanted of a home: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });

const unknown: Record<string, string[]> = {
  'foreclosures, La Mesa': ['City is La Mesa', 'unexplained foreclosures'],
  'off market homes in La Mesa': ['City is La Mesa', 'unexplained off market'],
  'low taxes in La Mesa': ['City is La Mesa', 'unexplained low taxes'],
  'homes listed in October in La Mesa': ['City is La Mesa', 'unexplained listed in October'],
  'homes with a 3D tour': ['unexplained with a 3D tour'],
  'disabled access in La Mesa': ['Tag is accessible', 'City is La Mesa'],
  'tiny homes in Carlsbad': ['City is Carlsbad', 'unexplained tiny homes'],
  'tiny garden, house in Carlsbad': ['Tag is garden', 'PropertyType is Single Family Residence', 'City is Carlsbad'],
  'a yurt near Balboa Park': ['Near is Balboa Park', 'unexplained yurt'],
  'zero lot line home': ['unexplained zero lot line home'],
  'cabin in the woods': ['PropertyType is Single Family Residence', 'unexplained woods'],
  'i drive in my Honda, condo in Hillcrest': [
    'PropertyType is Condominium',
    'Near is Hillcrest',
    'unexplained drive',
    'unexplained Honda',
  ],
};
for (const [question, expected] of Object.entries(unknown))
  test(`a kind of home that no listing has, and what is no town, is no condition: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });

const people: Record<string, string[]> = {
  'we are both in our 50s, condo in La Mesa': ['PropertyType is Condominium', 'City is La Mesa'],
  'he is in his early 80s and needs an elevator': ['Tag is elevator'],
  'built in the 50s': ['YearBuilt atLeast 1950', 'YearBuilt atMost 1959'],
  'i do not own any pets, studio in Hillcrest': ['Bedrooms is 0', 'Near is Hillcrest'],
  'a building without dogs': ['Tag not dogs'],
  'i teach at Qualcomm, 2 beds in La Mesa': ['Bedrooms atLeast 2', 'City is La Mesa', 'unexplained Qualcomm'],
  'my neighbor sold his for 900k, anything in Carlsbad': ['City is Carlsbad'],
  'we only have 450k': ['Price atMost 450000'],
};
for (const [question, expected] of Object.entries(people))
  test(`what people say of themselves is no condition: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });

const prices: Record<string, string[]> = {
  'in the fives, La Mesa': ['Price atLeast 500000', 'Price atMost 600000', 'City is La Mesa'],
  'high sixes in El Cajon': ['Price atLeast 670000', 'Price atMost 700000', 'City is El Cajon'],
  'in the seventies': ['YearBuilt atLeast 1970', 'YearBuilt atMost 1979'],
  'a cool million in La Jolla': ['Price atMost 1000000', 'Near is La Jolla'],
  'Carlsbad 3 mil max': ['City is Carlsbad', 'Price atMost 3000000'],
  '1.2 to 1.6 mil La Jolla': ['Price atLeast 1200000', 'Price atMost 1600000', 'Near is La Jolla'],
  'rent for two grand tops in Hillcrest': ['SaleType is for_rent', 'Price atMost 2000', 'Near is Hillcrest'],
};
for (const [question, expected] of Object.entries(prices))
  test(`prices are understood as people say them: ${question}`, (t) => {
    t.deepEqual(brief(read(question)), expected);
  });
