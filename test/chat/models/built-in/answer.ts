import type { AnswererRequest } from '../../../../src/chat/models/answerer.ts';
import { createBuiltInAnswerer } from '../../../../src/chat/models/built-in/built-in-answerer.ts';

const answerer = createBuiltInAnswerer();

/** What the built-in answerer writes, marks and all. */
export const answerTo = async (request: AnswererRequest): Promise<string> => {
  let text = '';
  for await (const part of answerer.answer(request)) if ('text' in part) text += part.text;
  return text;
};
