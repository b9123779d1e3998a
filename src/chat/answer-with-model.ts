import { businessError, ServiceError } from '../errors.ts';
import { type Draft, emptyDraft, writeAnswer } from './answer/write-answer.ts';
import type { AnswererPart, ModelRequest, Provider, ToolCall } from './models/answerer.ts';
import { builtInAnswer } from './models/built-in/built-in-answerer.ts';
import { type ChosenModel, temperatureOf } from './models/models.ts';
import type { Meter } from './models/usage.ts';
import type { Prepared } from './prepare.ts';
import { cleanListingText, withoutMarker } from './prompt/clean.ts';
import { dataBlock } from './prompt/data-block.ts';
import { answeredCall, LEAST_DATA_TOKENS, promptTokens, roomBehind } from './prompt/prompt.ts';
import { estimateTokens } from './prompt/token-estimate.ts';
import type { SessionState } from './sessions/session-state.ts';
import { LISTING_TOOLS, type ListingTools } from './tools/listing-tools.ts';

type WritingOptions = {
  /** Kept up to date while the answer is written. */
  draft: Draft;
  /** Whether the parts leave as they come. */
  isStreamed: boolean;
  /** Whether who shows it reads Markdown. */
  readsMarkdown: boolean;
  disclaimerOf: (sourceId: number) => string | undefined;
};

type AnswerOptions = WritingOptions & {
  chatbotId: number;
  /** What the session remembers. */
  before: SessionState;
  tools: ListingTools;
  meter: Meter;
  /** Aborted when the client has gone, or when a model has taken too long. */
  signal: AbortSignal;
  /** Aborted when the client has gone. */
  clientSignal: AbortSignal;
};

/** So often a model may search by itself; then it has to answer. */
const MOST_ROUNDS = 3;

/** Whether the built-in answerer answers where a model failed by this: a 502 or 504, of its provider. */
export const fallsBack = ({ fallsBack: may }: ChosenModel, error: unknown): boolean =>
  may && error instanceof ServiceError && (error.code === 502 || error.code === 504);

/** Of the model's context, for one result. */
const LARGEST_RESULT = 0.25;
const LONGEST_ARGUMENTS = 2_000;

/** A call as every server takes it back, whatever the model wrote. */
const echoed = ({ name, arguments: given }: ToolCall, number: number, isWrong: boolean): ToolCall => ({
  id: `call${String(number).padStart(5, '0')}`,
  name: name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unknown',
  arguments: isWrong || given.length > LONGEST_ARGUMENTS ? '{}' : given,
});

/** Carries out what a model calls, and tells it what was found. `isFull`: there is no room for more. */
const createCarryOut = (
  { chatbotId, before, tools, signal }: AnswerOptions,
  { findings, now, marker, chosen }: Prepared,
) => {
  let carriedOut = 0;
  return async (messages: ModelRequest['messages'], calls: readonly ToolCall[], said: string) => {
    let all = [...messages];
    let isFull = false;
    for (const [index, call] of calls.entries()) {
      signal.throwIfAborted();
      const room = Math.min(roomBehind(all, chosen) / (calls.length - index), chosen.contextTokens * LARGEST_RESULT);
      isFull ||= room < LEAST_DATA_TOKENS;
      const result = isFull
        ? { wrong: 'there is no room for more; answer from what there is' }
        : await tools(call, { chatbotId, before, findings });
      const { rows } = findings;
      const told =
        'wrong' in result
          ? withoutMarker(`Error: ${cleanListingText(result.wrong)}`, marker)
          : dataBlock({ ...result, rows, now, marker, tokens: Math.floor(room) });
      carriedOut += 1;
      all = [...all, ...answeredCall(echoed(call, carriedOut, 'wrong' in result), told, index === 0 ? said : '')];
    }
    return { messages: all, isFull };
  };
};

/** Lets a model answer, searching by itself in between. What a call took is estimated where the provider does not report it. */
const converse = async function* (
  provider: Provider,
  request: ModelRequest,
  { carryOut, meter }: { carryOut: ReturnType<typeof createCarryOut>; meter: Meter },
): AsyncGenerator<AnswererPart> {
  const { tools = [] } = request;
  let { messages } = request;
  let hasSaid = false;
  let isFull = false;
  for (let round = 0; ; round += 1) {
    const mayCall = round < MOST_ROUNDS && !isFull;
    let calls: readonly ToolCall[] = [];
    let said = '';
    let isReported = false;
    try {
      for await (const part of provider.answer({ ...request, messages, mayCall })) {
        if ('text' in part) said += part.text;
        if ('tokens' in part) meter.add(part);
        isReported ||= 'tokens' in part;
        if ('calls' in part) calls = part.calls;
        else yield part;
      }
    } finally {
      const written = said + calls.map((call) => call.name + call.arguments).join('');
      if (!isReported && written !== '')
        meter.add({ tokens: promptTokens(messages, tools.length > 0) + estimateTokens(written) });
    }
    if (calls.length === 0) return;
    hasSaid ||= said.trim() !== '';
    // What has left stays; an answer that is not streamed can still be given by somebody else.
    if (!mayCall && hasSaid && request.isStreamed) return;
    if (!mayCall)
      throw businessError(502, 'The model goes on searching and gives no answer; please ask in other words');
    if (said.trim() !== '') yield { text: '\n\n' };
    ({ messages, isFull } = await carryOut(messages, calls, said));
  }
};

/** What the built-in answerer says, as the parts of an answer. */
const builtInParts = async function* ({ findings, ...prepared }: Prepared): AsyncGenerator<AnswererPart> {
  for (const text of builtInAnswer({ ...prepared, ...findings.all[0] }).split(/(?<=\n)/)) yield { text };
};

/** The built-in answerer's answer, as a visitor reads it. It quotes the listings, so that there is nothing to check. */
export const answerBuiltIn = (prepared: Prepared, options: WritingOptions): AsyncGenerator<string> => {
  const { findings, question, settings } = prepared;
  const { draft, isStreamed, readsMarkdown, disclaimerOf } = options;
  const input = {
    parts: builtInParts(prepared),
    findings,
    question,
    settings,
    isStreamed,
    readsMarkdown,
    disclaimerOf,
  };
  return writeAnswer({ ...input, isChecked: false }, draft);
};

/**
 * Answers what was prepared; yields the parts as a visitor reads them. Where a provider fails before anything has left, the built-in
 * answerer answers from the beginning.
 */
export const answerWithModel = async function* (prepared: Prepared, options: AnswerOptions): AsyncGenerator<string> {
  const { settings, question, findings, writeMessages, chosen } = prepared;
  const { draft, meter, signal, isStreamed, readsMarkdown, disclaimerOf } = options;
  const { provider, model, silenceSeconds, takesTools } = chosen;
  if (provider === undefined) return yield* answerBuiltIn(prepared, options);
  const messages = await writeMessages();
  const carryOut = createCarryOut(options, prepared);
  const temperature = temperatureOf(settings.Temperature);
  const tools = takesTools ? LISTING_TOOLS : [];
  const request = { model, temperature, messages, tools, isStreamed, silenceSeconds, signal };
  const parts = converse(provider, request, { carryOut, meter });
  const instead = () => builtInParts(prepared);
  let hasLeft = false;
  try {
    const input = { parts, findings, question, settings, isStreamed, readsMarkdown, disclaimerOf, instead };
    for await (const part of writeAnswer(input, draft)) {
      hasLeft ||= isStreamed;
      yield part;
    }
  } catch (error) {
    if (hasLeft || options.clientSignal.aborted || !fallsBack(chosen, error)) throw error;
    Object.assign(draft, emptyDraft(), { isInstead: true });
    yield* answerBuiltIn(prepared, options);
  }
};
