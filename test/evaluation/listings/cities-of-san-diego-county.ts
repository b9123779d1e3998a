import { type MarketCity, neighbourhood } from './city.ts';

const county = {
  state: 'CA',
  currency: '$',
  unit: 'Square Feet',
  languages: { en: 82, es: 8, zh: 4, de: 2, fr: 2, pt: 2 },
  writeAddress: (street, number, unit) => [number, street, unit].filter(Boolean).join(' '),
} satisfies Partial<MarketCity>;

const sanDiego: MarketCity = {
  ...county,
  name: 'San Diego',
  homes: 1_250,
  pricePerArea: 690,
  rentPerArea: 3.2,
  neighbourhoods: [
    neighbourhood('Mission Bay; 32.7790; -117.2360; 92109; ocean', 'Crown Point Dr', 'Ingraham St', 'Riviera Dr'),
    neighbourhood(
      'Pacific Beach; 32.7978; -117.2403; 92109; ocean',
      'Garnet Ave',
      'Grand Ave',
      'Lamont St',
      'Diamond St',
    ),
    neighbourhood('North Park; 32.7456; -117.1294; 92104', 'University Ave', '30th St', 'Ohio St', 'El Cajon Blvd'),
    neighbourhood('Hillcrest; 32.7479; -117.1627; 92103', 'Robinson Ave', '5th Ave', 'Washington St'),
    neighbourhood(
      'La Jolla; 32.8420; -117.2700; 92037; ocean',
      'Prospect St',
      'Girard Ave',
      'Torrey Pines Rd',
      'Pearl St',
    ),
    neighbourhood('Point Loma; 32.7230; -117.2400; 92106; ocean', 'Catalina Blvd', 'Rosecrans St', 'Chatsworth Blvd'),
    neighbourhood('Ocean Beach; 32.7480; -117.2480; 92107; ocean', 'Newport Ave', 'Voltaire St', 'Sunset Cliffs Blvd'),
    neighbourhood('Mira Mesa; 32.9156; -117.1439; 92126', 'Mira Mesa Blvd', 'Black Mountain Rd', 'Camino Ruiz'),
    neighbourhood('Logan Heights; 32.6990; -117.1250; 92113', 'Ocean View Blvd', 'Imperial Ave', 'National Ave'),
    neighbourhood(
      'Normal Heights; 32.7640; -117.1180; 92116',
      'Adams Ave',
      'Orange Ave',
      'Carlsbad St',
      'Mountain View Dr',
    ),
  ],
};

const others: MarketCity[] = [
  {
    ...county,
    name: 'La Mesa',
    homes: 350,
    pricePerArea: 510,
    rentPerArea: 2.6,
    neighbourhoods: [
      neighbourhood('La Mesa Village; 32.7660; -117.0220; 91942', 'La Mesa Blvd', 'Oak St', 'Palm Ave', 'Spring St'),
      neighbourhood('Mount Helix; 32.7650; -116.9870; 91941', 'Fuerte Dr', 'Mt Helix Dr', 'Alto Dr'),
      neighbourhood('Lake Murray; 32.7860; -117.0300; 91942; lake', 'Lake Murray Blvd', 'Baltimore Dr', 'El Paso St'),
    ],
  },
  {
    ...county,
    name: 'Chula Vista',
    homes: 400,
    pricePerArea: 450,
    rentPerArea: 2.4,
    neighbourhoods: [
      neighbourhood('Eastlake; 32.6480; -116.9690; 91915; lake', 'Eastlake Pkwy', 'Otay Lakes Rd', 'Hunte Pkwy'),
      neighbourhood('Otay Ranch; 32.6230; -116.9810; 91913', 'Olympic Pkwy', 'La Media Rd', 'Santa Venetia St'),
      neighbourhood('Rancho del Rey; 32.6450; -117.0120; 91910', 'E H St', 'Paseo Ranchero', 'Telegraph Canyon Rd'),
      neighbourhood(
        'Third Avenue Village; 32.6390; -117.0800; 91910',
        'Third Ave',
        'F St',
        'Orange Ave',
        'San Diego Ave',
      ),
    ],
  },
  {
    ...county,
    name: 'El Cajon',
    homes: 350,
    pricePerArea: 430,
    rentPerArea: 2.3,
    neighbourhoods: [
      neighbourhood('Fletcher Hills; 32.8020; -116.9950; 92020', 'Fletcher Pkwy', 'Chatham St', 'Garfield Ave'),
      neighbourhood('Rancho San Diego; 32.7500; -116.9350; 92019', 'Jamacha Rd', 'Avocado Blvd', 'Campo Rd'),
      neighbourhood('Bostonia; 32.8080; -116.9390; 92021', 'Broadway', 'E Main St', 'Oak St', 'Escondido Ave'),
    ],
  },
  {
    ...county,
    name: 'Carlsbad',
    homes: 330,
    pricePerArea: 720,
    rentPerArea: 3.1,
    neighbourhoods: [
      neighbourhood(
        'Carlsbad Village; 33.1600; -117.3490; 92008; ocean',
        'Grand Ave',
        'State St',
        'Carlsbad Blvd',
        'Oak Ave',
      ),
      neighbourhood('La Costa; 33.0870; -117.2500; 92009', 'La Costa Ave', 'Rancho Santa Fe Rd', 'Levante St'),
      neighbourhood('Aviara; 33.1020; -117.2850; 92011; ocean', 'Aviara Pkwy', 'Batiquitos Dr', 'Black Rail Rd'),
      neighbourhood('Calavera Hills; 33.1640; -117.2950; 92010', 'College Blvd', 'Tamarack Ave', 'Harwich Dr'),
    ],
  },
  {
    ...county,
    name: 'Oceanside',
    homes: 340,
    pricePerArea: 520,
    rentPerArea: 2.6,
    neighbourhoods: [
      neighbourhood('Fire Mountain; 33.1800; -117.3480; 92054', 'Fire Mountain Dr', 'Laurel Rd', 'Hunsaker St'),
      neighbourhood('South Oceanside; 33.1790; -117.3640; 92054; ocean', 'Coast Hwy', 'Cassidy St', 'Pacific St'),
      neighbourhood('Rancho del Oro; 33.2040; -117.3040; 92056', 'Oceanside Blvd', 'Mesa Dr', 'Vista Way'),
      neighbourhood('Morro Hills; 33.2720; -117.2830; 92057', 'Sleeping Indian Rd', 'N River Rd', 'Wilshire Rd'),
    ],
  },
  {
    ...county,
    name: 'Encinitas',
    homes: 300,
    pricePerArea: 880,
    rentPerArea: 3.4,
    neighbourhoods: [
      neighbourhood('Leucadia; 33.0680; -117.3010; 92024; ocean', 'Neptune Ave', 'Orpheus Ave', 'Hymettus Ave'),
      neighbourhood('Old Encinitas; 33.0450; -117.2930; 92024; ocean', 'Second St', 'Cornish Dr', 'F St'),
      neighbourhood(
        'Cardiff-by-the-Sea; 33.0210; -117.2790; 92007; ocean',
        'San Elijo Ave',
        'Birmingham Dr',
        'Oxford Ave',
      ),
      neighbourhood('Olivenhain; 33.0440; -117.2340; 92024', 'Rancho Santa Fe Rd', 'Lone Jack Rd', 'Fortuna Ranch Rd'),
    ],
  },
  {
    ...county,
    name: 'Escondido',
    homes: 330,
    pricePerArea: 440,
    rentPerArea: 2.3,
    neighbourhoods: [
      neighbourhood(
        'Old Escondido; 33.1180; -117.0780; 92025',
        'Grand Ave',
        'S Juniper St',
        'E 7th Ave',
        'Oak Hill Dr',
      ),
      neighbourhood(
        'Hidden Meadows; 33.2230; -117.1130; 92026',
        'Mountain Meadow Rd',
        'Meadow Glen Way',
        'Mesa Rock Rd',
      ),
      neighbourhood('Kit Carson; 33.0830; -117.0620; 92025', 'Bear Valley Pkwy', 'Las Palmas Ave', 'Sunset Dr'),
    ],
  },
];

export const SAN_DIEGO_COUNTY: readonly MarketCity[] = [sanDiego, ...others];
