import type { Home, Kind } from './sample-home.ts';
import type { Random } from './sample-random.ts';

const OPENINGS: Record<Kind, string[]> = {
  house: [
    'A sunny house on a quiet street in {area}, with room to spread out.',
    'Morning light fills the kitchen of this well-kept {area} home.',
    'Behind a low wall of stone, this house in {area} opens to a garden that the neighbors stop to admire.',
    'The front porch of this {area} house is deep enough for a table, four chairs and a long evening.',
  ],
  condo: [
    'A bright corner unit in {area}, a short walk from coffee, groceries and the bus.',
    'This {area} condominium has tall windows, wide-plank floors and a balcony for two.',
    'Lock the door and go: a tidy, easy condominium in the middle of {area}.',
  ],
  townhouse: [
    'Three levels, one shared wall and no lawn to mow: a townhouse in {area} for people with better plans.',
    'This {area} townhouse keeps its living rooms upstairs, where the light is.',
  ],
  duplex: [
    'Two homes under one roof in {area}: live in the front one and let the back one pay its share.',
    'A solid {area} duplex with separate meters, separate yards and long-standing tenants.',
  ],
  manufactured: [
    'A neat manufactured home in {area}, set on its own foundation and easy to keep warm.',
    'This manufactured home in {area} was re-roofed two years ago and shows it.',
  ],
  land: [
    'Level ground with power at the road: a building site in {area} that is ready for your plans.',
    'A quiet parcel in {area} with old trees, a gravel drive and nothing to tear down.',
    'Bring your architect: this lot in {area} slopes gently and drains well.',
  ],
  store: [
    'A corner storefront in {area} with tall windows, a basement and steady foot traffic.',
    'This small shop building in {area} has served bakers, framers and, last of all, a bicycle maker.',
  ],
};

const POOLS = {
  own: [
    'The private pool was resurfaced last spring.',
    'In the back yard a saltwater swimming pool waits behind a child-safe fence.',
    'There is a heated pool and, beside it, a spa.',
  ],
  community: [
    'Residents share a community pool and a barbecue lawn.',
    'The community pool is across the path; there is none of its own to look after.',
  ],
  none: ['There is no pool.', 'No pool, but room for one.'],
  unsaid: [],
};

const EXTRAS: Record<string, string[]> = {
  adu: ['A permitted ADU with its own kitchen and entrance stands behind the house.'],
  solar: ['Owned solar panels cover most of the electric bill.'],
  fireplace: ['A fireplace anchors the living room.', 'The wood-burning stove heats more than you would think.'],
  remodeled: ['The kitchen was remodeled in 2024 with quartz counters and soft-close drawers.'],
  dogs: ['Dogs and cats are welcome.', 'Pets are fine, and the dog park is two blocks away.'],
  office: ['A small room off the hall makes a good office.', 'The seller calls the study nook "the crow\'s nest".'],
  charger: ['The garage is wired for an electric car.'],
  workshop: ['A detached workshop has heat, a sink and a north window.'],
  fruit: ['Lemon, fig and jalapeño grow along the south fence.', 'The pear tree still bears, as every neighbor knows.'],
  stairs: ['Please note the stairs: there are eleven steps up to the front door.'],
  brick: ['The brick was repointed, and the windows were replaced, all in one summer.'],
  historic: ['The house is in a historic district; changes to its front need approval.'],
  elevator: ['The building has an elevator and a locked bicycle room.'],
  laundry: ['Washer and dryer are in the unit.', 'Laundry is shared, on the ground floor.'],
};

const CLOSINGS = [
  'Come and see it; the café on the corner opens at six.',
  'Shown by appointment.',
  'Ask for the list of improvements, a full "before and after".',
  'It has not been offered for sale in decades.',
];

/** Two to eight full sentences that agree with the facts; some in two paragraphs. */
export const describeHome = (home: Home, random: Random): string => {
  const sentences = [random.pick(OPENINGS[home.kind]).replace('{area}', home.place.area)];
  const lived = home.kind !== 'land' && home.kind !== 'store';
  if (lived) {
    sentences.push(`It has ${count(home.bedrooms, 'bedroom')}${baths(home)} on ${livingArea(home)}.`);
  }
  if (home.view)
    sentences.push(`${home.kind === 'townhouse' ? 'From upstairs you see' : 'The view takes in'} ${home.view}.`);
  if (POOLS[home.pool].length > 0) sentences.push(random.pick(POOLS[home.pool]));
  for (const extra of home.extras.filter((name) => suits(name, home)))
    sentences.push(random.pick(EXTRAS[extra] ?? ['']));
  if (lived && home.parking > 0) {
    const shared = home.kind === 'condo';
    sentences.push(
      `${shared ? 'The garage below has' : 'There is a garage or drive with'} room for ${count(home.parking, 'car')}.`,
    );
  } else if (lived) sentences.push('Parking is on the street.');
  if (home.association)
    sentences.push(
      `The HOA looks after ${home.kind === 'condo' || home.kind === 'townhouse' ? 'roof and grounds' : 'the common park'}.`,
    );
  if (home.association === 0) sentences.push('There is no HOA.');
  if (home.lease)
    sentences.push(random.pick(['Water and trash are included in the rent.', 'The lease runs for twelve months.']));
  else if (random.chance(0.4)) sentences.push(random.pick(CLOSINGS.slice(0, home.yearBuilt < 1990 ? 4 : 3)));
  const middle = random.chance(0.15) ? Math.ceil(sentences.length / 2) : 0;
  if (middle === 0) return sentences.join(' ');
  return `${sentences.slice(0, middle).join(' ')}\n\n${sentences.slice(middle).join(' ')}`;
};

/** No extra that its home could not have. */
const suits = (extra: string, home: Home): boolean => {
  if (extra === 'charger') return home.parking > 0;
  if (extra === 'elevator') return home.kind === 'condo';
  if (extra === 'historic') return home.yearBuilt < 1946 && home.kind === 'house';
  if (extra === 'brick') return home.yearBuilt < 1990 && home.kind !== 'manufactured';
  return extra !== 'remodeled' || home.yearBuilt < 2015;
};

const livingArea = ({ livingArea: feet, place }: Home): string =>
  place.state === 'BC' ? `${squareMeters(feet)} square meters` : `${feet} square feet`;
export const squareMeters = (feet: number): string => (feet * 0.092903).toFixed(1);

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const count = (number: number, thing: string): string =>
  number === 0 && thing === 'bedroom' ? 'a sleeping alcove' : `${WORDS[number]} ${thing}${number === 1 ? '' : 's'}`;
const baths = ({ bathsFull, bathsHalf }: Home): string => {
  const full = count(bathsFull, 'full bath');
  return bathsHalf > 0 ? `, ${full} and ${count(bathsHalf, 'half bath')}` : ` and ${full}`;
};
