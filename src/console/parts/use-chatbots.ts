import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';

/** A chatbot of the workspace, as /chat/Chatbot/List tells it. */
export type ChatbotItem = { SerialNumber: string; Name: string; TimeZone: string };

/** What a chatbot is called: its name, or the beginning of its serial number where it has none. */
export const nameOf = ({ Name, SerialNumber }: Pick<ChatbotItem, 'Name' | 'SerialNumber'>): string =>
  Name === '' ? `Chatbot ${SerialNumber.slice(0, 8)}…` : Name;

/** The chatbots of the workspace, oldest first, and what one is called by its serial number. */
export const useChatbots = () => {
  const api = useApi();
  const read = useData(() => api.call<{ List: ChatbotItem[] }>('/chat/Chatbot/List'), [api]);
  const chatbots = read.data?.List;
  const called = (SerialNumber: string): string =>
    nameOf(chatbots?.find((each) => each.SerialNumber === SerialNumber) ?? { SerialNumber, Name: '' });
  return { chatbots, called, read };
};
