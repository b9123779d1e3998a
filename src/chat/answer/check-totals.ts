import { foldText } from '../../listings/fold.ts';
import type { Findings } from '../retrieve/findings.ts';
import type { AggregateField, AggregateGroup, Found } from '../retrieve/found.ts';
import { type Edit, type IsOwnNumber, type Judged, NOTHING, replacing, together } from './check-figures.ts';
import { anyOf, isPlain, wordsOf } from './check-words.ts';
import { clausesOf, currencyOf, figuresIn, isRange, measureOf, says, wordsAround } from './figures.ts';

const [FOUND, TOTAL, HOMES] = [anyOf('found', 'total'), anyOf('total'), anyOf('homes')];
const [AVERAGE, LOWEST, HIGHEST] = [anyOf('average'), anyOf('lowest'), anyOf('highest')];
const KNOWN = new RegExp(wordsOf('found', 'total', 'homes', 'average', 'lowest', 'highest'), 'giu');
const isPlainly = (text: string, request: string): boolean => isPlain(wordsAround(text).replace(KNOWN, ' '), request);
/** A number so far off is of a whole market. */
const FURTHEST = 20;
const MONEY: ReadonlySet<AggregateField> = new Set(['Price', 'HOAMonth', 'DepositFee', 'EstimatePrice']);

/** All numbers that may be said of how many there are. */
const countsOf = ({ total, relaxed, shownBefore = 0, aggregated, searchedText, listings }: Found): number[] => [
  ...[total, relaxed?.total ?? total, shownBefore, total + shownBefore, listings.length],
  ...(aggregated?.Groups.flatMap(({ Count, Known }) => [Count, Known]) ?? []),
  ...(searchedText === undefined ? [] : [searchedText.looked, searchedText.found]),
];

/** Words of the request, of names or of all: beside plain words they tell what was found. */
const requestOf = ({ all }: Findings, ofNames: boolean): string => {
  const constraints = all.flatMap(({ understanding }) => understanding.Constraints);
  const own = constraints.filter(({ Value }) => !ofNames || typeof Value !== 'number');
  return foldText(own.flatMap(({ Words, Value }) => [Words, Value].flat()).join(' '));
};

/** Judges how many homes a sentence says were found. A number that may be of some of the rows passes. */
const checkCount = (text: string, findings: Findings, isOwn: IsOwnNumber, locale: string): Judged => {
  const { all, rows } = findings;
  const last = all.findLast(({ found }) => found.kind === 'search')?.found;
  const figure = figuresIn(text).find((one) => one.scale === 1 && measureOf(text, one) === undefined);
  if (figure === undefined || last === undefined) return NOTHING;
  const end = clausesOf(text).find(({ to }) => to >= figure.end)?.to;
  const [before, behind] = [text.slice(0, figure.start), text.slice(figure.end, end)];
  const isMatched = FOUND.test(before + behind) && HOMES.test(behind);
  if (!isMatched || !isPlainly(before, requestOf(findings, true)) || !isPlainly(behind, requestOf(findings, false)))
    return NOTHING;
  const value = figure.values[0] ?? 0;
  const sum = all.reduce((total, { found }) => total + found.total, 0);
  if (value === sum || all.some(({ found }) => countsOf(found).includes(value))) return { edits: [], seen: 1 };
  const isSome = value <= rows.length && !TOTAL.test(text);
  const isSure = last.total > 0 && Number.isInteger(value) && value <= last.total * FURTHEST;
  if (isSome || !isSure || isRange(text, figure) || isOwn(figure, undefined)) return NOTHING;
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
const checkComputed = (text: string, findings: Findings, locale: string): Judged => {
  const computed = computedOf(findings);
  if (computed === undefined) return NOTHING;
  const { field, group } = computed;
  const kinds = [[AVERAGE, group.Average] as const, [LOWEST, group.Lowest] as const, [HIGHEST, group.Highest] as const];
  const request = requestOf(findings, false);
  const edits: Edit[] = [];
  let seen = 0;
  // "The lowest is $250,000 and the highest is $599,950" says one thing a part.
  for (const { 0: part, index } of text.matchAll(/.+?(?:,? (?:and|y|et|und|e) |[;；，]|$)/gsu)) {
    const [kind, otherKind] = kinds.filter(([pattern]) => pattern.test(part));
    const [figure, another] = figuresIn(part).filter(({ currency }) => (currency !== undefined) === MONEY.has(field));
    if (kind === undefined || otherKind !== undefined || figure === undefined || another !== undefined) continue;
    const [, value] = kind;
    const isForeign = MONEY.has(field) && currencyOf(group.Currency ?? '$') !== figure.currency;
    if (value === null || isForeign || isRange(part, figure) || !isPlainly(part, request)) continue;
    seen += 1;
    if (says(figure, value) || Math.abs((figure.values[0] ?? 0) - value) < value * ROUNDED) continue;
    const at = { ...figure, start: figure.start + index };
    edits.push(replacing(at, value > MOST_EXACT ? Math.round(value) : value, locale));
  }
  return { edits, seen };
};
/** What is more is said without decimals. */
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
  return together(count, checkComputed(text, findings, locale));
};
