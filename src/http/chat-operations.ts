import { CHAT_ASK_TYPES, explainProblems, questionProblems } from '../chat/question.ts';
import { Type } from '../fields/type.ts';
import { Explanation } from './explanation-schema.ts';
import { identifier, oneOf, serialNumber } from './request-fields.ts';
import type { Operation } from './route.ts';

/** Each is read whole for the model. */
const MOST_FILES = 20;
const LONGEST_MESSAGE = 65_000;
const MOST_TURNS = 50;
const LONGEST_TURN = 4_000;

export const createSession = {
  summary: 'Create a chat session',
  request: Type.Object({ serialNumber }),
  data: Type.Object({ SessionID: Type.Integer({ description: 'What ClientAsk takes as sessionID' }) }),
} satisfies Operation;

export const clientAsk = {
  summary: 'Send a message to a chatbot, answered whole or as a stream',
  request: Type.Object({
    sessionID: identifier('ID of the session'),
    content: Type.Optional(
      Type.String({
        maxLength: LONGEST_MESSAGE,
        description: 'The message; needed for Text, may be blank for Image, Audio and Video',
      }),
    ),
    chatAskType: Type.Optional(oneOf(CHAT_ASK_TYPES, 'Kind of message; Text when left out')),
    stream: Type.Optional(Type.Boolean({ default: false, description: 'Answer as text/event-stream' })),
    fileIds: Type.Optional(
      Type.Array(identifier('FileStoreId of an upload'), {
        maxItems: MOST_FILES,
        description: 'One or more for Image, exactly one for Audio and Video',
      }),
    ),
  }),
  rules: questionProblems,
  data: Type.Object({
    messageid: Type.Integer({ description: 'ID of the answer' }),
    content: Type.String({ description: 'The answer' }),
    totalToken: Type.Integer({ description: 'Tokens consumed' }),
    noAnswer: Type.Boolean({ description: 'Whether the chatbot had no answer' }),
  }),
  streams: true,
} satisfies Operation;

export const explain = {
  summary: 'Show how a message would be understood and what would be found; no model is called, nothing is stored',
  request: Type.Object({
    sessionID: identifier('ID of the session'),
    content: Type.String({ maxLength: LONGEST_MESSAGE, description: 'The message' }),
    Turns: Type.Optional(
      Type.Array(Type.String({ maxLength: LONGEST_TURN }), {
        maxItems: MOST_TURNS,
        description: 'Messages that are understood first, as if they had been sent before',
      }),
    ),
  }),
  rules: explainProblems,
  data: Explanation,
} satisfies Operation;
