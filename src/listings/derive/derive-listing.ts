import { foldAddress, foldName, foldText, LONGEST_ADDRESS_FOLD } from '../fold.ts';
import { mlsKey } from '../keys.ts';
import type { ListingField, ListingValues } from '../listing.ts';
import { deriveTags } from '../tags/derive-tags.ts';
import { readTokens } from '../tags/dictionary.ts';
import { type ListingPlace, listingPlaces } from './listing-places.ts';
import { foldStreet } from './street.ts';

/** Goes up with every release whose tables or rules derive something else: what is stored of before is derived anew. */
export const DERIVED_VERSION = 6;

/** What is stored of a listing beside its values: keys as they are compared, and what it is searched by. */
export type DerivedListing = { columns: DerivedColumns; places: ListingPlace[] };
export type DerivedColumns = {
  mls_key: string | null;
  city_fold: string;
  address_fold: string;
  street_fold: string;
  zip_fold: string;
  /** Sets of features as digits: 64 bits are more than a number holds. */
  tags_yes: string;
  tags_no: string;
  derived_version: number;
};

/** All that follows from a listing's values. Pure. */
export const deriveListing = (values: ListingValues): DerivedListing => {
  const tokens = readTokens(values.Description ?? '');
  const { yes, no } = deriveTags(values, tokens);
  const address = foldAddress(values.Address, values);
  return {
    columns: {
      mls_key: mlsKey(values.MLSNumber),
      city_fold: foldName(values.City).slice(0, 255),
      address_fold: address.slice(0, LONGEST_ADDRESS_FOLD),
      street_fold: values.AddressHidden ? '' : foldStreet(values.Address, values, address),
      zip_fold: foldText(values.ZIP).slice(0, 32),
      tags_yes: yes.toString(),
      tags_no: no.toString(),
      derived_version: DERIVED_VERSION,
    },
    places: listingPlaces(values, tokens),
  };
};

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

/** Whether what a listing is searched by was derived by the rules of today. */
export const isDerived = ({ derivedVersion }: { derivedVersion: number }): boolean =>
  derivedVersion === DERIVED_VERSION;

/** Whether what is stored of a listing to search it by is also that of its changed values: a new price changes none of it. */
export const keepsDerived = (
  { derivedVersion }: { derivedVersion: number },
  changes: Partial<Record<ListingField, unknown>>,
): boolean => isDerived({ derivedVersion }) && Object.keys(changes).every((field) => !DERIVED_FROM.has(field));
