import { type ChatbotItem, WithChatbot } from '../parts/chatbots.tsx';
import { Heading } from '../parts/heading.tsx';
import { goTo, linkTo, type Page, type PageProps } from '../place.ts';
import { Conversation } from './conversation.tsx';
import { Conversations } from './conversations.tsx';
import { Leads } from './leads.tsx';
import { Settings } from './settings.tsx';
import { Talk } from './talk.tsx';

const PARTS = [
  ['talk', 'Try it', Talk],
  ['settings', 'Settings', Settings],
  ['conversations', 'Conversations', Conversations],
  ['leads', 'Leads', Leads],
] as const;

const Parts = ({ chatbot, current }: { chatbot: ChatbotItem; current: string }) => (
  <nav class="tabs" aria-label="Parts of the chat">
    <ul>
      {PARTS.map(([name, title]) => (
        <li key={name}>
          <a href={linkTo('chat', chatbot.SerialNumber, name)} aria-current={name === current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** `#/chat/SERIAL/talk`, `settings`, `conversations`, `leads`; `#/chat/SERIAL/conversation/ID` is one of them. */
const Chat = ({ path: [serialNumber, part = 'talk', ...rest] }: PageProps) => (
  <WithChatbot
    serialNumber={serialNumber}
    onChoose={(chosen) => goTo('chat', chosen, part === 'conversation' ? 'conversations' : part)}
  >
    {(chatbot, choice) => {
      if (part === 'conversation') return <Conversation serialNumber={chatbot.SerialNumber} id={Number(rest[0])} />;
      const [name, title, View] = PARTS.find(([each]) => each === part) ?? PARTS[0];
      return (
        <>
          <Heading title={name === 'talk' ? 'Chat' : title}>{choice}</Heading>
          <Parts chatbot={chatbot} current={name} />
          <View chatbot={chatbot} path={rest} />
        </>
      );
    }}
  </WithChatbot>
);

export const CHAT: Page = { name: 'chat', title: 'Chat', icon: 'chat', View: Chat };
