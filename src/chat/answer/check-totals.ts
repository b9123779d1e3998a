import type { Findings } from '../retrieve/findings.ts';
import type { AggregateField, AggregateGroup, Found } from '../retrieve/found.ts';
import { type Edit, type IsOwnNumber, type Judged, NOTHING, replacing } from './check-figures.ts';
import { type CheckWord, wordsOf } from './check-words.ts';
import { clauseAt, currencyOf, type Figure, figuresIn, isRange, measureOf, says } from './figures.ts';

const word = (name: CheckWord): RegExp => new RegExp(wordsOf(name), 'iu');
const [FOUND, TOTAL, PART, DOUBT] = [word('found'), word('total'), word('part'), word('doubt')];
const [AVERAGE, LOWEST, HIGHEST] = [word('average'), word('lowest'), word('highest')];
/** Behind one of these something else begins: "2,400 sq ft and an apartment". */
const LINKS =
  '(?:and|or|with|in|on|for|from|of|over|an?|the|to|at|y|o|con|en|de|una?|et|ou|avec|des?|und|oder|mit|e|com|em|um)';
/** Up to five words between a number and what it counts: "5 active two-bedroom condos". */
const COUNTED = new RegExp(`^[*_]*\\s?(?:(?!${LINKS}\\s)[\\p{L}\\p{N}-]+\\s){0,5}?${wordsOf('homes')}`, 'iu');
/** A number so far off is of a whole market. */
const FURTHEST = 20;
/** Words that are no doubt of a count: "with at least 3 bedrooms" stands behind it. */
const LEAD = 30;
const MONEY: ReadonlySet<AggregateField> = new Set(['Price', 'HOAMonth', 'DepositFee', 'EstimatePrice']);

/** All numbers that may be said of how many there are. */
const countsOf = ({ total, relaxed, shownBefore = 0, aggregated, searchedText, listings }: Found): number[] => [
  ...[total, relaxed?.total ?? total, shownBefore, total + shownBefore, listings.length],
  ...(aggregated?.Groups.flatMap(({ Count, Known }) => [Count, Known]) ?? []),
  ...(searchedText === undefined ? [] : [searchedText.looked, searchedText.found]),
];

/** Judges how many homes a sentence says were found. A number that may be of some of the rows passes, so does one of anything else. */
const checkCount = (text: string, { all, rows }: Findings, isOwn: IsOwnNumber, locale: string): Judged => {
  const counted = figuresIn(text).filter(
    (figure) =>
      figure.currency === undefined &&
      figure.scale === 1 &&
      measureOf(text, figure) === undefined &&
      COUNTED.test(text.slice(figure.end, figure.end + 80)),
  );
  const [figure, another] = counted;
  const last = all.at(-1)?.found;
  if (figure === undefined || another !== undefined || last === undefined) return NOTHING;
  const value = figure.values[0] ?? 0;
  const { from, to } = clauseAt(text, figure);
  const isTotal = TOTAL.test(text);
  const isMatched = isTotal || FOUND.test(text);
  const counts = all.flatMap(({ found }) => countsOf(found));
  if (counts.includes(value)) return { edits: [], seen: isMatched ? 1 : 0 };
  const isSome = value <= rows.length && !isTotal;
  const isDoubtful = isRange(text, figure) || DOUBT.test(text.slice(Math.max(from, figure.start - LEAD), figure.start));
  const isSure = last.kind === 'search' && last.total > 0 && Number.isInteger(value);
  if (
    !isMatched ||
    isSome ||
    !isSure ||
    isDoubtful ||
    isOwn(figure, undefined) ||
    PART.test(text.slice(0, to)) ||
    value > last.total * FURTHEST
  )
    return NOTHING;
  return { edits: [replacing(figure, last.total, locale)], seen: 1 };
};

/** What was computed over all that match, where that was asked for and is one value. */
const computedOf = ({ all }: Findings): { field: AggregateField; group: AggregateGroup } | undefined => {
  const aggregated = all.flatMap(({ found }) => found.aggregated ?? []);
  const [only] = aggregated;
  const [group, other] = only?.Groups ?? [];
  return aggregated.length === 1 && only !== undefined && group !== undefined && other === undefined
    ? { field: only.Field, group }
    : undefined;
};

/** "The average is $466,000" of 465,812 is rounded. */
const ROUNDED = 0.005;
const KINDS = new RegExp(['average', 'lowest', 'highest'].map((name) => wordsOf(name as CheckWord)).join('|'), 'giu');
const isHedged = (text: string, { start, end }: Figure): boolean =>
  DOUBT.test(text.slice(Math.max(0, start - LEAD), end + LEAD).replace(KINDS, ''));

const checkComputed = (text: string, findings: Findings, locale: string): Judged => {
  const computed = computedOf(findings);
  if (computed === undefined) return NOTHING;
  const { field, group } = computed;
  const kinds = [[AVERAGE, group.Average] as const, [LOWEST, group.Lowest] as const, [HIGHEST, group.Highest] as const];
  const edits: Edit[] = [];
  let seen = 0;
  // "The lowest is $250,000 and the highest is $599,950" says one thing a part.
  for (const { 0: part, index } of text.matchAll(/.+?(?:,? (?:and|y|et|und|e) |[;；，]|$)/gsu)) {
    const [kind, otherKind] = kinds.filter(([pattern]) => pattern.test(part));
    const [figure, another] = figuresIn(part).filter(({ currency }) => (currency !== undefined) === MONEY.has(field));
    if (kind === undefined || otherKind !== undefined || figure === undefined || another !== undefined) continue;
    const [pattern, value] = kind;
    const isForeign = MONEY.has(field) && currencyOf(group.Currency ?? '$') !== figure.currency;
    if (value === null || isForeign || isRange(part, figure) || isHedged(part, figure)) continue;
    seen += 1;
    if (says(figure, value) || Math.abs((figure.values[0] ?? 0) - value) < value * ROUNDED) continue;
    const at = { ...figure, start: figure.start + index };
    edits.push(replacing(at, pattern === AVERAGE && value > MOST_EXACT ? Math.round(value) : value, locale));
  }
  return { edits, seen };
};
/** Averages above are said without decimals. */
const MOST_EXACT = 100;

/** Judges what a sentence about no single home says of all that were found. */
export const checkTotals = (
  text: string,
  findings: Findings,
  isOwn: IsOwnNumber,
  hasMark: boolean,
  locale: string,
): Judged => {
  const count = checkCount(text, findings, isOwn, locale);
  if (hasMark || count.edits.length > 0) return count;
  const computed = checkComputed(text, findings, locale);
  return { edits: computed.edits, seen: count.seen + computed.seen };
};
