import type * as operation from './chatbot-operations.ts';
import { data } from './reply.ts';
import { withoutNulls } from './request-fields.ts';
import type { Handler } from './route.ts';
import type { HttpServices } from './services.ts';

export const createChatbotHandlers = ({ chatbots, chat }: Pick<HttpServices, 'chatbots' | 'chat'>) => {
  const edit: Handler<typeof operation.editChatbot.request> = async ({ workspaceId, fields }) => {
    const { serialNumber, ...change } = fields;
    await chatbots.edit(workspaceId, serialNumber, change);
    return data(1);
  };

  const add: Handler<typeof operation.addChatbot.request> = async ({ workspaceId, fields }) => {
    const { timeZone, Name } = withoutNulls(fields);
    const chatbot = await chatbots.add({ workspaceId, timeZone, ...(Name === undefined ? {} : { Name }) });
    return data(chatbot.serialNumber);
  };

  const get: Handler<typeof operation.getChatbot.request> = async ({ workspaceId, fields }) => {
    const { serialNumber, settings } = await chatbots.find(workspaceId, fields.serialNumber);
    return data({ serialNumber, ...settings });
  };

  const models: Handler<typeof operation.listModels.request> = async () => {
    const list = await chat.models();
    return data(list.map(({ Key, Value, Status }) => ({ Key, Value, Status })));
  };

  return { edit, add, get, models };
};
