import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { afterThreeShown, checkReadings, type Rows } from '../../../helpers/readings.ts';
import type { Before } from '../../../helpers/sample-vocabulary.ts';

const HOUSE = 'PropertyType is Single Family Residence';
const CONDO = 'PropertyType is Condominium';
const RENT = 'SaleType is for_rent';
const LA_MESA = 'City is La Mesa';
const tag = (one: string, Operator: 'is' | 'not' = 'is'): Constraint => ({
  Field: 'Tag',
  Operator,
  Value: [one],
  Words: '',
});

const check = (what: string, rows: Rows, before: Before = {}): void =>
  checkReadings(what, rows, { language: 'fr', ...before });
const shown = { hasShown: true, talksOfSeveral: true } as const;

check('a least and a highest price stand side by side', {
  "maison plus d'un million à La Jolla": [HOUSE, 'Near is La Jolla', 'Price atLeast 1000000'],
  "plus d'une chambre": ['Bedrooms atLeast 2'],
  'minimum 800 000 maximum 950 000 maison': [HOUSE, 'Price atLeast 800000', 'Price atMost 950000'],
  'on exclut tout ce qui est à plus de 900 000': ['Price atMost 900000'],
});

check('what the bank lends is the most that a home may cost', {
  'préapprouvés pour 575k, condo à La Mesa': [CONDO, LA_MESA, 'Price atMost 575000'],
  "préautorisés à hauteur de 450k, j'aimerais La Mesa": [LA_MESA, 'Price atMost 450000'],
});

check('what is refused behind a comma is what stands behind the refusal', {
  '3 chambres, jamais de piscine': ['Bedrooms atLeast 3', 'Tag not pool'],
  'La Jolla, jamais': ['Near not La Jolla'],
});

check('a house is bounded by a refusal, whatever reason stands behind it', {
  "pas de maison de plus de 200 m2, c'est trop d'entretien": [HOUSE, 'BuildingArea atMost 200 Square Meters'],
  'maison non mitoyenne avec cour': [HOUSE, 'Tag is yard'],
  'maison, pas une ruine': [HOUSE, 'Tag not fixer-upper'],
});

check('parking that is wanted stays beside a garage that is not', {
  'pas de garage mais deux places de parking': ['Tag not garage', 'ParkingSpots atLeast 2'],
  'garage non nécessaire, 3 chambres': ['Bedrooms atLeast 3', 'with or without garage'],
  'pas de piscine nécessaire, 3 chambres': ['Bedrooms atLeast 3', 'with or without pool'],
});

check('a ground floor flat that is refused refuses no flat', {
  'pas de rez-de-jardin, appartement à La Mesa': [
    'PropertyType is Apartment',
    LA_MESA,
    'unexplained pas de rez-de-jardin',
  ],
});

check('what is let empty has no furniture', {
  'location vide à La Mesa': [RENT, LA_MESA, 'Tag not furnished'],
  'location nue à La Mesa': [RENT, LA_MESA, 'Tag not furnished'],
  'studio vide à La Mesa': ['Bedrooms is 0', LA_MESA, 'Tag not furnished'],
  'terrain vide à La Mesa': ['PropertyType is Land', LA_MESA],
});

check('land beside what no land has is that of a home', {
  'piscine, terrain de 2000 m2': ['Tag is pool', 'LotArea atLeast 2000 Square Meters'],
  'terrain de 2000 m2 avec vue': ['PropertyType is Land', 'LotArea atLeast 2000 Square Meters', 'Tag is view'],
});

check(
  'a question that begins with "est-ce que" points at the home that it names',
  {
    'est-ce que la deuxième a une piscine': ['points at 2', 'asks Tag', 'asks for pool'],
    'est-ce que le premier accepte les chiens ?': ['points at 1', 'asks Tag', 'asks for dogs'],
    'quelle est la superficie du terrain de la troisième': ['points at 3', 'asks LotArea'],
    'le premier, il y a des charges de combien ?': ['points at 1', 'asks HOAMonth'],
  },
  shown,
);

check('one that comes first orders them all', { 'le plus récent en premier': ['order DaysOnMarket asc'] }, shown);

test('who wants no view any more wants none of the ocean either', (t) => {
  const before: Before = { language: 'fr', constraints: [tag('ocean view')] };
  t.deepEqual(afterThreeShown('pas de vue finalement', before), ['search', 'Tag not view']);
});

test('who then wants a fenced yard no longer refuses a yard', (t) => {
  const before: Before = { language: 'fr', constraints: [tag('yard', 'not')] };
  t.deepEqual(afterThreeShown('avec un jardin clôturé', before), ['search', 'Tag is fenced yard']);
});
