import { createParser } from 'eventsource-parser';
import { bytesOf } from './http-fetch.ts';
import type { Usage } from './usage.ts';

/** What a provider sent in one piece; `isEnd` once it said that the answer is whole, `isLast` where nothing follows that counts. */
export type ProviderPiece = { text?: string; usage?: Usage; isEnd?: boolean; isLast?: boolean };

/** The provider's answer was no answer: broken off, not JSON, or an error within the stream. The text is never shown to a client. */
export class BrokenAnswer extends Error {}

const MOST_BUFFERED = 1_048_576;
const MOST_TOKENS = 1_000_000_000;

/** A number of tokens that can be believed. */
const isTokens = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TOKENS;

type Chunk = {
  choices?: {
    delta?: { content?: unknown; refusal?: unknown };
    message?: { content?: unknown };
    finish_reason?: unknown;
  }[];
  usage?: ReportedUsage | null;
  error?: unknown;
};

type ReportedUsage = { total_tokens?: unknown; prompt_tokens?: unknown; completion_tokens?: unknown };

type TranscriptionUsage = { input_tokens?: unknown; output_tokens?: unknown; total_tokens?: unknown };

/** What a provider reports of a call; undefined where it reports no total that can be believed. */
const usageOf = (reported: ReportedUsage | null | undefined): Usage | undefined => {
  const { total_tokens: tokens, prompt_tokens: input, completion_tokens: output } = reported ?? {};
  if (!isTokens(tokens)) return undefined;
  return isTokens(input) && isTokens(output) ? { tokens, input, output } : { tokens };
};

const pieceOf = (data: string): ProviderPiece => {
  if (data.trim() === '[DONE]') return { isEnd: true, isLast: true };
  let chunk: Chunk;
  try {
    chunk = JSON.parse(data) as Chunk;
  } catch {
    throw new BrokenAnswer('the provider sent what is not JSON');
  }
  if (typeof chunk !== 'object' || chunk === null || chunk.error)
    throw new BrokenAnswer('the provider reported an error in its stream');
  const [choice] = Array.isArray(chunk.choices) ? chunk.choices : [];
  const text = choice?.delta?.content ?? choice?.delta?.refusal ?? choice?.message?.content;
  const usage = usageOf(chunk.usage);
  return {
    ...(typeof text === 'string' && text !== '' ? { text } : {}),
    ...(usage === undefined ? {} : { usage }),
    ...(typeof choice?.finish_reason === 'string' ? { isEnd: true } : {}),
  };
};

/** A completion that was not asked for as a stream: its text and what it took. Throws BrokenAnswer for what is none. */
export const readWholeAnswer = async (response: Response): Promise<ProviderPiece> => pieceOf(await response.text());

/** What was said in a recording. Throws BrokenAnswer for what is no transcription. */
export const readTranscription = async (response: Response): Promise<{ text: string; usage: Usage | undefined }> => {
  const answer = (await response.json().catch(() => undefined)) as
    | { text?: unknown; usage?: TranscriptionUsage | null }
    | undefined;
  if (typeof answer?.text !== 'string') throw new BrokenAnswer('the provider gave no transcription');
  const { input_tokens, output_tokens, total_tokens } = answer.usage ?? {};
  return {
    text: answer.text,
    usage: usageOf({ total_tokens, prompt_tokens: input_tokens, completion_tokens: output_tokens }),
  };
};

/** The pieces of events, up to the first that is none; what that is, is thrown behind them. */
const piecesOf = (events: readonly string[]): { pieces: ProviderPiece[]; fault?: unknown } => {
  const pieces: ProviderPiece[] = [];
  try {
    for (const data of events) pieces.push(pieceOf(data));
    return { pieces };
  } catch (fault) {
    return { pieces, fault };
  }
};

/**
 * Reads a completion as it comes, by event stream, or whole where the server does not stream. What arrived together is given
 * together. Throws BrokenAnswer where it ends before the provider said so.
 */
export const readProviderStream = async function* (response: Response): AsyncGenerator<ProviderPiece[]> {
  const bytes = bytesOf(response);
  if (bytes === null) throw new BrokenAnswer('the provider sent no body');
  if (/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
    yield [await readWholeAnswer(response)];
    return;
  }
  let events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data), maxBufferSize: MOST_BUFFERED });
  const feed = (text: string): void => {
    try {
      parser.feed(text);
    } catch {
      throw new BrokenAnswer('the provider sent an event without an end');
    }
  };
  const decoder = new TextDecoder();
  let isEnd = false;
  for await (const arrived of bytes) {
    feed(decoder.decode(arrived, { stream: true }));
    const { pieces, fault } = piecesOf(events);
    events = [];
    isEnd ||= pieces.some((piece) => piece.isEnd === true);
    if (pieces.length > 0) yield pieces;
    if (fault !== undefined) throw fault;
  }
  if (!isEnd) throw new BrokenAnswer('the provider broke off');
};
