import type { LanguageCode } from '../../language/language.ts';
import { cleanListingText } from '../prompt/clean.ts';
import type { FoundListing } from '../retrieve/found-listing.ts';
import { officeWords } from '../words/field-values.ts';
import { fill } from '../words/fill.ts';
import { wordsOf } from '../words/words.ts';
import { shownLink } from './contacts.ts';

/** What stands for a row's mark in the text: the address, else the number. A name, which any sentence of any language takes. */
export const listingName = ({ id, values }: FoundListing, language: LanguageCode): string => {
  const clean = (text: string | null): string => cleanListingText(text ?? '');
  const number = clean(values.MLSNumber);
  const numbered = number === '' ? fill(wordsOf(language).says.listingNumber, { id: String(id) }) : `MLS ${number}`;
  return [clean(values.Address) || numbered, clean(values.City)].filter((part) => part !== '').join(', ');
};

/** A link as a chat client makes one: with a scheme. */
export const listingLink = ({ values }: FoundListing): string | null => {
  const url = values.Url?.trim() ?? '';
  if (url === '') return null;
  if (/^https?:\/\//i.test(url)) return shownLink(url);
  return /^[a-z][a-z0-9+.-]*:/i.test(url) && !/^[^/]+:\d/.test(url) ? null : `https://${shownLink(url)}`;
};

/**
 * The first time that an answer names a listing: its name, its link, and who lists it. With `linked`, which writes an address as the target
 * of a link, the name is a link of Markdown.
 */
export const listingLabel = (
  listing: FoundListing,
  language: LanguageCode,
  linked?: (address: string) => string,
): string => {
  const office = officeWords(listing.values);
  const address = listingLink(listing);
  const name = listingName(listing, language);
  const isLinked = linked !== undefined && address !== null;
  const details = [
    isLinked ? null : address,
    office === null ? null : fill(wordsOf(language).says.listedBy, { office }),
  ].filter((part) => part !== null);
  const shown = isLinked ? `[${name.replaceAll('[', '(').replaceAll(']', ')')}](${linked(address)})` : name;
  return `${shown}${details.length === 0 ? '' : ` (${details.join(' – ')})`}`;
};
