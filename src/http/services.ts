import type { AccessService } from '../access/access-service.ts';
import type { ChatAskType } from '../chat/question.ts';
import type { ChatbotService } from '../chatbots/chatbot-service.ts';
import type { ListItem } from '../listings/list-item.ts';
import type { KeyType, ListingInput, SaleType } from '../listings/listing.ts';

/** What the HTTP layer needs of the rest of the program; `app.ts` hands it in. Failures are ServiceErrors. */

export type ListingsForHttp = {
  /** The new listing's ID. */
  create(chatbotId: number, input: ListingInput): Promise<number>;
  /** How many listings the key named: 1. */
  update(chatbotId: number, key: { Key: string; KeyType: KeyType }, input: ListingInput): Promise<number>;
  list(chatbotId: number, filter: ListFilter): Promise<{ List: ListItem[]; VirtualCount: number }>;
  /** How many listings were deleted. */
  remove(chatbotId: number, keys: readonly string[], keyType: KeyType): Promise<number>;
};

export type ListFilter = {
  CityName?: string;
  SaleType?: SaleType;
  MLSNumber?: string;
  PageNumber: number;
  PageSize: number;
  AfterID?: number;
};

export type Question = {
  workspaceId: number;
  sessionID: number;
  content: string;
  chatAskType: ChatAskType;
  fileIds: number[];
  /** Aborted when the client goes away, and when the process has to stop. */
  signal: AbortSignal;
};

export type Answer = { messageid: number; content: string; totalToken: number; noAnswer: boolean };

export type AnswerPart =
  | { content: string }
  | { QuestionID: number; AnswerID: number; Answer: string; TotalToken: number };

export type ListedModel = { Key: string; Value: string; Status: boolean };

export type ChatForHttp = {
  createSession(chatbotId: number): Promise<number>;
  ask(question: Question): Promise<Answer>;
  /** Rejects before the first part for an ordinary failure. */
  askStream(question: Question): Promise<AsyncIterable<AnswerPart>>;
  models(): ListedModel[] | Promise<ListedModel[]>;
};

/** The Data shapes of decisions.md, "Feed operations". */
export type FeedsForHttp = {
  list(workspaceId: number): Promise<unknown>;
  importFeed(workspaceId: number, request: { Feed: string; DryRun: boolean }): Promise<unknown>;
  runList(workspaceId: number, request: { Feed?: string; PageNumber: number; PageSize: number }): Promise<unknown>;
  runDetail(workspaceId: number, request: { RunID: number; PageNumber: number; PageSize: number }): Promise<unknown>;
  approve(workspaceId: number, RunID: number): Promise<unknown>;
  cancel(workspaceId: number, RunID: number): Promise<unknown>;
};

export type HttpServices = {
  access: Pick<AccessService, 'findOwner'>;
  chatbots: Pick<ChatbotService, 'add' | 'edit' | 'find'>;
  listings: ListingsForHttp;
  chat: ChatForHttp;
  feeds: FeedsForHttp;
  /** Rejects while the database can't be used. */
  checkDatabase(): Promise<void>;
};
