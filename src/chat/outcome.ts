import { isNoAnswer } from './answer/no-answer.ts';
import type { Draft } from './answer/write-answer.ts';
import type { Meter } from './models/usage.ts';
import type { Prepared } from './prepare.ts';
import { promptTokens } from './prompt/prompt.ts';
import { estimateTokens } from './prompt/token-estimate.ts';
import { nextState } from './sessions/next-state.ts';
import type { SessionState } from './sessions/session-state.ts';

/** What an answer is worth, as far as it has been written whenever one of these is called. */
export type Outcome = {
  /** Of all calls of models; estimated where the provider did not report the answer's. */
  tokens: () => number;
  noAnswer: () => boolean;
  /** What the session remembers from then on. */
  state: () => SessionState;
};

export const outcomeOf = (prepared: Prepared, before: SessionState, draft: Draft, meter: Meter): Outcome => {
  const { understanding, found, messages } = prepared;
  const noAnswer = (): boolean => isNoAnswer(understanding, found, draft.noAnswer);
  const estimated = (): number => promptTokens(messages) + estimateTokens(draft.content);
  return {
    noAnswer,
    tokens: () => meter.tokens() + (draft.tokens === undefined ? estimated() : 0),
    state: () => nextState(before, understanding, found, { shown: draft.shown, noAnswer: noAnswer() }),
  };
};
