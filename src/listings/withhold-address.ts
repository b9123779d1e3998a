import { isAreaKey } from './derive/listing-places.ts';
import { foldStreet } from './derive/street.ts';
import { foldAddress, foldText } from './fold.ts';
import type { ListingValues } from './listing.ts';

/** What stands in the place of words that tell where a home is. */
export const ADDRESS_ON_REQUEST = '(address on request)';

const PLACE_KEY = new RegExp(
  [
    'address|street|unit ?number|latitude|longitude|coordinate|direction|url|link|website|map',
    String.raw`parcel|\bapn\b|tax ?id|legal ?desc|cross|subdivision|neighbou?rhood|building ?name|park ?name`,
  ].join('|'),
  'i',
);
const SENTENCE = /[^.!?。！？\n]*(?:[.!?](?!\s|$)[^.!?。！？\n]*)*(?:[.!?。！？\n]+\s*|$)/gu;
const WEB_ADDRESS =
  /(?:\bhttps?:\/\/|\bwww\.)\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|info|io|co|us|homes|house|realty)\b\S*/giu;
const COORDINATES =
  /\b(?:lat|latitude|lon|lng|long|longitude)\b\.?\W{0,3}-?\d|-?\d{1,3}\.\d{3,}\W{1,4}-?\d{1,3}\.\d{3,}/iu;
/** Shorter names of streets, written as one word, stand inside others by chance. */
const SHORTEST_JOINED = 8;
const DIRECTIONS: ReadonlySet<string> = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);
const ENDINGS: ReadonlySet<string> = new Set(
  'st ave blvd dr ln rd ct pl ter cir pkwy hwy sq trl way loop alley row path cv'.split(' '),
);

/** The values that may tell where a home is. */
type TellingValues = Pick<
  ListingValues,
  | 'AddressHidden'
  | 'Address'
  | 'City'
  | 'State'
  | 'ZIP'
  | 'Url'
  | 'Images'
  | 'Description'
  | 'ExtensionColumn'
  | 'Location'
>;

type Hidden = { number: string; name: string[]; url: string };

const hiddenOf = (values: TellingValues): Hidden => {
  const street = foldStreet(values.Address, values).split(' ').filter(Boolean);
  const name = street.filter((word, index) => !(DIRECTIONS.has(word) || (index > 0 && ENDINGS.has(word))));
  const number = foldAddress(values.Address, values)
    .split(' ')
    .find((word) => /^\d+\p{L}?$/u.test(word));
  return { number: number ?? '', name: name.length > 0 ? name : street, url: foldText(values.Url) };
};

/** Whether words name the street: all of a name of several words, of a single one with its number or its ending beside it. */
const namesStreet = (text: string, { number, name }: Hidden): boolean => {
  if (name.length === 0) return false;
  const words = foldAddress(text).split(' ');
  const isHere = (at: number): boolean => name.every((word, index) => words[at + index] === word);
  const isCertain = (at: number): boolean => {
    if (name.length > 1) return true;
    const before = DIRECTIONS.has(words[at - 1] ?? '') ? words[at - 2] : words[at - 1];
    const after = words[at + 1] ?? '';
    return (number !== '' && before === number) || ENDINGS.has(after) || after === number;
  };
  if (words.some((_, at) => isHere(at) && isCertain(at))) return true;
  const joined = words.join('').replace(/[^\p{L}\p{N}]/gu, '');
  const joinedName = name.join('');
  return (
    (number !== '' && joined.includes(`${number}${joinedName}`)) ||
    (name.length > 1 && joinedName.length >= SHORTEST_JOINED && joined.includes(joinedName))
  );
};

const withoutPlace = (text: string | null, hidden: Hidden): string | null => {
  if (text === null) return null;
  const said = text.replace(WEB_ADDRESS, ADDRESS_ON_REQUEST);
  const sentences = said.match(SENTENCE) ?? [];
  const kept = sentences.map((sentence) =>
    COORDINATES.test(sentence) || namesStreet(sentence, hidden) ? `${ADDRESS_ON_REQUEST} ` : sentence,
  );
  return kept.join('').trim();
};

/**
 * The values without what tells where the home is, if its seller wishes so (InternetAddressDisplayYN false): no address,
 * street, place, coordinates or link, and no sentence of the texts that names the street. Town, state and ZIP stay.
 */
export const withholdAddress = <Values extends TellingValues>(values: Values): Values => {
  if (!values.AddressHidden) return values;
  const hidden = hiddenOf(values);
  const isKept = ({ Key }: { Key: string }): boolean => !PLACE_KEY.test(Key) && !isAreaKey(Key);
  return {
    ...values,
    Address: null,
    Location: null,
    Latitude: null,
    Longitude: null,
    Url: null,
    Images: values.Images?.filter((image) => !namesStreet(image.replace(/[^\p{L}\p{N}]+/gu, ' '), hidden)) ?? null,
    Description: withoutPlace(values.Description, hidden),
    ExtensionColumn:
      values.ExtensionColumn?.filter(isKept).map(({ Key, value }) => ({
        Key,
        value: withoutPlace(value, hidden) ?? '',
      })) ?? null,
  };
};
