import { BUILT_IN_MODEL } from '../config-files.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { Answerer } from './models/answerer.ts';
import type { ChosenModel, Models } from './models/models.ts';
import type { Usage } from './models/usage.ts';
import { type EarlierTurn, type PromptMessage, writePrompt } from './prompt/prompt.ts';
import type { Found } from './retrieve/found.ts';
import type { Retrieve } from './retrieve/retrieve.ts';
import type { SessionState } from './sessions/session-state.ts';
import type { Understanding } from './understand/understanding.ts';
import type { UnderstandMessage } from './understand-message.ts';

export type PrepareSteps = {
  understand: UnderstandMessage;
  retrieve: Retrieve;
  models: Models;
  makeMarker: () => string;
  clock: () => Date;
};

export type Asked = {
  chatbotId: number;
  settings: ChatSettings;
  /** What the session remembers. */
  before: SessionState;
  /** Oldest first. */
  turns: readonly EarlierTurn[];
  question: string;
  /** Lets a model be asked for what the parser can't explain, until this is aborted. */
  mayExtract?: AbortSignal;
};

/** Everything that an answer is written from. */
export type Prepared = {
  settings: ChatSettings;
  understanding: Understanding;
  found: Found;
  messages: PromptMessage[];
  now: Date;
  chosen: ChosenModel;
  /** Says what was found where nothing is left of what the model says. */
  builtIn: Answerer;
  /** What it took to understand the message, where a model was asked. */
  usage?: Usage;
};

/** The first steps of an answer, which ask and explain share: understand, retrieve, write the prompt. */
export const createPrepare =
  ({ understand, retrieve, models, makeMarker, clock }: PrepareSteps) =>
  async ({ chatbotId, settings, before, turns, question, mayExtract }: Asked): Promise<Prepared> => {
    const now = clock();
    const marker = makeMarker();
    const wanted = models.choose(settings.Model);
    const { provider, model, contextTokens } = wanted;
    const asked = provider && mayExtract ? { provider, model, marker, signal: mayExtract } : undefined;
    const { understanding, usage } = await understand(chatbotId, before, question, asked);
    const found = await retrieve(chatbotId, understanding, understanding.Reference ?? before.focus);
    const messages = writePrompt({ settings, question, understanding, found, turns, now, marker, contextTokens });
    // What a chatbot has to say to who wants a person is said word for word.
    const saysOwnWords = understanding.Intent === 'human' && settings.TalkToHumanResponseMessage.trim() !== '';
    const chosen = saysOwnWords ? models.choose(BUILT_IN_MODEL.Key) : wanted;
    const { builtIn } = models;
    return {
      settings,
      understanding,
      found,
      messages,
      now,
      chosen,
      builtIn,
      ...(usage === undefined ? {} : { usage }),
    };
  };

export type Prepare = ReturnType<typeof createPrepare>;
