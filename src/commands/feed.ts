import { join } from 'node:path';
import { feedWarnings } from '../feeds/configuration/feed-schedule.ts';
import { loadFeedConfigs } from '../feeds/configuration/load-feed-configs.ts';
import type { CommandContext } from './with-services.ts';

/** `listingd feed check`: what is wrong with the feeds' files. Needs no database. Exit code 1 when any is wrong. */
export const feedCheckCommand = async ({ config, print }: CommandContext): Promise<number> => {
  const entries = await loadFeedConfigs(join(config.configFolder, 'feeds'));
  for (const entry of entries) {
    if ('error' in entry) print(`✗ ${entry.error}`);
    else {
      const { length } = entry.config.chatbots;
      print(`✓ ${entry.name}: ${entry.config.mode}, ${length} ${length === 1 ? 'chatbot' : 'chatbots'}`);
      for (const warning of feedWarnings(entry.config)) print(`  warning: ${warning}`);
    }
  }
  if (entries.length === 0) print(`No feeds in ${join(config.configFolder, 'feeds')}`);
  return entries.some((entry) => 'error' in entry) ? 1 : 0;
};
