import test from 'ava';
import type { Admission, FinishedAnswer } from '../../src/chat/limits/admit.ts';
import { EMPTY_STATE } from '../../src/chat/sessions/session-state.ts';
import { createTurn } from '../../src/chat/turn.ts';
import { createLogger } from '../../src/process/logger.ts';

const before = EMPTY_STATE;
const after = { ...EMPTY_STATE, shown: [1] };

/** A turn whose client has gone when a part of the answer was written, and what was left of it. */
const leave = async ({ hasSent }: { hasSent: boolean }): Promise<FinishedAnswer | undefined> => {
  let kept: FinishedAnswer | undefined;
  const admission = {
    ...{ questionId: 1, before },
    sent: async () => undefined,
    left: async (part: FinishedAnswer) => {
      kept = part;
    },
  } as unknown as Admission;
  const turn = createTurn({ admission, signal: AbortSignal.abort(), seconds: 60, log: createLogger('silent') });
  turn.expect({ tokens: () => 7, noAnswer: () => false, state: () => after });
  turn.draft.content = 'The house at 1 Oak St';
  if (hasSent) await turn.sending();
  await turn.fail(new Error('gone'));
  return kept;
};

test('What was sent of an answer whose client has gone is kept, and was shown', async (t) => {
  t.like(await leave({ hasSent: true }), { content: 'The house at 1 Oak St', totalToken: 7, state: after });
});

test('What was written of an answer and not sent is not kept, and was not shown', async (t) => {
  t.like(await leave({ hasSent: false }), { content: '', state: before });
});
