import type { PromptMessage } from '../prompt/prompt.ts';

/** What some servers and models refuse, and an answer does not depend on; by which words of a refusal it is told. */
const DISPENSABLE = {
  stream_options: /\bstream_options\b/i,
  temperature: /\btemperature\b/i,
  /** Also of organizations that are not verified. */
  stream: /\bstream(?:ing|ed)?\b/i,
  system: /\bsystem.?(?:role|message|prompt|instruction)|\broles?\b|\bdeveloper instruction/i,
};
type Dispensable = keyof typeof DISPENSABLE;
const NAMES = Object.keys(DISPENSABLE) as Dispensable[];

/** What a server is asked without. */
export type Without = ReadonlySet<Dispensable>;

/** What is told of a refusal by an error of the provider's client. */
type Refusal = Error & { status?: number; param?: string | null; code?: string | null; type?: string };

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && [400, 413, 422].includes((error as Refusal).status ?? 0);

/** What else a server is to be asked without. */
export const refusedNext = (error: unknown, without: Without): Dispensable | undefined =>
  isRefusal(error)
    ? NAMES.find((name) => !without.has(name) && DISPENSABLE[name].test(`${error.param} ${error.message}`))
    : undefined;

/** The messages for a server that knows no system role: what it says comes before the visitor's first words. */
export const withoutSystem = (messages: readonly PromptMessage[]): PromptMessage[] => {
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const others = messages.filter(({ role }) => role !== 'system');
  const first = others.findIndex(({ role }) => role === 'user');
  return others.map((message, index) =>
    index === first ? { ...message, content: [...system, message.content].join('\n\n') } : message,
  );
};

/** Any other refusal, as of a content filter, is of one text alone. */
export const refusesSchemas = (error: unknown): boolean =>
  isRefusal(error) && /response_format|schema/i.test(`${error.param} ${error.code} ${error.message}`);

/** The prompt was estimated to fit, and does not. */
export const isTooLong = (error: unknown): boolean =>
  isRefusal(error) && /context.?(?:length|size|window)/i.test(`${error.code} ${error.type} ${error.message}`);
