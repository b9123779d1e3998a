import type { Outcome } from '../asking/outcome.ts';
import { ANSWER_SCORES } from '../scores/answer-scores.ts';
import { HONESTY_SCORES } from '../scores/honesty-scores.ts';
import { INJECTION_SCORES } from '../scores/injection-scores.ts';
import { RETRIEVAL_SCORES } from '../scores/retrieval-scores.ts';
import { ASIDE_SCORES, UNDERSTANDING_SCORES } from '../scores/understanding-scores.ts';
import { constraintTable } from './constraint-table.ts';
import { scoreTable } from './table.ts';

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
