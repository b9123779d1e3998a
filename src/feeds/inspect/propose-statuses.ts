import { todoText } from '../configuration/check-feed-config.ts';
import { createStatusReader, type StatusMeaning } from '../map/statuses.ts';
import type { ColumnProfile } from './sample.ts';
import { statusHint, usualMeaning } from './status-words.ts';

/** One status of the file: what the feed reads it as, what is proposed for it, or a hint for the person who has to say it. */
export type StatusFinding = {
  text: string;
  count: number;
  meaning: StatusMeaning | null;
  /** Known without the feed's own map. */
  standard: boolean;
  hint: string | null;
};

/** Every status by how often it comes. `known` are those of the preset. */
export const findStatuses = (
  { counts }: ColumnProfile,
  known: Readonly<Record<string, StatusMeaning>> = {},
): StatusFinding[] => {
  const read = createStatusReader(known);
  return [...counts]
    .map(([text, count]) => {
      const own = read(text);
      const meaning = own ?? usualMeaning(text);
      return { text, count, meaning, standard: own !== null, hint: meaning === null ? statusHint(text) : null };
    })
    .sort((left, right) => right.count - left.count);
};

/** The feed's `statuses`: words of known meaning, and TODO for the others. Undefined where the standard names suffice. */
export const statusMap = (statuses: readonly StatusFinding[]): Record<string, string> | undefined => {
  const needed = statuses.filter(({ standard }) => !standard);
  if (needed.length === 0) return undefined;
  return Object.fromEntries(needed.map(({ text, meaning, hint }) => [text, meaning ?? todoText(hint)]));
};
