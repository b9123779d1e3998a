import { IDX_HOURS, longestPauseHours } from './feed-age.ts';
import type { FeedConfig } from './feed-config.ts';
import { fileSourceWarnings } from './file-source-problems.ts';
import { resoSourceWarnings } from './reso-source-problems.ts';

/** What the check says of a feed that works as it is, but perhaps not as it is meant. */
export const feedWarnings = (config: FeedConfig): string[] => {
  const warnings: string[] = [];
  const pause = longestPauseHours(config);
  if (pause === null) warnings.push('it has no schedule: it is imported only when somebody asks for it');
  else if (pause > IDX_HOURS) {
    warnings.push(
      `its schedule pauses for up to ${Math.round(pause * 10) / 10} hours: IDX rules ask for a refresh every ${IDX_HOURS} hours`,
    );
  }
  if (config.maxAge !== undefined && config.maxAge > IDX_HOURS && (pause === null || pause <= IDX_HOURS)) {
    warnings.push(`maxAge is ${config.maxAge} hours: IDX rules ask for a refresh every ${IDX_HOURS} hours`);
  }
  if (config.preset === 'redfin' && config.mode === 'snapshot') {
    warnings.push('Redfin downloads stop at 350 or 500 rows, and such a file is no snapshot: mode "delta" is safer');
  }
  if (config.key.length === 1 && config.key[0] === 'Url') {
    warnings.push('its only key is Url: units of a building that share a URL cannot be told apart');
  }
  return [...warnings, ...fileSourceWarnings(config), ...resoSourceWarnings(config)];
};
