import { setTimeout as pause } from 'node:timers/promises';
import { APIConnectionError, APIError, OpenAI } from 'openai';
import { businessError } from '../../errors.ts';
import type { Logger } from '../../logger.ts';
import type { Answerer, AnswererPart, AnswererRequest } from './answerer.ts';
import { createDeadline } from './deadline.ts';
import { BrokenAnswer, type ProviderPiece, readProviderStream } from './provider-stream.ts';

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
/** What some servers and models refuse, and an answer does not depend on. */
const OPTIONAL_PARAMETERS = ['stream_options', 'temperature'] as const;
type OptionalParameter = (typeof OPTIONAL_PARAMETERS)[number];

export type ProviderOptions = { apiKey?: string; baseUrl?: string; timing?: ProviderTiming; log: Logger };

const isTransient = (error: unknown): boolean => {
  if (error instanceof APIConnectionError || error instanceof BrokenAnswer) return true;
  if (error instanceof APIError)
    return error.status === 429 ? error.code !== 'insufficient_quota' : (error.status ?? 0) >= 500;
  // What fetch throws when a connection is lost while the answer is read.
  return error instanceof TypeError;
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

/** Any server that speaks OpenAI's chat completions. */
export const createOpenAiProvider = ({ apiKey, baseUrl, timing = PROVIDER_TIMING, log }: ProviderOptions): Answerer => {
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
  });
  /** By model, what its server refused. */
  const refused = new Map<string, Set<OptionalParameter>>();

  const refusedBy = (error: unknown, model: string): OptionalParameter | undefined => {
    if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return undefined;
    const known = refused.get(model) ?? new Set();
    return OPTIONAL_PARAMETERS.find(
      (name) => !known.has(name) && (error.param?.startsWith(name) || String(error.message).includes(name)),
    );
  };

  const call = async function* ({
    model,
    temperature,
    messages,
    signal,
  }: AnswererRequest): AsyncGenerator<ProviderPiece> {
    const without = refused.get(model);
    const deadline = createDeadline(signal);
    try {
      deadline.expect(timing.connect);
      const response = await client.chat.completions
        .create(
          {
            model,
            messages: [...messages],
            stream: true,
            ...(without?.has('temperature') ? {} : { temperature }),
            ...(without?.has('stream_options') ? {} : { stream_options: { include_usage: true } }),
          },
          { signal: deadline.signal },
        )
        .asResponse();
      deadline.expect(timing.firstPart);
      for await (const piece of readProviderStream(response)) {
        if (piece.text !== undefined) deadline.expect(timing.idle);
        yield piece;
      }
    } catch (error) {
      if (deadline.isOver()) throw businessError(504, 'The model provider took too long; please try again');
      throw error;
    } finally {
      deadline.release();
    }
  };

  const failure = (error: unknown, model: string): Error => {
    if (error instanceof Error && 'expose' in error) return error;
    const details = describe(error);
    log.warn({ model, ...details }, 'The model provider failed');
    const status = details.status === undefined ? '' : ` (HTTP ${details.status})`;
    return businessError(502, `The model provider failed${status}; please try again later`);
  };

  const answer = async function* (request: AnswererRequest): AsyncGenerator<AnswererPart> {
    for (let attempt = 0; ; ) {
      let hasText = false;
      try {
        let tokens: number | undefined;
        for await (const piece of call(request)) {
          tokens = piece.tokens ?? tokens;
          if (piece.text === undefined) continue;
          hasText = true;
          yield { text: piece.text };
        }
        if (!hasText) throw new BrokenAnswer('the provider gave an empty answer');
        if (tokens !== undefined) yield { tokens };
        return;
      } catch (error) {
        request.signal.throwIfAborted();
        const parameter = hasText ? undefined : refusedBy(error, request.model);
        if (parameter !== undefined) {
          refused.set(request.model, new Set([...(refused.get(request.model) ?? []), parameter]));
          continue;
        }
        const wait = timing.retryAfter[attempt];
        if (hasText || wait === undefined || !isTransient(error)) throw failure(error, request.model);
        attempt += 1;
        await pause(waitBefore(error, wait), undefined, { signal: request.signal });
      }
    }
  };
  return { answer };
};
