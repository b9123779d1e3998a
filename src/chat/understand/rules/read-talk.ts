import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Talk } from '../understanding.ts';
import type { Reading } from './stretch.ts';
import { wantsPerson } from './wants-person.ts';

export type ReadTalk = {
  talk?: Talk;
  wantsHuman: boolean;
  isReset: boolean;
  wantsMore: boolean;
  amongShown: boolean;
  adds: boolean;
  compares: boolean;
  /** A comparison that no number took: "bigger than". */
  hasComparison: boolean;
  reply?: 'yes' | 'no';
  speaksOfHomes: boolean;
  /** Whether it is put as a question. */
  isQuestion: boolean;
  asksWhether: boolean;
  /** "Tell me more about it". */
  asksAll: boolean;
};

/** In this order: what comes first says what the message is. */
const TALKS = ['knowledge', 'agency', 'offTopic', 'thanks', 'farewell', 'greeting'] as const;

/** "Bigger than". */
const THAN = ['moreThan', 'lessThan', 'newerThan', 'olderThan'] as const;

const isSaying = (lexeme: Lexeme): boolean => !lexeme.isMark && !hasSense(lexeme, 'talk');

const replyOf = (lexemes: readonly Lexeme[]): 'yes' | 'no' | undefined => {
  const at = lexemes.findIndex(isSaying);
  const first = lexemes[at];
  const next = lexemes[at + 1];
  if (first === undefined || first.isTaken) return undefined;
  if (hasSense(first, 'reply', 'yes')) return 'yes';
  if (hasSense(first, 'reply', 'weakYes')) {
    const isAll = lexemes.slice(at).every((lexeme) => lexeme.isMark || hasSense(lexeme, 'reply'));
    return isAll ? 'yes' : undefined;
  }
  if (!hasSense(first, 'reply', 'no')) return undefined;
  const isAlone = lexemes
    .slice(at)
    .every(
      (lexeme) =>
        lexeme.isMark ||
        hasSense(lexeme, 'plain', 'stop') ||
        hasSense(lexeme, 'reply') ||
        hasSense(lexeme, 'point', 'focus'),
    );
  return next === undefined || next.isMark || hasSense(next, 'talk') || isAlone ? 'no' : undefined;
};

const NOUNS: ReadonlySet<string> = new Set(['topic', 'state', 'unit', 'tag', 'type']);

/** Whether a message begins like a question; a noun that could be asked about ("price") is none by itself. */
const asks = (first: Lexeme | undefined): boolean => {
  if (first === undefined) return false;
  if (hasSense(first, 'ask', 'open') || hasSense(first, 'ask', 'has')) return true;
  return hasSense(first, 'ask') && !first.senses.some(({ group }) => NOUNS.has(group));
};

const OF_NO_HOME: readonly string[] = ['none', 'hour', 'day', 'week', 'month', 'year'];

/** Whether a unit speaks of homes: "chambres" does, neither a duration nor the "m" of "m'aider" does. */
const countsHomes = (lexeme: Lexeme, before: Lexeme | undefined): boolean =>
  lexeme.senses.some(({ group, value }) => group === 'unit' && !OF_NO_HOME.includes(value)) &&
  (!/^[a-z]$/.test(lexeme.text) || before?.amount !== undefined);

/** "Or Tacoma": goes on with what was said before; "either Seattle or Tacoma" begins anew. */
const goesOnWithOr = (lexemes: readonly Lexeme[]): boolean =>
  hasSense(lexemes[0], 'link', 'or') &&
  !hasSense(lexemes[0], 'follow', 'rather') &&
  lexemes[0]?.isMark === false &&
  lexemes[1]?.amount === undefined &&
  lexemes.filter((lexeme) => hasSense(lexeme, 'link', 'or')).length === 1;

const NAMING: readonly string[] = ['point', 'ordinal', 'home', 'many', 'place'];
const namesHome = (lexeme: Lexeme): boolean =>
  [lexeme.identifier, lexeme.amount, lexeme.city, lexeme.place].some((part) => part !== undefined) ||
  NAMING.some((group) => hasSense(lexeme, group));

/** "What is the difference between freehold and leasehold?" compares no homes. */
const comparesWords = (lexemes: readonly Lexeme[]): boolean => {
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'compares', 'between'));
  return at !== -1 && at < lexemes.length - 1 && !lexemes.slice(at + 1).some(namesHome);
};

/** What a message says beside conditions. */
export const readTalk = ({ lexemes, hasShown }: Reading): ReadTalk => {
  const has = (group: string, value?: string): boolean =>
    lexemes.some((one) => !one.isTaken && hasSense(one, group, value));
  const first = lexemes.find(isSaying);
  const last = lexemes.findLast(({ isMark }) => !isMark);
  const isOnlyMore = last !== undefined && lexemes.every((one) => one.isMark || hasSense(one, 'follow', 'weakMore'));
  const talk = comparesWords(lexemes) ? 'knowledge' : TALKS.find((value) => has('talk', value));
  const reply = replyOf(lexemes);
  const isQuestion = lexemes.at(-1)?.text === '?' || asks(first) || hasSense(last, 'ask', 'closing');
  const isRequired = hasSense(last, 'ask', 'has') && lexemes.some((one) => hasSense(one, 'follow', 'requires'));
  return {
    ...(talk === undefined ? {} : { talk }),
    ...(reply === undefined ? {} : { reply }),
    wantsHuman: wantsPerson(lexemes),
    isReset: has('follow', 'reset'),
    wantsMore: hasShown && (has('follow', 'more') || isOnlyMore),
    amongShown: hasShown && has('follow', 'among'),
    adds: has('follow', 'also') || goesOnWithOr(lexemes),
    compares: has('compares') && !comparesWords(lexemes),
    hasComparison: THAN.some((value) => has('compare', value)),
    speaksOfHomes:
      ['home', 'type', 'search', 'many', 'aggregate', 'order', 'sort'].some((group) =>
        lexemes.some((one) => hasSense(one, group)),
      ) ||
      lexemes.some((one, index) => countsHomes(one, lexemes[index - 1])) ||
      (has('plain', 'wish') && !(hasShown && isQuestion)),
    isQuestion,
    asksWhether: has('ask', 'has') && !isRequired,
    asksAll: has('ask', 'home'),
  };
};
