import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { endsSentence, type Reading } from './stretch.ts';

const endsClause = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || lexeme.isMark;

/** "Ein Keller müsste schon *dabei* sein": required, with nothing but everyday words up to the end of the clause. */
const isRequired = (lexemes: readonly Lexeme[], at: number): boolean => {
  // "It *should* come with furniture"; "does it have to come with furniture?" asks.
  const before =
    lexemes[hasSense(lexemes[at - 1], 'plain', 'stop') && !hasSense(lexemes[at - 1], 'follow') ? at - 2 : at - 1];
  if (hasSense(before, 'follow', 'requires') && lexemes.at(-1)?.text !== '?') return true;
  const behind = lexemes.findIndex(
    (lexeme, index) => index > at && (lexeme.isMark || !hasSense(lexeme, 'plain', 'stop')),
  );
  if (behind !== -1 && !endsClause(lexemes[behind])) return false;
  for (let index = at - 1; index >= 0 && !endsClause(lexemes[index]); index -= 1)
    if (hasSense(lexemes[index], 'follow', 'requires')) return true;
  return false;
};

const OF_SEVERAL: readonly string[] = ['focus', 'all'];
const pointsAtOne = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    ({ senses, identifier }) =>
      identifier !== undefined || senses.some(({ group, value }) => group === 'point' && !OF_SEVERAL.includes(value)),
  );

const beginsClause = (lexemes: readonly Lexeme[], at: number): boolean =>
  endsClause(lexemes[at - 1]) || ['link', 'talk', 'reply'].some((group) => hasSense(lexemes[at - 1], group));

const NAMED: readonly string[] = ['tag', 'type', 'state', 'unit', 'topic', 'absence', 'status', 'sale', 'ask'];
const namesSome = ({ senses, city, place, amount }: Lexeme): boolean =>
  [city, place, amount].some((part) => part !== undefined) ||
  senses.some(({ group, value }) => NAMED.includes(group) && value !== 'open' && value !== 'none');

/** "My dog comes too, *he is a labrador*": names a feature once more. */
const namesAgain = ({ senses }: Lexeme, said: readonly Lexeme[]): boolean =>
  senses.some(({ group, value }) => group === 'tag' && said.some((one) => hasSense(one, 'tag', value)));

/** "Nothing with a pool, *it is* a money pit": behind what is wanted or refused, and with nothing more that could be asked. */
const isReason = (lexemes: readonly Lexeme[], at: number): boolean => {
  const end = lexemes.findIndex(({ isMark }, index) => isMark && index > at);
  const behind = lexemes.slice(at + 1, end === -1 ? lexemes.length : end);
  const said = lexemes.slice(0, at);
  return behind.length > 0 && behind.every((one) => !namesSome(one) || namesAgain(one, said)) && said.some(namesSome);
};

/** "*Está* chico. ¿Tienes otra?" asks in another sentence. */
const isAskedElsewhere = (lexemes: readonly Lexeme[], at: number): boolean =>
  /^[?？]$/.test(lexemes.at(-1)?.text ?? '') &&
  lexemes.slice(at, -1).some((lexeme) => endsSentence(lexeme) || lexeme.text === '¿');

/**
 * Whether words like "has" and "is there" ask something. What is required asks nothing, nor does "meine Frau *hat* gesagt":
 * where a question without a mark begins with its verb, one further back only tells.
 */
export const asksWhether = ({ lexemes, tables }: Reading, isQuestion: boolean): boolean => {
  const verbs = tables.askingVerbs?.split(';') ?? [];
  const mayTell = !isQuestion && !pointsAtOne(lexemes);
  return lexemes.some(
    (lexeme, at) =>
      !lexeme.isTaken &&
      hasSense(lexeme, 'ask', 'has') &&
      !isRequired(lexemes, at) &&
      !(
        verbs.includes(lexeme.text) &&
        ((mayTell && (!beginsClause(lexemes, at) || isReason(lexemes, at))) ||
          (!pointsAtOne(lexemes) && isAskedElsewhere(lexemes, at)))
      ),
  );
};
