import { CHAT_ASK_TYPES, explainProblems, questionProblems } from '../chat/question.ts';
import { CONSTRAINT_FIELDS, OPERATORS } from '../chat/understand/constraint.ts';
import { AGGREGATES, ASKED_FIELDS } from '../chat/understand/understanding.ts';
import { Type } from '../fields/type.ts';
import { LANGUAGE_CODES } from '../language/language.ts';
import { AREA_UNITS } from '../listings/listing.ts';
import { data, events } from './reply.ts';
import { identifier, oneOf, serialNumber } from './request-fields.ts';
import type { Handler, Operation } from './route.ts';
import type { HttpServices } from './services.ts';

const Constraint = Type.Object(
  {
    Field: oneOf(CONSTRAINT_FIELDS, 'What it speaks of'),
    Operator: oneOf(OPERATORS, 'How'),
    Value: Type.Unsafe<unknown>({
      type: ['string', 'number', 'array'],
      items: { type: ['string', 'number'] },
      description: "Names, a number in the listings' own units, or IDs of listings (Shown)",
    }),
    AreaUnit: Type.Optional(oneOf(AREA_UNITS, 'Of areas')),
    Words: Type.String({ description: "The visitor's own words" }),
    Means: Type.String({ description: 'The same in plain English: "with at least 3 bedrooms"' }),
  },
  { title: 'Constraint' },
);

const Row = Type.Object({
  ID: Type.Integer(),
  MLSNumber: Type.String(),
  Reasons: Type.Array(
    Type.Object({
      Field: oneOf(['Tag', 'Near', 'Description'], 'What made it fit'),
      Value: Type.String({ description: 'The tag, the place or the words that were looked for' }),
      Words: Type.String({ description: "The listing's own words" }),
      Says: Type.Optional(Type.Literal('no', { description: 'Where the words say that the home has the feature not' })),
    }),
  ),
});

const texts = (description: string) => Type.Array(Type.String(), { description });

/** How a message would be understood. What was not asked for is left out. */
const Explanation = Type.Object(
  {
    Intent: oneOf(['search', 'lookup', 'compare', 'human', 'none'], 'What the message wants'),
    Language: oneOf(LANGUAGE_CODES, 'Language of the message, ISO 639-1'),
    Constraints: Type.Array(Constraint, { description: 'Conditions that hold, earlier messages included' }),
    Wishes: Type.Optional(
      Type.Array(Constraint, { description: 'Wishes: they order what matches and exclude nothing' }),
    ),
    Unexplained: texts('Words that say something and were not understood'),
    Refused: Type.Optional(texts('Words that ask to choose by a protected class; they decide nothing')),
    Order: Type.Optional(Type.String({ description: 'Like `Price asc`' })),
    Limit: Type.Optional(Type.Integer({ description: 'How many homes were asked for' })),
    Fields: Type.Optional(Type.Array(oneOf(ASKED_FIELDS, 'What is asked about'))),
    Tags: Type.Optional(texts('The features that `Tag` of `Fields` asks about')),
    Reference: Type.Optional(Type.Array(Type.Integer(), { description: 'IDs of the homes that were pointed at' })),
    Aggregate: Type.Optional(oneOf(AGGREGATES, 'What is asked of all that match')),
    Total: Type.Integer({ description: 'How many listings match' }),
    Relaxed: Type.Optional(
      Type.Array(Constraint, { description: 'Conditions given up since nothing matched them all' }),
    ),
    Rows: Type.Array(Row, { description: 'The listings that an answer would be made of' }),
    Call: Type.Optional(
      Type.Object(
        { Name: Type.String(), Arguments: Type.Object({}, { additionalProperties: true }) },
        { description: "The same request as the model's tool takes it" },
      ),
    ),
    Prompt: Type.Array(
      Type.Object(
        { role: oneOf(['system', 'user', 'assistant', 'tool'], 'Whose message'), content: Type.String() },
        { additionalProperties: true },
      ),
      { description: "What would be sent to a model, as OpenAI's chat completions take it" },
    ),
    Tokens: Type.Integer({ description: 'Tokens of the prompt, estimated' }),
  },
  { title: 'Explanation' },
);

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

/** The last part of an answer that is streamed. */
export const answerEnd = {
  QuestionID: Type.Integer({ description: 'ID of the message' }),
  AnswerID: Type.Integer({ description: 'ID of the answer' }),
  Answer: Type.String({ description: 'The answer: all parts before, joined' }),
  TotalToken: Type.Integer({ description: 'Tokens consumed' }),
};
const AnswerEnd = Type.Object(answerEnd, { title: 'AnswerEnd' });

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
  streams: AnswerEnd,
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

export const createChatHandlers = ({ chatbots, chat }: Pick<HttpServices, 'chatbots' | 'chat'>) => {
  const openSession: Handler<typeof createSession.request> = async ({ workspaceId, fields }) => {
    const SessionID = await chat.createSession(await chatbots.idOf(workspaceId, fields.serialNumber));
    // Who opens a chat asks soon. What fails here fails there again, and is told there.
    chat.warmUp().catch(() => undefined);
    return data({ SessionID });
  };

  const ask: Handler<typeof clientAsk.request> = async ({ workspaceId, fields, signal }) => {
    const question = {
      workspaceId,
      sessionID: fields.sessionID,
      content: fields.content ?? '',
      chatAskType: fields.chatAskType ?? 'Text',
      fileIds: fields.fileIds ?? [],
      signal,
    };
    return fields.stream ? events(await chat.askStream(question)) : data(await chat.ask(question));
  };

  const explainMessage: Handler<typeof explain.request> = async ({ workspaceId, fields, signal }) => {
    const { sessionID, content, Turns } = fields;
    return data(await chat.explain({ workspaceId, sessionID, content, turns: Turns ?? [], signal }));
  };

  return { openSession, ask, explainMessage };
};
