import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext, ImplementationFn } from 'ava';
import { createAccessService } from '../../src/access/access-service.ts';
import { createWorkspaceKeys } from '../../src/access/workspace-keys.ts';
import { createSessionStore } from '../../src/chat/sessions/session-store.ts';
import { createChatbotService } from '../../src/chatbots/chatbot-service.ts';
import { createConversationService } from '../../src/conversations/conversation-service.ts';
import type { Database, DatabaseTarget } from '../../src/database/connection.ts';
import { createIdempotencyKeyStore } from '../../src/database/idempotency-key-store.ts';
import { statementsOf } from '../../src/database/statements.ts';
import { createFileService, type FileService } from '../../src/files/file-service.ts';
import { ensureUploadsFolder } from '../../src/files/received-file.ts';
import { createStorage } from '../../src/files/storage.ts';
import type { Envelope } from '../../src/http/reply.ts';
import { createHttpServer, type HttpServer } from '../../src/http/server.ts';
import type { HttpServices } from '../../src/http/services.ts';
import { createListingService } from '../../src/listings/listing-service.ts';
import { createLogger } from '../../src/process/logger.ts';
import { createVisitorService } from '../../src/visitors/visitor-service.ts';
import { createTestDatabase } from '../helpers/with-database.ts';

export type Reply = { status: number; headers: IncomingMessage['headers']; text: string; envelope: Envelope };
export type Keys = { Authorization: string } | { 'chatrobot-sessionkey': string } | Record<string, string>;
export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as it is; otherwise `body` is sent as JSON. */
  raw?: string | Buffer;
};

export type HttpFixture = {
  url: string;
  port: number;
  server: HttpServer;
  database: Database;
  target: DatabaseTarget;
  services: HttpServices;
  files: FileService;
  /** The data folder of the test. */
  folder: string;
  workspaceId: number;
  secret: { Authorization: string };
  session: { 'chatrobot-sessionkey': string };
  /** Serial number of a chatbot of the workspace. */
  chatbot: string;
  /** Keys and a chatbot of another workspace. */
  other: { secret: { Authorization: string }; session: { 'chatrobot-sessionkey': string }; chatbot: string };
  /** POST of a JSON body unless told otherwise. */
  send(path: string, keys: Keys, body?: unknown, options?: RequestOptions): Promise<Reply>;
};

const unused = (name: string) => async (): Promise<never> => {
  throw new Error(`${name} was not expected to be called`);
};

type VisitorOptions = Parameters<typeof createVisitorService>[0];
/** What a test may set of visitors. */
type VisitorParts = { visitorChat?: Partial<VisitorOptions['chat']>; contact?: VisitorOptions['contact'] };

const visitorChat = {
  askAsVisitor: unused('askAsVisitor'),
  messages: unused('messages'),
  warmUp: async () => {},
};

const silentServices = {
  chat: {
    createSession: unused('createSession'),
    ask: unused('ask'),
    askStream: unused('askStream'),
    explain: unused('explain'),
    models: async () => [{ Key: '1', Value: 'built-in', Status: true }],
    warmUp: async () => {},
  },
  feeds: {
    list: unused('list'),
    importFeed: unused('importFeed'),
    runList: unused('runList'),
    runDetail: unused('runDetail'),
    undo: unused('undo'),
    approve: unused('approve'),
    cancel: unused('cancel'),
    uploadLimit: unused('uploadLimit'),
    upload: unused('upload'),
    inspect: unused('inspect'),
    inspectLimit: unused('inspectLimit'),
    runChanges: unused('runChanges'),
    save: unused('save'),
    configuration: unused('configuration'),
    rejects: unused('rejects'),
  },
} satisfies Partial<HttpServices>;

export const send = (url: string, headers: Record<string, string>, options: RequestOptions): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { raw = '', method = 'POST' } = options;
    const length = 'Transfer-Encoding' in headers ? {} : { 'Content-Length': String(Buffer.byteLength(raw)) };
    const call = httpRequest(url, { method, headers: { ...length, ...headers }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const envelope = text.startsWith('{') ? (JSON.parse(text) as Envelope) : (undefined as unknown as Envelope);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, envelope });
      });
    });
    call.on('error', reject);
    call.end(raw);
  });

const addTenant = async (services: HttpServices & { access: ReturnType<typeof createAccessService> }, name: string) => {
  const workspaceId = await services.access.createWorkspace(name);
  const secret = await services.access.createKey({ workspaceId, kind: 'secret', name });
  const session = await services.access.createKey({ workspaceId, kind: 'session', name });
  const chatbot = await services.chatbots.add({ workspaceId, timeZone: 'America/Los_Angeles' });
  return {
    workspaceId,
    secret: { Authorization: `Bearer ${secret.value}` },
    session: { 'chatrobot-sessionkey': session.value },
    chatbot: chatbot.serialNumber,
  };
};

/**
 * `test('…', withHttp(async (t, http) => …))`: the API on a free port of loopback over a database of the test's own. Chat and feeds are
 * stand-ins, which a test replaces by `overrides`; of listings it replaces what it names.
 */
export const withHttp =
  (
    body: (t: ExecutionContext, http: HttpFixture) => Promise<void>,
    {
      visitorChat: givenChat = {},
      contact = unused('contact'),
      listings: givenListings = {},
      ...overrides
    }: Partial<Omit<HttpServices, 'listings'>> & { listings?: Partial<HttpServices['listings']> } & VisitorParts = {},
  ): ImplementationFn<[]> =>
  async (t) => {
    const { database, target, drop } = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'listingd-http-'));
    const chatbots = createChatbotService({ database });
    const storage = createStorage(folder, undefined);
    const clock = () => new Date();
    const files = createFileService({ database, storage, days: 30, isShown: chatbots.isFileShown, clock });
    const access = createAccessService({ database, clock: () => performance.now() });
    const services = {
      access,
      keys: createWorkspaceKeys({ database, access }),
      idempotencyKeys: createIdempotencyKeyStore(statementsOf(database)),
      chatbots,
      files,
      conversations: createConversationService({ database, chatbots, files }),
      publicUrl: undefined,
      sendsMail: true,
      uploadFolder: () => ensureUploadsFolder(folder),
      listings: { ...createListingService({ database, clock: () => new Date() }), ...givenListings },
      ...{ trustedProxies: [], accessLog: false, metrics: { write: async () => ({ type: 'text/plain', text: '' }) } },
      visitors: createVisitorService({
        ...{ database, chatbots, files, contact },
        chat: { createSession: (id) => createSessionStore(database).insert(id), ...visitorChat, ...givenChat },
      }),
      ...silentServices,
      checkDatabase: async () => {
        await database.raw('SELECT 1');
      },
      ...overrides,
    };
    const log = createLogger('silent');
    const server = createHttpServer({ config: { host: '127.0.0.1', port: 0 }, log, services });
    try {
      const tenant = await addTenant(services as never, 'ours');
      const other = await addTenant(services as never, 'theirs');
      const { url, port } = await server.start();
      await body(t, {
        url,
        port,
        server,
        database,
        target,
        services,
        folder,
        files,
        ...tenant,
        other,
        send: (path, keys, value = {}, options = {}) => {
          const raw = options.raw ?? (options.method === 'GET' ? '' : JSON.stringify(value));
          return send(url + path, { ...keys, ...options.headers } as Record<string, string>, { ...options, raw });
        },
      });
    } finally {
      await server.stop({ deadlineMs: 0 });
      await drop();
      await rm(folder, { recursive: true });
    }
  };
