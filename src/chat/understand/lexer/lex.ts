import { whenNeeded } from '../../../when-needed.ts';
import type { Constraint } from '../constraint.ts';
import type { Names, Vocabulary } from '../vocabulary.ts';
import { cutPhrase } from './han-cuts.ts';
import { withKind } from './han-kinds.ts';
import { matchHanStreet } from './han-streets.ts';
import { type KnownName, type Lexeme, refusesNoun } from './lexeme.ts';
import type { Lexicon, Sense } from './lexicon.ts';
import { withNamedInside } from './named-inside.ts';
import { readAmount } from './read-amount.ts';
import type { ReadText, Token } from './read-text.ts';

/**
 * A stretch that is known before the words are looked up: an address, a number of the MLS, a link; one without a constraint
 * is passed over, as a telephone number.
 */
export type Marked = { start: number; end: number; constraint?: Constraint };

const ARTICLE_AND_NOUN = 2;

const joined = (tokens: readonly Token[], from: number, length: number): string => {
  let text = '';
  for (let index = from; index < from + length; index += 1) {
    const token = tokens[index];
    const isTight = token?.kind === 'han' || index === from || token?.isGlued === true;
    text += isTight ? (token?.key ?? '') : ` ${token?.key ?? ''}`;
  }
  return text;
};

export type NameMatch = { name: string; length: number };

/** What a name that others use is to the listings. */
export type Exonym = { city?: NameMatch; place?: NameMatch };

/** The longest name that begins at a token. */
export const matchName = (names: Names, tokens: readonly Token[], from: number): NameMatch | undefined => {
  const first = tokens[from];
  if (first === undefined || first.kind === 'mark' || !names.mayBegin(first.key)) return undefined;
  const isHan = first.kind === 'han';
  const most = Math.min(isHan ? names.longestCharacters : names.longest + 1, tokens.length - from);
  for (let length = most; length > 0; length -= 1) {
    if (tokens[from + length - 1]?.kind === 'mark') continue;
    const name = names.get(withoutMarks(joined(tokens, from, length)));
    if (name !== undefined) return { name, length };
  }
  return undefined;
};

/** "3 bedrooms" and "not House" are no names, whatever the listings write. */
const isReadOtherwise = (text: ReadText, at: number, lexicon: Lexicon): boolean => {
  const number = readAmount(text, at, lexicon);
  const behind = number === undefined ? undefined : lexicon.match(text.tokens, at + number.length);
  const isCounted = behind?.senses.some(({ group }) => group === 'unit' || group === 'currency') === true;
  const first = lexicon.match(text.tokens.slice(0, at + 1), at);
  return isCounted || first?.senses.some(({ group, value }) => group === 'negation' && value === 'not') === true;
};

const withoutMarks = (text: string): string =>
  text.includes('.') || text.includes('-') ? text.replace(/ ?[.-] ?/g, ' ').trim() : text;

export type Lexing = {
  text: ReadText;
  tokens: readonly Token[];
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  types: Names;
  exonyms: (vocabulary: Vocabulary, tokens: readonly Token[], from: number) => Exonym | undefined;
  marked: readonly Marked[];
};

/** "Pool table" is no pool. */
const sensesAt = (senses: readonly Sense[], isOther: boolean): readonly Sense[] =>
  isOther ? senses.filter(({ group }) => group !== 'tag' && group !== 'absence') : senses;

/** "¿Cuánto cuesta *la casa* más barata?": the noun belongs to the superlative behind it, not to what is asked. */
const phraseAt = (
  { lexicon, vocabulary, exonyms }: Lexing,
  tokens: readonly Token[],
  from: number,
): ReturnType<Lexicon['match']> => {
  const phrase = lexicon.match(tokens, from);
  const last = from + (phrase?.length ?? 0) - 1;
  const isOrderAt = (at: number): boolean =>
    lexicon.match(tokens, at)?.senses.some(({ group }) => group === 'order') === true;
  // "Cerca de *La* Jolla", "cerca de la *playa* Moonlight": the article is the name's, and so is the kind of place.
  const { cities, places } = vocabulary;
  const nameAt = (at: number): NameMatch | undefined =>
    matchName(cities, tokens, at) ?? matchName(places, tokens, at) ?? exonyms(vocabulary, tokens, at)?.place;
  const name = last > from ? nameAt(last) : undefined;
  if (name !== undefined && name.length > 1) return lexicon.match(tokens.slice(0, last), from) ?? phrase;
  // "*Die drei* größten": none of those that were shown.
  const isCounted = phrase?.length === ARTICLE_AND_NOUN && phrase.senses.some(({ value }) => value === 'all');
  if (isCounted && isOrderAt(last + 1)) return lexicon.match(tokens.slice(0, last), from) ?? phrase;
  if (phrase === undefined || phrase.length < ARTICLE_AND_NOUN || !phrase.senses.some(({ group }) => group === 'ask'))
    return phrase;
  const end = from + phrase.length;
  const noun = Math.max(from + 1, end - ARTICLE_AND_NOUN);
  if (!isOrderAt(end)) return phrase;
  // "Wie viel kostet *das* teuerste": the article alone.
  const shorter = [noun, end - 1].map((to) => lexicon.match(tokens.slice(0, to), from));
  const asksField = (match: (typeof shorter)[number]): boolean =>
    match?.senses.some(({ group, value }) => group === 'ask' && value !== 'open' && value !== 'has') === true;
  return shorter.find(asksField) ?? shorter[0] ?? phrase;
};

/** Whether a name may begin behind a lexeme that is written without a blank: it is a word that is known. */
const saysSomething = (lexeme: Lexeme | undefined): boolean =>
  lexeme === undefined ||
  lexeme.isMark ||
  lexeme.senses.length > 0 ||
  [lexeme.city, lexeme.place, lexeme.amount, lexeme.street].some((part) => part !== undefined);

/** Parts a question into words and phrases: at each place the longest that a table or the listings' names know. */
export const lex = (lexing: Lexing): Lexeme[] => {
  const { text, tokens, lexicon, vocabulary, types, exonyms, marked } = lexing;
  const lexemes: Lexeme[] = [];
  const stretch = { ...text, tokens };
  let index = 0;
  /** Up to here the words have the name of a feature in them and mean something else. */
  let otherUntil = 0;
  const push = (length: number, rest: Omit<Lexeme, 'start' | 'end' | 'text' | 'isCapital' | 'isMark' | 'isTaken'>) => {
    const first = tokens[index];
    const last = tokens[index + length - 1];
    if (first === undefined || last === undefined) return;
    lexemes.push({
      start: first.start,
      end: last.end,
      text: joined(tokens, index, length),
      isCapital: first.isCapital,
      isMark: length === 1 && first.kind === 'mark',
      isTaken: false,
      ...rest,
    });
    index += length;
  };
  const known = (match: NameMatch | undefined, length: number): KnownName | undefined =>
    match?.length === length ? { name: match.name, isMended: tokens[index]?.isMended === true } : undefined;

  while (index < tokens.length) {
    const token = tokens[index];
    if (token === undefined) break;
    const mark = marked.find(({ start, end }) => start <= token.start && token.start < end);
    if (mark !== undefined) {
      let length = 1;
      while ((tokens[index + length]?.start ?? mark.end) < mark.end) length += 1;
      push(length, { senses: [], ...(mark.constraint === undefined ? {} : { identifier: mark.constraint }) });
      const marking = lexemes.at(-1);
      if (marking !== undefined) marking.isTaken = true;
      continue;
    }
    const isOther = whenNeeded(() => isReadOtherwise(stretch, index, lexicon));
    const nameOf = (names: Names): NameMatch | undefined => {
      const name = matchName(names, tokens, index);
      return name === undefined || isOther() ? undefined : withKind(name, tokens, index, lexicon);
    };
    const foreign = exonyms(vocabulary, tokens, index);
    const exonym = foreign === undefined || isOther() ? undefined : foreign;
    const city = nameOf(vocabulary.cities) ?? exonym?.city;
    const own = nameOf(vocabulary.places);
    // "Belém Tower" is no Belém.
    const place = (exonym?.place?.length ?? 0) > (own?.length ?? 0) ? exonym?.place : own;
    const type = nameOf(types);
    const isCounted = lexemes.at(-1)?.amount !== undefined;
    const phrase = cutPhrase(phraseAt(lexing, tokens, index), { lexicon, tokens, from: index, isCounted });
    const other = lexicon.matchOther(tokens, index);
    if (other > (phrase?.length ?? 0) && !refusesNoun(lexemes.at(-1), phrase?.senses))
      otherUntil = Math.max(otherUntil, index + other);
    const street = matchHanStreet(tokens, index, {
      known: vocabulary.known.streets,
      lexicon,
      isFree: saysSomething(lexemes.at(-1)),
      named: Math.max(city?.length ?? 0, place?.length ?? 0),
    });
    const nameLength = Math.max(street?.length ?? 0, city?.length ?? 0, place?.length ?? 0, type?.length ?? 0);
    const number = readAmount(stretch, index, lexicon);
    const phraseLength = phrase?.length ?? 0;
    if (number !== undefined && number.length >= phraseLength && number.length >= nameLength) {
      push(number.length, { senses: [], amount: number.amount });
      continue;
    }
    const length = Math.max(nameLength, phraseLength, 1);
    const cityName = known(city, length);
    const placeName = known(place, length);
    push(length, {
      senses:
        phraseLength === length
          ? withNamedInside(
              sensesAt(phrase?.senses ?? [], index < otherUntil),
              tokens.slice(index, index + length),
              lexicon,
            )
          : [],
      ...(cityName === undefined ? {} : { city: cityName }),
      ...(placeName === undefined ? {} : { place: placeName }),
      ...(street?.length === length ? { street: street.name } : {}),
      ...(type?.length === length ? { propertyType: type.name } : {}),
    });
  }
  return lexemes;
};
