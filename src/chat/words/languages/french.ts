import type { Bound, NamingWords } from '../naming-words.ts';
import { FRENCH_FEATURES } from './french-features.ts';
import { FRENCH_TYPES } from './french-types.ts';

const noun = (count: { isOne: boolean }, one: string, many: string): string => (count.isOne ? one : many);

const built = ({ kind, low, high }: Bound): string =>
  ({
    is: `datant de ${low}`,
    not: `ne datant pas de ${low}`,
    atLeast: `datant de ${low} ou après`,
    atMost: `datant de ${high} ou avant`,
    between: `datant des années ${low} à ${high}`,
  })[kind];

/** "Au Havre", but "à Los Angeles". */
const inTown = (names: string): string => `à ${names}`.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux ');

/** Conditions follow one home or many, so none of them agrees with the noun. */
export const FRENCH_NAMES: NamingWords = {
  unknown: 'Je ne le sais pas.',
  bounded: ({ kind, low, high }) =>
    ({
      is: `exactement ${low}`,
      not: `un nombre autre que ${low}`,
      atLeast: `au moins ${low}`,
      atMost: `au maximum ${high}`,
      between: `${low} à ${high}`,
    })[kind],
  conditions: {
    SaleType: {
      for_sale: { is: 'à vendre', not: 'hors vente' },
      for_rent: { is: 'à louer', not: 'hors location' },
    },
    Status: {
      Active: { is: 'sur le marché', not: 'hors du marché' },
      PreOnMarket: { is: 'bientôt sur le marché', not: 'déjà sur le marché' },
      Sold: { is: 'au statut vendu ou loué', not: 'encore à vendre ou à louer' },
    },
    names: {
      City: { is: ({ or }) => inTown(or), not: ({ and }) => `hors de ${and}` },
      ZIP: { is: ({ or }) => `dans le code postal ${or}`, not: ({ and }) => `hors du code postal ${and}` },
      Street: { is: ({ or }) => `dans la rue ${or}`, not: ({ and }) => `hors de la rue ${and}` },
      Near: { is: ({ or }) => `dans le secteur de ${or}`, not: ({ and }) => `hors du secteur de ${and}` },
      PropertyType: { is: ({ or }) => `du type ${or}`, not: ({ or }) => `d'un autre type que ${or}` },
      Currency: { is: ({ or }) => `au prix en ${or}`, not: ({ or }) => `au prix dans une autre monnaie que ${or}` },
    },
    numbers: {
      Bedrooms: (bounded, bound) => `avec ${bounded} ${noun(bound, 'chambre', 'chambres')}`,
      Bathrooms: (bounded, bound) => `avec ${bounded} ${noun(bound, 'salle de bains', 'salles de bains')}`,
      ParkingSpots: (bounded, bound) => `avec ${bounded} ${noun(bound, 'place de parking', 'places de parking')}`,
      Price: (bounded) => `pour ${bounded}`,
      BuildingArea: (bounded) => `avec ${bounded} habitables`,
      LotArea: (bounded) => `avec ${bounded} de terrain`,
      YearBuilt: (_, bound) => built(bound),
      HOAMonth: (bounded) => `avec des charges de copropriété de ${bounded}`,
      DaysOnMarket: (bounded, bound) => `sur le marché depuis ${bounded} ${noun(bound, 'jour', 'jours')}`,
    },
    studio: 'sans chambre séparée (studio)',
    noHoa: 'sans charges de copropriété (HOA)',
    identifiers: {
      MLSNumber: (value) => `portant le numéro MLS ${value}`,
      Address: (value) => `à l'adresse ${value}`,
      Url: () => 'à ce lien',
    },
    shown: { is: 'parmi ceux déjà montrés', not: 'parmi ceux pas encore montrés' },
  },
  features: FRENCH_FEATURES,
  types: FRENCH_TYPES,
  fields: {
    Price: 'Prix',
    HOAMonth: 'Charges de copropriété (HOA)',
    YearBuilt: 'Année de construction',
    LotArea: 'Terrain',
    BuildingArea: 'Surface habitable',
    Bedrooms: 'Chambres',
    Bathrooms: 'Salles de bains',
    ParkingSpots: 'Places de parking',
    DaysOnMarket: 'Durée sur le marché',
    Status: 'Statut',
    PropertyType: 'Type',
    SaleType: 'Offre',
    Address: 'Adresse',
    City: 'Ville',
    ZIP: 'Code postal',
    Location: 'Quartier',
    Url: 'Lien',
    MLSNumber: 'Numéro MLS',
    Images: 'Photos',
    Tours: 'Visite',
    DepositFee: 'Dépôt de garantie',
    UnitAreaPrice: 'Prix par unité de surface',
    EstimatePrice: 'Prix estimé',
    Description: 'Description',
    ListOfficeName: 'Proposé par',
    PriceHistory: 'Historique des prix',
    Tag: 'Équipement',
  },
  status: {
    active: 'disponible',
    'coming soon': 'bientôt sur le marché',
    'under contract': 'sous compromis',
    'sale pending': 'vente en cours',
    sold: 'vendu',
    rented: 'loué',
  },
  saleTypes: { for_sale: 'à vendre', for_rent: 'à louer' },
  superlatives: {
    Price: { asc: 'prix le plus bas', desc: 'prix le plus élevé' },
    BuildingArea: { asc: 'surface habitable la plus petite', desc: 'surface habitable la plus grande' },
    LotArea: { asc: 'terrain le plus petit', desc: 'terrain le plus grand' },
    YearBuilt: { asc: 'construction la plus ancienne', desc: 'construction la plus récente' },
    DaysOnMarket: { asc: 'annonce la plus récente', desc: 'durée la plus longue sur le marché' },
    Bedrooms: { asc: 'moins de chambres', desc: 'plus grand nombre de chambres' },
    Bathrooms: { asc: 'moins de salles de bains', desc: 'plus grand nombre de salles de bains' },
    HOAMonth: { asc: 'charges de copropriété les plus basses', desc: 'charges de copropriété les plus élevées' },
    PricePerArea: { asc: 'prix au mètre ou pied carré le plus bas', desc: 'prix au mètre ou pied carré le plus élevé' },
  },
  facts: {
    beds: (count) => `${count.text} ${noun(count, 'chambre', 'chambres')}`,
    studio: 'studio',
    baths: (count) => `${count.text} ${noun(count, 'salle de bains', 'salles de bains')}`,
    parking: (count) => `${count.text} ${noun(count, 'place de parking', 'places de parking')}`,
    days: (count) => `${count.text} ${noun(count, 'jour', 'jours')}`,
    photos: (count) => `${count.text} ${noun(count, 'photo', 'photos')}`,
    area: (text, unit) => `${text} ${unit === 'Square Meters' ? 'm²' : unit === null ? '' : 'pi²'}`.trim(),
    perMonth: (money) => `${money}/mois`,
    perArea: (money, unit) => (unit === null ? money : `${money}/${unit === 'Square Meters' ? 'm²' : 'pi²'}`),
    built: (year) => `construit en ${year}`,
    lot: (area) => `terrain de ${area}`,
    openHouse: 'journée portes ouvertes',
    tour3d: 'visite virtuelle 3D',
    onMarket: (days) => `${days} sur le marché`,
    hoa: (money) => `charges de copropriété ${money}`,
    distanceFrom: (distance, place) => `à ${distance} de ${place}`,
  },
  unnamedHome: (city, number) => `un logement${city === '' ? '' : ` ${inTown(city)}`} (${number})`,
  listingNumber: (id) => `annonce ${id}`,
  listedBy: (office) => `Proposé par ${office}`,
};
