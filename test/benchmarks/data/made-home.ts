import { createSeededRandom, type SeededRandom } from '../../evaluation/listings/seeded-random.ts';

/** What the homes of the benchmarks are described with: sentences that name features, lack them, name places, or say little. */
const OPENINGS = [
  'Tucked behind a row of jacarandas, this home keeps the noise of the avenue at a distance.',
  'A well-kept home on a quiet block, with morning light in the kitchen and shade on the terrace in the afternoon.',
  'Freshly painted inside and out, with new windows that look over the canyon.',
  'Built by a carpenter for his own family and hardly changed since, down to the oak doors.',
  'The plan is simple and good: one large room in the middle, and everything else around it.',
] as const;

const FEATURES = [
  'The kitchen was remodeled in 2024 with quartz counters, a gas range and soft-close drawers.',
  'There is a heated pool with a spa, and a lawn large enough for a game of badminton.',
  'The community pool is across the path; there is none of its own to look after.',
  'Solar panels are paid off, and central air conditioning was installed two summers ago.',
  'The attached two-car garage has a charger for an electric car and a workbench.',
  'Hardwood floors run through the living room, which has a fireplace and built-in shelves.',
  'No HOA, no stairs, and room for an RV beside the house.',
  'From the balcony off the main bedroom one sees the ocean on clear days.',
  'Laundry is in the unit, and the walk-in closet is as large as many a bedroom.',
  'Small pets are welcome; smoking is not.',
] as const;

const CLOSINGS = [
  'Close to schools, a farmers market and the trolley.',
  'Ten minutes from Balboa Park, and as long from the airport.',
  'The seller would like to stay until the end of the school year.',
  'Near Mission Bay, with a path for bicycles all the way to the water.',
  'Shown by appointment; please call the office.',
] as const;

const AREAS = [
  { city: 'San Diego', zip: '92109', area: 'Pacific Beach', latitude: 32.797, longitude: -117.24 },
  { city: 'San Diego', zip: '92103', area: 'Hillcrest', latitude: 32.748, longitude: -117.165 },
  { city: 'San Diego', zip: '92104', area: 'North Park', latitude: 32.741, longitude: -117.129 },
  { city: 'San Diego', zip: '92110', area: 'Bay Park', latitude: 32.786, longitude: -117.201 },
  { city: 'Chula Vista', zip: '91910', area: 'Rancho del Rey', latitude: 32.651, longitude: -117.006 },
  { city: 'Oceanside', zip: '92054', area: 'Fire Mountain', latitude: 33.186, longitude: -117.357 },
  { city: 'Carlsbad', zip: '92008', area: 'Olde Carlsbad', latitude: 33.159, longitude: -117.344 },
  { city: 'Escondido', zip: '92025', area: 'Old Escondido', latitude: 33.116, longitude: -117.08 },
  { city: 'La Mesa', zip: '91941', area: 'Mount Helix', latitude: 32.765, longitude: -116.99 },
  { city: 'Encinitas', zip: '92024', area: 'Leucadia', latitude: 33.063, longitude: -117.298 },
] as const;

const STREETS = ['Saltgrass', 'Tin Whistle', 'Garnet', 'Juniper', 'Kestrel', 'Lantern', 'Marlin', 'Nightjar'] as const;
const STREET_KINDS = ['Street', 'Avenue', 'Court', 'Lane', 'Road', 'Drive', 'Place'] as const;
const KINDS = ['Single Family Residence', 'Condominium', 'Townhouse', 'Duplex'] as const;
const OFFICES = ['Gatepost and Tide', 'Harbor Row Realty', 'Three Canyons', 'Linden and Sons'] as const;

/** The columns of the benchmarks' feed: 36 by RESO's names. A row has about 960 bytes. */
export const COLUMNS = [
  ...['ListingKey', 'ListingId', 'ListingURL', 'StandardStatus', 'PropertyType', 'PropertySubType', 'ListPrice'],
  ...['OriginalListPrice', 'BedroomsTotal', 'BathroomsFull', 'BathroomsHalf', 'YearBuilt', 'DaysOnMarket'],
  ...['LotSizeAcres', 'LivingArea', 'LivingAreaUnits', 'ParkingTotal', 'AssociationFee', 'AssociationFeeFrequency'],
  ...['UnparsedAddress', 'City', 'StateOrProvince', 'PostalCode', 'MLSAreaMajor', 'Latitude', 'Longitude'],
  ...['PublicRemarks', 'PoolFeatures', 'View', 'MediaURL', 'VirtualTourURLUnbranded', 'ListOfficeName'],
  ...['ListOfficePhone', 'ModificationTimestamp', 'InternetEntireListingDisplayYN', 'InternetAddressDisplayYN'],
] as const;

type Column = (typeof COLUMNS)[number];

/** One night's row of home `number`, by column. */
type MadeHome = Record<Column, string>;

/** The share of the homes of which more than the days on market changes in a night. */
const CHANGED = 0.02;
const FIRST_NIGHT = Date.parse('2026-01-01T06:00:00Z');
const DAY = 86_400_000;

/** The nights after the first, up to `night`, in which the home changed. */
const changesUntil = (number: number, night: number): number[] =>
  Array.from({ length: night }, (_, before) => before + 1).filter((each) =>
    createSeededRandom(number * 7_919 + each * 104_729).chance(CHANGED),
  );

/** The MLS number of home `number`, the same in every night. */
export const mlsNumberOf = (number: number): string => `SD${26_000_000 + number}`;

/** So many of the texts, none twice. */
const several = (texts: readonly string[], random: SeededRandom, count: number): string[] => {
  const start = random.between(0, texts.length - 1);
  return [...texts, ...texts].slice(start, start + count);
};

/** What a home is in a night, 0 being the first: always the same for the same numbers. */
export const madeHome = (number: number, night: number): MadeHome => {
  const random = createSeededRandom(number + 1);
  const area = random.pick(AREAS);
  const changes = changesUntil(number, night);
  const asked = random.between(280, 2_400) * 1_000;
  const key = mlsNumberOf(number);
  const unit = random.chance(0.3) ? ` #${random.between(1, 400)}` : '';
  const hasFee = random.chance(0.4);
  const street = `${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`;
  const remarks: string[] = [random.pick(OPENINGS), ...several(FEATURES, random, 5), random.pick(CLOSINGS)];
  // Every second change is one of the price, the others are one of the text.
  const cuts = changes.filter((each) => each % 2 === 1).length;
  const lastChange = changes.at(-1);
  if (changes.length > cuts) remarks.push(`Now with a new roof and ${changes.length - cuts} more photographs.`);
  return {
    ListingKey: String(7_400_000_000 + number * 37),
    ListingId: key,
    ListingURL: `https://homes.example.com/ca/${area.city.toLowerCase().replace(' ', '-')}/${key.toLowerCase()}`,
    StandardStatus: random.chance(0.95) ? 'Active' : 'Coming Soon',
    PropertyType: random.chance(0.9) ? 'Residential' : 'Residential Lease',
    PropertySubType: random.pick(KINDS),
    ListPrice: String(asked - cuts * 5_000),
    OriginalListPrice: String(asked),
    BedroomsTotal: String(random.between(1, 6)),
    BathroomsFull: String(random.between(1, 4)),
    BathroomsHalf: String(random.between(0, 1)),
    YearBuilt: String(random.between(1906, 2025)),
    DaysOnMarket: String(random.between(0, 180) + night),
    LotSizeAcres: random.chance(0.7) ? (random.between(5, 120) / 100).toFixed(2) : '',
    LivingArea: String(random.between(500, 4_800)),
    LivingAreaUnits: 'Square Feet',
    ParkingTotal: String(random.between(0, 3)),
    AssociationFee: hasFee ? String(random.between(90, 900)) : '',
    AssociationFeeFrequency: hasFee ? 'Monthly' : '',
    UnparsedAddress: `${number + 100} ${street}${unit}`,
    City: area.city,
    StateOrProvince: 'CA',
    PostalCode: area.zip,
    MLSAreaMajor: area.area,
    Latitude: (area.latitude + random.between(-900, 900) / 100_000).toFixed(6),
    Longitude: (area.longitude + random.between(-900, 900) / 100_000).toFixed(6),
    PublicRemarks: remarks.join(' '),
    PoolFeatures: random.pick(['', '', 'In Ground, Heated', 'Community']),
    View: random.pick(['', 'Ocean', 'City Lights, Mountains', 'Canyon']),
    MediaURL: [1, 2].map((picture) => `https://photos.example.com/${key.toLowerCase()}/${picture}.jpg`).join(' '),
    VirtualTourURLUnbranded: random.chance(0.2) ? `https://tours.example.com/${key.toLowerCase()}` : '',
    ListOfficeName: random.pick(OFFICES),
    ListOfficePhone: `619-555-0${random.between(100, 199)}`,
    ModificationTimestamp: new Date(FIRST_NIGHT + (lastChange ?? 0) * DAY).toISOString(),
    InternetEntireListingDisplayYN: 'True',
    InternetAddressDisplayYN: random.chance(0.98) ? 'True' : 'False',
  };
};
