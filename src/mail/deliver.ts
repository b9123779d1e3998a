import type { ChatbotService } from '../chatbots/chatbot-service.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import type { Logger } from '../process/logger.ts';
import { lazily } from '../process/when-needed.ts';
import {
  type ClaimedDelivery,
  type DeliveryStore,
  MAIL_CHANNEL,
  noticeChannel,
  type Outcome,
  type Send,
  TRIED_DAYS,
} from './delivery-store.ts';
import { createNoticeSender } from './notices.ts';

const MINUTE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3_600;
/** Others are tried meanwhile, one at a time: that the receiver is back is known soon. */
const LONGEST_REST_SECONDS = 300;
const TRIED_MILLISECONDS = TRIED_DAYS * 86_400_000;
/** Shorter than a claim. */
const ATTEMPT_MILLISECONDS = 240_000;
const AT_ONCE = 4;

/** A minute, doubled with each attempt, an hour at the most. */
const pauseSeconds = (attempts: number): number =>
  Math.min(MINUTE_SECONDS * 2 ** Math.min(attempts - 1, 10), LONGEST_PAUSE_SECONDS);

const lateAfter = (milliseconds: number): { outcome: Promise<Outcome>; clear: () => void } => {
  const late = Promise.withResolvers<Outcome>();
  const timer = setTimeout(
    () => late.resolve({ kind: 'failed', reason: `it took more than ${milliseconds / 1_000} s` }),
    milliseconds,
  );
  return { outcome: late.promise, clear: () => clearTimeout(timer) };
};

/**
 * Delivers what is due in a channel. An attempt is written down before it begins and its end after it, so that a process which dies between
 * leaves one that is tried again; an end that could not be written down is remembered, and written before others are tried.
 */
export const createChannel = (options: {
  channel: string;
  /** The channel in the log: "mail", or where notices go. */
  name: string;
  send: Send;
  deliveries: DeliveryStore;
  log: Logger;
  clock: () => Date;
  attemptMilliseconds?: number;
}) => {
  const { channel, name, send, deliveries, log, clock, attemptMilliseconds = ATTEMPT_MILLISECONDS } = options;
  const unwritten = new Map<ClaimedDelivery, Outcome>();
  let isReached = true;

  const attempt = async (delivery: ClaimedDelivery): Promise<Outcome> => {
    const late = lateAfter(attemptMilliseconds);
    try {
      return await Promise.race([send(delivery), late.outcome]);
    } catch (error) {
      log.warn({ err: error, delivery: delivery.key }, 'a delivery broke off');
      return { kind: 'failed', reason: (error as Error).message };
    } finally {
      late.clear();
    }
  };

  const giveUp = async (delivery: ClaimedDelivery, reason: string): Promise<void> => {
    const { key, kind, chatbotId } = delivery;
    log.warn({ delivery: key, kind, chatbotId, reason }, 'a delivery was given up');
    await deliveries.end(delivery, 'given up', reason);
  };

  const write = async (delivery: ClaimedDelivery, outcome: Outcome): Promise<void> => {
    if (outcome.kind === 'sent') return deliveries.end(delivery, 'sent');
    if (outcome.kind === 'dropped') return deliveries.end(delivery, 'dropped', outcome.reason);
    if (outcome.kind === 'refused') return giveUp(delivery, outcome.reason);
    if (outcome.kind === 'early') {
      return deliveries.postpone(delivery, { seconds: outcome.seconds, failure: '', content: delivery.content });
    }
    if (clock().getTime() - delivery.triedSince.getTime() >= TRIED_MILLISECONDS)
      return giveUp(delivery, outcome.reason);
    const content = outcome.kind === 'failed' ? (outcome.content ?? delivery.content) : delivery.content;
    log.info(
      { delivery: delivery.key, attempts: delivery.attempts, reason: outcome.reason },
      'a delivery is tried again later',
    );
    await deliveries.postpone(delivery, { seconds: pauseSeconds(delivery.attempts), failure: outcome.reason, content });
  };

  const rest = async (delivery: ClaimedDelivery, reason: string): Promise<void> => {
    if (isReached) log.warn({ channel: name, reason }, 'nothing is delivered for now, since nobody is reached');
    isReached = false;
    await deliveries.rest(channel, Math.min(pauseSeconds(delivery.attempts), LONGEST_REST_SECONDS));
    const count = await deliveries.giveUp(channel);
    if (count > 0) log.warn({ channel: name, count, reason }, 'deliveries were given up after two days');
  };

  const conclude = async (delivery: ClaimedDelivery, outcome: Outcome): Promise<void> => {
    unwritten.set(delivery, outcome);
    await write(delivery, outcome);
    unwritten.delete(delivery);
  };

  const deliver = async (delivery: ClaimedDelivery): Promise<void> => {
    const outcome = await attempt(delivery);
    await conclude(delivery, outcome);
    if (outcome.kind === 'unreached') return rest(delivery, outcome.reason);
    if (!isReached && outcome.kind === 'sent') {
      log.info({ channel: name }, 'deliveries go on');
      isReached = true;
    }
  };

  return {
    name,
    /** Tries some of what is due. Returns how many were tried. */
    turn: async (): Promise<number> => {
      // Where the database is still away, nothing can be claimed either.
      await Promise.allSettled([...unwritten].map(([delivery, outcome]) => conclude(delivery, outcome)));
      const lot = await deliveries.claim(channel, isReached ? AT_ONCE : 1);
      for (const end of await Promise.allSettled(lot.map(deliver))) if (end.status === 'rejected') throw end.reason;
      return lot.length;
    },
  };
};

export type Channel = ReturnType<typeof createChannel>;

/**
 * What deliveries go through by the settings: mails to the server of SMTP_URL, notices to each receiver. What no channel is for waits.
 * `stopping` breaks off what is being sent. What writes and sends mails is read with the first one.
 */
export const createChannels = (options: {
  config: Pick<Config, 'smtp' | 'service' | 'readVariable'>;
  database: Database;
  chatbots: Pick<ChatbotService, 'findById'>;
  log: Logger;
  clock: () => Date;
  stopping: AbortSignal;
}): Channel[] => {
  const { config, database, chatbots, log, clock, stopping } = options;
  const { smtp, service, readVariable } = config;
  const stores = storesOn(database);
  const { deliveries } = stores;
  const channels: Channel[] = [];
  if (smtp !== undefined && service.mailFrom !== undefined) {
    const needs = { smtp, mailFrom: service.mailFrom, chatbots, log, clock, stopping };
    const load = async () => (await import('./send-mail.ts')).createMailSender({ ...needs, stores });
    const { send } = lazily(load, ['send']);
    channels.push(createChannel({ channel: MAIL_CHANNEL, name: 'mail', send, deliveries, log, clock }));
  }
  for (const receiver of service.notify) {
    const send = createNoticeSender({ receiver, readVariable, clock, stopping });
    const [channel, name] = [noticeChannel(receiver.url), `notices to ${new URL(receiver.url).origin}`];
    channels.push(createChannel({ channel, name, send, deliveries, log, clock }));
  }
  return channels;
};
