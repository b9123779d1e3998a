import type { FoundListing } from '../../retrieve/found.ts';
import { statusWords } from '../../retrieve/found-listing.ts';
import type { Speaker } from './speaker.ts';

/** Whether a home is sold or rented out, so that its price is its last. */
export const isTaken = ({ values }: FoundListing): boolean => ['sold', 'rented'].includes(statusWords(values));

/** Where a home stands, and since when nobody has confirmed it. */
export const standing = ({ values, unconfirmedSince }: FoundListing, speaker: Speaker): string[] => {
  const { names, says, formats } = speaker;
  const status = names.status[statusWords(values)];
  if (unconfirmedSince === null) return [status];
  const unconfirmed = says.unconfirmed(formats.date(formats.dayOf(unconfirmedSince)));
  return statusWords(values) === 'active' ? [unconfirmed] : [status, unconfirmed];
};
