import { foldAddress, foldText } from '../../../../listings/fold.ts';
import type { Constraint } from '../../constraint.ts';
import { STREETS } from '../../languages/streets.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isSentenceEnd } from '../../lexer/sentence-ends.ts';
import { completedWith, withoutSmallWords } from '../../small-words.ts';
import { isBareNoun } from '../places/everyday-words.ts';
import { isOfOrigin, isOrigin } from '../places/origins.ts';
import { type Item, isFiller, type Reading, take, wordsOf } from '../stretch.ts';
import { endsInHomes, endsInOwnWord, isArticle, isWrittenAsName } from './street-ends.ts';
import { FIVE_DIGITS, isBareZip, isPaid, isYear } from './zip-or-number.ts';

/** "92109-1234" of the USA, "1400-038" of Portugal, "01310-100" of Brazil. */
const WITH_EXTENSION = /^(?:\d{5}-\d{4}|\d{4,5}-\d{3})$/;
const MOST_STREET_LEXEMES = 5;

const place = (
  reading: Reading,
  Field: 'ZIP' | 'Street',
  name: string,
  from: number,
  to: number,
  wordsFrom = from,
): Item => {
  take(reading, from, to);
  const constraint: Constraint = { Field, Operator: 'is', Value: [name], Words: wordsOf(reading, wordsFrom, to) };
  return { kind: 'place', from, to, constraints: [constraint] };
};

const isMoney = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at - 1], 'currency') ||
  hasSense(lexemes[at + 1], 'currency') ||
  (hasSense(lexemes[at + 1], 'unit') && !hasSense(lexemes[at + 1], 'unit', 'home'));

/** The lexemes of a code with its extension: "92109-1234". */
const EXTENDED = 3;

/** Where the ZIP code ends that begins at a number: its extension belongs to it. */
const endOfZip = ({ lexemes }: Reading, at: number): number => {
  const [code, hyphen, extension] = lexemes.slice(at, at + EXTENDED);
  const isExtended =
    WITH_EXTENSION.test([code, hyphen, extension].map((part) => part?.text ?? '').join('')) &&
    code?.end === hyphen?.start &&
    hyphen?.end === extension?.start;
  return isExtended ? at + EXTENDED : at + 1;
};

/** Takes ZIP codes: those of the listings, what stands behind "in" or "ZIP", and bare numbers of five digits. */
const readZips = (reading: Reading): Item[] => {
  const { lexemes, vocabulary, text: question } = reading;
  const items: Item[] = [];
  for (const [index, lexeme] of lexemes.entries()) {
    const { amount } = lexeme;
    if (lexeme.isTaken || amount === undefined || amount.hasScale || amount.isPlural) continue;
    const end = endOfZip(reading, index);
    const isExtended = end > index + 1;
    if (!isExtended && isMoney(lexemes, index)) continue;
    const text = question.spelling(lexeme.start, lexemes[end - 1]?.end ?? lexeme.end);
    const previous = lexemes[index - 1];
    const isIn = hasSense(previous, 'place', 'in');
    const before = isFiller(previous) && !isIn ? lexemes[index - 2] : previous;
    const follows = items.at(-1)?.to;
    // "Entre 900 e *1100*" of euros; "92009 e *92011*" are two codes.
    const endsRange = hasSense(previous, 'range') && lexemes[index - 2]?.amount !== undefined && follows !== index - 1;
    const isKnown =
      vocabulary.known.zips.includes(text) &&
      !endsRange &&
      !hasSense(before, 'compare') &&
      !hasSense(before, 'topic', 'price') &&
      !isPaid(reading, index) &&
      !isYear(lexemes, index);
    const isNamed = hasSense(previous, 'topic', 'zip') || hasSense(before, 'topic', 'zip');
    const from = hasSense(previous, 'topic', 'zip') ? index - 1 : index;
    const isListed = follows === index - 1 && (hasSense(previous, 'link') || previous?.text === ',');
    const isPlaced =
      FIVE_DIGITS.test(lexeme.text) &&
      (isIn || hasSense(before, 'place', 'in') || hasSense(lexemes[end], 'topic', 'zip') || isListed);
    if (!isExtended && !isKnown && !isNamed && !isPlaced && !isBareZip(reading, index)) continue;
    // "I live in 92126": where the visitor is now.
    if (isOrigin(lexemes, index)) take(reading, index, end);
    else items.push(place(reading, 'ZIP', text, from, end, index));
  }
  return items;
};

const capitalised = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
/** "Avenida da Liberdade" is written with small words already. */
const hasCapitals = (words: string): boolean => /\p{Lu}/u.test(words);
/** "garnet avenue" as listings write it: "Garnet Ave"; "leopoldstraße" is no "Leopoldstr". */
const asWritten = (words: string): string =>
  words
    .split(/\s+/)
    .map((word) => {
      const short = foldAddress(word);
      const isKept = short === '' || short === foldText(word).replace(/strasse$/, 'str');
      const written = isKept ? word : short;
      return hasCapitals(words) && written === word ? word : capitalised(written);
    })
    .join(' ');

/** "Avenida da Liberdade" has a small word in it; "Rua Augusta com varanda" has more than the name, "I want a place" none. */
const isPartOfStreet = (lexeme: Lexeme): boolean => {
  if (hasSense(lexeme, 'search')) return false;
  if (hasSense(lexeme, 'place')) return hasSense(lexeme, 'place', 'joins') || hasSense(lexeme, 'place', 'kind');
  return lexeme.isCapital || !['link', 'tag', 'sale', 'compare', 'negation'].some((group) => hasSense(lexeme, group));
};

/** "南京西路上": streets that are told where words are parted. */
const readHanStreets = (reading: Reading): Item[] =>
  reading.lexemes.flatMap(({ street, isTaken }, at) =>
    street === undefined || isTaken ? [] : [place(reading, 'Street', street, at, at + 1)],
  );

export type StreetName = { from: number; to: number; name: string; isKnown: boolean };

/** Words that begin a question are not those that begin a street: "*Is* Oak St". */
const beginsQuestion = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'ask', 'has') || hasSense(lexeme, 'ask', 'open');

/** Streets of the listings, and what is named like one behind "on". */
export const findStreets = (reading: Pick<Reading, 'text' | 'lexemes' | 'tables' | 'vocabulary'>): StreetName[] => {
  const { lexemes, text, vocabulary, tables } = reading;
  if (!STREETS.mayName(text.folded)) return [];
  const found: StreetName[] = [];
  const told = new Map<string, string | undefined>();
  const knownAs = (folded: string): string | undefined => {
    if (told.has(folded)) return told.get(folded);
    // Folding takes long, and keeps the first letter.
    const streets = vocabulary.known.streets.filter((street) => street[0] === folded[0]);
    const fold = streets.length === 0 ? '' : foldAddress(folded);
    told.set(folded, streets.includes(fold) ? fold : streets.find((street) => withoutSmallWords(street) === fold));
    return told.get(folded);
  };
  const isKnownFrom = (from: number): boolean =>
    lexemes
      .slice(from, from + MOST_STREET_LEXEMES)
      .some(({ end }) => knownAs(text.folded.slice(lexemes[from]?.start, end)) !== undefined);
  for (let from = 0; from < lexemes.length; from += 1) {
    // "La calle *Adams Ave*".
    if (isKnownFrom(from + 1) && !isKnownFrom(from)) continue;
    for (let to = Math.min(lexemes.length, from + MOST_STREET_LEXEMES); to > from; to -= 1) {
      const row = lexemes.slice(from, to);
      if (
        row.some(
          ({ isTaken, identifier, isMark, text: word, start }) =>
            isTaken || identifier !== undefined || (isMark && (word !== '.' || isSentenceEnd(text.folded, start))),
        )
      )
        continue;
      const folded = text.folded.slice(row[0]?.start, row.at(-1)?.end);
      const words = folded.replace(/[.]/g, '').split(/\s+/);
      // "Rue de Berne Ginebra": the town behind a street that begins with its kind is no part of its name.
      const isTownBehind = row.length > 1 && row.at(-1)?.city !== undefined;
      if (!STREETS.isStreet(words) || isTownBehind || endsInOwnWord(row, words, tables)) continue;
      const known = knownAs(folded);
      const isKnown = known !== undefined;
      if (!isKnown && (isKnownFrom(from) || endsInHomes(row))) continue;
      const before = isArticle(lexemes[from - 1]) ? lexemes[from - 2] : lexemes[from - 1];
      const isNamed =
        (hasSense(before, 'place') ||
          hasSense(before, 'point', 'one') ||
          (row[0]?.isCapital === true && !beginsQuestion(row[0])) ||
          /\p{L}{4}str(?:asse)?$/u.test(words.length === 1 ? folded : '')) &&
        row.every((lexeme) => isPartOfStreet(lexeme));
      const isPlain = row.every((lexeme) => hasSense(lexeme, 'plain')) && !isWrittenAsName(row, words, tables);
      const isWay =
        row.length === 2 && words.at(-1) === 'way' && row[1]?.isCapital === false && row[0]?.city !== undefined;
      // "Stellplatz" ends like a street, "Marienplatz" is a place.
      const isWord = row.length === 1 && (row[0]?.senses.length !== 0 || row[0].place !== undefined);
      // "En la Adams Ave": the article is no part of the name; "La Paz Ave" begins with a capital letter.
      const hasArticle = row[0]?.isCapital === false && isArticle(row[0]);
      const isAnyOne =
        (row[0]?.isCapital === false || tables.hasCapitalNouns === true) &&
        hasSense(lexemes[from - 1], 'plain', 'indefinite');
      // "An einer Hauptstraße" names none, though there is one of this name.
      if (isAnyOne && tables.hasCapitalNouns === true) continue;
      if (!isKnown && (!isNamed || isPlain || isWay || isWord || hasArticle || isAnyOne || words.length > 4)) continue;
      const spelling = text.spelling(row[0]?.start ?? 0, row.at(-1)?.end ?? 0);
      const name = asWritten(
        known === undefined || known === foldAddress(folded) ? spelling : completedWith(known, spelling),
      );
      found.push({ from, to, name, isKnown });
      from = to - 1;
      break;
    }
  }
  return found;
};

/** Takes streets without a house number; where the visitor lives is none that is wanted. */
const readStreets = (reading: Reading): Item[] =>
  findStreets(reading).flatMap(({ from, to, name, isKnown }) => {
    if (!isKnown && to === from + 1 && isBareNoun(reading.lexemes, from, reading.tables)) return [];
    const street = place(reading, 'Street', name, from, to);
    return isOrigin(reading.lexemes, from) || isOfOrigin(reading.lexemes, from) ? [] : [street];
  });

export const readCodes = (reading: Reading): Item[] => [
  ...readZips(reading),
  ...readHanStreets(reading),
  ...readStreets(reading),
];
