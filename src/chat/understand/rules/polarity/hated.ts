import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller } from '../stretch.ts';
import type { Said } from './polarity.ts';

const MOST_BACK = 10;
const HATED: ReadonlySet<string> = new Set(['tag', 'type']);

/** A noun that stands in the list, though it is no condition: "I hate *carpet* and pools". */
const isNoun = ({ senses }: Lexeme): boolean =>
  senses.length === 0 || senses.every(({ group, value }) => group === 'plain' && value === 'common');

const joins = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'link', 'and') || hasSense(lexeme, 'link', 'or');

/** "I hate pools *and garages*": what stands in one list behind a word of dislike; undefined where it does not. */
export const hatedIn = (lexemes: readonly Lexeme[], item: Item, items: readonly Item[]): Said | undefined => {
  if (!HATED.has(item.kind)) return undefined;
  const isInItem = (at: number): boolean =>
    items.some(({ from, to, kind }) => HATED.has(kind) && from <= at && at < to);
  let isJoined = joins(lexemes[item.to]) || lexemes[item.to]?.text === ',';
  for (let at = item.from - 1; at >= Math.max(0, item.from - MOST_BACK); at -= 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined) return undefined;
    if (hasSense(lexeme, 'negation', 'lists')) return isJoined ? { polarity: 'negated', at: item.from } : undefined;
    isJoined ||= joins(lexeme);
    if (hasSense(lexeme, 'search')) return undefined;
    if (!joins(lexeme) && lexeme.text !== ',' && !isFiller(lexeme) && !isInItem(at) && !isNoun(lexeme))
      return undefined;
  }
  return undefined;
};
