import type { Language } from '../../../src/chat/understand/understanding.ts';
import type { Outcome } from '../asking/outcome.ts';
import { oneIf, type Tally } from '../scores/tally.ts';
import type { EvaluatedService } from '../service/evaluated-service.ts';
import { isLetThrough, isUnaltered } from './left-over.ts';
import { MANNERS, type Manner } from './manners.ts';
import { PHRASES } from './phrases/all.ts';
import { type AskProvided, type Provided, withProvidedService } from './provided-service.ts';

/** One thing that was looked at, under the name that it is counted by. */
export type ProvidedCase = {
  score: 'altered' | 'let through' | 'noAnswer right' | 'none said exactly where none is';
  of: string;
  language: Language;
  isHit: boolean;
  /** For a reader: what was said, or what came. */
  said: string;
};

const EACH_LANGUAGE = 10;
const EACH_WITHOUT_MATCH = 3;

const spread = (outcomes: readonly Outcome[], most: number): Outcome[] => {
  const step = Math.max(1, outcomes.length / most);
  return Array.from(
    { length: Math.min(most, outcomes.length) },
    (_, index) => outcomes[Math.floor(index * step)] as Outcome,
  );
};

/** Nothing matches, and homes that come close are shown: what a model is most tempted to call found. */
const isWithoutMatch = ({ explanation, question }: Outcome): boolean =>
  question.intent === 'search' && explanation?.Total === 0 && explanation.Rows.length > 0;

/** Some questions of each language from all over its file, and some more for which nothing matches. */
export const chooseQuestions = (outcomes: readonly Outcome[]): Outcome[] => {
  const asked = outcomes.filter(({ explanation }) => explanation !== undefined);
  return [...Map.groupBy(asked, ({ question }) => question.language).values()].flatMap((own) => {
    const chosen = spread(own, EACH_LANGUAGE);
    const others = own.filter((one) => isWithoutMatch(one) && !chosen.includes(one));
    return [...chosen, ...spread(others, EACH_WITHOUT_MATCH)];
  });
};

/** Whether no answer was to come: no home matches what was asked for. Undefined where the question tells nothing of it. */
const wantsNoAnswer = ({ question, expected }: Outcome): boolean | undefined => {
  if (expected === undefined || question.intent !== 'search' || question.aggregate === 'count') return undefined;
  if (expected.yes.size > 0) return false;
  return expected.maybe.size > 0 || question.constraints.some(({ Field }) => Field === 'Shown') ? undefined : true;
};

const casesOf = (outcome: Outcome, manner: Manner, { answer, lines, prompt }: Provided): ProvidedCase[] => {
  const { content, noAnswer } = answer;
  const { language, total, rows } = prompt;
  const of = (score: ProvidedCase['score'], name: string, isHit: boolean, said: string): ProvidedCase => ({
    ...{ score, of: name, language, isHit, said },
  });
  const wanted = wantsNoAnswer(outcome);
  const saysNone = content.includes(PHRASES[language].none);
  return [
    ...lines.map((line) =>
      line.wrong === undefined
        ? of('altered', manner, !isUnaltered(line, content, rows), line.text)
        : of('let through', `${manner}: ${line.wrong.kind}`, isLetThrough(line, content, rows), line.text),
    ),
    ...(wanted === undefined ? [] : [of('noAnswer right', manner, noAnswer === wanted, outcome.question.question)]),
    ...(manner === 'good' && total !== undefined
      ? [of('none said exactly where none is', manner, saysNone === (total === 0), content)]
      : []),
  ];
};

const askAll = async (ask: AskProvided, outcomes: readonly Outcome[]): Promise<ProvidedCase[]> => {
  const cases: ProvidedCase[] = [];
  for (const outcome of outcomes) {
    const { turns = [], question } = outcome.question;
    for (const manner of MANNERS) cases.push(...casesOf(outcome, manner, await ask([...turns, question], manner)));
  }
  return cases;
};

/** Asks the chosen questions of a model that answers well, sloppily and maliciously. */
export const measureProvided = (service: EvaluatedService, outcomes: readonly Outcome[]): Promise<ProvidedCase[]> =>
  withProvidedService(service, (ask) => askAll(ask, chooseQuestions(outcomes)));

export const tallyOfCases = (cases: readonly ProvidedCase[]): Tally =>
  cases
    .map(({ isHit }) => oneIf(isHit))
    .reduce((sum, { hits, of }) => ({ hits: sum.hits + hits, of: sum.of + of }), { hits: 0, of: 0 });
