import type { FeedConfigEntry } from './load-feed-configs.ts';

/** The chatbot that a first start makes, and that the sample feed fills. */
export const DEMO_SERIAL_NUMBER = '00000000000000000000000000000001';

/** Whether a feed fills the demo chatbot alone. */
export const isDemoFeed = (entry: FeedConfigEntry): boolean =>
  'config' in entry && entry.config.chatbots.every(({ serialNumber }) => serialNumber === DEMO_SERIAL_NUMBER);
