import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence, type Item } from '../stretch.ts';

const isTalkedOver = (lexeme: Lexeme): boolean => lexeme.text === ',' || hasSense(lexeme, 'plain');

const isEnd = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || endsSentence(lexeme);

/** "The garden, well, honestly *we can live without it*": said at the end, with nothing but everyday words between. */
export const takesBackLater = (lexemes: readonly Lexeme[], from: number): number | undefined => {
  if (lexemes[from]?.text !== ',') return undefined;
  const at = lexemes.findIndex(
    (lexeme, index) => index > from && (hasSense(lexeme, 'indifferent', 'later') || !isTalkedOver(lexeme)),
  );
  return at > from && hasSense(lexemes[at], 'indifferent', 'later') && isEnd(lexemes[at + 1]) ? at : undefined;
};

const MOST_OF_REASON = 14;

const WANTED: readonly string[] = ['tag', 'type', 'sale', 'status', 'state'];

const isOfReason = (lexeme: Lexeme): boolean =>
  (isTalkedOver(lexeme) && !WANTED.some((group) => hasSense(lexeme, group))) ||
  hasSense(lexeme, 'unit', 'none') ||
  ['relative', 'lived', 'range'].some((group) => hasSense(lexeme, group)) ||
  (lexeme.senses.length === 0 &&
    !lexeme.isMark &&
    [lexeme.amount, lexeme.identifier, lexeme.city, lexeme.place].every((part) => part === undefined));

/**
 * "The pool is a danger to the children, *better without*": a feature that is refused at the end, behind the reason. The reason
 * is taken, since it asks nothing.
 */
export const refusedLater = (lexemes: readonly Lexeme[], { kind, to }: Item): number | undefined => {
  const at = lexemes.findIndex((lexeme, index) => index >= to && hasSense(lexeme, 'negation', 'later'));
  const reason = lexemes.slice(to, at);
  const isRefused =
    kind === 'tag' && reason.length > 0 && reason.length <= MOST_OF_REASON && reason.some(({ text }) => text === ',');
  if (at === -1 || !isRefused || !isEnd(lexemes[at + 1]) || lexemes.at(-1)?.text === '?') return undefined;
  if (!reason.every(isOfReason)) return undefined;
  for (const lexeme of reason) lexeme.isTaken = true;
  return at;
};
