import type { ChatbotService } from '../chatbots/chatbot-service.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import type { Logger } from '../process/logger.ts';
import { lazily } from '../process/when-needed.ts';
import { type Channel, createChannel } from './deliver.ts';
import { MAIL_CHANNEL, noticeChannel } from './delivery-store.ts';
import { createNoticeSender } from './notices.ts';

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
