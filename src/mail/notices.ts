import { createHmac } from 'node:crypto';
import type { NoticeReceiver } from '../config/config-files.ts';
import { readNamedSecret } from '../config/secret-file.ts';
import type { Outcome, Send } from './delivery-store.ts';
import { addressDigest, type ClaimedDelivery, type DeliveryStore, deliveryId } from './delivery-store.ts';

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

const ANSWER_MILLISECONDS = 10_000;

/** `t=UNIX,v1=HEX`: HMAC-SHA256 of the time, a dot and the body. Receivers hold the time against their clock. */
const signature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

const reasonOf = (error: unknown): string => {
  const { cause, name, message } = error as Error;
  const { code, message: deeper } = Object(cause) as { code?: string; message?: string };
  return name === 'TimeoutError' ? 'no answer within 10 s' : (code ?? deeper ?? message);
};

/** Posts notices to one receiver, signed with its secret, which is read each time. Redirects are not followed. */
export const createNoticeSender = (options: {
  receiver: NoticeReceiver;
  readVariable: (name: string) => string | undefined;
  clock: () => Date;
  /** Breaks off what is being sent. */
  stopping: AbortSignal;
}): Send => {
  const { receiver, readVariable, clock, stopping } = options;
  const { url, secretVariable } = receiver;

  const post = async (delivery: ClaimedDelivery, secret: string): Promise<Outcome> => {
    const { event, data } = delivery.content;
    const body = JSON.stringify({ Event: event, At: delivery.createdAt.toISOString(), Data: data });
    // A receiver that has seen a delivery need not act again.
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'listingd',
      'Listingd-Delivery': deliveryId(delivery),
      'Listingd-Signature': signature(secret, Math.floor(clock().getTime() / 1_000), body),
    };
    const signal = AbortSignal.any([AbortSignal.timeout(ANSWER_MILLISECONDS), stopping]);
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    // What it says beside its status is nobody's business.
    await answer.body?.cancel();
    return answer.ok ? { kind: 'sent' } : { kind: 'failed', reason: `the receiver answered ${answer.status}` };
  };

  return async (delivery) => {
    const secret = readNamedSecret(secretVariable, readVariable);
    if ('problem' in secret) return { kind: 'unreached', reason: `its secretVariable ${secret.problem}` };
    try {
      return await post(delivery, secret.value);
    } catch (error) {
      return { kind: 'unreached', reason: reasonOf(error) };
    }
  };
};
