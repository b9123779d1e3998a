import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence, type Item, type Reading } from '../stretch.ts';
import { takeReset } from './said-later.ts';

/** Whether an item is a feature that was asked for before. */
export const isTagOfBefore = ({ before }: Reading, { constraints: [said] }: Item): boolean =>
  said?.Field === 'Tag' &&
  said.Operator === 'is' &&
  before.some((one) => one.Field === 'Tag' && one.Operator === 'is' && String(one.Value) === String(said.Value));

/** "*Sem elevador* também serve", of who wanted one: whether an item lacks what was asked for before. */
export const isLackOfBefore = ({ before }: Reading, { constraints: [said] }: Item): boolean =>
  said?.Field === 'Tag' &&
  said.Operator === 'not' &&
  before.some((one) => one.Field === 'Tag' && one.Operator === 'is' && String(one.Value) === String(said.Value));

const MOST_TO_DROPPED = 3;
/** "*Swap* the pool *for* a sauna", "*leave* La Jolla *out*": what stands between is wanted no more. */
export const dropsAround = (lexemes: readonly Lexeme[], at: number, { from, to }: Item): boolean =>
  (hasSense(lexemes[at], 'drop', 'swapped') && hasSense(lexemes[to], 'drop', 'swappedFor')) ||
  (hasSense(lexemes[at], 'drop', 'begins') && hasSense(lexemes[to], 'drop', 'ends') && from - at <= MOST_TO_DROPPED);

/** "*The* insurance man laughed at *it*" points at no home. */
const NO_OTHER: readonly string[] = ['article', 'focus', 'all'];

/** "Olvídala *y pon* piscina": what is to be done next. */
const GOING_ON: readonly string[] = ['show', 'search', 'follow', 'prefers'];

/**
 * Where a feature of before, the only thing that is spoken of, is taken back by a pronoun at the end, whatever is told of it
 * before that: "the pool was my brother's idea. *Leave it out*". Undefined where it is not.
 */
export const takenBackAt = (reading: Reading, item: Item, items: readonly Item[]): number | undefined => {
  const { lexemes } = reading;
  if (!isTagOfBefore(reading, item)) return undefined;
  // "*También sin* garaje", of who wanted one.
  const isLackToo =
    hasSense(lexemes[item.from - 1], 'negation', 'without') && hasSense(lexemes[item.from - 2], 'follow', 'also');
  if (isLackToo) return item.from - 1;
  const at = lexemes.findIndex((lexeme, index) => index >= item.to && hasSense(lexeme, 'indifferent', 'later'));
  const next = lexemes[at + 1];
  // "We don't need it any more, *but* I want a lift".
  const turns =
    hasSense(next?.text === ',' ? lexemes[at + 2] : next, 'link', 'but') ||
    (hasSense(next, 'link', 'and') && GOING_ON.some((group) => hasSense(lexemes[at + 2], group)));
  // "拿掉,车库留着".
  const isKept =
    next?.text === ',' &&
    hasSense(
      lexemes.findLast(({ isMark }) => !isMark),
      'follow',
      'keeps',
    );
  const isAtEnd = at !== -1 && (next === undefined || endsSentence(next) || turns || isKept);
  const isAnother = (lexeme: Lexeme): boolean =>
    lexeme.amount !== undefined ||
    lexeme.identifier !== undefined ||
    lexeme.senses.some(({ group, value }) => group === 'point' && !NO_OTHER.includes(value));
  const isOnlyOne = items.every(({ from }) => from < item.to || from > at);
  if (!isAtEnd || !isOnlyOne || lexemes.slice(item.to, at).some(isAnother)) return undefined;
  takeReset(lexemes[at]);
  return at;
};
