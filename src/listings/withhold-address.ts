import { isAreaKey } from './derive/area-keys.ts';
import { foldName } from './fold.ts';
import type { ListingValues } from './listing.ts';
import type { Range } from './withhold/address-tokens.ts';
import { findStreet } from './withhold/find-street.ts';
import { type HiddenStreet, hiddenStreets } from './withhold/hidden-street.ts';

/** What stands in the place of words that tell where a home is. */
export const ADDRESS_ON_REQUEST = '(address on request)';

/** In all the languages that feeds name their columns in, as they are folded. */
const PLACE_KEY = new RegExp(
  [
    'address|street|unit ?number|latitude|longitude|coordinate|direction|url|link|website|map',
    String.raw`parcel|\bapn\b|tax ?id|legal ?desc|cross|subdivision|neighbou?rhood|building ?name|park ?name`,
    String.raw`adress|endereco|morada|direcc?ion|strasse|hausnummer|\b(?:calle|rue|rua)\b|numero (?:exterior|de rue)`,
    'latitud|longitud|coordenad|coordonn|koordinat|breitengrad|langengrad|catast|cadast|flurstuck|地址|街|路名|门牌|[经纬]度',
  ].join('|'),
);
/** Whether a column tells where a home is, by its name. */
export const isPlaceKey = (key: string): boolean => PLACE_KEY.test(foldName(key)) || isAreaKey(key);
const SENTENCE = /[^.!?。！？\n]*(?:[.!?](?!\s|$)[^.!?。！？\n]*)*(?:[.!?。！？\n]+\s*|$)/gu;
/** A name of the web without its scheme. Ends that are words, where a blank is missing behind a full stop, need a path. */
const WEB_ADDRESS = new RegExp(
  [
    String.raw`(?:\bhttps?:\/\/|\bwww\.)\S+`,
    String.raw`(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,63}\.){1,5}(?:${[
      'com|net|org|info|io|co|us|homes|house|realty|immo|ch|fr|pt|br|mx|cn|eu|nl|pl|uk|jp',
      String.raw`(?:de|es|at|it|be|ca)(?=\/)`,
    ].join('|')})\b\S*`,
  ].join('|'),
  'giu',
);
const COORDINATES =
  /\b(?:lat(?:itude?)?|lng|lon(?:g(?:itude?)?)?)\b\.?\W{0,3}-?\d|-?\d{1,3}\.\d{3,}\W{1,4}-?\d{1,3}\.\d{3,}/iu;
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

const findStreets = (text: string, streets: readonly HiddenStreet[]): Range[] =>
  streets.flatMap((street) => findStreet(text, street));

/** The name of a file may be written with signs for letters: "Col%C3%B3n". */
const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

const withoutPlace = (text: string | null, streets: readonly HiddenStreet[]): string | null => {
  if (text === null) return null;
  const said = text.replace(WEB_ADDRESS, ADDRESS_ON_REQUEST);
  const found = findStreets(said, streets);
  let shown = '';
  let wasTold = false;
  for (const { 0: sentence, index: start } of said.matchAll(SENTENCE)) {
    const end = start + sentence.trimEnd().length;
    const tells = COORDINATES.test(sentence) || found.some((range) => range.start < end && start < range.end);
    if (!tells) shown += sentence;
    else if (!wasTold) shown += `${ADDRESS_ON_REQUEST} `;
    wasTold = tells;
  }
  return shown.trim();
};

/**
 * The values without what tells where the home is, if its seller wishes so (InternetAddressDisplayYN false): no address,
 * street, place, coordinates or link, and no sentence of the texts that names the street. Town, state and ZIP stay.
 */
export const withholdAddress = <Values extends TellingValues>(values: Values): Values => {
  if (!values.AddressHidden) return values;
  const streets = hiddenStreets(values.Address, values);
  return {
    ...values,
    Address: null,
    Location: null,
    Latitude: null,
    Longitude: null,
    Url: null,
    Images: values.Images?.filter((image) => findStreets(decoded(image), streets).length === 0) ?? null,
    Description: withoutPlace(values.Description, streets),
    ExtensionColumn:
      values.ExtensionColumn?.filter(({ Key }) => !isPlaceKey(Key)).map(({ Key, value }) => ({
        Key,
        value: withoutPlace(value, streets) ?? '',
      })) ?? null,
  };
};
