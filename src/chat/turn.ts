import type { Logger } from '../process/logger.ts';
import { type Draft, emptyDraft } from './answer/write-answer.ts';
import { createDeadline } from './deadline.ts';
import type { Admission } from './limits/admit.ts';
import type { Outcome } from './outcome.ts';

export type Answered = {
  questionId: number;
  answerId: number;
  content: string;
  totalToken: number;
  noAnswer: boolean;
  /** IDs of the listings that it names, in their order. */
  shown: readonly number[];
};

type TurnOptions = {
  admission: Admission;
  signal: AbortSignal | undefined;
  seconds: number;
  log: Logger;
};

/** One message from its admission to its end, whichever end that is: each is settled exactly once. */
export const createTurn = ({ admission, signal, seconds, log }: TurnOptions) => {
  const { before } = admission;
  const draft: Draft = emptyDraft();
  const deadline = createDeadline(signal);
  deadline.expect(seconds * 1_000);
  let outcome: Outcome = { tokens: () => 0, noAnswer: () => false, state: () => before };
  let hasSent = false;
  let isSettled = false;
  const clientSignal = signal ?? new AbortController().signal;

  const result = () => ({ content: draft.content, totalToken: outcome.tokens(), noAnswer: outcome.noAnswer() });
  /** Settling after a failure must not hide it; who wants the place of one that could not be ended ends it, once it has lapsed. */
  const settle = async (work: () => Promise<void>): Promise<void> => {
    deadline.release();
    if (isSettled) return;
    isSettled = true;
    await work().catch((error: unknown) =>
      log.error({ err: error, questionId: admission.questionId }, 'A message was not settled'),
    );
  };
  /** What was written and not sent was not shown. */
  const left = (): Promise<void> =>
    settle(() => {
      const state = hasSent && draft.content !== '' ? outcome.state() : before;
      return admission.left({ ...result(), ...(hasSent ? {} : { content: '' }), state });
    });

  return {
    draft,
    /** Aborted when the client has gone or the answer takes too long. */
    signal: deadline.signal,
    /** Aborted when the client has gone. */
    clientSignal,
    expect: (next: Outcome): void => {
      outcome = next;
    },
    /** To be called once, as the first part leaves: from then on the message counts. */
    sending: (): Promise<void> => {
      hasSent = true;
      return admission.sent();
    },
    /** `hasLeft`: its parts have left, or do meanwhile. */
    finish: async (hasLeft: boolean): Promise<Answered> => {
      hasSent ||= hasLeft;
      const answer = result();
      const answerId = await admission.answered({ ...answer, state: outcome.state() });
      isSettled = true;
      return { questionId: admission.questionId, answerId, ...answer, shown: draft.shown };
    },
    /** Settles a message that went wrong; gives the error to be thrown. */
    fail: async (error: unknown): Promise<unknown> => {
      await (hasSent || clientSignal.aborted ? left() : settle(() => admission.failed()));
      return deadline.isOver() ? deadline.signal.reason : error;
    },
    /** Settles a message whose reader stopped reading. Does nothing after `finish` and `fail`. */
    close: left,
  };
};
