import {
  BEGINNINGS,
  COMPARED_FORMS,
  COUNTED,
  DIRECTIONS,
  ENDINGS,
  JOINING,
  NUMBER_WORDS,
  STOPS,
  SUFFIXES,
  suffixOf,
} from '../../../language/street-words.ts';
import type { ReadText } from '../../../language/text/read-text.ts';
import { foldAddress } from '../../../listings/fold.ts';

/** A word or number of a message, or a row of Chinese characters; `gap` is what stands between it and the word before. */
export type Word = {
  key: string;
  start: number;
  end: number;
  gap: string;
  isNumber: boolean;
  isCapital: boolean;
  /** Goes on with the word before it: behind a long word a dot ends a sentence. */
  joins: boolean;
  /** May be in a street's name. */
  isName: boolean;
  /** May be the number of a house: no sum and no part of a larger number. */
  isHouse: boolean;
  /** "Bedrooms" right behind "3". */
  isCounted: boolean;
};

/** "Leopoldstraße12" is two words. */
const SUFFIX_BEFORE = String.raw`(?<=\p{L}{3}(?:${SUFFIXES.join('|')}))\d`;
const WORD = new RegExp(
  String.raw`${SUFFIX_BEFORE}+|(?:(?!\p{Script=Han}|${SUFFIX_BEFORE})[\p{L}\p{N}\p{Mc}]|'(?=\p{L}{2}))+|\p{Script=Han}+`,
  'gu',
);
/** Nobody writes about an identifier behind so many words. */
const MOST_WORDS = 800;

const isHouse = (folded: string, key: string, start: number): boolean =>
  /^\d{1,6}[a-jl-z]?$/.test(key) &&
  !/[$€£¥+]\s*$|\d[.,]$/.test(folded.slice(Math.max(0, start - 3), start)) &&
  !/^\d{1,3} \d{3}(?!\d)/.test(folded.slice(start, start + 8)) &&
  !/^(?:[.,]\d|\s*[%€$£+])/.test(folded.slice(start + key.length, start + key.length + 3));

const readWords = ({ folded, spelling }: ReadText): Word[] => {
  const words: Word[] = [];
  for (const { 0: word, index: start } of folded.matchAll(WORD)) {
    if (words.length === MOST_WORDS) break;
    // "Nº" is folded like "no".
    const key = word === 'no' && spelling(start + 1, start + 2) === 'º' ? 'nr' : word;
    const before = words.at(-1);
    const gap = folded.slice(before?.end ?? 0, start);
    words.push({
      ...{ key, start, end: start + word.length, gap },
      isNumber: /^\d/.test(key),
      isCapital: /^\p{Lu}/u.test(spelling(start, start + 1)),
      joins: /^(?:[ -]|\. ?)$/.test(gap) && !(gap === '. ' && (before?.key.length ?? 0) > 4),
      isName: !STOPS.has(key) || JOINING.has(key),
      isHouse: isHouse(folded, key, start),
      isCounted: COUNTED.has(key) && /^[ -]*$/.test(gap),
    });
  }
  return words;
};

/** A message's words, asked by where they stand; beyond its ends there are none. */
export const createRow = (text: ReadText) => {
  const { folded, spelling } = text;
  const words = readWords(text);
  const keyAt = (at: number): string => words[at]?.key ?? '';
  const gapAt = (at: number): string => words[at]?.gap ?? '|';
  const isEnd = (at: number): boolean => /[|.,?!;:]/.test(gapAt(at));
  const isNumberWord = (at: number): boolean => NUMBER_WORDS.has(keyAt(at));
  const textOf = (from: number, to: number): string => folded.slice(words[from]?.start, words[to - 1]?.end);
  const spelled = (from: number, to: number): string => spelling(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
  const isHouse = (at: number): boolean => words[at]?.isHouse === true;
  /** Where a house number ends: "5/7", "12-14", "123 1/2", "8 bis". */
  const houseEnd = (at: number): number => {
    if (gapAt(at + 1) === ' ' && gapAt(at + 2) === '/' && /^\d{2}$/.test(keyAt(at + 1) + keyAt(at + 2))) return at + 3;
    const isRange = /^[/-]$/.test(gapAt(at + 1)) && /^\d{1,5}[a-z]?$/.test(keyAt(at + 1));
    return isRange || (/^ ?$/.test(gapAt(at + 1)) && /^(?:bis|ter)$/.test(keyAt(at + 1))) ? at + 2 : at + 1;
  };
  /** Where a street ends that has its number at `at`: before "nº" too. */
  const streetEnd = (at: number): number | undefined => {
    const end = isNumberWord(at - 1) ? at - 1 : at;
    return /^,?[. ]*$/.test(gapAt(end)) && /^[°. #]*$|^, ?$/.test(gapAt(at)) ? end : undefined;
  };
  /** Where a street may begin that has its number at `at`: "number 14 on *Oak St*". */
  const streetBegin = (at: number): number | undefined => {
    const end = houseEnd(at);
    let from = end;
    while (isNumberWord(at - 1) && from < end + 3 && (STOPS.has(keyAt(from)) || JOINING.has(keyAt(from)))) from += 1;
    return /^,? ?$/.test(gapAt(from)) ? from : undefined;
  };
  return {
    streetBegin,
    streetEnd,
    folded,
    words,
    keyAt,
    gapAt,
    isEnd,
    isNumberWord,
    textOf,
    spelled,
    isHouse,
    houseEnd,
  };
};
export type Row = ReturnType<typeof createRow>;

/** In capitals and without what parts it: "sd24 1187" is "SD241187". The database keeps the same of each listing's number. */
export const numberKey = (text: string): string => text.replace(/[-\s./#_]/g, '').toUpperCase();

/** What a word of an address is compared by, the kind of the street in one form and apart: "Leopoldstraße" is "leopold str". */
export const compared = (word: string): string[] => {
  const fold = foldAddress(word).replaceAll('/', '');
  const suffix = suffixOf(fold);
  const parts = suffix === undefined ? [fold] : [fold.slice(0, -suffix.length), suffix];
  return parts.map((part) => COMPARED_FORMS.get(part) ?? part);
};

const isKind = (part: string): boolean => ENDINGS.has(part) || BEGINNINGS.has(part) || SUFFIXES.includes(part);
/** What may be left out of a street's name. */
export const isLeftOut = (part: string): boolean => isKind(part) || DIRECTIONS.has(part) || JOINING.has(part);
export const namesOf = (parts: readonly string[]): string => parts.filter((part) => !isLeftOut(part)).join(' ');

export const titled = (fold: string): string =>
  fold.replace(/(?<=^| )\p{Ll}\S*/gu, (word) => (JOINING.has(word) ? word : word[0]?.toUpperCase() + word.slice(1)));

/** An address as the listings have it (`foldAddress`): its number, and what its street is compared by. */
export const listedOf = (fold: string) => {
  const base = fold.replace(/ #.*$|(?<=\d\w?) (?:\d{1,2}[oa](?= |$)|r\/c).*$/, '');
  const number =
    /^\d+\p{L}?(?: \d+(?:\/\d+)?(?= ))*(?:\/\d+)?(?: (?:bis|ter))?(?= )|(?<= )\d+\p{L}?(?:[ /]\d+)*$/u.exec(
      base,
    )?.[0] ?? '';
  const street = base.replace(number, '').trim().split(/ +/).flatMap(compared);
  return { base, number, street, names: namesOf(street) };
};
export type Listed = ReturnType<typeof listedOf>;
