import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const stated: Record<string, string[]> = {
  // Sums as they are spoken.
  'condo in la mesa, about six fifty': [
    'Price atLeast 585000',
    'Price atMost 715000',
    'PropertyType is Condominium',
    'City is La Mesa',
  ],
  'a rental in carlsbad under eighteen fifty': ['SaleType is for_rent', 'City is Carlsbad', 'Price atMost 1850'],
  'one point four million at most': ['Price atMost 1400000'],
  'from eight to nine hundred thousand': ['Price atLeast 800000', 'Price atMost 900000'],
  'four hundred and fifty thousand or less': ['Price atMost 450000'],
  'two hundred and three bedrooms': ['Bedrooms atLeast 3'],
  'ring me around six thirty': ['human'],
  'built in the seventies': ['YearBuilt atLeast 1970', 'YearBuilt atMost 1979'],
  "we couldn't go a dollar over 425k": ['Price atMost 425000'],
  'condos under $400/sqft': ['PropertyType is Condominium', 'unexplained under $400/sqft'],
  'a yard for 600k': ['Tag is yard', 'Price atMost 600000'],
  // Short forms.
  'flat w a balcony abt 400k': [
    'PropertyType is Apartment',
    'Tag is balcony',
    'Price atLeast 360000',
    'Price atMost 440000',
  ],
  '3 BHK flat': ['Bedrooms atLeast 3', 'PropertyType is Apartment'],
  // The home that the visitor has is none that is looked for.
  'we rent a studio in La Mesa for 1900 a month, now a condo to buy in Carlsbad': [
    'PropertyType is Condominium',
    'SaleType is for_sale',
    'City is Carlsbad',
  ],
  'our current house has 5 bedrooms, we want 3 bedrooms': ['Bedrooms atLeast 3'],
  'selling our condo in Oceanside, looking for a house in Carlsbad': [
    'PropertyType is Single Family Residence',
    'City is Carlsbad',
  ],
  'where can I rent a condo in Carlsbad': ['SaleType is for_rent', 'PropertyType is Condominium', 'City is Carlsbad'],
  'we live in Oceanside, 3 beds in Carlsbad': ['Bedrooms atLeast 3', 'City is Carlsbad'],
  'raised in El Cajon, want a condo in La Mesa': ['PropertyType is Condominium', 'City is La Mesa'],
  // What a negation speaks of, and what takes it back.
  'no train noise in Carlsbad': ['City is Carlsbad', 'Tag is quiet'],
  'sick of my roommate, want to buy': ['SaleType is for_sale'],
  "I can't live without a garage": ['Tag is garage'],
  'no condo without a balcony': ['PropertyType is Condominium', 'Tag is balcony'],
  'a condo without a balcony': ['PropertyType is Condominium', 'Tag not balcony'],
  'skip anything built before 1985': ['YearBuilt atLeast 1985'],
  'rule out anything older than 1970': ['YearBuilt atLeast 1970'],
  'garage or no garage is fine': ['with or without garage'],
  'a lift and dues under 300': ['Tag is elevator', 'HOAMonth atMost 300'],
  // Names of places.
  'condo near petco': ['PropertyType is Condominium', 'Near is Petco'],
  'house near balboa': ['PropertyType is Single Family Residence', 'Near is Balboa Park'],
  'homes in spring valley': ['City is Spring Valley'],
  'condo in little italy': ['PropertyType is Condominium', 'City is Little Italy'],
  'in a good village near good schools': ['unexplained village', 'unexplained good schools'],
  'a house out Carlsbad way': ['PropertyType is Single Family Residence', 'City is Carlsbad'],
  // What measures or names something else.
  '2 acres of land with a house': ['LotArea atLeast 87120 Square Feet', 'PropertyType is Single Family Residence'],
  'parking for the trailer': ['ParkingSpots atLeast 1'],
  'energy efficient condo': ['PropertyType is Condominium', 'unexplained energy efficient'],
  'condo with a view of the lake': ['PropertyType is Condominium', 'Tag is water view'],
  // Orders said behind what is sorted by.
  'condos, dues low to high': ['PropertyType is Condominium', 'order HOAMonth asc'],
  'houses, price per sq ft descending': ['PropertyType is Single Family Residence', 'order PricePerArea desc'],
  // Phrases around the number or address of a home.
  'how long has 14 Oak St been for sale': ['Address is 14 Oak St', 'asks DaysOnMarket'],
  'has SD-26-1043 been sold': ['MLSNumber is SD-26-1043', 'asks Status'],
  'virtual tour of 14 Oak St?': ['Address is 14 Oak St', 'asks Tours'],
  '14 Oak St rent?': ['Address is 14 Oak St', 'asks Price'],
  'what is a rental deposit usually for': ['talk knowledge'],
};
const sorted = (lines: readonly string[]): string[] => [...lines].sort();
for (const [question, expected] of Object.entries(stated))
  test(`what people write is understood: ${question}`, (t) =>
    t.deepEqual(sorted(brief(read(question))), sorted(expected)));

const asked = (Field: 'Bedrooms' | 'Bathrooms' | 'HOAMonth' | 'YearBuilt', Value: number): Constraint => ({
  Field,
  Operator: Field === 'HOAMonth' ? 'atMost' : 'atLeast',
  Value,
  Words: String(Value),
});
const area: Constraint = {
  Field: 'BuildingArea',
  Operator: 'atLeast',
  Value: 1800,
  AreaUnit: 'Square Feet',
  Words: '1800 sqft',
};

test('a bare number takes the place of one that was asked for before', (t) => {
  const after = (question: string, ...constraints: Constraint[]) =>
    brief(read(question, { hasShown: true, constraints }));
  t.deepEqual(after('4 would be better', asked('Bedrooms', 3)), ['Bedrooms atLeast 4']);
  t.deepEqual(after('at least 3', asked('Bathrooms', 2)), ['Bathrooms atLeast 3']);
  t.deepEqual(after('2200 would be better', area), ['BuildingArea atLeast 2200 Square Feet']);
  t.deepEqual(after('no more than 350', asked('HOAMonth', 300)), ['HOAMonth atMost 350']);
  t.deepEqual(after('ring me at 4', asked('Bedrooms', 3)), ['human']);
  t.deepEqual(after('2200 would be better', asked('Bedrooms', 3)), []);
});

test('who names another town behind the one of before wants the other', (t) => {
  const before: Constraint = { Field: 'City', Operator: 'is', Value: ['La Mesa'], Words: 'La Mesa' };
  t.deepEqual(brief(read('not La Mesa, Carlsbad', { hasShown: true, constraints: [before] })), [
    'City not La Mesa',
    'City is Carlsbad',
  ]);
  t.deepEqual(brief(read('not La Mesa, Carlsbad or Oceanside')), ['City not La Mesa/Carlsbad/Oceanside']);
});

test('what is taken back behind commas is no wish any more', (t) => {
  t.deepEqual(brief(read('and the pool, oh well, we can do without it', { hasShown: true })), ['with or without pool']);
  t.deepEqual(brief(read("I don't care about the neighborhood", { hasShown: true })), ['any Near']);
});
