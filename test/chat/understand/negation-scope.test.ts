import test from 'ava';
import fc from 'fast-check';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const house = 'PropertyType is Single Family Residence';
const notHouse = 'PropertyType not Single Family Residence';
const apartment = 'PropertyType is Apartment';
const condo = 'PropertyType is Condominium';

const bounds: Record<string, string[]> = {
  'nichts über 500.000': ['Price atMost 500000'],
  'ich will nichts über 500.000 sehen': ['Price atMost 500000'],
  'keine Häuser über 500.000': [house, 'Price atMost 500000'],
  不要50万以上的: ['Price atMost 500000'],
  我不想看50万以上的: ['Price atMost 500000'],
  不要50万以下的: ['Price atLeast 500000'],
  不要超过50万的公寓: ['Price atMost 500000', apartment],
  "I don't want to see anything over 500k": ['Price atMost 500000'],
  "I don't want anything over 500k or under 300k": ['Price atMost 500000', 'Price atLeast 300000'],
  'no houses over 500k': [house, 'Price atMost 500000'],
  'no condo under 500k': ['PropertyType not Condominium', 'Price atMost 500000'],
  'ideally nothing over 500k': ['wish Price atMost 500000'],
  'nothing under 400k': ['Price atLeast 400000'],
  'nothing smaller than 1500 sqft': ['BuildingArea atLeast 1500 Square Feet'],
  'nothing under 400k?': ['Price atMost 400000'],
  'is there nothing under 400k?': ['Price atMost 400000'],
  'nothing under 2 baths, what do you have?': ['Bathrooms atLeast 2'],
  'What 3-bedroom homes do you have, nothing under 400k?': ['Bedrooms atLeast 3', 'Price atLeast 400000'],
  'Do you have houses, nothing smaller than 1500 sqft?': [house, 'BuildingArea atLeast 1500 Square Feet'],
  'so, nothing under 400k?': ['Price atMost 400000'],
  'nichts unter 400.000': ['Price atLeast 400000'],
  'nichts unter 400.000?': ['Price atMost 400000'],
  'nada abaixo de 400 mil': ['Price atLeast 400000'],
  'nada abaixo de 400 mil?': ['Price atMost 400000'],
  'rien en dessous de 400 000 ?': ['Price atMost 400000'],
  '¿nada por menos de 400 mil?': ['Price atMost 400000'],
  'no pool, over 500k': ['Tag not pool', 'Price atLeast 500000'],
  "don't want to see more than 3 bedrooms": ['Bedrooms atMost 3'],
  "why don't you show me homes over 500k?": ['Price atLeast 500000'],
  'no quiero ver nada de más de 500 mil': ['Price atMost 500000'],
  'no quiero ver nada de menos de 3 recámaras': ['Bedrooms atLeast 3'],
  'no quiero ver más de 3 recámaras': ['Bedrooms atMost 3'],
  '¿por qué no me muestras casas de más de 500 mil?': [house, 'Price atLeast 500000'],
  'je ne veux rien voir au-dessus de 500 000': ['Price atMost 500000'],
  'je ne veux pas de maison à plus de 500 000': [house, 'Price atMost 500000'],
  'je ne veux pas voir plus de 3 chambres': ['Bedrooms atMost 3'],
  'não quero ver nada acima de 500 mil': ['Price atMost 500000'],
  'não quero ver mais de 3 quartos': ['Bedrooms atMost 3'],
  'Hausgeld nicht über 300': ['HOAMonth atMost 300'],
  'Hausgeld sollte nicht über 300 liegen': ['HOAMonth atMost 300'],
  'no homes built before 2000 or after 2010': ['YearBuilt atLeast 2000', 'YearBuilt atMost 2010'],
  'no casas construidas antes de 2000 o después de 2010': [house, 'YearBuilt atLeast 2000', 'YearBuilt atMost 2010'],
  'keine Häuser vor 2000 oder nach 2010 gebaut': [house, 'YearBuilt atLeast 2000', 'YearBuilt atMost 2010'],
  'pas de maison construite avant 2000 ou après 2010': [house, 'YearBuilt atLeast 2000', 'YearBuilt atMost 2010'],
  'nada construído antes de 2000 ou depois de 2010': ['YearBuilt atLeast 2000', 'YearBuilt atMost 2010'],
  不要2000年以前或2010年以后的房子: ['YearBuilt atLeast 2000', 'YearBuilt atMost 2010'],
};

const features: Record<string, string[]> = {
  "I don't want a house with a pool": ['Tag not pool', house],
  'no houses with pools': ['Tag not pool', house],
  "don't show me condos with a pool": ['Tag not pool', condo],
  'no condos with a pool in La Mesa': ['Tag not pool', condo, 'City is La Mesa'],
  'no condos that have a pool or a gym': ['Tag not pool', condo, 'Tag not gym'],
  'no houses or condos with a pool': ['Tag not pool', 'PropertyType is Single Family Residence/Condominium'],
  'no quiero casas con piscina': ['Tag not pool', house],
  "pas d'appartement avec piscine": ['Tag not pool', apartment],
  'keine Häuser mit Pool': ['Tag not pool', house],
  'keine Häuser, die einen Pool haben': ['Tag not pool', house],
  'keine Wohnung mit Pool': ['Tag not pool', apartment],
  'não quero apartamento com piscina': ['Tag not pool', apartment],
  不要带泳池的公寓: ['Tag not pool', apartment],
  'Not a house but with a pool': [notHouse, 'Tag is pool'],
  'no una casa pero con piscina': [notHouse, 'Tag is pool'],
  'kein Haus, aber mit Pool': [notHouse, 'Tag is pool'],
};

const exceptions: Record<string, string[]> = {
  "don't show me anything with a pool unless it's under 700k": ['Tag not pool', "unexplained unless it's under 700k"],
  "Unless it's under 700k, no pool please. 3 bedrooms": [
    'Tag not pool',
    'Bedrooms atLeast 3',
    "unexplained Unless it's under 700k",
  ],
  'no me muestres nada con piscina a menos que cueste menos de 700 mil': [
    'Tag not pool',
    'unexplained a menos que cueste menos de 700 mil',
  ],
  'nada con piscina salvo que cueste menos de 700 mil': [
    'Tag not pool',
    'unexplained salvo que cueste menos de 700 mil',
  ],
  'kein Pool, es sei denn es kostet unter 700.000': ['Tag not pool', 'unexplained es sei denn es kostet unter 700.000'],
  'nichts mit Pool, außer wenn es unter 700.000 kostet': [
    'Tag not pool',
    'unexplained außer wenn es unter 700.000 kostet',
  ],
  "rien avec piscine sauf si c'est moins de 700 000": ['Tag not pool', "unexplained sauf si c'est moins de 700 000"],
  'não quero nada com piscina a não ser que custe menos de 700 mil': [
    'Tag not pool',
    'unexplained a não ser que custe menos de 700 mil',
  ],
  '不要带泳池的，除非低于70万': ['Tag not pool', 'unexplained 除非低于70万'],
};

const corrected: Record<string, string[]> = {
  'my budget is not 500k but 600k': ['Price atMost 600000'],
  'mi presupuesto no es 500 mil sino 600 mil': ['Price atMost 600000'],
  'mein Budget ist nicht 500.000 sondern 600.000': ['Price atMost 600000'],
  "mon budget n'est pas 500 000 mais 600 000": ['Price atMost 600000'],
  'meu orçamento não é 500 mil mas 600 mil': ['Price atMost 600000'],
  我的预算不是50万而是60万: ['Price atMost 600000'],
  'not 3 bedrooms but 4': ['Bedrooms atLeast 4'],
  'everything but 2 bedroom homes': ['Bedrooms not 2'],
  '3 bedrooms not 4': ['Bedrooms is 3'],
  '2 bedrooms not 3': ['Bedrooms is 2'],
  '3 bedrooms, not 2': ['Bedrooms atLeast 3'],
  '3 recámaras, no 4': ['Bedrooms is 3'],
  '3 Schlafzimmer, nicht 4': ['Bedrooms is 3'],
  '3 chambres, pas 4': ['Bedrooms is 3'],
  '3 quartos, não 4': ['Bedrooms is 3'],
  '三个卧室，不要四个': ['Bedrooms is 3'],
  '600k not 500k': ['Price atMost 600000'],
};

const indifferent: Record<string, string[]> = {
  'no necesito ni piscina ni garaje': ['with or without pool', 'with or without garage'],
  "I don't need a pool nor a garage": ['with or without pool', 'with or without garage'],
  'I need neither a pool nor a garage': ['with or without pool', 'with or without garage'],
  'ich brauche weder Pool noch Garage': ['with or without pool', 'with or without garage'],
  "je n'ai besoin ni de piscine ni de garage": ['with or without pool', 'with or without garage'],
  'não preciso nem de piscina nem de garagem': ['with or without pool', 'with or without garage'],
  我不需要泳池也不需要车库: ['with or without pool', 'with or without garage'],
  'no quiero ni piscina ni garaje': ['Tag not pool', 'Tag not garage'],
  'no es necesario que no tenga HOA': ['any HOAMonth'],
};

const said = (rows: Record<string, string[]>) => (t: import('ava').ExecutionContext) => {
  for (const [question, expected] of Object.entries(rows))
    t.deepEqual(brief(read(question)).sort(), [...expected].sort(), question);
};

test('A negated bound is the opposite one, wherever in the clause the negation stands', said(bounds));
test('Who refuses homes with a feature refuses the feature, not the homes', said(features));
test('What stands behind "unless" makes no condition and is reported', said(exceptions));
test('A number that is put right or ruled out leaves the one that is meant', said(corrected));
test('A negation of what does not matter makes no condition', said(indifferent));

/** Negators and bounds of a language, `N` for the sum in thousands. */
const LANGUAGES: readonly { negators: string[]; bounds: string[] }[] = [
  {
    negators: ["I don't want anything", "don't show me anything", 'nothing', 'I do not want to see homes'],
    bounds: ['over Nk', 'under Nk', 'above Nk', 'below Nk'],
  },
  {
    negators: ['ich will nichts', 'nichts', 'zeig mir nichts', 'ich möchte nichts'],
    bounds: ['über N.000', 'unter N.000'],
  },
  { negators: ['no quiero nada', 'no me muestres nada', 'no quiero ver nada'], bounds: ['de más de N mil'] },
  { negators: ['je ne veux rien', 'je ne veux rien voir'], bounds: ['au-dessus de N 000', 'en dessous de N 000'] },
  { negators: ['não quero nada', 'não quero ver nada', 'não me mostre nada'], bounds: ['acima de N mil'] },
  { negators: ['不要', '我不想看', '别给我看'], bounds: ['N000元以上的', 'N000元以下的'] },
];

const operatorsOf = (question: string): string[] =>
  read(question)
    .constraints.filter(({ Field }) => Field === 'Price')
    .map(({ Operator }) => Operator);

test('property: no negator leaves the operator that the bound alone has', (t) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGES),
      fc.integer({ min: 101, max: 999 }),
      ({ negators, bounds: said }, sum) => {
        for (const negator of negators) {
          for (const bound of said.map((phrase) => phrase.replace('N', String(sum)))) {
            const [[alone], [negated]] = [operatorsOf(bound), operatorsOf(`${negator} ${bound}`)];
            t.true(alone === 'atLeast' || alone === 'atMost', bound);
            t.is(negated, alone === 'atLeast' ? 'atMost' : 'atLeast', `${negator} ${bound}`);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});
