import { emptyDraft } from './answer/write-answer.ts';
import { answerBuiltIn } from './answer-by.ts';
import { type Explanation, explanationOf } from './explanation.ts';
import { createMeter } from './models/usage.ts';
import { outcomeOf } from './outcome.ts';
import type { Prepare } from './prepare.ts';
import type { EarlierTurn } from './prompt/prompt.ts';
import type { SessionService } from './sessions/session-service.ts';
import type { SessionState } from './sessions/session-state.ts';

export type ExplainInput = {
  workspaceId: number;
  sessionID: number;
  content: string;
  /** Messages that are understood first, as if they had been asked before. */
  turns: readonly string[];
  /** Aborted when the client has gone away. */
  signal: AbortSignal;
};

export type ExplainSteps = {
  sessions: SessionService;
  prepare: Prepare;
  disclaimerOf: (sourceId: number) => string | undefined;
};

/** A talk as far as it has come. */
type Talk = { before: SessionState; turns: readonly EarlierTurn[] };

/**
 * Tells how a message would be understood and what would be found and sent to a model. Calls no model and stores nothing;
 * earlier messages that are only supposed are answered by the built-in answerer.
 */
export const createExplain =
  ({ sessions, prepare, disclaimerOf }: ExplainSteps) =>
  async (input: ExplainInput): Promise<Explanation> => {
    const { signal } = input;
    const session = await sessions.open(input.workspaceId, input.sessionID);
    const { chatbotId, settings } = session;

    const suppose = async ({ before, turns }: Talk, question: string): Promise<Talk> => {
      const prepared = await prepare({ chatbotId, settings, before, turns, question });
      const draft = emptyDraft();
      const options = { draft, isStreamed: false, disclaimerOf };
      for await (const _ of answerBuiltIn(prepared, options)) signal.throwIfAborted();
      return {
        before: outcomeOf(prepared, before, draft, createMeter()).state(),
        turns: [...turns, { question, answer: draft.content }],
      };
    };

    let talk: Talk = { before: await sessions.state(session), turns: await sessions.turns(session) };
    for (const question of input.turns) talk = await suppose(talk, question);
    return explanationOf(await prepare({ chatbotId, settings, ...talk, question: input.content }));
  };
