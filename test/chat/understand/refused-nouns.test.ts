import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const SAN_DIEGO = 'City is San Diego';
const LA_MESA = 'City is La Mesa';
const LISBON = 'City is Lisboa';
const APARTMENT = 'PropertyType is Apartment';
const CONDO = 'PropertyType is Condominium';
const HOUSE = 'PropertyType is Single Family Residence';

const nouns: Record<string, readonly string[]> = {
  'no ground floor San Diego 2 bed': [SAN_DIEGO, 'Bedrooms atLeast 2', 'unexplained no ground floor'],
  'no freeway San Diego 3 bed': [SAN_DIEGO, 'Bedrooms atLeast 3', 'unexplained no freeway'],
  "don't want stairs La Mesa": [LA_MESA, 'Tag is single story'],
  'no noise La Mesa': [LA_MESA, 'unexplained no noise'],
  'without neighbors Carlsbad': ['City is Carlsbad', 'unexplained without neighbors'],
  'no freeway noise 3 bed in San Diego': [SAN_DIEGO, 'Bedrooms atLeast 3', 'Tag is quiet'],
  'no ice maker, 3 bed in La Mesa': [LA_MESA, 'Bedrooms atLeast 3', 'unexplained no ice maker'],
  'no deposit 2 bed rental La Mesa': ['SaleType is for_rent', LA_MESA, 'Bedrooms atLeast 2', 'unexplained no deposit'],
  'no down payment house 3 bed El Cajon': [
    'City is El Cajon',
    HOUSE,
    'Bedrooms atLeast 3',
    'unexplained no down payment',
  ],
  'no neighbors above 2 bed apartment San Diego': [
    SAN_DIEGO,
    APARTMENT,
    'Bedrooms atLeast 2',
    'unexplained no neighbors',
  ],
  'no tenants on welfare, El Cajon apartment': ['City is El Cajon', APARTMENT, 'unexplained welfare'],
  'no tenants La Mesa house': [LA_MESA, HOUSE, 'unexplained no tenants'],
  'pas de rez-de-chaussée Genève 2 chambres': [
    'City is Genève',
    'Bedrooms atLeast 2',
    'unexplained pas de rez-de-chaussée',
  ],
  'pas de bruit Genève 2 chambres': ['City is Genève', 'Bedrooms atLeast 2', 'Tag is quiet'],
  'sin planta baja Lisboa 2 habitaciones': [LISBON, 'Bedrooms atLeast 2', 'unexplained sin planta baja'],
  'no quiero ruido Lisboa': [LISBON, 'unexplained no quiero ruido'],
  'sin inquilinos Lisboa piso': [LISBON, APARTMENT, 'unexplained sin inquilinos'],
  'sem rés-do-chão Lisboa 2 quartos': [LISBON, 'Bedrooms atLeast 2', 'unexplained sem rés-do-chão'],
  'kein Erdgeschoss München 2 Zimmer': ['City is München', 'Bedrooms atLeast 1', 'unexplained kein Erdgeschoss'],
  'ohne Mieter München Wohnung': ['City is München', APARTMENT, 'unexplained ohne Mieter'],
  '不要一楼 上海 两室': ['City is 上海', 'Bedrooms atLeast 2', 'unexplained 不要一楼'],
  '不要中介 上海两室': ['City is 上海', 'Bedrooms atLeast 2'],
  不要噪音上海两室: ['City is 上海', 'Bedrooms atLeast 2', 'unexplained 不要噪音'],
};

const speaksOn: Record<string, readonly string[]> = {
  'no San Diego': ['City not San Diego'],
  'not in the expensive San Diego': ['City not San Diego'],
  'not in boring San Diego': ['City not San Diego', 'unexplained not in boring'],
  'not really Chula Vista': ['City not Chula Vista'],
  "we don't fancy La Jolla or Hillcrest": ['Near not La Jolla/Hillcrest', "unexplained don't fancy"],
  'no longer San Diego': ['City not San Diego'],
  'no 2 bed': ['Bedrooms not 2'],
  'no pool San Diego': [SAN_DIEGO, 'Tag not pool'],
  'no nasty old condos': ['PropertyType not Condominium', 'unexplained no nasty'],
  'no ugly old condos': ['PropertyType not Condominium', 'unexplained no ugly'],
  'no freeway, no San Diego': ['City not San Diego', 'unexplained no freeway'],
  'keine hässlichen alten Wohnungen in München': [
    'City is München',
    'PropertyType not Apartment',
    'unexplained keine hässlichen',
  ],
  'nicht im lauten München': ['City not München', 'unexplained nicht im lauten'],
  'no rentals': ['SaleType not for_rent'],
  'no neighbors above 900k La Mesa': [LA_MESA, 'Price atLeast 900000', 'unexplained no neighbors'],
};

for (const [question, expected] of Object.entries(nouns))
  test(`a negation speaks of the noun behind it, not of what comes then: ${question}`, (t) =>
    t.deepEqual(brief(read(question)).toSorted(), expected.toSorted()));

for (const [question, expected] of Object.entries(speaksOn))
  test(`a negation speaks of what stands behind it, also behind words that describe it: ${question}`, (t) =>
    t.deepEqual(brief(read(question)).toSorted(), expected.toSorted()));

const unsought: Record<string, readonly string[]> = {
  'not near a church, 3 bed in San Diego': ['not near a church'],
  'San Diego condo, no virtual staging': ['no virtual staging'],
  'San Diego 3 bed without a carpool lane nearby': ['without a carpool lane'],
  'no dumbwaiter or church in La Mesa': ['no dumbwaiter', 'church'],
  "a condo, we don't need a dumbwaiter": ["we don't need a dumbwaiter"],
  'keine Kirche in der Nähe, München': ['keine Kirche'],
  'sin iglesia Lisboa': ['sin iglesia'],
  "pas d'église à proximité Genève": ["pas d'église"],
  'sem igreja Lisboa': ['sem igreja'],
  'a dumbwaiter in La Mesa': [],
  "can't live without a dumbwaiter in La Mesa": [],
};

for (const [question, expected] of Object.entries(unsought))
  test(`unknown words that are refused are told, and looked for in no text: ${question}`, (t) => {
    const { unexplained, unsought: said = [] } = read(question);
    t.deepEqual(said, [...expected]);
    for (const words of expected) t.true(unexplained.includes(words), words);
  });

const drops: Record<string, readonly string[]> = {
  'which home has the biggest price drop in San Diego?': [SAN_DIEGO, 'Tag is price reduced'],
  'biggest price drop in Carlsbad with 3 beds': ['City is Carlsbad', 'Tag is price reduced', 'Bedrooms atLeast 3'],
  'biggest drop in Carlsbad': ['City is Carlsbad', 'Tag is price reduced'],
  'la mayor bajada de precio en Lisboa': [LISBON, 'Tag is price reduced'],
  'la plus forte baisse de prix à Genève': ['City is Genève', 'Tag is price reduced'],
  'die größte Preissenkung in München': ['City is München', 'Tag is price reduced'],
  'a maior descida de preço em Lisboa': [LISBON, 'Tag is price reduced'],
  'drop Carlsbad': ['City not Carlsbad'],
  'please drop the pool': ['with or without pool'],
};

for (const [question, expected] of Object.entries(drops))
  test(`a drop in a town is of its prices: ${question}`, (t) =>
    t.deepEqual(brief(read(question)).toSorted(), expected.toSorted()));

const views: Record<string, readonly string[]> = {
  'homes without a view in Carlsbad': ['City is Carlsbad', 'Tag not view'],
  'no view in Carlsbad': ['City is Carlsbad', 'Tag not view'],
  'no view': ['Tag not view'],
  "I'd like to view in Carlsbad": ['City is Carlsbad'],
  'no pool table in Carlsbad': ['City is Carlsbad', 'unexplained no pool table'],
};

for (const [question, expected] of Object.entries(views))
  test(`a view is a noun behind a negation: ${question}`, (t) =>
    t.deepEqual(brief(read(question)).toSorted(), expected.toSorted()));

test('a feature that several homes are to be without is a condition, however it is asked', (t) => {
  const shown = { hasShown: true, talksOfSeveral: true };
  for (const question of [
    'what about without a pool?',
    'how about no pool?',
    'and without a pool?',
    'que tal sem piscina?',
  ])
    t.deepEqual(brief(read(question, shown)), ['Tag not pool'], question);
  t.deepEqual(brief(read('what about the pool?', shown)), ['points at focus', 'asks Tag', 'asks for pool']);
});

const languages: Record<string, readonly string[]> = {
  en: [
    'no cul-de-sac in Carlsbad please',
    'not on a cul-de-sac, La Mesa',
    'chula vsita 3 bed',
    '3 bed chula vsita under 700k',
    'cul de sac 3 bed La Mesa',
    'barrio logan 2 bed',
    'pied-à-terre in San Diego',
  ],
  fr: ['maison dans un cul-de-sac à Carlsbad', 'un pied-à-terre à Genève'],
  es: ['casa en cul de sac en Carlsbad', 'casa chula en San Diego'],
  pt: ['casa num cul-de-sac em Carlsbad', 'casa em Chula Vsita com 3 quartos'],
};

for (const [language, questions] of Object.entries(languages))
  for (const question of questions)
    test(`names, also misspelled ones, and loan words tell no language: ${question}`, (t) =>
      t.is<string, string>(read(question).language, language));

test('who refuses a cul-de-sac does not get one', (t) => {
  t.deepEqual(brief(read('no cul-de-sac in Carlsbad please')).toSorted(), ['City is Carlsbad', 'Tag not cul-de-sac']);
  t.deepEqual(brief(read('not on a cul-de-sac, La Mesa')).toSorted(), [LA_MESA, 'Tag not cul-de-sac']);
  t.deepEqual(
    brief(read('San Diego condo, on a cul-de-sac')).toSorted(),
    [SAN_DIEGO, CONDO, 'Tag is cul-de-sac'].toSorted(),
  );
});
