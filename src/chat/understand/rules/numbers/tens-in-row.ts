import { type Amount, hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isFiller, type Reading } from '../stretch.ts';
import type { Quantity } from './quantity.ts';

const CENTURY = 100;
/** "The 20s" are those of this century. */
const FIRST_OF_LAST = 30;

const joins = (lexeme: Lexeme | undefined): boolean => hasSense(lexeme, 'link') || lexeme?.text === ',';

/** "The 60s" behind the 1950s or behind "the 50s". */
const inFull = (amount: Amount): Amount => {
  const { value } = amount;
  if (value >= CENTURY || value % 10 !== 0 || amount.hasScale) return amount;
  return { ...amount, value: value + (value < FIRST_OF_LAST ? 2_000 : 1_900) };
};

/** Where the next of a row stands behind what joins them: "the 50s *or the* 60s"; nothing where the row ends. */
const nextOf = (lexemes: readonly Lexeme[], from: number): number | undefined => {
  let index = from;
  while (joins(lexemes[index]) && index < from + 2) index += 1;
  if (index === from) return undefined;
  if (isFiller(lexemes[index]) && lexemes[index]?.amount === undefined) index += 1;
  return lexemes[index]?.amount?.isPlural === true && !lexemes[index]?.isTaken ? index : undefined;
};

/** "The 50s or 60s", "in the 600s or 700s", "the 40s, 50s or 60s": rows of ten or a hundred that follow on each other. */
export const readTensInRow = ({ lexemes }: Reading, base: Quantity, at: number): Quantity | undefined => {
  if (!base.low.isPlural || base.to !== at + 1 || base.currency !== undefined) return undefined;
  const low = inFull(base.low);
  const step = low.value >= 1_000 ? 10 : CENTURY;
  let [high, to] = [low, base.to];
  for (let next = nextOf(lexemes, to); next !== undefined; next = nextOf(lexemes, to)) {
    const written = lexemes[next]?.amount;
    if (written === undefined) break;
    const amount = inFull(written);
    if (amount.value !== high.value + step) break;
    [high, to] = [amount, next + 1];
  }
  return high === low ? undefined : { ...base, low, high, to };
};
