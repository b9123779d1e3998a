import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const said: Record<string, string> = {
  // Fractions with a preposition, and money that is no currency.
  'lote de 3/4 de acre': 'PropertyType is Land; LotArea atLeast 32670 Square Feet',
  'terreno de 1/4 de hectárea': 'PropertyType is Land; LotArea atLeast 2500 Square Meters',
  'casa de 480 mil y ni un dólar más': 'PropertyType is Single Family Residence; Price atMost 480000',
  'piso más grande que 85 m2': 'PropertyType is Apartment; BuildingArea atLeast 85 Square Meters',
  'casa 4rec 3ba': 'PropertyType is Single Family Residence; Bedrooms atLeast 4; Bathrooms atLeast 3',
  // Garages are counted, however they are said.
  'garaje para 3 vehículos': 'ParkingSpots atLeast 3; Tag is garage',
  'con cochera doble': 'ParkingSpots atLeast 2; Tag is garage',
  // A fence, and what is near.
  'casa con cerca de madera': 'PropertyType is Single Family Residence; Tag is fenced yard',
  'con jardín y cerca de Balboa Park': 'Tag is garden; Near is Balboa Park',
  'condo con cerca de 110 metros':
    'PropertyType is Condominium; BuildingArea atLeast 99 Square Meters; BuildingArea atMost 121 Square Meters',
  // What does not matter is not what stands behind "pero".
  'no importa que sea antigua pero que tenga sótano': 'Tag is basement',
  // Who works there looks there, unless elsewhere is named.
  'trabajo en La Jolla y busco casa cerca de ahí': 'PropertyType is Single Family Residence; Near is La Jolla',
  'trabajo en La Jolla y busco casa con un parque cerca': 'PropertyType is Single Family Residence; unexplained parque',
  'trabajo en La Jolla, algo cerca, en Carlsbad': 'City is Carlsbad',
  'I work in La Jolla and need a condo nearby': 'PropertyType is Condominium; Near is La Jolla',
  // Talk.
  '¿cómo se maneja eso del escrow al comprar?': 'talk knowledge',
  'sáquenme una cita': 'human',
  'resérvenos un recorrido': 'human',
};

const afterHomes: Record<string, string> = {
  'qué caras están': 'less Price',
  'bájenle al precio': 'less Price',
  'menos antiguas': 'more YearBuilt',
  'más chica que la 4': 'less BuildingArea; points at 4',
  'más baratas que el número 3': 'less Price; points at 3',
  'newer than number 2': 'more YearBuilt; points at 2',
  'ninguna me interesa': 'more',
  'no nos convence ninguno de estos': 'more',
  'algo mejor': 'more',
  porfa: 'reply yes',
  'tienen fotos del 3?': 'points at 3; asks Images',
  'están caras': 'less Price',
  '¿está cara la segunda?': 'points at 2; asks EstimatePrice',
  'cuánto de fianza piden por la segunda': 'points at 2; asks DepositFee',
  'cuánto mide el terreno de la primera': 'points at 1; asks LotArea',
  // What is to be is no question, though it begins with "que".
  'que la piscina sea privada': 'Tag is pool',
  'que se vea el océano': 'Tag is ocean view',
  'que quepa la lancha': 'Tag is rv parking',
  'que no haya que remodelar': 'Tag not fixer-upper',
  'que incluye la segunda': 'points at 2; asks Description',
  'solo los que incluyan lavadora': 'Tag is laundry',
  '¿habrá con jacuzzi?': 'Tag is hot tub',
  'con cochera para tres': 'ParkingSpots atLeast 3; Tag is garage',
  // Reasons ask nothing.
  'nada con chimenea, es un peligro': 'Tag not fireplace',
  'odio las chimeneas': 'Tag not fireplace',
  'no en La Jolla, en Mission Bay': 'Near not La Jolla; Near is Mission Bay',
  'la antepenúltima': 'points at -3',
  'muéstrame 4 más': 'more; limit 4',
  'de antes del 70': 'YearBuilt atMost 1969',
  'que no sea de antes del 90': 'YearBuilt atLeast 1990',
  'con sótano, me mudo antes del 20': 'Tag is basement',
};

const tests: [Record<string, string>, boolean][] = [
  [said, false],
  [afterHomes, true],
];
for (const [rows, hasShown] of tests)
  for (const [question, expected] of Object.entries(rows))
    test(`Spanish second thoughts are understood: ${question}`, (t) => {
      t.deepEqual(brief(read(question, { hasShown })).sort(), expected.split('; ').sort());
    });

const bedrooms: Constraint = { Field: 'Bedrooms', Operator: 'atLeast', Value: 3, Words: '3 recámaras' };
const price: Constraint = { Field: 'Price', Operator: 'atMost', Value: 700_000, Words: '700 mil' };
const changed: Record<string, string> = {
  'súbelo a 5': 'Bedrooms atLeast 5',
  'bájale a 2': 'Bedrooms atLeast 2',
  'súbele a 820': 'Price atMost 820000',
  'súbele 40 mil': 'Price atMost 740000',
  'súbele 820 mil': 'Price atMost 820000',
  '30 mil más': 'Price atMost 730000',
  'bájale 50 mil': 'Price atMost 650000',
  '100 menos': 'Price atMost 600000',
  'me autorizaron 900': 'Price atMost 900000',
  'mejor que sean 4, que llega mi primo': 'Bedrooms atLeast 4',
};
for (const [question, expected] of Object.entries(changed))
  test(`what was counted before is raised and lowered in Spanish: ${question}`, (t) => {
    t.deepEqual(brief(read(question, { language: 'es', constraints: [bedrooms, price], hasShown: true })), [expected]);
  });

for (const [question, language] of [
  ['condos en La Jolla', 'es'],
  ['lofts en Seattle', 'es'],
  ['condos in La Jolla', 'en'],
  ['condos em La Jolla', 'pt'],
] as const)
  test(`the word before a place tells the language: ${question}`, (t) => {
    t.is(read(question).language, language);
  });
