import { randomBytes } from 'node:crypto';
import type { Model } from '../config-files.ts';
import type { Database } from '../database/connection.ts';
import type { Logger } from '../logger.ts';
import { createAsk } from './ask.ts';
import type { ChatbotReader } from './chat-settings.ts';
import { createPlaces } from './limits/places.ts';
import { createBuiltInAnswerer } from './models/built-in-answerer.ts';
import { createModels, type ModelListItem } from './models/models.ts';
import { createOpenAiProvider, PROVIDER_TIMING, type ProviderTiming } from './models/openai-provider.ts';
import type { AskInput } from './question.ts';
import { createRetrieve } from './retrieve/retrieve.ts';
import { createSearchStore } from './retrieve/search-store.ts';
import { readVocabulary } from './retrieve/vocabulary.ts';
import { createSessionService } from './sessions/session-service.ts';
import { createSessionStore } from './sessions/session-store.ts';
import type { Answered } from './turn.ts';
import { understand } from './understand/understand.ts';

export type { AskInput } from './question.ts';

export type ChatTiming = {
  provider: ProviderTiming;
  /** Seconds that a whole answer may take. */
  answerSeconds: number;
  /** Seconds that a message holds its place if nobody settles it. More than `answerSeconds`. */
  pendingSeconds: number;
};
const CHAT_TIMING: ChatTiming = { provider: PROVIDER_TIMING, answerSeconds: 120, pendingSeconds: 150 };

export type ChatServiceOptions = {
  database: Database;
  chatbots: ChatbotReader;
  models: readonly Model[];
  /** Neither set: there is no provider, and the built-in answerer serves. */
  openAi: { apiKey?: string; baseUrl?: string };
  log: Logger;
  /** What a feed wants said below an answer that shows its listings. */
  disclaimerOf?: (sourceId: number) => string | undefined;
  timing?: Partial<ChatTiming>;
  makeMarker?: () => string;
  clock?: () => Date;
};

/** The answer as ClientAsk returns it. */
export type Answer = { messageid: number; content: string; totalToken: number; noAnswer: boolean };
export type AnswerChunk =
  | { content: string }
  | { QuestionID: number; AnswerID: number; Answer: string; TotalToken: number };

const chunks = async function* (
  parts: AsyncGenerator<string, Answered>,
  first: IteratorResult<string, Answered>,
): AsyncGenerator<AnswerChunk, void> {
  try {
    let step = first;
    for (; !step.done; step = await parts.next()) yield { content: step.value };
    const { questionId, answerId, content, totalToken } = step.value;
    yield { QuestionID: questionId, AnswerID: answerId, Answer: content, TotalToken: totalToken };
  } finally {
    await parts.return(undefined as never);
  }
};

/** ClientAsk and what belongs to it. */
export const createChatService = (options: ChatServiceOptions) => {
  const { database, openAi, log } = options;
  const timing = { ...CHAT_TIMING, ...options.timing };
  const hasProvider = openAi.apiKey !== undefined || openAi.baseUrl !== undefined;
  const models = createModels({
    models: options.models,
    builtIn: createBuiltInAnswerer(),
    ...(hasProvider ? { provider: createOpenAiProvider({ ...openAi, timing: timing.provider, log }) } : {}),
  });
  const searchStore = createSearchStore(database);
  const sessions = createSessionService({ store: createSessionStore(database) });

  const ask = createAsk({
    sessions,
    models,
    log,
    readSettings: async (chatbotId) => {
      const chatbot = await options.chatbots.findById(chatbotId);
      if (chatbot === undefined) throw new Error(`Chatbot ${chatbotId} of a session is gone`);
      return chatbot.settings;
    },
    takePlace: createPlaces({ database, pendingSeconds: timing.pendingSeconds }),
    understand: async (chatbotId, { constraints, focus }, question) => {
      const vocabulary = await readVocabulary(searchStore, chatbotId, question);
      return understand(question, vocabulary, { constraints, hasFocus: focus.length > 0 });
    },
    retrieve: createRetrieve({ store: searchStore }),
    disclaimerOf: options.disclaimerOf ?? (() => undefined),
    makeMarker: options.makeMarker ?? (() => randomBytes(12).toString('hex')),
    clock: options.clock ?? (() => new Date()),
    answerSeconds: timing.answerSeconds,
  });

  return {
    createSession: (chatbotId: number): Promise<number> => sessions.create(chatbotId),

    ask: async (input: AskInput): Promise<Answer> => {
      const parts = ask(input, false);
      let step = await parts.next();
      while (!step.done) step = await parts.next();
      const { answerId, content, totalToken, noAnswer } = step.value;
      return { messageid: answerId, content, totalToken, noAnswer };
    },

    /** Rejects before the first part for an ordinary failure; a later one is thrown by the iteration. */
    askStream: async (input: AskInput): Promise<AsyncIterable<AnswerChunk>> => {
      const parts = ask(input, true);
      // A client that goes away may leave the stream unread: then nobody else ends it.
      const stop = (): void => void parts.return(undefined as never).catch(() => {});
      input.signal?.addEventListener('abort', stop, { once: true });
      return chunks(parts, await parts.next());
    },

    models: (): ModelListItem[] => models.list(),
  };
};

export type ChatService = ReturnType<typeof createChatService>;
