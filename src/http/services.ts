import type { AccessService } from '../access/access-service.ts';
import type { WorkspaceKeys } from '../access/workspace-keys.ts';
import type { ChatService } from '../chat/chat-service.ts';
import type { ChatbotService } from '../chatbots/chatbot-service.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { IdempotencyKeyStore, Remember } from '../database/idempotency-key-store.ts';
import type { FileService } from '../files/file-service.ts';
import type { FileLimit, ReceivedFile } from '../files/received-file.ts';
import type { ListingService } from '../listings/listing-service.ts';
import type { Lazy } from '../process/when-needed.ts';
import type { VisitorService } from '../visitors/visitor-service.ts';

/** What the HTTP layer needs of the rest of the program; `app.ts` hands it in. Failures are ServiceErrors. */

type ListingsForHttp = Pick<ListingService, 'create' | 'update' | 'list' | 'remove' | 'history' | 'show'>;
export type ChatForHttp = Pick<ChatService, 'createSession'> &
  Lazy<ChatService, 'ask' | 'askStream' | 'explain' | 'models' | 'warmUp'>;

/** The Data shapes of feeds/feed-data.ts. */
type FeedsForHttp = {
  list(workspaceId: number): Promise<unknown>;
  /** `remember` keeps the answer with what it tells of, as in `create` of listings, `add` of chatbots and `undo`. */
  importFeed(workspaceId: number, request: { Feed: string; DryRun: boolean }, remember?: Remember): Promise<unknown>;
  runList(workspaceId: number, request: { Feed?: string; PageNumber: number; PageSize: number }): Promise<unknown>;
  runDetail(workspaceId: number, request: { RunID: number; PageNumber: number; PageSize: number }): Promise<unknown>;
  runChanges(workspaceId: number, request: { RunID: number; PageNumber: number; PageSize: number }): Promise<unknown>;
  undo(workspaceId: number, request: { RunID: number }, remember?: Remember): Promise<unknown>;
  approve(workspaceId: number, RunID: number): Promise<unknown>;
  cancel(workspaceId: number, RunID: number): Promise<unknown>;
  /** For a file of the feed, or of any where none is named; fails where `upload` would. */
  uploadLimit(workspaceId: number, Feed?: string): Promise<FileLimit>;
  /** Takes the file over. */
  upload(workspaceId: number, request: { Feed: string; DryRun: boolean }, file: ReceivedFile): Promise<unknown>;
  /** For a file that is looked at. */
  inspectLimit(): Promise<FileLimit>;
  /** Leaves the file where it is. */
  inspect(
    workspaceId: number,
    request: { SerialNumber?: string; Record?: string; HeaderLine?: number; Sheet?: string; Text?: string },
    file: ReceivedFile,
    signal: AbortSignal,
  ): Promise<unknown>;
  configuration(workspaceId: number, request: { Feed: string }): Promise<unknown>;
  save(workspaceId: number, request: { Feed: string; Text: string; Replace: boolean }): Promise<unknown>;
  rejects(workspaceId: number, RunID: number): Promise<{ name: string; parts: AsyncIterable<string> }>;
};

type FilesForHttp = Pick<FileService, 'limit' | 'prepare' | 'expect' | 'receive' | 'add' | 'openShown'>;

export type HttpServices = {
  /** What was answered to requests that are not to be carried out twice. */
  idempotencyKeys: Pick<IdempotencyKeyStore, 'find' | 'remember'>;
  access: Pick<AccessService, 'findOwner'>;
  keys: WorkspaceKeys;
  chatbots: Pick<ChatbotService, 'add' | 'edit' | 'find' | 'list' | 'idOf' | 'findBySerialNumber' | 'findByDomain'>;
  listings: ListingsForHttp;
  chat: ChatForHttp;
  conversations: ConversationService;
  feeds: FeedsForHttp;
  files: FilesForHttp;
  visitors: VisitorService;
  /** Proxies that are believed from where a request comes. */
  trustedProxies: readonly string[];
  /** Whether each request is a line of the log. */
  accessLog: boolean;
  /** Whether mails are sent, and not only kept. */
  sendsMail: boolean;
  /** Where clients reach the service, without a slash at its end; undefined where they say so themselves. */
  publicUrl: string | undefined;
  /** The folder for files of requests while they arrive, made where it is missing. */
  uploadFolder(): Promise<string>;
  /** What a monitoring system is told, of the feeds of a workspace; of all where it is 0. */
  metrics: { write(workspaceId: number): Promise<{ type: string; text: string }> };
  /** Rejects while the database can't be used. */
  checkDatabase(): Promise<void>;
};
