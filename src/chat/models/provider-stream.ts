import { bytesOf } from './http-fetch.ts';
import { type Calling, type CallPiece, callPieces } from './tool-calls.ts';
import type { Usage } from './usage.ts';

/**
 * What a provider sent in one piece; `isEnd` once it said that the answer has ended, with why where it was cut, `isLast` where nothing
 * follows that counts. `isReasoning`: it held what is for no visitor.
 */
export type ProviderPiece = {
  text?: string;
  isReasoning?: boolean;
  calls?: readonly CallPiece[];
  usage?: Usage;
  isEnd?: boolean;
  cutBy?: string;
  isLast?: boolean;
};

/** Whether a model has begun to answer. */
export const hasBegun = ({ text, isReasoning, calls }: ProviderPiece): boolean =>
  text !== undefined || isReasoning === true || calls !== undefined;

/** The provider's answer was no answer: broken off, not JSON, or an error within the stream. The text is never shown to a client. */
export class BrokenAnswer extends Error {}

/** Characters of a line, and of lines that can't be read yet. */
const MOST_BUFFERED = 1_048_576;
const MOST_OPEN = 65_536;
/** Characters of a line that may say that the stream has ended. */
const LONGEST_END = 16;
const MOST_TOKENS = 1_000_000_000;

/** A number of tokens that can be believed. */
const isTokens = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TOKENS;

type Said = Calling & { content?: unknown; refusal?: unknown; reasoning?: unknown; reasoning_content?: unknown };
type Chunk = {
  choices?: { delta?: Said | null; message?: Said | null; finish_reason?: unknown }[];
  usage?: ReportedUsage | null;
  error?: unknown;
};
/** Stands for the line by which a stream says that it has ended. */
const DONE: Chunk = {};

/** Of a completion, and of a transcription. */
type ReportedUsage = {
  total_tokens?: unknown;
  prompt_tokens?: unknown;
  completion_tokens?: unknown;
  input_tokens?: unknown;
  output_tokens?: unknown;
};

/** What a provider reports of a call; undefined where it reports no total that can be believed. */
const usageOf = (reported: ReportedUsage | null | undefined): Usage | undefined => {
  const { total_tokens: tokens, prompt_tokens, completion_tokens, input_tokens, output_tokens } = reported ?? {};
  const [input, output] = [prompt_tokens ?? input_tokens, completion_tokens ?? output_tokens];
  if (!isTokens(tokens)) return undefined;
  return isTokens(input) && isTokens(output) ? { tokens, input, output } : { tokens };
};

/** Texts of a content; other parts of a list are a model's reasoning, and no words for the visitor. */
const textOf = (content: unknown): string => {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: { type?: unknown; text?: unknown } | null) => {
      const isText = part?.type === undefined || part.type === 'text' || part.type === 'output_text';
      return isText && typeof part?.text === 'string' ? part.text : '';
    })
    .join('');
};

const CUT = /length|max_tokens|filter|safety/i;

const pieceOf = (chunk: Chunk): ProviderPiece => {
  if (chunk.error) throw new BrokenAnswer('the provider reported an error in its stream');
  const [choice] = Array.isArray(chunk.choices) ? chunk.choices : [];
  const said = choice?.delta ?? choice?.message;
  const piece: ProviderPiece = {};
  const text = textOf(said?.content) || textOf(said?.refusal);
  if (text !== '') piece.text = text;
  if (said?.reasoning || said?.reasoning_content || Array.isArray(said?.content)) piece.isReasoning = true;
  const calls = said ? callPieces(said, said === choice?.message) : [];
  if (calls.length > 0) piece.calls = calls;
  const usage = usageOf(chunk.usage);
  if (usage !== undefined) piece.usage = usage;
  const reason = choice?.finish_reason;
  // Some servers give a blank one with each chunk.
  if (typeof reason !== 'string' || reason === '') return piece;
  return { ...piece, isEnd: true, ...(CUT.test(reason) ? { cutBy: reason } : {}) };
};

const readChunk = (data: string): Chunk | undefined => {
  try {
    const chunk: unknown = JSON.parse(data);
    return typeof chunk === 'object' && chunk !== null ? chunk : undefined;
  } catch {
    return undefined;
  }
};

/** What was said in a recording. Throws BrokenAnswer for what is no transcription. */
export const readTranscription = async (response: Response): Promise<{ text: string; usage: Usage | undefined }> => {
  type Answer = { text?: unknown; usage?: ReportedUsage | null } | undefined;
  const answer = (await response.json().catch(() => undefined)) as Answer;
  if (typeof answer?.text !== 'string') throw new BrokenAnswer('the provider gave no transcription');
  return { text: answer.text, usage: usageOf(answer.usage) };
};

/**
 * Takes the data of an event stream line by line. Most servers send a chunk as one line, and some no blank line behind it; a chunk that
 * is spread over several lines is whole when they can be read together. A line that can't be read is passed over.
 */
const createChunkReader = () => {
  let arrived = '';
  let open = '';

  const readData = (data: string): Chunk | undefined => {
    const whole = open === '' ? readChunk(data) : readChunk(`${open}\n${data}`);
    const alone = whole === undefined && open !== '' ? readChunk(data) : undefined;
    const chunk = whole ?? (alone && ('choices' in alone || 'error' in alone) ? alone : undefined);
    open = chunk !== undefined || open.length > MOST_OPEN ? '' : `${open}\n${data}`;
    return chunk;
  };

  return (text: string): Chunk[] => {
    const chunks: Chunk[] = [];
    const lines = (arrived + text).split('\n');
    arrived = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '' || line === '\r') open = '';
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length);
      const chunk = data.length < LONGEST_END && data.trim() === '[DONE]' ? DONE : readData(data);
      if (chunk !== undefined) chunks.push(chunk);
    }
    if (arrived.length > MOST_BUFFERED) throw new BrokenAnswer('the provider sent a line without an end');
    return chunks;
  };
};

/**
 * Reads a completion as it comes, by event stream, or whole where the server does not stream. What arrived together is given
 * together, and nothing where that was only a sign of life. Throws BrokenAnswer where it ends before the provider said so.
 */
export const readProviderStream = async function* (response: Response): AsyncGenerator<ProviderPiece[]> {
  const bytes = bytesOf(response);
  if (bytes === null) throw new BrokenAnswer('the provider sent no body');
  if (/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
    const chunk = readChunk(await response.text());
    if (chunk === undefined) throw new BrokenAnswer('the provider sent what is not JSON');
    yield [pieceOf(chunk)];
    return;
  }
  const read = createChunkReader();
  const decoder = new TextDecoder();
  let isEnd = false;
  /** What arrived; where a chunk tells of an error, that is thrown behind what came before it. */
  const piecesOf = function* (text: string): Generator<ProviderPiece[]> {
    const pieces: ProviderPiece[] = [];
    try {
      for (const chunk of read(text)) pieces.push(chunk === DONE ? { isEnd: true, isLast: true } : pieceOf(chunk));
    } finally {
      isEnd ||= pieces.some((piece) => piece.isEnd === true);
      yield pieces;
    }
  };
  for await (const part of bytes) yield* piecesOf(decoder.decode(part, { stream: true }));
  // The last line may lack its end.
  yield* piecesOf('\n');
  if (!isEnd) throw new BrokenAnswer('the provider broke off');
};
