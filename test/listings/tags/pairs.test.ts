import test from 'ava';
import { tagsSaid } from './says.ts';

const pairs: [key: string, value: string, has: string, lacks?: string][] = [
  ['Pool', 'None', '', 'pool'],
  ['Pool', 'Community', 'community pool'],
  ['Pool', 'In Ground, Gunite', 'pool'],
  ['Pool Features', 'Association, In Ground', 'community pool'],
  ['PoolPrivateYN', 'false', '', 'pool'],
  ['PoolPrivateYN', 'true', 'pool'],
  ['View', 'Ocean, Mountain(s)', 'mountain view, ocean view, view, water view'],
  ['View', 'None', '', 'city view, mountain view, ocean view, view, water view'],
  ['Heating', 'Forced Air', 'heating'],
  ['Cooling', 'Central Air', 'air conditioning'],
  ['Cooling', 'None', '', 'air conditioning'],
  ['Cooling', 'Ceiling Fan(s)', ''],
  ['Pets', 'No', '', 'cats, dogs, pets'],
  ['Pets Allowed', 'Cats OK, Dogs OK', 'cats, dogs, pets'],
  ['Pets', 'Cats only', 'cats, pets', 'dogs'],
  ['Pets', 'Negotiable', ''],
  ['Garage Spaces', '2', 'garage, parking'],
  ['Garage Spaces', '0', '', 'garage'],
  ['Garage', 'Converted to office', 'home office', 'garage'],
  ['Stories', '1', 'single story'],
  ['Levels', 'Two', '', 'single story'],
  ['Laundry', 'In Unit', 'laundry'],
  ['Laundry', 'Common Area', 'shared laundry'],
  ['Laundry Features', 'In Building, Coin Operated', 'shared laundry'],
  ['Laundry', 'None', '', 'laundry'],
  ['Parking', '2 Car Garage, Driveway', 'garage, parking'],
  ['Parking', 'Street only', '', 'carport, garage, parking, rv parking'],
  ['Parking', 'None', '', 'carport, garage, parking, rv parking'],
  ['Parking', 'Garage, Street', 'garage, parking'],
  ['Parking Features', 'On Street', ''],
  ['Parking Spaces', '2', 'parking'],
  ['Estacionamiento', 'No', '', 'carport, garage, parking, rv parking'],
  ['Association Amenities', 'Pool, Gym, Hot Tub', 'community pool, gym, hot tub'],
  ['Flooring', 'Hardwood, Tile', 'hardwood floors'],
  ['Furnished', 'Unfurnished', '', 'furnished'],
  ['Waterfront', 'No', '', 'waterfront'],
  ['Fireplaces', '1', 'fireplace'],
  ['Basement', 'Unfinished', 'basement'],
  ['Spa Features', 'None', '', 'hot tub'],
  ['School District', 'Garden Grove', ''],
  ['Subdivision', 'Ocean View Hills', ''],
  ['Street Address', '4 Pool Lane', ''],
  ['Garten', 'ja', 'garden'],
  ['Aufzug', 'nein', '', 'elevator'],
  ['Haustiere', 'nicht erlaubt', '', 'cats, dogs, pets'],
  ['Mascotas', 'Sí', 'pets'],
  ['Elevador', 'No', '', 'elevator'],
  ['Meublé', 'oui', 'furnished'],
  ['Mobilado', 'não', '', 'furnished'],
  ['电梯', '有', 'elevator'],
  ['宠物', '不允许', '', 'cats, dogs, pets'],
];

for (const [Key, value, has, lacks = ''] of pairs) {
  test(`${Key}: ${value}`, (t) => {
    const list = (names: string): string[] => names.split(', ').filter(Boolean);
    t.deepEqual(tagsSaid({ ExtensionColumn: [{ Key, value }] }), { has: list(has), lacks: list(lacks) });
  });
}

test('Further information is surer than the description', (t) => {
  const said = tagsSaid({ Description: 'No pool.', ExtensionColumn: [{ Key: 'Pool', value: 'Private' }] });
  t.deepEqual(said, { has: ['pool'], lacks: [] });
});

test('The names of the home’s own street, city and areas name no feature', (t) => {
  const Description =
    'Live in Ocean View, steps from Tennis Court Hollow. Drive up Fountain Garden Walk to the carport.';
  const values = { Location: 'Ocean View', City: 'Tennis Court Hollow', Address: '12 Fountain Garden Walk' };
  t.deepEqual(tagsSaid({ Description, ...values }), { has: ['carport', 'parking'], lacks: [] });
});
