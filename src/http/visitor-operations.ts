import { questionProblems } from '../chat/question.ts';
import { ChatbotSettings, SHOWN_SETTINGS } from '../chatbots/settings.ts';
import { contactProblems } from '../conversations/people.ts';
import { Type } from '../fields/type.ts';
import { answerEnd, clientAsk } from './chat-operations.ts';
import { uploadFile as upload } from './file-operations.ts';
import { data, events } from './reply.ts';
import { oneOf, serialNumber } from './request-fields.ts';
import type { FindFileLimit, Handler, Operation } from './route.ts';
import type { HttpServices } from './services.ts';

const text = (description: string) => Type.String({ description });

const Card = Type.Object(
  {
    ID: Type.Integer({ description: 'ID of the listing' }),
    Title: text('Its address; city and number where the address is hidden'),
    Price: text('With its currency, as the answer writes it'),
    Facts: Type.Array(Type.String(), {
      description: 'Where it stands unless it is on the market, rooms, area and type',
    }),
    Url: text('http or https'),
    Image: text('Address of its first picture; a path of the service where that shows it itself'),
  },
  { title: 'Card', description: 'A home; what is not known is ""' },
);

const Message = Type.Object(
  {
    MessageID: Type.Integer({ description: 'ID of the message' }),
    Role: oneOf(['user', 'assistant'], 'Who wrote it'),
    Content: text('What was written'),
    CreatedAt: Type.String({ format: 'date-time', description: 'When' }),
    Listings: Type.Optional(Type.Array(Card, { description: 'The homes that an answer named' })),
    Attached: Type.Optional(oneOf(['Image', 'Audio', 'Video'], 'The kind of files that came with it')),
    Partial: Type.Optional(Type.Literal(true, { description: 'The answer broke off, or was stopped' })),
  },
  { title: 'VisitorMessage' },
);

/** What a website shows of a chatbot, under the names of its settings. */
const Settings = Type.Object(
  {
    SerialNumber: text('Chatbot ID'),
    Language: text('ISO 639-1, of AIResponseLanguage; "" where it names none that is known'),
    ChatProfilePicture: text('Path of the picture'),
    ChatIcon: text('Path of the picture'),
    TakesContact: Type.Boolean({ description: 'Whether somebody is told who wants to talk to a person' }),
    ...Object.fromEntries(SHOWN_SETTINGS.map((name) => [name, ChatbotSettings.properties[name]])),
  },
  { title: 'VisitorSettings', additionalProperties: true },
);

export const visitorSettings = {
  summary: 'Read what a page shows of a chatbot, without opening it',
  request: Type.Object({ serialNumber }),
  data: Settings,
} satisfies Operation;

export const openVisitor = {
  summary: 'Open a chatbot on a page, or go on with an earlier session',
  request: Type.Object({
    serialNumber,
    Token: Type.Optional(Type.String({ description: 'Of an earlier Open, on a page of the same origin' })),
  }),
  data: Type.Object({
    Token: text('What the other operations of a visitor take as Authorization: Bearer'),
    Settings: Settings,
    Messages: Type.Array(Message, { description: 'What was said so far, oldest first' }),
  }),
} satisfies Operation;

/** As a person writes one: what is read of each takes a while. */
const LONGEST_MESSAGE = 4_000;
const { content, chatAskType, fileIds } = clientAsk.request.properties;

const VisitorAnswerEnd = Type.Object(
  {
    ...answerEnd,
    Listings: Type.Array(Card, { description: 'The homes that the answer names' }),
    WantsPerson: Type.Optional(Type.Literal(true, { description: 'The visitor wants to talk to a person' })),
  },
  { title: 'VisitorAnswerEnd' },
);

export const askAsVisitor = {
  summary: 'Send a message, answered as a stream; its last chunk has the homes that the answer names',
  request: Type.Object({ content: { ...content, maxLength: LONGEST_MESSAGE }, chatAskType, fileIds }),
  rules: questionProblems,
  data: VisitorAnswerEnd,
  streams: VisitorAnswerEnd,
} satisfies Operation;

export const uploadAsVisitor = {
  summary: 'Send a picture, sound or video for a message of this session, where the chatbot takes it',
  request: upload.request,
  data: upload.data,
} satisfies Operation;

export const contactAsVisitor = {
  summary: 'Ask to be called or written to by a person',
  request: Type.Object({
    Name: Type.Optional(Type.String({ maxLength: 255, description: "The visitor's name" })),
    Email: Type.Optional(
      Type.String({
        ...{ maxLength: 254, format: 'email-address', pattern: '@.+\\.' },
        ...{ examples: ['ann@example.com'], description: 'E-mail address' },
      }),
    ),
    Phone: Type.Optional(Type.String({ maxLength: 40, description: 'Telephone number, as the visitor writes it' })),
    Message: Type.Optional(Type.String({ maxLength: LONGEST_MESSAGE, description: 'What it is about' })),
  }),
  rules: contactProblems,
  data: Type.Literal(1),
} satisfies Operation;

const SETTINGS_SECONDS = 60;

/** Operations of websites, which have no key. */
export const createVisitorHandlers = ({ visitors, files }: Pick<HttpServices, 'visitors' | 'files'>) => {
  const settings: Handler<typeof visitorSettings.request> = async (request) => {
    const shown = await visitors.settings(request.fields.serialNumber, request);
    return data(shown, SETTINGS_SECONDS);
  };

  const open: Handler<typeof openVisitor.request> = async (request) =>
    data(await visitors.open(request.fields.serialNumber, request.fields.Token ?? undefined, request));

  const ask: Handler<typeof askAsVisitor.request> = async ({ visitor, fields, network, signal }) => {
    const question = {
      ...{ content: fields.content ?? '', chatAskType: fields.chatAskType ?? 'Text', fileIds: fields.fileIds ?? [] },
      signal,
    };
    return events(await visitors.ask(visitor, question, network));
  };

  const receive: Handler<typeof uploadAsVisitor.request> = async ({ visitor, fields, network }) =>
    data({ FileStoreId: String(await visitors.upload(visitor, fields.file, network)) });

  const uploadLimit: FindFileLimit = async () => files.limit;

  const contact: Handler<typeof contactAsVisitor.request> = async ({ visitor, fields, network }) => {
    const { Name, Email, Phone, Message } = fields;
    const given = { Name: Name ?? '', Email: Email ?? '', Phone: Phone ?? '', Message: Message ?? '' };
    await visitors.contact(visitor, given, network);
    return data(1);
  };

  return { settings, open, ask, receive, uploadLimit, contact };
};
