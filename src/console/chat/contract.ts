/** What /chat/Chat/SessionList, MessageList and LeadList tell. */

export type SessionItem = {
  SessionID: number;
  LastMessageAt: string;
  Messages: number;
  FirstMessage: string;
  NoAnswer: number;
  HasLead: boolean;
};

export type MessageItem = {
  MessageID: number;
  Role: 'user' | 'assistant';
  Content: string;
  CreatedAt: string;
  State: 'Pending' | 'Answered' | 'Failed' | 'Partial';
  NoAnswer: boolean;
  TotalToken: number;
  FileIds: number[];
};

export type LeadItem = {
  LeadID: number;
  SessionID: number;
  Name: string;
  Email: string;
  Phone: string;
  Message: string;
  CreatedAt: string;
};

export type Listed<Item> = { List: Item[]; VirtualCount: number };

/** How many sessions or leads stand on a page. */
export const PAGE_SIZE = 25;
