import type { ExecutionContext, ImplementationFn } from 'ava';
import { type Chatbot, createChatbotService } from '../../src/chatbots/chatbot-service.ts';
import type { SettingsChange } from '../../src/chatbots/settings.ts';
import type { SmtpServer } from '../../src/config/config.ts';
import type { Database, DatabaseTarget } from '../../src/database/connection.ts';
import { storesOn } from '../../src/database/stores.ts';
import { createChannel } from '../../src/mail/deliver.ts';
import { type DeliveryStore, MAIL_CHANNEL } from '../../src/mail/delivery-store.ts';
import { createMailSender } from '../../src/mail/send-mail.ts';
import { type Answers, type MailServer, startMailServer } from './mail-server.ts';
import { recordingLog } from './recording-log.ts';
import { createTestDatabase } from './with-database.ts';

export const MAIL_FROM = 'listings@listingd.example';
export const AGENT = 'agent@brokerage.example';

export type DeliveryRow = { delivery_key: string; state: string; attempts: number; failure: string; content: unknown };

export type MailFixture = {
  database: Database;
  target: DatabaseTarget;
  deliveries: DeliveryStore;
  server: MailServer;
  chatbot: Chatbot;
  sessionId: number;
  recorded: ReturnType<typeof recordingLog>;
  /** What a process sends mails by; each call is another process. */
  process: (smtp?: Partial<SmtpServer>) => { turn: () => Promise<number>; stop: () => void };
  set: (settings: SettingsChange) => Promise<void>;
  say: (content: string, about?: { role?: 'user' | 'assistant'; at?: Date; sessionId?: number }) => Promise<void>;
  leave: (lead: {
    name?: string;
    email?: string;
    phone?: string;
    message?: string;
    at?: Date;
    sessionId?: number;
  }) => Promise<void>;
  /** Queues the wish for a person of the session. */
  wish: (sessionId?: number) => Promise<void>;
  /** Lets everything that waits be due. */
  makeDue: () => Promise<void>;
  rows: () => Promise<DeliveryRow[]>;
};

const createFixture = async (
  { database, target }: { database: Database; target: DatabaseTarget },
  server: MailServer,
) => {
  const chatbots = createChatbotService({ database });
  const { access, deliveries } = storesOn(database);
  const workspaceId = await access.insertWorkspace({ name: 'Test' });
  const chatbot = await chatbots.add({ workspaceId, timeZone: 'America/Los_Angeles', Name: 'Harbor Homes' });
  const [sessionId = 0] = await database('chat_session').insert({ chatbot_id: chatbot.id });
  const recorded = recordingLog();
  const set = (settings: SettingsChange) => chatbots.edit(workspaceId, chatbot.serialNumber, settings);
  await set({ TalkToHumanEmail: AGENT });
  const fixture: MailFixture = {
    ...{ database, target, deliveries, server, chatbot, sessionId, recorded, set },
    process: (smtp = {}) => {
      const stopping = new AbortController();
      const { log } = recorded;
      const clock = () => new Date();
      const { send } = createMailSender({
        smtp: { host: '127.0.0.1', port: server.port, secure: false, ...smtp },
        ...{ mailFrom: MAIL_FROM, chatbots, stores: storesOn(database), log, clock },
        stopping: stopping.signal,
      });
      const { turn } = createChannel({ channel: MAIL_CHANNEL, name: 'mail', send, deliveries, log, clock });
      return { turn, stop: () => stopping.abort() };
    },
    say: async (content, { role = 'user', at = new Date(), sessionId: session = sessionId } = {}) => {
      const state = role === 'user' ? 'answered' : 'sent';
      const message = { chatbot_id: chatbot.id, session_id: session, role, state, content, created_at: at };
      await database('chat_message').insert(message);
    },
    leave: async ({ at = new Date(), sessionId: session = sessionId, message = '', ...lead }) => {
      const about = { chatbot_id: chatbot.id, session_id: session, message, created_at: at };
      await database('chat_lead').insert({ ...about, ...lead });
    },
    wish: (session = sessionId) =>
      deliveries.queue({
        ...{ key: `person:${session}`, kind: 'person', chatbotId: chatbot.id, sessionId: session, content: {} },
      }),
    makeDue: async () => {
      await database('delivery')
        .where({ state: 'waiting' })
        .update({ due_at: database.raw('CURRENT_TIMESTAMP(3)') });
    },
    rows: () => database<DeliveryRow>('delivery').orderBy('id'),
  };
  return fixture;
};

/** `test('…', withMail(async (t, mail) => …))`: a chatbot with a conversation, and a mail server. */
export const withMail =
  (body: (t: ExecutionContext, mail: MailFixture) => Promise<void>, answers: Answers = {}): ImplementationFn<[]> =>
  async (t) => {
    const test = await createTestDatabase();
    const server = await startMailServer(answers);
    const stops: (() => void)[] = [];
    try {
      const fixture = await createFixture(test, server);
      const begin = fixture.process;
      fixture.process = (smtp) => {
        const process = begin(smtp);
        stops.push(process.stop);
        return process;
      };
      await body(t, fixture);
    } finally {
      for (const stop of stops) stop();
      await server.kill();
      await test.drop();
    }
  };
