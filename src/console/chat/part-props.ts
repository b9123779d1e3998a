import type { ChatbotItem } from '../parts/use-chatbots.ts';

/** What each part of the page of a chat gets: its chatbot, and what stands behind its name in the address. */
export type PartProps = { chatbot: ChatbotItem; path: readonly string[] };
