import { createHash } from 'node:crypto';
import type { NoticeReceiver } from '../config/config-files.ts';
import type { NewDelivery } from './delivery-store.ts';

export type NoticeEvent = 'run.held' | 'run.failed' | 'feed.stale' | 'feed.broken' | 'lead' | 'person';

/** `key` (ASCII, 100 characters at the most) says which of its event it is: the same is told once. */
export type Notice = {
  event: NoticeEvent;
  key: string;
  chatbotId?: number;
  sessionId?: number;
  /** What its receivers get as `Data`. */
  data: Record<string, unknown>;
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** A notice as deliveries, one for each receiver in the settings; none where there are none. */
export const createNotices =
  (receivers: readonly Pick<NoticeReceiver, 'url'>[]) =>
  ({ event, key, data, ...about }: Notice): NewDelivery[] =>
    receivers.map(({ url }) => ({
      key: `notice:${event}:${key}:${digestOf(url)}`,
      kind: 'notice',
      content: { url, event, data },
      ...about,
    }));
