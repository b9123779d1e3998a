import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller } from '../stretch.ts';
import type { Said } from './polarity.ts';

const MOST_BACK = 10;
/** So far behind it is seen whether a list goes on with an "and". */
const MOST_BEHIND = 40;
const HATED: ReadonlySet<string> = new Set(['tag', 'type']);

/** A noun that stands in the list, though it is no condition: "I hate *carpet* and pools". */
const isNoun = ({ senses, isMark }: Lexeme): boolean =>
  !isMark && senses.every(({ group, value }) => group === 'plain' && value === 'common');

const joins = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'link', 'and') || hasSense(lexeme, 'link', 'or');

/** "I hate pools *and garages*": what stands in one list behind a word of dislike; undefined where it does not. */
export const hatedIn = (lexemes: readonly Lexeme[], item: Item, items: readonly Item[]): Said | undefined => {
  if (!HATED.has(item.kind)) return undefined;
  const isInItem = (at: number): boolean =>
    items.some(({ from, to, kind }) => HATED.has(kind) && from <= at && at < to);
  const isOfList = (at: number): boolean => {
    const lexeme = lexemes[at];
    return lexeme !== undefined && (lexeme.text === ',' || isFiller(lexeme) || isInItem(at) || isNoun(lexeme));
  };
  let next = item.to;
  while (next < item.to + MOST_BEHIND && isOfList(next) && !joins(lexemes[next])) next += 1;
  let isJoined = joins(lexemes[next]);
  let isParted = false;
  for (let at = item.from - 1; at >= Math.max(0, item.from - MOST_BACK); at -= 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined) return undefined;
    // "Ce que je ne veux pas*:* une piscine, un condo".
    const isList = isJoined || lexeme.text.includes(':');
    if (hasSense(lexeme, 'negation', 'lists')) return isList ? { polarity: 'negated', at: item.from } : undefined;
    // "I hate pools and garages, *house in La Mesa*".
    isParted ||= lexeme.text === ',';
    isJoined ||= joins(lexeme) && !isParted;
    if (hasSense(lexeme, 'search') || !(joins(lexeme) || isOfList(at))) return undefined;
  }
  return undefined;
};
