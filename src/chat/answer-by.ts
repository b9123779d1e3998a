import { ServiceError } from '../errors.ts';
import { type Draft, writeAnswer } from './answer/write-answer.ts';
import type { Answerer } from './models/answerer.ts';
import { type ChosenModel, temperatureOf } from './models/models.ts';
import type { Meter } from './models/usage.ts';
import type { Prepared } from './prepare.ts';

export type AnswerOptions = {
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

/** Whether the built-in answerer answers where a model failed by this: a 502 or 504, of its provider. */
export const fallsBack = ({ fallsBack: may }: ChosenModel, error: unknown): boolean =>
  may && error instanceof ServiceError && (error.code === 502 || error.code === 504);

/**
 * Lets an answerer answer what was prepared; yields the parts as a visitor reads them. Where a provider fails before anything has left, the
 * built-in answerer answers from the beginning.
 */
export const answerBy = async function* (
  answerer: Answerer,
  prepared: Prepared,
  options: AnswerOptions,
): AsyncGenerator<string> {
  const { settings, understanding, found, messages, now, chosen, builtIn } = prepared;
  const { draft, meter, clientSignal, isStreamed, disclaimerOf } = options;
  const { model, silenceSeconds } = chosen;
  const temperature = temperatureOf(settings.Temperature);
  const write = (by: Answerer, unread: Prepared['unread']): AsyncGenerator<string> => {
    // What is there at once is not too late.
    const signal = by === builtIn ? clientSignal : options.signal;
    const asked = { settings, unread, understanding, found, messages, now };
    const request = { ...asked, model, temperature, isStreamed, silenceSeconds, signal };
    const isChecked = by.quotesRows !== true;
    const instead = isChecked ? { instead: () => builtIn.answer(request) } : {};
    const parts = meter.watch(by.answer(request));
    const input = { parts, found, understanding, settings, now, isChecked, isStreamed, disclaimerOf };
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
