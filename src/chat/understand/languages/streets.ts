import { TABLES } from './tables.ts';

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A part of a pattern that matches nothing where a language has no such words. */
const oneOf = (list: readonly string[]): string =>
  list.length === 0
    ? '(?!)'
    : [...list]
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join('|');

const all = (
  part: 'endings' | 'beginnings' | 'suffixes' | 'units' | 'sides' | 'directions' | 'afterNames' | 'beforeNames',
): string[] => [...new Set(TABLES.flatMap(({ streets }) => words(streets?.[part] ?? '')))];
const ENDINGS = new Set(all('endings'));
const BEGINNINGS = new Set(all('beginnings'));
const SUFFIXES = all('suffixes');
/** Suffixes that are words of their own too: "Rosenheimer Straße". */
const SUFFIX_WORDS = new Set(SUFFIXES);
const SMALL = new Set(['the', 'a', 'an', 'this', 'that', 'my', 'same', 'one', 'on', 'in', 'of', 'quiet']);

/** "Rosenheimer", "Alte", "Langer": how a name begins whose second word is "Straße" or "Weg". */
const IN_NAME = /\p{L}{3}er$|^(?:alte|neue|lange|kurze|grosse|kleine|obere|untere|hohe|breite|schone)[nrs]?$/u;

const FIGURES = new Map(TABLES.flatMap(({ streets }) => [...(streets?.figures ?? [])]));
const WORDS = new Map([...FIGURES].map(([word, figure]) => [figure, word]));
const NUMBERED_STREET = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf([...FIGURES].flat())})(?= )`, 'u');

const NAMES_STREET = new RegExp(
  `(?<![a-z])(?:${oneOf([...BEGINNINGS, ...ENDINGS])})(?![a-z])|(?:${oneOf(SUFFIXES)})`,
  'u',
);

/** How streets and numbers of the MLS are written in any of the languages: parts of patterns over folded text. */
export const STREETS = {
  endings: oneOf([...ENDINGS]),
  beginnings: oneOf([...BEGINNINGS]),
  suffixes: oneOf(SUFFIXES),
  units: oneOf(all('units')),
  sides: oneOf(all('sides')),
  directions: oneOf(all('directions')),
  afterNames: oneOf(all('afterNames')),
  beforeNames: oneOf(all('beforeNames')),
  mlsWords: String.raw`(?:mls|ml|listing|inserat|expose|anuncio|annonce|fiche|dossier|objekt|referencia|ref|房源)(?:\s*(?:listing|id|number|num|no|nr|numero|nummer|编号|号))?(?:\s+is)?`,
  /** A folded street whose name is a number, in figures or words: "5th ave" of "fifth ave", and the other way about. */
  inOtherFigures: (fold: string): string[] => {
    const [said] = NUMBERED_STREET.exec(fold) ?? [];
    const other = said === undefined ? undefined : (FIGURES.get(said) ?? WORDS.get(said));
    return said === undefined || other === undefined ? [] : [fold.replace(NUMBERED_STREET, other)];
  },
  /** Whether a word ends the name of a street: "ave". */
  isEnding: (word: string): boolean => ENDINGS.has(word),
  /** Whether a word begins the name of a street: "rua", "ave" as addresses are folded. */
  isBeginning: (word: string): boolean => BEGINNINGS.has(word) || word === 'ave',
  /** Whether a folded text has a word that streets are named by: most have none, and need not be looked through. */
  mayName: (folded: string): boolean => NAMES_STREET.test(folded) || NAMES_STREET.test(folded.replaceAll('.', '')),
  /** Whether words are the name of a street without a number: "Garnet Ave", "Calle Mayor", "Leopoldstrasse". */
  isStreet: (row: readonly string[]): boolean => {
    const [first = ''] = row;
    const last = row.at(-1) ?? '';
    if (row.length === 1) return SUFFIXES.some((suffix) => first.length > suffix.length + 2 && first.endsWith(suffix));
    const isOfTwo = row.length === 2 && SUFFIX_WORDS.has(last) && IN_NAME.test(first);
    return (ENDINGS.has(last) && !SMALL.has(first)) || BEGINNINGS.has(first) || isOfTwo;
  },
};
