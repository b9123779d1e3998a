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
export const together = (...judged: readonly Judged[]): Judged => ({
  edits: judged.flatMap(({ edits }) => edits),
  seen: judged.reduce((sum, { seen }) => sum + seen, 0),
});

type Values = FoundListing['values'];
/** What a figure may be of a listing, and what it measures. */
export const MEASURE_OF = {
  ...({ Price: 'money', HOAMonth: 'money', Bedrooms: 'beds', Bathrooms: 'baths' } as const),
  ...({ BuildingArea: 'area', LotArea: 'area', YearBuilt: undefined } as const),
};
type Fact = keyof typeof MEASURE_OF;
/** What else of the listing a figure of that kind may be. */
const OTHERS: Readonly<Partial<Record<Fact, readonly (keyof Values)[]>>> = {
  Price: ['UnitAreaPrice', 'DepositFee', 'EstimatePrice', 'OriginalListPrice', 'PreviousListPrice', 'HOAMonth'],
  BuildingArea: ['LotArea'],
  LotArea: ['BuildingArea'],
};
const FACT_OF = { beds: 'Bedrooms', baths: 'Bathrooms' } as const;
type Typed = { figure: Figure; fact: Fact };

const [HOA, LOT, MONTH, HALF, METERS] = [anyOf('hoa'), anyOf('lot'), anyOf('month'), anyOf('half'), anyOf('meters')];
const HOA_BEHIND = new RegExp(`^[\\s*_/-]*(?:${wordsOf('month')}[\\s*_]*)?(?:(?:in|of|de)\\s)?${wordsOf('hoa')}`, 'iu');
const LOT_BEHIND = new RegExp(
  `^[*_]*[\\s-]?(?:(?!(?:on|with|auf|mit|en|con|sur|avec|em|num|com)\\s)\\p{L}+\\s){0,2}?${wordsOf('lot')}`,
  'iu',
);

/** What a figure of a clause is, by its unit and the labels beside it: behind the figure before it, and before the next one. */
const factOf = (clause: string, figure: Figure, { values }: FoundListing): Fact | undefined => {
  const before = clause.slice(0, figure.start).replace(/^.*\d/su, '');
  const behind = clause.slice(figure.end).replace(/\d.*$/su, '');
  const measure = measureOf(clause, figure);
  if (measure === 'money') {
    if (HOA.test(before) || HOA_BEHIND.test(behind)) return 'HOAMonth';
    return values.SaleType !== 'for_rent' && MONTH.test(before + behind) ? undefined : 'Price';
  }
  if (measure === 'area') {
    const isMeters = UNITS.meters.test(behind) || METERS.test(before);
    if (isMeters !== (values.AreaUnit === 'Square Meters')) return undefined;
    return LOT.test(before) || LOT_BEHIND.test(behind.replace(UNITS.feet, '').replace(UNITS.meters, ''))
      ? 'LotArea'
      : 'BuildingArea';
  }
  if (measure !== undefined) return FACT_OF[measure];
  return isYear(figure) && BUILT.test(clause) ? 'YearBuilt' : undefined;
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
const FURTHEST = 3;
const isFar = (said: number, value: number): boolean => said > value * FURTHEST || said * FURTHEST < value;

/** Puts right what differs from the listing. Where one figure of a kind is right, others of that kind are of something else. */
const compare = (typed: readonly Typed[], { values }: FoundListing, isOwn: IsOwnNumber, locale: string): Judged => {
  const own = currencyOf(values.CurrencySymbol ?? '');
  const edits: Edit[] = [];
  let seen = 0;
  for (const fact of new Set(typed.map((one) => one.fact))) {
    const measure = MEASURE_OF[fact];
    const value = Number(fact === 'Price' ? priceOf(values) : values[fact]);
    // 0 is not known.
    if (!(value > 0)) continue;
    const figures = typed.filter((one) => one.fact === fact).map(({ figure }) => figure);
    const right = figures.filter((figure) => says(figure, value));
    const wrong = figures.filter((figure) => {
      const isForeign = figure.currency !== undefined && own !== undefined && figure.currency !== own;
      // What is paid each month may be told for a year.
      const isYearly = measure === 'money' && says(figure, value * 12);
      const isOther = isYearly || OTHERS[fact]?.some((other) => says(figure, Number(values[other])));
      const isApart = ['Price', 'BuildingArea'].includes(fact) && isFar(figure.values[0] ?? 0, value);
      return !isForeign && !isOther && !isApart && !isOwn(figure, measure);
    });
    const isWrong = right.length === 0 && new Set(wrong.map((figure) => figure.values[0])).size === 1;
    seen += isWrong ? wrong.length : right.length;
    if (isWrong) edits.push(...wrong.map((figure) => replacing(figure, value, locale)));
  }
  return { edits, seen };
};

/** Before a mark at the beginning of a list's item. */
const AT_BEGINNING = /^[^\p{L}\p{N}\p{Co}]*(?:\d{1,2}[.)、])?[^\p{L}\p{N}\p{Co}]*\p{Co}/u;

/** Judges the figures of a list's item that begins with the mark of a listing, or stands below it, or of the sentence that has the mark. */
export const checkFigures = (unit: Unit, listing: FoundListing, isOwn: IsOwnNumber, locale: string): Judged => {
  const at = unit.text.search(MARK);
  const isItem = unit.isItem && (at === -1 || AT_BEGINNING.test(unit.text));
  const { from, text } = isItem ? { from: 0, text: unit.text } : sentenceAt(unit.text, at);
  const typed = plainFigures({ text, isItem }, listing);
  // With a percentage a sentence reckons. "2 baths, 1 powder room": the number is not all of it.
  const isOther = ({ fact }: Typed): boolean =>
    (fact === 'Price' && !isItem && /[%％]/.test(text)) || (fact === 'Bathrooms' && HALF.test(text));
  const judged = typed.filter((one) => !isOther(one)).map((one) => shifted(one, from));
  return compare(judged, listing, isOwn, locale);
};

export const cellsOf = (row: string): { at: number; cell: string }[] =>
  [...row.matchAll(/(?<=^|\|)[^|]*/gu)].map(({ 0: cell, index: at }) => ({ at, cell }));

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
    // A heading has no words of the row: "Price CA" is in Canadian dollars, not in California.
    const isLabel = heading !== '' && isPlain(wordsAround(`${heading}: `));
    if (!isLabel || HALF.test(text) || figuresIn(text).length > 1) return [];
    const begin = at + cell.length - text.length;
    return plainFigures({ text, isItem: false }, listing).map((one) => shifted(one, begin));
  });
  return compare(typed, listing, isOwn, locale);
};
