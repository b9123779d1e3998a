import { emptyDraft } from './answer/write-answer.ts';
import { answerBy } from './answer-by.ts';
import type { ChatSettings } from './chat-settings.ts';
import { type Explanation, explanationOf } from './explanation.ts';
import type { Answerer } from './models/answerer.ts';
import { createMeter } from './models/usage.ts';
import { outcomeOf } from './outcome.ts';
import type { Prepare } from './prepare.ts';
import type { EarlierTurn } from './prompt/prompt.ts';
import type { SessionService } from './sessions/session-service.ts';
import type { SessionState } from './sessions/session-state.ts';
import type { ListingTools } from './tools/listing-tools.ts';

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
  readSettings: (chatbotId: number) => Promise<ChatSettings>;
  prepare: Prepare;
  tools: ListingTools;
  builtIn: Answerer;
  disclaimerOf: (sourceId: number) => string | undefined;
};

/** A talk as far as it has come. */
type Talk = { before: SessionState; turns: readonly EarlierTurn[] };

/**
 * Tells how a message would be understood and what would be found and sent to a model. Calls no model and stores nothing;
 * earlier messages that are only supposed are answered by the built-in answerer.
 */
export const createExplain =
  ({ sessions, readSettings, prepare, tools, builtIn, disclaimerOf }: ExplainSteps) =>
  async (input: ExplainInput): Promise<Explanation> => {
    const { signal } = input;
    const session = await sessions.open(input.workspaceId, input.sessionID);
    const { chatbotId } = session;
    const settings = await readSettings(chatbotId);

    const suppose = async ({ before, turns }: Talk, question: string): Promise<Talk> => {
      const prepared = await prepare({ chatbotId, settings, before, turns, question });
      const draft = emptyDraft();
      const meter = createMeter();
      const said = { draft, meter, signal, clientSignal: signal, isStreamed: false, disclaimerOf };
      const options = { chatbotId, before, tools, ...said };
      for await (const _ of answerBy(builtIn, prepared, options)) signal.throwIfAborted();
      return {
        before: outcomeOf(prepared, before, draft, meter).state(),
        turns: [...turns, { question, answer: draft.content }],
      };
    };

    let talk: Talk = { before: await sessions.state(session), turns: await sessions.turns(session) };
    for (const question of input.turns) talk = await suppose(talk, question);
    return explanationOf(await prepare({ chatbotId, settings, ...talk, question: input.content }));
  };
