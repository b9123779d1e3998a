import { type Draft, writeAnswer } from './answer/write-answer.ts';
import type { Answerer } from './models/answerer.ts';
import { temperatureOf } from './models/models.ts';
import type { Meter } from './models/usage.ts';
import type { Prepared } from './prepare.ts';

export type AnswerOptions = {
  /** Kept up to date while the answer is written. */
  draft: Draft;
  meter: Meter;
  signal: AbortSignal;
  disclaimerOf: (sourceId: number) => string | undefined;
};

/** Lets an answerer answer what was prepared; yields the parts as a visitor reads them. */
export const answerBy = (answerer: Answerer, prepared: Prepared, options: AnswerOptions): AsyncGenerator<string> => {
  const { settings, unread, understanding, found, messages, now, chosen, builtIn } = prepared;
  const { draft, meter, signal, disclaimerOf } = options;
  const temperature = temperatureOf(settings.Temperature);
  const request = { settings, unread, understanding, found, messages, now, model: chosen.model, temperature, signal };
  const parts = meter.watch(answerer.answer(request));
  const isChecked = answerer.quotesRows !== true;
  const instead = isChecked ? () => builtIn.answer(request) : undefined;
  const more = instead === undefined ? {} : { instead };
  return writeAnswer({ parts, found, understanding, settings, now, isChecked, disclaimerOf, ...more }, draft);
};
