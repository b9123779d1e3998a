import { join } from 'node:path';
import { feedWarnings } from '../feeds/configuration/check-feed-config.ts';
import { missingVariables } from '../feeds/configuration/check-feed-source.ts';
import { loadFeedConfigs } from '../feeds/configuration/load-feed-configs.ts';
import type { CommandContext } from './with-services.ts';

/** `listingd feed check`: what is wrong with the feeds' files. Needs no database. Exit code 1 when any is wrong. */
export const feedCheckCommand = async ({ config, print }: CommandContext): Promise<number> => {
  const entries = await loadFeedConfigs(join(config.configFolder, 'feeds'));
  let wrong = 0;
  for (const entry of entries) {
    const missing = 'error' in entry ? [] : missingVariables(entry.config, config.readVariable);
    if ('error' in entry || missing.length > 0) wrong += 1;
    if ('error' in entry) {
      const [first = '', ...others] = entry.problems;
      print(`✗ ${entry.shownFile}: ${first}`);
      for (const problem of others) print(`  ${problem}`);
      continue;
    }
    const { length } = entry.config.chatbots;
    const told = `${entry.config.mode}, ${length} ${length === 1 ? 'chatbot' : 'chatbots'}`;
    print(missing.length > 0 ? `✗ ${entry.name}: ${missing.join('; ')}` : `✓ ${entry.name}: ${told}`);
    for (const warning of feedWarnings(entry.config)) print(`  warning: ${warning}`);
  }
  if (entries.length === 0) print(`No feeds in ${join(config.configFolder, 'feeds')}`);
  return wrong > 0 ? 1 : 0;
};
