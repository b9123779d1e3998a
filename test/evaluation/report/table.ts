import type { Outcome } from '../asking/outcome.ts';
import type { Score } from '../scores/score.ts';
import { intervalOf, rateOf, sum, type Tally } from '../scores/tally.ts';

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
export const scoreTable = (
  scores: readonly Score[],
  outcomes: readonly Outcome[],
  by: 'language' | 'category',
): string => {
  const used = scores.filter((score) => tallyOf(score, outcomes).of > 0);
  const groups: [string, readonly Outcome[]][] = [['all', outcomes], ...groupsOf(outcomes, by)];
  const rows = groups.map(([name, group]) => [
    name,
    String(group.length),
    ...used.map((score) => sayTally(tallyOf(score, group))),
  ]);
  return layOut([[by, 'n', ...used.map(({ name }) => name)], ...rows]);
};
