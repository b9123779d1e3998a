import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence, type Item, isFiller, type Reading } from '../stretch.ts';
import { withDoubled } from './doubled.ts';
import { behindHomes, isEitherFine, whetherAt, withoutEither } from './except-and-whether.ts';
import { withGivenUp } from './given-up.ts';
import { hatedIn } from './hated.ts';
import { isSaidByItself } from './led-features.ts';
import {
  goesOn,
  isAnother,
  isJoinedByWith,
  isOrLater,
  isParallel,
  linkOf,
  listedWith,
  refines,
} from './linked-items.ts';
import { withSubstitutes } from './makes-do.ts';
import { goesOnWithNor, isContradicted, isDoubled, isNamedNoun, isObject, isOfIndifference } from './negated-nouns.ts';
import { isOfBound, isRefusedFeature, isUndoneBehind, typesRefusedWith } from './refused-with.ts';
import { isDenied, isSoftLater, isTurnOnly, refusedLater, takesBackLater } from './said-later.ts';
import { spoken } from './spoken.ts';
import { dropsAround, isLackOfBefore, isTagOfBefore, takenBackAt } from './taken-back.ts';
import { describesNext, isKindOfNext, isOfPlaceBefore, isUsedUp } from './used-up.ts';

/** How a message means what it names. */
export type Polarity = 'wanted' | 'negated' | 'indifferent' | 'soft' | 'dropped';

/** `at` is the lexeme that says so. */
export type Said = { polarity: Polarity; at?: number };

const MOST_BACK = 7;
const MOST_AHEAD = 4;

const isPassed = (lexeme: Lexeme): boolean =>
  lexeme.senses.length > 0 &&
  lexeme.senses.some(({ group }) =>
    ['plain', 'place', 'search', 'home', 'link', 'show', 'compare', 'many'].includes(group),
  );

const before = (reading: Reading, item: Item, items: readonly Item[]): Said | undefined => {
  const { lexemes } = reading;
  if (isRefusedFeature(reading, item)) return { polarity: 'negated', at: item.from - 1 };
  // "Not downtown but a pool": what stands behind "but" is not what the negation speaks of.
  let turnedAt = -1;
  for (let index = item.from - 1; index >= Math.max(0, item.from - MOST_BACK); index -= 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || endsSentence(lexeme)) return undefined;
    const polarity = spoken(lexemes, index);
    const next = lexemes[index + 1];
    const isTurned = turnedAt !== -1 && turnedAt !== index + 1;
    if (polarity === 'negated' && (isTurned || /^[,、]$/.test(next?.text ?? ''))) return undefined;
    if (polarity === 'indifferent' && isContradicted(reading, index)) return undefined;
    if (polarity === 'negated' && isDoubled(lexemes, index)) return { polarity: 'wanted' };
    if (polarity === 'negated' && isOfIndifference(lexemes, index)) return { polarity: 'indifferent', at: index };
    if (polarity !== undefined && polarity !== 'soft' && isUsedUp(lexemes, index, item)) return undefined;
    if (polarity === 'negated' && isSaidByItself(reading, index, item)) return undefined;
    if (polarity !== undefined) return { polarity, at: index };
    if (describesNext(lexemes, index, item, reading.tables) || isKindOfNext(lexemes, index, item)) continue;
    if (dropsAround(lexemes, index, item)) return { polarity: 'dropped', at: index };
    if (isObject(lexemes, index, item.from)) return undefined;
    if (lexeme.text === ',') {
      // "Ideally, a pool"; in "2 beds ideally, a pool" the word speaks of the beds, in "这个区我喜欢,带阳台的" of that part.
      const isAhead = !items.some(({ to }) => to === index - 1) && !isOfPlaceBefore(lexemes, index - 1);
      return isAhead && spoken(lexemes, index - 1) === 'soft' ? { polarity: 'soft', at: index - 1 } : undefined;
    }
    if (hasSense(lexeme, 'link', 'but') && !hasSense(lexeme, 'follow', 'with')) turnedAt = index;
    if (isNamedNoun(reading, lexeme)) return undefined;
    // "不要:泳池、壁炉", "no: pool".
    if (lexeme.text === ':' && spoken(lexemes, index - 1) === 'negated') continue;
    if (lexeme.isTaken || !isPassed(lexeme)) return undefined;
  }
  return undefined;
};

/** Whether words that can stand on either side ("we don't need") have something behind them to speak of. */
const speaksAhead = ({ lexemes }: Reading, at: number, items: readonly Item[]): boolean => {
  if (!hasSense(lexemes[at], 'indifferent', 'before') && !hasSense(lexemes[at], 'drop', 'before')) return false;
  const next = items.find(({ from }) => from > at);
  return next !== undefined && lexemes.slice(at + 1, next.from).every((lexeme) => isFiller(lexeme));
};

/** "Pool no, sauna yes", "泳池我不要"; "泳池不用了" only takes it back. */
const isRefused = (lexemes: readonly Lexeme[], at: number): boolean =>
  (hasSense(lexemes[at], 'reply', 'no') || hasSense(lexemes[at], 'negation', 'not')) &&
  !(hasSense(lexemes[at], 'indifferent', 'after') || lexemes[at]?.isTaken) &&
  (lexemes[at + 1] === undefined || lexemes[at + 1]?.isMark === true);

const after = (reading: Reading, item: Item, items: readonly Item[]): Said | undefined => {
  const { lexemes } = reading;
  const later = takesBackLater(lexemes, item) ?? takenBackAt(reading, item, items) ?? whetherAt(lexemes, item);
  if (later !== undefined) return { polarity: 'indifferent', at: later };
  const refused = refusedLater(lexemes, item);
  if (refused !== undefined) return { polarity: 'negated', at: refused };
  for (let index = item.to; index < Math.min(lexemes.length, item.to + MOST_AHEAD); index += 1) {
    const lexeme = lexemes[index];
    if (isDenied(lexemes, index)) return { polarity: 'negated', at: index + 1 };
    // "Pâquis*那边*不去".
    const isBehindOther = hasSense(lexemes[item.to], 'contrast') || hasSense(lexemes[item.to], 'point', 'there');
    const isFirst = index === item.to || (index === item.to + 1 && isBehindOther);
    if (isFirst && isRefused(lexemes, index)) return { polarity: 'negated', at: index };
    if (lexeme === undefined || lexeme.isTaken) return undefined;
    // "The balcony, whatever", "a balcony? Whatever": with nothing behind it that it could speak of.
    if (index === item.to && /^[,?？]$/.test(lexeme.text) && hasSense(lexemes[index + 1], 'indifferent', 'after')) {
      const next = lexemes[index + 2];
      return next === undefined || next.isMark ? { polarity: 'indifferent', at: index + 1 } : undefined;
    }
    if (index === item.to && isSoftLater(lexemes, item)) return { polarity: 'soft', at: index + 1 };
    if (endsSentence(lexeme)) return undefined;
    // "Escondido 不要了" excludes a town, "车库不要了" asks for a garage no more.
    const excludes = ['place', 'type', 'sale'].includes(item.kind) && hasSense(lexeme, 'negation', 'after');
    const isIndifferent = hasSense(lexeme, 'indifferent', 'after') || isEitherFine(lexemes, item, index);
    if (isIndifferent && !excludes)
      return speaksAhead(reading, index, items) ? undefined : { polarity: 'indifferent', at: index };
    // "Unfurnished is fine", "two stories is fine".
    const [word = ''] = lexemes[item.from]?.text.split(' ') ?? [];
    const isSaidNot = reading.tables.negators?.split(' ').includes(word) === true && !isLackOfBefore(reading, item);
    const isAbsence =
      !isSaidNot && item.negatedAt === undefined && item.constraints.every(({ Operator }) => Operator === 'not');
    const mayBe =
      item.isUnwantedOnly === true ||
      (item.kind === 'tag' &&
        (isAbsence || item.constraints.every(({ Operator }) => Operator === 'is')) &&
        before(reading, item, items)?.polarity !== 'negated');
    // "The gym is fine" of who asked for one gives it not up.
    // "An attic would be fine *instead of* the basement" takes its place.
    const isInstead = hasSense(lexemes[index + 1], 'drop', 'instead');
    if (mayBe && hasSense(lexeme, 'indifferent', 'fine') && !isTagOfBefore(reading, item) && !isInstead)
      return { polarity: 'indifferent', at: index };
    if (hasSense(lexeme, 'soft', 'after')) return { polarity: 'soft', at: index };
    // "Is Alfama very loud?" asks.
    const isAsked = /^[?？]$/.test(lexemes[index + 1]?.text ?? '');
    if (hasSense(lexeme, 'negation', 'after') && !isAsked) return { polarity: 'negated', at: index };
    if (hasSense(lexeme, 'drop', 'after')) return { polarity: 'dropped', at: index };
    if (lexeme.text === ',' || !(isPassed(lexeme) || isTurnOnly(lexeme)) || hasSense(lexeme, 'link')) return undefined;
  }
  return undefined;
};

/** "No parking *needed*", "no yard *is fine*", "没有车库没关系". */
const isTakenLightly = (reading: Reading, { to, kind }: Item, items: readonly Item[]): boolean => {
  const at = behindHomes(reading.lexemes, to);
  const isSaid = (value: string): boolean => hasSense(reading.lexemes[at], 'indifferent', value);
  const isFine = ['fine', 'after', 'anymore'].some(isSaid);
  if (kind === 'number') return isSaid('anymore');
  return (
    isSaid('needed') ||
    ((kind === 'tag' || kind === 'place' || kind === 'state') && isFine && !speaksAhead(reading, at, items))
  );
};

/** "不是圣地亚哥,*是* La Mesa": what it is to be, behind what it is not. */
const isPutRight = (lexemes: readonly Lexeme[], { kind, from }: Item): boolean =>
  kind === 'place' && lexemes[from - 1]?.text === '是' && lexemes[from - 2]?.text === ',';

/** How each item is meant; the items in the order of the message. */
export const readPolarities = (reading: Reading, items: readonly Item[]): Said[] => {
  const { lexemes } = reading;
  const polarities: Said[] = [];
  for (const [index, item] of items.entries()) {
    const previous = items[index - 1];
    const link = previous === undefined ? 'none' : linkOf(reading, previous, item);
    const last = polarities[index - 1];
    const isSwapped = last?.at !== undefined && hasSense(reading.lexemes[last.at], 'drop', 'swapped');
    const inherited = isSwapped ? 'wanted' : listedWith(reading, previous, item, last?.polarity ?? 'wanted');
    const said = withoutEither(after(reading, item, items), link, previous, item, lexemes);
    // "No houses over 200 m², *too much upkeep*": a reason for what is refused.
    const behind = item.negatedAt !== undefined && said?.polarity === 'indifferent' ? undefined : said;
    const alone = before(reading, item.negatedAt === undefined ? item : { ...item, from: item.negatedAt }, items);
    const isTurned = item.negatedAt !== undefined && alone?.polarity === 'negated';
    const isNeither = inherited === 'indifferent' && goesOnWithNor(lexemes, previous?.to ?? 0, item.from);
    const ahead: Said | undefined = isNeither ? { polarity: 'indifferent' } : isTurned ? undefined : alone;
    // "Without the pool requirement", "I won't go to the gym, take that off".
    const isLater = behind?.polarity === 'dropped' || takenBackAt(reading, item, items) !== undefined;
    const isTakenBack = ahead?.polarity === 'negated' && isLater;
    const isNotNeeded = ahead?.polarity === 'negated' && isTakenLightly(reading, item, items);
    // "Ohne Balkon *geht nichts*".
    const isUndone = isUndoneBehind(lexemes, item, ahead?.at);
    const isAbsence = item.constraints.every(({ Operator }) => Operator === 'not');
    const refused = ahead === undefined ? typesRefusedWith(reading, items, index, polarities) : [];
    const refusal = polarities[refused.at(-1) ?? -1];
    for (const at of refused) polarities[at] = { polarity: 'wanted' };
    const own: Said | undefined =
      refusal ??
      (isOfBound(item, ahead ?? { polarity: 'wanted' }, items)
        ? { polarity: 'wanted' }
        : isUndone && (isAbsence || ahead?.polarity === 'negated')
          ? { polarity: isAbsence ? 'negated' : 'wanted' }
          : isNotNeeded
            ? { ...ahead, polarity: 'indifferent' }
            : isTakenBack
              ? behind
              : (ahead ?? (behind?.polarity === 'dropped' ? undefined : behind)));
    const isInstead = hasSense(lexemes[polarities[index - 1]?.at ?? -1], 'drop', 'instead');
    const isInherited =
      previous !== undefined &&
      item.negatedAt === undefined &&
      !isInstead &&
      !isPutRight(lexemes, item) &&
      goesOn(reading, inherited, link, previous, item, isOrLater(reading, items, index));
    const isWish = item.kind === 'tag' && hasSense(lexemes[item.from], 'soft', 'itself');
    const otherwise: Said = { polarity: isInherited ? inherited : isWish ? 'soft' : 'wanted' };
    polarities.push(own ?? hatedIn(lexemes, item, items) ?? otherwise);
  }
  // What is said behind a list is said of all of it: "a pool or a garage would be nice".
  for (let index = items.length - 1; index > 0; index -= 1) {
    const [item, previous] = [items[index], items[index - 1]];
    const said = polarities[index];
    if (
      item === undefined ||
      previous === undefined ||
      said === undefined ||
      polarities[index - 1]?.polarity !== 'wanted'
    )
      continue;
    const link = linkOf(reading, previous, item);
    if (isAnother(previous, item) || (link === 'comma' && (isAnother(item, previous) || refines(item, previous))))
      continue;
    // "Zum Kauf, Miete kommt nicht in Frage", "a pool, the garage does not matter": a comma alone parts these.
    const isContrasted = item.kind === 'sale' || item.kind === 'place' || hasSense(lexemes[item.to], 'contrast');
    // "Single story, *with* a lift if there is one", "*mit* Kamin, Meerblick wäre ein Traum".
    const isOfLast =
      said.polarity === 'indifferent' ||
      (said.polarity === 'negated' && (isContrasted || !isParallel(lexemes, previous, item))) ||
      // "带桑拿的,有泳池更好": where "、" joins a list, a comma parts.
      (said.polarity === 'soft' &&
        (reading.tables.leads !== undefined || [item, previous].some(({ from }) => isJoinedByWith(lexemes, from))));
    const isParted = link === 'none' || (link === 'comma' && isOfLast);
    const isOfList = said.at === undefined && (link === 'and' || link === 'or');
    const isBehind = isOfList || after(reading, item, items)?.polarity === said.polarity;
    const isSaidBehind = isBehind && said.polarity !== 'wanted' && item.kind === previous.kind && !isParted;
    if (isSaidBehind) polarities[index - 1] = { polarity: said.polarity };
  }
  return withGivenUp(reading, items, withSubstitutes(reading, items, withDoubled(reading, items, polarities)));
};
