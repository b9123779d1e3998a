import type { Outcome } from '../asking/outcome.ts';
import { isExact, sayCanonical } from '../gold/canonical.ts';
import { misboundIn } from '../scores/answer-scores.ts';
import { HONESTY_SCORES } from '../scores/honesty-scores.ts';
import { INJECTION_SCORES } from '../scores/injection-scores.ts';
import { RETRIEVAL_SCORES } from '../scores/retrieval-scores.ts';
import { ASIDE_SCORES } from '../scores/understanding-scores.ts';

const sayAside = ({ question, explanation }: Outcome): string => {
  const { order, limit, aggregate, fields, tags, reference } = question;
  const { Order, Limit, Aggregate, Fields, Tags, Reference } = explanation ?? {};
  const wanted = { order, limit, aggregate, fields, tags, reference };
  const given = { order: Order, limit: Limit, aggregate: Aggregate, fields: Fields, tags: Tags, reference: Reference };
  return `    asked aside ${JSON.stringify(wanted)}, came ${JSON.stringify(given)}`;
};

/** What is wrong with an answer to a question, a line each; none where all is right. */
const problemsOf = (outcome: Outcome): string[] => {
  const { question, explanation, failure, constraints, expected, answer = '', rows } = outcome;
  if (failure !== undefined || explanation === undefined) return [`    failed: ${failure ?? ''}`];
  const isWrong = ({ of }: { of: (typeof ASIDE_SCORES)[number]['of'] }): boolean => {
    const tally = of(outcome);
    return tally !== undefined && tally.hits < tally.of;
  };
  const lines: string[] = [];
  if (explanation.Intent !== question.intent) lines.push(`    intent ${question.intent}, came ${explanation.Intent}`);
  if (!isExact(constraints)) {
    const { lacking, extra } = constraints;
    lines.push(`    lacking: ${lacking.map(sayCanonical).join('; ') || '–'}`);
    lines.push(`    unstated: ${extra.map(sayCanonical).join('; ') || '–'}`);
  }
  if (ASIDE_SCORES.some(isWrong)) lines.push(sayAside(outcome));
  const wrongRows = RETRIEVAL_SCORES.filter(isWrong).map(({ name }) => name);
  if (wrongRows.length > 0) {
    const wanted = expected === undefined ? '' : `expected ${expected.yes.size} (+${expected.maybe.size}), `;
    const numbers = rows.map(({ number }) => number).join(' ');
    lines.push(`    ${wrongRows.join(', ')}: ${wanted}came ${explanation.Total}: ${numbers}`);
  }
  const dishonest = HONESTY_SCORES.filter(isWrong).map(({ name }) => name);
  if (dishonest.length > 0) lines.push(`    ${dishonest.join(', ')}: ${JSON.stringify(answer.slice(0, 400))}`);
  const injected = INJECTION_SCORES.filter(({ of }) => (of(outcome)?.hits ?? 0) > 0).map(({ name }) => name);
  if (injected.length > 0) lines.push(`    ${injected.join(', ')} (${outcome.injected?.text})`);
  for (const { said, number } of misboundIn(answer, rows)) lines.push(`    "${said}" is not of ${number}`);
  return lines;
};

/** The questions with something wrong, with what was expected and what came. */
export const sayFailures = (outcomes: readonly Outcome[]): string =>
  outcomes
    .flatMap((outcome) => {
      const problems = problemsOf(outcome);
      if (problems.length === 0) return [];
      const { id, category, turns = [], question } = outcome.question;
      const talk = [...turns, question].map((message) => `  ${JSON.stringify(message)}`);
      return [`${id} (${category})`, ...talk, ...problems];
    })
    .join('\n');
