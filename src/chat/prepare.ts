import { BUILT_IN_MODEL } from '../config-files.ts';
import { type Attached, noteOf } from './attachments/attached.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { Answerer, AnswererRequest } from './models/answerer.ts';
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
  /** Oldest first. They may still be read while the message is understood. */
  turns: readonly EarlierTurn[] | Promise<readonly EarlierTurn[]>;
  question: string;
  /** What came with the message, read for the model that answers. */
  attached?: Attached;
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
  unread: AnswererRequest['unread'];
  /** The same where the built-in answerer answers in place of a model that could have looked. */
  unreadInstead: AnswererRequest['unread'];
  /** Says what was found where nothing is left of what the model says. */
  builtIn: Answerer;
  /** What it took to understand the message, where models were asked. */
  usages: readonly Usage[];
};

/** The first steps of an answer, which ask and explain share: understand, retrieve, write the prompt. */
export const createPrepare =
  ({ understand, retrieve, models, makeMarker, clock }: PrepareSteps) =>
  async ({ chatbotId, settings, before, turns, question, attached, mayExtract }: Asked): Promise<Prepared> => {
    const now = clock();
    const marker = makeMarker();
    const wanted = models.choose(settings.Model);
    const { provider, model, contextTokens } = wanted;
    const asked = provider && mayExtract ? { provider, model, marker, signal: mayExtract } : undefined;
    const written = [question, attached?.said ?? ''].filter((text) => text.trim() !== '').join('\n');
    // What a picture shows says which home is meant, and is no word of the visitor's.
    const meant = [written, attached?.seen ?? ''].filter(Boolean).join('\n');
    const { understanding, usage } = await understand(chatbotId, before, meant, asked);
    const found = await retrieve(chatbotId, understanding, understanding.Reference ?? before.focus);
    const parts = attached?.parts ?? [];
    const said = { question: written || noteOf(attached?.files ?? []), parts };
    const prompt = { settings, ...said, understanding, found, turns: await turns, now, marker, contextTokens };
    const messages = writePrompt(prompt);
    // What a chatbot has to say to who wants a person is said word for word.
    const saysOwnWords = understanding.Intent === 'human' && settings.TalkToHumanResponseMessage.trim() !== '';
    const chosen = saysOwnWords ? models.choose(BUILT_IN_MODEL.Key) : wanted;
    const isUnheard = attached !== undefined && attached.said === '';
    const unreadInstead = isUnheard ? { kind: attached.kind, isAll: meant === '' } : undefined;
    const unread = provider === undefined ? unreadInstead : undefined;
    const usages = [...(attached?.usages ?? []), usage].filter((one) => one !== undefined);
    const { builtIn } = models;
    return { settings, understanding, found, messages, now, chosen, unread, unreadInstead, builtIn, usages };
  };

export type Prepare = ReturnType<typeof createPrepare>;
