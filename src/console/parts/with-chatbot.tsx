import type { ComponentChildren } from 'preact';
import { Field } from './field.tsx';
import { Loaded } from './loaded.tsx';
import { type ChatbotItem, nameOf, useChatbots } from './use-chatbots.ts';

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
