import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { checkReadings, type Rows } from '../../../helpers/readings.ts';
import type { Before } from '../../../helpers/sample-vocabulary.ts';

const HOUSE = 'PropertyType is Single Family Residence';
const FLAT = 'PropertyType is Apartment';
const CONDO = 'PropertyType is Condominium';
const bedrooms = (Value: number): Constraint => ({ Field: 'Bedrooms', Operator: 'atLeast', Value, Words: '' });

const check = (what: string, rows: Rows, before: Before = {}): void =>
  checkReadings(what, rows, { language: 'fr', ...before });
const shown = { hasShown: true, talksOfSeveral: true } as const;

check('what stands behind "plutôt que" or "au lieu de" is neither wanted nor excluded', {
  "un condo plutôt qu'une maison à Bellevue": [
    CONDO,
    'City is Bellevue',
    'without PropertyType Single Family Residence',
  ],
  'nous préférerions Oceanside plutôt que Carlsbad': ['City is Oceanside', 'without City Carlsbad'],
  'une cheminée au lieu de la piscine': ['Tag is fireplace', 'with or without pool'],
  'à la place du garage, un jardin': ['Tag is garden', 'with or without garage'],
});

check(
  'what is given up is taken back in many words',
  {
    'vire la piscine': ['with or without pool'],
    'je renonce à la cheminée': ['with or without fireplace'],
    'faites abstraction du balcon': ['with or without balcony'],
    'le garage est plus la peine': ['with or without garage'],
    'le sauna, bof, pas nécessaire': ['with or without sauna'],
    'même sans ascenseur': ['with or without elevator'],
    'la superficie importe peu': ['any BuildingArea'],
    "l'ancienneté de l'immeuble importe peu": ['any YearBuilt'],
  },
  shown,
);

check('of two towns that are named, the one or the other is wanted though it does not matter which', {
  "maison à La Mesa ou Oceanside, ça m'est égal": [HOUSE, 'City is La Mesa/Oceanside'],
  'condo à Bellevue ou Seattle peu importe': [CONDO, 'City is Bellevue/Seattle'],
});

check(
  'who likes none of the homes, or has a greeting in front, asks for others',
  {
    'aucun ne me convient': ['more'],
    'vous en auriez trois autres ?': ['more'],
    "t'as quoi d'autre": ['more'],
    'encore quatre': ['more'],
  },
  shown,
);

check(
  '"encore", "suite" and "autre chose" ask for no others where they say something else',
  {
    'encore une question : le condo à Bellevue': [CONDO, 'City is Bellevue'],
    'suite à votre message, une maison à Oceanside': [HOUSE, 'City is Oceanside'],
    'autre chose : avec un sauna': ['Tag is sauna'],
  },
  shown,
);

check(
  'a number that is put right gives way to the one behind it',
  {
    'pas 4 chambres, 2': ['Bedrooms atLeast 2'],
    'pas besoin de 4 chambres, 2 suffisent': ['Bedrooms atLeast 2', 'any Bedrooms'],
  },
  { ...shown, constraints: [bedrooms(4)] },
);

check(
  'an age alone is that of the homes that were shown, not that of a person',
  {
    'moins de 15 ans': ['YearBuilt atLeast 2011'],
    "j'ai moins de 40 ans": [],
    'pas plus ancienne que 30 ans': ['YearBuilt atLeast 1996'],
  },
  shown,
);

check(
  'a floor is none of the homes that were shown',
  { 'au 2e étage avec ascenseur': ['Tag is elevator', 'unexplained au 2e étage'] },
  shown,
);

check('prices name their currency, and bounds are said in many words', {
  'appart à Lisbonne 380 k€': [FLAT, 'City is Lisboa', 'Price atMost 380000', 'Currency is €'],
  'maison à La Mesa plafonnée à 700 000': [HOUSE, 'City is La Mesa', 'Price atMost 700000'],
  'maison à Bellevue 650k pas un centime de plus': [HOUSE, 'City is Bellevue', 'Price atMost 650000'],
  'condo à Seattle plutôt dans les 600 000': [CONDO, 'City is Seattle', 'Price atLeast 540000', 'Price atMost 660000'],
});

check('features are understood in everyday words', {
  'condo où notre chien est le bienvenu à Seattle': [CONDO, 'City is Seattle', 'Tag is dogs'],
  'appart à Genève avec un coin pour télétravailler à la maison': [FLAT, 'City is Genève', 'Tag is home office'],
  'maison dans du neuf à La Mesa': [HOUSE, 'City is La Mesa', 'Tag is new construction'],
  "pas d'escaliers, maison à Carlsbad": [HOUSE, 'City is Carlsbad', 'Tag is single story'],
});

check('what a price includes is no feature, and no sum of its own', {
  'maison à La Mesa, 620 000 honoraires compris': [HOUSE, 'City is La Mesa', 'Price atMost 620000'],
  'hors frais de notaire, 1,2 million, Carlsbad': ['City is Carlsbad', 'Price atMost 1200000'],
  'condo à Seattle, charges de copropriété modestes, 550k': [
    CONDO,
    'City is Seattle',
    'Price atMost 550000',
    'order HOAMonth asc',
  ],
  'loyer 1700 plus charges à Genève': ['SaleType is for_rent', 'City is Genève', 'Price atMost 1700'],
  'achat à La Mesa, 900 000 tout compris': ['SaleType is for_sale', 'City is La Mesa', 'Price atMost 900000'],
  'de 450 à 600 000 $ à La Mesa': ['City is La Mesa', 'Price atLeast 450000', 'Price atMost 600000', 'Currency is $'],
  'à La Mesa, on tablait sur 640 000': ['City is La Mesa', 'Price atMost 640000'],
  'au-delà de 640 000 ça coince': ['Price atMost 640000'],
  'notre budget a fondu, 450 000': ['Price atMost 450000'],
});

check('a sum that is not to be exceeded is the most, whichever verb says so', {
  'on ne peut pas débourser plus de 480 000 à Oceanside': ['City is Oceanside', 'Price atMost 480000'],
  "j'ai pas les moyens de payer plus que 390 000 à La Mesa": ['City is La Mesa', 'Price atMost 390000'],
  'nous préférons ne pas investir plus de 730 000 à Carlsbad': ['City is Carlsbad', 'Price atMost 730000'],
  "il ne faudrait pas que ça dépasse 610 000, c'est à La Mesa": ['City is La Mesa', 'Price atMost 610000'],
  "on ne veut pas s'endetter au-dessus de 810 000, La Mesa": [
    'City is La Mesa',
    'Price atMost 810000',
    'unexplained endetter',
  ],
  'je ne voudrais pas que le loyer excède 1750 à Genève': [
    'SaleType is for_rent',
    'City is Genève',
    'Price atMost 1750',
  ],
  'prix plancher 350 000 à La Mesa': ['City is La Mesa', 'Price atLeast 350000'],
  'quelque chose à partir de 3 millions à Carlsbad': ['City is Carlsbad', 'Price atLeast 3000000'],
  'des maisons à moins de 640 000 à La Mesa ?': [HOUSE, 'City is La Mesa', 'Price atMost 640000'],
  "prix d'achat 560 000 à Oceanside": ['SaleType is for_sale', 'City is Oceanside', 'Price atMost 560000'],
  'location à Genève, 1900 meublé': ['SaleType is for_rent', 'City is Genève', 'Price atMost 1900', 'Tag is furnished'],
  'loyer de 1800 à Genève, charges non incluses': ['SaleType is for_rent', 'City is Genève', 'Price atMost 1800'],
});

check(
  'a number that would be better takes the place of the one before',
  { 'quatre chambres seraient mieux': ['Bedrooms atLeast 4'], 'deux chambres, ça nous suffit': ['Bedrooms atLeast 2'] },
  { ...shown, constraints: [bedrooms(3)] },
);

check(
  'an order of all that was found is asked for politely, too',
  {
    "les plus chères d'abord, s'il vous plaît": ['order Price desc'],
    'commencez par celles qui ont le plus grand terrain': ['order LotArea desc'],
    'les plus récentes sur le marché en tête': ['order DaysOnMarket asc'],
    'quel est leur prix moyen ?': ['aggregate average', 'asks Price'],
  },
  shown,
);

check('a word after "à" is no town where another sentence names one', {
  "chez nous c'est un nid à poussière. Une maison à Carlsbad.": [HOUSE, 'City is Carlsbad', 'unexplained poussière'],
  'une maison à Carlsbad. Ou à bellevue': [HOUSE, 'City is Carlsbad/Bellevue'],
});

check('"j’aimerais" asks for it, "j’aimerais bien" only wishes', {
  "j'aimerais une terrasse": ['Tag is patio'],
  'nous aimerions avoir un jardin': ['Tag is garden'],
  "j'aimerais bien une terrasse": ['wish Tag is patio'],
});
