import { checkReadings, type Rows } from '../../../helpers/readings.ts';

/** Many wordings of one meaning. */
const all = (expected: readonly string[], messages: string): Rows =>
  Object.fromEntries(messages.split('\n').flatMap((line) => (line.trim() === '' ? [] : [[line.trim(), expected]])));

checkReadings('a feature is told by whatever people call it', {
  ...all(
    ['Tag is pool'],
    'backyard pool\nI want to swim at home\nI want a place with a pool\nI need a place with its own pool',
  ),
  ...all(['Tag is community pool'], 'a pool for residents'),
  ...all(['Tag is fireplace'], 'a log burner\nwoodburner wanted\na log fire\na real open fire'),
  ...all(['Tag is laundry'], 'in-suite laundry\na tumble dryer\nour own washer'),
  ...all(['Tag is furnished'], 'furnishings included\nsold furnished\nfully kitted out'),
  ...all(['Tag is gym'], 'a place to work out\nyoga studio\ntraining room'),
  ...all(['Tag is garden'], 'somewhere I can grow vegetables\na vegetable patch'),
  ...all(['Tag is storage'], 'room to store my bikes\ngarden shed\nbike room'),
  ...all(['Tag is guest house'], 'a granny annexe\na separate unit for my mother-in-law\nback house'),
  ...all(['Tag is ev charging'], 'wallbox wanted\na charging station for EVs'),
  ...all(['Tag is quiet'], 'somewhere calm\nlow-traffic street\nno noisy neighbors\nnot too loud\nno freeway noise'),
  ...all(['Tag is single story'], 'single floor\nI don’t want stairs\nno upstairs\na rancher'),
  ...all(['Tag is accessible'], 'barrier-free\na wheelchair ramp\nsuitable for disabled people'),
  ...all(['Tag is mountain view'], 'mtn views'),
  ...all(['Tag is air conditioning'], 'a place with A.C.'),
  ...all(['Tag is rv parking'], 'parking for a recreational vehicle'),
  ...all(['Tag is beach access'], 'a short walk to the beach\ndirect access to the sand'),
  ...all(['Tag is pets'], 'no pet restrictions'),
  ...all(['Tag is dogs'], 'no breed restrictions'),
  ...all(['Tag is short-term rental'], 'I want to Airbnb it\na holiday let'),
  ...all(['ParkingSpots atLeast 1'], 'with a driveway\na car space\ncarpark space\ndeeded parking'),
  ...all(['SaleType is for_rent'], 'long-term rental'),
});

checkReadings('work that a home needs is wanted or refused', {
  ...all(
    ['Tag is fixer-upper'],
    'something I can renovate\nhomes to renovate\nneeds a lot of work\nin need of modernisation\na run-down place\na renovation project',
  ),
  ...all(['Tag is renovated'], 'restored\nnicely done up\nnewly done kitchen'),
  ...all(
    ['Tag not fixer-upper'],
    'nothing that needs renovating\nno time to renovate\nI don’t want to renovate\nI don’t want a project',
  ),
  'I’m moving for a project in Carlsbad': ['City is Carlsbad'],
});

checkReadings('a refusal is heard where it stands behind the word, and before "on the"', {
  'where dogs are not allowed': ['Tag not dogs'],
  'pets not allowed': ['Tag not pets'],
  'not on the water': ['Tag not waterfront'],
  'not on a corner': ['Tag not corner lot'],
  'dogs are not allowed where I live now': ['Tag is dogs'],
});

checkReadings('land is told in the plural and in the trade’s words, a house’s lot is no land', {
  'any lots in La Mesa': ['PropertyType is Land', 'City is La Mesa'],
  'plots in La Mesa': ['PropertyType is Land', 'City is La Mesa'],
  'houses on large plots': ['PropertyType is Single Family Residence'],
  '2-family home': ['PropertyType is Multi Family'],
  'two houses on one lot': ['PropertyType is Multi Family'],
});

checkReadings('"max" before what is measured bounds it from above, "min" from below', {
  'max bedrooms 3': ['Bedrooms atMost 3'],
  'max bathrooms 2': ['Bathrooms atMost 2'],
  'max square footage 2000': ['BuildingArea atMost 2000 Square Feet'],
  'max lot size 5000 sqft': ['LotArea atMost 5000 Square Feet'],
  'minimum HOA 100': ['HOAMonth atLeast 100'],
  'a lot of at least 6000 sqft': ['LotArea atLeast 6000 Square Feet'],
  'pre-1990': ['YearBuilt atMost 1989'],
  'post-2000 homes': ['YearBuilt atLeast 2001'],
  'on the market less than a week': ['DaysOnMarket atMost 7'],
  'listed this past week': ['DaysOnMarket atMost 7'],
});

checkReadings('a superlative with "first" orders all, without it asks for one', {
  'largest lot first': ['order LotArea desc'],
  'most bedrooms first': ['order Bedrooms desc'],
  'lowest HOA first': ['order HOAMonth asc'],
  'highest price first': ['order Price desc'],
  'which home is the most expensive?': ['order Price desc', 'limit 1'],
  'which home was built most recently?': ['order YearBuilt desc', 'limit 1'],
});

checkReadings('what a visitor says of himself names neither a street nor a town', {
  'I want a place with a pool': ['Tag is pool'],
  'I need a place in La Mesa': ['City is La Mesa'],
  'a yard for BBQs': ['Tag is yard'],
  'art studio': ['unexplained art studio'],
});
