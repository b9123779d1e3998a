import type { BuiltInRequest } from '../../../../src/chat/models/answerer.ts';
import { builtInAnswer } from '../../../../src/chat/models/built-in/built-in-answerer.ts';

/** What the built-in answerer writes, marks and all. */
export const answerTo = async (request: BuiltInRequest): Promise<string> => builtInAnswer(request);
