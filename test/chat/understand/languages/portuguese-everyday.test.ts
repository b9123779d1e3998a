import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import type { Talk } from '../../../../src/chat/understand/understanding.ts';
import { afterThreeShown, checkReadings, type Rows } from '../../../helpers/readings.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const RENT = 'SaleType is for_rent';
const HOUSE = 'PropertyType is Single Family Residence';
const FLAT = 'PropertyType is Apartment';

const check = (what: string, rows: Rows, hasShown = false): void =>
  checkReadings(what, rows, { hasShown, language: 'pt' });

check('"mostra as" makes a superlative of a comparison', {
  'me mostra as 3 mais baratas': ['order Price asc', 'limit 3'],
  'mostre as duas mais novas': ['order YearBuilt desc', 'limit 2'],
  'manda os 5 maiores': ['order BuildingArea desc', 'limit 5'],
});

check('what comes first is an order, and no first home', {
  'coloca as mais novas primeiro': ['order YearBuilt desc'],
  'as mais antigas primeiro': ['order YearBuilt asc'],
  'casas em La Mesa, quanto mais barata melhor': [HOUSE, 'City is La Mesa', 'order Price asc'],
  'ordena por metragem, do maior pro menor': ['order BuildingArea desc'],
});

check('a count that is too few gives way to the next', {
  'uma casa de banho não chega, preciso de duas': ['Bathrooms atLeast 2'],
  'um banheiro só é pouco, quero 2': ['Bathrooms atLeast 2'],
  'um quarto não chega para nós, T2 ou T3': ['Bedrooms atLeast 2', 'Bedrooms atMost 3'],
});

check('sums are read as they are said', {
  'até 1 milhão e 300, 3 quartos': ['Price atMost 1300000', 'Bedrooms atLeast 3'],
  'até 1 milhão e 200 m2': ['Price atMost 1000000', 'BuildingArea atLeast 200 Square Meters'],
  'apto alugar La Mesa 2qtos mobiliado 2800': [
    FLAT,
    RENT,
    'City is La Mesa',
    'Bedrooms atLeast 2',
    'Tag is furnished',
    'Price atMost 2800',
  ],
});

check('towns beside San Diego are no misspelt words', {
  'casa em La Mesa ou San Marcos': [HOUSE, 'City is La Mesa/San Marcos'],
});

check('what is only told asks for nothing', {
  'sem piscina, tenho criança pequena': ['Tag not pool'],
  'prédio em La Mesa, pode ser para recuperar': ['PropertyType is Multi Family', 'City is La Mesa'],
  'apartamento que não seja térreo': [FLAT],
  'ap com lavanderia dentro de casa': [FLAT, 'Tag is laundry'],
});

check('what is wanted in place of the own home', {
  'quero trocar meu ap por casa com jardim em La Mesa': [HOUSE, 'Tag is garden', 'City is La Mesa'],
  'casa já reformada em La Mesa': [HOUSE, 'Tag is renovated', 'City is La Mesa'],
});

check('features by their short names', {
  'casa com ar e varanda': [HOUSE, 'Tag is air conditioning', 'Tag is balcony'],
  'casa com jardim para viver ao ar livre': [HOUSE, 'Tag is garden'],
  'casa com lugar de garagem': [HOUSE, 'Tag is garage', 'ParkingSpots atLeast 1'],
});

const noHomes: Record<string, Talk> = {
  'que horas vcs fecham?': 'agency',
  'abrem ao domingo?': 'agency',
  'quanto se paga de IMT numa casa de 300 mil?': 'knowledge',
  'brasileiro consegue financiar imóvel em Portugal?': 'knowledge',
  'é um bom momento para comprar casa em La Mesa até 800 mil?': 'knowledge',
};
for (const [message, talk] of Object.entries(noHomes))
  test(`what is generally so asks for no home: ${message}`, (t) =>
    t.is(read(message, { hasShown: true, language: 'pt' }).talk, talk));

test('what is generally so is no search, where a search stands behind it', (t) =>
  t.true(brief(read('é preciso fiador? procuro T2 em Lisboa', { language: 'pt' })).includes('Bedrooms atLeast 2')));

const before: Constraint[] = [{ Field: 'Tag', Operator: 'is', Value: ['renovated'], Words: '' }];
const after = (message: string): string[] => afterThreeShown(message, { language: 'pt', constraints: before });

test('who wanted it renovated and now wants to do it up has thought better of it', (t) =>
  t.deepEqual(after('ao contrário, quero é um para remodelar'), ['search', 'Tag is fixer-upper']));

test('who tells of a dog after a list wants homes that take it', (t) =>
  t.deepEqual(after('tenho um cão, aceitam?').toSorted(), ['Tag is dogs', 'Tag is renovated', 'search']));

test('a T3 in a part of Lisboa tells Portuguese', (t) =>
  t.true(brief(read('T3 Alfama', {})).includes('Bedrooms atLeast 3')));
