import type { FileKind } from '../../files/file-service.ts';
import type { AttachedPart } from '../attachments/attached.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { Found } from '../retrieve/found.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Usage } from './usage.ts';

/** A message to a model. */
export type PromptMessage = {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string;
  /** Of an assistant that calls tools. */
  calls?: readonly ToolCall[];
  /** Of a tool's result: the call that it answers. */
  callId?: string;
  /** Pictures, sound or video behind the text. */
  parts?: readonly AttachedPart[];
};

/** A function that a model may call; `parameters` is a JSON schema. */
export type Tool = { name: string; description: string; parameters: Record<string, unknown> };
/** Its `arguments` are JSON as the model wrote it, whatever that is. */
export type ToolCall = { id: string; name: string; arguments: string };

/** What a model is asked. */
export type ModelRequest = {
  /** The provider's name of the model. */
  model: string;
  /** 0 to 2. */
  temperature: number;
  messages: readonly PromptMessage[];
  /** What the model may call; none where its server takes no tools. */
  tools?: readonly Tool[];
  /** Whether it may call now; the calls that stand in the messages need the tools either way. */
  mayCall?: boolean;
  /** Whether the answer leaves while it is written. */
  isStreamed: boolean;
  /** For how long a provider may give no sign of life. */
  silenceSeconds: number;
  signal: AbortSignal;
};

/** What the built-in answerer writes from. */
export type BuiltInRequest = {
  settings: ChatSettings;
  /** Files that came with the message and that nobody can look into; `isAll` where it has no words besides. */
  unread: { kind: FileKind; isAll: boolean } | undefined;
  understanding: Understanding;
  found: Found;
  /** By what the message says that its visitor can be reached; of who wants a person, what he has said in any. Blank: nothing. */
  reachedBy?: string;
  now: Date;
};

/** A piece of the answer, what the whole call took, or, at its end, that it was cut off or which tools it calls. */
export type AnswererPart = { text: string } | Usage | { isCut: true } | { calls: readonly ToolCall[] };

/** A recording as a provider takes it. */
export type Sound = { bytes: Uint8Array<ArrayBuffer>; format: 'wav' | 'mp3' };
export type TranscriptionRequest = { model: string; sound: Sound; signal: AbortSignal };
export type Transcription = { text: string; usage: Usage | undefined };

export type Provider = {
  /**
   * Writes an answer to a prompt, piece by piece, with the marks of prompt/rules.ts. Fails with a ServiceError: 502 where the provider
   * failed, 504 where it took too long; with the signal's reason once that is aborted.
   */
  answer(request: ModelRequest): AsyncIterable<AnswererPart>;
  /** What is said in a recording. Fails as `answer` does. */
  transcribe(request: TranscriptionRequest): Promise<Transcription>;
};
