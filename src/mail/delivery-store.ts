import { createHash, randomBytes } from 'node:crypto';
import { byIndex } from '../database/by-index.ts';
import type { Database } from '../database/connection.ts';
import { type Transaction, withRetries } from '../database/transaction.ts';
import type { MailKind } from './mail-settings.ts';

/** What is sent: to a person of the brokerage, by mail, or as a notice to a program, by HTTP. */
type DeliveryKind = MailKind | 'notice';

/** Something to be sent. `key` (ASCII, at most 190 characters) says which it is: the same is queued once. */
export type NewDelivery = {
  key: string;
  kind: DeliveryKind;
  chatbotId?: number;
  sessionId?: number;
  /** What is needed to write it beside what the database holds by then; of a notice with its `url`. */
  content: Record<string, unknown>;
  /** Before this nothing is sent; at once where it is left out. */
  dueAt?: Date;
};

/**
 * What became of an attempt. `dropped`: there is nothing to send any more. `refused`: for good, as the receiver says. `failed` and
 * `unreached` are tried again; where nobody was reached, all that goes the same way waits. `early`: its time has not come.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'dropped' | 'refused' | 'unreached'; reason: string }
  | { kind: 'failed'; reason: string; content?: Record<string, unknown> }
  | { kind: 'early'; seconds: number };

export type Send = (delivery: ClaimedDelivery) => Promise<Outcome>;

/** A delivery that one process has in hand. `triedSince`: when it was first tried. */
export type ClaimedDelivery = {
  id: number;
  key: string;
  kind: DeliveryKind;
  chatbotId: number | null;
  sessionId: number | null;
  content: Record<string, unknown>;
  attempts: number;
  createdAt: Date;
  triedSince: Date;
  claim: Buffer;
};

/** What mails go through. */
export const MAIL_CHANNEL = 'mail';
/** An address where it must be short. */
export const addressDigest = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 24);
/** What notices to an address go through. */
export const noticeChannel = (url: string): string => `notice ${addressDigest(url)}`;

/** What a delivery is known by to who gets it: the same for each attempt. It says nothing of whom it is about. */
export const deliveryId = ({ key, createdAt }: Pick<ClaimedDelivery, 'key' | 'createdAt'>): string =>
  createHash('sha256').update(`${key} ${createdAt.getTime()}`).digest('hex').slice(0, 40);

/** A claim is another process's to take after this: longer than any attempt takes. */
const CLAIM_SECONDS = 300;
/** What nobody took in two days is given up. */
export const TRIED_DAYS = 2;
/** For how long ended deliveries are remembered, and those wait that nothing sends. */
const KEPT_DAYS = 30;
const LONGEST_FAILURE = 500;

type Row = {
  id: number;
  delivery_key: string;
  kind: DeliveryKind;
  chatbot_id: number | null;
  session_id: number | null;
  content: string | Record<string, unknown>;
  attempts: number;
  created_at: Date;
  tried_since: Date;
  claim: Buffer;
};

const fromRow = (row: Row): ClaimedDelivery => ({
  id: row.id,
  key: row.delivery_key,
  kind: row.kind,
  chatbotId: row.chatbot_id,
  sessionId: row.session_id,
  content: typeof row.content === 'string' ? (JSON.parse(row.content) as Record<string, unknown>) : row.content,
  attempts: row.attempts,
  createdAt: row.created_at,
  triedSince: row.tried_since,
  claim: row.claim,
});

/** The table `delivery`. */
export const createDeliveryStore = (database: Database | Transaction) => {
  const now = database.raw('CURRENT_TIMESTAMP(3)');
  const inSeconds = (seconds: number) => database.raw('CURRENT_TIMESTAMP(3) + INTERVAL ? SECOND', [seconds]);
  const daysAgo = (days: number) => database.raw('CURRENT_TIMESTAMP(3) - INTERVAL ? DAY', [days]);
  const waiting = (channel: string) =>
    byIndex(database, 'delivery', 'ix_delivery_due').where({ state: 'waiting', channel });
  const claimed = ({ id, claim }: Pick<ClaimedDelivery, 'id' | 'claim'>) =>
    database('delivery').where({ id, claim, state: 'waiting' });

  return {
    /** Queues what has not been queued yet; what is, and was not tried, is due then. */
    queue: async ({ key, kind, chatbotId, sessionId, content, dueAt }: NewDelivery): Promise<void> => {
      await database('delivery')
        .insert({
          delivery_key: key,
          kind,
          channel: kind === 'notice' ? noticeChannel(String(content.url)) : MAIL_CHANNEL,
          chatbot_id: chatbotId ?? null,
          session_id: sessionId ?? null,
          content: JSON.stringify(content),
          due_at: dueAt ?? now,
        })
        .onConflict('delivery_key')
        .merge({ due_at: database.raw('IF(delivery.attempts = 0, VALUES(due_at), delivery.due_at)') });
    },

    /** Whether something was queued under a key, whatever became of it. */
    isQueued: async (key: string): Promise<boolean> =>
      (await database('delivery').where({ delivery_key: key }).first('id')) !== undefined,

    /** How many mails of these kinds were queued for a chatbot in the last 24 hours. */
    countOfDay: async (chatbotId: number, kinds: readonly MailKind[]): Promise<number> => {
      const [row] = await database('delivery')
        .where({ chatbot_id: chatbotId })
        .whereIn('kind', [...kinds])
        .where('created_at', '>', daysAgo(1))
        .count({ total: '*' });
      return Number(row?.total);
    },

    /**
     * Takes up to `most` deliveries of a channel whose time has come, which no other process gets for five minutes, and writes down that
     * they are tried. One whose end nobody wrote down by then is taken again.
     */
    claim: async (channel: string, most: number): Promise<ClaimedDelivery[]> => {
      const claim = randomBytes(16);
      const count = await withRetries(() =>
        waiting(channel)
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(most)
          .update({
            claim,
            due_at: inSeconds(CLAIM_SECONDS),
            attempts: database.raw('attempts + 1'),
            tried_since: database.raw('COALESCE(tried_since, CURRENT_TIMESTAMP(3))'),
          }),
      );
      if (count === 0) return [];
      return (await database<Row>('delivery').where({ claim }).orderBy('id')).map(fromRow);
    },

    /** Ends a delivery; of what it held only the key is kept. One that was erased meanwhile, or is another's by now, stays as it is. */
    end: async (delivery: ClaimedDelivery, state: 'sent' | 'dropped' | 'given up', failure = ''): Promise<void> => {
      const ended = { state, failure: failure.slice(0, LONGEST_FAILURE), content: '{}', claim: null, ended_at: now };
      await withRetries(() => claimed(delivery).update(ended));
    },

    /** Gives a delivery back, to be tried again after `seconds`. */
    postpone: async (
      delivery: ClaimedDelivery,
      { seconds, failure, content }: { seconds: number; failure: string; content: Record<string, unknown> },
    ): Promise<void> => {
      const postponed = { failure: failure.slice(0, LONGEST_FAILURE), content: JSON.stringify(content) };
      await withRetries(() => claimed(delivery).update({ ...postponed, claim: null, due_at: inSeconds(seconds) }));
    },

    /** Lets a whole channel wait, since nobody is reached through it; what was due counts as tried. */
    rest: async (channel: string, seconds: number): Promise<void> => {
      await withRetries(() =>
        waiting(channel)
          .whereNull('claim')
          .where('due_at', '<', inSeconds(seconds))
          .update({
            tried_since: database.raw(
              'IF(due_at <= CURRENT_TIMESTAMP(3), COALESCE(tried_since, CURRENT_TIMESTAMP(3)), tried_since)',
            ),
            due_at: inSeconds(seconds),
          }),
      );
    },

    /** Gives up what has been tried for two days. Returns how many. */
    giveUp: (channel: string): Promise<number> =>
      withRetries(() =>
        waiting(channel)
          .whereNull('claim')
          .where('tried_since', '<', daysAgo(TRIED_DAYS))
          .update({ state: 'given up', content: '{}', ended_at: now }),
      ),

    /** Forgets what ended 30 days ago, and what nothing has sent for 30 days. Returns how many. */
    forget: (): Promise<number> =>
      withRetries(() =>
        database('delivery')
          .where('created_at', '<', daysAgo(KEPT_DAYS))
          .where(database.raw('COALESCE(ended_at, tried_since, created_at)'), '<', daysAgo(KEPT_DAYS))
          .delete(),
      ),
  };
};

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
