import { createHash } from 'node:crypto';
import { DEMO_SERIAL_NUMBER } from '../../chatbots/chatbot-service.ts';
import { canonicalJson, decidingSettings, type FeedConfig } from './feed-config.ts';
import type { Feed } from './feed-store.ts';

/**
 * Digest of the settings that decide, and a web API's filter: of the words of the configuration alone, so that no release makes a feed wait.
 * The whole source counts until a run was applied: by then the guards judge what another one brings.
 */
export const triedDigest = (config: FeedConfig, { lastChatbots }: Pick<Feed, 'lastChatbots'>): Buffer => {
  const { source } = config;
  const filter = 'filter' in source ? { filter: source.filter } : {};
  return createHash('sha256')
    .update(canonicalJson({ ...decidingSettings(config), ...(lastChatbots === null ? { source } : filter) }))
    .digest();
};

/** Whether somebody has asked for a dry run or an import under this configuration: until then a feed does not import by itself. */
export const isTried = (feed: Pick<Feed, 'triedConfig' | 'lastChatbots'>, config: FeedConfig): boolean =>
  feed.triedConfig?.equals(triedDigest(config, feed)) === true;

/**
 * Whether what a feed goes by when it is first seen counts as tried: a release that kept no account of this has imported it, or it is the sample of
 * a fresh checkout, whose homes are nobody's.
 */
export const isTrusted = (
  { name, triedConfig, lastChatbots }: Pick<Feed, 'name' | 'triedConfig' | 'lastChatbots'>,
  { chatbots }: FeedConfig,
): boolean => {
  const isSample = name === 'sample' && chatbots.every(({ serialNumber }) => serialNumber === DEMO_SERIAL_NUMBER);
  return triedConfig === null && (lastChatbots !== null || isSample);
};

/** Why a feed does not import by itself, and what to do. */
export const waitsSentence = ({ name, triedConfig }: Pick<Feed, 'name' | 'triedConfig'>): string =>
  `it ${triedConfig === null ? 'is new' : 'has changed'}, and does not import by itself before somebody has looked at what that does: ` +
  `"npx listingd import ${name} --dry-run" shows it, "npx listingd import ${name}" does it`;
