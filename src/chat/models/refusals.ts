import type { AnswererRequest } from './answerer.ts';

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

/** Whether only what the model wrote this time was refused, as Groq does with a call that it can't read. */
const isOfOneAnswer = (error: unknown): boolean => (error as Refusal).code === 'tool_use_failed';

export const WITHOUT_TOOLS: Without = new Set(['tools', 'tool_choice']);

/** What of tools a request is sent without from the start. */
export const needless = ({ tools = [], mayCall }: AnswererRequest): Without =>
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

/** Any other refusal, as of a content filter, is of one text alone. */
export const refusesSchemas = (error: unknown): boolean =>
  isRefusal(error) && /response_format|schema/i.test(`${error.param} ${error.code} ${error.message}`);

/** The prompt was estimated to fit, and does not. */
export const isTooLong = (error: unknown): boolean =>
  isRefusal(error) && /context.?(?:length|size|window)/i.test(`${error.code} ${error.type} ${error.message}`);
