import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isVerb } from '../places/everyday-words.ts';
import { endsSentence, type Reading } from '../stretch.ts';
import type { Quantity } from './quantity.ts';
import { takeRefusal } from './refused-behind.ts';
import { isStop } from './topic-before.ts';

const MOST_BACK = 10;
/** In a question, which may ask for what it seems to refuse: "don't you have homes over 500k?" */
const MOST_BACK_ASKING = 3;
const NOT_ASKING: readonly string[] = ['type', 'many', 'search', 'show'];

const OPPOSITES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    moreThan: 'atMost',
    lessThan: 'atLeast',
    atLeast: 'lessThan',
    atMost: 'moreThan',
    before: 'since',
    after: 'until',
    since: 'before',
    older: 'after',
    newer: 'before',
    olderThan: 'newer',
    newerThan: 'older',
  }),
);
/** Comparisons that an upper bound comes of where they are not negated. */
const UPPER: readonly (string | undefined)[] = ['atMost', 'lessThan'];

const negatorsOf = ({ tables }: Reading): readonly string[] => tables.negators?.split(' ') ?? [];

const negates = (reading: Reading, lexeme: Lexeme): boolean =>
  hasSense(lexeme, 'negation', 'not') || negatorsOf(reading).includes(lexeme.text);

/** "No more than", "nada de más de", "不超过": a comparison that says its negation itself. */
const isNegatedItself = (reading: Reading, from: number, to: number): boolean =>
  reading.lexemes
    .slice(from, to)
    .some(
      ({ text, senses }) =>
        senses.some(({ group }) => group === 'compare') &&
        negatorsOf(reading).some((word) =>
          /\p{Script=Han}/u.test(word) ? text.startsWith(word) : text.startsWith(`${word} `),
        ),
    );

/** Words of looking and of homes, of which nothing is negated itself: "want to *see*", "veux", "*anything* with". */
const isPassed = (lexeme: Lexeme, { tables }: Reading): boolean => {
  // "Ne veut pas s'*endetter* au-delà de 700 000".
  if (lexeme.senses.length === 0 && !lexeme.isCapital && isVerb(lexeme.text, lexeme.text, tables)) return true;
  const says = (...groups: string[]): boolean => groups.some((group) => hasSense(lexeme, group));
  const isWith = hasSense(lexeme, 'follow', 'with');
  if (hasSense(lexeme, 'link', 'but') && !isWith && !says('search', 'compare')) return false;
  if (says('type', 'many', 'topic', 'home', 'search', 'show') || isWith || hasSense(lexeme, 'human', 'visit'))
    return true;
  return ['filler', 'stop', 'indefinite'].some((value) => hasSense(lexeme, 'plain', value));
};

/** "不要老房子 2005年以后的": a blank, else not written, behind the noun that is refused; "不是老房子就行" says that it is all. */
const endsClause = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [lexeme, next] = [lexemes[at], lexemes[at + 1]];
  const isHan = /\p{Script=Han}$/u.test(lexeme?.text ?? '');
  const isParted = isHan && hasSense(lexeme, 'home') && next !== undefined && next.start > (lexeme?.end ?? 0);
  return isParted || hasSense(lexeme, 'plain', 'enough');
};

/** "Don't show me places *that have* been sitting over 90 days". */
const isRelative = ({ tables }: Reading, { text }: Lexeme): boolean =>
  tables.relatives?.split(' ').includes(text.split(' ')[0] ?? '') === true;

type Negation = { at: number; hasType: boolean };

/** The first negation of the clause, as far as only words of looking and of homes stand between it and the bound. */
const negationBefore = (reading: Reading, from: number, isAsking: boolean): Negation | undefined => {
  const { lexemes } = reading;
  let found: Negation | undefined;
  let hasType = false;
  const first = Math.max(0, from - (isAsking ? MOST_BACK_ASKING : MOST_BACK));
  for (let index = from - 1; index >= first; index -= 1) {
    const lexeme = lexemes[index];
    const isBeforeRelative =
      lexeme?.text === ',' && index + 1 < from && isRelative(reading, lexemes[index + 1] as Lexeme);
    if (isBeforeRelative) continue;
    if (lexeme === undefined || isStop(lexeme) || lexeme.isMark || endsClause(lexemes, index)) return found;
    if (negates(reading, lexeme)) found = { at: index, hasType };
    else if (
      !(isPassed(lexeme, reading) || isRelative(reading, lexeme)) ||
      (isAsking && NOT_ASKING.some((group) => hasSense(lexeme, group)))
    )
      return found;
    hasType ||= hasSense(lexeme, 'type');
  }
  return found;
};

const isAsked = ({ lexemes }: Reading, from: number): boolean =>
  lexemes.find((lexeme, index) => index > from && endsSentence(lexeme))?.text.match(/[?？]/) != null;

/**
 * "*Nothing* under 500k?", "toujours *rien* sous 3000 ?", "is there *nothing* …?": a question that begins so asks for what is below.
 * "What do you have, nothing under 500k?", and the other way round, asks for something else.
 */
const asksBelow = ({ lexemes }: Reading, { compare, to }: Quantity, at: number): boolean => {
  const said = lexemes.slice(0, at);
  const begin = said.slice(said.findLastIndex(endsSentence) + 1);
  const end = lexemes.find(({ isMark }, index) => isMark && index >= to);
  const isAsking = (one: Lexeme): boolean => one.isMark || hasSense(one, 'ask') || hasSense(one, 'plain', 'stop');
  return (
    UPPER.includes(compare) &&
    begin.every((one) => isAsking(one) && !hasSense(one, 'link')) &&
    /^[?？]/.test(end?.text ?? '')
  );
};

const turned = (quantity: Quantity, negatedAt: number): Quantity => {
  const opposite = OPPOSITES.get(quantity.compare ?? '');
  return opposite === undefined ? quantity : { ...quantity, compare: opposite, negatedAt };
};

/**
 * The bound that a negation leaves: "don't want to see anything over 500k" is at most so much, "不要50万以上的" too. The
 * comparison before the number `at` begins at `from`.
 */
export const withNegation = (quantity: Quantity, reading: Reading, from: number, at: number): Quantity => {
  const { compare, unit, topic, negatedAt } = quantity;
  if (negatedAt !== undefined || !OPPOSITES.has(compare ?? '') || quantity.high !== undefined) return quantity;
  const isQuestion = isAsked(reading, at);
  const negation = negationBefore(reading, from, isQuestion);
  if (isQuestion && negation !== undefined && asksBelow(reading, quantity, negation.at)) return quantity;
  if (isNegatedItself(reading, from, at)) return { ...quantity, negatedAt: negation?.at ?? from };
  if (negation === undefined) return takeRefusal(quantity.to, reading) ? turned(quantity, from) : quantity;
  // "No condo under 500k" most likely wants none, and a price of that.
  const isOfType = negation.hasType && UPPER.includes(compare) && unit === undefined && topic === undefined;
  return isOfType ? quantity : turned(quantity, negation.at);
};

/** "No homes built before 2000 *or after 2010*": what is negated goes on. */
export const withNegationOf = (
  quantity: Quantity | undefined,
  previous: Quantity | undefined,
  { lexemes }: Reading,
): Quantity | undefined => {
  if (quantity === undefined || previous?.negatedAt === undefined || quantity.negatedAt !== undefined) return quantity;
  const between = lexemes.slice(previous.to, quantity.from);
  const isRow = between.every((lexeme) => hasSense(lexeme, 'link') || hasSense(lexeme, 'plain', 'filler'));
  const isOr = between.some((lexeme) => hasSense(lexeme, 'link', 'or')) || hasSense(lexemes[quantity.from], 'after');
  return isRow && isOr ? turned(quantity, previous.negatedAt) : quantity;
};
