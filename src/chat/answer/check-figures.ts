import { foldText } from '../../listings/fold.ts';
import type { FoundListing } from '../retrieve/found.ts';
import { priceOf } from '../retrieve/found-listing.ts';
import { anyOf, isPlain, wordsOf } from './check-words.ts';
import {
  BUILT,
  clausesOf,
  currencyOf,
  type Figure,
  figuresIn,
  isRange,
  isYear,
  type Measure,
  measureOf,
  says,
  UNITS,
  wordsAround,
  writtenLike,
} from './figures.ts';
import { MARK } from './marks.ts';
import { sentenceAt, type Unit } from './units.ts';

export type Edit = { start: number; end: number; text: string };
/** Puts a value in the place of a figure's digits. */
export const replacing = (figure: Figure, value: number, locale: string): Edit => ({
  start: figure.start,
  end: figure.start + figure.digits.length,
  text: writtenLike(figure, value, locale),
});
/** What was judged of a text: `edits` put right what is wrong, `seen` figures were compared with a value. */
export type Judged = { edits: Edit[]; seen: number };
export const NOTHING: Judged = { edits: [], seen: 0 };

type Fact = 'price' | 'hoa' | 'beds' | 'baths' | 'building' | 'lot' | 'year';
type Typed = { figure: Figure; fact: Fact };

const [HOA, LOT, MONTH, HALF, METERS] = [anyOf('hoa'), anyOf('lot'), anyOf('month'), anyOf('half'), anyOf('meters')];
const HOA_BEHIND = new RegExp(`^[\\s*_/-]*(?:${wordsOf('month')}[\\s*_]*)?(?:(?:in|of|de)\\s)?${wordsOf('hoa')}`, 'iu');
const LOT_BEHIND = new RegExp(
  `^[*_]*[\\s-]?(?:(?!(?:on|with|auf|mit|en|con|sur|avec|em|num|com)\\s)\\p{L}+\\s){0,2}?${wordsOf('lot')}`,
  'iu',
);

/** What a listing has, where it is known: 0 is not. */
const valuesOf = ({ values }: FoundListing): Readonly<Record<Fact, number | null>> => {
  const known = (value: string | number | null): number | null => (Number(value) > 0 ? Number(value) : null);
  return {
    ...{ price: known(priceOf(values)), hoa: known(values.HOAMonth), beds: known(values.Bedrooms) },
    ...{ baths: known(values.Bathrooms), building: known(values.BuildingArea), lot: known(values.LotArea) },
    year: known(values.YearBuilt),
  };
};

/** Other values of the listing that a figure may be of: what it was offered for before, its deposit, its other area. */
const othersOf = ({ values }: FoundListing, fact: Fact): number[] => {
  const { UnitAreaPrice, DepositFee, EstimatePrice, OriginalListPrice, PreviousListPrice, HOAMonth } = values;
  const money = [UnitAreaPrice, DepositFee, EstimatePrice, OriginalListPrice, PreviousListPrice, HOAMonth];
  const areas = [values.BuildingArea, values.LotArea];
  return { price: money, building: areas, lot: areas, hoa: [], beds: [], baths: [], year: [] }[fact].map(Number);
};

/** What a figure of a clause is, by its unit and the labels beside it: behind the figure before it, and before the next one. */
const factOf = (clause: string, figure: Figure, { values }: FoundListing): Fact | undefined => {
  const before = clause.slice(0, figure.start).replace(/^.*\d/su, '');
  const behind = clause.slice(figure.end).replace(/\d.*$/su, '');
  const measure = measureOf(clause, figure);
  if (measure === 'money') {
    if (HOA.test(before) || HOA_BEHIND.test(behind)) return 'hoa';
    return values.SaleType !== 'for_rent' && MONTH.test(before + behind) ? undefined : 'price';
  }
  if (measure === 'area') {
    const isMeters = UNITS.meters.test(behind) || METERS.test(before);
    if (isMeters !== (values.AreaUnit === 'Square Meters')) return undefined;
    return LOT.test(before) || LOT_BEHIND.test(behind.replace(UNITS.feet, '').replace(UNITS.meters, ''))
      ? 'lot'
      : 'building';
  }
  return measure ?? (isYear(figure) && BUILT.test(clause) ? 'year' : undefined);
};

/** Words of the row beside the plain ones: where the home lies and what it is. */
const ownWords = ({ values }: FoundListing): string => {
  const { City, State, Location, Address, PropertyType, Status } = values;
  return foldText([City, State, Location, Address, PropertyType, Status].join(' ')).replace(/\d/g, '');
};

/**
 * The figures that stand in plain clauses. In a sentence all is plain from its beginning to the figure and to the mark. In an item
 * each clause is for itself, but for one of figures alone, which goes on with the one before it.
 */
const plainFigures = ({ text, isItem }: Unit, listing: FoundListing): Typed[] => {
  const own = ownWords(listing);
  const mark = text.search(MARK);
  const typed: Typed[] = [];
  let isPlainSoFar = true;
  for (const { from, to } of clausesOf(text)) {
    const clause = text.slice(from, to);
    const words = wordsAround(clause);
    isPlainSoFar = isPlain(words, own) && (isPlainSoFar || (isItem && /[\p{L}\p{N}\p{Co}]/u.test(words)));
    if (!isPlainSoFar && !isItem) return mark < from ? typed : [];
    for (const figure of isPlainSoFar ? figuresIn(clause) : []) {
      const fact = isRange(text, moved(figure, from)) ? undefined : factOf(clause, figure, listing);
      if (fact !== undefined) typed.push({ figure: moved(figure, from), fact });
    }
  }
  return typed;
};
const shifted = ({ figure, fact }: Typed, by: number): Typed => ({ figure: moved(figure, by), fact });
const moved = (figure: Figure, by: number): Figure => ({ ...figure, start: figure.start + by, end: figure.end + by });

/** Whether a number, said of this, is the visitor's own. */
export type IsOwnNumber = (figure: Figure, measure: Measure | undefined) => boolean;
const MEASURES: Readonly<Record<Fact, Measure | undefined>> = {
  ...{ price: 'money', hoa: 'money', beds: 'beds', baths: 'baths', building: 'area', lot: 'area' },
  year: undefined,
};

const FURTHEST = 3;
const isFar = (said: number, value: number): boolean => said > value * FURTHEST || said * FURTHEST < value;

/** Puts right what differs from the listing. Where one figure of a kind is right, others of that kind are of something else. */
const compare = (typed: readonly Typed[], listing: FoundListing, isOwn: IsOwnNumber, locale: string): Judged => {
  const values = valuesOf(listing);
  const own = currencyOf(listing.values.CurrencySymbol ?? '');
  const edits: Edit[] = [];
  let seen = 0;
  for (const fact of ['price', 'hoa', 'beds', 'baths', 'building', 'lot', 'year'] as const) {
    const value = values[fact];
    const ofFact = typed.filter((one) => one.fact === fact);
    if (value === null || ofFact.length === 0) continue;
    const right = ofFact.filter(({ figure }) => says(figure, value));
    seen += right.length;
    const wrong = ofFact.filter(({ figure }) => {
      const isForeign = figure.currency !== undefined && own !== undefined && figure.currency !== own;
      const isOther = othersOf(listing, fact).some((other) => says(figure, other));
      const isApart = ['price', 'building'].includes(fact) && isFar(figure.values[0] ?? 0, value);
      return !isForeign && !isOther && !isApart && !isOwn(figure, MEASURES[fact]);
    });
    const said = new Set(wrong.map(({ figure }) => figure.values[0]));
    if (right.length > 0 || said.size !== 1) continue;
    seen += wrong.length;
    edits.push(...wrong.map(({ figure }) => replacing(figure, value, locale)));
  }
  return { edits, seen };
};

/** Before a mark at the beginning of a list's item. */
const AT_BEGINNING = /^[^\p{L}\p{N}\p{Co}]*(?:\d{1,2}[.)、])?[^\p{L}\p{N}\p{Co}]*\p{Co}/u;

/** Judges the figures of a list's item that begins with the mark of a listing, or of the sentence that has the mark. */
export const checkFigures = (unit: Unit, listing: FoundListing, isOwn: IsOwnNumber, locale: string): Judged => {
  const isItem = unit.isItem && AT_BEGINNING.test(unit.text);
  const { from, text } = isItem ? { from: 0, text: unit.text } : sentenceAt(unit.text, unit.text.search(MARK));
  const typed = plainFigures({ text, isItem }, listing);
  const sums = figuresIn(text).filter(({ currency }) => currency !== undefined).length;
  const fees = typed.filter(({ fact }) => fact === 'hoa').length;
  // A sentence with two sums, or with a percentage, reckons or compares.
  const reckons = !isItem && (/[%％]/.test(text) || sums - fees > 1);
  const isOther = ({ fact }: Typed): boolean => (reckons && fact === 'price') || (fact === 'baths' && HALF.test(text));
  const judged = typed.filter((one) => !isOther(one)).map((one) => shifted(one, from));
  return compare(judged, listing, isOwn, locale);
};

export const cellsOf = (row: string): { at: number; cell: string }[] => {
  const cells: { at: number; cell: string }[] = [];
  let at = 0;
  for (const cell of row.split('|')) {
    cells.push({ at, cell });
    at += cell.length + 1;
  }
  return cells;
};

/** Judges a table's row that is about one listing: a cell is read behind its column's heading, "Price: $550,000". */
export const checkCells = (
  row: string,
  headings: readonly string[],
  listing: FoundListing,
  isOwn: IsOwnNumber,
  locale: string,
): Judged => {
  const typed = cellsOf(row).flatMap(({ at, cell }, column) => {
    const signs: Readonly<Record<string, string>> = { '/': ' / ', '. ': '.' };
    const heading = (headings[column] ?? '').replace(/[()（）/]|\. /g, (sign) => signs[sign] ?? ' ').trim();
    const text = `${heading}: ${cell}`;
    if (heading === '' || HALF.test(text) || figuresIn(text).length > 1) return [];
    const begin = at + cell.length - text.length;
    return plainFigures({ text, isItem: false }, listing).map((one) => shifted(one, begin));
  });
  return compare(typed, listing, isOwn, locale);
};
