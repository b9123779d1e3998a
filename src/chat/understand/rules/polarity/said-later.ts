import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence, type Item } from '../stretch.ts';

const isTalkedOver = (lexeme: Lexeme): boolean => lexeme.text === ',' || hasSense(lexeme, 'plain');

const isEnd = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || endsSentence(lexeme);

/** "*Oubliez ça*" of one thing is no search that begins anew. */
export const takeReset = (lexeme: Lexeme | undefined): void => {
  const isReset = hasSense(lexeme, 'follow', 'reset') || hasSense(lexeme, 'follow', 'weakReset');
  if (isReset && lexeme !== undefined) lexeme.isTaken = true;
};

/** "The garden, well, honestly *we can live without it*": said at the end, with nothing but everyday words between. */
export const takesBackLater = (lexemes: readonly Lexeme[], { kind, to }: Item): number | undefined => {
  if (lexemes[to]?.text !== ',') return undefined;
  const at = lexemes.findIndex(
    (lexeme, index) => index > to && (hasSense(lexeme, 'indifferent', 'later') || !isTalkedOver(lexeme)),
  );
  if (at === -1 || !hasSense(lexemes[at], 'indifferent', 'later') || !isEnd(lexemes[at + 1])) return undefined;
  takeReset(lexemes[at]);
  // "Aviara, forget it" is to be left out, "the pool, forget it" only minds none.
  return kind === 'place' && hasSense(lexemes[at], 'negation', 'later') ? undefined : at;
};

const MOST_OF_REASON = 14;

const WANTED: readonly string[] = ['tag', 'type', 'sale', 'status', 'state'];

const isOfReason = (lexeme: Lexeme): boolean =>
  (isTalkedOver(lexeme) && !WANTED.some((group) => hasSense(lexeme, group))) ||
  hasSense(lexeme, 'unit', 'none') ||
  hasSense(lexeme, 'place', 'from') ||
  ['relative', 'lived', 'range'].some((group) => hasSense(lexeme, group)) ||
  (lexeme.senses.length === 0 &&
    !lexeme.isMark &&
    [lexeme.amount, lexeme.identifier, lexeme.city, lexeme.place].every((part) => part === undefined));

/** "O jardim *afinal* não faz falta": says nothing else between a feature and what is said of it. */
export const isTurnOnly = (lexeme: Lexeme): boolean =>
  hasSense(lexeme, 'follow', 'only') && lexeme.senses.every(({ group }) => group === 'follow');

/** "With a pool, *ideally*": behind a comma, at the end. */
export const isSoftLater = (lexemes: readonly Lexeme[], { kind, to }: Item): boolean => {
  const [comma, said, next] = lexemes.slice(to);
  const isSaid = hasSense(said, 'soft', 'after') || hasSense(said, 'soft', 'before');
  // "A garage, *but it's not essential*, Escondido": what begins with "but" speaks of what stands before it only.
  const isBehindOnly =
    said !== undefined && / |\p{Script=Han}{3}/u.test(said.text) && !hasSense(said, 'soft', 'before');
  return kind === 'tag' && comma?.text === ',' && isSaid && (isEnd(next) || (isBehindOnly && next?.text === ','));
};

const isTurn = (lexeme: Lexeme): boolean => hasSense(lexeme, 'link', 'but') || hasSense(lexeme, 'follow', 'only');

/** Where a message that names one thing says no to it: "La Costa, *non*", "j'avais dit balcon, finalement *non*". */
const plainNoAt = (lexemes: readonly Lexeme[], { from, to }: Item): number | undefined => {
  const at = lexemes.findIndex((lexeme, index) => index >= to && hasSense(lexeme, 'reply', 'no'));
  const between = lexemes.slice(to, at);
  const isParted = between.some((lexeme) => lexeme.text === ',' || isTurn(lexeme));
  const isRefused =
    at > to &&
    isParted &&
    between.every((lexeme) => isTalkedOver(lexeme) || isTurn(lexeme)) &&
    lexemes.slice(0, from).every((lexeme) => isTalkedOver(lexeme) || hasSense(lexeme, 'reply')) &&
    !hasSense(lexemes[at], 'indifferent') &&
    isEnd(lexemes[at + 1]) &&
    lexemes.at(-1)?.text !== '?';
  return isRefused ? at : undefined;
};

const REFUSED: readonly string[] = ['tag', 'place'];

/**
 * "The pool is a danger to the children, *better without*": what is refused at the end, behind the reason. The reason is taken,
 * since it asks nothing.
 */
export const refusedLater = (lexemes: readonly Lexeme[], item: Item): number | undefined => {
  const { kind, to } = item;
  const no = REFUSED.includes(kind) ? plainNoAt(lexemes, item) : undefined;
  if (no !== undefined) return no;
  const at = lexemes.findIndex((lexeme, index) => index >= to && hasSense(lexeme, 'negation', 'later'));
  const reason = lexemes.slice(to, at);
  const isRefused =
    REFUSED.includes(kind) &&
    reason.length > 0 &&
    reason.length <= MOST_OF_REASON &&
    reason.some(({ text }) => text === ',');
  if (at === -1 || !isRefused || !isEnd(lexemes[at + 1]) || lexemes.at(-1)?.text === '?') return undefined;
  if (!reason.every(isOfReason)) return undefined;
  for (const lexeme of reason) lexeme.isTaken = true;
  return at;
};

/** "Pool? No." asks and answers: nothing but the answer stands behind the question mark. */
export const isDenied = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [mark, answer, ...rest] = lexemes.slice(at);
  const isNo = hasSense(answer, 'reply', 'no') || hasSense(answer, 'negation');
  const isEnd = rest.every(({ isMark }) => isMark) || /^[.,:;!]$/.test(rest[0]?.text ?? '');
  return /^[?？]$/.test(mark?.text ?? '') && isNo && isEnd;
};
