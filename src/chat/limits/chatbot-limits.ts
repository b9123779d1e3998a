import { businessError } from '../../errors.ts';
import type { ChatSettings } from '../chat-settings.ts';
import { monthEnd, monthStart } from '../time-zone.ts';
import type { CountedSpan } from './admission-store.ts';

type LimitSettings = Pick<
  ChatSettings,
  'TimeZone' | 'RateLimitCount' | 'RateLimitTime' | 'RateLimitMessage' | 'MessageLimit'
>;
type CountSince = (since: Date) => Promise<number>;

/** Counting excludes the moment it counts from, but the first moment of a month belongs to it. */
const justBefore = (time: Date): Date => new Date(time.getTime() - 1);

/** What is counted to check the limits of a chatbot at a time. */
export const countedSpans = (settings: LimitSettings, now: Date): CountedSpan[] => [
  ...(settings.MessageLimit > 0 ? [{ after: justBefore(monthStart(now, settings.TimeZone)) }] : []),
  ...(settings.RateLimitCount > 0 ? [{ seconds: settings.RateLimitTime }] : []),
];

const retryAfter = (seconds: number) => ({ 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });

/**
 * Lets one more message pass or throws a 429, with the seconds after which some will pass. Counts all visitors of the chatbot together:
 * `MessageLimit` messages in the calendar month of its time zone (-1 is no limit, 0 is none), `RateLimitCount` in any `RateLimitTime`
 * seconds (0 is no limit).
 */
export const checkLimits = async (settings: LimitSettings, now: Date, countSince: CountSince): Promise<void> => {
  const { MessageLimit, RateLimitCount, RateLimitTime, RateLimitMessage, TimeZone } = settings;
  if (MessageLimit >= 0) {
    const inMonth = MessageLimit === 0 ? 0 : await countSince(justBefore(monthStart(now, TimeZone)));
    if (inMonth >= MessageLimit)
      throw businessError(
        429,
        `This chatbot has reached its limit of ${MessageLimit} messages a month`,
        MessageLimit === 0 ? {} : retryAfter((monthEnd(now, TimeZone).getTime() - now.getTime()) / 1_000),
      );
  }
  if (RateLimitCount > 0) {
    const inWindow = await countSince(new Date(now.getTime() - RateLimitTime * 1_000));
    const message = `This chatbot takes ${RateLimitCount} messages in ${RateLimitTime} seconds; please try again later`;
    if (inWindow >= RateLimitCount)
      throw businessError(429, RateLimitMessage.trim() === '' ? message : RateLimitMessage, retryAfter(RateLimitTime));
  }
};
