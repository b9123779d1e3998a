import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const said: Record<string, string> = {
  // Whose pool it is.
  'departamento con pileta de uso compartido': 'PropertyType is Apartment; Tag is community pool',
  'condo con piscina de la urbanización': 'PropertyType is Condominium; Tag is community pool',
  'con piscina, aunque no común': 'Tag is pool; Tag not community pool',
  // What is seen from the windows.
  'quiero desayunar viendo el océano': 'Tag is ocean view',
  'desde donde se vea la bahía': 'Tag is water view',
  'contemplar las montañas en Carlsbad': 'Tag is mountain view; City is Carlsbad',
  // By the water.
  'casa a orillas de la laguna': 'PropertyType is Single Family Residence; Tag is waterfront',
  'pegaditos al lago en La Mesa': 'Tag is waterfront; City is La Mesa',
  // What the home is like, and what it needs.
  'piso calefactado': 'PropertyType is Apartment; Tag is heating',
  'viviendas abuhardilladas': 'Tag is attic',
  'terrenos en esquina': 'PropertyType is Land; Tag is corner lot',
  'casas en privadas sin salida': 'PropertyType is Single Family Residence; Tag is cul-de-sac',
  'casa a la que le falte una manita': 'PropertyType is Single Family Residence; Tag is fixer-upper',
  'con una reforma reciente': 'Tag is renovated',
  'cocina abierta al comedor': 'Tag is open floor plan',
  'espacio para mis botellas de vino': 'Tag is wine cellar',
  'máquina de lavar trastes': 'Tag is dishwasher',
  'en un residencial amurallado': 'Tag is gated',
  // For rent, and for guests who pay.
  'alquiler de casas en Carlsbad': 'SaleType is for_rent; PropertyType is Single Family Residence; City is Carlsbad',
  'hasta 1900 de alquiler': 'SaleType is for_rent; Price atMost 1900',
  'que permitan rentas vacacionales': 'Tag is short-term rental',
  'en alquiler turístico': 'SaleType is for_rent; Tag is short-term rental',
  'gastos incluidos en el alquiler': 'SaleType is for_rent; Tag is utilities included',
  // Refused, wanted all the same, and of no importance.
  'ni de broma con chimenea': 'Tag not fireplace',
  'balcón mejor que no': 'Tag not balcony',
  'donde no admitan gatos': 'Tag not cats',
  'no me imagino un invierno sin chimenea': 'Tag is fireplace',
  'con jardín, sin necesidad de alberca': 'Tag is garden; with or without pool',
  'puede no tener garaje': 'with or without garage',
  // What is asked of homes in general.
  'cuánto sale reparar una alberca': 'talk knowledge',
  'qué diferencia hay entre un chalet y un adosado': 'talk knowledge',
  // Everyday words behind "en" are no towns, nor do slips of the pen make others of them.
  'casa en liquidación': 'PropertyType is Single Family Residence; unexplained liquidación',
  'casas en ladera': 'PropertyType is Single Family Residence; unexplained ladera',
  'en un country': 'Tag is gated',
  'me despierto temprano, casa con garaje': 'PropertyType is Single Family Residence; Tag is garage',
  'con máquina de coser': 'unexplained coser',
};

for (const [text, expected] of Object.entries(said))
  test(`features are understood as Spanish visitors say them: ${text}`, (t) =>
    t.deepEqual(brief(read(text, { language: 'es' })).sort(), expected.split('; ').sort()));

test('"que" before what no longer matters asks nothing', (t) => {
  const constraints: Constraint[] = [{ Field: 'Tag', Operator: 'is', Value: ['balcony'], Words: 'balcón' }];
  const statement = read('que el balcón me da igual, busco jardín', { language: 'es', hasShown: true, constraints });
  t.deepEqual(brief(statement).sort(), ['Tag is garden', 'with or without balcony']);
});
