import { SUFFIXES, suffixOf } from '../../language/street-words.ts';
import { foldStreet } from '../derive/street.ts';
import { foldAddress, foldName, foldText, type Place } from '../fold.ts';
import {
  BEFORE,
  BEHIND,
  COMPASS,
  ENGLISH_SMALL,
  KINDS,
  keyOf,
  PASSED,
  SMALL,
  tokensOf,
  UNPARTED,
} from './address-tokens.ts';

/** A street that is looked for in texts. */
export type HiddenStreet = {
  /** Its name without what is said of any street: "paix" of "12 bis, rue de la Paix". None where the address names none. */
  core: readonly string[];
  /** The name is of several words, which are certain without a number beside them. */
  isOfSeveral: boolean;
  /** What it is called before its name, known or not: "calle", "ul". */
  kind: string | undefined;
  /** The word that says all, as the address has it: "Broadway", "Keizersgracht 14". */
  isOneWord: boolean;
  /** The kind at its end: "str" of "Leopoldstraße" and "Rosenheimer Straße". Where it is "allee", a "Parkplatz" is no street. */
  suffix: string | undefined;
  /** All words in one, as in file names: "ruedelapaix". */
  joined: string;
  /** The kind is one that nobody knows in full: "ul.", "C.so". */
  isShortKind: boolean;
  /** What the address has with a dot: "pres" of "Av. Pres. Masaryk". */
  shortened: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
};

/** "渋谷区神南": what stands before the name of a street or a quarter. */
const REGIONS = /^(?:.{2,}?[省市区區县縣県郡府都](?=..))+/u;
/** The dot in "C.so Garibaldi", not that in "R.da Prata". */
const SHORTENED = /(?<=^\p{L})\.(?=\p{Ll}{2,3}\s)(?!d[aeo]s?\s)/u;

/** Where a street ends that has its number behind its name, as "Calle 8" has not. */
const nameEnd = (words: readonly string[], isNumberFirst: boolean): number => {
  const named = words.findIndex((word) => !PASSED.has(word) && !/^\d/.test(word));
  const behind = words.findIndex((word, at) => at > named && /^\d+\p{L}?$/u.test(word));
  return isNumberFirst || named === -1 || behind === -1 ? words.length : behind;
};

/** The words of a street without its kind and directions, and the kind that stood before them. */
const partsOf = (words: readonly string[], isNumberFirst: boolean) => {
  let from = 0;
  let to = nameEnd(words, isNumberFirst);
  while (from < to - 1 && COMPASS.has(words[from] ?? '')) from += 1;
  const whole = to;
  const isTrailing = (word = ''): boolean => BEHIND.has(word) || COMPASS.has(word);
  while (to > from + 1 && isTrailing(words[to - 1])) to -= 1;
  const last = words[to - 1] ?? '';
  const ending = isNumberFirst || to < whole ? undefined : suffixOf(last);
  const isOpen = to === whole && ending === undefined && !isNumberFirst;
  const [first = '', next = ''] = words.slice(from);
  const isBefore = BEFORE.has(first) || (KINDS.has(first) && SMALL.has(next)) || (isOpen && !SMALL.has(first));
  let kind: string | undefined;
  if (isBefore && from < to - 1) {
    kind = first;
    from += 1;
    while (from < to - 1 && SMALL.has(words[from] ?? '')) from += 1;
  }
  while (from < to - 1 && ENGLISH_SMALL.has(words[from] ?? '')) from += 1;
  const core = words.slice(from, to).filter((word, index) => index === 0 || !SMALL.has(word));
  if (ending !== undefined) core.splice(-1, 1, last.slice(0, -ending.length));
  const suffix = ending ?? SUFFIXES.find((word) => word === words[to]);
  return { core, kind, suffix, isOneWord: whole === 1 && ending === undefined };
};

/** What stands before a street in its address: "12 *bis*, rue Hugo", "*Lot 12* Ocean Drive". */
const withoutLead = (words: readonly string[], isNumberFirst: boolean): readonly string[] => {
  const [first = '', next = ''] = words;
  if (isNumberFirst)
    return /^(?:bis|ter|quater)$/.test(first) || (first.length === 1 && BEFORE.has(next)) ? words.slice(1) : words;
  const street = words.findIndex((word, index) => index > 0 && !/^\d/.test(word));
  return street > 1 && street < words.length - 1 && BEHIND.has(words.at(-1) ?? '') ? words.slice(street) : words;
};

const streetOf = (address: string, place: Place, whole: string): HiddenStreet => {
  const folded = foldAddress(address, place);
  const isNumberFirst = /^\d/.test(folded);
  const words = tokensOf(foldStreet(address, place, folded)).map(({ word }) => word);
  const { core, ...parts } = partsOf(withoutLead(words, isNumberFirst), isNumberFirst);
  const last = core.at(-1) ?? '';
  const name = UNPARTED.test(last) ? [last.replace(REGIONS, '')] : core;
  const zip = tokensOf(place.ZIP ?? '').map(({ word }) => word);
  const numbers = tokensOf(foldAddress(whole, place)).filter(({ isNumber, word }) => isNumber && !zip.includes(word));
  return {
    ...parts,
    core: name.map(keyOf),
    isOfSeveral: name.filter((word) => word.length > 1 || /\d/.test(word)).length > 1,
    joined: keyOf(words.join('')),
    isShortKind: parts.kind !== undefined && !BEFORE.has(parts.kind) && /^\P{L}*\p{L}+[./]/u.test(whole),
    shortened: new Set(Array.from(whole.matchAll(/\p{L}+(?=\.)/gu), ([word]) => keyOf(foldName(word)))),
    numbers: new Set(numbers.map(({ word }) => Number.parseInt(word, 10))),
  };
};

/** The streets of an address, to be looked for in texts: that of "Flat 3, 27 Baker Street" stands behind. None where there is none. */
export const hiddenStreets = (given: string | null, place: Place): HiddenStreet[] => {
  const whole = given ?? '';
  // "King's" is written "Kings", too; "l'Étoile" is two words.
  const address = whole
    .replace(/['’`](?=s\b)/g, '')
    .replace(/['’`]/g, ' ')
    .replace(SHORTENED, '');
  const [, ...later] = address.split(/,(?!\d)/);
  const isStreet = (part: string): boolean => {
    const words = tokensOf(part).map(({ word }) => word);
    return (
      foldText(part) !== foldText(place.City) &&
      words.length > 1 &&
      (BEFORE.has(words[0] ?? '') || BEHIND.has(words.at(-1) ?? ''))
    );
  };
  const streets = [address, ...later.filter(isStreet)].map((part) => streetOf(part, place, whole));
  return streets.filter(({ core }) => core.length > 0);
};
