import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Talk } from '../understanding.ts';
import { asksWhether } from './asks-whether.ts';
import { isAlsoFine } from './polarity/makes-do.ts';
import { isLikened } from './read-asking.ts';
import type { Reading } from './stretch.ts';
import { wantsPerson } from './wants-person.ts';

export type ReadTalk = {
  talk?: Talk;
  wantsHuman: boolean;
  isReset: boolean;
  /** "Scratch that": whether it ends the search tells what else is said. */
  mayReset: boolean;
  wantsMore: boolean;
  wantsAsked?: 'has' | 'lacks';
  /** "Anything like the second one?" */
  wantsAlike: boolean;
  amongShown: boolean;
  adds: boolean;
  alternates: boolean;
  allows: boolean;
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
  // "Como a segunda, mas com garagem" likens.
  if (hasSense(first, 'similar')) return false;
  if (hasSense(first, 'ask', 'open') || hasSense(first, 'ask', 'has')) return true;
  // "没有车库也行": what asks at the end asks nothing at the beginning.
  const isAsk = first.senses.some(({ group, value }) => group === 'ask' && value !== 'closing');
  return isAsk && !first.senses.some(({ group }) => NOUNS.has(group));
};

/** "*Que* la alberca *sea* propia", where accents are left out like a question: what is to be is no question. */
const requires = ({ lexemes, tables }: Reading, first: Lexeme | undefined): boolean => {
  if (first === undefined || tables.relatives?.split(' ').includes(first.text) !== true) return false;
  const from = lexemes.indexOf(first);
  const end = lexemes.findIndex(({ isMark }, index) => isMark && index > from);
  const clause = lexemes.slice(from, end === -1 ? lexemes.length : end);
  // "*Que no* pidan fiador", "*que* el balcón *me da igual*".
  return clause.some(
    (one, at) =>
      hasSense(one, 'follow', 'requires') ||
      hasSense(one, 'indifferent') ||
      (at === 1 && hasSense(one, 'negation', 'not')),
  );
};

const OF_NO_HOME: readonly string[] = ['none', 'hour', 'day', 'week', 'month', 'year'];

/** Whether a unit speaks of homes: "chambres" does, neither a duration nor the "m" of "m'aider" does. */
const countsHomes = (lexeme: Lexeme, before: Lexeme | undefined): boolean =>
  lexeme.senses.some(({ group, value }) => group === 'unit' && !OF_NO_HOME.includes(value)) &&
  (!/^[a-z]$/.test(lexeme.text) || before?.amount !== undefined);

/** "住El Cajon也不是不行,*改看那边*吧": that other town is looked in and no longer the one of before. */
const goesThere = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some((one, at) => hasSense(one, 'follow', 'only') && hasSense(lexemes[at + 1], 'point', 'there'));

/** "Or Tacoma": goes on with what was said before; "either Seattle or Tacoma" begins anew. */
const beginsWithOr = (lexemes: readonly Lexeme[]): boolean =>
  hasSense(lexemes[0], 'link', 'or') &&
  !hasSense(lexemes[0], 'follow', 'rather') &&
  lexemes[0]?.isMark === false &&
  lexemes[1]?.amount === undefined &&
  lexemes.filter((lexeme) => hasSense(lexeme, 'link', 'or')).length === 1;

/** "城景也行": one feature and nothing else of the kind. */
const saysAlsoFine = (lexemes: readonly Lexeme[]): boolean => {
  const tags = lexemes.flatMap((one, at) => (hasSense(one, 'tag') ? [at] : []));
  return tags.length === 1 && isAlsoFine(lexemes, (tags[0] ?? 0) + 1);
};

const isEveryday = ({ senses, amount, city, place }: Lexeme): boolean =>
  [amount, city, place].every((part) => part === undefined) &&
  senses.length > 0 &&
  senses.every(({ group }) => group === 'plain' || group === 'reply' || group === 'link');

const NAMING: readonly string[] = ['point', 'ordinal', 'home', 'many', 'place'];
const namesHome = (lexeme: Lexeme): boolean =>
  [lexeme.identifier, lexeme.amount, lexeme.city, lexeme.place].some((part) => part !== undefined) ||
  NAMING.some((group) => hasSense(lexeme, group));

/** "What is the difference between freehold and leasehold?" compares no homes. */
const comparesWords = (lexemes: readonly Lexeme[]): boolean => {
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'compares', 'between'));
  return at !== -1 && at < lexemes.length - 1 && !lexemes.slice(at + 1).some(namesHome);
};

const isPointed = (lexeme: Lexeme): boolean =>
  hasSense(lexeme, 'point') || hasSense(lexeme, 'ordinal') || lexeme.amount?.isOrdinal === true;

/** "Show me ones that do", at the end of what is said. */
const readWantsAsked = (lexemes: readonly Lexeme[]): 'has' | 'lacks' | undefined => {
  const at = lexemes.findIndex((one) => hasSense(one, 'follow', 'asked') || hasSense(one, 'follow', 'askedNot'));
  // "That have one".
  const isEnd = lexemes
    .slice(at + 1)
    .every(
      (one, index) => one.isMark || hasSense(one, 'plain', 'stop') || (index === 0 && one.amount?.isWord === true),
    );
  if (at === -1 || !isEnd) return undefined;
  return hasSense(lexemes[at], 'follow', 'asked') ? 'has' : 'lacks';
};

/** "*Que no sea* tan oscura". */
const saysRequirement = (first: Lexeme | undefined, { tables }: Reading): boolean =>
  (hasSense(first, 'link', 'but') || hasSense(first, 'negation', 'not')) &&
  tables.relatives?.split(' ').includes(first?.text.split(' ')[0] ?? '') === true;

/** "Which one has the lower HOA?" */
const asksWhichHasMost = (lexeme: Lexeme): boolean => hasSense(lexeme, 'follow', 'among') && hasSense(lexeme, 'order');

const MOST_COUNTED = 10;
const BESIDE_MORE: readonly string[] = ['plain', 'reply', 'link', 'show', 'search', 'talk'];
/** "Dame 3 *más*", "tres opciones *más*": as many others, with nothing else said. */
const countsMore = (lexemes: readonly Lexeme[]): boolean => {
  const said = lexemes.filter(({ isMark }) => !isMark);
  const at = said.findLastIndex((one) => hasSense(one, 'follow', 'weakMore'));
  const from = hasSense(said[at - 1], 'unit', 'home') ? at - 2 : at - 1;
  const amount = said[from]?.amount;
  const isCount = amount !== undefined && !amount.hasScale && !amount.isOrdinal && amount.value <= MOST_COUNTED;
  const others = [...said.slice(0, Math.max(0, from)), ...said.slice(at + 1)];
  return isCount && others.every((one) => BESIDE_MORE.some((group) => hasSense(one, group)));
};

/** What a message says beside conditions. */
export const readTalk = (reading: Reading): ReadTalk => {
  const { lexemes, hasShown } = reading;
  const has = (group: string, value?: string): boolean =>
    lexemes.some((one) => !one.isTaken && hasSense(one, group, value));
  const first = lexemes.find(isSaying);
  const last = lexemes.findLast(({ isMark }) => !isMark);
  const isMore = (one: Lexeme): boolean => hasSense(one, 'follow', 'weakMore');
  // "Hm, I have seen those": a sentence of it may stand between everyday words.
  const mayBeBeside = lexemes.some((one) => isMore(one) && one.text.includes(' '));
  const isOnlyMore =
    last !== undefined &&
    lexemes.every((one) => one.isMark || isMore(one) || (mayBeBeside && isEveryday(one))) &&
    lexemes.some(isMore);
  const talk = comparesWords(lexemes) ? 'knowledge' : TALKS.find((value) => has('talk', value));
  const reply = replyOf(lexemes);
  const isFarewell = lexemes.some((one) => hasSense(one, 'talk', 'farewell'));
  const isQuestion =
    lexemes.at(-1)?.text === '?' || (asks(first) && !requires(reading, first)) || hasSense(last, 'ask', 'closing');
  const wantsAsked = readWantsAsked(lexemes);
  return {
    ...(talk === undefined ? {} : { talk }),
    // "好的谢谢,再见" accepts nothing.
    ...(reply === undefined || (reply === 'yes' && isFarewell) ? {} : { reply }),
    wantsHuman: wantsPerson(lexemes),
    isReset: has('follow', 'reset'),
    mayReset: has('follow', 'weakReset'),
    ...(wantsAsked === undefined ? {} : { wantsAsked }),
    wantsMore: hasShown && (has('follow', 'more') || isOnlyMore || countsMore(lexemes)),
    wantsAlike: hasShown && lexemes.some((one, index) => isPointed(one) && isLikened(lexemes, index)),
    amongShown: hasShown && (has('follow', 'among') || lexemes.some(asksWhichHasMost)),
    adds: (has('follow', 'also') && !goesThere(lexemes)) || beginsWithOr(lexemes),
    alternates: beginsWithOr(lexemes) || saysAlsoFine(lexemes),
    allows: has('indifferent', 'fine'),
    compares: has('compares') && !comparesWords(lexemes),
    hasComparison: THAN.some((value) => has('compare', value)),
    speaksOfHomes:
      ['home', 'type', 'search', 'many', 'aggregate', 'order', 'sort', 'tour'].some((group) =>
        lexemes.some((one) => hasSense(one, group)),
      ) ||
      lexemes.some((one, index) => countsHomes(one, lexemes[index - 1])) ||
      (has('plain', 'wish') && !(hasShown && isQuestion)) ||
      (hasShown && !isQuestion && (saysRequirement(first, reading) || requires(reading, first))),
    isQuestion,
    asksWhether: asksWhether(reading, isQuestion),
    asksAll: has('ask', 'home'),
  };
};
