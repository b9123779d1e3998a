import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const corrected: Record<string, string[]> = {
  'no I meant 4 bedrooms': ['Bedrooms atLeast 4'],
  'no quise decir 3 recámaras': ['Bedrooms atLeast 3'],
  'nein ich meinte 3 Schlafzimmer': ['Bedrooms atLeast 3'],
  'non je voulais dire 3 chambres': ['Bedrooms atLeast 3'],
  'não quis dizer 3 quartos': ['Bedrooms atLeast 3'],
  'max HOA 300': ['HOAMonth atMost 300'],
  "we'd rather buy this spring": ['SaleType is for_sale'],
  'I need to move to a new home in La Mesa this month': ['City is La Mesa'],
};
for (const [message, expected] of Object.entries(corrected))
  test(`who puts something right says what is wanted, and excludes nothing: ${message}`, (t) => {
    const { constraints, ...rest } = read(message, { hasShown: true });
    t.deepEqual(
      brief({ ...rest, constraints }).filter((line) => !/^(points|wish|unexplained)/.test(line)),
      expected,
    );
  });

const refused: Record<string, string> = {
  "rentals that don't take families with kids in San Diego": "that don't take families with kids",
  'Wohnung nur an Einheimische in München': 'nur an Einheimische',
  'appartement à Genève réservé aux Suisses': 'réservé aux Suisses',
  'piso en San Diego solo para españoles': 'solo para españoles',
  'apartamento em Lisboa só para portugueses': 'só para portugueses',
};
for (const [message, words] of Object.entries(refused))
  test(`who wants homes only for some people is refused that part: ${message}`, (t) => {
    t.deepEqual(read(message).refused, [words]);
  });

test('who says of himself who he is is refused nothing', (t) => {
  t.deepEqual(read('we have two kids, 3 bedrooms in La Mesa').refused, []);
  t.deepEqual(read('We are two gay men looking for a condo in San Diego').refused, []);
  t.deepEqual(read('Christian family looking for a home in La Mesa').refused, []);
});
