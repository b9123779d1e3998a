import { createHash } from 'node:crypto';
import { DEMO_SERIAL_NUMBER } from '../../chatbots/chatbot-service.ts';
import { canonicalJson, decidingSettings, type FeedConfig } from './feed-config.ts';
import type { Feed } from './feed-store.ts';

/** Digest of the settings that decide, and a web API's filter: of the words of the configuration alone, so that no release makes a feed wait. */
export const triedDigest = (config: FeedConfig): Buffer => {
  const filter = 'filter' in config.source ? { filter: config.source.filter } : {};
  return createHash('sha256')
    .update(canonicalJson({ ...decidingSettings(config), ...filter }))
    .digest();
};

/** The sample feed of a fresh checkout, which is there to be seen at once: what it holds is known, and nobody's. */
const isSample = ({ name }: Pick<Feed, 'name'>, { chatbots }: FeedConfig): boolean =>
  name === 'sample' && chatbots.every(({ serialNumber }) => serialNumber === DEMO_SERIAL_NUMBER);

/** Whether somebody has asked for a dry run or an import under this configuration: until then a feed does not import by itself. */
export const isTried = (feed: Pick<Feed, 'name' | 'triedConfig'>, config: FeedConfig): boolean =>
  feed.triedConfig?.equals(triedDigest(config)) === true || isSample(feed, config);

/** Whether a feed was imported by a release that kept no account of this: what it goes by counts as tried. */
export const isOfOlderRelease = ({ triedConfig, lastChatbots }: Pick<Feed, 'triedConfig' | 'lastChatbots'>): boolean =>
  triedConfig === null && lastChatbots !== null;

/** Why a feed does not import by itself, and what to do. */
export const waitsSentence = ({ name, triedConfig }: Pick<Feed, 'name' | 'triedConfig'>): string =>
  `it ${triedConfig === null ? 'is new' : 'has changed'}, and does not import by itself before somebody has looked at what that does: ` +
  `"npx listingd import ${name} --dry-run" shows it, "npx listingd import ${name}" does it`;
