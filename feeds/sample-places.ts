/** A part of a town, with what homes are like there. Towns, parts and postal codes are real; streets and offices are not. */
export type Place = {
  city: string;
  state: string;
  area: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  /** How far homes lie from the centre, degrees. */
  spread: number;
  /** Dollars for a square foot of living area. */
  price: number;
  /** MLS numbers of the region begin with this. */
  prefix: string;
  phone: string;
  homes: number;
  kinds: 'town' | 'country';
  views: string[];
  offices: string[];
};

type Region = Pick<Place, 'state' | 'prefix' | 'phone' | 'offices' | 'views'>;

const southernCalifornia: Region = {
  state: 'CA',
  prefix: 'SD',
  phone: '619',
  offices: ['Ninth Lantern Realty', 'Pelican & Plumb Homes', 'Gatepost and Tide'],
  views: ['the bay', 'the canyon', 'the city lights', 'the water'],
};
const texas: Region = {
  state: 'TX',
  prefix: 'AU',
  phone: '512',
  offices: ['Halyard House Brokers', 'Two Grackles Realty'],
  views: ['the downtown skyline', 'the greenbelt', 'the hills'],
};
const washington: Region = {
  state: 'WA',
  prefix: 'NW',
  phone: '206',
  offices: ['Quillfeather Realty', 'Saltbox Row Homes'],
  views: ['the Olympic Mountains', 'Mount Rainier', 'the Sound'],
};
const georgia: Region = {
  state: 'GA',
  prefix: 'SAV',
  phone: '912',
  offices: ['Moss & Mortar Realty'],
  views: ['the marsh', 'a square of live oaks'],
};
const minnesota: Region = {
  state: 'MN',
  prefix: 'DUL',
  phone: '218',
  offices: ['Icebreaker Homes'],
  views: ['Lake Superior', 'the harbor', 'the wooded ravine'],
};
const colorado: Region = {
  state: 'CO',
  prefix: 'FRE',
  phone: '719',
  offices: ['Cañon Lantern Realty', 'Juniper Gate Land'],
  views: ['the Sangre de Cristo range', 'the river bluffs'],
};
const newMexico: Region = {
  state: 'NM',
  prefix: 'NNM',
  phone: '505',
  offices: ['Piñon Door Realty', 'Acequia Madre Tierra, LLC'],
  views: ['the Truchas peaks', 'the valley', 'the Jémez mountains'],
};
const arizona: Region = {
  state: 'AZ',
  prefix: 'TUC',
  phone: '520',
  offices: ['Ocotillo Ledger Homes'],
  views: ['the Santa Catalina mountains', 'the desert sunset'],
};
const britishColumbia: Region = {
  state: 'BC',
  prefix: 'VIC',
  phone: '250',
  offices: ['Arbutus & Anchor Realty'],
  views: ['the strait', 'the Olympic Mountains'],
};

const place = (
  region: Region,
  city: string,
  area: string,
  postalCode: string,
  [latitude, longitude, spread]: [number, number, number],
  price: number,
  homes: number,
  kinds: Place['kinds'] = 'town',
): Place => ({ ...region, city, area, postalCode, latitude, longitude, spread, price, homes, kinds });

export const PLACES: readonly Place[] = [
  place(southernCalifornia, 'San Diego', 'Mission Bay', '92110', [32.7868, -117.2052, 0.004], 760, 16),
  place(southernCalifornia, 'San Diego', 'North Park', '92104', [32.7437, -117.1296, 0.007], 690, 12),
  place(southernCalifornia, 'San Diego', 'La Jolla', '92037', [32.8412, -117.2655, 0.006], 1180, 9),
  place(southernCalifornia, 'San Diego', 'Hillcrest', '92103', [32.7489, -117.1652, 0.005], 720, 9),
  place(southernCalifornia, 'San Diego', 'Clairemont Mesa', '92117', [32.8268, -117.1982, 0.007], 610, 8),
  place(southernCalifornia, 'Chula Vista', 'Eastlake', '91915', [32.6283, -116.9605, 0.008], 440, 14),
  place(southernCalifornia, 'La Mesa', 'Lake Murray', '91942', [32.7826, -117.0262, 0.005], 520, 10),
  place(texas, 'Austin', 'Mueller', '78723', [30.2987, -97.7036, 0.006], 430, 10),
  place(texas, 'Austin', 'Zilker', '78704', [30.2556, -97.7692, 0.005], 610, 8),
  place(texas, 'Austin', 'Travis Heights', '78704', [30.2437, -97.7416, 0.004], 560, 6),
  place(washington, 'Seattle', 'Ballard', '98107', [47.6687, -122.3795, 0.006], 590, 10),
  place(washington, 'Seattle', 'Columbia City', '98118', [47.5598, -122.2865, 0.005], 480, 8),
  place(georgia, 'Savannah', 'Ardsley Park', '31405', [32.0399, -81.0995, 0.006], 260, 9),
  place(georgia, 'Savannah', 'Isle of Hope', '31406', [31.9826, -81.0612, 0.003], 310, 5),
  place(minnesota, 'Duluth', 'Lakeside', '55804', [46.8318, -92.0253, 0.004], 215, 8),
  place(minnesota, 'Duluth', 'Congdon Park', '55812', [46.8216, -92.0602, 0.004], 240, 5),
  place(colorado, 'Cañon City', 'Lincoln Park', '81212', [38.4283, -105.2215, 0.007], 205, 12, 'country'),
  place(newMexico, 'Peñasco', 'Peñasco Valley', '87553', [36.1703, -105.6869, 0.008], 190, 8, 'country'),
  place(newMexico, 'Santa Fe', 'Casa Solana', '87501', [35.6961, -105.9602, 0.005], 410, 12),
  place(arizona, 'Tucson', 'Sam Hughes', '85716', [32.2313, -110.9352, 0.006], 290, 11),
  place(arizona, 'Tucson', 'Catalina Foothills', '85718', [32.3068, -110.9163, 0.009], 310, 4, 'country'),
  place(britishColumbia, 'Victoria', 'Fairfield', 'V8V 2T8', [48.4153, -123.3486, 0.004], 520, 6),
];

export const STREETS: readonly string[] = (
  'Lanternfish Way|Copper Kettle Lane|Saltgrass Court|Little Heron Drive|Marzipan Street|Old Ropewalk Road|Thistledown Avenue|' +
  'Paper Kite Place|Windlass Street|Gooseberry Lane|Tin Whistle Road|Quince Hollow Drive|Ninepin Court|Halfpenny Street|' +
  'Wren and Oak Lane|Bluebottle Avenue|Sundial Terrace|Foxglove Circle|Blue Ladder Road|Pocketwatch Place'
).split('|');

/** Streets of New Mexico and of the Cañon City homes, in the languages that are spoken there. */
export const SPANISH_STREETS: readonly string[] =
  'Calle Ruiseñor|Camino del Piñón|Vía Jalapeño|Callejón Añil|Camino Peña Rota|Calle Ñandú|Vista del Cañón|Calle Saltamontes'.split(
    '|',
  );
