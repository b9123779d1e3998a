import { talesOf } from '../../languages/town-tales.ts';
import type { Lexeme } from '../../lexer/lexeme.ts';
import type { ReadText, Token } from '../../lexer/read-text.ts';
import type { Reading } from '../stretch.ts';

/** How a clause speaks of a town that is not where a home is wanted; see `TownTales`. */
export type Tale = 'past' | 'left' | 'ended' | 'far' | 'visits' | 'beside';

/**
 * A clause with its town as `@`, and where it begins and ends in the folded text of the message; `row` is all between two marks.
 * `starts` tells where in the message each character of `said` is from. `isAsked`: a question mark ends it.
 */
export type Clause = { said: string; start: number; end: number; row: string; starts: number[]; isAsked: boolean };

const ENDS_CLAUSE = /^[,.;:!?()。，；：！？（）、…]$/u;

type Written = { said: string; starts: number[] };

/** The words of a row, folded: Chinese without blanks, all else with one on either side. `starts` tells where each character is from. */
const written = (tokens: readonly Token[], town: Lexeme): Written => {
  const all: Written = { said: '', starts: [] };
  const add = (text: string, start: number): void => {
    all.said += text;
    for (let index = 0; index < text.length; index += 1) all.starts.push(start);
  };
  for (const { key, kind, start, end } of tokens) {
    if (start === town.start) add('@', start);
    if (start >= town.start && end <= town.end) continue;
    if (kind !== 'han' && !all.said.endsWith(' ') && all.said !== '') add(' ', start);
    // An "@" of the visitor's own is no town.
    add(key.replaceAll('@', ''), start);
    if (kind !== 'han') add(' ', start);
  }
  return all;
};

/** A message without marks is looked through no further, so that the time it takes is bounded. */
const MOST_WORDS = 40;

/** Up to the mark, or the words of another clause, on either side of a town. */
const clauseOf = ({ text, tables, lexemes }: Reading, at: number): Clause | undefined => {
  const town = lexemes[at];
  if (town === undefined) return undefined;
  const { tokens } = text;
  const isMark = ({ key, kind }: Token): boolean => kind === 'mark' && ENDS_CLAUSE.test(key);
  const here = tokens.findIndex(({ end }) => end > town.start);
  const mark = tokens.findLastIndex((token) => token.end <= town.start && isMark(token));
  const from = Math.max(mark + 1, here - MOST_WORDS);
  const next = tokens.findIndex((token) => token.start >= town.end && isMark(token));
  const row = tokens.slice(from, Math.min(next === -1 ? tokens.length : next, here + MOST_WORDS));
  const { said, starts } = written(row, town);
  const place = said.indexOf('@');
  const turns = [...said.matchAll(talesOf(tables).turns)].map(({ index }) => index);
  const begin = turns.findLast((index) => index < place) ?? 0;
  const end = turns.find((index) => index > place) ?? said.length;
  return {
    row: said,
    said: said.slice(begin, end),
    starts: starts.slice(begin, end),
    isAsked: next !== -1 && /^[?？]$/u.test(tokens[next]?.key ?? ''),
    start: starts[begin] ?? town.start,
    end: end < said.length ? (starts[end] ?? town.end) : (row.at(-1)?.end ?? town.end),
  };
};

/** `phrase` is where in the message the words are that tell it; left out where these do not name the town itself. */
export type TownTold = Clause & { tale: Tale; phrase?: number };

const readTale = (reading: Reading, at: number): TownTold | undefined => {
  const clause = clauseOf(reading, at);
  const tales = talesOf(reading.tables);
  if (clause === undefined) return undefined;
  const { said, row } = clause;
  const told = (tale: Tale): TownTold | undefined => {
    const match = tales[tale].exec(said);
    if (match === null) return undefined;
    const phrase = match[0].includes('@') ? clause.starts[match.index] : undefined;
    return { ...clause, tale, ...(phrase === undefined ? {} : { phrase }) };
  };
  if (tales.was.test(row)) return { ...clause, tale: 'beside' };
  if (tales.wishes.test(said.slice(0, said.indexOf('@')))) return undefined;
  const sold = clause.isAsked ? undefined : (told('left') ?? told('ended'));
  const plain = told('past') ?? sold ?? told('far') ?? told('visits');
  return plain ?? (tales.arrives.test(said) ? undefined : told('beside'));
};

/** A town may be asked for as often as there are others. */
const readTales = new WeakMap<Lexeme, { told: TownTold | undefined }>();

/** What the clause of the town at a lexeme tells of it, where no home is wanted there. */
export const taleOf = (reading: Reading, at: number): TownTold | undefined => {
  const lexeme = reading.lexemes[at];
  const { told } = (lexeme && readTales.get(lexeme)) ?? { told: readTale(reading, at) };
  if (lexeme !== undefined) readTales.set(lexeme, { told });
  return told;
};

const joining = new WeakMap<ReadText, boolean>();

/** Whether the visitor goes where somebody is: "I'm *joining him*", "quiero vivir *en la misma ciudad*". */
export const joinsSomebody = ({ text, tables }: Reading): boolean => {
  const known = joining.get(text);
  if (known !== undefined) return known;
  const said = text.tokens
    .map(({ key, kind }, at) => (kind === 'han' ? key : `${text.tokens[at - 1]?.kind === 'han' ? ' ' : ''}${key} `))
    .join('');
  const joins = talesOf(tables).joins.test(said);
  joining.set(text, joins);
  return joins;
};

/** Whether somebody goes to the town at a lexeme to work or to learn there. */
export const arrivesAt = (reading: Reading, at: number): boolean => {
  const { said = '' } = clauseOf(reading, at) ?? {};
  const { arrives, past } = talesOf(reading.tables);
  return arrives.test(said) && !past.test(said);
};

/** Whether somebody works or learns in the town at a lexeme already. */
export const staysAt = (reading: Reading, at: number): boolean => {
  const { said = '' } = clauseOf(reading, at) ?? {};
  const { stays, past } = talesOf(reading.tables);
  return stays.test(said) && !past.test(said);
};

/** Whether somebody makes do with the town at a lexeme: "搬去La Mesa算了". */
export const settlesAt = (reading: Reading, at: number): boolean => {
  const { settles } = talesOf(reading.tables);
  return settles?.test(clauseOf(reading, at)?.said ?? '') === true;
};
