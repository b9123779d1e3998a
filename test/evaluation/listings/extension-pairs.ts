import type { ExtensionPair } from '../../../src/listings/listing.ts';
import { addClaims, type Claims, type Home } from './claims.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Key, value, what the pair says (in the notation of sentence tables), and the only city that has it. */
const PAIRS: readonly (readonly [key: string, value: string, says: string, city?: string])[] = [
  ['Heating', 'Forced Air', 'heating'],
  ['Heating', 'None', '-heating'],
  ['Cooling', 'Central Air', 'air conditioning'],
  ['Cooling', 'Wall Unit(s)', 'air conditioning'],
  ['Cooling', 'None', '-air conditioning'],
  ['View', 'Ocean', 'ocean view'],
  ['View', 'Mountain(s)', 'mountain view'],
  ['View', 'City Lights', 'city view'],
  ['View', 'None', '-view'],
  ['Pets', 'Yes, Cats OK, Dogs OK', 'pets, dogs, cats'],
  ['Pets', 'Cats Only', 'cats, -dogs'],
  ['Pets', 'No', '-pets'],
  ['Pets', 'Call', '~pets, ~dogs, ~cats'],
  ['Flooring', 'Hardwood', 'hardwood floors'],
  ['Flooring', 'Carpet, Tile', '~hardwood floors'],
  ['Subdivision', '{area} Estates', ''],
  ['Subdivision', 'Ocean View Estates', '~ocean view, ~view, ~water view', 'San Diego'],
  ['School District', 'Grossmont Union High', '', 'La Mesa'],
  ['School District', 'San Diego Unified', '', 'San Diego'],
  ['School District', 'Sweetwater Union High', '', 'Chula Vista'],
  ['School District', 'San Dieguito High', '', 'Encinitas'],
  ['School District', 'Escondido Union', '', 'Escondido'],
  ['Pool', 'In Ground', 'pool'],
  ['Pool', 'None', '-pool'],
  ['Pool', 'Community', 'community pool'],
  ['Spa', 'Yes', 'hot tub'],
  ['Fireplace', 'Living Room', 'fireplace'],
  ['Fireplace', 'None', '-fireplace'],
  ['Garage Spaces', '2', 'garage, parking'],
  ['Garage Spaces', '0', '-garage'],
  ['Furnished', 'Furnished', 'furnished'],
  ['Furnished', 'Unfurnished', '-furnished'],
  ['Laundry', 'In Unit', 'laundry'],
  ['Laundry', 'None', '-laundry'],
  ['Stories', '1', 'single story'],
  ['Stories', '2', '-single story'],
  ['Basement', 'Full', 'basement'],
  ['Basement', 'None', '-basement'],
  ['Elevator', 'Yes', 'elevator'],
  ['Elevator', 'No', '-elevator'],
  ['Appliances', 'Dishwasher, Refrigerator, Range', 'dishwasher'],
  ['Solar', 'Owned', 'solar'],
  ['Fencing', 'Full', 'fenced yard'],
  ['Roof', 'Composition', ''],
  ['Zoning', 'R-1', ''],
  ['Aufzug', 'Nein', '-elevator', 'München'],
  ['Aufzug', 'Ja', 'elevator', 'München'],
  ['Heizungsart', 'Fernwärme', 'heating', 'München'],
  ['Haustiere', 'Nein', '-pets', 'München'],
  ['Energieausweis', 'Klasse B', '', 'München'],
  ['Elevador', 'Sim', 'elevator', 'Lisboa'],
  ['Elevador', 'Não', '-elevator', 'Lisboa'],
  ['Certificado energético', 'C', '', 'Lisboa'],
  ['Ascenseur', 'Oui', 'elevator', 'Genève'],
  ['Ascenseur', 'Non', '-elevator', 'Genève'],
  ['Animaux', 'Non', '-pets', 'Genève'],
  ['电梯', '有', 'elevator', '上海'],
  ['电梯', '无', '-elevator', '上海'],
  ['空调', '有', 'air conditioning', '上海'],
  ['宠物', '不可', '-pets', '上海'],
];

/** Up to `most` pairs that agree with what the texts tell, each key once. */
export const makeExtensionPairs = (
  random: SeededRandom,
  home: Home & { city: string },
  told: Claims,
  most: number,
): ExtensionPair[] => {
  const pairs = new Map<string, string>();
  const own = PAIRS.filter(([, , , city]) => city === undefined || city === home.city);
  for (let tries = 0; tries < most * 2 && pairs.size < most; tries += 1) {
    const [key, value, says] = random.pick(own);
    if (pairs.has(key) || (says === '' && home.kind.form === 'land') || !addClaims(home, told, says)) continue;
    pairs.set(key, value.replace('{area}', home.neighbourhood.name));
  }
  return [...pairs].map(([Key, value]) => ({ Key, value }));
};
