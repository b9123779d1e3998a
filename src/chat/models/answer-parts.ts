import type { Logger } from '../../logger.ts';
import type { AnswererPart, ModelRequest } from './answerer.ts';
import { BrokenAnswer, hasBegun, type ProviderPiece } from './provider-stream.ts';
import { createCallReader } from './tool-calls.ts';
import type { Usage } from './usage.ts';
import { createVisibleText } from './visible-text.ts';

/** Characters. A model that goes on is in a loop: its answer ends here. */
const LONGEST_ANSWER = 100_000;

/**
 * Makes of a provider's pieces what goes on to the visitor, and remembers of each model how it begins. Throws BrokenAnswer where
 * nothing was said and nothing called.
 */
export const createAnswerParts = (log: Logger) => {
  const thinksFirst = new Map<string, boolean>();

  return async function* (
    pieces: AsyncIterable<ProviderPiece[]>,
    { model, isStreamed }: Pick<ModelRequest, 'model' | 'isStreamed'>,
  ): AsyncGenerator<AnswererPart> {
    const visible = createVisibleText({ thinksFirst: thinksFirst.get(model), isStreamed });
    const reader = createCallReader();
    let length = 0;
    let hasSaid = false;
    let hasSentAnything = false;
    let usage: Usage | undefined;
    let cutBy: string | undefined;
    const part = (text: string): { text: string } => {
      length += text.length;
      hasSaid ||= text.trim() !== '';
      return { text };
    };
    for await (const arrived of pieces) {
      for (const piece of arrived) {
        usage = piece.usage ?? usage;
        cutBy = piece.cutBy ?? cutBy;
        hasSentAnything ||= hasBegun(piece);
        for (const call of piece.calls ?? []) reader.add(call);
      }
      // What came together goes on together: each part that leaves costs more than what is in it.
      const text = visible.push(arrived.map((piece) => piece.text ?? '').join(''));
      if (text !== '') yield part(text.slice(0, LONGEST_ANSWER));
      if (reader.isFull() || length + visible.waits() >= LONGEST_ANSWER) break;
    }
    const rest = visible.end(cutBy !== undefined);
    if (rest !== '') yield part(rest);
    for (const call of visible.calls()) reader.addWhole(call);
    const calls = reader.end();
    thinksFirst.set(model, visible.thinksFirst());
    if (usage !== undefined) yield usage;
    if (!hasSaid && calls.length === 0)
      throw new BrokenAnswer(
        hasSentAnything ? 'the provider gave only reasoning' : 'the provider gave an empty answer',
      );
    if (cutBy !== undefined) log.warn({ model, reason: cutBy }, 'The model provider cut an answer');
    if (calls.length > 0) yield { calls };
    else if (cutBy !== undefined) yield { isCut: true };
  };
};
