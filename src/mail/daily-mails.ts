import { DateTime } from 'luxon';
import { zoneOf } from '../chat/time-zone.ts';
import type { ChatbotService } from '../chatbots/chatbot-service.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { addressesOf } from './mail-addresses.ts';
import type { MailContentStore } from './mail-content-store.ts';

const DAILY = [
  ['dailyChats', 'EmailForDailyChatLogs'],
  ['dailyLeads', 'EmailForDailyLeads'],
] as const;

/**
 * Queues the mails of the day that it is where each chatbot is, to be sent when the day has ended: so they are sent once, and also by a
 * service that was down at midnight. Whether anything happened is found out then. To be called every minute.
 */
export const createDailyMails = (options: {
  store: Pick<MailContentStore, 'withDailyMails'>;
  chatbots: Pick<ChatbotService, 'findById'>;
  deliveries: Pick<DeliveryStore, 'queue'>;
  clock: () => Date;
}): (() => Promise<void>) => {
  const { store, chatbots, deliveries, clock } = options;
  /** The day that was queued last, by kind and chatbot: the same day is asked for every minute. */
  const queued = new Map<string, string>();
  return async () => {
    for (const id of await store.withDailyMails()) {
      const chatbot = await chatbots.findById(id);
      if (chatbot === undefined) continue;
      const { settings } = chatbot;
      const today = DateTime.fromJSDate(clock(), { zone: zoneOf(settings.TimeZone) }).startOf('day');
      const day = today.toISODate() ?? '';
      const dueAt = today.plus({ days: 1 }).startOf('day').toJSDate();
      for (const [kind, setting] of DAILY) {
        const name = `${kind}:${id}`;
        if (queued.get(name) === day || addressesOf(settings[setting]).length === 0) continue;
        await deliveries.queue({ key: `${name}:${day}`, kind, chatbotId: id, content: { day }, dueAt });
        queued.set(name, day);
      }
    }
  };
};
