import type { Bound, NamingWords } from '../naming-words.ts';
import { GERMAN_FEATURES } from './german-features.ts';
import { GERMAN_TYPES } from './german-types.ts';

const noun = (count: { isOne: boolean }, one: string, many: string): string => (count.isOne ? one : many);

const built = ({ kind, low, high }: Bound): string =>
  ({
    is: `mit Baujahr ${low}`,
    not: `mit anderem Baujahr als ${low}`,
    atLeast: `mit Baujahr ab ${low}`,
    atMost: `mit Baujahr bis ${high}`,
    between: `mit Baujahr von ${low} bis ${high}`,
  })[kind];

const listedFor = ({ kind, low, high, isOne }: Bound): string => {
  const days = isOne ? 'Tag' : 'Tagen';
  return {
    is: `eingestellt vor ${low} ${days}`,
    not: `nicht vor ${low} ${days} eingestellt`,
    atLeast: `seit mindestens ${low} ${days} auf dem Markt`,
    atMost: isOne ? 'eingestellt seit gestern' : `eingestellt in den letzten ${high} ${days}`,
    between: `eingestellt vor ${low} bis ${high} ${days}`,
  }[kind];
};

/** Rents, prices and fees stand in the accusative: "für höchstens 600.000 $". */
export const GERMAN_NAMES: NamingWords = {
  unknown: 'Das weiß ich leider nicht.',
  bounded: ({ kind, low, high }) =>
    ({
      is: `genau ${low}`,
      not: `anders als ${low}`,
      atLeast: `mindestens ${low}`,
      atMost: `höchstens ${high}`,
      between: `${low} bis ${high}`,
    })[kind],
  conditions: {
    SaleType: {
      for_sale: { is: 'zum Kauf', not: 'nicht zum Kauf' },
      for_rent: { is: 'zur Miete', not: 'nicht zur Miete' },
    },
    Status: {
      Active: { is: 'auf dem Markt', not: 'nicht auf dem Markt' },
      PreOnMarket: { is: 'demnächst auf dem Markt', not: 'bereits auf dem Markt' },
      Sold: { is: 'bereits verkauft oder vermietet', not: 'noch nicht verkauft oder vermietet' },
    },
    names: {
      City: { is: ({ or }) => `in ${or}`, not: ({ or }) => `nicht in ${or}` },
      ZIP: { is: ({ or }) => `mit der Postleitzahl ${or}`, not: ({ or }) => `nicht mit der Postleitzahl ${or}` },
      Street: { is: ({ or }) => `in der Straße ${or}`, not: ({ or }) => `nicht in der Straße ${or}` },
      Near: { is: ({ or }) => `in oder bei ${or}`, not: ({ or }) => `nicht in oder bei ${or}` },
      PropertyType: { is: ({ or }) => `vom Typ ${or}`, not: ({ or }) => `nicht vom Typ ${or}` },
      Currency: { is: ({ or }) => `mit Preis in ${or}`, not: ({ or }) => `mit Preis nicht in ${or}` },
    },
    numbers: {
      Bedrooms: (bounded, bound) => `mit ${bounded} ${noun(bound, 'Schlafzimmer', 'Schlafzimmern')}`,
      Bathrooms: (bounded, bound) => `mit ${bounded} ${noun(bound, 'Badezimmer', 'Badezimmern')}`,
      ParkingSpots: (bounded, bound) => `mit ${bounded} ${noun(bound, 'Stellplatz', 'Stellplätzen')}`,
      Price: (bounded) => `für ${bounded}`,
      BuildingArea: (bounded) => `mit ${bounded} Wohnfläche`,
      LotArea: (bounded) => `mit ${bounded} Grundstück`,
      YearBuilt: (_, bound) => built(bound),
      HOAMonth: (bounded) => `mit ${bounded} Hausgeld`,
      DaysOnMarket: (_, bound) => listedFor(bound),
    },
    studio: 'ohne separates Schlafzimmer (Studio)',
    noHoa: 'ohne Hausgeld (HOA)',
    identifiers: {
      MLSNumber: (value) => `mit der MLS-Nummer ${value}`,
      Address: (value) => `unter der Adresse ${value}`,
      Url: () => 'unter diesem Link',
    },
    shown: { is: 'unter den bereits gezeigten', not: 'noch nicht gezeigt' },
  },
  features: GERMAN_FEATURES,
  types: GERMAN_TYPES,
  fields: {
    Price: 'Preis',
    HOAMonth: 'Hausgeld (HOA)',
    YearBuilt: 'Baujahr',
    LotArea: 'Grundstück',
    BuildingArea: 'Wohnfläche',
    Bedrooms: 'Schlafzimmer',
    Bathrooms: 'Badezimmer',
    ParkingSpots: 'Stellplätze',
    DaysOnMarket: 'Zeit auf dem Markt',
    Status: 'Status',
    PropertyType: 'Typ',
    SaleType: 'Angebot',
    Address: 'Adresse',
    City: 'Ort',
    ZIP: 'Postleitzahl',
    Location: 'Lage',
    Url: 'Link',
    MLSNumber: 'MLS-Nummer',
    Images: 'Fotos',
    Tours: 'Besichtigung',
    DepositFee: 'Kaution',
    UnitAreaPrice: 'Preis pro Fläche',
    EstimatePrice: 'Geschätzter Preis',
    Description: 'Beschreibung',
    ListOfficeName: 'Angeboten von',
    PriceHistory: 'Preisentwicklung',
    Tag: 'Merkmal',
  },
  status: {
    active: 'verfügbar',
    'coming soon': 'demnächst verfügbar',
    'under contract': 'unter Vertrag',
    'sale pending': 'Verkauf steht vor dem Abschluss',
    sold: 'verkauft',
    rented: 'vermietet',
  },
  saleTypes: { for_sale: 'zum Kauf', for_rent: 'zur Miete' },
  superlatives: {
    Price: { asc: 'niedrigster Preis', desc: 'höchster Preis' },
    BuildingArea: { asc: 'kleinste Wohnfläche', desc: 'größte Wohnfläche' },
    LotArea: { asc: 'kleinstes Grundstück', desc: 'größtes Grundstück' },
    YearBuilt: { asc: 'ältestes Baujahr', desc: 'neuestes Baujahr' },
    DaysOnMarket: { asc: 'neuestes Angebot', desc: 'längste Zeit auf dem Markt' },
    Bedrooms: { asc: 'wenigste Schlafzimmer', desc: 'meiste Schlafzimmer' },
    Bathrooms: { asc: 'wenigste Badezimmer', desc: 'meiste Badezimmer' },
    HOAMonth: { asc: 'niedrigstes Hausgeld', desc: 'höchstes Hausgeld' },
    PricePerArea: { asc: 'niedrigster Preis pro Fläche', desc: 'höchster Preis pro Fläche' },
  },
  facts: {
    beds: (count) => `${count.text} Schlafzimmer`,
    studio: 'Studio',
    baths: (count) => `${count.text} ${noun(count, 'Bad', 'Bäder')}`,
    parking: (count) => `${count.text} ${noun(count, 'Stellplatz', 'Stellplätze')}`,
    days: (count) => `${count.text} ${noun(count, 'Tag', 'Tage')}`,
    photos: (count) => `${count.text} ${noun(count, 'Foto', 'Fotos')}`,
    area: (text, unit) => `${text} ${unit === 'Square Meters' ? 'm²' : unit === null ? '' : 'Quadratfuß'}`.trim(),
    perMonth: (money) => `${money}/Monat`,
    perArea: (money, unit) => (unit === null ? money : `${money}/${unit === 'Square Meters' ? 'm²' : 'Quadratfuß'}`),
    built: (year) => `Baujahr ${year}`,
    lot: (area) => `Grundstück ${area}`,
    openHouse: 'offene Besichtigung',
    tour3d: '3D-Rundgang',
    onMarket: (days) => `${days} auf dem Markt`,
    hoa: (money) => `Hausgeld ${money}`,
    distanceFrom: (distance, place) => `${distance} Entfernung zu ${place}`,
  },
  unnamedHome: (city, number) => `eine Immobilie${city === '' ? '' : ` in ${city}`} (${number})`,
  listingNumber: (id) => `Angebot ${id}`,
  listedBy: (office) => `Angeboten von ${office}`,
};
