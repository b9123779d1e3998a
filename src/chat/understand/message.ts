import { isSense, type Sense, type SenseGroup, type SenseOf } from '../../language/language.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import type { Amount } from '../../language/text/numbers.ts';
import type { ReadText, Token } from '../../language/text/read-text.ts';
import { foldAddress } from '../../listings/fold.ts';
import type { Constraint } from './constraint.ts';
import { matchExonym } from './exonyms.ts';
import type { Marked } from './identifiers/identifiers.ts';
import { joined, matchName, type NameMatch } from './names.ts';
import type { BeforeStatement } from './statement.ts';
import type { Names, Vocabulary } from './vocabulary.ts';

/** A stretch of a message that is one word or one phrase. `start` and `end` are positions in the folded text. */
export type Lexeme = {
  start: number;
  end: number;
  /** Folded words, parted by blanks. */
  text: string;
  isMark: boolean;
  /** Of how many tokens it is. */
  length: number;
  isCapital: boolean;
  /** What phrases of the language say, as `group.value`; features are `tag.NAME` and `lack.NAME`. */
  says: readonly string[];
  amount?: Amount;
  /** A town or region of the listings, a part of a town or landmark, a street, a type, as these write them. */
  city?: string | undefined;
  place?: string | undefined;
  street?: string | undefined;
  propertyType?: string | undefined;
  /** A home's number, address or link; `null` is a telephone number or the like. */
  identifier?: Constraint | null;
};

/** All that the rules look at. */
export type Message = {
  text: ReadText;
  tokens: readonly Token[];
  lexemes: readonly Lexeme[];
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  before: BeforeStatement;
  year: number;
  /** The listings' own words for a kind of home ("condominium"). */
  typesOf(kind: string): string[];
};

/** Whether a lexeme says one of some senses. */
export const says = (lexeme: Lexeme | undefined, ...senses: readonly Sense[]): boolean =>
  lexeme !== undefined && senses.some((one) => lexeme.says.includes(one));
/** The lexemes right before one, so many at most. */
export const ahead = (lexemes: readonly Lexeme[], at: number, most: number): Lexeme[] =>
  lexemes.slice(Math.max(0, at - most), at);
/** What of a group a lexeme says: "most" of `cmp.most`. */
export const allSaidOf = <Group extends SenseGroup>(lexeme: Lexeme | undefined, group: Group): SenseOf<Group>[] =>
  (lexeme?.says ?? [])
    .filter((one) => one.startsWith(`${group}.`))
    .map((one) => one.slice(group.length + 1) as SenseOf<Group>);
export const saidOf = <Group extends SenseGroup>(
  lexeme: Lexeme | undefined,
  group: Group,
): SenseOf<Group> | undefined => allSaidOf(lexeme, group)[0];
export const isEnd = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || lexeme.isMark;
export const isName = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined && (lexeme.city ?? lexeme.place ?? lexeme.street) !== undefined;
/** Whether a word names homes or a kind of them. */
export const isNounOfHome = (lexeme: Lexeme | undefined): boolean =>
  says(lexeme, 'home.any', 'home.many', 'sale.rent') ||
  saidOf(lexeme, 'type') !== undefined ||
  lexeme?.propertyType !== undefined;
/** Whether a word says nothing of homes: an everyday one, or one that nobody knows. */
export const saysNothing = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  !lexeme.isMark &&
  lexeme.amount === undefined &&
  lexeme.identifier === undefined &&
  !isName(lexeme) &&
  lexeme.says.every((one) => one === 'common');
/** The visitor's own words of a stretch. */
export const wordsOf = ({ text, lexemes }: Message, from: number, to: number): string =>
  text.spelling(lexemes[from]?.start ?? 0, lexemes[to - 1]?.end ?? 0);

const MOST_STREET_WORDS = 5;
const matchStreet = (streets: ReadonlySet<string>, tokens: readonly Token[], from: number): NameMatch | undefined => {
  if (streets.size === 0 || tokens[from]?.kind === 'mark') return undefined;
  for (let length = Math.min(MOST_STREET_WORDS, tokens.length - from); length > 0; length -= 1) {
    const fold = foldAddress(joined(tokens, from, length));
    if (streets.has(fold)) return { name: fold, length };
  }
  return undefined;
};

/** What says something of homes by itself: a phrase that only leads to it ends before it. */
const isContent = isSense(
  ...(['tag', 'lack', 'type', 'sale', 'status', 'is', 'nth'] as const),
  ...(['unit.bed', 'unit.bath', 'unit.sqft', 'unit.sqm', 'unit.acre', 'unit.garage'] as const),
);
const isLead = isSense(
  ...(['not.before', 'not.except', 'not.both', 'free.before', 'soft.before', 'fine.before', 'drop.before'] as const),
  ...(['place.in', 'place.weak', 'place.near', 'place.on', 'place.kind', 'place.there', 'place.anywhere'] as const),
  ...(['place.noun', 'place.of', 'place.wider', 'place.to', 'aside.end', 'protected.self'] as const),
  ...(['point.more', 'point.among', 'point.same', 'point.alike', 'point.alikeNear'] as const),
  ...([
    'ask.has',
    'ask.any',
    'ask.open',
    'ask.home',
    'instead',
    'link',
    'need',
    'show',
    'search',
    'go',
    'cmp',
  ] as const),
  ...(['sum', 'filler', 'common', 'range', 'correction', 'question'] as const),
);

type Lexing = {
  tokens: readonly Token[];
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  types: Names;
  marked: readonly Marked[];
};

const isFeature = isSense('tag', 'lack');

/** Parts a message into words and phrases: at each place the longest that the listings' names or the language know. */
export const lex = ({ tokens, lexicon, vocabulary, types, marked }: Lexing): Lexeme[] => {
  const lexemes: Lexeme[] = [];
  const streets = new Set(vocabulary.known.streets);
  let otherUntil = 0;
  const saysContent = (at: number): boolean =>
    (lexicon.readAmount(tokens, at) !== undefined && lexicon.match(tokens, at)?.says.includes('point.one') !== true) ||
    lexicon.match(tokens, at)?.says.some(isContent) === true ||
    matchName(vocabulary.cities, tokens, at) !== undefined ||
    matchName(vocabulary.places, tokens, at) !== undefined;
  /** Whether a phrase that says something by itself begins inside another one and goes on behind it: "I *want to sell my house*". */
  const goesBeyond = (at: number, end: number): boolean => {
    const match = lexicon.match(tokens, at);
    return match !== undefined && at + match.length > end && !match.says.every(isLead);
  };
  /** The longest phrase at a token; one that only leads to what is wanted ends before that. */
  const phraseAt = (from: number): ReturnType<Lexicon['match']> => {
    const match = lexicon.match(tokens, from);
    // "Can I bring a pet?", "less than a week": by what a sum is paid only behind one.
    const isPer = match?.says.every(isSense('per.week', 'per.month')) === true;
    const isBounded = saidOf(lexemes.at(-1), 'cmp') !== undefined;
    if (isPer && isBounded && !lexemes.slice(-3).some(({ amount }) => amount))
      return lexicon.match(tokens, from, from + 1);
    // "3800一个月以内" is a rent: how long ago something was listed stands behind no sum.
    const isTime = match?.says.every((one) => one.startsWith('when.')) === true && lexemes.at(-1)?.amount !== undefined;
    for (let to = from + (match?.length ?? 0) - 1; isTime && to > from; to -= 1) {
      const per = lexicon.match(tokens, from, to);
      if (per?.says.some((one) => one.startsWith('per.'))) return per;
    }
    // "2 bedrooms *and under* 3k": a bound of the number behind it.
    const isBehind = match?.says.every((one) => one.startsWith('after.')) === true;
    for (let at = from + 1; isBehind && at < from + match.length; at += 1) {
      const bound = lexicon.match(tokens, at);
      const isBound = bound?.says.some((one) => one.startsWith('cmp.')) === true;
      if (isBound && lexicon.readAmount(tokens, at + bound.length) !== undefined)
        return lexicon.match(tokens, from, at);
    }
    if (match === undefined || match.length === 1 || !match.says.every(isLead)) return match;
    for (let at = from + 1; at < from + match.length; at += 1)
      if (saysContent(at) || goesBeyond(at, from + match.length)) return lexicon.match(tokens, from, at);
    return match;
  };
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] as Token;
    const push = (length: number, rest: Partial<Lexeme>): void => {
      const last = tokens[index + length - 1] as Token;
      lexemes.push({
        start: token.start,
        end: last.end,
        text: joined(tokens, index, length),
        length,
        isMark: length === 1 && token.kind === 'mark',
        isCapital: token.isCapital,
        says: [],
        ...rest,
      });
      index += length;
    };
    const mark = marked.find(({ start, end }) => start <= token.start && token.start < end);
    if (mark !== undefined) {
      let length = 1;
      while ((tokens[index + length]?.start ?? mark.end) < mark.end) length += 1;
      push(length, { identifier: mark.constraint ?? null });
      continue;
    }
    const exonym = matchExonym(vocabulary, tokens, index);
    const own = {
      city: matchName(vocabulary.cities, tokens, index),
      place: matchName(vocabulary.places, tokens, index),
    };
    const longer = (one?: NameMatch, other?: NameMatch): NameMatch | undefined =>
      (other?.length ?? 0) > (one?.length ?? 0) ? other : one;
    const city = longer(own.city, exonym?.city);
    const place = longer(own.place, exonym?.place);
    const street = matchStreet(streets, tokens, index);
    const type = matchName(types, tokens, index);
    const amount = lexicon.readAmount(tokens, index);
    const phrase = phraseAt(index);
    const other = lexicon.matchOther(tokens, index);
    if (other > (phrase?.length ?? 0)) otherUntil = Math.max(otherUntil, index + other);
    const nameLength = Math.max(city?.length ?? 0, place?.length ?? 0, street?.length ?? 0, type?.length ?? 0);
    const phraseLength = phrase?.length ?? 0;
    if (amount !== undefined && amount.length >= phraseLength && amount.length >= nameLength) {
      push(amount.length, { amount: amount.amount, says: phraseLength === amount.length ? (phrase?.says ?? []) : [] });
      continue;
    }
    const length = Math.max(nameLength, phraseLength, 1);
    const named = (match: NameMatch | undefined): string | undefined =>
      match?.length === length ? match.name : undefined;
    const told = phraseLength === length ? (phrase?.says ?? []) : [];
    // "Single-story *house*": a feature that ends in a noun for homes names their kind, too.
    const isLong = length > 1 && told.some((one) => one.startsWith('tag.'));
    const isSaidBefore =
      isLong &&
      lexicon
        .match(tokens, index, index + length - 1)
        ?.says.some((one) => told.includes(one) && one.startsWith('tag.')) === true;
    // "Corner lots" are no land.
    const last = isSaidBefore ? lexicon.match(tokens, index + length - 1, index + length)?.says : undefined;
    const senses = [
      ...told,
      ...(last ?? []).filter((one) => one.startsWith('type.') && one !== 'type.land' && !told.includes(one)),
    ];
    push(length, {
      says: index < otherUntil ? senses.filter((one) => !isFeature(one)) : senses,
      city: named(city),
      place: named(place),
      street: named(street),
      propertyType: named(type),
    });
  }
  return lexemes;
};
