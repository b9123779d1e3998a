import test from 'ava';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const german: Record<string, string[]> = {
  'Haus mieten bis 92109 im Monat': [
    'SaleType is for_rent',
    'PropertyType is Single Family Residence',
    'Price atMost 92109',
  ],
  'etwas in der Landsberger Straße kaufen': ['Street is Landsberger Straße', 'SaleType is for_sale'],
  'Ihr Inserat Seestraße 12 Whg. 3': ['Address is Seestraße 12 Whg. 3'],
  'was kostet das haus Alte Poststraße 44?': ['Address is Alte Poststraße 44', 'asks Price'],
  'in La Mesa, aber kein Sanierungsobjekt': ['City is La Mesa', 'Tag not fixer-upper'],
  'am liebsten in Genf': ['City is Genève'],
  'eher ein Reihenhaus': ['PropertyType is Townhouse'],
  'Haus in San Diego, am liebsten in Hillcrest': [
    'PropertyType is Single Family Residence',
    'City is San Diego',
    'wish Near is Hillcrest',
  ],
  'der Keller, egal': ['with or without basement'],
  'Wohnung in Schangai': ['PropertyType is Apartment', 'City is 上海'],
};
const french: Record<string, string[]> = {
  'villa de plain-pied à Carlsbad': [
    'PropertyType is Single Family Residence',
    'Tag is single story',
    'City is Carlsbad',
  ],
  'à propos du logement, réf 2151234': ['MLSNumber is 2151234'],
  'que dit la fiche 240999123 ?': ['MLSNumber is 240999123'],
  'un de vos agents peut-il me recontacter ?': ['human'],
  'avec un coin bureau': ['Tag is home office'],
  'à louer à Genève non meublé, et le balcon je m’en fiche': [
    'SaleType is for_rent',
    'City is Genève',
    'Tag not furnished',
    'with or without balcony',
  ],
  'condo 3 chambres minimum avec piscine': ['PropertyType is Condominium', 'Bedrooms atLeast 3', 'Tag is pool'],
  'les deux maisons les plus grandes': [
    'PropertyType is Single Family Residence',
    'order BuildingArea desc',
    'limit 2',
  ],
  'studio près de la gare de Cornavin': ['Bedrooms is 0', 'Near is gare de Cornavin'],
  'de préférence à Genève': ['City is Genève'],
  'la terrasse, peu importe': ['with or without patio'],
  'le loyer ne compte plus': ['any Price'],
};
const shownInGerman: Record<string, string[]> = {
  'zeig mir alles über die zweite': ['points at 2'],
  'was ist der Unterschied zwischen den ersten beiden?': ['points at 1', 'points at 2', 'compares'],
  'und in der dritten, sind da Katzen erlaubt?': ['points at 3', 'asks Tag', 'asks for cats'],
  'das mit dem Garten ist mir doch nicht wichtig': ['with or without garden'],
};
const shownInFrench: Record<string, string[]> = {
  'tout savoir sur la deuxième': ['points at 2'],
  'compare les deux premiers': ['points at 1', 'points at 2', 'compares'],
};

const tables = [
  { language: 'de', hasShown: false, rows: german },
  { language: 'fr', hasShown: false, rows: french },
  { language: 'de', hasShown: true, rows: shownInGerman },
  { language: 'fr', hasShown: true, rows: shownInFrench },
] as const;
for (const { language, hasShown, rows } of tables)
  for (const [question, expected] of Object.entries(rows))
    test(`${language}${hasShown ? ', after homes were shown' : ''}, is understood: ${question}`, (t) =>
      t.deepEqual(brief(read(question, { language, hasShown })), expected));
