import type { ComponentChildren } from 'preact';
import { useApi } from '../surroundings.ts';
import { useData } from '../use-data.ts';
import { Field } from './field.tsx';
import { Loaded } from './loaded.tsx';

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

const NONE = (
  <p class="empty">
    There is no chatbot yet. <code>npx listingd chatbot add --name "Our homes" --time-zone America/Los_Angeles</code>{' '}
    makes one.
  </p>
);

/** The chatbot that the address names, else the first; and the choice of another one, where there are several. */
export const WithChatbot = ({
  serialNumber,
  onChoose,
  children,
}: {
  serialNumber: string | undefined;
  onChoose: (serialNumber: string) => void;
  children: (chatbot: ChatbotItem, choice: ComponentChildren) => ComponentChildren;
}) => {
  const { read } = useChatbots();
  return (
    <Loaded of={read}>
      {({ List: chatbots }) => {
        const chatbot = chatbots.find((each) => each.SerialNumber === serialNumber) ?? chatbots[0];
        if (chatbot === undefined) return NONE;
        const choice = chatbots.length > 1 && (
          <Field label="Chatbot">
            {(ids) => (
              <select
                {...ids}
                value={chatbot.SerialNumber}
                onChange={({ currentTarget }) => onChoose(currentTarget.value)}
              >
                {chatbots.map((each) => (
                  <option key={each.SerialNumber} value={each.SerialNumber}>
                    {nameOf(each)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        );
        return children(chatbot, choice);
      }}
    </Loaded>
  );
};
