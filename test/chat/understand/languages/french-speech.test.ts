import test from 'ava';
import { checkReadings, type Rows } from '../../../helpers/readings.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const RENT = 'SaleType is for_rent';
const BUY = 'SaleType is for_sale';
const HOUSE = 'PropertyType is Single Family Residence';
const FLAT = 'PropertyType is Apartment';
const CONDO = 'PropertyType is Condominium';
const LAND = 'PropertyType is Land';

const check = (what: string, rows: Rows, hasShown = false): void =>
  checkReadings(what, rows, { language: 'fr', hasShown });

check('rooms are counted with the living room in French', {
  'villa de 6 pièces à Carlsbad': [HOUSE, 'City is Carlsbad', 'Bedrooms atLeast 5'],
  'F3 à acheter à La Mesa': [BUY, 'City is La Mesa', 'Bedrooms atLeast 2'],
  'un 5 1/2 à louer à Seattle': [RENT, 'City is Seattle', 'unexplained 5 1/2'],
  'maison 5 pièces dont 4 chambres à Oceanside': [HOUSE, 'Bedrooms atLeast 4', 'City is Oceanside'],
  "appartement d'une chambre à Genève": [FLAT, 'Bedrooms atLeast 1', 'City is Genève'],
});

check('land is measured as in Belgium, Switzerland and Québec', {
  'parcelle de 12 ares à Carlsbad': [LAND, 'City is Carlsbad', 'LotArea atLeast 1200 Square Meters'],
  'terrain plat de 900 m2 à El Cajon': [LAND, 'City is El Cajon', 'LotArea atLeast 900 Square Meters'],
  "maison sur un quart d'acre": [HOUSE, 'LotArea atLeast 10890 Square Feet'],
});

check('sums are read as the French speak of money', {
  'pour 650 à Oceanside, une maison': [HOUSE, 'City is Oceanside', 'Price atMost 650000'],
  'le loyer ne devrait pas dépasser 1900 à Genève': [RENT, 'City is Genève', 'Price atMost 1900'],
  'les charges mensuelles de copropriété ne doivent pas excéder 280': ['HOAMonth atMost 280'],
  '600 000 balles à San Diego': ['City is San Diego', 'Price atMost 600000'],
  'location Carlsbad 2400': [RENT, 'City is Carlsbad', 'Price atMost 2400'],
  'appart 514 à louer à Genève': [FLAT, RENT, 'City is Genève'],
  'un million deux à Seattle': ['City is Seattle', 'Price atMost 1200000'],
  'entre un million et un million et demi': ['Price atLeast 1000000', 'Price atMost 1500000'],
  "autour d'un demi-million": ['Price atLeast 450000', 'Price atMost 550000'],
  'sans franchir la barre des 800 000': ['Price atMost 800000'],
  'y a-t-il des terrains à moins de 250 000 à Carlsbad ?': [LAND, 'City is Carlsbad', 'Price atMost 250000'],
  '1400 € charges comprises à Lisboa': [
    RENT,
    'City is Lisboa',
    'Currency is €',
    'Price atMost 1400',
    'Tag is utilities included',
  ],
  '1400 € cc à Lisboa': [RENT, 'City is Lisboa', 'Currency is €', 'Price atMost 1400'],
});
check(
  'a new limit is one of prices also where it is not called so',
  {
    'on passe à 750': ['Price atMost 750000'],
    "et si on poussait jusqu'à 900": ['Price atMost 900000'],
    'je monte à 4 chambres': ['Bedrooms atLeast 4'],
  },
  true,
);

check('where somebody lives, lived or bought is not where he looks for a home', {
  'on a vécu 8 ans à Carlsbad, on cherche à La Mesa': ['City is La Mesa'],
  'ma soeur a acheté à Oceanside, moi je veux Seattle': ['City is Seattle'],
  "j'habite au 12 rue de Rive, un condo à Bellevue": [CONDO, 'City is Bellevue'],
});

check('what is said near a place says on which side of it', {
  'pas trop loin de Balboa Park': ['Near is Balboa Park'],
  'à deux pas de Balboa Park': ['Near is Balboa Park'],
  "ailleurs qu'à Hillcrest": ['Near not Hillcrest'],
  'pas de moquette à Carlsbad': ['City is Carlsbad', 'unexplained pas de moquette'],
});

check('verbs behind "à" and "a" are no towns', {
  'sans jardin à entretenir à La Mesa': ['Tag not garden', 'City is La Mesa', 'unexplained entretenir'],
  'elle a hésité, maison à La Mesa': [HOUSE, 'City is La Mesa'],
});

check('features are read as visitors from Québec and from France name them', {
  'maison avec foyer': [HOUSE, 'Tag is fireplace'],
  'foyer fiscal de 3 parts, maison à La Mesa': [HOUSE, 'City is La Mesa'],
  'mon caniche vient avec moi': ['Tag is dogs'],
  'appartement neuf à Seattle': [FLAT, 'Tag is new construction', 'City is Seattle'],
  'appart où les animaux sont interdits': [FLAT, 'Tag not pets'],
  'je fuis les copropriétés': ['PropertyType not Condominium'],
  "t'aurais pas un truc à louer à Seattle": [RENT, 'City is Seattle'],
});

check('a negation is one of what stands behind it, and none in a polite question', {
  'piscine non, sauna oui': ['Tag not pool', 'Tag is sauna'],
  'vous auriez pas un condo à Seattle ?': [CONDO, 'City is Seattle'],
  'rien à louer à Carlsbad ?': [RENT, 'City is Carlsbad'],
  'je ne veux rien à Carlsbad': ['City not Carlsbad'],
  'la clim est inutile': ['with or without air conditioning'],
});

check(
  'a question with "avec" or "sans" adds a condition, one of a home that is pointed at asks about it',
  {
    'vous en avez sans garage ?': ['Tag not garage'],
    "c'est possible avec un balcon ?": ['Tag is balcony'],
    'je ne veux pas celles avec piscine': ['Tag not pool'],
    'vous en auriez avec ascenseur ?': ['Tag is elevator'],
    'la première est avec balcon ?': ['points at 1', 'asks Tag', 'asks for balcony'],
  },
  true,
);

check(
  'homes of a list are named by their place in it',
  {
    'les deux dernières ont une piscine ?': ['points at -2', 'points at -1', 'asks Tag', 'asks for pool'],
    'le deuxième a un balcon ?': ['points at 2', 'asks Tag', 'asks for balcony'],
    'autre chose avec un garage ?': ['more', 'Tag is garage'],
  },
  true,
);

check(
  'what no longer matters is dropped',
  {
    "j'en ai rien à cirer de Carlsbad, je veux Oceanside": ['City is Oceanside', 'without City Carlsbad'],
    'le jardin n est plus indispensable': ['with or without garden'],
    'remplace Genève par Lisboa': ['City is Lisboa', 'without City Genève'],
  },
  true,
);

check('the time on the market is told from the time of a building', {
  'ce qui stagne depuis plus de 90 jours': ['DaysOnMarket atLeast 91'],
  'annonces publiées depuis moins de 20 jours': ['DaysOnMarket atMost 19'],
  'annonces à La Mesa': ['City is La Mesa'],
  'bâti entre 1950 et 1970': ['YearBuilt atLeast 1950', 'YearBuilt atMost 1970'],
  'biens qui ont trouvé preneur': ['Status is Sold'],
});

check('counts and averages keep what they are of', {
  'les 4 locations les moins chères de Genève': [RENT, 'City is Genève', 'order Price asc', 'limit 4'],
  'le loyer moyen à Genève': [RENT, 'City is Genève', 'aggregate average', 'asks Price'],
  'les appartements les moins chers au m2': [FLAT, 'order PricePerArea asc'],
});

check(
  'a follow-up that begins with "et" names what it names',
  {
    'et à Lausanne ?': ['City is Lausanne'],
    "et à l'achat ?": [BUY],
    'et en location, vous avez quoi ?': [RENT],
  },
  true,
);

check(
  'a person is asked for in many words',
  {
    'passez-moi un responsable': ['human'],
    'je vous fais part de ma déception': ['human'],
    'serait-il envisageable de le visiter ?': ['human', 'points at focus'],
  },
  true,
);

test('words typed without their apostrophe are parted', (t) => {
  t.deepEqual(brief(read('jcherche lappart le moins cher', { language: 'fr' })), [FLAT, 'order Price asc', 'limit 1']);
});

for (const question of ['location Lisbonne 1500', 'https://homes.example/listing/w363 toujours dispo ?'])
  test(`neither links nor towns hide that a message is French: ${question}`, (t) =>
    t.is(read(question).language, 'fr'));

test('a text of a listing that is pasted or quoted behind a question is no wish', (t) => {
  const text = 'Welcome to this charming house. A floored attic runs the length of it. Close to shops and freeways.';
  for (const pasted of [text, `« ${text} »`]) {
    const statement = read(`Est-ce que le 14 Oak St a une piscine ? ${pasted}`);
    t.is(statement.language, 'fr');
    t.deepEqual(brief(statement), ['Address is 14 Oak St', 'asks Tag', 'asks for pool']);
  }
});

test('a wish in a second language is one all the same', (t) => {
  const statement = read('¿Tienen casas? I am looking for a condo in La Mesa with a pool under 700k, two bathrooms');
  t.true(brief(statement).includes('City is La Mesa'));
  t.true(brief(statement).includes('Tag is pool'));
});

check('animals that are counted are let in, sums with a currency are small prices', {
  "j'ai quatre chiens, location à La Mesa": [RENT, 'City is La Mesa', 'Tag is dogs'],
  'condo à La Mesa publié dans les 9 derniers jours': ['City is La Mesa', CONDO, 'DaysOnMarket atMost 9'],
  'condo à La Mesa, max 850 $': ['City is La Mesa', CONDO, 'Price atMost 850', 'Currency is $'],
});

for (const [question, expected] of Object.entries({
  'et climatisé ?': ['Tag is air conditioning'],
  'sans garage ?': ['Tag not garage'],
  'un balcon ?': ['Tag is balcony'],
  'elle a un balcon ?': ['points at focus', 'asks Tag', 'asks for balcony'],
  'le balcon est grand ?': ['points at focus', 'asks Tag', 'asks for balcony'],
}))
  test(`a feature named alone after several homes is a condition in French, unlike one that is asked about: ${question}`, (t) =>
    t.deepEqual(brief(read(question, { language: 'fr', hasShown: true, talksOfSeveral: true })), expected));

test('a feature named alone after one home is asked about', (t) => {
  const asked = ['points at focus', 'asks Tag', 'asks for furnished'];
  t.deepEqual(brief(read('et meublé ?', { language: 'fr', hasShown: true })), asked);
  t.deepEqual(brief(read('one with a garage?', { hasShown: true, talksOfSeveral: true })), ['Tag is garage']);
});
