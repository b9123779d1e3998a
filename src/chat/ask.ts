import type { Logger } from '../logger.ts';
import { isNoAnswer } from './answer/no-answer.ts';
import { writeAnswer } from './answer/write-answer.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { TakePlace } from './limits/places.ts';
import { type Models, temperatureOf } from './models/models.ts';
import { promptTokens, writePrompt } from './prompt/prompt.ts';
import { estimateTokens } from './prompt/token-estimate.ts';
import { type AskInput, checkFiles } from './question.ts';
import type { Retrieve } from './retrieve/retrieve.ts';
import { nextState } from './sessions/next-state.ts';
import type { SessionService } from './sessions/session-service.ts';
import type { SessionState } from './sessions/session-state.ts';
import { type Answered, createTurn } from './turn.ts';
import type { Understanding } from './understand/constraint.ts';

export type AskSteps = {
  sessions: SessionService;
  readSettings: (chatbotId: number) => Promise<ChatSettings>;
  takePlace: TakePlace;
  understand: (chatbotId: number, before: SessionState, question: string) => Promise<Understanding>;
  retrieve: Retrieve;
  models: Models;
  disclaimerOf: (sourceId: number) => string | undefined;
  makeMarker: () => string;
  clock: () => Date;
  answerSeconds: number;
  log: Logger;
};

/**
 * How a message is answered, step by step. Yields the answer's parts, returns what was stored. Throws before the first part
 * for what stands against the message (404, 409, 429) and where no answer came (502, 504).
 */
export const createAsk = ({ sessions, readSettings, takePlace, understand, retrieve, models, ...steps }: AskSteps) =>
  async function* ask(question: AskInput, isStreamed: boolean): AsyncGenerator<string, Answered> {
    const session = await sessions.open(question.workspaceId, question.sessionID);
    checkFiles(question);
    const settings = await readSettings(session.chatbotId);
    const place = await takePlace(session, settings, question.content);
    const { before } = place;
    const turn = createTurn({ place, signal: question.signal, seconds: steps.answerSeconds, log: steps.log });
    try {
      const now = steps.clock();
      const understanding = await understand(session.chatbotId, before, question.content);
      const found = await retrieve(session.chatbotId, understanding, before.focus);
      const { answerer, model, contextTokens } = models.choose(settings.Model);
      const turns = await sessions.turns(session);
      const about = { settings, understanding, found, now };
      const marker = steps.makeMarker();
      const messages = writePrompt({ ...about, question: question.content, turns, marker, contextTokens });
      turn.expect({
        tokens: () => turn.draft.tokens ?? promptTokens(messages) + estimateTokens(turn.draft.content),
        noAnswer: () => isNoAnswer(understanding, found, turn.draft.noAnswer),
        state: () => nextState(before, understanding, found, turn.draft.shown),
      });
      turn.signal.throwIfAborted();
      const temperature = temperatureOf(settings.Temperature);
      const parts = answerer.answer({ ...about, model, temperature, messages, signal: turn.signal });
      const written = { parts, listings: found.listings, settings, disclaimerOf: steps.disclaimerOf };
      for await (const part of writeAnswer(written, turn.draft)) {
        if (isStreamed) await turn.sending();
        yield part;
      }
      return await turn.finish();
    } catch (error) {
      throw await turn.fail(error);
    } finally {
      await turn.close();
    }
  };
