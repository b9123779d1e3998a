import { MOST_WORDS, namesOfCities } from '../../languages/names-of-cities.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Reading } from '../stretch.ts';
import { isOrigin } from './origins.ts';

const isFree = (lexeme: Lexeme): boolean =>
  lexeme.senses.length === 0 &&
  !lexeme.isTaken &&
  [lexeme.amount, lexeme.identifier, lexeme.city, lexeme.place].every((part) => part === undefined);

type Row = { from: number; to: number };

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

/** The end of the longest of these names that begins at a lexeme; `from` where none does. "Del mar", "imperial beach". */
const endOfNamed = (lexemes: readonly Lexeme[], from: number, names: ReadonlySet<string>): number => {
  for (let to = Math.min(lexemes.length, from + MOST_WORDS); to > from; to -= 1) {
    const row = lexemes.slice(from, to);
    const isName =
      to === from + 1 ? row.every(isFree) : row.every((lexeme) => isOfName({ ...lexeme, isCapital: true }));
    if (isName && names.has(row.map(({ text }) => text).join(' '))) return to;
  }
  return from;
};

/**
 * "Mietwohnung zürich", "3 br san marcos": where the cities of a language's countries stand that the listings do not have, in
 * small letters and without a preposition. "Aus Köln" is where somebody comes from.
 */
const citiesOfTables = ({ lexemes, tables }: Reading): Row[] => {
  if (tables.cities === undefined) return [];
  const { names } = namesOfCities(tables);
  return lexemes.flatMap((_, from) => {
    const to = endOfNamed(lexemes, from, names);
    const [before, behind] = [lexemes[from - 1], lexemes[to]];
    const isElsewhere = hasSense(before, 'place', 'from') || hasSense(before, 'negation') || hasSense(behind, 'lived');
    // "With *a* vista".
    const isNoun = hasSense(before, 'plain', 'indefinite') || hasSense(before, 'follow', 'with');
    return to > from && !isElsewhere && !isNoun && !isOrigin(lexemes, from) ? [{ from, to }] : [];
  });
};

/** "*Del Mar* or Carlsbad", "*Vista* or San Marcos": a name beside a city of the listings or of the language's countries. */
const townsBesideCity = ({ lexemes, tables }: Reading): Row[] => {
  if (tables.hasCapitalNouns === true) return [];
  const { names } = namesOfCities(tables);
  return lexemes.flatMap((lexeme, to) => {
    const isBeside = lexemes[to + 1]?.city !== undefined || endOfNamed(lexemes, to + 1, names) > to + 1;
    if (!hasSense(lexeme, 'link', 'or') || !isBeside) return [];
    let from = to;
    while (from > to - MOST_WORDS && isOfName(lexemes[from - 1])) from -= 1;
    const isName = lexemes.slice(from, to).some((one) => isFree(one) && one.text.length >= SHORTEST);
    return isName ? [{ from, to }] : [];
  });
};

/** What may stand before a name that begins a message: "你好，请问Irvine". */
const BEFORE_NAME: readonly string[] = ['talk', 'plain', 'ask', 'search', 'follow', 'show'];
const HOMES: readonly string[] = ['type', 'home', 'sale'];
const PLACES: readonly string[] = ['City', 'Near'];

/** "Irvine有没有三房", "那Irvine呢": in another script a name stands out, at the beginning of who looks for homes it is a town's. */
const townsInOtherScript = ({ lexemes, tables, before, hasShown }: Reading): Row[] => {
  if (tables.mixesAll !== true || lexemes.some(({ city, place }) => city !== undefined || place !== undefined))
    return [];
  const from = lexemes.findIndex(
    (lexeme) => !lexeme.isMark && !BEFORE_NAME.some((group) => !lexeme.isCapital && hasSense(lexeme, group)),
  );
  let to = from;
  while (from !== -1 && to < from + MOST_WORDS && isOfName(lexemes[to])) to += 1;
  const name = lexemes.slice(Math.max(0, from), to);
  if (!name.some((one) => isFree(one) && one.text.length >= SHORTEST && /^\p{Script=Latin}/u.test(one.text))) return [];
  const next = lexemes[to];
  const isRoomsAt = (at: number): boolean =>
    lexemes[at]?.amount !== undefined && hasSense(lexemes[at + 1], 'unit', 'bedroom');
  const isAsked = hasSense(next, 'ask', 'has') || hasSense(next, 'link', 'but') || isRoomsAt(to);
  const speaksOfHomes = lexemes.some((one, at) => HOMES.some((group) => hasSense(one, group)) || isRoomsAt(at));
  if (isAsked && speaksOfHomes) return [{ from, to }];
  const mark = lexemes.findIndex(({ isMark }, at) => at >= to && isMark);
  const isEnd = lexemes
    .slice(to, mark === -1 ? undefined : mark)
    .every((one) => hasSense(one, 'ask') || one.text === '的');
  const isAfterPlace = hasShown && before.some(({ Field }) => PLACES.includes(Field));
  return isAfterPlace && isEnd && hasSense(lexemes[from - 1], 'follow', 'only') ? [{ from, to }] : [];
};

/** Where towns are named that the listings do not have, without a preposition. */
export const bareCities = (reading: Reading): Row[] => [
  ...townsOfAddresses(reading),
  ...citiesOfTables(reading),
  ...townsBesideCity(reading),
  ...townsInOtherScript(reading),
];
