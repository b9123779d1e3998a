import * as of from '../../../language/street-words.ts';
import { foldAddress, foldText } from '../../../listings/fold.ts';
import type { Names } from '../vocabulary.ts';
import { compared, isLeftOut, type Listed, listedOf, namesOf, type Row, titled } from './read-words.ts';

/** An address in words `from` to `to`; `value` is what to look for where that is not what was written. */
type FoundAddress = { from: number; to: number; value?: string };

const MOST_NAMES = 6;
const MOST_WITHOUT_CAPITALS = 8;
const ORDINAL = /^\d+(?:st|nd|rd|th)$/;
const SUMS = new Set(
  'under below over above max maximum min minimum hasta bis unter uber ab sous ate budget'.split(' '),
);

/** Where the unit ends behind an address: "#1", "unit B", "Whg. 3", "1º Dto". */
const unitEnd = (row: Row, at: number): number => {
  const isNear = (one: number): boolean => /^[,.]? ?$/.test(row.gapAt(one));
  if (/^[,.]?\s*#\s*$/.test(row.gapAt(at)) && /^[a-z0-9]{1,6}$/.test(row.keyAt(at))) return at + 1;
  const isGround = row.keyAt(at) === 'r' && row.gapAt(at + 1) === '/';
  if (isNear(at) && (isGround || /^\d{1,2}[oa]$/.test(row.keyAt(at)))) {
    const side = isGround ? at + 2 : at + 1;
    const isSide = of.SIDES.has(row.keyAt(side)) || (/^[a-h]$/.test(row.keyAt(side)) && row.isEnd(side + 1));
    return isSide && isNear(side) ? side + 1 : side;
  }
  if (!isNear(at) || !of.UNITS.has(row.keyAt(at))) return at;
  const number = row.isNumberWord(at + 1) && row.words[at + 2]?.isNumber ? at + 2 : at + 1;
  const isLetter =
    /^[a-z]$/.test(row.keyAt(number)) &&
    (/^(?:unit|apt|ste)$/.test(row.keyAt(at)) || row.isEnd(number + 1) || !/[aeoy]/.test(row.keyAt(number)));
  const isUnit = (isLetter || /^\d{1,4}[a-z]?$/.test(row.keyAt(number))) && /^[.:]?[ #]*$/.test(row.gapAt(number));
  return isUnit && !row.words[number + 1]?.isCounted ? unitEnd(row, number + 1) : at;
};

const isInName = (row: Row, at: number): boolean =>
  row.words[at]?.isName === true && (!row.isHouse(at) || ORDINAL.test(row.keyAt(at)));
/** How far the name of a street may go on from a word, and how far back. */
const nameEnd = (row: Row, from: number): number => {
  let to = from;
  while (to <= from + MOST_NAMES && isInName(row, to) && (to === from || row.words[to]?.joins)) to += 1;
  return to;
};
const nameBegin = (row: Row, to: number): number => {
  let from = to;
  while (from >= to - MOST_NAMES && isInName(row, from - 1) && (from === to || row.words[from]?.joins)) from -= 1;
  return from;
};
/** "Leopoldstraße", "Rosenheimer Straße", "Karl-Marx-Straße": where such a street begins that ends at `to`. */
const suffixedFrom = (row: Row, to: number): number | undefined => {
  const suffix = of.suffixOf(row.keyAt(to - 1));
  if (suffix === 'ring' && (to < 2 || !row.words[to - 1]?.isCapital)) return undefined;
  let from = to - 1;
  while (row.gapAt(from) === '-' && from > 0) from -= 1;
  const isLed =
    row.gapAt(from) === ' ' && of.BEGINS_STREET.test(row.keyAt(from - 1)) && !of.STOPS.has(row.keyAt(from - 1));
  if (suffix === undefined && !of.SUFFIXES.includes(row.keyAt(to - 1))) return undefined;
  return isLed ? from - 1 : suffix !== undefined || from < to - 1 ? from : undefined;
};
const withoutTown = (row: Row, from: number, to: number, cities: Names | undefined): number => {
  let end = to;
  for (let town = from + (of.JOINING.has(row.keyAt(from + 1)) ? 3 : 2); town < end; town += 1)
    if (!of.JOINING.has(row.keyAt(town - 1)) && cities?.get(foldText(row.textOf(town, end))) !== undefined) end = town;
  while (of.JOINING.has(row.keyAt(end - 1))) end -= 1;
  return end;
};

/** "14 Oak St", "80 Rua do Carmo". */
const numberBefore = (row: Row, at: number, cities?: Names): FoundAddress | undefined => {
  const from = row.houseEnd(at);
  const last = nameEnd(row, from);
  if (SUMS.has(row.keyAt(at - 1)) || last === from) return undefined;
  if (of.BEGINNINGS.has(row.keyAt(from)) && /^,? $/.test(row.gapAt(from))) {
    const to = withoutTown(row, from, last, cities);
    return to < from + 2 ? undefined : { from: at, to: unitEnd(row, to) };
  }
  let to = from + 1;
  while (to < last && !of.ENDINGS.has(row.keyAt(to))) to += 1;
  if (to >= last || !/^ ?$/.test(row.gapAt(from))) return undefined;
  to += of.ENDINGS.has(row.keyAt(to + 1)) && row.gapAt(to + 1) === ' ' ? 2 : 1;
  if (of.DIRECTIONS.has(row.keyAt(to)) && row.gapAt(to) === ' ' && row.spelled(to, to + 1) !== 'é') to += 1;
  const isUnit = /^\d{1,4}$/.test(row.keyAt(to)) && row.gapAt(to) === ' ' && row.isEnd(to + 1);
  if (!isUnit) return { from: at, to: unitEnd(row, to) };
  return { from: at, to: to + 1, value: `${row.spelled(at, to)} #${row.keyAt(to)}` };
};

/** "Calle Mayor 14", "Leopoldstr. 12", "Rua Ivens, nº 5". */
const numberBehind = (row: Row, at: number): FoundAddress | undefined => {
  const last = row.streetEnd(at);
  const end = row.houseEnd(at);
  const isRooms = of.AND_OR.has(row.keyAt(end)) && row.words[end + 1]?.isNumber && row.words[end + 2]?.isCounted;
  if (last === undefined || row.words[end]?.isCounted || isRooms) return undefined;
  for (let from = nameBegin(row, last); from < last - 1; from += 1) {
    const isShort = row.keyAt(from).length < 2 && !/^[./]/.test(row.gapAt(from + 1));
    if (of.BEGINNINGS.has(row.keyAt(from)) && !isShort) return { from, to: unitEnd(row, end) };
  }
  const from = suffixedFrom(row, last);
  return from === undefined ? undefined : { from, to: unitEnd(row, end) };
};

/** Where the words between `from` and a step ahead or back are the street of a listed address; 0 where they are another's. */
const streetOf = (row: Row, { street, names }: Listed, from: number, step: 1 | -1): number => {
  let found = 0;
  for (let length = 1; length <= MOST_NAMES + 1; length += 1) {
    const [begin, end] = step === 1 ? [from, from + length] : [from - length, from];
    const next = row.words[step === 1 ? end - 1 : begin];
    if (next === undefined || (length > 1 && !row.words[step === 1 ? end - 1 : begin + 1]?.joins)) break;
    const parts = row.words.slice(begin, end).flatMap(({ key }) => compared(key));
    const said = namesOf(parts);
    if (said === names && parts.every((part) => of.JOINING.has(part) || street.includes(part) || !isLeftOut(part)))
      found = length;
    else if (said === names && (step === 1 ? of.ENDINGS : of.BEGINNINGS).has(next.key)) return 0;
    else if (said === names && /^(?:[nsw]|[ns][ew]|north|south|east|west)$/.test(next.key)) return 0;
    else if (said.length > names.length) break;
  }
  while (found > 0 && of.JOINING.has(row.keyAt(step === 1 ? from + found - 1 : from - found))) found -= 1;
  return found;
};

/** The one listed address that is named at a house number, also without the street's kind, direction or small row.words. */
const listedAt = (row: Row, at: number, listed: readonly Listed[], cities?: Names): FoundAddress | undefined => {
  const to = row.houseEnd(at);
  const begin = row.streetBegin(at);
  const last = row.streetEnd(at);
  const number = foldText(row.textOf(at, to));
  const matches = listed.flatMap((one) => {
    if (one.number !== number || one.names === '') return [];
    const ahead = begin === undefined ? 0 : streetOf(row, one, begin, 1);
    const behind = ahead > 0 || last === undefined ? 0 : streetOf(row, one, last, -1);
    const missing = one.street.length - Math.max(ahead, behind);
    const from = behind > 0 ? (last ?? 0) - behind : at;
    // "Escondido, 500 000" names the town, though there is a 500 Escondido Ave.
    if (behind > 0 && missing > 0 && cities?.get(foldText(row.textOf(from, from + behind))) !== undefined) return [];
    return ahead + behind === 0 ? [] : [{ base: one.base, from, to: ahead > 0 ? (begin ?? 0) + ahead : to, missing }];
  });
  const [best, next] = matches.sort((a, b) => a.missing - b.missing);
  const isTold = next?.missing !== best?.missing || next?.base === best?.base;
  if (best === undefined || !isTold || row.words[best.to]?.isCounted) return undefined;
  const end = unitEnd(row, best.to);
  if (foldAddress(row.textOf(best.from, best.to)) === best.base) return { from: best.from, to: end };
  const unit = row.folded.slice(row.words[best.to - 1]?.end, row.words[end - 1]?.end).replace(/^[, ]+/, '');
  return { from: best.from, to: end, value: `${titled(best.base)} ${unit}`.trim() };
};

/** "1 and 3 Elm St", "Elm St 1 and 3": house numbers of the same street beside an address. */
const besides = (row: Row, { from, to, value = row.spelled(from, to) }: FoundAddress): FoundAddress[] => {
  const isFirst = /^\d/.test(row.keyAt(from));
  const [link, at] = isFirst ? [from - 1, from - 2] : [to, to + 1];
  const isLinked =
    of.AND_OR.has(row.keyAt(link)) &&
    row.isHouse(at) &&
    (isFirst || row.words[to - 1]?.isNumber === true) &&
    !row.words[at + 1]?.isCounted;
  if (!isLinked || (isFirst && at > 0 && !of.STOPS.has(row.keyAt(at - 1)))) return [];
  return [{ from: at, to: at + 1, value: value.replace(/^\d+\p{L}?|\d+\p{L}?$/u, row.keyAt(at)) }];
};

/** Listed addresses first, then what is written as only addresses are. */
export const findAddresses = (row: Row, addresses: readonly string[], cities?: Names): FoundAddress[] => {
  const found: FoundAddress[] = [];
  const add = (one: FoundAddress | undefined): void => {
    if (one === undefined || found.some(({ from, to }) => one.from < to && from < one.to)) return;
    found.push(one, ...besides(row, one));
  };
  const houses = row.words.flatMap((_, at) => (row.isHouse(at) ? at : []));
  const listed = addresses.map(listedOf);
  for (const at of houses) add(listedAt(row, at, listed, cities));
  const names = new Set(
    listed.filter(({ number, base }) => number === '' && cities?.get(base) === undefined).map(({ base }) => base),
  );
  if (names.size > 0)
    for (const { from, to } of namedRows(row)) if (names.has(foldAddress(row.textOf(from, to)))) add({ from, to });
  for (const at of houses) add(numberBefore(row, at, cities) ?? numberBehind(row, at));
  return found;
};

/** Rows of words that may be an address without a number: "Sitio Lima". In a long message a name has capital letters. */
const namedRows = (row: Row): { from: number; to: number }[] => {
  const isName = (at: number): boolean =>
    row.words[at]?.isName === true && !row.words[at]?.isNumber && !of.JOINING.has(row.keyAt(at));
  const isLong = row.words.length > MOST_WITHOUT_CAPITALS;
  const isWritten = (at: number): boolean => isName(at) && (!isLong || row.words[at]?.isCapital === true);
  const found: { from: number; to: number }[] = [];
  for (let from = 0; from < row.words.length; from += 1)
    for (let to = from + 2; to <= from + 4 && row.words[to - 1]?.joins; to += 1)
      if (isWritten(from) && isWritten(to - 1)) found.push({ from, to });
  return found;
};

/** What may begin or be an address of the listings, folded as theirs are. */
export const addressCandidates = (row: Row): string[] => {
  const found: string[] = [];
  for (const at of row.words.keys()) {
    const to = row.houseEnd(at);
    if (!row.isHouse(at) || row.words[to]?.isCounted) continue;
    const number = row.textOf(at, to);
    const begin = row.streetBegin(at) ?? to;
    const last = nameEnd(row, begin);
    const name = row.words.slice(begin, last).find(({ key }) => !isLeftOut(key))?.key ?? row.keyAt(begin);
    if (last > begin) found.push(`${number} ${row.keyAt(begin)}`, `${number} ${name}`);
    if (of.BEGINNINGS.has(row.keyAt(begin)) || last === begin + 2) found.push(`${number} ${row.textOf(begin, last)}`);
    const end = row.streetEnd(at) ?? 0;
    for (let from = end - 1; from >= Math.max(nameBegin(row, end), end - 4); from -= 1)
      found.push(`${row.textOf(from, end)} ${number}`);
  }
  return [...found, ...namedRows(row).map(({ from, to }) => row.textOf(from, to))].map((one) => foldAddress(one));
};
