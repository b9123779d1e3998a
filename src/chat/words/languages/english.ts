import type { Bound, NamingWords } from '../naming-words.ts';
import { ENGLISH_FEATURES } from './english-features.ts';

const noun = (count: { isOne: boolean }, one: string, many: string): string => (count.isOne ? one : many);

const built = ({ kind, low, high }: Bound): string =>
  ({
    is: `built in ${low}`,
    not: `not built in ${low}`,
    atLeast: `built in ${low} or later`,
    atMost: `built in ${high} or earlier`,
    between: `built between ${low} and ${high}`,
  })[kind];

const listedFor = ({ kind, low, high, isOne }: Bound): string => {
  const days = isOne ? 'day' : 'days';
  return {
    is: `listed ${low} ${days} ago`,
    not: `not listed ${low} ${days} ago`,
    atLeast: `on the market for at least ${low} ${days}`,
    atMost: isOne ? 'listed since yesterday' : `listed in the last ${high} ${days}`,
    between: `listed ${low} to ${high} ${days} ago`,
  }[kind];
};

export const ENGLISH_NAMES: NamingWords = {
  unknown: 'I do not know that.',
  bounded: ({ kind, low, high }) =>
    ({
      is: `exactly ${low}`,
      not: `other than ${low}`,
      atLeast: `at least ${low}`,
      atMost: `at most ${high}`,
      between: `${low} to ${high}`,
    })[kind],
  conditions: {
    SaleType: {
      for_sale: { is: 'for sale', not: 'not for sale' },
      for_rent: { is: 'for rent', not: 'not for rent' },
    },
    Status: {
      Active: { is: 'on the market', not: 'not on the market' },
      PreOnMarket: { is: 'coming soon', not: 'not just coming soon' },
      Sold: { is: 'already sold or rented', not: 'not sold or rented yet' },
    },
    names: {
      City: { is: ({ or }) => `in ${or}`, not: ({ or }) => `not in ${or}` },
      ZIP: { is: ({ or }) => `in ZIP code ${or}`, not: ({ or }) => `outside ZIP code ${or}` },
      Street: { is: ({ or }) => `on ${or}`, not: ({ or }) => `not on ${or}` },
      Near: { is: ({ or }) => `in or near ${or}`, not: ({ or }) => `not in or near ${or}` },
      PropertyType: { is: ({ or }) => `of type ${or}`, not: ({ or }) => `not of type ${or}` },
      Currency: { is: ({ or }) => `priced in ${or}`, not: ({ or }) => `not priced in ${or}` },
    },
    numbers: {
      Bedrooms: (bounded, bound) => `with ${bounded} ${noun(bound, 'bedroom', 'bedrooms')}`,
      Bathrooms: (bounded, bound) => `with ${bounded} ${noun(bound, 'bathroom', 'bathrooms')}`,
      ParkingSpots: (bounded, bound) => `with ${bounded} ${noun(bound, 'parking spot', 'parking spots')}`,
      Price: (bounded) => `for ${bounded}`,
      BuildingArea: (bounded) => `with ${bounded} of living area`,
      LotArea: (bounded) => `on ${bounded} of land`,
      YearBuilt: (_, bound) => built(bound),
      HOAMonth: (bounded) => `with an HOA fee of ${bounded}`,
      DaysOnMarket: (_, bound) => listedFor(bound),
    },
    studio: 'without a separate bedroom (studio)',
    noHoa: 'without an HOA fee',
    identifiers: {
      MLSNumber: (value) => `with the MLS number ${value}`,
      Address: (value) => `at ${value}`,
      Url: () => 'at that link',
    },
    shown: { is: 'among those shown before', not: 'not shown yet' },
  },
  features: ENGLISH_FEATURES,
  fields: {
    Price: 'Price',
    HOAMonth: 'HOA fee',
    YearBuilt: 'Year built',
    LotArea: 'Lot',
    BuildingArea: 'Living area',
    Bedrooms: 'Bedrooms',
    Bathrooms: 'Bathrooms',
    ParkingSpots: 'Parking spots',
    DaysOnMarket: 'Time on the market',
    Status: 'Status',
    PropertyType: 'Type',
    SaleType: 'Offered',
    Address: 'Address',
    City: 'City',
    ZIP: 'ZIP code',
    Location: 'Neighborhood',
    Url: 'Link',
    MLSNumber: 'MLS number',
    Images: 'Photos',
    Tours: 'Tour',
    DepositFee: 'Deposit',
    UnitAreaPrice: 'Price per area',
    EstimatePrice: 'Estimated price',
    Description: 'Description',
    ListOfficeName: 'Listed by',
    PriceHistory: 'Price history',
    Tag: 'Feature',
  },
  status: {
    active: 'available',
    'coming soon': 'coming soon',
    'under contract': 'under contract',
    'sale pending': 'sale pending',
    sold: 'sold',
    rented: 'rented',
  },
  saleTypes: { for_sale: 'for sale', for_rent: 'for rent' },
  superlatives: {
    Price: { asc: 'lowest price', desc: 'highest price' },
    BuildingArea: { asc: 'smallest living area', desc: 'largest living area' },
    LotArea: { asc: 'smallest lot', desc: 'largest lot' },
    YearBuilt: { asc: 'oldest building', desc: 'newest building' },
    DaysOnMarket: { asc: 'newest listing', desc: 'longest on the market' },
    Bedrooms: { asc: 'fewest bedrooms', desc: 'most bedrooms' },
    Bathrooms: { asc: 'fewest bathrooms', desc: 'most bathrooms' },
    HOAMonth: { asc: 'lowest HOA fee', desc: 'highest HOA fee' },
    PricePerArea: { asc: 'lowest price per area', desc: 'highest price per area' },
  },
  facts: {
    beds: (count) => `${count.text} ${noun(count, 'bed', 'beds')}`,
    studio: 'studio',
    baths: (count) => `${count.text} ${noun(count, 'bath', 'baths')}`,
    parking: (count) => `${count.text} ${noun(count, 'parking spot', 'parking spots')}`,
    days: (count) => `${count.text} ${noun(count, 'day', 'days')}`,
    photos: (count) => `${count.text} ${noun(count, 'photo', 'photos')}`,
    area: (text, unit) => `${text} ${unit === 'Square Meters' ? 'm²' : unit === null ? '' : 'sq ft'}`.trim(),
    perMonth: (money) => `${money}/month`,
    perArea: (money, unit) => (unit === null ? money : `${money}/${unit === 'Square Meters' ? 'm²' : 'sq ft'}`),
    built: (year) => `built in ${year}`,
    lot: (area) => `lot ${area}`,
    openHouse: 'open house',
    tour3d: '3D tour',
    onMarket: (days) => `${days} on the market`,
    hoa: (money) => `HOA fee ${money}`,
    distanceFrom: (distance, place) => `${distance} from ${place}`,
  },
  unnamedHome: (city, number) => `a home${city === '' ? '' : ` in ${city}`} (${number})`,
  listingNumber: (id) => `listing ${id}`,
  listedBy: (office) => `Listed by ${office}`,
};
