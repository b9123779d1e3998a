import type { ExecutionContext } from 'ava';
import type { AnswererPart, ModelRequest, PromptMessage, ToolCall } from '../../src/chat/models/answerer.ts';
import { createOpenAiProvider } from '../../src/chat/models/openai-provider.ts';
import { createLogger } from '../../src/process/logger.ts';
import { type RecordingProvider, type Script, startRecordingProvider } from './recording-provider.ts';

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

export type Asked = (more?: Partial<ModelRequest>) => Promise<AnswererPart[]>;

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
export type Body = Record<string, unknown> & { messages: Record<string, unknown>[] };
export const bodies = ({ requests }: RecordingProvider): Body[] => requests.map(({ body }) => JSON.parse(body) as Body);
export const roles = (body: Body | undefined): string => (body?.messages ?? []).map(({ role }) => role).join(' ');
