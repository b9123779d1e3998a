import type { LanguageCode } from '../../language/language.ts';
import { cleanListingText } from '../prompt/clean.ts';
import type { FoundListing } from '../retrieve/found.ts';
import { statusWords } from '../retrieve/found-listing.ts';
import { figureFact } from '../words/field-figures.ts';
import { figureOf, priceWords, standing } from '../words/field-values.ts';
import { localeOf } from '../words/formats.ts';
import { createTeller } from '../words/teller.ts';
import { typeName } from '../words/words.ts';
import { listingLink, listingName } from './listing-label.ts';

/** A home as a page shows it beside an answer, in the answer's language; `""` is what is not known, or hidden by its seller. */
export type ListingCard = {
  ID: number;
  /** Its address, or the city and number where that is hidden. */
  Title: string;
  Price: string;
  /** Where it stands, if it is not simply on the market, then rooms, area and type. */
  Facts: string[];
  /** http or https. */
  Url: string;
  /** Address of its first picture; a path where the service shows it itself. */
  Image: string;
};

const FACTS = ['Bedrooms', 'Bathrooms', 'BuildingArea'] as const;

export const listingCards = (
  listings: readonly FoundListing[],
  { language, timeZone, now }: { language: LanguageCode; timeZone: string; now: Date },
): ListingCard[] => {
  const teller = createTeller(language, localeOf(language, listings), timeZone, now);
  return listings.map((listing) => {
    const { id, values, unconfirmedSince } = listing;
    const isPlain = statusWords(values) === 'active' && unconfirmedSince === null;
    const numbers = FACTS.flatMap((field) => figureOf(field, listing, now) ?? []);
    const type = cleanListingText(typeName(values.PropertyType ?? '', teller.words));
    return {
      ID: id,
      Title: listingName(listing, language),
      Price: priceWords(listing, teller) ?? '',
      Facts: [
        ...(isPlain ? [] : standing(listing, teller)),
        ...numbers.map((figure) => figureFact(teller, figure)),
        ...(type === '' ? [] : [type]),
      ],
      Url: listingLink(listing) ?? '',
      Image: values.Images?.[0] ?? '',
    };
  });
};
