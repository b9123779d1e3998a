import { setTimeout as pause } from 'node:timers/promises';
import { APIConnectionError, APIError, OpenAI } from 'openai';
import { businessError } from '../../errors.ts';
import type { Logger } from '../../logger.ts';
import { createDeadline } from '../deadline.ts';
import type { PromptMessage } from '../prompt/prompt.ts';
import type {
  AnswererPart,
  AnswererRequest,
  Completion,
  CompletionRequest,
  Provider,
  TranscriptionRequest,
} from './answerer.ts';
import { httpFetch } from './http-fetch.ts';
import {
  BrokenAnswer,
  type ProviderPiece,
  readProviderStream,
  readTranscription,
  readWholeAnswer,
} from './provider-stream.ts';
import { isTooLong, refusedParameter, refusesSchemas, type Without } from './refusals.ts';
import type { Usage } from './usage.ts';

/** How long a provider may take, in milliseconds. */
export type ProviderTiming = {
  /** Until it answers at all. */
  connect: number;
  /** From there until the first piece of text. */
  firstPart: number;
  /** Between two pieces. */
  idle: number;
  /** Before each further try. As many as there are entries. */
  retryAfter: readonly number[];
};

export const PROVIDER_TIMING: ProviderTiming = {
  connect: 30_000,
  firstPart: 60_000,
  idle: 30_000,
  retryAfter: [300, 1_200],
};
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
const LONGEST_RETRY_AFTER = 5_000;
/** Milliseconds from the last piece to the end of the stream: a connection that comes to it can be used again. */
const UNTIL_CLOSED = 250;
/** Characters. A model that goes on is in a loop: its answer ends here. */
const LONGEST_ANSWER = 100_000;

export type ProviderOptions = { apiKey?: string; baseUrl?: string; timing?: ProviderTiming; log: Logger };

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

const waitBefore = (error: unknown, wait: number): number => {
  const seconds = error instanceof APIError ? Number(error.headers?.get('retry-after') ?? Number.NaN) : Number.NaN;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds * 1_000, 0), LONGEST_RETRY_AFTER) : wait;
};

/** What may be told of a failure: never the provider's own words, which may hold a key or a prompt. */
const describe = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof APIError)) return { kind: error instanceof BrokenAnswer ? error.message : 'connection lost' };
  if (error instanceof APIConnectionError) return { kind: 'no connection' };
  const { status, code, type, requestID } = error;
  return { kind: 'refused', status, code, type, requestID };
};

const withoutTurns = (messages: AnswererRequest['messages']): AnswererRequest['messages'] =>
  messages.filter((_, index) => index === 0 || index === messages.length - 1);

/** With what comes behind the text; `video_url` is no word of OpenAI's, but of servers that take video. */
const sentMessage = ({ role, content, parts = [] }: PromptMessage): OpenAI.ChatCompletionMessageParam => {
  if (parts.length === 0) return { role, content };
  const all = [{ type: 'text' as const, text: content }, ...parts.map(({ part }) => part)];
  return { role: 'user', content: all as OpenAI.ChatCompletionContentPart[] };
};

/** Any server that speaks OpenAI's chat completions. */
export const createOpenAiProvider = ({ apiKey, baseUrl, timing = PROVIDER_TIMING, log }: ProviderOptions): Provider => {
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
  /** By model, what its server refused. */
  const refused = new Map<string, Without>();
  /** Models that refused to be held to a JSON schema. */
  const withoutSchemas = new Set<string>();

  const call = async function* (request: AnswererRequest, without: Without): AsyncGenerator<ProviderPiece[]> {
    const { model, temperature, messages, signal } = request;
    const deadline = createDeadline(signal);
    let isWhole = false;
    try {
      deadline.expect(timing.connect);
      const response = await client.chat.completions
        .create(
          {
            model,
            messages: messages.map(sentMessage),
            stream: true,
            ...(without.has('temperature') ? {} : { temperature }),
            ...(without.has('stream_options') ? {} : { stream_options: { include_usage: true } }),
          },
          { signal: deadline.signal },
        )
        .asResponse();
      deadline.expect(timing.firstPart);
      for await (const pieces of readProviderStream(response)) {
        if (pieces.some(({ text }) => text !== undefined)) deadline.expect(timing.idle);
        isWhole ||= pieces.some(({ isLast }) => isLast === true);
        if (isWhole) deadline.expect(UNTIL_CLOSED);
        yield pieces;
      }
    } catch (error) {
      if (isWhole) return;
      if (deadline.isOver()) throw businessError(504, 'The model provider took too long; please try again');
      throw error;
    } finally {
      deadline.release();
    }
  };

  /** What is thrown in the end; a fault of ours stays what it is. */
  const failure = (error: unknown, model: string): unknown => {
    const isTheirs = error instanceof APIError || error instanceof BrokenAnswer || isLostConnection(error);
    if (!isTheirs) return error;
    log.warn({ model, ...describe(error) }, 'The model provider failed');
    const status = error instanceof APIError && error.status !== undefined ? ` (HTTP ${error.status})` : '';
    return businessError(502, `The model provider failed${status}; please try again later`);
  };

  const answer = async function* (request: AnswererRequest): AsyncGenerator<AnswererPart> {
    const { model, signal } = request;
    let asked = request;
    let without: Without = refused.get(model) ?? new Set();
    for (let attempt = 0; ; ) {
      let length = 0;
      try {
        let usage: Usage | undefined;
        for await (const pieces of call(asked, without)) {
          // What came together goes on together: each part that leaves costs more than what is in it.
          let together = '';
          for (const { text = '', usage: reported } of pieces) {
            usage = reported ?? usage;
            together += text;
            if (length + together.length >= LONGEST_ANSWER) break;
          }
          length += together.length;
          if (together !== '') yield { text: together };
          if (length >= LONGEST_ANSWER) break;
        }
        if (length === 0) throw new BrokenAnswer('the provider gave an empty answer');
        if (usage !== undefined) yield usage;
        return;
      } catch (error) {
        signal.throwIfAborted();
        if (length > 0) throw failure(error, model);
        const parameter = refusedParameter(error, without);
        if (parameter !== undefined) {
          without = new Set([...without, parameter]);
          refused.set(model, without);
          continue;
        }
        if (isTooLong(error) && asked.messages.length > 2) {
          asked = { ...asked, messages: withoutTurns(asked.messages) };
          continue;
        }
        const wait = timing.retryAfter[attempt];
        if (wait === undefined || !isTransient(error)) throw failure(error, model);
        attempt += 1;
        await pause(waitBefore(error, wait), undefined, { signal });
      }
    }
  };

  const complete = async (request: CompletionRequest): Promise<Completion | undefined> => {
    const { model, messages, schema, signal } = request;
    if (withoutSchemas.has(model)) return undefined;
    const response_format = { type: 'json_schema' as const, json_schema: { ...schema, strict: true } };
    const without: Without = refused.get(model) ?? new Set();
    const temperature = without.has('temperature') ? {} : { temperature: 0 };
    try {
      const body = { model, messages: messages.map(sentMessage), response_format, ...temperature };
      const response = await client.chat.completions.create(body, { signal }).asResponse();
      const { text = '', usage } = await readWholeAnswer(response);
      return { text, usage };
    } catch (error) {
      signal.throwIfAborted();
      if (refusedParameter(error, without) === 'temperature') {
        refused.set(model, new Set([...without, 'temperature']));
        return complete(request);
      }
      // A picture may be what was refused: that says nothing of schemas.
      const isOfText = messages.every(({ parts }) => parts === undefined);
      if (refusesSchemas(error) && isOfText) withoutSchemas.add(model);
      throw failure(error, model);
    }
  };
  const transcribe = async ({ model, sound, signal }: TranscriptionRequest): Promise<Completion> => {
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
  return { answer, complete, transcribe };
};
