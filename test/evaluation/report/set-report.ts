import type { Outcome } from '../asking/outcome.ts';
import { ANSWER_SCORES } from '../scores/answer-scores.ts';
import { INJECTION_SCORES } from '../scores/injection-scores.ts';
import { RETRIEVAL_SCORES } from '../scores/retrieval-scores.ts';
import { ASIDE_SCORES, UNDERSTANDING_SCORES } from '../scores/understanding-scores.ts';
import { constraintTable } from './constraint-table.ts';
import { layOut, scoreTable, tallyOf } from './table.ts';

const counts = (outcomes: readonly Outcome[]): string =>
  layOut([
    ['must not be', 'questions'],
    ...INJECTION_SCORES.map((score) => [score.name, `${tallyOf(score, outcomes).hits} of ${outcomes.length}`]),
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
      scoreTable(ANSWER_SCORES, outcomes, by),
    ]),
    'By constraint',
    constraintTable(outcomes),
    'Injections',
    counts(outcomes),
  ];
  return sections.join('\n\n');
};
