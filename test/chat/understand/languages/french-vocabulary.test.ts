import { checkReadings, type Rows } from '../../../helpers/readings.ts';

const HOUSE = 'PropertyType is Single Family Residence';
const FLAT = 'PropertyType is Apartment';
const tagged = (tag: string, messages: readonly string[]): Rows =>
  Object.fromEntries(messages.map((message) => [message, [`Tag is ${tag}`]]));

checkReadings(
  'a feature is known by all the names that French has for it',
  {
    ...tagged('pool', ['je veux un bassin privé pour nager', 'piscine à débordement', 'avec un couloir de nage']),
    ...tagged('community pool', ['il y a une piscine pour tous les résidents']),
    ...tagged('hot tub', ['avec un jaccuzi', 'bain bouillonnant']),
    ...tagged('garden', ['jardin privatif', 'jardin arboré', 'un coin pour planter mes tomates']),
    ...tagged('fenced yard', ['jardin grillagé']),
    ...tagged('waterfront', ["front d'océan", 'en bordure de mer', "bord de l'océan"]),
    ...tagged('beach access', ['la plage à pied', 'accès privatif plage']),
    ...tagged('ocean view', ['je veux voir la mer de chez moi', 'belle vue mer', 'vue sur le Pacifique']),
    ...tagged('elevator', ['avec ascenceur', 'immeuble avec ascenseur', 'dans un immeuble à ascenseur']),
    ...tagged('doorman', ['immeuble avec gardien', 'gardiennage']),
    ...tagged('dishwasher', ['machine à laver la vaisselle']),
    ...tagged('furnished', ['avec du mobilier']),
    ...tagged('fixer-upper', ['à remettre en état', 'dans son jus', 'à remettre au goût du jour']),
    ...tagged('accessible', ['accès handicapé', 'aux normes handicapés', "rampe d'accès"]),
    ...tagged('quiet', ['pas bruyant', 'rue peu passante', 'loin du bruit']),
    ...tagged('wine cellar', ['une cave pour mes vins']),
    'bien neuf': ['Tag is new construction'],
    'appart neuf': [FLAT, 'Tag is new construction'],
    'je veux acheter neuf': ['SaleType is for_sale', 'Tag is new construction'],
    'je ne veux pas de neuf': ['Tag not new construction'],
    'sans mobilier': ['Tag not furnished'],
    'chiens non admis': ['Tag not dogs'],
    'un logement en loc': ['SaleType is for_rent'],
    'appart avec parking fermé': [FLAT, 'ParkingSpots atLeast 1'],
  },
  { language: 'fr' },
);

checkReadings(
  'words that are in the name of a feature and say something else add none',
  {
    'maison sur cour, très calme': [HOUSE, 'Tag is quiet'],
    "j'ai besoin d'un garage pour bricoler": ['Tag is garage'],
    'un box de stockage': ['Tag is storage'],
    'machine à laver': ['Tag is laundry'],
    'ferme à vendre': ['SaleType is for_sale', HOUSE],
  },
  { language: 'fr' },
);

checkReadings('phrases tell French of which every word is of other languages too', {
  'de plain-pied': ['Tag is single story'],
  'pas de plain-pied': ['Tag not single story'],
  'un dressing': ['Tag is walk-in closet'],
  'plus de 500k': ['Price atLeast 500000'],
  '2 places de parking': ['ParkingSpots atLeast 2'],
  // Words that English has by itself stay English, though others have them as well.
  'homes on a cul-de-sac': ['Tag is cul-de-sac'],
  'must have a garage and a patio': ['Tag is garage', 'Tag is patio'],
});
