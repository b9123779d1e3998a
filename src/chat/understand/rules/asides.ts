import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Sense } from '../lexer/lexicon.ts';
import type { ReadText } from '../lexer/read-text.ts';
import { isSentenceEnd } from '../lexer/sentence-ends.ts';
import { ABOUT_NO_HOME } from '../understanding.ts';
import { endsSentence } from './stretch.ts';

/** What an aside may be told with. "This" may point at a home, but not where no home is spoken of. */
const OF_ASIDES: ReadonlyMap<string, readonly string[] | undefined> = new Map<string, readonly string[] | undefined>([
  ['talk', undefined],
  ['plain', undefined],
  ['own', undefined],
  ['visitor', undefined],
  ['lived', undefined],
  ['link', undefined],
  ['range', undefined],
  ['money', undefined],
  ['article', undefined],
  ['after', undefined],
  ['protected', ['self']],
  ['ask', ['open', 'has', 'closing', 'ofKind']],
  ['point', ['focus', 'article']],
  ['place', ['weak', 'joins', 'begins', 'ends', 'on', 'kin', 'from']],
  ['unit', ['none', 'day', 'week', 'month', 'year', 'hour']],
  ['per', ['other']],
  ['confirms', undefined],
  ['follow', ['with']],
  ['drop', ['swappedFor']],
  ['topic', ['noPrice']],
  ['reply', ['weakYes']],
  ['compare', ['about', 'ago', 'since']],
]);
/** What tells that a sentence is one: a name alone may be that of a place. */
const TELLING: readonly string[] = ['talk', 'plain', 'own', 'visitor', 'protected', 'point', 'ask', 'confirms'];

const isOfAside = ({ group, value }: Sense): boolean =>
  OF_ASIDES.has(group) && OF_ASIDES.get(group)?.includes(value) !== false;

const isName = ({ city, place, street, propertyType }: Lexeme): boolean =>
  [city, place, street, propertyType].some((part) => part !== undefined);

/** "We have *two* kids", "I was born in *1980*", "I make *90k* a year". */
const isOfPeople = (lexemes: readonly Lexeme[], at: number): boolean => {
  const isOnly = lexemes.filter(({ amount }) => amount !== undefined).length === 1;
  return (
    hasSense(lexemes[at + 1], 'unit', 'none') ||
    hasSense(lexemes[at - 1], 'place', 'from') ||
    (isOnly && lexemes.some((one) => hasSense(one, 'topic', 'noPrice')))
  );
};

const saysNothing = (lexemes: readonly Lexeme[], at: number): boolean => {
  const lexeme = lexemes[at];
  if (lexeme?.identifier !== undefined) return false;
  if (lexeme === undefined || lexeme.isMark || lexeme.isTaken) return true;
  if (isName(lexeme)) return false;
  if (lexeme.amount !== undefined) return isOfPeople(lexemes, at);
  return lexeme.senses.every(isOfAside);
};

/** "How does escrow work?" is no aside, it is what is asked. */
const asksOfNoHome = (lexemes: readonly Lexeme[]): boolean =>
  (lexemes.at(-1)?.text === '?' || hasSense(lexemes[0], 'ask', 'open')) &&
  lexemes.some((one) => ABOUT_NO_HOME.some((talk) => hasSense(one, 'talk', talk)));

const isAside = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.every((_, at) => saysNothing(lexemes, at)) &&
  lexemes.some((one) => one.isTaken || TELLING.some((group) => hasSense(one, group))) &&
  !asksOfNoHome(lexemes);

/** "*Ich liebe alte Häuser.* Gibt es Wohnungen …": a kind that somebody likes, where another sentence names one. */
const isOfLiking = (sentence: readonly Lexeme[], all: readonly (readonly Lexeme[])[]): boolean =>
  sentence.some((lexeme) => hasSense(lexeme, 'likes')) &&
  sentence.every(
    (lexeme) =>
      lexeme.isMark ||
      (!isName(lexeme) &&
        lexeme.amount === undefined &&
        ['likes', 'plain', 'type'].some((group) => hasSense(lexeme, group))),
  ) &&
  all.some((other) => other !== sentence && other.some((lexeme) => hasSense(lexeme, 'type')));

const COURTESIES: readonly string[] = ['thanks', 'greeting', 'farewell'];
const isCourtesy = (lexeme: Lexeme | undefined): boolean =>
  COURTESIES.some((value) => hasSense(lexeme, 'talk', value)) &&
  !hasSense(lexeme, 'indifferent') &&
  !hasSense(lexeme, 'reply', 'yes') &&
  !hasSense(lexeme, 'reply', 'no');

/** "Thanks for the homes" asks for none. */
const OF_HOMES: readonly string[] = ['home', 'type', 'many', 'search', 'unit'];
/** "Yes, bye", "não, obrigado" are all said for politeness. */
const ANSWERS: readonly string[] = ['yes', 'weakYes', 'no'];
const saysWhat = (lexeme: Lexeme): boolean =>
  lexeme.amount !== undefined ||
  lexeme.identifier !== undefined ||
  isName(lexeme) ||
  !(
    ANSWERS.some((value) => hasSense(lexeme, 'reply', value)) ||
    lexeme.senses.every((one) => isOfAside(one) || OF_HOMES.includes(one.group))
  );

/** "That one has a pool, right?" asks of a home; "and with a pool, right?" does not. */
const confirmsWish = (sentence: readonly Lexeme[], at: number): boolean =>
  hasSense(sentence[at], 'confirms') &&
  sentence[at - 1]?.text === ',' &&
  !sentence.slice(0, at).some((one) => hasSense(one, 'point') || hasSense(one, 'ask'));

/** "*Hi*, cheaper *please, thanks*!": what is said for politeness at both ends. */
const withoutCourtesies = (sentence: readonly Lexeme[], isLast: boolean): readonly Lexeme[] => {
  let [from, to] = [0, sentence.length];
  const isPassed = (at: number): boolean => sentence[at]?.text === ',' || isCourtesy(sentence[at]);
  while (isPassed(from)) from += 1;
  while (sentence[to - 1]?.isMark === true && sentence[to - 1]?.text !== ',') to -= 1;
  const isConfirmed = confirmsWish(sentence, to - 1);
  // Its mark would make a question of the whole message.
  const marks = isConfirmed && isLast ? [] : sentence.slice(to);
  if (isConfirmed) to -= 1;
  while (isPassed(to - 1)) to -= 1;
  const rest = sentence.slice(from, to);
  return rest.some(saysWhat) ? [...rest, ...marks] : sentence;
};

const sentencesOf = (lexemes: readonly Lexeme[], folded: string): Lexeme[][] => {
  const sentences: Lexeme[][] = [[]];
  for (const lexeme of lexemes) {
    sentences.at(-1)?.push(lexeme);
    const isEnd = lexeme.text === '.' ? isSentenceEnd(folded, lexeme.start) : endsSentence(lexeme);
    if (isEnd || lexeme.text === ':') sentences.push([]);
  }
  return sentences.filter(({ length }) => length > 0);
};

/**
 * What of a message speaks of homes, and the sentences beside it that do not: in "It's for my mother. Two bedrooms would do"
 * nothing is asked of a home that was shown. A message of asides alone is not parted: "thank you, that is nice". Nor is one
 * where one home is talked about (`isOfOne`): "I like it. How old is the roof?"
 */
export const partAsides = (
  lexemes: readonly Lexeme[],
  { folded }: ReadText,
  isOfOne: boolean,
): { told: readonly Lexeme[]; asides: readonly Lexeme[] } => {
  const sentences = sentencesOf(lexemes, folded);
  const aside = isOfOne ? [] : sentences.filter((one) => isAside(one) || isOfLiking(one, sentences));
  if (aside.length === sentences.length) return { told: lexemes, asides: [] };
  const told = sentences.filter((one) => !aside.includes(one));
  return { told: told.flatMap((one, at) => withoutCourtesies(one, at === told.length - 1)), asides: aside.flat() };
};
