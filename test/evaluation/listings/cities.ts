import type { LanguageCode } from '../../../src/language/language.ts';

/** A language that descriptions are written in. */
export type Language = LanguageCode;

export type Neighbourhood = {
  name: string;
  latitude: number;
  longitude: number;
  zip: string;
  streets: readonly string[];
  /** What lies close enough to be seen or walked to. */
  by?: 'ocean' | 'river' | 'lake' | undefined;
};

export type MarketCity = {
  name: string;
  state: string;
  /** How many of the listings lie here. */
  homes: number;
  currency: string;
  unit: 'Square Feet' | 'Square Meters';
  /** Usual price and monthly rent of one unit of area, in the currency. */
  pricePerArea: number;
  rentPerArea: number;
  languages: Readonly<Partial<Record<Language, number>>>;
  /** How a street, a house number and (where there is one) a unit are written. */
  writeAddress(street: string, number: number, unit?: string): string;
  neighbourhoods: readonly Neighbourhood[];
};

/** `"Name; latitude; longitude; ZIP; by"` and the streets. */
const neighbourhood = (place: string, ...streets: string[]): Neighbourhood => {
  const [name = '', latitude, longitude, zip = '', by] = place.split('; ');
  return {
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    zip,
    streets,
    by: by as Neighbourhood['by'],
  };
};

export const ABROAD: readonly MarketCity[] = [
  {
    name: 'München',
    state: 'Bayern',
    homes: 370,
    currency: '€',
    unit: 'Square Meters',
    pricePerArea: 9_200,
    rentPerArea: 24,
    languages: { de: 74, en: 14, fr: 3, es: 3, pt: 2, zh: 4 },
    writeAddress: (street, number, unit) => [street, number, unit].filter(Boolean).join(' '),
    neighbourhoods: [
      neighbourhood('Schwabing; 48.1660; 11.5860; 80801', 'Leopoldstraße', 'Hohenzollernstraße', 'Kaiserstraße'),
      neighbourhood('Maxvorstadt; 48.1510; 11.5690; 80333', 'Türkenstraße', 'Schellingstraße', 'Augustenstraße'),
      neighbourhood(
        'Haidhausen; 48.1310; 11.6000; 81667; river',
        'Rosenheimer Straße',
        'Wörthstraße',
        'Preysingstraße',
      ),
      neighbourhood('Sendling; 48.1180; 11.5460; 81371; river', 'Lindwurmstraße', 'Plinganserstraße', 'Hauptstraße'),
      neighbourhood('Neuhausen; 48.1560; 11.5310; 80634', 'Nymphenburger Straße', 'Leonrodstraße', 'Volkartstraße'),
      neighbourhood(
        'Bogenhausen; 48.1480; 11.6150; 81675; river',
        'Prinzregentenstraße',
        'Ismaninger Straße',
        'Möhlstraße',
      ),
    ],
  },
  {
    name: 'Lisboa',
    state: 'Lisboa',
    homes: 360,
    currency: '€',
    unit: 'Square Meters',
    pricePerArea: 5_600,
    rentPerArea: 20,
    languages: { pt: 72, en: 14, es: 5, fr: 4, de: 3, zh: 2 },
    writeAddress: (street, number, unit) => [`${street} ${number}`, unit].filter(Boolean).join(', '),
    neighbourhoods: [
      neighbourhood(
        'Alfama; 38.7115; -9.1300; 1100-004; river',
        'Rua dos Remédios',
        'Rua de São Miguel',
        'Beco do Carneiro',
      ),
      neighbourhood('Chiado; 38.7105; -9.1420; 1200-205', 'Rua Garrett', 'Rua do Carmo', 'Rua Ivens'),
      neighbourhood('Príncipe Real; 38.7170; -9.1480; 1250-184', 'Rua da Escola Politécnica', 'Rua de São Marçal'),
      neighbourhood('Belém; 38.6970; -9.2070; 1400-038; river', 'Rua de Belém', 'Rua da Junqueira', 'Avenida da Índia'),
      neighbourhood('Parque das Nações; 38.7680; -9.0960; 1990-096; river', 'Alameda dos Oceanos', 'Rua da Pimenta'),
      neighbourhood('Campo de Ourique; 38.7180; -9.1660; 1350-100', 'Rua Ferreira Borges', 'Rua Saraiva de Carvalho'),
    ],
  },
  {
    name: 'Genève',
    state: 'Genève',
    homes: 300,
    currency: 'CHF',
    unit: 'Square Meters',
    pricePerArea: 13_500,
    rentPerArea: 36,
    languages: { fr: 72, en: 14, de: 6, pt: 3, es: 3, zh: 2 },
    writeAddress: (street, number, unit) => [`${street} ${number}`, unit].filter(Boolean).join(', '),
    neighbourhoods: [
      neighbourhood(
        'Eaux-Vives; 46.2030; 6.1610; 1207; lake',
        'Rue des Eaux-Vives',
        'Rue de la Terrassière',
        'Rue du Lac',
      ),
      neighbourhood(
        'Champel; 46.1920; 6.1530; 1206',
        'Avenue de Champel',
        'Avenue Peschier',
        'Chemin des Crêts-de-Champel',
      ),
      neighbourhood('Plainpalais; 46.1980; 6.1400; 1205', 'Rue de Carouge', 'Boulevard Carl-Vogt', 'Rue Dancet'),
      neighbourhood('Pâquis; 46.2120; 6.1470; 1201; lake', 'Rue de Berne', 'Rue de Lausanne', 'Rue des Pâquis'),
      neighbourhood('Servette; 46.2130; 6.1310; 1202', 'Rue de la Servette', 'Rue Hoffmann', 'Rue Liotard'),
    ],
  },
  {
    name: '上海',
    state: '上海市',
    homes: 320,
    currency: '¥',
    unit: 'Square Meters',
    pricePerArea: 82_000,
    rentPerArea: 125,
    languages: { zh: 76, en: 16, de: 2, fr: 2, es: 2, pt: 2 },
    writeAddress: (street, number, unit) => [`${street}${number}号`, unit].filter(Boolean).join(' '),
    neighbourhoods: [
      neighbourhood('静安; 31.2290; 121.4480; 200040', '南京西路', '愚园路', '北京西路'),
      neighbourhood('徐汇; 31.1950; 121.4370; 200030', '衡山路', '淮海中路', '天平路'),
      neighbourhood('陆家嘴; 31.2390; 121.5010; 200120; river', '浦东南路', '世纪大道', '东昌路'),
      neighbourhood('长宁; 31.2200; 121.4240; 200050', '长宁路', '定西路', '江苏路'),
      neighbourhood('黄浦; 31.2310; 121.4840; 200001; river', '福州路', '北京东路', '复兴中路'),
      neighbourhood('虹口; 31.2650; 121.5050; 200080; river', '四川北路', '东大名路'),
    ],
  },
];

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
