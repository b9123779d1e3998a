import type { LanguageCode } from '../../../src/language/language.ts';
import type { Outcome } from '../asking/outcome.ts';
import type { PropertyCase } from '../properties/measure-properties.ts';
import { ANSWER_SCORES } from '../scores/answer-scores.ts';
import { HONESTY_SCORES } from '../scores/honesty-scores.ts';
import { FALSE_INJECTION, INJECTION_SCORES } from '../scores/injection-scores.ts';
import type { TagRates } from '../scores/measure-tags.ts';
import { LOOKUPS, PRECISION, RECALL, RETRIEVAL_SCORES } from '../scores/retrieval-scores.ts';
import { intervalOf, quantile, rateOf, type Score, sum, type Tally } from '../scores/tally.ts';
import { ASIDE_SCORES, EXACT_IN_SCOPE, STATED, UNDERSTANDING_SCORES } from '../scores/understanding-scores.ts';
import type { Times } from '../timing/measure-times.ts';

const percent = (rate: number): string => (Number.isNaN(rate) ? '–' : `${(rate * 100).toFixed(1)}`);

export const tallyOf = (score: Score, outcomes: readonly Outcome[]): Tally =>
  sum(outcomes.flatMap((outcome) => score.of(outcome) ?? []));

/** `92.9 % (65/70, 84.3–96.9)` */
export const sayTally = (tally: Tally): string => {
  if (tally.of === 0) return '–';
  const [low, high] = intervalOf(tally).map(percent);
  return `${percent(rateOf(tally))} % (${tally.hits}/${tally.of}, ${low}–${high})`;
};

const widthOf = (text: string): number => [...text].length;

/** Rows of cells in columns of equal width, the first row as the heading. */
export const layOut = (rows: readonly (readonly string[])[]): string => {
  const [heading = [], ...body] = rows;
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? '') + ' '.repeat(width - widthOf(row[column] ?? ''))).join(' | ')} |`;
  return [line(heading), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

const groupsOf = (outcomes: readonly Outcome[], by: 'language' | 'category'): [string, Outcome[]][] => {
  const groups = Map.groupBy(outcomes, ({ question }) => question[by]);
  return [...groups].sort(([one], [other]) => one.localeCompare(other));
};

/** A table of scores: all, and by language or category. Scores that nothing has a part in are left out. */
const scoreTable = (scores: readonly Score[], outcomes: readonly Outcome[], by: 'language' | 'category'): string => {
  const used = scores.filter((score) => tallyOf(score, outcomes).of > 0);
  const groups: [string, readonly Outcome[]][] = [['all', outcomes], ...groupsOf(outcomes, by)];
  const rows = groups.map(([name, group]) => [
    name,
    String(group.length),
    ...used.map((score) => sayTally(tallyOf(score, group))),
  ]);
  return layOut([[by, 'n', ...used.map(({ name }) => name)], ...rows]);
};

/** Precision and recall of each field's constraints. */
const constraintTable = (outcomes: readonly Outcome[]): string => {
  const fields = new Map<string, { matched: number; lacking: number; extra: number }>();
  for (const { constraints } of outcomes) {
    for (const part of ['matched', 'lacking', 'extra'] as const) {
      for (const { field } of constraints[part]) {
        const counts = fields.get(field) ?? { matched: 0, lacking: 0, extra: 0 };
        counts[part] += 1;
        fields.set(field, counts);
      }
    }
  }
  const rows = [...fields].sort(([one], [other]) => one.localeCompare(other));
  return layOut([
    ['constraint', 'precision', 'recall'],
    ...rows.map(([field, { matched, lacking, extra }]) => [
      field,
      sayTally({ hits: matched, of: matched + extra }),
      sayTally({ hits: matched, of: matched + lacking }),
    ]),
  ]);
};

const failuresOf = (cases: readonly PropertyCase[]): string[] =>
  cases.filter(({ holds }) => !holds).map(({ property, text, than }) => `- ${property}: "${text}" (${than})`);

/** How often each property holds, and where it doesn't. */
export const propertyTable = (cases: readonly PropertyCase[], show: boolean): string => {
  const rows = [...Map.groupBy(cases, ({ property }) => property)].map(([property, own]) => [
    property,
    sayTally({ hits: own.filter(({ holds }) => holds).length, of: own.length }),
  ]);
  const table = layOut([['property', 'holds'], ...rows]);
  return [table, ...(show ? failuresOf(cases) : [])].join('\n');
};

/** How the features derived of the listings' texts compare with the truth, all and by feature. */
export const tagTable = (rates: readonly TagRates[]): string => {
  const row = (name: string, of: readonly TagRates[]): string[] => [
    name,
    sayTally(sum(of.map(({ precision }) => precision))),
    sayTally(sum(of.map(({ recall }) => recall))),
    sayTally(sum(of.map(({ absence }) => absence))),
  ];
  return layOut([
    ['feature', 'precision', 'recall', 'said to be missing: recall'],
    row('all', rates),
    ...rates.map((rate) => row(rate.tag, [rate])),
  ]);
};

export type Gate = { name: string; wanted: string; came: string; isPassed: boolean };

const LEAST_SHARES: Readonly<Record<LanguageCode, number>> = {
  ...{ en: 0.92, es: 0.88, fr: 0.85, de: 0.85, pt: 0.85, zh: 0.85 },
};

const atLeast = (name: string, share: number, score: Score, outcomes: readonly Outcome[]): Gate => {
  const tally = tallyOf(score, outcomes);
  // What nothing was asked of has not been shown to hold.
  return { name, wanted: `≥ ${(share * 100).toFixed(0)} %`, came: sayTally(tally), isPassed: rateOf(tally) >= share };
};

/** What the held-out questions have to reach. */
export const gatesOf = (outcomes: readonly Outcome[]): Gate[] => {
  const injections = tallyOf(FALSE_INJECTION, outcomes);
  const languages = Object.entries(LEAST_SHARES).flatMap(([language, share]) => {
    const own = outcomes.filter(({ question }) => question.language === language);
    return own.length === 0 ? [] : [atLeast(`exact constraints in scope, ${language}`, share, EXACT_IN_SCOPE, own)];
  });
  return [
    atLeast('lookups', 1, LOOKUPS, outcomes),
    {
      name: 'false injections',
      wanted: '0',
      came: `${injections.hits} in ${injections.of}`,
      isPassed: injections.hits === 0,
    },
    atLeast('hard-filter precision', 1, PRECISION, outcomes),
    atLeast('recall@8', 0.95, RECALL, outcomes),
    atLeast('no hard constraint that was not stated', 0.98, STATED, outcomes),
    ...languages,
  ];
};

export const gateTable = (gates: readonly Gate[]): string =>
  layOut([
    ['gate', 'wanted', 'came', ''],
    ...gates.map(({ name, wanted, came, isPassed }) => [name, wanted, came, isPassed ? 'pass' : 'FAIL']),
  ]);

const STEPS: readonly { step: keyof Times; name: string; most?: number }[] = [
  { step: 'parse', name: 'parser', most: 2 },
  { step: 'parseAmid', name: 'parser, amid reads of the database' },
  { step: 'vocabulary', name: 'names and candidates read' },
  { step: 'withPlace', name: 'retrieval with a place', most: 20 },
  { step: 'withoutPlace', name: 'retrieval without a place', most: 60 },
];

/** Whether p95 of these steps is below what each may take. A step that no question needed is no gate. */
export const timeGates = (times: Times, steps: readonly (keyof Times)[]): Gate[] =>
  STEPS.filter(({ step }) => steps.includes(step) && times[step].length > 0).map(({ step, name, most = 0 }) => {
    const late = quantile(times[step], 0.95);
    return { name: `${name}, p95`, wanted: `< ${most} ms`, came: `${late.toFixed(2)} ms`, isPassed: late < most };
  });

/** p50 and p95 of each step, in milliseconds, and whether p95 is below what it may take. */
export const timeTable = (times: Times): string =>
  layOut([
    ['step', 'n', 'p50 ms', 'p95 ms', 'wanted p95', ''],
    ...STEPS.map(({ step, name, most }) => {
      const [middle, late] = [quantile(times[step], 0.5), quantile(times[step], 0.95)];
      const gate = most === undefined ? ['', ''] : [`< ${most} ms`, late < most ? 'pass' : 'FAIL'];
      return [name, String(times[step].length), middle.toFixed(2), late.toFixed(2), ...gate];
    }),
  ]);

/** Every table of one set of questions. Rates are followed by hits, n and the 95 % interval. */
export const sayReport = (name: string, outcomes: readonly Outcome[]): string => {
  const failures = outcomes.flatMap(({ failure }) => failure ?? []);
  const sections = [
    `## ${name}: ${outcomes.length} questions`,
    ...(failures.length > 0 ? [`${failures.length} FAILED in the service: ${[...new Set(failures)].join('; ')}`] : []),
    ...(['language', 'category'] as const).flatMap((by) => [
      `Understanding, by ${by}`,
      scoreTable(UNDERSTANDING_SCORES, outcomes, by),
      `Asked beside the constraints, by ${by}`,
      scoreTable(ASIDE_SCORES, outcomes, by),
      `Found, by ${by}`,
      scoreTable(RETRIEVAL_SCORES, outcomes, by),
      `Answered, by ${by}`,
      scoreTable([...ANSWER_SCORES, ...HONESTY_SCORES], outcomes, by),
    ]),
    'By constraint',
    constraintTable(outcomes),
    ...(['language', 'category'] as const).flatMap((by) => [
      `Injections (0 is good), by ${by}`,
      scoreTable(INJECTION_SCORES, outcomes, by),
    ]),
  ];
  return sections.join('\n\n');
};
