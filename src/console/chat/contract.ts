import type { createConversationLists } from '../../conversations/conversation-lists.ts';
import type { ChatbotItem } from '../parts/chatbots.tsx';

/** What the lists of conversations, messages and leads answer. */
type Lists = ReturnType<typeof createConversationLists>;
export type Listed<Name extends keyof Lists> = Awaited<ReturnType<Lists[Name]>>;
export type SessionItem = Listed<'sessionList'>['List'][number];
export type MessageItem = Listed<'messageList'>['List'][number];
export type LeadItem = Listed<'leadList'>['List'][number];

/** What each part of the page of a chat gets: its chatbot, and what stands behind its name in the address. */
export type PartProps = { chatbot: ChatbotItem; path: readonly string[] };

/** How many sessions or leads stand on a page. */
export const PAGE_SIZE = 25;
