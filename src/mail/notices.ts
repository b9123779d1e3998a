import type { NoticeReceiver } from '../config/config-files.ts';
import { addressDigest, type DeliveryStore } from './delivery-store.ts';

/** What programs of the brokerage are told of. `key` (ASCII, 100 characters at the most) says which of its event it is: the same is told once. */
export type Notice = {
  event: 'run.held' | 'run.failed' | 'feed.stale' | 'feed.broken' | 'lead' | 'person';
  key: string;
  chatbotId?: number;
  sessionId?: number;
  /** What its receivers get as `Data`. */
  data: Record<string, unknown>;
};

/** Has a notice sent to each receiver in the settings, unless it was queued before. */
export const createNotify =
  (receivers: readonly Pick<NoticeReceiver, 'url'>[]) =>
  async (deliveries: Pick<DeliveryStore, 'queue'>, { event, key, data, ...about }: Notice): Promise<void> => {
    for (const { url } of receivers) {
      const digest = addressDigest(url);
      const content = { url, event, data };
      await deliveries.queue({ key: `notice:${event}:${key}:${digest}`, kind: 'notice', content, ...about });
    }
  };

export type Notify = ReturnType<typeof createNotify>;
