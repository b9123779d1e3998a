import { isOwnPhone } from './contacts.ts';
import { countsHomes, holdsCount, totalInstead } from './counts.ts';
import { says, saysBound } from './cues.ts';
import { isDifference } from './differences.ts';
import type { Bound, Fact } from './facts.ts';
import type { Figure, FigureKind } from './figure.ts';
import { fits, fitsAsWritten } from './fits.ts';
import { rowInOrder } from './in-order.ts';
import type { Topic } from './languages/check-words.ts';
import type { RowFacts } from './row-facts.ts';
import { isAbout, isInName, isKnownDay, rowSays } from './row-says.ts';
import type { SharedFacts } from './shared-facts.ts';
import { slipOf } from './slips.ts';
import { clauseAfter, clauseBefore } from './topics.ts';

/**
 * What a number is judged by. `named`: marks in its sentence say which listings it speaks of. `carried`: marks before, or the
 * only listing that there is, do. `none`: it speaks of no listing, or of `rows` where it refers to them ("it").
 */
export type Scope = {
  by: 'named' | 'carried' | 'none';
  rows: readonly RowFacts[];
  /** Their numbers in the block: "Home 2: [#2]". */
  rowNumbers: readonly number[];
  /** All that the sentence and those before compare. */
  compared: readonly RowFacts[];
};
export type Verdict = { holds: true } | { holds: false; row?: Fact; total?: number };

/** What can be said of a home, and is therefore checked also where no home is named. */
const OF_HOMES: ReadonlySet<FigureKind> = new Set([
  'money',
  'beds',
  'baths',
  'parking',
  'homes',
  'area',
  'code',
  'phone',
]);
const HOLDS: Verdict = { holds: true };

/** A folded sentence, as far as it has come, and all that it speaks of. */
export type Sentence = { fold: string; spoken: ReadonlySet<Topic>; figures: readonly Figure[] };
export type Around = Sentence & { before: string; after: string };

/** "The larger one", "the second", "it": one of them is meant. */
export const tellsApart = (fold: string): boolean =>
  (['compared', 'aggregate', 'several', 'refers'] as const).some((cue) => says(cue, fold));

/** "Both cost $450,000", "[#1] and [#2] have 4 beds": true of each home, unless as many numbers of the kind are said as there are homes. */
const saysOfEach = ({ fold, figures }: Sentence, { kind }: Figure, homes: number): boolean =>
  kind !== 'code' &&
  kind !== 'plain' &&
  !says('respectively', fold) &&
  (says('every', fold) || !tellsApart(fold)) &&
  figures.filter((figure) => figure.kind === kind || figure.kind === 'plain').length < homes;

const around = (sentence: Sentence, figure: Figure): Around => ({
  ...sentence,
  before: clauseBefore(sentence.fold, 0, figure.wholeStart),
  after: clauseAfter(sentence.fold, figure.end, sentence.fold.length),
});

const fulfils = (row: RowFacts, { kind, topic, operator, value }: Bound): boolean =>
  row.fields
    .filter((fact) => fact.kind === kind && fact.topic === topic)
    .every((fact) =>
      operator === 'atMost' ? fact.value <= value : operator === 'atLeast' ? fact.value >= value : true,
    );

/** A bound of what was asked for says nothing of a home, unless it is said as a bound and holds, or as what is not met. */
const isBound = (
  figure: Figure,
  { by, rows }: Scope,
  shared: SharedFacts,
  { fold, before, after, spoken }: Around,
): boolean =>
  shared.bounds.some((bound) => {
    if (!isAbout(bound, figure, spoken) && !(figure.kind === 'plain' && by === 'none')) return false;
    if (!figure.readings.some(({ value }) => Math.abs(value - bound.value) < 1e-6) && !fits(figure, bound.value))
      return false;
    const isUnmet = says('unmet', fold);
    if ((isUnmet || by === 'none') && says('asked', before)) return true;
    const isSaidSo =
      saysBound(bound.operator, before, after) || (by === 'none' && bound.operator === 'is' && bound.kind !== 'money');
    return isSaidSo && (isUnmet || rows.every((row) => fulfils(row, bound)));
  });

const holdsOfAll = (figure: Figure, scope: Scope, shared: SharedFacts, text: Around): boolean => {
  if (figure.kind === 'homes') return holdsCount(figure, text, shared);
  if (figure.kind === 'plain')
    return figure.readings.some(({ value }) => shared.totals.has(value) || scope.rowNumbers.includes(value));
  if (figure.kind === 'date')
    return isKnownDay(
      figure.readings.map(({ value }) => value),
      shared.days,
    );
  if (scope.by === 'named' && !says('aggregate', text.fold)) return false;
  return shared.aggregates.some((fact) => isAbout(fact, figure, text.spoken) && fits(figure, fact.value));
};

const isOfSettings = (figure: Figure, code: string, shared: SharedFacts): boolean => {
  if (figure.kind === 'code') return shared.settingsText.includes(code);
  return shared.settings.some(
    (stated) =>
      (stated.kind === figure.kind || stated.kind === 'plain') &&
      stated.readings.some(({ value }) => fitsAsWritten(figure, value)),
  );
};

/** By how much a price came down is told by the prices of that home alone, not by what was asked for or another costs. */
const comparedFacts = ({ compared, rows }: Scope, shared: SharedFacts, { before, after }: Around): Fact[] =>
  says('reduced', `${before} ${after}`) && rows.length === 1
    ? (rows[0]?.fields ?? [])
    : [...new Set([...compared, ...rows].flatMap(({ fields }) => fields)), ...shared.aggregates, ...shared.bounds];

const judgeCount = (figure: Figure, text: Around, shared: SharedFacts): Verdict => {
  if (holdsCount(figure, text, shared)) return HOLDS;
  const total = totalInstead(figure, text, shared);
  return total === undefined ? { holds: false } : { holds: false, total };
};

/** Judges one number of a sentence. */
export const judge = (
  sentence: Sentence,
  figure: Figure,
  scope: Scope,
  shared: SharedFacts,
  all: () => readonly RowFacts[],
): Verdict => {
  const { kind } = figure;
  const { fold } = sentence;
  const code = fold.slice(figure.start, figure.end);
  if (kind === 'phone')
    return isOwnPhone(code, [...shared.phones, ...all().flatMap(({ phones }) => phones)]) ? HOLDS : { holds: false };
  const text = around(sentence, figure);
  const { spoken } = text;
  if (scope.by === 'none' && countsHomes(figure, text, shared)) return judgeCount(figure, text, shared);
  const isFree = scope.by === 'none' && !OF_HOMES.has(kind) && !(kind === 'year' && figure.topic === 'built');
  if (isFree) return HOLDS;
  const own = rowInOrder(sentence, figure, scope);
  const rows = own !== undefined ? [own] : kind === 'code' && scope.by === 'none' ? all() : scope.rows;
  const isOfEach = rows.length > 1 && saysOfEach(sentence, figure, rows.length);
  const saysIt = (row: RowFacts): boolean => isInName(row, fold, figure) || rowSays(row, figure, code, spoken);
  if (isOfEach ? rows.every(saysIt) : rows.some(saysIt)) return HOLDS;
  if (kind === 'code' && scope.by !== 'named' && shared.named.includes(code)) return HOLDS;
  if (scope.by !== 'named' && isOfSettings(figure, code, shared)) return HOLDS;
  if (holdsOfAll(figure, scope, shared, text) || isBound(figure, scope, shared, text)) return HOLDS;
  if (says('compared', fold) && isDifference(figure, comparedFacts(scope, shared, text))) return HOLDS;
  const total = kind === 'homes' ? totalInstead(figure, text, shared) : undefined;
  if (total !== undefined) return { holds: false, total };
  const row = slipOf(figure, scope, text);
  return row === undefined ? { holds: false } : { holds: false, row };
};
