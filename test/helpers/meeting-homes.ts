import fc from 'fast-check';

/** The columns of a home with few keys, streets and prices, so that homes meet in every way that keys can. */
export const MEETING_HOME = {
  ListingKey: fc.constantFrom('', 'K1', 'K2', 'K3', 'K4'),
  ListingId: fc.constantFrom('', 'M1', 'M2', 'M3', 'M4'),
  ListingURL: fc.constantFrom('', 'https://a.example/1', 'https://a.example/2', 'https://a.example/3'),
  UnparsedAddress: fc.constantFrom('1 Oak St', '1 Oak St', '2 Elm St', '1 Oak St #2', ''),
  StandardStatus: fc.constantFrom('Active', 'Active', 'Active', 'ComingSoon', 'Pending', 'Closed', 'Gone'),
  PropertyType: fc.constantFrom('Residential', 'Residential', 'Residential', 'Residential Lease'),
  ListPrice: fc.constantFrom('500000', '600000', 'abc'),
};

/** The keys that a feed goes by, in any order that makes a difference. */
export const someKeys = fc.constantFrom(
  ['ListingKey', 'MLSNumber', 'Url'],
  ['MLSNumber', 'Url'],
  ['ListingKey', 'Url'],
);
