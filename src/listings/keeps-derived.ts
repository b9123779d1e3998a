import type { Changes } from './changes.ts';
import { DERIVED_VERSION } from './derive/derive-listing.ts';
import type { ListingField } from './listing.ts';
import type { StoredListing } from './stored-listing.ts';

/** The fields that `deriveListing` goes by. */
export const DERIVED_FROM: ReadonlySet<string> = new Set<ListingField>([
  'MLSNumber',
  'Address',
  'AddressHidden',
  'City',
  'State',
  'ZIP',
  'Location',
  'Description',
  'ExtensionColumn',
]);

/** Whether what is stored of a listing to search it by is also that of its changed values: a new price changes none of it. */
export const keepsDerived = ({ derivedVersion }: StoredListing, changes: Changes): boolean =>
  derivedVersion === DERIVED_VERSION && Object.keys(changes).every((field) => !DERIVED_FROM.has(field));
