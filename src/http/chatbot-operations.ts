import { ChatbotSettings } from '../chatbots/settings.ts';
import { Type } from '../fields/type.ts';
import { serialNumber } from './request-fields.ts';
import type { Operation } from './route.ts';

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
} satisfies Operation;

export const getChatbot = {
  summary: 'Read the settings of a chatbot',
  request: Type.Object({ serialNumber }),
  data: Type.Object({ serialNumber, ...ChatbotSettings.properties }),
} satisfies Operation;

export const listModels = {
  summary: 'List the models that a chatbot may use',
  request: Type.Object({}),
  data: Type.Array(Type.Object({ Key: Type.String(), Value: Type.String(), Status: Type.Boolean() })),
} satisfies Operation;
