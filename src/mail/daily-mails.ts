import { DateTime } from 'luxon';
import { zoneOf } from '../chat/time-zone.ts';
import type { ChatbotService } from '../chatbots/chatbot-service.ts';
import { daySpan } from '../conversations/period.ts';
import type { Stores } from '../database/stores.ts';
import { addressesOf, DAILY_KINDS, MAIL_SETTING } from './mail-settings.ts';

const DAILY_SETTINGS = DAILY_KINDS.map((kind) => MAIL_SETTING[kind]);

/**
 * Queues the mails of the day that it is where each chatbot is, to be sent when the day has ended: so they are sent once, and also by a
 * service that was down at midnight. Whether anything happened is found out then. To be called every minute.
 */
export const createDailyMails = (options: {
  stores: Pick<Stores, 'chatbots' | 'deliveries'>;
  chatbots: Pick<ChatbotService, 'findById'>;
  clock: () => Date;
}): (() => Promise<void>) => {
  const { stores, chatbots, clock } = options;
  /** The end of the day that was queued last, by kind and chatbot: the same day is asked for every minute, and a chatbot may be moved. */
  const queued = new Map<string, number>();
  return async () => {
    for (const id of await stores.chatbots.idsWithSetting(DAILY_SETTINGS)) {
      const chatbot = await chatbots.findById(id);
      if (chatbot === undefined) continue;
      const { settings } = chatbot;
      const day = DateTime.fromJSDate(clock(), { zone: zoneOf(settings.TimeZone) }).toISODate() ?? '';
      const { to: dueAt } = daySpan(day, settings.TimeZone);
      for (const kind of DAILY_KINDS) {
        const name = `${kind}:${id}`;
        if (queued.get(name) === dueAt.getTime() || addressesOf(settings[MAIL_SETTING[kind]]).length === 0) continue;
        await stores.deliveries.queue({ key: `${name}:${day}`, kind, chatbotId: id, content: { day }, dueAt });
        queued.set(name, dueAt.getTime());
      }
    }
  };
};
