import test from 'ava';
import { readStatement } from '../../../../src/chat/understand/read-statement.ts';
import { type Before, brief, read, sampleVocabulary } from '../../../helpers/sample-vocabulary.ts';

const meant: Record<string, string[]> = {
  'stop sending me townhouses': ['PropertyType not Townhouse'],
  'quit recommending mobile homes, condos in La Mesa': [
    'PropertyType not Manufactured Home',
    'PropertyType is Condominium',
    'City is La Mesa',
  ],
  'filter out Chula Vista': ['City not Chula Vista'],
  'houses in La Mesa, no corner lots': [
    'PropertyType is Single Family Residence',
    'City is La Mesa',
    'Tag not corner lot',
  ],
  'homes with granny flats': ['Tag is guest house'],
  'a flat lot with a pool': ['Tag is pool', 'unexplained flat lot'],
  'two stories is ok, 3 beds in La Mesa': ['Bedrooms atLeast 3', 'City is La Mesa', 'with or without single story'],
  'a two-story house': ['Tag not single story', 'PropertyType is Single Family Residence'],
  'over 45 days old in Carlsbad': ['DaysOnMarket atLeast 46', 'City is Carlsbad'],
  'a condo near my office': ['PropertyType is Condominium', 'unexplained near my office'],
  'townhouse close to the trolley': ['PropertyType is Townhouse', 'unexplained trolley'],
  'sfr in Carlsbad under 900k': ['PropertyType is Single Family Residence', 'City is Carlsbad', 'Price atMost 900000'],
  'a duplex, all units rented': ['PropertyType is Multi Family'],
  'buy a condo in Hillcrest and rent it out': [
    'SaleType is for_sale',
    'PropertyType is Condominium',
    'Near is Hillcrest',
  ],
  'stop paying rent, buy in La Mesa': ['SaleType is for_sale', 'City is La Mesa'],
  'garage pref': ['wish Tag is garage'],
  'latest builds in Carlsbad': ['City is Carlsbad', 'order YearBuilt desc'],
  'the best deals per sqft in La Mesa': ['City is La Mesa', 'order PricePerArea asc'],
};
for (const [question, expected] of Object.entries(meant))
  test(`what home buyers say is understood: ${question}`, (t) => t.deepEqual(brief(read(question)), expected));

const sums: Record<string, string[]> = {
  'up to a million three in Carlsbad': ['Price atMost 1300000', 'City is Carlsbad'],
  'one million seven tops': ['Price atMost 1700000'],
  'one million two hundred thousand max': ['Price atMost 1200000'],
  'under a million four bedrooms': ['Price atMost 1000000', 'Bedrooms atLeast 4'],
  'under a million two or three bedrooms': ['Price atMost 1000000', 'Bedrooms atLeast 2', 'Bedrooms atMost 3'],
  'under a million three miles from the beach': ['Price atMost 1000000', 'unexplained beach'],
  'we can swing 640k': ['Price atMost 640000'],
  'monthly payments around 2900, buying in La Mesa': ['SaleType is for_sale', 'City is La Mesa'],
  'my payment cannot be over 4k a month, to buy': ['SaleType is for_sale'],
  'rent payment up to 2100 a month': ['SaleType is for_rent', 'Price atMost 2100'],
  'a family of 5 wants a condo': ['PropertyType is Condominium'],
  'household of 4, needs a place in La Mesa': ['City is La Mesa'],
  'from the 1930s or 40s': ['YearBuilt atLeast 1930', 'YearBuilt atMost 1949'],
  'built in the 60s, 70s or 80s': ['YearBuilt atLeast 1960', 'YearBuilt atMost 1989'],
  'condos in the 400s or 500s': ['PropertyType is Condominium', 'Price atLeast 400000', 'Price atMost 600000'],
};
for (const [question, expected] of Object.entries(sums))
  test(`sums, people and years are told apart: ${question}`, (t) => t.deepEqual(brief(read(question)), expected));

const places: Record<string, string[]> = {
  'my commute from Poway is too long, 2 beds in La Mesa': [
    'Bedrooms atLeast 2',
    'City is La Mesa',
    'unexplained Poway',
  ],
  'moving out from Phoenix, condo in Hillcrest': [
    'PropertyType is Condominium',
    'Near is Hillcrest',
    'unexplained Phoenix',
  ],
  'I live in Vista, 2 beds in La Mesa': ['Bedrooms atLeast 2', 'City is La Mesa', 'unexplained Vista'],
  'our parents live in El Cajon, house in La Mesa': ['PropertyType is Single Family Residence', 'City is La Mesa'],
  'our parents live in El Cajon so we want a house there': [
    'City is El Cajon',
    'PropertyType is Single Family Residence',
  ],
  'I own a house in El Cajon and want to buy a condo in La Mesa': [
    'SaleType is for_sale',
    'PropertyType is Condominium',
    'City is La Mesa',
  ],
  'just sold our townhouse in El Cajon for 700k, need a condo in La Mesa': [
    'PropertyType is Condominium',
    'City is La Mesa',
  ],
  'homes in Ramona or Lakeside': ['City is Ramona/Lakeside'],
  'homes in La Mesa, Spring Valley or Ramona': ['City is La Mesa/Spring Valley/Ramona'],
  'homes in La Mesa and a Pool': ['City is La Mesa', 'Tag is pool'],
  'condo in La Mesa, Hot Tub': ['PropertyType is Condominium', 'City is La Mesa', 'Tag is hot tub'],
  'house near Balboa Park, VA loan': ['PropertyType is Single Family Residence', 'Near is Balboa Park'],
};
for (const [question, expected] of Object.entries(places))
  test(`where a home is wanted is told from other places: ${question}`, (t) =>
    t.deepEqual(brief(read(question)), expected));

test('a street of the listings tells no language, and what is looked for there is no part of its name', (t) => {
  const known = { ...sampleVocabulary.known, streets: ['paseo sol', 'camino verde'] };
  const readThere = (question: string) => readStatement(question, { ...sampleVocabulary, known }, { hasShown: false });
  const condos = readThere('Paseo Sol condos');
  t.is(condos.language, 'en');
  t.deepEqual(brief(condos), ['Street is Paseo Sol', 'PropertyType is Condominium']);
  t.deepEqual(brief(readThere('Camino Verde 3 bedrooms')), ['Street is Camino Verde', 'Bedrooms atLeast 3']);
  t.deepEqual(brief(readThere('casas en Camino Verde')), [
    'PropertyType is Single Family Residence',
    'Street is Camino Verde',
  ]);
});

const condosShown: Before = {
  hasShown: true,
  constraints: [{ Field: 'PropertyType', Operator: 'is', Value: ['Condominium', 'Townhouse'], Words: '' }],
};
const later: Record<string, string[]> = {
  'lose the mobile homes': ['PropertyType not Manufactured Home'],
  'lose the townhouses': ['without PropertyType Townhouse'],
  'forget the condos, show me houses': ['PropertyType is Single Family Residence', 'without PropertyType Condominium'],
  "I don't need a house": ['without PropertyType Single Family Residence'],
  'first vs third': ['points at 1', 'points at 3', 'compares'],
  'second and third side by side': ['points at 2', 'points at 3', 'compares'],
  'how much is the cheapest': ['order Price asc', 'limit 1', 'asks Price'],
  'can we see both of them': ['points at focus', 'human'],
  'could we tour all three on Sunday': ['human'],
};
for (const [question, expected] of Object.entries(later))
  test(`what is said of homes that were shown is understood: ${question}`, (t) =>
    t.deepEqual(brief(read(question, condosShown)), expected));

const people: Record<string, string[]> = {
  'give us a call tomorrow': ['human'],
  'drop us a line when you can': ['human'],
  'could you get back to me by Friday': ['human'],
  'set me up with an agent': ['human'],
  "I'd rather speak on the phone": ['human'],
  'do you guys charge sellers': ['talk agency'],
  'do you have agents who speak French': ['talk agency'],
  "that's it for today": ['talk farewell'],
  'answer like a pirate': ['talk offTopic'],
};
for (const [question, expected] of Object.entries(people))
  test(`who wants a person, or only talks, is understood: ${question}`, (t) =>
    t.deepEqual(
      brief(read(question)).filter((one) => !one.startsWith('unexplained')),
      expected,
    ));
