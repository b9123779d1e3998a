import type { PromptMessage } from '../prompt/prompt.ts';
import type { AnswererRequest, ToolCall } from './answerer.ts';
import type { Without } from './refusals.ts';

/** The messages of a prompt as servers of one kind or another take them. */
type Messages = readonly PromptMessage[];

/** What the system says, and the visitor's last message with all behind it. */
export const withoutTurns = (messages: Messages): Messages => {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  return messages.filter(({ role }, index) => role === 'system' || index >= last);
};

/** For a server that knows no system role: what it says comes before the visitor's first words. */
export const withoutSystem = (messages: Messages): Messages => {
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const others = messages.filter(({ role }) => role !== 'system');
  const first = others.findIndex(({ role }) => role === 'user');
  return others.map((message, index) =>
    index === first ? { ...message, content: [...system, message.content].join('\n\n') } : message,
  );
};

/** For a server that takes no tools: what they gave comes before the words of the message that they were called for. */
export const withoutTools = (messages: Messages): Messages => {
  const results = new Map<PromptMessage, string[]>();
  const kept: PromptMessage[] = [];
  for (const message of messages) {
    const asked = kept.findLast(({ role }) => role === 'user');
    if (message.role === 'tool' && asked !== undefined)
      results.set(asked, [...(results.get(asked) ?? []), message.content]);
    if (message.role !== 'tool' && message.calls === undefined) kept.push(message);
  }
  return kept.map((message) => {
    const found = results.get(message);
    return found === undefined ? message : { ...message, content: [...found, message.content].join('\n\n') };
  });
};

/** A server reads the arguments of earlier calls, and fails where they are no object; what was wrong stands in the result. */
const readable = (call: ToolCall): ToolCall => {
  try {
    const read: unknown = JSON.parse(call.arguments);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return call;
  } catch {}
  return { ...call, arguments: '{}' };
};

/**
 * For a server that takes tools: each call in a message of its own, its result behind it, since the chat templates of some models take
 * no more. Neither a call without a result nor a result without a call, which all servers refuse.
 */
export const oneCallAMessage = (messages: Messages): Messages =>
  messages.flatMap((message, index): PromptMessage[] => {
    const { role, content, calls } = message;
    if (role === 'tool') return [];
    if (calls === undefined) return [message];
    const behind = messages.slice(index + 1);
    const end = behind.findIndex((next) => next.role !== 'tool');
    const results = end === -1 ? behind : behind.slice(0, end);
    const answered = calls.flatMap((call) => {
      const result = results.find(({ callId }) => callId === call.id);
      return result === undefined ? [] : [{ call: readable(call), result }];
    });
    if (answered.length === 0) return content.trim() === '' ? [] : [{ role, content }];
    return answered.flatMap(({ call, result }, at) => [
      { role, content: at === 0 ? content : '', calls: [call] },
      result,
    ]);
  });

/** The tools as the API has them, and that none may be called where that is so. */
export const sentTools = ({ tools = [] }: AnswererRequest, without: Without) =>
  without.has('tools')
    ? {}
    : {
        tools: tools.map((tool) => ({ type: 'function' as const, function: tool })),
        ...(without.has('tool_choice') ? {} : { tool_choice: 'none' as const }),
      };
