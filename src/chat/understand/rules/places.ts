import { isSense } from '../../../language/language.ts';
import { ENDINGS } from '../../../language/street-words.ts';
import { foldText } from '../../../listings/fold.ts';
import {
  type Claim,
  claimAt,
  EXPLAINED,
  eachLexeme,
  isClaimed,
  isCondition,
  type Means,
  type Rule,
} from '../claims.ts';
import type { NameField } from '../constraint.ts';
import { isEnd, isName, type Lexeme, type Message, says, wordsOf } from '../message.ts';
import { groupOf } from './scope.ts';

const namedAs = (Field: NameField, Value: string[], Words: string): Means => ({
  kind: 'condition',
  constraints: [{ Field, Operator: 'is', Value, Words }],
});
const LEADS = [
  'place.in',
  'place.near',
  'place.on',
  'place.from',
  'place.to',
  'place.weak',
  'not.before',
  'not.except',
  'link.or',
  'link.and',
  'free.before',
  'cmp.about',
  'aside.before',
  'correction',
  'go.only',
  'go.also',
] as const;

/** A name of one everyday word ("Vista") counts where something leads to it, or it stands alone. */
const isMeant = ({ lexemes, lexicon }: Message, at: number): boolean => {
  const lexeme = lexemes[at] as Lexeme;
  const isEveryday = lexeme.says.length > 0 || (!lexeme.text.includes(' ') && lexicon.saysAlone(lexeme.text));
  if (!isEveryday) return true;
  const [before, next] = [lexemes[at - 1], lexemes[at + 1]];
  if (lexemes.length === 1) return true;
  const isCapital = lexeme.isCapital && at > 0 && !isEnd(before);
  return (
    isCapital ||
    (says(before, ...LEADS) &&
      (isEnd(next) ||
        isName(next) ||
        next?.amount !== undefined ||
        lexeme.isCapital ||
        says(next, 'filler', 'link.and')))
  );
};

const STATE_CODE = /^[a-z]{2}$/;

/** Towns of a region, by its name or its code ("TX"); beside one of its towns it says no more. */
const readRegion = (message: Message, at: number): { towns: readonly string[]; to: number } | undefined => {
  const { lexemes, vocabulary, text } = message;
  const lexeme = lexemes[at] as Lexeme;
  const spelt = text.spelling(lexeme.start, lexeme.end);
  const isCode = STATE_CODE.test(lexeme.text);
  const isSaid =
    lexeme.city !== undefined ||
    (isCode &&
      (spelt === spelt.toUpperCase() || lexeme.says.length === 0) &&
      (says(lexemes[at - 1], 'place.in') || isName(lexemes[at - 1]) || lexemes[at - 1]?.text === ','));
  // "Usa cadeira de rodas" is no country.
  if (!isSaid || (lexeme.text.length <= 3 && !isCode && spelt !== spelt.toUpperCase())) return undefined;
  const towns = vocabulary.regions.townsOf(lexeme.city ?? spelt);
  // "California St", "a California room": what only bears its name.
  const next = lexemes[at + 1];
  const isOfThing =
    next !== undefined &&
    !isCode &&
    (ENDINGS.has(next.text) ||
      (next.says.length > 0 && next.says.every(isSense('common', 'unit', 'place.kind', 'topic.Bedrooms'))));
  return towns === undefined || isOfThing ? undefined : { towns, to: at + 1 };
};

/** "In California, not San Diego", "all but San Diego, in California" is what is left of it. */
const isRefusedBeside = ({ lexemes }: Message, at: number, town: number): boolean =>
  lexemes.slice(Math.min(at, town - 1), Math.max(at, town)).some((one) => says(one, 'not.before', 'not.except'));

const readKnown = (message: Message, at: number): { to: number; means: Means } | undefined => {
  const { lexemes, vocabulary } = message;
  const lexeme = lexemes[at] as Lexeme;
  const region = readRegion(message, at);
  if (region !== undefined) {
    const isBesideTown = lexemes.some(
      (one, index) => one.city !== undefined && region.towns.includes(one.city) && !isRefusedBeside(message, at, index),
    );
    const isAll = region.towns.length === vocabulary.regions.towns;
    const isBesidePlace = lexemes.some((one, index) => one.place !== undefined && !isRefusedBeside(message, at, index));
    if (isBesideTown || isBesidePlace) return { to: region.to, means: EXPLAINED };
    if (isAll) return { to: region.to, means: { kind: 'drop', fields: ['City'] } };
    return { to: region.to, means: namedAs('City', [...region.towns], wordsOf(message, at, region.to)) };
  }
  if (!isName(lexeme) || !isMeant(message, at)) return undefined;
  const isRegion = lexeme.city !== undefined && vocabulary.regions.townsOf(lexeme.city) !== undefined;
  if (isRegion) return undefined;
  const Words = wordsOf(message, at, at + 1);
  // Listings tell no counties: one is no town of the same name.
  if (says(lexemes[at + 1], 'region.county'))
    return { to: at + 2, means: { kind: 'told', words: wordsOf(message, at, at + 2), isSought: true } };
  // "Condado de San Diego".
  const isLed = says(lexemes[at - 1], 'place.weak', 'filler');
  const isOfCounty = says(lexemes[at - 1], 'region.county') || (isLed && says(lexemes[at - 2], 'region.county'));
  if (isOfCounty && lexeme.city !== undefined)
    return { to: at + 1, means: { kind: 'told', words: Words, isSought: true } };
  const { city, place, street } = lexeme;
  const isStreet = street !== undefined && (says(lexemes[at - 1], 'place.on') || (city ?? place) === undefined);
  if (isStreet) return { to: at + 1, means: namedAs('Street', [Words], Words) };
  if (city !== undefined) return { to: at + 1, means: namedAs('City', [city], Words) };
  return place === undefined ? undefined : { to: at + 1, means: namedAs('Near', [place], Words) };
};

const isPlaceAt = (claims: readonly Claim[], at: number): boolean => {
  const claim = claimAt(claims, at);
  return claim !== undefined && isCondition(claim) && groupOf(claim) === 'place';
};

/** What words say that names are made of. */
const isOfNames = isSense('common', 'filler', 'place', 'point', 'nth', 'home', 'tag');
const SHORTEST_UNKNOWN = 3;
const isUnknown = (lexeme: Lexeme | undefined): boolean => lexeme?.says.length === 0;

/** "How about Phoenix instead?": a name with a capital letter that ends what is said of it. */
const isAskedAlone = ({ lexemes, lexicon }: Message, at: number): boolean => {
  const [one, next, last] = lexemes.slice(at, at + 3);
  const behind = next?.isCapital === true ? last : next;
  return (
    !lexicon.language.hasCapitalNouns &&
    one?.isCapital === true &&
    isUnknown(one) &&
    (isEnd(behind) || says(behind, 'go.then', 'link.but'))
  );
};

/** What is behind "in" and nobody knows: names with capital letters, or a word that no language has. */
const readUnknown = (
  message: Message,
  at: number,
  claims: readonly Claim[],
): { to: number; means: Means } | undefined => {
  const { lexemes, lexicon, vocabulary } = message;
  // "In the San Rafael area".
  const before =
    says(lexemes[at - 1], 'filler') && says(lexemes[at - 2], 'place.in') ? lexemes[at - 2] : lexemes[at - 1];
  // Where a place is named that the listings know, a noun behind a weak word, or in a hospital, is no town.
  const hasKnown = lexemes.some((one, index) => isName(one) && isClaimed(claims, index));
  // "I start at BMW": where a place is known, "at" leads to none.
  const isAt = hasKnown && says(before, 'sum.for');
  const isIn = (says(before, 'place.in') && !isAt) || says(before, 'place.to', 'place.from');
  const isNear = says(before, 'place.near') && !isIn;
  const isOn = says(before, 'place.on') && !isIn && !isNear;
  const { hasCapitalNouns } = lexicon.language;
  // "We're out in the desert": beside a known place, or behind an article, a small word is no name.
  const isSmall = lexemes[at]?.isCapital !== true && !hasCapitalNouns;
  const isAlso = !hasKnown && says(before, 'go.also', 'place.weak') && isAskedAlone(message, at);
  const joins = says(before, 'link.or', 'link.and') && isPlaceAt(claims, at - 2);
  // "Carlsbad租公寓": a name in Latin letters, amid Chinese.
  const isForeign =
    lexicon.language.isHan === true &&
    /^[a-z]+$/.test(lexemes[at]?.text ?? '') &&
    lexemes[at]?.isCapital === true &&
    // "Spring Valley的房子".
    (isUnknown(lexemes[at]) || (lexemes[at + 1]?.isCapital === true && says(lexemes[at + 1], 'place.kind'))) &&
    (lexemes[at]?.text.length ?? 0) > SHORTEST_UNKNOWN &&
    !hasKnown;
  if (!isIn && !isNear && !isOn && !joins && !isAlso && !isForeign) return undefined;
  if (isSmall && !joins && (before !== lexemes[at - 1] || hasKnown)) return undefined;
  if (hasKnown && hasCapitalNouns && !joins && lexemes[at]?.isCapital === true) return undefined;
  // Amid small letters "END DATA" is no name; nor is what a colon follows.
  const isShouted = (index: number): boolean => /^\p{Lu}{3,}$/u.test(wordsOf(message, index, index + 1));
  const isAllShouted = lexemes.every((one, index) => one.isMark || one.amount !== undefined || isShouted(index));
  const isNameWord = (index: number): boolean => {
    const lexeme = lexemes[index];
    if (
      lexeme === undefined ||
      lexeme.isMark ||
      lexeme.amount !== undefined ||
      isClaimed(claims, index) ||
      lexeme.identifier !== undefined ||
      (lexemes[index + 1]?.text === ':' && !((says(before, 'place.in') || isNear) && before === lexemes[at - 1])) ||
      (((index > at && !isShouted(at)) || isAlso) && isShouted(index) && !isAllShouted)
    )
      return false;
    const isNew = isUnknown(lexeme) && (joins || !lexicon.hasWord(lexeme.text));
    const isWord = lexeme.says.every(isOfNames);
    return isNew || (lexeme.isCapital && isWord && !lexicon.language.hasCapitalNouns);
  };
  // Who writes names with capital letters means no name by a small one.
  const usesCapitals = lexemes.some(
    (one, index) =>
      index > 0 &&
      one.isCapital &&
      !one.isMark &&
      one.text.length > 1 &&
      !isEnd(lexemes[index - 1]) &&
      !lexicon.language.hasCapitalNouns,
  );
  if (usesCapitals && lexemes[at]?.isCapital !== true) return undefined;
  // "A job at BMW in Munich".
  const spelt = wordsOf(message, at, at + 1);
  if (hasKnown && !joins && spelt.length <= 4 && spelt === spelt.toUpperCase()) return undefined;
  let to = at;
  while (
    to < at + 4 &&
    (isNameWord(to) ||
      (to > at && says(lexemes[to], 'place.kind')) ||
      (to > at && ENDINGS.has(lexemes[to]?.text ?? '')))
  )
    to += 1;
  // "In June": one everyday word with a capital letter is no place.
  if (to === at || (to === at + 1 && !isUnknown(lexemes[at]))) return undefined;
  const Words = wordsOf(message, at, to);
  const isBeside = (text = '中'): boolean => /^[\p{Script=Han}\d,]/u.test(text);
  const isOnlyForeign = isForeign && !isIn && !isNear && !isOn && !joins && !isAlso;
  const isAmidChinese = isBeside(lexemes[at - 1]?.text) && isBeside(lexemes[to]?.text ?? '');
  if (isOnlyForeign && !isAmidChinese) return undefined;
  if (Words.length < (lexemes[at]?.isCapital === true ? 2 : SHORTEST_UNKNOWN)) return undefined;
  const isStreet = ENDINGS.has(lexemes[to - 1]?.text ?? '') && to - at > 1;
  const isKind = says(lexemes[to - 1], 'place.kind') && to - at > 1;
  if (isStreet) return { to, means: namedAs('Street', [Words], Words) };
  if (isOn) return undefined;
  // "Kit Carson公园" is "Kit Carson Park".
  const [whole, ...others] = [...vocabulary.places.folds()].filter((one) => one.startsWith(`${foldText(Words)} `));
  if (whole !== undefined && others.length === 0)
    return { to, means: namedAs('Near', [vocabulary.places.get(whole) ?? whole], Words) };
  return { to, means: namedAs(isNear || isKind ? 'Near' : 'City', [Words], Words) };
};

/** Places, by the listings' own names first. */
export const placeRules: readonly Rule[] = [
  eachLexeme('towns, places and streets', '3 bedrooms in La Mesa', readKnown),
  eachLexeme('unknown places', 'homes in Phoenix', readUnknown),
  eachLexeme('streets by their kind', 'anything on Foo Street?', (message, at, claims) => {
    const { lexemes } = message;
    if (
      lexemes[at]?.says.some((one) => !one.startsWith('common')) ||
      !ENDINGS.has(lexemes[at + 1]?.text ?? '') ||
      isClaimed(claims, at + 1) ||
      !says(lexemes[at - 1], 'place.on')
    )
      return undefined;
    const Words = wordsOf(message, at, at + 2);
    return { to: at + 2, means: namedAs('Street', [Words], Words) };
  }),
  eachLexeme('landmarks by their kind', 'near the zoo', ({ lexemes, vocabulary }, at, claims) => {
    const lexeme = lexemes[at];
    const before = lexemes.slice(0, at).findLast((one) => !says(one, 'filler') || says(one, 'place.near'));
    if (!says(lexeme, 'place.kind') || !says(before, 'place.near')) return undefined;
    const towns = claims.flatMap(({ means }) =>
      means.kind === 'condition'
        ? means.constraints.filter(({ Field }) => Field === 'City').flatMap(({ Value }) => Value)
        : [],
    );
    const named = (
      towns.length > 0 ? towns.map((town) => foldText(String(town))) : [...vocabulary.cities.folds()]
    ).flatMap((town) => vocabulary.places.get(`${town} ${lexeme?.text}`) ?? []);
    const [only, ...others] = new Set(named);
    return only === undefined || others.length > 0 ? undefined : { means: namedAs('Near', [only], lexeme?.text ?? '') };
  }),
  eachLexeme('everywhere', "the area doesn't matter", ({ lexemes }, at) => {
    if (says(lexemes[at], 'place.wider')) return { means: { kind: 'sign', sign: 'wider' } };
    return says(lexemes[at], 'place.anywhere') ? { means: { kind: 'sign', sign: 'everywhere' } } : undefined;
  }),
];
