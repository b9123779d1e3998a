import type { Conversation } from '../conversation.ts';
import type { Texts } from '../texts/texts.ts';

/** What every part of the view gets. */
export type ViewContext = { conversation: Conversation; texts: Texts; language: string };
