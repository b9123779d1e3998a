import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { checkReadings, type Rows } from '../../../helpers/readings.ts';
import type { Before } from '../../../helpers/sample-vocabulary.ts';
import { read } from '../../../helpers/sample-vocabulary.ts';

const RENT = 'SaleType is for_rent';
const BUY = 'SaleType is for_sale';
const HOUSE = 'PropertyType is Single Family Residence';
const CONDO = 'PropertyType is Condominium';
const bound = (Field: 'Bedrooms' | 'Price', Operator: 'atLeast' | 'atMost', Value: number): Constraint => ({
  Field,
  Operator,
  Value,
  Words: '',
});
const tag = (one: string): Constraint => ({ Field: 'Tag', Operator: 'is', Value: [one], Words: '' });

const check = (what: string, rows: Rows, before: Before = {}): void =>
  checkReadings(what, rows, { language: 'fr', ...before });
const shown = { hasShown: true, talksOfSeveral: true } as const;

check(
  'a place that is refused is excluded, whatever the words',
  {
    'La Jolla, jamais de la vie': ['Near not La Jolla'],
    'Hillcrest non plus': ['Near not Hillcrest'],
    'Hillcrest ne me dit rien': ['Near not Hillcrest'],
    "North Park, c'est hors de question": ['Near not North Park'],
    'exit North Park, mon ex habite là': ['Near not North Park'],
    'je ne veux plus entendre parler de La Jolla': ['Near not La Jolla'],
    'non merci, rien à Carlsbad': ['City not Carlsbad'],
    'rien à Carlsbad, ma mère y vit': ['City not Carlsbad'],
    'rien à Carlsbad ?': ['City is Carlsbad'],
    'zappez Hillcrest svp': ['Near not Hillcrest'],
    'pas celui de La Jolla': ['Near not La Jolla'],
    "Hillcrest c'est trop bruyant, La Jolla ce serait mieux": ['Near is La Jolla', 'Near not Hillcrest'],
  },
  shown,
);

check(
  'what cannot be done without is wanted',
  {
    "sans sauna c'est mort": ['Tag is sauna'],
    "sans cheminée c'est non": ['Tag is fireplace'],
    'on ne peut pas se passer de clim': ['Tag is air conditioning'],
    "tu as oublié l'ascenseur": ['Tag is elevator'],
  },
  shown,
);

check(
  'a feature that is refused is not wanted, and one that no longer matters is neither',
  {
    'sauna surtout pas': ['Tag not sauna'],
    'rien de meublé': ['Tag not furnished'],
    'on ne tient plus au garage ni au jardin': ['with or without garage', 'with or without garden'],
    'pas de location de vacances': ['Tag not short-term rental'],
    'pas de neuf': ['Tag not new construction'],
    'et en neuf ?': ['Tag is new construction'],
    "nous n'avons ni chien ni chat": [],
    "j'ai mes meubles": [],
  },
  shown,
);

check(
  '"plus de" takes back what was wanted so far',
  { 'finalement plus de piscine': ['Tag not pool'], 'plus de terrain': ['more LotArea'] },
  { ...shown, constraints: [tag('pool')] },
);

check(
  'who asks for what is missing among the homes wants it',
  {
    'y en a pas avec un sauna ?': ['Tag is sauna'],
    "vous n'en auriez pas avec terrasse ?": ['Tag is patio'],
    'ceux qui ont un garage': ['Tag is garage'],
    'il faudrait aussi que les chats soient acceptés, on a un matou': ['Tag is cats'],
  },
  shown,
);

check(
  'a sum or a count of before is only called to mind',
  {
    "900 c'est trop, disons 750": ['Price atMost 750000'],
    'pas 900 mais 750': ['Price atMost 750000'],
    "3 chambres c'est pas assez, quatre minimum": ['Bedrooms atLeast 4', 'any Bedrooms'],
    'au lieu de 3 chambres mettez-en 4': ['Bedrooms atLeast 4', 'any Bedrooms'],
  },
  { ...shown, constraints: [bound('Bedrooms', 'atLeast', 3), bound('Price', 'atMost', 900_000)] },
);

check(
  'a bound is negated where it is refused, not where it is asked for',
  {
    'hors de question de payer plus de 800 000': ['Price atMost 800000'],
    'rien en dessous de 600k': ['Price atLeast 600000'],
    'toujours rien en dessous de 600k ?': ['Price atMost 600000'],
    'rien de plus vieux que 1985': ['YearBuilt atLeast 1986'],
  },
  shown,
);

check('sale and rent are known by who gives one of them up', {
  "on n'achète plus, on loue à La Mesa": [RENT, 'City is La Mesa'],
  'appart à louer à 1900 à La Mesa': [RENT, 'PropertyType is Apartment', 'City is La Mesa', 'Price atMost 1900'],
  'nous souhaiterions acquérir une maison à La Mesa': [BUY, HOUSE, 'City is La Mesa'],
  'pas une vieille maison, à La Mesa': [HOUSE, 'City is La Mesa'],
  'étudiant en échange à Genève': ['City is Genève'],
  'non merci, plus de condos': ['PropertyType not Condominium'],
  'un condo à La Mesa, ma femme a peur du bruit': [CONDO, 'City is La Mesa', 'unexplained bruit'],
});

check(
  'who has had enough of the chat wants a person',
  {
    "je voudrais qu'un courtier m'appelle lundi": ['human'],
    'à qui dois-je me plaindre ?': ['human'],
    "j'aimerais mieux jaser avec du monde": ['human'],
    'personne ne daigne me rappeler': ['human'],
    'je préfère le voir de mes propres yeux': ['human'],
  },
  shown,
);

test('who goes on with the search begins none anew, and who takes leave looks for nothing', (t) => {
  t.false(read('reprenons, avec un garage', { language: 'fr', ...shown }).isReset);
  t.true(read('reprenons à zéro', { language: 'fr', ...shown }).isReset);
  t.true(read('on revient à la recherche', { language: 'fr', ...shown }).speaksOfHomes);
  t.is(read('je reviens vers vous demain', { language: 'fr', ...shown }).talk, 'farewell');
});

check(
  'a refusal goes on with the search, also where it is put as a question',
  {
    "vous n'en avez pas sans piscine ?": ['Tag not pool'],
    "il n'y en a pas sans HOA ?": ['HOAMonth is 0'],
    'et sans piscine, ça donne quoi ?': ['Tag not pool'],
    'enlevez celles qui ont une piscine': ['Tag not pool'],
    "je n'ai pas envie de payer des charges de copropriété": ['HOAMonth is 0', 'points at focus'],
  },
  shown,
);

check(
  'a feature of before no longer matters, however that is said',
  {
    "l'idée de la piscine, on la lâche, on peut vivre sans": ['with or without pool'],
    'la piscine ? bof': ['with or without pool'],
    "oubliez cette envie de piscine, c'est trop d'entretien": ['with or without pool'],
    'la piscine là, oubliez ça': ['with or without pool'],
    'piscine à enlever svp': ['with or without pool'],
    'nous survivrons sans piscine': ['with or without pool'],
    "la piscine n'entre plus en ligne de compte": ['with or without pool'],
    'ne tenez plus compte de la piscine': ['with or without pool'],
    "ça ne nous dérange pas s'il n'y a pas de piscine": ['with or without pool'],
    'la piscine passe au second plan': ['with or without pool'],
    'et si on laissait tomber la piscine ?': ['with or without pool'],
    'je fais l’impasse sur la piscine': ['with or without pool'],
  },
  { ...shown, constraints: [tag('pool')] },
);

check(
  'who does not want to give a feature up keeps it',
  {
    'hors de question de renoncer à la piscine': ['Tag is pool'],
    "n'enlevez surtout pas la piscine": ['Tag is pool'],
    'nous ne pourrions jamais vivre sans piscine': ['Tag is pool'],
    'avec une piscine, non ?': ['Tag is pool'],
  },
  { ...shown, constraints: [tag('pool')] },
);

check(
  'a place is excluded by a word alone, behind a reason, and by what is said of it',
  {
    'Hillcrest, non': ['Near not Hillcrest'],
    'hormis Hillcrest': ['Near not Hillcrest'],
    "à l'exclusion de La Jolla": ['Near not La Jolla'],
    'Carlsbad mais pas La Jolla': ['City is Carlsbad', 'Near not La Jolla'],
    'je ne cherche rien autour de North Park': ['Near not North Park'],
    "North Park, c'est trop bobo, enlevez": ['Near not North Park'],
    "on m'a vivement déconseillé Hillcrest": ['Near not Hillcrest'],
    'encore Hillcrest ? on a dit non': ['Near not Hillcrest'],
    'arrêtez avec La Jolla': ['Near not La Jolla'],
    'on oublie North Park': ['Near not North Park'],
  },
  shown,
);

check(
  'who refuses what no condition says refuses nothing else',
  {
    'jamais de sous-location': ['unexplained jamais de sous-location'],
    'rien à retaper': ['Tag not fixer-upper'],
    'pas de maison vendue': [HOUSE, 'Status not Sold'],
    "les appartements ça ne m'intéresse plus": ['PropertyType not Apartment'],
    'la location ne nous intéresse pas': ['SaleType not for_rent'],
  },
  shown,
);

check('who has had enough of renting buys, and who cannot buy rents', {
  'ras le bol de louer, 800 000 max': [BUY, 'Price atMost 800000'],
  'plus question de louer, une maison à 700 000': [BUY, HOUSE, 'Price atMost 700000'],
  "tant pis pour l'achat, 2800 par mois max": [RENT, 'Price atMost 2800'],
  'acheter est hors de prix, 3000 par mois maximum': [RENT, 'Price atMost 3000'],
  'acheter pour relouer, La Mesa': [BUY, 'City is La Mesa'],
});
