import { createTextCache } from '../../process/text-cache.ts';
import { foldText } from '../fold.ts';
import type { ListingValues } from '../listing.ts';
import type { Token } from '../tags/tokenize.ts';
import { saidPlaces } from './said-places.ts';

/** A place by which a listing is found: `own` where it lies in it, else near it by its own text. */
export type ListingPlace = { fold: string; own: boolean; name: string };

/** Feeds have a few keys for all their homes. */
const MOST_KEYS = 500;
const LONGEST_FOLD = 120;
const MOST_OWN = 10;
const FEW_WORDS = /^\S+(?:\s+\S+){0,5}$/;

/** Keys of pairs whose value is where the home lies. */
const AREA_WORDS = [
  'neighbou?rhood|subdivision|community|complex|development|building|area|mls area|district',
  'barrio|colonia|urbanizacion|fraccionamiento|zona|bairro|freguesia|condominio|quartier|residence',
  'stadtteil|ortsteil|viertel|bezirk|stadtbezirk|小区|社区|板块|商圈|区域|街道',
].join('|');
const AREA_KEYS = new RegExp(`^(${AREA_WORDS})( name| major|名|名称)?$`);
const NO_NAME = /^(none|no|yes|n\/a|na|other|unknown|not applicable|see remarks|-+|0|不详|无)$/i;

const isName = (text: string): boolean => /\p{L}/u.test(text) && FEW_WORDS.test(text) && !NO_NAME.test(text);

const knownKeys = createTextCache<boolean>(MOST_KEYS);

/** Whether a pair of this key says which area a home lies in. */
export const isAreaKey = (key: string): boolean =>
  knownKeys(key, () => AREA_KEYS.test(foldText(key.replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2'))));

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
 * The places of a listing, its own first. None where the seller hides the address: to be found by a place would tell where
 * the home is. The city, state and ZIP are no places. `tokens` are those of the description, where somebody has read it already. Pure.
 */
export const listingPlaces = (values: ListingValues, tokens?: readonly Token[]): ListingPlace[] => {
  if (values.AddressHidden) return [];
  const elsewhere = new Set([values.City, values.State, values.ZIP].map(foldText));
  const places = new Map<string, ListingPlace>();
  const add = (name: string, own: boolean): void => {
    const whole = foldText(name);
    const fold = whole.length <= LONGEST_FOLD ? whole : [...whole].slice(0, LONGEST_FOLD).join('').trim();
    if (fold === '' || elsewhere.has(fold) || places.has(fold)) return;
    places.set(fold, { fold, own, name: name.trim().slice(0, 255) });
  };
  for (const name of ownNames(values).slice(0, MOST_OWN)) add(name, true);
  for (const name of saidPlaces(values.Description ?? '', tokens)) add(name, false);
  return [...places.values()];
};
