/** What `/chat/Visitor/…` takes and answers, as src/http/visitor-operations.ts describes it. */

import type { ListingCard as Card } from '../chat/answer/listing-card.ts';
import type { ShownSettings as Settings } from '../chatbots/settings.ts';

export type { Card, Settings };

export type Message = {
  MessageID: number;
  Role: 'user' | 'assistant';
  Content: string;
  Listings?: Card[];
  Attached?: 'Image' | 'Audio' | 'Video';
  Partial?: true;
};

export type Opened = { Token: string; Settings: Settings; Messages: Message[] };

export type Question = { content: string; chatAskType: 'Text' | 'Image' | 'Audio'; fileIds: number[] };

/** How an answer ends. */
export type Answered = {
  AnswerID: number;
  Answer: string;
  Listings: Card[];
  WantsPerson?: true;
};

/** As much as one writes at once, of a question and of the form. */
export const LONGEST_MESSAGE = 4_000;

export type Contact = { Name: string; Email: string; Phone: string; Message: string };
