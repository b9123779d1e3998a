import { type Explanation, explainedConstraint } from '../../../src/chat/explanation.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import { createCompare } from '../asking/ask-question.ts';
import type { Outcome } from '../asking/outcome.ts';
import type { Market } from '../brute-force/market.ts';
import { lookUpByForce, searchByForce } from '../brute-force.ts';
import { sayCanonical } from '../gold/canonical.ts';
import type { QuestionFile } from '../gold/read-questions.ts';
import { ASIDE_SCORES, EXACT } from '../scores/understanding-scores.ts';
import type { Reading } from './readings.ts';

type Judgement = { isRight: boolean; wanted: unknown; got: unknown };

/** A message of a conversation, and how to tell whether it was understood. `rate` names the rate that it counts in. */
export type AskedMessage = {
  id: string;
  rate: string;
  /** Failures of what is held out are not shown. */
  set: 'questions' | 'held-out' | 'by others';
  /** Of the conversation's messages, from 0. */
  at: number;
  judge(understanding: Understanding, reading: Pick<Reading, 'before' | 'message'>): Judgement;
};
export type Conversation = { messages: readonly string[]; asked: readonly AskedMessage[] };

/** What Explain would say of an understanding; nothing was found. */
const explained = ({ Order, AskedTags, ...understood }: Understanding): Explanation => ({
  ...understood,
  Constraints: understood.Constraints.map(explainedConstraint),
  Wishes: understood.Wishes.map(explainedConstraint),
  ...(Order === undefined ? {} : { Order: `${Order.Field} ${Order.Direction}` }),
  Tags: AskedTags,
  ...{ Total: 0, Rows: [], Prompt: [], Tokens: 0 },
});

/** The evaluation's own questions: right with the intent, the constraints and all that is asked aside. */
export const ownConversations = (files: readonly QuestionFile[], market: Market): Conversation[] => {
  const compare = createCompare(market);
  return files.flatMap(({ questions, isHeldOut }) =>
    questions.map((question): Conversation => {
      const { id, language, intent, reference, turns = [] } = question;
      const judge: AskedMessage['judge'] = (understanding, { before }) => {
        const explanation = explained(understanding);
        // Positions are those of the last answer: the homes that it was about, else the row that it showed.
        const shown = before.focus.length > 0 ? before.focus : before.lastShown;
        const pointed = reference?.flatMap((position) => shown[position - 1] ?? []);
        const isByRows = pointed !== undefined && explanation.Reference === undefined;
        const find = explanation.Intent === 'search' ? searchByForce : lookUpByForce;
        const outcome: Outcome = {
          question,
          explanation,
          constraints: compare(question, explanation, pointed),
          ...(pointed === undefined ? {} : { pointedAt: pointed }),
          rows: isByRows ? [...find(market, explanation.Constraints).yes.values()] : [],
        };
        const wrong = [EXACT, ...ASIDE_SCORES].filter(({ of }) => {
          const tally = of(outcome);
          return tally !== undefined && tally.hits < tally.of;
        });
        const isRight = explanation.Intent === intent && wrong.length === 0;
        const { lacking, extra } = outcome.constraints;
        return {
          isRight,
          wanted: { intent, lacking: lacking.map(sayCanonical) },
          got: { intent: explanation.Intent, extra: extra.map(sayCanonical), wrong: wrong.map(({ name }) => name) },
        };
      };
      const set = isHeldOut ? 'held-out' : 'questions';
      const rate = `${set}, ${language}`;
      return {
        messages: [...turns, question.question],
        asked: [{ id, rate, set, at: turns.length, judge }],
      };
    }),
  );
};
