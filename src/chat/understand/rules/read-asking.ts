import { ownValue } from '../../../fields/own-value.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Lexicon } from '../lexer/lexicon.ts';
import type { Token } from '../lexer/read-text.ts';
import { ASKED_FIELDS, type AskedField } from '../understanding.ts';
import { isPlacedOne, isPricedOne, takeCountedOne } from './described-one.ts';
import { mayGoOn } from './numbers/goes-on.ts';
import { goesOnWithLand } from './numbers/names-land.ts';
import { isOfOtherSum } from './other-sums.ts';
import { countsNoHome, countsOther, isDescribed, pointsNowhere, TIMES } from './points-nowhere.ts';
import { MOST_POSITION, POSITIONS, positionOf } from './positions.ts';
import { matchInside, pointedInside, refusedHomes } from './refused-homes.ts';
import { isFiller, type Reading } from './stretch.ts';

const words = (lexeme: Lexeme): number => lexeme.text.split(' ').length;

/** The fields that are asked about; a single noun ("HOA") counts only in a question. */
export const readFields = (reading: Reading, isQuestion: boolean): AskedField[] => {
  const { lexemes } = reading;
  const fields = new Set<AskedField>();
  for (const [at, lexeme] of lexemes.entries()) {
    if (lexeme.isTaken || !hasSense(lexeme, 'ask') || !(isQuestion || words(lexeme) > 2)) continue;
    for (const field of ASKED_FIELDS) {
      if (!hasSense(lexeme, 'ask', field) || isOfOtherSum(lexemes, at, field)) continue;
      // "Wie groß ist das zweite?" of two plots of land.
      fields.add(field === 'BuildingArea' && goesOnWithLand(reading) ? 'LotArea' : field);
    }
  }
  return [...fields];
};

/** "Die ersten beiden": several at once. */
const ROWS: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({ firstTwo: [1, 2], firstThree: [1, 2, 3], lastTwo: [-2, -1] }),
);
const MOST_BARE = 10;
const MOST_IN_ROW = 8;

const isEnd = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || lexeme.isMark;
/** "Something *like* the second one" looks for others. */
export const isLikened = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at - 1], 'similar') || (isFiller(lexemes[at - 1]) && hasSense(lexemes[at - 2], 'similar'));

/** `refuses`: homes are pointed at only to refuse them. */
export type Pointing = { positions: number[]; focus: boolean; one?: number; refuses?: boolean };

/** Pointing words stand inside phrases too: "does *the second one* have a pool". */
const INSIDE: ReadonlySet<string> = new Set([
  'ask',
  'human',
  'follow',
  'relative',
  'compares',
  'indifferent',
  'negation',
  'place',
  'plain',
  'search',
]);

/** Nor is "au 3e *étage*" the third that was shown. */
const NO_POINTING = [
  ['follow', 'only'],
  // "*S'il* vous plaît".
  ['reply', 'weakYes'],
  ['plain', 'common'],
  ['plain', 'wish'],
] as const;

/** "*Que no esté* en la playa": the verb, which is written like "this" where accents are left out. */
const isRefusing = ({ tables }: Reading, lexeme: Lexeme): boolean =>
  hasSense(lexeme, 'negation') && tables.relatives?.split(' ').includes(lexeme.text.split(' ')[0] ?? '') === true;

/** "Compare *the first two*", "which *of the first two* is closer?" */
const endsRow = (lexemes: readonly Lexeme[], at: number): boolean =>
  isEnd(lexemes[at + 2]) || (hasSense(lexemes[at - 1], 'place', 'weak') && hasSense(lexemes[at + 2], 'ask', 'open'));

const isOrdinal = (one: Lexeme): boolean => one.amount?.isOrdinal || hasSense(one, 'ordinal') || hasSense(one, 'point');

/** "First or fourth?", "1", "2 and 5": a message that is nothing but places in the list; "3 or 4" may count rooms. */
const barePositions = (lexemes: readonly Lexeme[]): number[] => {
  const links = lexemes.filter((one) => hasSense(one, 'link'));
  const said = lexemes.filter(
    (one) => !one.isMark && (one.amount !== undefined || !isFiller(one)) && !links.includes(one),
  );
  const positions = said.flatMap((one) => positionOf(one) ?? []);
  const isRow = links.length > 0 && (said.every(isOrdinal) || !links.some((one) => hasSense(one, 'link', 'or')));
  if (positions.length < said.length || (said.length > 1 ? !isRow : links.length > 0)) return [];
  for (const one of said) one.isTaken = true;
  return positions;
};

/** "Más info de la 3": what is asked has swallowed the article. */
const asksOf = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.senses.some(({ group, value }) => group === 'ask' && value !== 'has' && value !== 'open') === true;

/** "Tienes fotos *del* 2?": the article stands within the preposition, and nothing that it counts behind the number. */
const isAskedOf = (lexemes: readonly Lexeme[], at: number): boolean => {
  const next = lexemes[at + 1];
  return (
    hasSense(lexemes[at - 1], 'place', 'weak') && asksOf(lexemes[at - 2]) && (isEnd(next) || hasSense(next, 'link'))
  );
};

/** "We fly in *on the 5th*", "posso ver *na segunda*": a day, unless a home is named behind it. */
const isDay = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at], 'human', 'when') && !hasSense(lexemes[at + 1], 'home');

/** The number that a word says, of as many homes as are shown in a row. */
const numberOf = (token: Token | undefined, { tables }: Reading): number => {
  const value = ownValue(tables.numbers, token?.key ?? '') ?? 0;
  return value <= MOST_IN_ROW ? value : 0;
};

/** "Put *one and three* side by side"; "compare two and three bedroom condos" counts rooms. */
const isInRowOfNumbers = (lexemes: readonly Lexeme[], at: number): boolean =>
  [-2, 2].some((offset) => {
    const link = lexemes[at + offset / 2];
    const isLinked = hasSense(link, 'link') || hasSense(link, 'compares') || link?.text === ',';
    return isLinked && lexemes[at + offset]?.amount?.isWord === true && !hasSense(lexemes[at + offset + 1], 'unit');
  });

/** "Cinco necesito, *no 4*", of who wanted four: "no" is short for a number elsewhere. */
const isDeniedNumber = ({ lexemes, before }: Reading, at: number): boolean =>
  hasSense(lexemes[at - 1], 'negation') && before.some(({ Value }) => Value === lexemes[at]?.amount?.value);

/** What the message points at among what was shown; nothing where nothing was. */
export const readPointing = (reading: Reading, tokens: readonly Token[], lexicon: Lexicon): Pointing => {
  const { lexemes, hasShown } = reading;
  const found: Pointing = { positions: [], focus: false };
  // "Isso" alone agrees.
  if (!hasShown || lexemes.every((lexeme) => lexeme.isMark || hasSense(lexeme, 'reply'))) return found;
  const point = (values: readonly string[], at: number): void => {
    for (const value of values) {
      const position = POSITIONS.get(value);
      for (const one of ROWS.get(value) ?? (position === undefined ? [] : [position]))
        if (!found.positions.includes(one)) found.positions.push(one);
      if (value === 'focus' || value === 'all') found.focus = true;
      if (value === 'one') found.one ??= at;
    }
  };
  const bare = mayGoOn(reading) ? [] : barePositions(lexemes);
  if (bare.length > 0) return { positions: bare, focus: false };
  const isComparing = lexemes.some((lexeme) => hasSense(lexeme, 'compares'));
  // "Posso ver a casa *na segunda*?": on Monday.
  const isVisiting = lexemes.some((lexeme) =>
    ['before', 'visit', 'wanted'].some((value) => hasSense(lexeme, 'human', value)),
  );
  const refused = refusedHomes(lexemes);
  found.refuses = refused.areAll;
  for (const [index, lexeme] of lexemes.entries()) {
    if (refused.at.has(index)) continue;
    if (lexeme.isTaken || (isVisiting && isDay(lexemes, index)) || pointsNowhere(lexemes, index)) continue;
    if (isLikened(lexemes, index) || (hasSense(lexeme, 'point') && countsNoHome(lexemes, index))) continue;
    const amount = lexeme.amount;
    const previous = lexemes[index - 1];
    // "In den *letzten* 3 Tagen".
    if (hasSense(lexeme, 'compare', 'within') && TIMES.some((unit) => hasSense(lexemes[index + 2], 'unit', unit)))
      continue;
    // "The second cheapest" is none of those that were shown.
    if (hasSense(lexemes[index + 1], 'order') && isOrdinal(lexeme) && !hasSense(lexeme, 'compares')) continue;
    // The sum itself is what it points by, with its currency.
    if (isPricedOne(lexemes, index, tokens, lexicon)) found.one ??= index - (hasSense(previous, 'currency') ? 2 : 1);
    // The rooms themselves, or the place, are what it points by.
    if (takeCountedOne(lexemes, index, tokens, lexicon) || isPlacedOne(lexemes, index, tokens, lexicon))
      found.one ??= index - 1;
    // "La 2 tiene piscina?"
    const isBehindArticle = hasSense(previous, 'plain', 'the') && !hasSense(lexemes[index + 1], 'place');
    const isNumbered =
      ((hasSense(previous, 'point', 'number') && !isDeniedNumber(reading, index)) ||
        ((isBehindArticle || asksOf(previous) || isAskedOf(lexemes, index)) &&
          amount?.isWord === false &&
          amount.value <= MOST_BARE)) &&
      !countsOther(lexemes, index);
    if (
      amount !== undefined &&
      !lexeme.isTaken &&
      Number.isInteger(amount.value) &&
      amount.value > 0 &&
      amount.value <= MOST_POSITION
    ) {
      const next = lexemes[index + 1];
      const isOrdinalOfHome =
        amount.isOrdinal &&
        // "Pregnant with *our 3rd*".
        !hasSense(previous, 'plain', 'owned') &&
        (next === undefined || hasSense(next, 'home') || hasSense(next, 'type') || next.isMark);
      const isListed =
        found.positions.length > 0 && (hasSense(previous, 'link') || previous?.text === ',') && !hasSense(next, 'unit');
      const isCompared =
        isComparing &&
        (!amount.isWord || isInRowOfNumbers(lexemes, index)) &&
        !hasSense(next, 'unit') &&
        !amount.hasScale &&
        (previous?.isMark !== true || previous.text === ',');
      if (isNumbered || isOrdinalOfHome || isListed || isCompared) {
        found.positions.push(amount.value);
        lexeme.isTaken = true;
      }
      continue;
    }
    const pointing = lexeme.senses.filter(({ group }) => group === 'point').map(({ value }) => value);
    const isPlaced = pointing.includes('placed') && isDescribed(lexemes, index);
    const senses = isPlaced ? ['one'] : pointing;
    const ordinals = lexeme.senses.filter(({ group }) => group === 'ordinal').map(({ value }) => value);
    const isInRow =
      (found.positions.length > 0 && (hasSense(previous, 'link') || previous?.text === ',')) ||
      (hasSense(previous, 'ask') && !hasSense(lexeme, 'unit'));
    const next = lexemes[index + 1];
    // "First vs third".
    const isWeighed =
      isComparing && (isEnd(next) || hasSense(next, 'link') || hasSense(next, 'compares')) && !lexeme.isTaken;
    const several =
      next?.amount?.isWord === true &&
      (senses.includes('first') || (ordinals.includes('first') && endsRow(lexemes, index))) &&
      !hasSense(lexemes[index + 2], 'unit', 'bedroom')
        ? next.amount.value
        : 1;
    if (several > 1 && several <= MOST_IN_ROW && next !== undefined) {
      found.positions.push(...Array.from({ length: several }, (_, at) => at + 1));
      next.isTaken = true;
    } else if (senses.length > 0) point(senses, index);
    else if ((isInRow || isWeighed) && ordinals.length > 0) point(ordinals, index);
    // "Pictures *of the* third": the article stands within the preposition.
    else if (ordinals.length > 0 && hasSense(previous, 'place') && (isEnd(next) || hasSense(next, 'link')))
      point(ordinals, index);
    else if (
      !NO_POINTING.some(([group, value]) => hasSense(lexeme, group, value)) &&
      !isRefusing(reading, lexeme) &&
      lexeme.senses.some(({ group }) => INSIDE.has(group))
    ) {
      const inside = tokens.filter(({ start }) => start >= lexeme.start && start < lexeme.end);
      for (let at = 0; at < inside.length; at += 1) {
        const match = matchInside(inside, at, lexicon);
        const isDay = isVisiting && match?.senses.some(({ group, value }) => group === 'human' && value === 'when');
        const pointed = pointedInside(lexeme, match?.senses ?? []);
        point(isDay === true ? [] : pointed, index);
        // "Can I tour *the first two*?"
        const count = pointed.includes('first')
          ? numberOf(tokens[tokens.indexOf(inside[at] as Token) + (match?.length ?? 1)], reading)
          : 1;
        for (let position = 2; position <= count; position += 1) found.positions.push(position);
        if (match !== undefined && pointed.length > 0) at += match.length - 1;
      }
    }
  }
  return found;
};
