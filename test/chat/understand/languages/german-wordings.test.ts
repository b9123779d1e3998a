import { checkReadings } from '../../../helpers/readings.ts';
import type { Before } from '../../../helpers/sample-vocabulary.ts';

const house = 'PropertyType is Single Family Residence';
const apartment = 'PropertyType is Apartment';
const laMesa = 'City is La Mesa';
const german: Before = { language: 'de' };

checkReadings(
  'a word that ends in a feature is that feature, but no name of a place',
  {
    'Haus in La Mesa mit Salzwasserpool': [house, laMesa, 'Tag is pool'],
    'Haus in La Mesa mit Fertiggarage': [house, laMesa, 'Tag is garage'],
    'Haus in La Mesa mit Partykeller': [house, laMesa, 'Tag is basement'],
    'Haus in La Mesa mit Gaskamin, aber ohne Sammelgarage': [house, laMesa, 'Tag is fireplace', 'Tag not garage'],
    'Haus in La Mesa mit Rosengarten': [house, laMesa, 'Tag is garden'],
    'Haus am Rosengarten': [house, 'Near is Rosengarten'],
    'Haus in Baumgarten': [house, 'City is Baumgarten'],
  },
  german,
);

checkReadings(
  'a yard is no farm, and a farm no yard',
  {
    'Haus in La Mesa mit Hof': [house, laMesa, 'Tag is yard'],
    'mit Hinterhof': ['Tag is yard'],
    'Objekt ohne Hof': ['Tag not yard'],
    'Hof in La Mesa': [house, laMesa],
  },
  german,
);

checkReadings(
  'features are known by their everyday, Austrian and Swiss names',
  {
    'überdachter Parkplatz': ['Tag is carport'],
    'kein Autounterstand': ['Tag not carport'],
    'mit Sicht auf den See': ['Tag is water view'],
    'wo man die Berge sieht': ['Tag is mountain view'],
    'Haus mit Seeanstoss': [house, 'Tag is waterfront'],
    'Garten mit Zaun': ['Tag is fenced yard'],
    'leise Wohnung ohne Straßenlärm': [apartment, 'Tag is quiet'],
    'topsanierte Wohnung': [apartment, 'Tag is renovated'],
    'renovationsbedürftiges Haus': [house, 'Tag is fixer-upper'],
    'ich will selbst renovieren': ['Tag is fixer-upper'],
    'wo ich meine Sachen lagern kann': ['Tag is storage'],
    'mit Lagermöglichkeit': ['Tag is storage'],
    'Wohnung mit Bodenheizung': [apartment, 'Tag is heating'],
    'hindernisfreie Wohnung': [apartment, 'Tag is accessible'],
    'Wohnung mit Mobiliar': [apartment, 'Tag is furnished'],
    'Platz für einen Schreibtisch': ['Tag is home office'],
    'wo ich selbst bauen kann': ['PropertyType is Land'],
  },
  german,
);

checkReadings(
  'what is refused in one word, or behind "nicht am", is refused',
  {
    'haustierfreie Wohnung': [apartment, 'Tag not pets'],
    'unklimatisierte Wohnung': [apartment, 'Tag not air conditioning'],
    'Haus in La Mesa, nicht am Wasser': [house, laMesa, 'Tag not waterfront'],
    'Haus in La Mesa, nicht direkt am Strand': [house, laMesa, 'Tag not beach access'],
    'Wohnung ohne Einrichtung': [apartment, 'Tag not furnished'],
    'Garage nicht erwünscht': ['Tag not garage'],
  },
  german,
);

checkReadings(
  'who does without two features says "ohne" once',
  {
    'Haus ohne Pool und Garage': [house, 'Tag not pool', 'Tag not garage'],
    'Haus ohne Pool und mit Garage': [house, 'Tag not pool', 'Tag is garage'],
    'Garten plus Garage': ['Tag is garden', 'Tag is garage'],
  },
  german,
);

checkReadings(
  'decades are known in figures and in words, and are no years of who is so old',
  {
    'Haus aus den Siebzigerjahren': [house, 'YearBuilt atLeast 1970', 'YearBuilt atMost 1979'],
    'in den 80ern gebaut': ['YearBuilt atLeast 1980', 'YearBuilt atMost 1989'],
    'er ist in den Siebzigern und sucht eine Wohnung': [apartment],
  },
  german,
);

checkReadings(
  'what comes first leads the others, and is not alone',
  {
    'größtes Grundstück zuerst': ['order LotArea desc'],
    'niedrigstes Hausgeld zuerst': ['order HOAMonth asc'],
    'mit den billigsten anfangen': ['order Price asc'],
    'vom teuersten zum günstigsten': ['order Price desc'],
    'nach Schlafzimmern absteigend': ['order Bedrooms desc'],
    'die allergünstigste Immobilie': ['order Price asc', 'limit 1'],
  },
  german,
);

checkReadings(
  'smokers are none of the features that are spelt nearly alike',
  {
    'wir sind beide Nichtraucher, Wohnung in La Mesa': [apartment, laMesa],
    'Wohnung in La Mesa für Raucher': [apartment, laMesa, 'unexplained Raucher'],
  },
  german,
);
