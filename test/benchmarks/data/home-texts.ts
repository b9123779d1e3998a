/** What the homes of the benchmarks are described with: sentences that name features, lack them, name places, or say little. */
export const OPENINGS = [
  'Tucked behind a row of jacarandas, this home keeps the noise of the avenue at a distance.',
  'A well-kept home on a quiet block, with morning light in the kitchen and shade on the terrace in the afternoon.',
  'Freshly painted inside and out, with new windows that look over the canyon.',
  'Built by a carpenter for his own family and hardly changed since, down to the oak doors.',
  'The plan is simple and good: one large room in the middle, and everything else around it.',
] as const;

export const FEATURES = [
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

export const CLOSINGS = [
  'Close to schools, a farmers market and the trolley.',
  'Ten minutes from Balboa Park, and as long from the airport.',
  'The seller would like to stay until the end of the school year.',
  'Near Mission Bay, with a path for bicycles all the way to the water.',
  'Shown by appointment; please call the office.',
] as const;

export const AREAS = [
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

export const STREETS = [
  'Saltgrass',
  'Tin Whistle',
  'Garnet',
  'Juniper',
  'Kestrel',
  'Lantern',
  'Marlin',
  'Nightjar',
] as const;
export const STREET_KINDS = ['Street', 'Avenue', 'Court', 'Lane', 'Road', 'Drive', 'Place'] as const;
export const KINDS = ['Single Family Residence', 'Condominium', 'Townhouse', 'Duplex'] as const;
export const OFFICES = ['Gatepost and Tide', 'Harbor Row Realty', 'Three Canyons', 'Linden and Sons'] as const;
