import { Type } from 'typebox';
import type { FieldProblem } from '../fields/tidy-fields.ts';
import { identifier, oneOf, serialNumber } from './request-fields.ts';
import type { Operation } from './route.ts';

const MOST_FILES = 100;
const LONGEST_MESSAGE = 65_000;

export const createSession = {
  summary: 'Create a chat session',
  request: Type.Object({ serialNumber }),
  data: Type.Object({ SessionID: Type.Integer({ description: 'What ClientAsk takes as sessionID' }) }),
} satisfies Operation;

/** What `chatAskType` asks of `content` and `fileIds` (decisions.md, "ClientAsk"). Empty `fileIds` count as left out. */
const askRules = ({ chatAskType, content, fileIds }: Readonly<Record<string, unknown>>): FieldProblem[] => {
  const type = chatAskType ?? 'Text';
  const files = Array.isArray(fileIds) ? fileIds.length : 0;
  const problems: FieldProblem[] = [];
  const wrong = (field: string, words: string): void => {
    problems.push({ field, message: `${field} ${words}` });
  };
  if (type === 'Text') {
    if (typeof (content ?? '') === 'string' && String(content ?? '').trim() === '') {
      wrong('content', 'must not be blank when chatAskType is Text');
    }
    if (files > 0) wrong('fileIds', 'is valid only when chatAskType is Image, Audio or Video');
  }
  if (type === 'Image' && files === 0) wrong('fileIds', 'must hold one or more files when chatAskType is Image');
  if ((type === 'Audio' || type === 'Video') && files !== 1) {
    wrong('fileIds', `must hold exactly one file when chatAskType is ${type}`);
  }
  return problems;
};

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
    chatAskType: Type.Optional(oneOf(['Text', 'Audio', 'Image', 'Video'], 'Kind of message; Text when left out')),
    stream: Type.Optional(Type.Boolean({ default: false, description: 'Answer as text/event-stream' })),
    fileIds: Type.Optional(
      Type.Array(identifier('FileStoreId of an upload'), {
        maxItems: MOST_FILES,
        description: 'One or more for Image, exactly one for Audio and Video',
      }),
    ),
  }),
  rules: askRules,
  data: Type.Object({
    messageid: Type.Integer({ description: 'ID of the answer' }),
    content: Type.String({ description: 'The answer' }),
    totalToken: Type.Integer({ description: 'Tokens consumed' }),
    noAnswer: Type.Boolean({ description: 'Whether the chatbot had no answer' }),
  }),
  streams: true,
} satisfies Operation;
