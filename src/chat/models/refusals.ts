import type { ModelRequest, PromptMessage, ToolCall } from './answerer.ts';
import { isObject } from './tool-calls.ts';

/** What some servers and models refuse, and an answer does not depend on; by which words of a refusal it is told. The first counts. */
const DISPENSABLE = {
  stream_options: /\bstream_options\b/i,
  temperature: /\btemperature\b/i,
  tool_choice: /\btool_choice\b/i,
  /** Where it is of roles, those of calls and results may be the cause, unless the system's alone is named. */
  tools: new RegExp(
    [
      ...['\\btools?\\b', 'tool[_-]', '\\bfunction(?:s|.?call\\w*)?\\b', '--jinja', 'thought.?signature'],
      ...['roles must alternate', '\\brole\\b.*\\b(?:user|assistant)\\b', '\\b(?:user|assistant)\\b.*\\broles?\\b'],
    ].join('|'),
    'is',
  ),
  /** Also of organizations that are not verified. */
  stream: /\bstream(?:ing|ed)?\b/i,
  system: /\bsystem.?(?:role|message|prompt|instruction)|\broles?\b|\bdeveloper instruction/i,
};
type Dispensable = keyof typeof DISPENSABLE;
const NAMES = Object.keys(DISPENSABLE) as Dispensable[];

/** What a server is asked without. */
export type Without = ReadonlySet<Dispensable>;

/** What is told of a refusal by an error of the provider's client. */
type Refusal = Error & { status?: number; param?: string | null; code?: string | null; type?: string; error?: unknown };

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && [400, 413, 422].includes((error as Refusal).status ?? 0);

/** Characters of what a server says against a request. */
const LONGEST_REFUSAL = 4_000;

/** What is said against a request; OpenRouter has the words of the server behind it in `metadata`. */
const wordsOf = ({ param, message, error }: Refusal): string => {
  const { raw } = (error as { metadata?: { raw?: unknown } } | undefined)?.metadata ?? {};
  return `${param} ${message} ${raw}`.slice(0, LONGEST_REFUSAL);
};

/** Where nobody is there who would take tools. */
const REFUSES_TOOLS: readonly number[] = [404, 405];
/** Some servers tell as a fault of theirs what they do not take; by these words it is no fault that passes. */
const TELLS_AS_FAULT: readonly number[] = [500, 501];
const IS_REFUSED =
  /\b(?:not|n't) (?:be |yet |currently )*(?:support|implement|allow|enabl)|unsupported|\brequires?\b|cannot use|must alternate|unexpected.{0,20}\brole|only .{0,40}\broles?\b/i;

/** What else a server is to be asked without. */
const refusedNext = (error: unknown, without: Without): Dispensable | undefined => {
  if (!(error instanceof Error) || isTooLong(error)) return undefined;
  const { status = 0 }: Refusal = error;
  const words = wordsOf(error);
  const named = NAMES.find((name) => !without.has(name) && DISPENSABLE[name].test(words));
  if (isRefusal(error) || (TELLS_AS_FAULT.includes(status) && IS_REFUSED.test(words))) return named;
  return REFUSES_TOOLS.includes(status) && named?.startsWith('tool') ? named : undefined;
};

/** Whether only what the model wrote this time was refused, as a call that can't be read. */
const isOfOneAnswer = (error: unknown): boolean => {
  const { code, param, message } = error as Refusal;
  return code === 'tool_use_failed' || /tool_calls?\W{0,3}\d|\bids? must\b/i.test(`${param} ${message}`);
};

const WITHOUT_TOOLS: Without = new Set(['tools', 'tool_choice']);

/** What of tools a request is sent without from the start. */
export const needless = ({ tools = [], mayCall }: ModelRequest): Without =>
  tools.length === 0 ? WITHOUT_TOOLS : new Set(mayCall === false ? [] : ['tool_choice']);

/** Calls a model; again, and from then on, without what its server refuses. */
export const createCaller = () => {
  /** By model. */
  const refused = new Map<string, Without>();

  return async <Answer>(
    model: string,
    spared: Without,
    send: (without: Without) => Promise<Answer>,
  ): Promise<Answer> => {
    let isOnce = false;
    for (let known = refused.get(model) ?? new Set(); ; ) {
      const without = new Set([...known, ...spared]);
      try {
        const answer = await send(without);
        if (!isOnce) refused.set(model, known);
        return answer;
      } catch (error) {
        const next = refusedNext(error, without);
        if (next === undefined) throw error;
        isOnce ||= isOfOneAnswer(error);
        known = new Set([...known, next]);
      }
    }
  };
};

/** The prompt was estimated to fit, and does not. */
export const isTooLong = (error: unknown): boolean =>
  isRefusal(error) && /context.?(?:length|size|window)/i.test(`${error.code} ${error.type} ${error.message}`);

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
const readable = (call: ToolCall): ToolCall => (isObject(call.arguments) ? call : { ...call, arguments: '{}' });

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
export const sentTools = ({ tools = [] }: ModelRequest, without: Without) =>
  without.has('tools')
    ? {}
    : {
        tools: tools.map((tool) => ({ type: 'function' as const, function: tool })),
        ...(without.has('tool_choice') ? {} : { tool_choice: 'none' as const }),
      };
