import { setTimeout as pause } from 'node:timers/promises';
import { APIConnectionError, APIError, OpenAI } from 'openai';
import { businessError, ServiceError } from '../../errors.ts';
import type { Logger } from '../../process/logger.ts';
import { modelCalls } from '../../process/metrics.ts';
import { retryAfter } from '../../process/retry-after.ts';
import { createDeadline, type Deadline } from '../deadline.ts';
import type {
  AnswererPart,
  ModelRequest,
  PromptMessage,
  Provider,
  Transcription,
  TranscriptionRequest,
} from './answerer.ts';
import { httpFetch } from './http-fetch.ts';
import {
  BrokenAnswer,
  hasBegun,
  type ProviderPiece,
  readProviderStream,
  readTranscription,
} from './provider-stream.ts';
import {
  createCaller,
  isTooLong,
  needless,
  oneCallAMessage,
  sentTools,
  type Without,
  withoutSystem,
  withoutTools,
  withoutTurns,
} from './refusals.ts';
import { createCallReader } from './tool-calls.ts';
import type { Usage } from './usage.ts';
import { createVisibleText } from './visible-text.ts';

/** Characters. A model that goes on is in a loop: its answer ends here. */
const LONGEST_ANSWER = 100_000;

/**
 * Makes of a provider's pieces what goes on to the visitor, and remembers of each model how it begins. Throws BrokenAnswer where
 * nothing was said and nothing called.
 */
export const createAnswerParts = (log: Logger) => {
  const thinksFirst = new Map<string, boolean>();

  return async function* (
    pieces: AsyncIterable<ProviderPiece[]>,
    { model, isStreamed }: Pick<ModelRequest, 'model' | 'isStreamed'>,
  ): AsyncGenerator<AnswererPart> {
    const visible = createVisibleText({ thinksFirst: thinksFirst.get(model), isStreamed });
    const reader = createCallReader();
    let length = 0;
    let hasSaid = false;
    let hasSentAnything = false;
    let usage: Usage | undefined;
    let cutBy: string | undefined;
    const part = (text: string): { text: string } => {
      length += text.length;
      hasSaid ||= text.trim() !== '';
      return { text };
    };
    for await (const arrived of pieces) {
      for (const piece of arrived) {
        usage = piece.usage ?? usage;
        cutBy = piece.cutBy ?? cutBy;
        hasSentAnything ||= hasBegun(piece);
        for (const call of piece.calls ?? []) reader.add(call);
      }
      // What came together goes on together: each part that leaves costs more than what is in it.
      const text = visible.push(arrived.map((piece) => piece.text ?? '').join(''));
      if (text !== '') yield part(text.slice(0, LONGEST_ANSWER));
      if (reader.isFull() || length + visible.waits() >= LONGEST_ANSWER) break;
    }
    const rest = visible.end(cutBy !== undefined);
    if (rest !== '') yield part(rest);
    for (const call of visible.calls()) reader.addWhole(call);
    const calls = reader.end();
    thinksFirst.set(model, visible.thinksFirst());
    modelCalls.tell({ model, outcome: 'answered', tokens: usage?.tokens });
    if (usage !== undefined) yield usage;
    if (!hasSaid && calls.length === 0)
      throw new BrokenAnswer(
        hasSentAnything ? 'the provider gave only reasoning' : 'the provider gave an empty answer',
      );
    if (cutBy !== undefined) log.warn({ model, reason: cutBy }, 'The model provider cut an answer');
    if (calls.length > 0) yield { calls };
    else if (cutBy !== undefined) yield { isCut: true };
  };
};

/** How long it is waited before a call is tried again, in milliseconds. As many further tries as there are entries. */
export type RetryPauses = readonly number[];

export const RETRY_PAUSES: RetryPauses = [300, 1_200];
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
/** Who asks to wait for longer, in milliseconds, is not asked again: the visitor waits. */
const LONGEST_RETRY_AFTER = 5_000;
/** Milliseconds from the answer's end until it is told what it took. */
const UNTIL_USAGE = 1_000;
/** And from the last piece to the end of the stream: a connection that comes to it can be used again. */
const UNTIL_CLOSED = 250;

type ProviderOptions = { apiKey?: string; baseUrl?: string; retryPauses?: RetryPauses; log: Logger };

/** What is thrown when a connection is lost while the answer is read: by Node's client, or by fetch. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'ECONNRESET' ||
    (error instanceof TypeError && error.message === 'terminated'));

const isTransient = (error: unknown): boolean => {
  if (error instanceof APIConnectionError || error instanceof BrokenAnswer) return true;
  if (error instanceof APIError)
    return error.status === 429 ? error.code !== 'insufficient_quota' : (error.status ?? 0) >= 500;
  return isLostConnection(error);
};

/** Milliseconds that a server wants to be left alone; null where it says nothing. */
const wantedPause = (error: unknown): number | null => {
  const headers = error instanceof APIError ? error.headers : undefined;
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  return milliseconds >= 0 ? milliseconds : retryAfter(headers?.get('retry-after'), new Date());
};

/** What may be told of a failure: never the provider's own words, which may hold a key or a prompt. */
const describe = (error: unknown): Record<string, unknown> => {
  if (error instanceof ServiceError) return { kind: 'too late' };
  if (!(error instanceof APIError)) return { kind: error instanceof BrokenAnswer ? error.message : 'connection lost' };
  if (error instanceof APIConnectionError) return { kind: 'no connection' };
  const { status, code, type, requestID } = error;
  return { kind: 'refused', status, code, type, requestID };
};

const tellFailure = (log: Logger, model: string, error: unknown): void => {
  log.warn({ model, ...describe(error) }, 'The model provider failed');
  modelCalls.tell({ model, outcome: 'failed', tokens: 0 });
};

/** With what comes behind the text; `video_url` is no word of OpenAI's, but of servers that take video. */
const sentMessage = (message: PromptMessage): OpenAI.ChatCompletionMessageParam => {
  const { role, content, parts = [], calls, callId = '' } = message;
  if (role === 'tool') return { role, content, tool_call_id: callId };
  if (role === 'assistant' && calls !== undefined) {
    const tool_calls = calls.map(({ id, ...called }) => ({ id, type: 'function' as const, function: called }));
    return { role, content, tool_calls };
  }
  if (parts.length === 0) return { role, content };
  const all = [{ type: 'text' as const, text: content }, ...parts.map(({ part }) => part)];
  return { role: 'user', content: all as OpenAI.ChatCompletionContentPart[] };
};

const sentMessages = (messages: readonly PromptMessage[], without: Without): OpenAI.ChatCompletionMessageParam[] => {
  const taken = without.has('tools') ? withoutTools(messages) : oneCallAMessage(messages);
  return (without.has('system') ? withoutSystem(taken) : taken).map(sentMessage);
};

/** Any server that speaks OpenAI's chat completions. */
export const createOpenAiProvider = (options: ProviderOptions): Provider => {
  const { apiKey, baseUrl, retryPauses = RETRY_PAUSES, log } = options;
  // Nothing is read from the environment, and the client neither retries nor logs: both are done here.
  const client = new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? DEFAULT_BASE_URL,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: 3_600_000,
    logLevel: 'off',
    fetch: httpFetch,
  });
  const call = createCaller();
  const answerParts = createAnswerParts(log);

  const openAnswer = (request: ModelRequest, silence: Deadline): Promise<Response> => {
    const { model, temperature, messages, silenceSeconds } = request;
    return call(model, needless(request), (without) => {
      const isStreamed = !without.has('stream');
      // What comes whole gives no sign of life until it is there.
      silence.expect(isStreamed ? silenceSeconds * 1_000 : undefined);
      const usage = without.has('stream_options') ? {} : { stream_options: { include_usage: true } };
      const body = {
        ...{ model, messages: sentMessages(messages, without) },
        ...sentTools(request, without),
        ...(isStreamed ? { stream: true, ...usage } : {}),
        ...(without.has('temperature') ? {} : { temperature }),
      };
      return client.chat.completions.create(body, { signal: silence.signal }).asResponse();
    });
  };

  /** The pieces of one answer. Whatever comes is a sign of life. */
  const pieces = async function* (request: ModelRequest, noteBegin: () => void): AsyncGenerator<ProviderPiece[]> {
    const silence = createDeadline(request.signal);
    let isEnd = false;
    let isLast = false;
    try {
      const response = await openAnswer(request, silence);
      for await (const arrived of readProviderStream(response)) {
        isEnd ||= arrived.some((piece) => piece.isEnd === true);
        isLast ||= arrived.some((piece) => piece.isLast === true);
        silence.expect(isLast ? UNTIL_CLOSED : isEnd ? UNTIL_USAGE : request.silenceSeconds * 1_000);
        if (arrived.some(hasBegun)) noteBegin();
        yield arrived;
      }
    } catch (error) {
      if (!isEnd) throw silence.isOver() ? silence.signal.reason : error;
    } finally {
      silence.release();
    }
  };

  /** What is thrown in the end; a fault of ours stays what it is. */
  const failure = (error: unknown, model: string): unknown => {
    const isLate = error instanceof ServiceError && error.code === 504;
    const isTheirs = isLate || error instanceof APIError || error instanceof BrokenAnswer || isLostConnection(error);
    if (!isTheirs) return error;
    tellFailure(log, model, error);
    if (isLate) return error;
    const status = error instanceof APIError && error.status !== undefined ? ` (HTTP ${error.status})` : '';
    return businessError(502, `The model provider failed${status}; please try again later`);
  };

  const answer = async function* (request: ModelRequest): AsyncGenerator<AnswererPart> {
    const { model, signal } = request;
    let { messages } = request;
    for (let attempt = 0; ; ) {
      // A model that has begun is not asked again: it takes its time and its price a second time.
      let isBegun = false;
      try {
        const asked = { ...request, messages };
        const noteBegin = (): void => {
          isBegun = true;
        };
        yield* answerParts(pieces(asked, noteBegin), asked);
        return;
      } catch (error) {
        if (signal.aborted) throw failure(signal.reason, model);
        const shorter = withoutTurns(messages);
        if (isTooLong(error) && shorter.length < messages.length) {
          messages = shorter;
          continue;
        }
        const usual = retryPauses[attempt];
        const wait = wantedPause(error) ?? usual;
        if (isBegun || usual === undefined || wait === undefined || wait > LONGEST_RETRY_AFTER || !isTransient(error))
          throw failure(error, model);
        attempt += 1;
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const transcribe = async ({ model, sound, signal }: TranscriptionRequest): Promise<Transcription> => {
    const type = sound.format === 'mp3' ? 'audio/mpeg' : 'audio/wav';
    const file = new File([sound.bytes], `recording.${sound.format}`, { type });
    try {
      const body = { model, file, response_format: 'json' as const };
      return readTranscription(await client.audio.transcriptions.create(body, { signal }).asResponse());
    } catch (error) {
      signal.throwIfAborted();
      throw failure(error, model);
    }
  };
  return { answer, transcribe };
};
