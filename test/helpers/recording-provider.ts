import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExecutionContext } from 'ava';
import type { AnswererPart, ModelRequest, PromptMessage, ToolCall } from '../../src/chat/models/answerer.ts';
import { createOpenAiProvider } from '../../src/chat/models/openai-provider.ts';
import { createLogger } from '../../src/process/logger.ts';

/** A conversation with tools, and a provider of models that is asked for it. */

export const SEARCH = { name: 'search_listings', description: 'Looks for homes.', parameters: { type: 'object' } };
export const GET = { name: 'get_listing', description: 'Gives one home.', parameters: { type: 'object' } };
export const SYSTEM: PromptMessage = { role: 'system', content: 'Be brief.' };
export const FIRST: PromptMessage = { role: 'user', content: 'homes in Seattle' };
export const call = (id: string, args = '{"city":"Seattle"}', name = SEARCH.name): ToolCall => ({
  id,
  name,
  arguments: args,
});
export const calling = (...calls: ToolCall[]): PromptMessage => ({ role: 'assistant', content: '', calls });
export const result = (callId: string, content = '#1 14 Oak St'): PromptMessage => ({ role: 'tool', content, callId });
/** A question whose search is answered already. */
export const ANSWERED: readonly PromptMessage[] = [SYSTEM, FIRST, calling(call('abcdef123')), result('abcdef123')];

type Asked = (more?: Partial<ModelRequest>) => Promise<AnswererPart[]>;

/** A provider whose server answers with these, and what it gives for a question. */
export const withProvider = async (
  t: ExecutionContext,
  scripts: readonly Script[],
  body: (ask: Asked, server: RecordingProvider) => Promise<void>,
): Promise<void> => {
  const server = await startRecordingProvider(...scripts);
  const provider = createOpenAiProvider({
    ...{ apiKey: 'sk-1', baseUrl: server.baseUrl, log: createLogger('silent'), retryPauses: [0] },
  });
  const request = {
    ...{ model: 'm', temperature: 0, messages: ANSWERED, tools: [SEARCH, GET], isStreamed: true, silenceSeconds: 60 },
    signal: new AbortController().signal,
  };
  try {
    await body(async (more = {}) => {
      const parts: AnswererPart[] = [];
      for await (const part of provider.answer({ ...request, ...more })) parts.push(part);
      return parts;
    }, server);
  } finally {
    await server.close();
  }
  t.pass();
};

export const callsIn = (parts: readonly AnswererPart[]): readonly ToolCall[] =>
  parts.flatMap((part) => ('calls' in part ? part.calls : []));
export const textIn = (parts: readonly AnswererPart[]): string =>
  parts.map((part) => ('text' in part ? part.text : '')).join('');
type Body = Record<string, unknown> & { messages: Record<string, unknown>[] };
export const bodies = ({ requests }: RecordingProvider): Body[] => requests.map(({ body }) => JSON.parse(body) as Body);
export const roles = (body: Body | undefined): string => (body?.messages ?? []).map(({ role }) => role).join(' ');

/** A request as it came, its body byte for byte. */
export type RecordedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string; raw: Buffer };

/** One call while it is answered. Everything is under the test's control. */
export type Exchange = {
  request: RecordedRequest;
  response: ServerResponse;
  /** Sends one chunk with a piece of text; resolves when it has been handed to the system. */
  part(text: string): Promise<void>;
  /** Sends one chunk with pieces of calls, as they are. */
  calls(...pieces: object[]): Promise<void>;
  usage(totalTokens: number): Promise<void>;
  /** Sends the closing chunk and [DONE]. */
  done(finishReason?: string): Promise<void>;
  raw(text: string): Promise<void>;
  status(code: number, body: unknown, headers?: Record<string, string>): void;
  breakOff(): void;
  /** Resolves when the client has closed the connection. */
  closed: Promise<void>;
};
export type Script = (exchange: Exchange) => Promise<void> | void;

/** Answers with these pieces, and a usage if one is named. */
export const says =
  (parts: readonly string[], totalTokens?: number): Script =>
  async (exchange) => {
    for (const part of parts) await exchange.part(part);
    if (totalTokens !== undefined) await exchange.usage(totalTokens);
    await exchange.done();
  };

export const failsWith =
  (code: number, body: unknown = { error: { message: 'no' } }, headers: Record<string, string> = {}): Script =>
  (exchange) =>
    exchange.status(code, body, headers);

/** Takes the request and never answers. */
export const hangs: Script = ({ closed }) => closed;

export const breaksOffAfter =
  (parts: readonly string[]): Script =>
  async (exchange) => {
    for (const part of parts) await exchange.part(part);
    exchange.breakOff();
  };

/**
 * An OpenAI-compatible server on loopback. Each call is answered by the next script; the last one stays. A call that no script
 * is there for is answered with a 500.
 */
export const startRecordingProvider = async (...scripts: Script[]) => {
  const requests: RecordedRequest[] = [];
  const queue = [...scripts];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request: RecordedRequest = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      raw: Buffer.concat(chunks),
    };
    requests.push(request);
    const script = queue.length > 1 ? queue.shift() : queue[0];
    const raw = (text: string): Promise<void> => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
      return new Promise((resolve) => response.write(text, () => resolve()));
    };
    const chunk = (fields: object): Promise<void> =>
      raw(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...fields })}\n\n`,
      );
    const exchange: Exchange = {
      request,
      response,
      part: (text) => chunk({ choices: [{ index: 0, delta: { content: text }, finish_reason: null }] }),
      calls: (...pieces) => chunk({ choices: [{ index: 0, delta: { tool_calls: pieces }, finish_reason: null }] }),
      usage: (total) =>
        chunk({ choices: [], usage: { prompt_tokens: 0, completion_tokens: total, total_tokens: total } }),
      done: async (finishReason = 'stop') => {
        await chunk({ choices: [{ index: 0, delta: {}, finish_reason: finishReason }] });
        await raw('data: [DONE]\n\n');
        response.end();
      },
      raw,
      status: (code, body, headers = {}) => {
        response.writeHead(code, { 'content-type': 'application/json', ...headers });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      },
      breakOff: () => incoming.socket.destroy(),
      closed: once(response, 'close').then(() => undefined),
    };
    if (script === undefined) exchange.status(500, {});
    else await script(exchange);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** The messages of a recorded request. */
    messages: (index = 0): { role: string; content: string }[] =>
      (JSON.parse(requests[index]?.body ?? '{}') as { messages: { role: string; content: string }[] }).messages,
    script: (...next: Script[]): void => {
      queue.splice(0, queue.length, ...next);
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type RecordingProvider = Awaited<ReturnType<typeof startRecordingProvider>>;
