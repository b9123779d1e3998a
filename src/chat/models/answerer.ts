import type { ChatSettings } from '../chat-settings.ts';
import type { PromptMessage } from '../prompt/prompt.ts';
import type { Found } from '../retrieve/retrieve.ts';
import type { Understanding } from '../understand/constraint.ts';

export type AnswererRequest = {
  /** The provider's name of the model. */
  model: string;
  /** 0 to 2. */
  temperature: number;
  messages: readonly PromptMessage[];
  /** What the messages were made of, for an answerer that needs no words to know it. */
  settings: ChatSettings;
  understanding: Understanding;
  found: Found;
  now: Date;
  signal: AbortSignal;
};

/** A piece of the answer, or how many tokens the whole call took. */
export type AnswererPart = { text: string } | { tokens: number };

/**
 * Writes an answer to a prompt, piece by piece, with the marks of prompt/rules.ts. Fails with a ServiceError: 502 where the
 * provider failed, 504 where it took too long; with the signal's reason once that is aborted.
 */
export type Answerer = { answer(request: AnswererRequest): AsyncIterable<AnswererPart> };
