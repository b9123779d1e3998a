import { ChatbotSettings } from '../chatbots/settings.ts';
import { Type } from '../fields/type.ts';
import { MAIL_SETTINGS } from '../mail/mail-settings.ts';
import { data, dataWithWarning } from './reply.ts';
import { serialNumber, withoutNulls } from './request-fields.ts';
import type { Handler, Operation } from './route.ts';
import type { HttpServices } from './services.ts';

export const editChatbot = {
  summary: 'Edit the settings of a chatbot',
  request: Type.Object({ serialNumber, ...Type.Partial(ChatbotSettings).properties }),
  data: Type.Integer({ description: '1: stored' }),
} satisfies Operation;

export const addChatbot = {
  summary: 'Create a chatbot',
  request: Type.Object({
    timeZone: ChatbotSettings.properties.TimeZone,
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 0, description: 'Kind of chatbot: 0 is the only one' })),
    Name: Type.Optional(ChatbotSettings.properties.Name),
  }),
  data: Type.String({ description: 'The serial number, 32 lower-case hex digits' }),
  takesIdempotencyKey: true,
} satisfies Operation;

export const getChatbot = {
  summary: 'Read the settings of a chatbot',
  request: Type.Object({ serialNumber }),
  data: Type.Object({ serialNumber, ...ChatbotSettings.properties }, { title: 'ChatbotSettings' }),
} satisfies Operation;

export const listChatbots = {
  summary: 'List the chatbots of the workspace, oldest first',
  request: Type.Object({}),
  data: Type.Object({
    List: Type.Array(
      Type.Object({
        SerialNumber: Type.String({ description: 'Chatbot ID' }),
        Name: Type.String({ description: '"" where it has none' }),
        TimeZone: Type.String(),
      }),
    ),
  }),
} satisfies Operation;

export const listModels = {
  summary: 'List the models that a chatbot may use',
  request: Type.Object({}),
  data: Type.Array(
    Type.Object(
      {
        Key: Type.String({ description: 'What a chatbot names in its setting Model' }),
        Value: Type.String({ description: "The provider's name of the model" }),
        Status: Type.Boolean({ description: 'Whether it may be chosen' }),
      },
      { title: 'Model' },
    ),
  ),
} satisfies Operation;

export const createChatbotHandlers = ({
  chatbots,
  chat,
  sendsMail,
}: Pick<HttpServices, 'chatbots' | 'chat' | 'sendsMail'>) => {
  const edit: Handler<typeof editChatbot.request> = async ({ workspaceId, fields }) => {
    const { serialNumber, ...change } = fields;
    await chatbots.edit(workspaceId, serialNumber, change);
    const mailed = MAIL_SETTINGS.filter((name) => (change[name] ?? '').trim() !== '');
    if (sendsMail || mailed.length === 0) return data(1);
    return dataWithWarning(
      1,
      `Nothing is sent by ${mailed.join(', ')} until the service has SMTP_URL: mails are kept for 30 days`,
    );
  };

  const add: Handler<typeof addChatbot.request> = async ({ workspaceId, fields, remember }) => {
    const { timeZone, Name } = withoutNulls(fields);
    const chatbot = await chatbots.add({ workspaceId, timeZone, ...(Name === undefined ? {} : { Name }) }, remember);
    return data(chatbot.serialNumber);
  };

  const get: Handler<typeof getChatbot.request> = async ({ workspaceId, fields }) => {
    const { serialNumber, settings } = await chatbots.find(workspaceId, fields.serialNumber);
    return data({ serialNumber, ...settings });
  };

  const list: Handler<typeof listChatbots.request> = async ({ workspaceId }) =>
    data({
      List: (await chatbots.list(workspaceId)).map(({ serialNumber, settings: { Name, TimeZone } }) => ({
        ...{ SerialNumber: serialNumber, Name, TimeZone },
      })),
    });

  const models: Handler<typeof listModels.request> = async () => {
    const list = await chat.models();
    return data(list.map(({ Key, Value, Status }) => ({ Key, Value, Status })));
  };

  return { edit, add, get, list, models };
};
