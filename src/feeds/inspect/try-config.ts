import { FEED_LIMITS, type FeedConfig } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import { readFeed } from '../read/read-feed.ts';

/** What an import would make of the file's first rows. */
export type ConfigTrial = {
  rows: number;
  kinds: { listing: number; removal: number; sold: number; ignored: number; rejected: number };
  /** Why rows are rejected: the column, what it would have to hold, how often, and the first line and value. */
  reasons: TrialReason[];
  /** Fields that listings lack, with how many lack each. */
  missing: Map<string, number>;
  /** The file cannot be read to its end, or not with this configuration. */
  failure: string | null;
};
export type TrialReason = {
  column: string | null;
  expected: string;
  count: number;
  line: number;
  value: string | null;
};

const TRIED_ROWS = 5_000;

/** Reads the first rows as an import reads them. */
export const tryConfig = async (
  parts: readonly FeedPart[],
  config: FeedConfig,
  { name, today }: { name: string; today: string },
): Promise<ConfigTrial> => {
  const trial: ConfigTrial = {
    rows: 0,
    kinds: { listing: 0, removal: 0, sold: 0, ignored: 0, rejected: 0 },
    reasons: [],
    missing: new Map(),
    failure: null,
  };
  const reasons = new Map<string, TrialReason>();
  try {
    for await (const { rows } of readFeed(parts, config, { name, today })) {
      for (const row of rows) {
        trial.rows += 1;
        trial.kinds[row.kind] += 1;
        if (row.kind === 'listing') {
          for (const field of row.missing) trial.missing.set(field, (trial.missing.get(field) ?? 0) + 1);
        }
        if (row.kind === 'rejected') {
          for (const { column, expected, line, value } of row.problems) {
            const key = JSON.stringify([column, expected]);
            const reason = reasons.get(key) ?? { column, expected, count: 0, line, value };
            reason.count += 1;
            reasons.set(key, reason);
          }
        }
      }
      if (trial.rows >= TRIED_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    trial.failure = error.message;
  }
  trial.reasons = [...reasons.values()].sort((left, right) => right.count - left.count);
  return trial;
};

/** Whether an import of such rows would fail for its rejected rows. */
export const rejectsTooMany = ({ rows, kinds }: ConfigTrial): boolean =>
  kinds.rejected > rows * (FEED_LIMITS.maxProblems ?? 1);
