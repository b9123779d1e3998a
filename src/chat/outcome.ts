import { isNoAnswer } from './answer/no-answer.ts';
import type { Draft } from './answer/write-answer.ts';
import type { Meter } from './models/usage.ts';
import type { Prepared } from './prepare.ts';
import { decisiveOf, type Finding } from './retrieve/findings.ts';
import { nextState } from './sessions/next-state.ts';
import type { SessionState } from './sessions/session-state.ts';

/** What an answer is worth, as far as it has been written whenever one of these is called. */
export type Outcome = {
  /** Of all calls of models. */
  tokens: () => number;
  noAnswer: () => boolean;
  /** What the session remembers from then on. */
  state: () => SessionState;
};

export const outcomeOf = (prepared: Prepared, before: SessionState, draft: Draft, meter: Meter): Outcome => {
  const { findings } = prepared;
  const decisive = (): Finding => (draft.isInstead ? findings.all[0] : decisiveOf(findings, draft.shown));
  const noAnswer = (): boolean => {
    const { understanding, found } = decisive();
    return isNoAnswer(understanding, found, draft.noAnswer);
  };
  return {
    noAnswer,
    tokens: meter.tokens,
    state: () => {
      const { understanding, found } = decisive();
      return nextState(before, understanding, found, { shown: draft.shown, noAnswer: noAnswer() });
    },
  };
};
