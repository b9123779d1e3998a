import type { FoundListing } from '../retrieve/found.ts';
import { priceOf } from '../retrieve/found-listing.ts';
import { type CheckWord, wordsOf } from './check-words.ts';
import {
  clauseAt,
  currencyOf,
  type Figure,
  figuresIn,
  isRange,
  leadOf,
  type Measure,
  measureOf,
  says,
  UNITS,
  writtenLike,
} from './figures.ts';
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

const word = (name: CheckWord): RegExp => new RegExp(wordsOf(name), 'iu');
const [DOUBT, NOT_PRICE, HOA] = [word('doubt'), word('notPrice'), word('hoa')];
const [LOT, OTHER_AREA, HALF] = [word('lot'), word('otherArea'), word('half')];
const HOA_FEE = new RegExp(`${wordsOf('hoa')}(?:[ -](?:fees?|dues))?`, 'giu');
const OTHER_PERIOD = new RegExp(`^[*_]*[\\s-]?${wordsOf('otherPeriod')}`, 'iu');
const PER_MONTH = new RegExp(`^[*_]*[\\s-]?${wordsOf('month')}|${wordsOf('month')}[\\s：:]*$`, 'iu');
const AREA_UNIT = `(?:${wordsOf('feet')}|${wordsOf('meters')}|square|foot|pie|pied|pé|metro|mètre|平)`;
const PER_AREA = new RegExp(
  `(?:\\/|(?<!\\p{L})(?:per|an?|each|por|el|par|le|pro|je|o))\\s?${AREA_UNIT}|[$€]\\s?\\/|每平`,
  'iu',
);
const BUILT_BEFORE = new RegExp(`${wordsOf('built')}[*_]*[\\s:：]*(?:en|in|em)?[\\s*_]*$`, 'iu');
const BUILT_BEHIND = /^年?(?:建|落成|完工)/u;
const LOT_BEHIND = new RegExp(
  `^[*_]*[\\s-]?(?:(?!(?:on|with|auf|mit|en|con|sur|avec|em|num|com)\\s)\\p{L}+\\s){0,2}?${wordsOf('lot')}`,
  'iu',
);
const SMALLEST_HOME = 100;

/** What is behind an area and not of it: "1,920 sq ft and a garage", "1,920 sq ft on a lot of …". */
const OTHER_THING = /\s(?:with|and|mit|und|con|y|avec|et|com|e)\s.*$/su;
const OTHER_PLACE = /\s(?:on|with|and|auf|mit|und|en|con|y|sur|avec|et|em|num|com|e)\s.*$/su;

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

const moneyFact = (text: string, figure: Figure, isRent: boolean): Fact | undefined => {
  const behind = text
    .slice(figure.end, figure.end + 40)
    .replace(/^\s?(?:\p{L}+|[€$£])(?=[\s/]|$)/u, (unit) => (currencyOf(unit) === undefined ? unit : ''));
  const { from, to } = clauseAt(text, figure);
  const lead = leadOf(text, 0, figure);
  if (PER_AREA.test(text.slice(from, to)) || OTHER_PERIOD.test(behind)) return undefined;
  const isMonthly = PER_MONTH.test(behind) || PER_MONTH.test(lead);
  const label = text.slice(figure.end, to).replace(/\d.*$/su, '');
  if (HOA.test(lead.split(/[,.;|\n]/).at(-1) ?? '') || HOA.test(label)) return 'hoa';
  return isMonthly && !isRent ? undefined : 'price';
};

const areaFact = (text: string, figure: Figure): Fact | undefined => {
  const { from, to } = clauseAt(text, figure);
  const unit = text.slice(figure.end, figure.end + 30);
  const behind = unit.replace(UNITS.feet, '').replace(UNITS.meters, '');
  const lead = leadOf(text, from, figure);
  const label = /\p{L}[^,，;|\d]*$/u.exec(text.slice(Math.max(0, figure.start - 24), figure.start))?.[0] ?? '';
  if (LOT_BEHIND.test(behind) || LOT.test(lead) || LOT.test(label)) return 'lot';
  const rest = text.slice(figure.end, to).replace(/\d.*$/su, '');
  const isOther =
    OTHER_AREA.test(`${lead} ${rest.replace(OTHER_THING, '')}`) || LOT.test(rest.replace(OTHER_PLACE, ''));
  // "2 SF homes" are in San Francisco.
  const isSmall = UNITS.feet.test(unit) && (figure.values[0] ?? 0) < SMALLEST_HOME;
  return isOther || isSmall ? undefined : 'building';
};

/** What a figure of a sentence or item is, by its unit or by the words beside it. */
const factOf = (text: string, figure: Figure, { values }: FoundListing): Fact | undefined => {
  const measure = measureOf(text, figure);
  if (measure === 'beds' || measure === 'baths') return measure;
  if (measure === 'money') return moneyFact(text, figure, values.SaleType === 'for_rent');
  const behind = text.slice(figure.end, figure.end + 30);
  if (measure === 'area') {
    const isOwn = values.AreaUnit === (UNITS.feet.test(behind) ? 'Square Feet' : 'Square Meters');
    return isOwn ? areaFact(text, figure) : undefined;
  }
  const { from, to } = clauseAt(text, figure);
  if (OTHER_AREA.test(text.slice(from, to))) return undefined;
  const isYear = /^(?:1[6-9]|20)\d\d$/.test(figure.digits) && !/^s\b|^年代/.test(behind);
  const before = text.slice(Math.max(0, figure.start - 30), figure.start);
  return isYear && (BUILT_BEFORE.test(before) || BUILT_BEHIND.test(behind)) ? 'year' : undefined;
};

/** "2 bedrooms face the garden" is no count of all. */
const SOME_OF_THEM =
  /^[*_]*[\s-]?[\p{L}.]+\s(?:are|is|face|share|have|open|overlook|look|sit|dan|comparten|están|tienen|sont|donnent|partagent|sind|liegen|haben|gehen|ficam|dão|são|têm)\s|^[间个]?\p{L}{1,3}(?:在|朝|共用|带)/iu;
/** Whether the words around a figure say that it is not simply what the home has. */
const isDoubtful = (text: string, { figure, fact }: Typed): boolean => {
  const { from, to } = clauseAt(text, figure);
  if (isRange(text, figure) || DOUBT.test(text.slice(from, to))) return true;
  if ((fact === 'beds' || fact === 'baths') && SOME_OF_THEM.test(text.slice(figure.end, to))) return true;
  if (fact === 'hoa') return NOT_PRICE.test(text.slice(from, to).replace(HOA_FEE, ''));
  const sentence = sentenceAt(text, figure.start);
  if (fact === 'baths') return HALF.test(sentence);
  return fact === 'price' && (/[%％]/.test(sentence) || NOT_PRICE.test(sentence.replace(HOA_FEE, '')));
};

const FURTHEST = 3;
const isFar = (said: number, value: number): boolean => said > value * FURTHEST || said * FURTHEST < value;

/** Puts right what differs from the listing. Where one figure of a kind is right, others of that kind are of something else. */
const compare = (
  typed: readonly Typed[],
  listing: FoundListing,
  isDoubted: (one: Typed) => boolean,
  locale: string,
): Judged => {
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
    const wrong = ofFact.filter((one) => {
      const { figure } = one;
      const isForeign = figure.currency !== undefined && own !== undefined && figure.currency !== own;
      const isOther = othersOf(listing, fact).some((other) => says(figure, other));
      const isApart = ['price', 'building'].includes(fact) && isFar(figure.values[0] ?? 0, value);
      return !isForeign && !isOther && !isApart && !isDoubted(one);
    });
    const said = new Set(wrong.map(({ figure }) => figure.values[0]));
    if (right.length > 0 || said.size !== 1) continue;
    seen += wrong.length;
    edits.push(...wrong.map(({ figure }) => replacing(figure, value, locale)));
  }
  return { edits, seen };
};

/** Whether a number, said of this, is the visitor's own. */
export type IsOwnNumber = (figure: Figure, measure: Measure | undefined) => boolean;
const MEASURES: Readonly<Record<Fact, Measure | undefined>> = {
  ...{ price: 'money', hoa: 'money', beds: 'beds', baths: 'baths', building: 'area', lot: 'area' },
  year: undefined,
};

/** Judges the figures of a sentence or of a list's item that speaks of one listing. */
export const checkFigures = (
  { text, isItem }: Unit,
  listing: FoundListing,
  isOwn: IsOwnNumber,
  locale: string,
): Judged => {
  const figures = figuresIn(text);
  const typed = figures.flatMap((figure) => {
    const fact = factOf(text, figure, listing);
    return fact === undefined ? [] : [{ figure, fact }];
  });
  const fees = typed.filter(({ fact }) => fact === 'hoa').length;
  // A sentence with two sums reckons or compares.
  const reckons = !isItem && figures.filter(({ currency }) => currency !== undefined).length - fees > 1;
  const isDoubted = (one: Typed): boolean =>
    (reckons && one.fact === 'price') || isOwn(one.figure, MEASURES[one.fact]) || isDoubtful(text, one);
  return compare(typed, listing, isDoubted, locale);
};

const HEADINGS: readonly (readonly [Fact, RegExp])[] = [
  ...([
    ['hoa', HOA],
    ['beds', word('beds')],
    ['baths', word('baths')],
    ['lot', LOT],
  ] as const),
  ...([
    ['building', word('area')],
    ['year', word('year')],
    ['price', word('price')],
  ] as const),
];

const headingFact = (heading: string): Fact | undefined => {
  if (PER_AREA.test(heading) || DOUBT.test(heading) || NOT_PRICE.test(heading.replace(HOA_FEE, ''))) return undefined;
  const facts = HEADINGS.filter(([, pattern]) => pattern.test(heading)).map(([fact]) => fact);
  // "Lot (sq ft)" is no building.
  const [first, second] = facts;
  return facts.length === 1 || (facts.length === 2 && first === 'lot' && second === 'building') ? first : undefined;
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

/** Judges a table's row that is about one listing: each cell is what its column's heading says. */
export const checkCells = (
  row: string,
  headings: readonly string[],
  listing: FoundListing,
  isOwn: IsOwnNumber,
  locale: string,
): Judged => {
  const typed = cellsOf(row).flatMap(({ at, cell }, column) => {
    const fact = headingFact(headings[column] ?? '');
    const [figure, ...more] = figuresIn(cell);
    if (fact === undefined || figure === undefined || more.length > 0) return [];
    if (isRange(cell, figure) || DOUBT.test(cell) || (fact === 'baths' && HALF.test(cell))) return [];
    const isMeters =
      UNITS.meters.test(cell.slice(figure.end)) ||
      UNITS.meters.test(headings[column]?.replace(/^.*?(?=m²|m2|sq m)/iu, '') ?? '');
    const isArea = fact === 'building' || fact === 'lot';
    if (isArea && isMeters !== (listing.values.AreaUnit === 'Square Meters')) return [];
    if (fact === 'year' && !/^\d{4}$/.test(figure.digits)) return [];
    return [{ figure: { ...figure, start: figure.start + at, end: figure.end + at }, fact }];
  });
  return compare(typed, listing, ({ figure, fact }) => isOwn(figure, MEASURES[fact]), locale);
};
