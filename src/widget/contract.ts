/** What `/chat/Visitor/…` takes and answers, as src/http/visitor-operations.ts describes it. */

import type { ShownSettings as Settings } from '../chatbots/settings.ts';

export type { Settings };

/** A home below an answer. `Url` and `Image` may be blank. */
export type Card = { ID: number; Title: string; Price: string; Facts: string[]; Url: string; Image: string };

export type Message = {
  MessageID: number;
  Role: 'user' | 'assistant';
  Content: string;
  CreatedAt: string;
  Listings?: Card[];
  Partial?: true;
};

export type Opened = { Token: string; Settings: Settings; Messages: Message[] };

export type Question = { content: string; chatAskType: 'Text' | 'Image' | 'Audio'; fileIds: number[] };

/** How an answer ends. */
export type Answered = {
  QuestionID: number;
  AnswerID: number;
  Answer: string;
  Listings: Card[];
  WantsPerson?: true;
};

/** As much as one writes at once, of a question and of the form. */
export const LONGEST_MESSAGE = 4_000;

export type Contact = { Name: string; Email: string; Phone: string; Message: string };
