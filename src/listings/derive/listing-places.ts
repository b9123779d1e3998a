import { foldText } from '../fold.ts';
import type { ListingValues } from '../listing.ts';
import type { Token } from '../tags/tokenize.ts';
import { withholdAddress } from '../withhold-address.ts';
import { isAreaKey } from './area-keys.ts';
import { saidPlaces } from './said-places.ts';

/** A place by which a listing is found: `own` where it lies in it, else near it by its own text. */
export type ListingPlace = { fold: string; own: boolean; name: string };

const LONGEST_FOLD = 120;
const MOST_OWN = 10;
const FEW_WORDS = /^\S+(?:\s+\S+){0,5}$/;

const NO_NAME = /^(none|no|yes|n\/a|na|other|unknown|not applicable|see remarks|-+|0|不详|无)$/i;

const isName = (text: string): boolean => /\p{L}/u.test(text) && FEW_WORDS.test(text) && !NO_NAME.test(text);

/** "Mission Bay, San Diego" names two places; a sentence names none. */
const namesIn = (text: string | null): string[] =>
  (text ?? '')
    .split(/[,;|/\n，、；·]/)
    .map((part) => part.trim())
    .filter(isName);

/** The names of the areas that a listing lies in, as its fields have them. */
export const ownNames = (values: ListingValues): string[] => [
  ...namesIn(values.Location),
  ...(values.ExtensionColumn ?? []).flatMap(({ Key, value }) =>
    isAreaKey(Key) && value.length < 255 ? namesIn(value) : [],
  ),
];

/**
 * The places of a listing, its own first. Where the seller hides the address, those alone that its text names, as it is shown: to be found by
 * others would tell where the home is. The city, state and ZIP are no places. `tokens` are those of the description, where somebody has
 * read it already. Pure.
 */
export const listingPlaces = (values: ListingValues, tokens?: readonly Token[]): ListingPlace[] => {
  const { AddressHidden: isHidden } = values;
  const description = (isHidden ? withholdAddress(values) : values).Description ?? '';
  const elsewhere = new Set([values.City, values.State, values.ZIP].map(foldText));
  const places = new Map<string, ListingPlace>();
  const add = (name: string, own: boolean): void => {
    const whole = foldText(name);
    const fold = whole.length <= LONGEST_FOLD ? whole : [...whole].slice(0, LONGEST_FOLD).join('').trim();
    if (fold === '' || elsewhere.has(fold) || places.has(fold)) return;
    places.set(fold, { fold, own, name: name.trim().slice(0, 255) });
  };
  const told = ` ${foldText(description)} `;
  for (const name of ownNames(values).slice(0, MOST_OWN))
    if (!isHidden || told.includes(` ${foldText(name)} `)) add(name, true);
  for (const name of saidPlaces(description, isHidden ? undefined : tokens)) add(name, false);
  return [...places.values()];
};
