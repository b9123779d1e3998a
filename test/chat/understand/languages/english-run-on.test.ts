import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';
import { bound, forRent, named } from '../../../helpers/statements.ts';

const conditions = (message: string, before: Parameters<typeof read>[1] = {}): string[] => {
  const { constraints, wishes, dropped, droppedTags, droppedNames } = read(message, { language: 'en', ...before });
  const said = read('', { language: 'en' });
  return brief({ ...said, constraints, wishes, dropped, droppedTags, droppedNames });
};

const ofOneself: Record<string, string[]> = {
  'moved here from Seattle last year, 2 beds in La Mesa': ['City is La Mesa', 'Bedrooms atLeast 2'],
  'currently paying 2400 for a 1 bed in Hillcrest, want a 2 bed in La Jolla': [
    'Near is La Jolla',
    'Bedrooms atLeast 2',
  ],
  'selling our 6 bed house in Bellevue for 2m and downsizing to a 2 bed condo in Carlsbad': [
    ...['City is Carlsbad', 'PropertyType is Condominium', 'Bedrooms atLeast 2'],
  ],
  'they transferred my husband to El Cajon, we want a condo in La Mesa': [
    'City is La Mesa',
    'PropertyType is Condominium',
  ],
  'my husband got transferred to El Cajon, 3 beds please': ['City is El Cajon', 'Bedrooms atLeast 3'],
  'my apartment is getting too small, 3 bed house in La Mesa': [
    ...['City is La Mesa', 'PropertyType is Single Family Residence', 'Bedrooms atLeast 3'],
  ],
  'we were offered 1.1 million for our house in La Mesa, now we want a condo in Carlsbad': [
    'City is Carlsbad',
    'PropertyType is Condominium',
  ],
};
for (const [message, expected] of Object.entries(ofOneself))
  test(`what tells of the visitor's own home or work is no condition: ${message}`, (t) => {
    t.deepEqual(conditions(message).sort(), expected.sort());
  });

const refused: Record<string, string[]> = {
  'no way are we moving back to El Cajon, show me La Mesa': ['City not El Cajon', 'City is La Mesa'],
  'I refuse to live in Chula Vista': ['City not Chula Vista'],
  "can't see myself living in Oceanside": ['City not Oceanside'],
  'why do you keep showing me condos': ['PropertyType not Condominium'],
  'I hate pools and garages': ['Tag not pool', 'Tag not garage'],
  'we dislike carpet, pools and basements': ['Tag not pool', 'Tag not basement'],
  'I hate carpet and want a pool': ['Tag is pool'],
  'no garage, no deal': ['Tag is garage'],
  'no balcony is a deal breaker': ['Tag is balcony'],
  'no elevator? needs an elevator': ['Tag is elevator'],
  'Carlsbad is ideal but Oceanside works': ['City is Carlsbad/Oceanside'],
  'preferably a house but a townhouse is fine': ['PropertyType is Single Family Residence/Townhouse'],
};
for (const [message, expected] of Object.entries(refused))
  test(`words of refusal and preference are heard: ${message}`, (t) => {
    t.deepEqual(conditions(message), expected);
  });

const rentals = [forRent, named('Near', 'North Park'), named('Tag', 'gym'), bound('Price', 'atMost', 2_500)];
const changed: Record<string, string[]> = {
  'never mind North Park, La Jolla, and 2 beds': [
    ...['Near is La Jolla', 'Bedrooms atLeast 2', 'without Near North Park'],
  ],
  'swap the gym for a pool': ['Tag is pool', 'with or without gym'],
  'a pool instead of the gym': ['Tag is pool', 'with or without gym'],
  'I could do 2800 if it has a balcony': ['Price atMost 2800', 'Tag is balcony'],
  "they'll pay 400 more, so make that 2900": ['Price atMost 2900'],
  'ok. balcony. La Jolla. 2700. done': ['Tag is balcony', 'Near is La Jolla', 'Price atMost 2700'],
  'one and two bedrooms': ['Bedrooms atLeast 1', 'Bedrooms atMost 2'],
  '2700, not 2500': ['Price atMost 2700'],
};
for (const [message, expected] of Object.entries(changed))
  test(`what was wanted is replaced and taken back in one breath: ${message}`, (t) => {
    t.deepEqual(conditions(message, { hasShown: true, constraints: rentals }), expected);
  });

const pointed: Record<string, string[]> = {
  'put one and three next to each other': ['points at 1', 'points at 3'],
  'could we tour the first two on Friday?': ['points at 1', 'points at 2'],
  'the La Jolla one, does it have a pool?': ['points at Near is La Jolla'],
  'the 600k one, does it have a pool?': ['points at Price atMost 600000'],
  'that condo with the garage, how much is it?': ['points at Tag is garage'],
};
for (const [message, expected] of Object.entries(pointed))
  test(`homes that were shown are pointed at: ${message}`, (t) => {
    const { pointers } = read(message, { hasShown: true, language: 'en' });
    t.deepEqual(brief({ ...read('', { language: 'en' }), pointers }), expected);
  });

const bounds: Record<string, string[]> = {
  'something from the 80s or later': ['YearBuilt atLeast 1980'],
  'from the 70s or earlier': ['YearBuilt atMost 1979'],
  'a house that does not have an HOA': ['HOAMonth is 0', 'PropertyType is Single Family Residence'],
  'condos that do allow cats': ['PropertyType is Condominium', 'Tag is cats'],
  'houses which have two baths': ['PropertyType is Single Family Residence', 'Bathrooms atLeast 2'],
  'no deal over 700k': ['Price atMost 700000'],
  'a condo that is not too far from Mission Bay': ['Near is Mission Bay', 'PropertyType is Condominium'],
};
for (const [message, expected] of Object.entries(bounds))
  test(`bounds and clauses are heard whole: ${message}`, (t) => {
    t.deepEqual(conditions(message).sort(), expected.sort());
  });

test('a street that is called like a sum is none, and a clause in an address is no part of it', (t) => {
  t.deepEqual(conditions('that house on Grand, any HOA?', { hasShown: true }), []);
  t.true(conditions('apt 4b at 14 Oak St').includes('Address is 14 Oak St'));
  t.deepEqual(conditions('14 Oak St now, please'), ['Address is 14 Oak St']);
});

const asked: Record<string, readonly string[]> = {
  'is that everything you have got?': ['more'],
  'not impressed': ['more'],
  'is someone available to chat?': ['human'],
  'the site is down again': ['human'],
  "we'll take it": ['human'],
  'let me sleep on it': ['talk farewell'],
  'who runs this website?': ['talk agency'],
  'this chat is useless': ['talk offTopic'],
  'draft me a cover letter': ['talk offTopic'],
};
for (const [message, expected] of Object.entries(asked))
  test(`what is no condition is heard for what it is: ${message}`, (t) => {
    const said = brief(read(message, { hasShown: true, language: 'en' }));
    for (const one of expected) t.true(said.includes(one), said.join('; '));
  });
