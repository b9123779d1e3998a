/** All that a listing needs to be created. */
export const HOME = {
  SaleType: 'for_sale',
  Status: 'Active',
  CurrencySymbol: '$',
  PropertyType: 'House',
  Bedrooms: 3,
  Bathrooms: 2.5,
  Url: 'https://homes.example/1',
  MLSNumber: 'A1',
  YearBuilt: 1999,
  DaysOnMarket: 4,
  LotArea: 5000,
  BuildingArea: 1800,
  AreaUnit: 'Square Feet',
  ParkingSpots: 2,
};
