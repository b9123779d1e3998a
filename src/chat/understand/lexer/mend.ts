import { lengthOfCity, namesOfCities } from '../languages/names-of-cities.ts';
import type { Names, Vocabulary } from '../vocabulary.ts';
import { hasSense, type Lexeme } from './lexeme.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './read-text.ts';

const SHORTEST = 5;
const LONG = 9;
const SHORTEST_WORD = 4;
const MOST_WORDS = 3;
const MOST_INITIALS = 4;
/** A text with more unknown words than this is not one that typing errors explain. */
const MOST_MENDED = 40;

const distanceFor = (word: string): number => {
  const letters = word.replace(/ /g, '').length;
  if (letters < SHORTEST) return 0;
  return letters >= LONG ? 2 : 1;
};

type Mended = { from: number; length: number; key: string };

/** "In Settle": an everyday word with a capital letter behind "in" may be a city with a typing error. */
const namesCity = (lexemes: readonly Lexeme[], at: number): boolean => {
  const lexeme = lexemes[at];
  const isCommon = lexeme?.senses.every(({ group, value }) => group === 'plain' && value === 'common') === true;
  const isKnown = lexeme?.city !== undefined || lexeme?.place !== undefined || lexeme?.propertyType !== undefined;
  return (
    isCommon && !isKnown && lexeme.senses.length > 0 && lexeme.isCapital && hasSense(lexemes[at - 1], 'place', 'in')
  );
};

/** Everyday words that are one letter away from a city, by the position of their token. */
const misspeltCities = (
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  { cities }: Vocabulary,
): Map<number, Mended> => {
  const found = new Map<number, Mended>();
  for (const [at, { start, end }] of lexemes.entries()) {
    if (!namesCity(lexemes, at)) continue;
    const from = tokens.findIndex((token) => token.start === start && token.end === end);
    const key = tokens[from]?.key ?? '';
    const near = key.length >= SHORTEST ? cities.near(key, 1) : undefined;
    if (near !== undefined && near[0] === key[0]) found.set(from, { from, length: 1, key: near });
  }
  return found;
};

/** "*Rancho* Bernardo" is no misspelt ranch. */
const citiesIn = (tokens: readonly Token[], { tables }: Lexicon): ReadonlySet<number> => {
  const keys = tokens.map(({ key }) => key);
  const names = namesOfCities(tables);
  return new Set(
    keys.flatMap((_, from) => Array.from({ length: lengthOfCity(keys, from, names, 1) }, (_one, at) => from + at)),
  );
};

/** Words that nothing knows, by the position of their token. */
const unknownTokens = (tokens: readonly Token[], lexemes: readonly Lexeme[], lexicon: Lexicon): Set<number> => {
  const unknownStarts = new Set(
    lexemes
      .filter((lexeme) => lexeme.senses.length === 0 && !lexeme.city && !lexeme.place && !lexeme.propertyType)
      .filter((lexeme) => lexeme.amount === undefined && lexeme.identifier === undefined && !lexeme.isMark)
      .map(({ start }) => start),
  );
  const found = new Set<number>();
  const cities = citiesIn(tokens, lexicon);
  for (const [index, token] of tokens.entries()) {
    if (cities.has(index) || token.kind !== 'word' || !unknownStarts.has(token.start) || lexicon.hasWord(token.key))
      continue;
    found.add(index);
    if (found.size >= MOST_MENDED) break;
  }
  return found;
};

/** Only unknown words of some length are mended: "en Tacoma" is no misspelt "NE Tacoma". */
const isMendable = (window: readonly Token[], near: string, lexicon: Lexicon): boolean =>
  near.split(' ').length === window.length &&
  near.split(' ').every((word, index) => {
    const key = window[index]?.key ?? '';
    return word === key || (key.length >= SHORTEST_WORD && !lexicon.hasWord(key));
  });

const nearName = (names: readonly Names[], window: readonly Token[], lexicon: Lexicon): string | undefined => {
  if (window.some(({ kind }) => kind !== 'word')) return undefined;
  const fold = window.map(({ key }) => key).join(' ');
  const distance = distanceFor(fold);
  if (distance === 0) return undefined;
  for (const one of names) {
    const near = one.near(fold, distance);
    if (near !== undefined && isMendable(window, near, lexicon)) return near;
  }
  return undefined;
};

/** "Em Cascais", "em San Marcos": what begins with capital letters behind "in" is a name, though the listings have none like it. */
const isNamed = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean => {
  for (let index = at; tokens[index]?.isCapital === true; index -= 1) {
    const before = lexicon.match(tokens, index - 1)?.senses ?? [];
    if (before.some(({ group, value }) => group === 'place' && value === 'in')) return true;
  }
  return false;
};

const BEFORE_PLACES: ReadonlySet<string> = new Set(['place', 'link', 'follow', 'search']);
const BEFORE_BARE: ReadonlySet<string> = new Set(['unit', 'type', 'tag', 'home']);

/** "3 bed *Cardiff*", "under 4k, *Cardiff*": a capital letter behind what is wanted of a home, or behind a comma. */
const standsBare = (tokens: readonly Token[], at: number, { match, tables }: Lexicon): boolean => {
  if (tokens[at]?.isCapital !== true || tables.hasCapitalNouns === true) return false;
  if (tokens[at - 1]?.key === ',') return true;
  return match(tokens.slice(0, at), at - 1)?.senses.some(({ group }) => BEFORE_BARE.has(group)) === true;
};

/** "Cardiff" by itself: the one name of several words that begins so, where no other name goes on behind it. */
const beginsPlace = (
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  names: readonly Names[],
): string | undefined => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || token.key.length < SHORTEST) return undefined;
  const behind = lexicon.match(tokens, at + 1)?.senses;
  // "Mission *valley*" is not Mission Bay.
  const endsName = behind?.some(({ group, value }) => group === 'place' && (value === 'ends' || value === 'kind'));
  const goesOn = next?.kind === 'word' && (next.isCapital || behind === undefined || endsName === true);
  const before = at === 0 ? undefined : lexicon.match(tokens.slice(0, at), at - 1)?.senses;
  const mayBegin =
    at === 0 || before?.some(({ group }) => BEFORE_PLACES.has(group)) === true || standsBare(tokens, at, lexicon);
  if (goesOn || !mayBegin) return undefined;
  const [first, second] = [...new Set(names.flatMap((one) => [...one.folds()]))]
    .filter((fold) => fold.startsWith(`${token.key} `))
    .sort((one, other) => one.length - other.length);
  return second === undefined || second.startsWith(`${first} `) ? first : undefined;
};

const MOST_BESIDE = 3;

/** Whether a word that is put in a token's place says more there than an everyday word does. */
const saysIn = (tokens: readonly Token[], at: number, key: string, lexicon: Lexicon): boolean => {
  const token = tokens[at];
  if (token === undefined) return false;
  const meant = [...tokens.slice(0, at), { ...token, key }, ...tokens.slice(at + 1, at + 1 + MOST_BESIDE)];
  for (let from = Math.max(0, at - MOST_BESIDE); from <= at; from += 1) {
    const match = lexicon.match(meant, from);
    if (match === undefined || match.length <= at - from) continue;
    if (match.length > 1 || match.senses.some(({ group }) => group !== 'plain')) return true;
  }
  return false;
};

const mendAt = (
  at: number,
  tokens: readonly Token[],
  names: readonly Names[],
  lexicon: Lexicon,
): Mended | undefined => {
  const longest = Math.min(MOST_WORDS, Math.max(...names.map((one) => one.longest)));
  for (let length = longest; length > 0; length -= 1) {
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= tokens.length; from += 1) {
      const key = nearName(names, tokens.slice(from, from + length), lexicon);
      if (key !== undefined) return { from, length, key };
    }
  }
  const { key } = tokens[at] ?? { key: '' };
  // "Porto" is a town, though the listings have only a "Porto de Oceanside".
  if (names.some((one) => one.get(key) !== undefined)) return undefined;
  const short =
    key.length >= 2 && key.length <= MOST_INITIALS ? names.find((one) => one.initials(key) !== undefined) : undefined;
  const written = short?.initials(key);
  if (written !== undefined) return { from: at, length: 1, key: written };
  const begun = beginsPlace(tokens, at, lexicon, names);
  if (begun !== undefined) return { from: at, length: 1, key: begun };
  if (isNamed(tokens, at, lexicon)) return undefined;
  const distance = distanceFor(key);
  const near = distance === 0 ? undefined : lexicon.mendable.near(key, distance);
  if (near === undefined || near[0] !== key[0] || !saysIn(tokens, at, near, lexicon)) return undefined;
  return { from: at, length: 1, key: near };
};

/** The tokens with typing errors in names and in words of the tables mended; undefined where there are none. */
export const mendTokens = (
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  exonyms: Names,
): Token[] | undefined => {
  const unknown = unknownTokens(tokens, lexemes, lexicon);
  const plans = misspeltCities(tokens, lexemes, vocabulary);
  if (unknown.size === 0 && plans.size === 0) return undefined;
  const names = [vocabulary.cities, vocabulary.places, exonyms];
  const mended: Token[] = [];
  let changes = 0;
  let index = 0;
  for (const at of unknown) {
    const plan = mendAt(at, tokens, names, lexicon);
    if (plan !== undefined && !plans.has(plan.from)) plans.set(plan.from, plan);
  }
  while (index < tokens.length) {
    const token = tokens[index];
    const plan = plans.get(index);
    const last = tokens[index + (plan?.length ?? 1) - 1];
    if (token === undefined || last === undefined) break;
    if (plan === undefined) mended.push(token);
    else {
      mended.push({ ...token, key: plan.key, end: last.end, isMended: true });
      changes += 1;
    }
    index += plan?.length ?? 1;
  }
  return changes === 0 ? undefined : mended;
};
