import { isSense } from '../../language/language.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import type { Match } from '../../language/text/phrases.ts';
import type { Token } from '../../language/text/read-text.ts';
import { foldAddress } from '../../listings/fold.ts';
import { matchExonym } from './exonyms.ts';
import type { Marked } from './identifiers/identifiers.ts';
import { type Lexeme, saidOf } from './message.ts';
import { joined, matchName, type NameMatch } from './names.ts';
import type { Names, Vocabulary } from './vocabulary.ts';

const MOST_STREET_WORDS = 5;
const matchStreet = (streets: ReadonlySet<string>, tokens: readonly Token[], from: number): NameMatch | undefined => {
  if (streets.size === 0 || tokens[from]?.kind === 'mark') return undefined;
  for (let length = Math.min(MOST_STREET_WORDS, tokens.length - from); length > 0; length -= 1) {
    // "On Lemon Ave?": a mark behind a street is none of it.
    if (tokens[from + length - 1]?.kind === 'mark') continue;
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
  ...(['place.noun', 'place.wider', 'place.to', 'aside.end', 'protected.self'] as const),
  ...(['point.more', 'point.among', 'point.same', 'point.alike', 'point.alikeNear'] as const),
  ...([
    'ask.has',
    'ask.any',
    'whichever',
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
const isTopic = isSense('topic');

/** Whether something that says what homes are, have or cost begins at a token. */
const saysContent = ({ tokens, lexicon, vocabulary }: Lexing, at: number): boolean => {
  const said = lexicon.match(tokens, at)?.says ?? [];
  return (
    (lexicon.readAmount(tokens, at) !== undefined && !said.includes('point.one')) ||
    said.some(isContent) ||
    matchName(vocabulary.cities, tokens, at) !== undefined ||
    matchName(vocabulary.places, tokens, at) !== undefined
  );
};

/** Where a phrase ends before something else begins inside it: the whole of it is `from` to `to`. */
const endBefore = (from: number, to: number, begins: (at: number) => boolean): number => {
  let at = from + 1;
  while (at < to && !begins(at)) at += 1;
  return Math.min(at, to);
};

/** The longest phrase at a token; one that only leads to what is wanted ends before that. */
const phraseAt = (lexing: Lexing, from: number, before: readonly Lexeme[]): Match | undefined => {
  const { tokens, lexicon } = lexing;
  const match = lexicon.match(tokens, from);
  if (match === undefined) return undefined;
  const to = from + match.length;
  // "Can I bring a pet?", "less than a week": by what a sum is paid only behind one.
  const isPer = match.says.every(isSense('per.week', 'per.month'));
  if (isPer && saidOf(before.at(-1), 'cmp') !== undefined && !before.slice(-3).some(({ amount }) => amount))
    return lexicon.match(tokens, from, from + 1);
  // "3800一个月以内" is a rent: how long ago something was listed stands behind no sum.
  if (match.says.every(isSense('when')) && before.at(-1)?.amount !== undefined) {
    const ends = Array.from({ length: match.length - 1 }, (_, index) => to - 1 - index);
    const per = ends.map((end) => lexicon.match(tokens, from, end)).find((one) => one?.says.some(isSense('per')));
    if (per !== undefined) return per;
  }
  // "2 bedrooms *and under* 3k": a bound of the number behind it.
  const isBound = (at: number): boolean => {
    const bound = lexicon.match(tokens, at);
    return bound?.says.some(isSense('cmp')) === true && lexicon.readAmount(tokens, at + bound.length) !== undefined;
  };
  const isFiller = match.says.every(isSense('filler'));
  // "I *want to sell my house*": what says something by itself begins inside and goes on behind it.
  const goesBeyond = (at: number): boolean => {
    const inner = lexicon.match(tokens, at);
    if (inner === undefined || inner.says.every(isLead)) return false;
    // "A *lot of* 800 m²": what a number behind it is of.
    const isOfNumber = isFiller && inner.says.some(isTopic) && lexicon.readAmount(tokens, to) !== undefined;
    return at + inner.length > to || (at + inner.length === to && isOfNumber);
  };
  // "Which of the two".
  const isCountAtEnd = (at: number): boolean => {
    const count = at === to - 1 ? lexicon.readAmount(tokens, at) : undefined;
    return count?.amount.isWord === true && count.length === 1 && match.says.every(isSense('point.among'));
  };
  // "Cuánto cuesta *la más grande*": a question's article begins what it asks of.
  const last = match.says.some(isSense('ask')) ? lexicon.match(tokens, to - 1) : undefined;
  if ((last?.length ?? 0) > 1 && last?.says.some(isSense('order')) === true)
    return lexicon.match(tokens, from, to - 1) ?? match;
  const isBehind = match.says.every(isSense('after'));
  const end = isBehind
    ? endBefore(from, to, isBound)
    : match.says.every(isLead)
      ? endBefore(from, to, (at) => (saysContent(lexing, at) && !isCountAtEnd(at)) || goesBeyond(at))
      : to;
  return end === to ? match : lexicon.match(tokens, from, end);
};

/** "Hahaha", "jajaja", "kkkkk", "rsrs": folded. */
const LAUGHTER = /^(?:(?:ha|ja|je|hi|rs|hue){2,}[hj]?|k{2,}|哈+)$/u;

type Named = Pick<Lexeme, 'city' | 'place' | 'street' | 'propertyType'>;
/** The longest names of the listings at a token. */
const namesAt = ({ tokens, vocabulary, types }: Lexing, streets: ReadonlySet<string>, at: number) => {
  const exonym = matchExonym(vocabulary, tokens, at);
  const longer = (one?: NameMatch, other?: NameMatch): NameMatch | undefined =>
    (other?.length ?? 0) > (one?.length ?? 0) ? other : one;
  const found = {
    city: longer(matchName(vocabulary.cities, tokens, at), exonym?.city),
    place: longer(matchName(vocabulary.places, tokens, at), exonym?.place),
    street: matchStreet(streets, tokens, at),
    propertyType: matchName(types, tokens, at),
  };
  const length = Math.max(0, ...Object.values(found).map((one) => one?.length ?? 0));
  const named = (least: number): Named =>
    Object.fromEntries(
      Object.entries(found).flatMap(([kind, one]) => (one?.length === least ? [[kind, one.name]] : [])),
    );
  return { length, named };
};

/** What a phrase says; of a feature that ends in a noun for homes their kind, too: "single-story *house*". */
const sensesOf = ({ tokens, lexicon }: Lexing, from: number, { length, says: told }: Match): readonly string[] => {
  const tags = told.filter(isSense('tag'));
  const isSaidBefore = lexicon.match(tokens, from, from + length - 1)?.says.some((one) => tags.includes(one)) === true;
  if (length === 1 || !isSaidBefore) return told;
  // "Corner lots" are no land.
  const kinds = (lexicon.match(tokens, from + length - 1, from + length)?.says ?? []).filter(isSense('type'));
  // "Washer and dryer in *the* apartment".
  const isInside = lexicon.match(tokens, from + length - 2, from + length - 1)?.says.includes('point.the') === true;
  return isInside ? told : [...told, ...kinds.filter((one) => one !== 'type.land' && !told.includes(one))];
};

/** Parts a message into words and phrases: at each place the longest that the listings' names or the language know. */
export const lex = (lexing: Lexing): Lexeme[] => {
  const { tokens, lexicon, vocabulary, marked } = lexing;
  const lexemes: Lexeme[] = [];
  const streets = new Set(vocabulary.known.streets);
  let otherUntil = 0;
  /** What stands at a token, and of how many it is. */
  const readAt = (index: number): { length: number } & Partial<Lexeme> => {
    const token = tokens[index] as Token;
    const mark = marked.find(({ start, end }) => start <= token.start && token.start < end);
    if (mark !== undefined) {
      const behind = tokens.findIndex(({ start }, at) => at > index && start >= mark.end);
      const length = (behind === -1 ? tokens.length : behind) - index;
      return mark.shown === undefined ? { length, identifier: mark.constraint ?? null } : { length, shown: mark.shown };
    }
    const phrase = phraseAt(lexing, index, lexemes) ?? { length: 0, says: [] };
    const other = lexicon.matchOther(tokens, index);
    if (other > phrase.length) otherUntil = Math.max(otherUntil, index + other);
    const names = namesAt(lexing, streets, index);
    const number = lexicon.readAmount(tokens, index);
    if (number !== undefined && number.length >= Math.max(phrase.length, names.length))
      return { ...number, says: phrase.length === number.length ? phrase.says : [] };
    const length = Math.max(names.length, phrase.length, 1);
    const senses = phrase.length === length ? sensesOf(lexing, index, phrase) : [];
    if (length === 1 && senses.length === 0 && LAUGHTER.test(token.key)) return { length, says: ['filler'] };
    const says = index < otherUntil ? senses.filter((one) => !isFeature(one)) : senses;
    return { length, says, ...names.named(length) };
  };
  for (let index = 0; index < tokens.length; index += lexemes.at(-1)?.length ?? 1) {
    const { start, kind, isCapital } = tokens[index] as Token;
    const read = readAt(index);
    const { length } = read;
    const { end } = tokens[index + length - 1] as Token;
    const isMark = length === 1 && kind === 'mark';
    lexemes.push({ start, end, text: joined(tokens, index, length), isMark, isCapital, says: [], ...read });
  }
  return lexemes;
};
