import test from 'ava';
import { createNames } from '../../../../src/chat/understand/names.ts';
import { readStatement } from '../../../../src/chat/understand/read-statement.ts';
import type { Vocabulary } from '../../../../src/chat/understand/vocabulary.ts';
import { brief, read, sampleVocabulary } from '../../../helpers/sample-vocabulary.ts';
import { named } from '../../../helpers/statements.ts';

const said: Record<string, string[]> = {
  // As it is said in Britain, Australia and India.
  'bedsit to let in Lisbon': ['Bedrooms is 0', 'SaleType is for_rent', 'City is Lisboa'],
  'two single bedrooms in Alfama': ['Bedrooms atLeast 2', 'Near is Alfama'],
  'house with 3 doubles in La Mesa': [
    'PropertyType is Single Family Residence',
    'Bedrooms atLeast 3',
    'City is La Mesa',
  ],
  'flat in Hillcrest with a twin garage': [
    'PropertyType is Apartment',
    'Near is Hillcrest',
    'ParkingSpots atLeast 2',
    'Tag is garage',
  ],
  'condo in Carlsbad with an allocated parking bay': [
    'PropertyType is Condominium',
    'City is Carlsbad',
    'ParkingSpots atLeast 1',
  ],
  'house with lift and car parking': [
    'PropertyType is Single Family Residence',
    'Tag is elevator',
    'ParkingSpots atLeast 1',
  ],
  '3 bhk independent house, 9 lakhs': [
    'Bedrooms atLeast 3',
    'PropertyType is Single Family Residence',
    'Price atMost 900000',
  ],
  'condo up to 1.5 crore': ['PropertyType is Condominium', 'Price atMost 15000000'],
  'kindly share 2 bhk in Alfama': ['Bedrooms atLeast 2', 'Near is Alfama'],
  'plot of land for sale in El Cajon': ['PropertyType is Land', 'SaleType is for_sale', 'City is El Cajon'],
  'rental in La Mesa for me and a beagle': ['SaleType is for_rent', 'City is La Mesa', 'Tag is dogs'],
  'studio with electricity included': ['Bedrooms is 0', 'Tag is utilities included'],
  // Of two highest prices the later counts, be it more or less.
  'max 600k for a condo, could stretch to 640k': ['PropertyType is Condominium', 'Price atMost 640000'],
  'condo under 640k, no, under 600k': ['PropertyType is Condominium', 'Price atMost 600000'],
  // What somebody hums, and what is told of the own home.
  'hm, a condo in La Mesa': ['PropertyType is Condominium', 'City is La Mesa'],
  'a flat in Alfama while our house is being rebuilt': ['PropertyType is Apartment', 'Near is Alfama'],
  // What is not wanted is not the town.
  'flat without neighbours in La Mesa': [
    'PropertyType is Apartment',
    'City is La Mesa',
    'unexplained without neighbours',
  ],
  'house without kids in La Mesa': [
    'PropertyType is Single Family Residence',
    'City is La Mesa',
    'unexplained without kids',
  ],
};
for (const [question, expected] of Object.entries(said))
  test(`what renters write is understood: ${question}`, (t) => t.deepEqual(brief(read(question)), expected));

const later: Record<string, string[]> = {
  'skip the garage and go up to 800k': ['Price atMost 800000', 'with or without garage'],
  'drop the pool and the price cap': ['any Price', 'with or without pool'],
  'forget the pool and how much is the first one': ['with or without pool', 'points at 1', 'asks Price'],
  'could it perhaps have a lift as well?': ['Tag is elevator', 'adds'],
  'has the one in Alfama got a sauna?': ['points at Near is Alfama', 'asks Tag', 'asks for sauna'],
  'does the one in Alfama have a parking space?': ['points at Near is Alfama', 'asks ParkingSpots'],
  'does the one with a pool have a garage?': ['points at Tag is pool', 'asks Tag', 'asks for garage'],
  'is the one in Alfama furnished?': ['points at Near is Alfama', 'asks Tag', 'asks for furnished'],
  'can I view number 3 on Friday?': ['points at 3', 'human'],
  'when can we pop round to see it?': ['points at focus', 'human'],
  'could we look round the second one?': ['points at 2', 'human'],
  'is there anyone we can ring about the third?': ['points at 3', 'human'],
  'what is the difference between a tenancy and a licence?': ['talk knowledge'],
  'difference between the first and the fourth?': ['points at 1', 'points at 4', 'compares'],
  'the area is not so important, max 800k': ['Price atMost 800000', 'any City', 'any Near', 'any ZIP', 'any Street'],
};
for (const [question, expected] of Object.entries(later))
  test(`what renters go on with is understood: ${question}`, (t) => {
    const { unexplained, ...statement } = read(question, { hasShown: true, talksOfSeveral: true });
    t.deepEqual(brief({ ...statement, unexplained: [] }), expected);
  });

test('who gives up one place and names another wants the other', (t) => {
  const constraints = [named('Near', 'Hillcrest')];
  const statement = read('scratch Hillcrest, how about Alfama', { hasShown: true, constraints });
  t.deepEqual(brief(statement), ['Near is Alfama', 'without Near Hillcrest']);
});

const vocabulary: Vocabulary = {
  ...sampleVocabulary,
  cities: createNames(['Lisboa', 'München', 'San Diego', 'Oceanside']),
  places: createNames([
    ...['Englischer Garten', 'Gare Cornavin', 'Belém', 'Torre de Belém', 'San Diego Zoo', 'Oceanside Pier'],
    ...['Oceanside Harbor', 'Dixon Lake', 'Lake Murray'],
  ]),
};
const places: Record<string, string[]> = {
  'studio by the English Garden': ['Bedrooms is 0', 'Near is Englischer Garten'],
  'flat close to Belem Tower': ['PropertyType is Apartment', 'Near is Torre de Belém'],
  'flat in Belem': ['PropertyType is Apartment', 'Near is Belém'],
  'flat near Geneva railway station': ['PropertyType is Apartment', 'Near is Gare Cornavin'],
  'condo near the zoo': ['PropertyType is Condominium', 'Near is San Diego Zoo'],
  'condo in San Diego near the zoo': ['PropertyType is Condominium', 'City is San Diego', 'Near is San Diego Zoo'],
  // The only zoo that is known lies in another town; a pier of the own town is meant.
  'condo in Oceanside near the zoo': ['PropertyType is Condominium', 'City is Oceanside', 'unexplained zoo'],
  'condo in Oceanside near the pier': ['PropertyType is Condominium', 'City is Oceanside', 'Near is Oceanside Pier'],
  'condo near a zoo': ['PropertyType is Condominium', 'unexplained zoo'],
  // "Porto de Oceanside" is no Porto.
  'anything to buy in Porto?': ['SaleType is for_sale', 'City is Porto'],
};
for (const [question, expected] of Object.entries(places))
  test(`places are known by their English names, and by their kind: ${question}`, (t) =>
    t.deepEqual(brief(readStatement(question, vocabulary, { hasShown: false, year: 2026 })), expected));

test('an address tells a language only where nothing else does', (t) => {
  const known = { ...sampleVocabulary.known, addresses: ['rosenheimer straße 17'] };
  const of = (question: string) =>
    readStatement(question, { ...sampleVocabulary, known }, { hasShown: false, year: 2026 }).language;
  t.is(of('is Rosenheimer Straße 17 still going?'), 'en');
  t.is(of('Rosenheimer Straße 17 noch frei?'), 'de');
});
