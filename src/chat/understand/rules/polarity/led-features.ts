import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Item, Reading } from '../stretch.ts';

/** Whether a blank, else not written, or a mark stands somewhere between two lexemes. */
const isPartedBetween = (lexemes: readonly Lexeme[], from: number, to: number): boolean =>
  lexemes
    .slice(from + 1, to + 1)
    .some((lexeme, index) => lexeme.isMark || lexeme.start > (lexemes[from + index]?.end ?? 0));

/** Where the verb stands that a feature begins with, in the feature's own phrase or before it; undefined where none does. */
const leadOf = ({ lexemes, tables }: Reading, { from }: Item): number | undefined => {
  const leads = tables.leads?.split(' ') ?? [];
  const begins = (at: number): boolean => leads.some((verb) => lexemes[at]?.text.startsWith(verb));
  if (begins(from)) return from;
  return begins(from - 1) && hasSense(lexemes[from - 1], 'link', 'but') ? from - 1 : undefined;
};

const LONG = 3;
/** "*不要带*泳池的、*带*阁楼的": the refusal has the same verb. */
const refusesSame = ({ lexemes }: Reading, at: number, lead: number): boolean => {
  const said = lexemes[at]?.text ?? '';
  return said.length >= LONG && said.at(-1) === lexemes[lead]?.text[0];
};

/** "不要联排 *有书房*", "不要一楼、*能养猫*": a feature with a verb of its own, parted from what the word at `at` refuses. */
export const isSaidByItself = (reading: Reading, at: number, item: Item): boolean => {
  if (item.kind !== 'tag' && item.kind !== 'state') return false;
  const lead = leadOf(reading, item);
  if (lead === undefined || lead === at + 1 || refusesSame(reading, at, lead)) return false;
  return isPartedBetween(reading.lexemes, at, lead);
};

/** The same of an item in a list with the one before. */
export const beginsAnew = (reading: Reading, before: Item, item: Item): boolean => {
  const lead = leadOf(reading, item);
  const isParallel =
    lead === undefined || leadOf(reading, before) !== undefined || refusesSame(reading, before.from - 1, lead);
  return item.kind === 'tag' && !isParallel && isPartedBetween(reading.lexemes, before.to - 1, lead);
};

/** "不要联排 带泳池": in a script without blanks one parts what "不要带泳池的联排" holds together. */
export const isPartedFrom = ({ lexemes, tables }: Reading, before: Item, item: Item): boolean =>
  tables.leads !== undefined && isPartedBetween(lexemes, before.to - 1, item.from);
