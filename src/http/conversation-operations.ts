import { MESSAGE_STATES } from '../conversations/conversation-lists.ts';
import { isDayOrTime } from '../conversations/period.ts';
import type { FieldProblem } from '../fields/tidy-fields.ts';
import { Type } from '../fields/type.ts';
import { data } from './reply.ts';
import { identifier, listPage, oneOf, PageNumber, PageSize, serialNumber, withoutNulls } from './request-fields.ts';
import type { Handler, Operation } from './route.ts';
import type { HttpServices } from './services.ts';

const LONGEST_TIME = 40;
const LONGEST_DETAIL = 320;

const dayOrTime = (description: string) => Type.Optional(Type.String({ maxLength: LONGEST_TIME, description }));
const From = dayOrTime("Made from this day (2026-11-29, of the chatbot's TimeZone) or time on, ISO 8601");
const To = dayOrTime('Made up to the end of this day, or before this time');

const periodProblems = (fields: Readonly<Record<string, unknown>>): FieldProblem[] =>
  ['From', 'To'].flatMap((field) => {
    const value = fields[field];
    if (typeof value !== 'string' || value === '' || isDayOrTime(value)) return [];
    return [
      { field, message: `${field} must be a day or a time of ISO 8601, like 2026-11-29 or 2026-11-29T10:30:00Z` },
    ];
  });

const time = (description: string) => Type.String({ description: `${description}, ISO 8601 in UTC` });

export const listSessions = {
  summary: 'List the sessions of a chatbot in which something was said, newest first',
  request: Type.Object({
    serialNumber,
    From,
    To,
    WithLeads: Type.Optional(Type.Boolean({ default: false, description: 'Only sessions whose visitor left a lead' })),
    PageNumber,
    PageSize,
  }),
  rules: periodProblems,
  data: Type.Object({
    List: Type.Array(
      Type.Object(
        {
          SessionID: Type.Integer({ description: 'ID of the session' }),
          SerialNumber: Type.String({ description: 'Chatbot ID' }),
          CreatedAt: time('When it was opened'),
          LastMessageAt: time('When its last message was'),
          Messages: Type.Integer({ description: 'How many questions and answers it has' }),
          FirstMessage: Type.String({ description: 'The first 200 characters of the first question' }),
          NoAnswer: Type.Integer({ description: 'How many questions the chatbot had no answer to' }),
          HasLead: Type.Boolean({ description: 'Whether the visitor left an e-mail address or phone number' }),
        },
        { title: 'Session' },
      ),
    ),
    VirtualCount: Type.Integer({ description: 'How many sessions match' }),
  }),
} satisfies Operation;

export const listMessages = {
  summary: 'Show what was said in a session, oldest first',
  request: Type.Object({ sessionID: identifier('ID of the session'), PageNumber, PageSize }),
  data: Type.Object({
    List: Type.Array(
      Type.Object(
        {
          MessageID: Type.Integer({ description: 'ID of the message' }),
          Role: oneOf(['user', 'assistant'], 'Who said it'),
          Content: Type.String({ description: 'What was said' }),
          CreatedAt: time('When it was said'),
          State: oneOf(
            MESSAGE_STATES,
            'Of a question: Pending while it is answered, Answered, Failed. Of an answer: Answered, or Partial where the visitor left or it broke off',
          ),
          NoAnswer: Type.Boolean({ description: 'Of an answer: whether the chatbot had none' }),
          TotalToken: Type.Integer({ description: 'Of an answer: tokens consumed' }),
          FileIds: Type.Array(Type.Integer(), { description: 'Files that came with it and are still there' }),
        },
        { title: 'Message' },
      ),
    ),
    VirtualCount: Type.Integer({ description: 'How many messages there are on all pages' }),
  }),
} satisfies Operation;

export const listLeads = {
  summary: 'List how visitors of a chatbot can be reached, newest first',
  request: Type.Object({ serialNumber, From, To, PageNumber, PageSize }),
  rules: periodProblems,
  data: Type.Object({
    List: Type.Array(
      Type.Object(
        {
          LeadID: Type.Integer({ description: 'ID of the lead' }),
          SessionID: Type.Integer({ description: 'Its session, which may have been removed by its age' }),
          Name: Type.String({ description: 'The name; "" where none was left' }),
          Email: Type.String({ description: 'E-mail address; "" where none was left' }),
          Phone: Type.String({ description: 'As the visitor wrote it' }),
          Message: Type.String({ description: 'The message that it was left with' }),
          CreatedAt: time('When it was first left'),
        },
        { title: 'Lead' },
      ),
    ),
    VirtualCount: Type.Integer({ description: 'How many leads match' }),
  }),
} satisfies Operation;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

export const eraseConversations = {
  summary: 'Remove for good what a visitor wrote and left: sessions with messages, files and lead',
  request: Type.Object({
    sessionID: Type.Optional(identifier('ID of the session')),
    Email: Type.Optional(
      Type.String({
        maxLength: LONGEST_DETAIL,
        description: 'All sessions in which this address was left, in any case',
      }),
    ),
    Phone: Type.Optional(
      Type.String({
        maxLength: LONGEST_DETAIL,
        description: 'All sessions in which this number was left, by its digits',
      }),
    ),
  }),
  rules: ({ sessionID, Email, Phone }) =>
    [sessionID, Email, Phone].filter(isGiven).length === 1
      ? []
      : [{ field: 'sessionID', message: 'Exactly one of sessionID, Email and Phone must be given' }],
  data: Type.Object({ SuccessCount: Type.Integer({ description: 'Of how many sessions something was removed' }) }),
} satisfies Operation;

export const createConversationHandlers = ({ conversations }: Pick<HttpServices, 'conversations'>) => {
  const sessionList: Handler<typeof listSessions.request> = async ({ workspaceId, fields }) =>
    data(await conversations.sessionList(workspaceId, { ...withoutNulls(fields), ...listPage(fields) }));

  const messageList: Handler<typeof listMessages.request> = async ({ workspaceId, fields }) =>
    data(await conversations.messageList(workspaceId, { sessionID: fields.sessionID, ...listPage(fields) }));

  const leadList: Handler<typeof listLeads.request> = async ({ workspaceId, fields }) =>
    data(await conversations.leadList(workspaceId, { ...withoutNulls(fields), ...listPage(fields) }));

  const erase: Handler<typeof eraseConversations.request> = async ({ workspaceId, fields }) =>
    data({ SuccessCount: await conversations.erase(workspaceId, withoutNulls(fields)) });

  return { sessionList, messageList, leadList, erase };
};
