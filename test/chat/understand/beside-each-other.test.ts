import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const HOUSE = 'PropertyType is Single Family Residence';
const CONDO = 'PropertyType is Condominium';

const first: Record<string, string[]> = {
  'condos under 450k with a garage': [CONDO, 'Price atMost 450000', 'Tag is garage'],
  'casas de menos de 600 mil con garaje': [HOUSE, 'Price atMost 600000', 'Tag is garage'],
  'casas até 700 mil com garagem': [HOUSE, 'Price atMost 700000', 'Tag is garage'],
  'maisons à moins de 450k avec un garage': [HOUSE, 'Price atMost 450000', 'Tag is garage'],
  'homes built after 1995 and with a garage': ['YearBuilt atLeast 1996', 'Tag is garage'],
  'homes with 3 large garages': ['ParkingSpots atLeast 3', 'Tag is garage'],
  'under 700k with HOA below 250': ['Price atMost 700000', 'HOAMonth atMost 250'],
  'condos for 1/4 million': [CONDO, 'Price atMost 250000'],
  'home under 1/2 a million': ['Price atMost 500000'],
  'a condo for 450': [CONDO, 'Price atMost 450000'],
  'my budget is 700 for a house': ['Price atMost 700000', HOUSE],
  '$/sq ft below 350': ['unexplained $/sq ft below 350'],
  'homes with the highest price per square foot': ['order PricePerArea desc'],
  '4/2 house in Bellevue': ['Bedrooms atLeast 4', 'Bathrooms atLeast 2', HOUSE, 'City is Bellevue'],
  'condo with room for a hot tub': [CONDO, 'unexplained room for a hot tub'],
  'homes with no more than 2 stories in Seattle': ['City is Seattle'],
  '2 bedroom condo, no garage required': ['Bedrooms atLeast 2', CONDO, 'with or without garage'],
  "doesn't matter how many bathrooms": ['any Bathrooms'],
  'remove the city': ['any City'],
  'forget the zip code': ['any ZIP'],
  'second largest house in Seattle': [HOUSE, 'City is Seattle', 'order BuildingArea desc', 'limit 2'],
  'four biggest condos': [CONDO, 'order BuildingArea desc', 'limit 4'],
  'condos in Settle': [CONDO, 'City is Seattle'],
  'condos in L.A. under 500k': [CONDO, 'City is L.A.', 'Price atMost 500000'],
  'pisos en Nueva York': ['PropertyType is Apartment', 'City is Nueva York'],
  'home with two dogs': ['Tag is dogs'],
};
for (const [question, expected] of Object.entries(first))
  test(`words side by side are not taken for one another: ${question}`, (t) =>
    t.deepEqual(brief(read(question)), expected));

const shown: Record<string, string[]> = {
  'or Oceanside': ['City is Oceanside', 'adds'],
  'or Tukwila?': ['City is Tukwila', 'adds'],
  'does the one on 12th Ave have a yard?': ['points at Street is 12th Ave', 'asks Tag', 'asks for yard'],
  'tell me more about the $480k one': ['points at Currency is $, Price atMost 480000'],
  'what about the second cheapest?': ['order Price asc', 'limit 2'],
  'how about the third?': ['points at 3'],
};
for (const [question, expected] of Object.entries(shown))
  test(`what goes on from the homes shown is told from a new search: ${question}`, (t) =>
    t.deepEqual(brief(read(question, { hasShown: true })), expected));

for (const [language, question, tag] of [
  ['en', 'and with a balcony?', 'balcony'],
  ['es', '¿y con piscina?', 'pool'],
  ['pt', 'e com garagem?', 'garage'],
  ['fr', 'et avec balcon ?', 'balcony'],
  ['de', 'und mit Kamin?', 'fireplace'],
] as const)
  test(`a feature that is said behind "with" is one more condition after homes were shown: ${question}`, (t) =>
    t.deepEqual(brief(read(question, { language, hasShown: true })), [`Tag is ${tag}`]));
