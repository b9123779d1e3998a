import { DEMO_SERIAL_NUMBER } from '../../chatbots/chatbot-service.ts';
import type { FeedConfigEntry } from './load-feed-configs.ts';

/** Whether a feed fills the demo chatbot alone. */
export const isDemoFeed = (entry: FeedConfigEntry): boolean =>
  'config' in entry && entry.config.chatbots.every(({ serialNumber }) => serialNumber === DEMO_SERIAL_NUMBER);
