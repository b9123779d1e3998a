import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Heard } from './about.ts';
import { beginsClauseWith } from './goes-beyond.ts';
import { saysInstead } from './instead.ts';

const LEADS: readonly string[] = ['talk', 'reply', 'follow', 'link', 'plain'];
/** What may stand before a condition that is added: "*thanks, and what about* with a garage?" */
const isLead = (lexeme: Lexeme): boolean => {
  const isAbout = hasSense(lexeme, 'place', 'weak');
  return (
    LEADS.some((group) => hasSense(lexeme, group)) &&
    lexeme.senses.every(
      ({ group, value }) =>
        [...LEADS, 'place', 'range'].includes(group) || (isAbout && group === 'ask' && value === 'open'),
    )
  );
};

/** "And with a pool?", "vous en avez *sans* piscine ?" adds a condition; "does the one with a pool …" does not. */
export const addsCondition = (heard: Heard): boolean => {
  const { pointing, talk } = heard;
  const { lexemes, tables } = heard.reading;
  const said = lexemes.find((lexeme) => !lexeme.isMark && (hasSense(lexeme, 'follow', 'with') || !isLead(lexeme)));
  if (hasSense(said, 'follow', 'with')) return true;
  const isOfOne = pointing.focus || pointing.one !== undefined || pointing.positions.length > 0 || talk.asksWhether;
  const joiners = tables.joiners?.split(' ') ?? [];
  const isJoined = lexemes.some(({ text }) => text.split(' ').some((word) => joiners.includes(word)));
  // "What if it had a garden *instead of* the deck?"
  const isSwapped =
    saysInstead(heard.reading) ||
    lexemes.some((lexeme) => hasSense(lexeme, 'drop', 'swapped') || hasSense(lexeme, 'drop', 'instead'));
  return !isOfOne && (isJoined || isSwapped || beginsClauseWith(heard));
};
