import { businessError, ServiceError } from '../errors.ts';
import { type Draft, writeAnswer } from './answer/write-answer.ts';
import type { Answerer, AnswererPart, AnswererRequest, ToolCall } from './models/answerer.ts';
import { type ChosenModel, temperatureOf } from './models/models.ts';
import type { Meter } from './models/usage.ts';
import type { Prepared } from './prepare.ts';
import { dataBlock } from './prompt/data-block.ts';
import { answeredCall, promptTokens, roomBehind } from './prompt/prompt.ts';
import { estimateTokens } from './prompt/token-estimate.ts';
import type { SessionState } from './sessions/session-state.ts';
import { LISTING_TOOLS, type ListingTools } from './tools/listing-tools.ts';

export type AnswerOptions = {
  chatbotId: number;
  /** What the session remembers. */
  before: SessionState;
  tools: ListingTools;
  /** Kept up to date while the answer is written. */
  draft: Draft;
  meter: Meter;
  /** Aborted when the client has gone, or when a model has taken too long. */
  signal: AbortSignal;
  /** Aborted when the client has gone. */
  clientSignal: AbortSignal;
  /** Whether the parts leave as they come. */
  isStreamed: boolean;
  disclaimerOf: (sourceId: number) => string | undefined;
};

/** So often a model may search by itself; then it has to answer. */
const MOST_ROUNDS = 3;

/** Whether the built-in answerer answers where a model failed by this: a 502 or 504, of its provider. */
export const fallsBack = ({ fallsBack: may }: ChosenModel, error: unknown): boolean =>
  may && error instanceof ServiceError && (error.code === 502 || error.code === 504);

/** Carries out what a model calls, and tells it what was found. */
const createCarryOut =
  ({ chatbotId, before, tools }: AnswerOptions, { findings, now, marker, chosen }: Prepared) =>
  async (messages: AnswererRequest['messages'], calls: readonly ToolCall[], said: string) => {
    let all = [...messages];
    for (const [index, call] of calls.entries()) {
      const result = await tools(call, { chatbotId, before, findings });
      const tokens = Math.floor(roomBehind(all, chosen.contextTokens) / (calls.length - index));
      const { rows } = findings;
      const told = 'wrong' in result ? `Error: ${result.wrong}` : dataBlock({ ...result, rows, now, marker, tokens });
      all = [...all, ...answeredCall(call, told, index === 0 ? said : '')];
    }
    return all;
  };

/** Lets a model answer, searching by itself in between. What a call took is estimated where the provider does not report it. */
const converse = async function* (
  answerer: Answerer,
  request: AnswererRequest,
  { carryOut, meter }: { carryOut: ReturnType<typeof createCarryOut>; meter: Meter },
): AsyncGenerator<AnswererPart> {
  let { messages } = request;
  for (let round = 0; ; round += 1) {
    const mayCall = round < MOST_ROUNDS;
    let calls: readonly ToolCall[] = [];
    let said = '';
    let isReported = false;
    try {
      for await (const part of answerer.answer({ ...request, messages, mayCall })) {
        if ('text' in part) said += part.text;
        isReported ||= 'tokens' in part;
        if ('calls' in part) calls = part.calls;
        else yield part;
      }
    } finally {
      const written = said + calls.map((call) => call.name + call.arguments).join('');
      if (!isReported && written !== '') meter.add({ tokens: promptTokens(messages) + estimateTokens(written) });
    }
    if (calls.length === 0) return;
    if (!mayCall && said.trim() !== '') return;
    if (!mayCall)
      throw businessError(502, 'The model goes on searching and gives no answer; please ask in other words');
    if (said.trim() !== '') yield { text: '\n\n' };
    messages = await carryOut(messages, calls, said);
  }
};

/**
 * Lets an answerer answer what was prepared; yields the parts as a visitor reads them. Where a provider fails before anything has left, the
 * built-in answerer answers from the beginning.
 */
export const answerBy = async function* (
  answerer: Answerer,
  prepared: Prepared,
  options: AnswerOptions,
): AsyncGenerator<string> {
  const { settings, question, findings, messages, now, chosen, builtIn } = prepared;
  const { draft, meter, clientSignal, isStreamed, disclaimerOf } = options;
  const { model, silenceSeconds, takesTools } = chosen;
  const tools = takesTools ? { tools: LISTING_TOOLS } : {};
  const temperature = temperatureOf(settings.Temperature);
  const [{ understanding, found }] = findings.all;
  const carryOut = createCarryOut(options, prepared);
  const write = (by: Answerer, unread: Prepared['unread']): AsyncGenerator<string> => {
    // What is there at once is not too late.
    const signal = by === builtIn ? clientSignal : options.signal;
    const asked = { settings, unread, understanding, found, messages, now };
    const request = { ...asked, model, temperature, isStreamed, silenceSeconds, signal, ...tools };
    const isChecked = by.quotesRows !== true;
    const instead = isChecked ? { instead: () => builtIn.answer(request) } : {};
    const parts = meter.watch(isChecked ? converse(by, request, { carryOut, meter }) : by.answer(request));
    const input = { parts, findings, question, settings, isChecked, isStreamed, disclaimerOf };
    return writeAnswer({ ...input, ...instead }, draft);
  };
  let hasLeft = false;
  try {
    for await (const part of write(answerer, prepared.unread)) {
      hasLeft = true;
      yield part;
    }
  } catch (error) {
    if (hasLeft || !fallsBack(chosen, error)) throw error;
    draft.isInstead = true;
    yield* write(builtIn, prepared.unreadInstead);
  }
};
