import type { Constraint } from '../../constraint.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller, type Reading, take, wordsOf } from '../stretch.ts';
import { wantsPerson } from '../wants-person.ts';
import { bareCities } from './bare-cities.ts';
import { fieldBeside, foundIn, isLinkedWithPart } from './beside-places.ts';
import { endOfCapitals } from './capital-names.ts';
import { capitalised, completedName, takeKind } from './completed-name.ts';
import { isGoneTo } from './elsewhere.ts';
import { isCommonWord, isVerb, mayBeSmallName, namesHomes } from './everyday-words.ts';
import {
  isName,
  isSmallWord,
  isUnknown,
  landmarkEnd,
  landmarkOfName,
  MOST_WORDS,
  prepositionBefore,
} from './landmark-names.ts';
import { isLivedIn, mostOfName, nameBefore } from './named-behind.ts';
import { isOrigin } from './origins.ts';
import { isMeantAsRegion, withTownsOfRegions } from './regions.ts';
import { endOfSmallName } from './small-names.ts';

type Field = 'City' | 'Near' | 'ZIP' | 'Street';
type Found = { field: Field; name: string; from: number; to: number };

const item = (reading: Reading, { field, name, from, to }: Found): Item => {
  take(reading, from, to);
  const constraint: Constraint = { Field: field, Operator: 'is', Value: [name], Words: wordsOf(reading, from, to) };
  return { kind: 'place', from, to, constraints: [constraint] };
};

/** A place whose name is an everyday word ("Home", "Ocean View") needs a preposition or a capital letter. */
const isMeantAsPlace = (reading: Reading, at: number, lexeme: Lexeme): boolean => {
  if (lexeme.senses.length === 0 && lexeme.propertyType === undefined) return true;
  const preposition = prepositionBefore(reading.lexemes, at);
  const isOrdinary = hasSense(lexeme, 'plain') || lexeme.senses.length > 0;
  if (!isOrdinary) return true;
  if (preposition !== undefined && (hasSense(preposition, 'place', 'in') || lexeme.isCapital)) return true;
  if (preposition !== undefined && hasSense(preposition, 'place', 'near') && !hasSense(lexeme, 'plain')) return true;
  return (
    at > 0 && lexeme.isCapital && !hasSense(lexeme, 'home') && !/^[.!?]$/.test(reading.lexemes[at - 1]?.text ?? '')
  );
};

/** The end of a name that nobody knows: unknown words, or words with a capital letter; `from` where there is none. */
const unknownName = (reading: Reading, from: number, mayBeSmall: boolean): number => {
  const { lexemes, tables } = reading;
  if (tables.hasCapitalNouns === true && !isUnknown(lexemes[from])) return from;
  const first = lexemes[from];
  const isSmall = isUnknown(first) && !first.isCapital;
  if (!isUnknown(first) && !isName(first)) return from;
  if (isSmall && (!mayBeSmall || isVerb(first.text, wordsOf(reading, from, from + 1), tables))) return from;
  if (isCommonWord(lexemes, from, tables)) return from;
  let to = from + 1;
  let knows = !isUnknown(first);
  const most = mostOfName(first, MOST_WORDS);
  while (to < from + most) {
    const next = lexemes[to];
    const behind = lexemes[to + 1];
    if (hasSense(next, 'place', 'joins') && !isSmall && (isUnknown(behind) || isName(behind)) && behind.isCapital) {
      to += 2;
      continue;
    }
    const isKind = isSmall && (hasSense(next, 'place', 'kind') || hasSense(next, 'place', 'ends'));
    if (tables.hasCapitalNouns === true && !isUnknown(next) && !hasSense(next, 'place', 'kind')) break;
    if (!isUnknown(next) && !(isName(next) && !isSmallWord(next)) && !isKind) break;
    if (isSmall !== (next?.isCapital !== true) && !isKind) break;
    if (hasSense(next, 'home') || hasSense(next, 'unit')) break;
    knows &&= !isUnknown(next);
    to += 1;
  }
  // A Chinese character alone is the rest of a word, a letter alone ("we swim at the Y") no town.
  if (to === from + 1 && /^\p{L}$/u.test(first.text)) return from;
  // Capital letters alone do not make a name of everyday words, "In The City" least of all.
  return knows && (hasSense(first, 'plain', 'stop') || hasSense(first, 'plain', 'filler')) ? from : to;
};

/** What ends in these goes to a town: "派我去". */
const TOWARDS = /[去到赴往驻]$/u;

const unknownPlaces = (reading: Reading): Found[] => {
  const { lexemes } = reading;
  const found: Found[] = [];
  const isForPerson = wantsPerson(lexemes);
  for (const [index, lexeme] of lexemes.entries()) {
    const isIn = hasSense(lexeme, 'place', 'in');
    const isNear = hasSense(lexeme, 'place', 'near');
    // "Ask for Dan": who wants a person names some.
    const isWeak = hasSense(lexeme, 'place', 'weak') && !hasSense(lexeme, 'place', 'from') && !isForPerson;
    const isInside = found.some(({ from, to }) => index >= from && index < to);
    const begins = nameBefore(reading, index);
    if (begins < index) {
      // "在陆家嘴附近" is one place, found from behind.
      const to = hasSense(lexemes[index - 1], 'plain', 'filler') ? index - 1 : index;
      const at = found.findIndex(({ to: end }) => end > begins);
      if (at !== -1) found.splice(at, 1);
      found.push({ field: 'Near', name: wordsOf(reading, begins, to), from: begins, to });
      continue;
    }
    if (lexeme.isTaken || isInside || (!isIn && !isNear && !isWeak) || isOrigin(lexemes, index)) continue;
    let from = index + 1;
    while (isFiller(lexemes[from]) && from < index + 2 && !isName(lexemes[from])) from += 1;
    if (hasSense(lexemes[from - 1], 'plain', 'indefinite') || hasSense(lexemes[from - 1], 'plain', 'owned')) continue;
    if (isNear) from = takeKind(reading, from);
    // "Haus mit Zisterne": any noun has a capital letter.
    if (!isIn && !isNear && reading.tables.hasCapitalNouns === true) continue;
    const landmark = isNear && !isIn ? landmarkOfName(reading, from) : from;
    const row = landmark === from && (isIn || isNear) ? endOfCapitals(reading, from) : landmark;
    const mayBeSmall = isNear || (isIn && mayBeSmallName(lexemes, index));
    const name = row > from ? row : unknownName(reading, from, mayBeSmall);
    const to = name === from && (isIn || isNear) ? endOfSmallName(lexemes, from) : name;
    if (to === from) continue;
    // "In the Old Quarter" is a part of a town, "in New Haven" a town.
    const isDistrict = [lexemes[from - 1], lexemes[from]].some((one) => hasSense(one, 'noun', 'district'));
    const isPart = (row > from && lexeme.text.endsWith(' the')) || hasSense(lexeme, 'place', 'part') || isDistrict;
    const isEnded = lexemes.slice(from, to).some(({ isTaken }) => isTaken);
    // "*派我去* Irvine 上班" goes there to live.
    const isLeft = hasSense(lexemes[to], 'lived') && !TOWARDS.test(lexeme.text);
    if (isEnded || isLeft) continue;
    // "At Miramar College" is no town, "from Imperial Beach" may be.
    const isLandmark = isWeak && !isIn && to > from + 1 && hasSense(lexemes[to - 1], 'place', 'landmark');
    found.push({
      field: (isNear && !isIn) || isPart || isLandmark ? 'Near' : 'City',
      name: wordsOf(reading, from, to),
      from,
      to,
    });
  }
  return found;
};

/** "West Covina": an everyday word with a capital letter belongs to the name behind it. */
const beginOfName = (lexemes: readonly Lexeme[], at: number): number => {
  const before = lexemes[at - 1];
  return before?.isCapital === true && !before.isTaken && hasSense(before, 'plain', 'common') ? at - 1 : at;
};

const isEnd = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || lexeme.isMark;

/** "Or Tacoma", "add Tacoma": words at the beginning that put a place beside the one of before. */
const addsAtBegin = (first: Lexeme | undefined): boolean =>
  hasSense(first, 'link', 'or') || hasSense(first, 'follow', 'also');

/** "Tacoma homes", "in Seattle or Tacoma": a name before homes, or beside a place. */
const neighbouringNames = (reading: Reading, places: readonly Item[]): Found[] => {
  const { lexemes } = reading;
  const found: Found[] = [];
  let taken = 0;
  for (const [index, lexeme] of lexemes.entries()) {
    if (index < taken || !isUnknown(lexeme) || !lexeme.isCapital) continue;
    const to = unknownName(reading, index, false);
    taken = to;
    const next = lexemes[to];
    const isBeforeHomes = reading.tables.hasCapitalNouns !== true && namesHomes(next);
    const beside = fieldBeside(reading, { from: index, to }, [...places.map(foundIn), ...found]);
    const isAdded =
      (index === 1 && addsAtBegin(lexemes[0]) && isEnd(next)) ||
      (index === 0 && hasSense(next, 'follow', 'also') && isEnd(lexemes[to + 1]));
    const from = beginOfName(lexemes, index);
    if (isBeforeHomes || beside !== undefined || isAdded)
      found.push({ field: beside ?? 'City', name: wordsOf(reading, from, to), from, to });
  }
  return found;
};

/** Takes cities, neighbourhoods and landmarks, those that nobody knows too. */
export const readPlaces = (reading: Reading): Item[] => {
  const { lexemes, vocabulary } = reading;
  const known: Item[] = [];
  for (const [index, lexeme] of lexemes.entries()) {
    if (lexeme.isTaken || (lexeme.city === undefined && lexeme.place === undefined)) continue;
    const name = lexeme.city?.name ?? lexeme.place?.name ?? '';
    const isRegion = vocabulary.regions.townsOf(name) !== undefined;
    if (!(isRegion ? isMeantAsRegion(reading, index) : isMeantAsPlace(reading, index, lexeme))) continue;
    if ((isOrigin(lexemes, index) || isLivedIn(lexemes, index)) && !isGoneTo(reading, index)) {
      lexeme.isTaken = true;
      continue;
    }
    const isCity = lexeme.city !== undefined;
    const end = landmarkEnd(reading, index);
    if (end > index + 1) {
      known.push(item(reading, { field: 'Near', name: wordsOf(reading, index, end), from: index, to: end }));
      continue;
    }
    known.push(item(reading, { field: isCity ? 'City' : 'Near', name, from: index, to: index + 1 }));
  }
  const parts = known.map(foundIn);
  const unknown = unknownPlaces(reading).map((found) =>
    item(reading, {
      ...found,
      field: isLinkedWithPart(reading, found.from, parts) ? 'Near' : found.field,
      name: capitalised(found.field === 'Near' ? completedName(found.name, reading.vocabulary) : found.name),
    }),
  );
  const bare = bareCities(reading).map(({ from, to }) =>
    item(reading, { field: 'City', name: capitalised(wordsOf(reading, from, to)), from, to }),
  );
  const beside = neighbouringNames(reading, [...known, ...unknown, ...bare]).map((found) => item(reading, found));
  return withTownsOfRegions(reading, [...known, ...unknown, ...beside, ...bare]);
};
