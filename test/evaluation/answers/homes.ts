import type { FoundListing } from '../../../src/chat/retrieve/found.ts';
import { sampleListing } from '../../helpers/sample-listings.ts';

/** Homes of the United States, in dollars and square feet. */
const AMERICAN: FoundListing[] = [
  sampleListing(
    {
      ...{ SalePrice: '549900.00', Bedrooms: 3, Bathrooms: 2, BuildingArea: 1_487, LotArea: 5_227, YearBuilt: 1987 },
      ...{
        HOAMonth: '125.00',
        ParkingSpots: 2,
        MarketSince: '2026-11-01',
        PreviousListPrice: '575000.00',
        ZIP: '92109',
      },
      ...{ Address: '1447 Garnet Ave', City: 'San Diego', MLSNumber: 'SD2600147', ListOfficeContact: '(619) 555-0147' },
      Description: 'Remodeled in 2019 with 2 skylights. 5 minutes to the beach. Seller offers a $10,000 credit.',
    },
    1,
  ),
  sampleListing(
    {
      ...{ SalePrice: '729000.00', Bedrooms: 4, Bathrooms: 3.5, BuildingArea: 2_260, LotArea: 7_405, YearBuilt: 2004 },
      ...{ HOAMonth: '310.00', ParkingSpots: 3, MarketSince: '2026-10-06', PreviousListPrice: null, ZIP: '91910' },
      ...{ Address: '82 Bonita Glen Dr', City: 'Chula Vista', MLSNumber: 'CV2600082', ListOfficeContact: null },
      Description: 'Two-story home with a 3-car garage and a pool. Near Highway 805.',
    },
    2,
  ),
];

/** Homes of Europe, in euros and square metres. */
const EUROPEAN: FoundListing[] = [
  sampleListing(
    {
      ...{ SalePrice: '389000.00', CurrencySymbol: '€', Bedrooms: 2, Bathrooms: 1, BuildingArea: 84, LotArea: 240 },
      ...{ AreaUnit: 'Square Meters', YearBuilt: 1962, HOAMonth: '215.00', ParkingSpots: 1, MarketSince: '2026-09-22' },
      ...{
        PreviousListPrice: '415000.00',
        Address: 'Lindenstraße 12',
        City: 'München',
        ZIP: '80331',
        MLSNumber: 'M-80331-12',
      },
      Description: 'Helle Wohnung im 3. Stock, 2021 renoviert.',
    },
    3,
  ),
  sampleListing(
    {
      ...{ SalePrice: '1250000.00', CurrencySymbol: '€', Bedrooms: 5, Bathrooms: 3, BuildingArea: 231, LotArea: 910 },
      ...{ AreaUnit: 'Square Meters', YearBuilt: 2011, HOAMonth: '480.00', ParkingSpots: 4, MarketSince: '2026-11-10' },
      ...{ PreviousListPrice: null, Address: 'Calle Mayor 7', City: 'Madrid', ZIP: '28013', MLSNumber: 'MAD-28013-7' },
      Description: 'Casa con piscina y jardín, a 10 minutos del centro.',
    },
    4,
  ),
];

const RENTALS: FoundListing[] = [
  sampleListing(
    {
      ...{
        SaleType: 'for_rent',
        SalePrice: null,
        RentPrice: '2450.00',
        DepositFee: '3100.00',
        Bedrooms: 2,
        Bathrooms: 1,
      },
      ...{ BuildingArea: 910, LotArea: null, YearBuilt: null, Address: '5 Pine St', MLSNumber: 'R-5' },
    },
    5,
  ),
  sampleListing(
    {
      ...{
        SaleType: 'for_rent',
        SalePrice: null,
        RentPrice: '3700.00',
        DepositFee: '4200.00',
        Bedrooms: 3,
        Bathrooms: 2.5,
      },
      ...{ BuildingArea: 1_640, LotArea: null, YearBuilt: 1999, Address: '9 Fir St', MLSNumber: 'R-9' },
    },
    6,
  ),
];

export const RENTAL_SETS: readonly (readonly FoundListing[])[] = [RENTALS];
export const HOME_SETS: readonly (readonly FoundListing[])[] = [AMERICAN, EUROPEAN];
/** Homes that cannot be had any more. */
export const SOLD_SETS: readonly (readonly FoundListing[])[] = HOME_SETS.map((homes) =>
  homes.map((home) => ({ ...home, values: { ...home.values, Status: 'Sold' } })),
);
