import test from 'ava';
import { assertTags } from './says.ts';

const own: [text: string, has: string, lacks?: string][] = [
  ['Sparkling pool and spa.', 'pool, hot tub'],
  ['Solar-heated saltwater pool; the spa sits under the palms.', 'pool, hot tub'],
  ['Two car attached garage with EV charger', 'garage, ev charging'],
  ['Quiet cul-de-sac, single level, corner lot', 'quiet, cul-de-sac, single story, corner lot'],
  ['Steps to the beach with ocean views.', 'beach access, ocean view, water view, view'],
  ['Washer/dryer in unit, dishwasher, A/C.', 'laundry, dishwasher, air conditioning'],
  ['Central heat and air, hardwood floors throughout', 'heating, air conditioning, hardwood floors'],
  ['Views of the mountains from the deck.', 'mountain view, view, deck'],
  ['Newly renovated kitchen.', 'renovated'],
  ['Needs work. Great bones.', 'fixer-upper'],
  ['Detached casita; owned solar panels.', 'guest house, solar'],
  ['All on one level, no interior steps.', 'single story'],
  ['Toast your marshmallows by the fireplace.', 'fireplace'],
  ['Room to park your RV or boat.', 'rv parking'],
  ['Walk-in closet off the primary bedroom.', 'walk-in closet'],
  ['Live/work: dedicated home office.', 'home office'],
  ['Rent includes all utilities.', 'utilities included'],
  ['Peek-a-boo ocean view from the roof deck.', 'ocean view, water view, view, deck'],
  ['Small dog OK. Cats negotiable.', 'dogs, cats, pets'],
  ['Wine lovers will appreciate the temperature-controlled cellar.', 'wine cellar'],
  ['Studio over the garage for in-laws.', 'guest house, garage'],
  ['Wheelchair ramp and roll-in shower.', 'accessible'],
  ['Offered furnished or unfurnished.', 'furnished'],
];

for (const [text, has, lacks = ''] of own) test(`has: ${text}`, assertTags, text, has, lacks);

const denied: [text: string, lacks: string, has?: string][] = [
  ['No pool.', 'pool'],
  ['No pool or spa, but a large fenced yard.', 'pool, hot tub', 'yard, fenced yard'],
  ['No pool, spa or garage.', 'pool, hot tub, garage'],
  ['No pets, large yard, garage.', 'pets, dogs, cats', 'yard, garage'],
  ['HOA allows no pets.', 'pets, dogs, cats', 'hoa'],
  ['Pets are not allowed.', 'pets, dogs, cats'],
  ['Sorry, dogs are not permitted; cats ok.', 'dogs', 'cats, pets'],
  ['Cats only.', 'dogs', 'cats, pets'],
  ['Garage converted to office.', 'garage', 'home office'],
  ['The garage has been converted into a bedroom.', 'garage'],
  ['Street parking only, no garage.', 'garage'],
  ['The home lacks a garage but has a carport.', 'garage', 'carport'],
  ['Without pool and garage.', 'pool, garage'],
  ['There is no elevator, third-floor walk-up.', 'elevator'],
  ['The building does not have an elevator.', 'elevator'],
  ["There isn't a garage.", 'garage'],
  ['Unfurnished apartment, two story.', 'furnished, single story'],
  ['This home has no view.', 'view, ocean view, water view, mountain view, city view'],
  ['Home has no HOA and low taxes.', 'hoa'],
  ['Pool: None. Spa: yes, Garage: 2', 'pool', 'hot tub, garage'],
  ['Pool has been filled in.', 'pool'],
  ['Not a short-term rental.', 'short-term rental'],
  ['Utilities not included.', 'utilities included'],
  ['Fireplace is decorative only.', 'fireplace'],
  ['The elevator is out of service.', 'elevator'],
  ["Sorry, we can't accept pets.", 'pets, dogs, cats'],
  ['We are a no-pets building.', 'pets, dogs, cats'],
  ["There's neither a garage nor a carport.", 'garage, carport'],
  ['Utilities are extra.', 'utilities included'],
  ['Short-term rentals are prohibited.', 'short-term rental'],
  ['Not furnished. Photos show staged furniture.', 'furnished'],
];

for (const [text, lacks, has = ''] of denied) test(`lacks: ${text}`, assertTags, text, has, lacks);

const silent: [text: string, has?: string][] = [
  ['Room for a pool.'],
  ['Large lot with plenty of space to add a pool or ADU.'],
  ['Potential ADU. Pre-wired for solar.'],
  ['You could add a deck.'],
  ['Permits for a pool are in hand.'],
  ['Game room with pool table.'],
  ['Granite counters and a gas stove.'],
  ['Easy access to the carpool lane.'],
  ['Nearby golf course, walk to gym.'],
  ['Close to shops, restaurants, gym and the beach.'],
  ['5 minutes to the gym.'],
  ['Pool, spa and tennis courts nearby.'],
  ['123 Ocean View Blvd is on Garden Street.'],
  ['In the Garden Grove school district.'],
  ['View the photos online! Call to view.'],
  ['0.5 ac of flat land.'],
  ['Ask at the leasing office.'],
  ["Across the street from the city's golf course and tennis courts."],
  ['No room for a pool.'],
  ['Walking distance to dog park.'],
  ['No yard maintenance!'],
  ['Park across the street with tennis courts and a pool.'],
  ['Guests can use the public pool two blocks away.'],
  ["Enjoy the neighbor's pool."],
  ['Seller has approved plans for a 600 sq ft ADU.'],
  ['No large dogs. Service animals only.'],
  ['Laundromat across the street.'],
];

for (const [text, has = ''] of silent) test(`says nothing: ${text}`, assertTags, text, has, '');

const shared: [text: string, has: string, lacks?: string][] = [
  ['Community pool and gym.', 'community pool, gym'],
  ['The complex offers a pool, a sauna and a gym.', 'community pool, sauna, gym'],
  ['HOA includes pool and tennis court.', 'hoa, community pool, tennis court'],
  ['Pool in the building.', 'community pool'],
  ['No pool in the complex.', '', 'community pool'],
  ['Private pool, plus a community pool down the hill.', 'pool, community pool'],
];

for (const [text, has, lacks = ''] of shared) test(`all residents': ${text}`, assertTags, text, has, lacks);

test('Words that praise do not deny', assertTags, "No expense was spared. You won't find a better pool.", 'pool', '');
test('What is said of the pool does not take it away', assertTags, 'The pool is not heated.', 'pool', '');
test(
  'A clear denial stands against a mention',
  assertTags,
  'Near the pool table: the patio. No pool.',
  'patio',
  'pool',
);
