import { foldName, withoutUmlauts } from '../../../../listings/fold.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Reading } from '../stretch.ts';

const isFree = (lexeme: Lexeme): boolean =>
  lexeme.senses.length === 0 &&
  !lexeme.isTaken &&
  [lexeme.amount, lexeme.identifier, lexeme.city, lexeme.place].every((part) => part === undefined);

type Row = { from: number; to: number };

const MOST_WORDS = 3;
const SHORTEST = 3;

/** "New Haven": words that say something else by themselves belong to the name as well. */
const isOfName = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.isCapital === true &&
  !lexeme.isMark &&
  isFree({ ...lexeme, senses: lexeme.senses.filter(({ group }) => group !== 'plain' && group !== 'place') });

/** "12 Oak St, *Chicago*": the town behind an address, which no listing lies in. Where nouns have capitals it may be any. */
const townsOfAddresses = ({ lexemes, tables }: Reading): Row[] => {
  if (tables.hasCapitalNouns === true) return [];
  return lexemes.flatMap(({ identifier }, at) => {
    if (identifier?.Field !== 'Address') return [];
    // "Chicago的 12 Oak St".
    if (lexemes[at - 1]?.text === '的' && isOfName(lexemes[at - 2])) return [{ from: at - 2, to: at - 1 }];
    const from = lexemes[at + 1]?.text === ',' ? at + 2 : at + 1;
    let to = from;
    while (to < from + MOST_WORDS && isOfName(lexemes[to])) to += 1;
    const isName = lexemes.slice(from, to).some((lexeme) => isFree(lexeme) && lexeme.text.length >= SHORTEST);
    return isName ? [{ from, to }] : [];
  });
};

/**
 * "Mietwohnung zürich": where the cities of a language's countries stand that the listings do not have, in small letters and
 * without a preposition. "Aus Köln" is where somebody comes from.
 */
const citiesOfTables = ({ lexemes, tables }: Reading): Row[] => {
  if (tables.cities === undefined) return [];
  const names = new Set(tables.cities.split(/\s+/).flatMap((name) => [foldName(name), foldName(withoutUmlauts(name))]));
  return lexemes.flatMap((lexeme, index) => {
    const [before, behind] = [lexemes[index - 1], lexemes[index + 1]];
    const isElsewhere = hasSense(before, 'place', 'from') || hasSense(before, 'negation') || hasSense(behind, 'lived');
    return isFree(lexeme) && names.has(lexeme.text) && !isElsewhere ? [{ from: index, to: index + 1 }] : [];
  });
};

/** Where towns are named that the listings do not have, without a preposition. */
export const bareCities = (reading: Reading): Row[] => [...townsOfAddresses(reading), ...citiesOfTables(reading)];
