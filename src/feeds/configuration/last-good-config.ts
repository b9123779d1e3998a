import { feedConfigProblems } from './check-feed-config.ts';
import type { FeedConfig } from './feed-config.ts';
import type { Feed } from './feed-store.ts';
import { configAt } from './load-feed-configs.ts';

const parse = (text: string, root: string): FeedConfig | null => {
  const value = JSON.parse(text) as FeedConfig;
  // What an older release took may be wrong by now.
  return feedConfigProblems(value).length === 0 ? configAt(root, value) : null;
};

/**
 * Reads the kept configurations of feeds; a text that has not changed is not checked again. Relative paths start at `root`,
 * which need not be the same for every process. Null: there is none.
 */
export const createLastGoodConfigs = (root: string): ((feed: Feed) => FeedConfig | null) => {
  const known = new Map<number, { text: string; config: FeedConfig | null }>();
  return ({ id, lastConfig }) => {
    if (lastConfig === null) return null;
    const last = known.get(id);
    if (last?.text === lastConfig) return last.config;
    const config = parse(lastConfig, root);
    known.set(id, { text: lastConfig, config });
    return config;
  };
};
