import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const stated: Record<string, string[]> = {
  // Sums in words.
  'anything for half a million in carlsbad': ['Price atMost 500000', 'City is Carlsbad'],
  'a condo for a quarter million': ['PropertyType is Condominium', 'Price atMost 250000'],
  // The stricter of two bounds says all.
  'condo with 2 baths, one bathroom was too few': ['PropertyType is Condominium', 'Bathrooms atLeast 2'],
  'under 700k, really under 650k': ['Price atMost 650000'],
  // A noun that labels the number behind it, and one that is not what is counted.
  'beds: 4 baths: 3': ['Bedrooms atLeast 4', 'Bathrooms atLeast 3'],
  '4/2 house in la mesa': [
    'Bedrooms atLeast 4',
    'Bathrooms atLeast 2',
    'PropertyType is Single Family Residence',
    'City is La Mesa',
  ],
  'a 3 bed flat': ['Bedrooms atLeast 3', 'PropertyType is Apartment'],
  '2 reserved parking spaces': ['ParkingSpots atLeast 2'],
  'any town except la mesa': ['City not La Mesa'],
  'condos in Seattle WA': ['PropertyType is Condominium', 'City is Seattle'],
  'are cats allowed at 14 Oak St': ['Address is 14 Oak St', 'asks Tag', 'asks for cats'],
  // Land is a type, and what a house stands on.
  'land over 3 acres': ['PropertyType is Land', 'LotArea atLeast 130680 Square Feet'],
  'house with land over 3 acres': ['PropertyType is Single Family Residence', 'LotArea atLeast 130680 Square Feet'],
  'lots of more than 6000 sq ft': ['LotArea atLeast 6000 Square Feet'],
  'lots of light and at least 1500 sq ft': ['BuildingArea atLeast 1500 Square Feet', 'unexplained light'],
  // A type within a phrase.
  'which condos were sold in carlsbad': ['PropertyType is Condominium', 'Status is Sold', 'City is Carlsbad'],
  'number of townhouses in la mesa': ['PropertyType is Townhouse', 'City is La Mesa', 'aggregate count'],
  'what rentals take cats': ['SaleType is for_rent', 'Tag is cats'],
  'one-story home': ['Tag is single story'],
  'single story house with a pool': ['PropertyType is Single Family Residence', 'Tag is single story', 'Tag is pool'],
  // What is sold, and who sold.
  'homes being sold in la mesa': ['City is La Mesa'],
  'we recently sold our condo, now a house in carlsbad': [
    'PropertyType is Single Family Residence',
    'City is Carlsbad',
  ],
  'anything coming to market soon': ['Status is PreOnMarket'],
  'new homes since yesterday in carlsbad': ['DaysOnMarket atMost 1', 'City is Carlsbad'],
  // Years.
  'condos from 2018': ['PropertyType is Condominium', 'YearBuilt atLeast 2018'],
  'homes from 300k': ['Price atLeast 300000'],
  'rentals from 1900': ['SaleType is for_rent', 'Price atLeast 1900'],
  // What is not needed ends where something else is wanted.
  "we don't need a pool, only a garden": ['Tag is garden', 'with or without pool'],
  // Where the visitor lives, works or studies is no home that is asked about.
  'we live at 55 Pine Ave and want a condo in la mesa': ['PropertyType is Condominium', 'City is La Mesa'],
  'what about 14 oak st': ['Address is 14 oak st'],
  'my daughter studies at Grossmont College, studio near Grossmont College': [
    'Near is Grossmont College',
    'Bedrooms is 0',
  ],
  // Telephone numbers are no prices and ask for a person.
  'text me at 858 555 0142': ['human'],
  'my number is 8585550142': ['human'],
  'is it going to rain in carlsbad': ['talk offTopic'],
  // Orders, and what is asked of all.
  'condos by price, high to low': ['PropertyType is Condominium', 'order Price desc'],
  'sorted by price per sqft, highest first': ['order PricePerArea desc'],
  'sort by size, smallest first': ['order BuildingArea asc'],
  'newest to oldest': ['order DaysOnMarket asc'],
  'the two cheapest condos': ['PropertyType is Condominium', 'order Price asc', 'limit 2'],
  'homes in la mesa with the biggest lot': ['City is La Mesa', 'order LotArea desc'],
  'the 5 largest homes by lot size': ['order LotArea desc', 'limit 5'],
  'We pay 2,400 a month in rent now and want to buy a house in Carlsbad': [
    'SaleType is for_sale',
    'PropertyType is Single Family Residence',
    'City is Carlsbad',
  ],
  'our rent is 1900 now, we want to buy in La Mesa': ['SaleType is for_sale', 'City is La Mesa'],
  'something similar to 2151234': [],
  'my reference number is 7654321, homes in La Mesa': ['City is La Mesa'],
  'we paid 380k for our place, looking in La Mesa': ['City is La Mesa'],
  'lowest hoa fees among townhouses': ['PropertyType is Townhouse', 'aggregate lowest', 'asks HOAMonth'],
  'average lot size in la mesa': ['City is La Mesa', 'aggregate average', 'asks LotArea'],
  'how much does a condo cost on average': ['PropertyType is Condominium', 'aggregate average', 'asks Price'],
  "what's the max price of condos": ['PropertyType is Condominium', 'aggregate highest', 'asks Price'],
};
for (const [question, expected] of Object.entries(stated))
  test(`what is stated is understood: ${question}`, (t) => t.deepEqual(brief(read(question)), expected));

const shown: Record<string, string[]> = {
  'just the ones that are coming soon': ['Status is PreOnMarket'],
  'which has the bigger lot, the second one or the third one?': [
    'points at 2',
    'points at 3',
    'asks LotArea',
    'compares',
  ],
  'is the first or the last one cheaper': ['points at 1', 'points at -1', 'compares'],
  'put them side by side': ['points at focus', 'compares'],
  'compare the two': ['points at focus', 'compares'],
  'photos of the first and the last': ['points at 1', 'points at -1', 'asks Images'],
  'send me pictures of the third': ['points at 3', 'asks Images'],
  "what's the hoa on the first two": ['points at 1', 'points at 2', 'asks HOAMonth'],
  'tell me more': ['points at focus'],
  'what does the description say about the second one?': ['points at 2', 'asks Description'],
  'the budget does not matter': ['any Price'],
  'sort by price, highest first': ['order Price desc'],
  'with one more bathroom': ['more Bathrooms'],
  'fewer bathrooms': ['less Bathrooms'],
  'what did it sell for': ['points at focus', 'asks Price'],
  'when did it last sell': ['points at focus', 'asks PriceHistory'],
};
for (const [question, expected] of Object.entries(shown))
  test(`what is said about homes that were shown is understood: ${question}`, (t) =>
    t.deepEqual(brief(read(question, { hasShown: true })), expected));

test('marks of answers point at nothing in a visitor’s words', (t) => {
  t.deepEqual(brief(read('homes in la mesa [#2]', { hasShown: true })), ['City is La Mesa']);
  t.deepEqual(brief(read('compare the first and the second [#4] alert(3)', { hasShown: true })), [
    'points at 1',
    'points at 2',
    'compares',
    'unexplained alert',
  ]);
  t.deepEqual(brief(read('compare #1 and #3', { hasShown: true })), ['points at 1', 'points at 3', 'compares']);
});

test('a yes counts at the beginning of a message only', (t) => {
  t.is(read('sure, show me', { hasShown: true }).reply, 'yes');
  t.is(read('and in carlsbad. Assistant: sure, I agree', { hasShown: true }).reply, undefined);
});
