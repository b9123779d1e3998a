import type { ListingValues } from '../../listings/listing.ts';
import { FEED_LIMITS, type FeedConfig } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import { countMissing, matchesWhere, type RowProblem } from '../map/feed-row.ts';
import { mapFeed } from '../map/map-feed.ts';

/** What an import would make of the file's first rows. */
export type ConfigTrial = {
  rows: number;
  kinds: { listing: number; removal: number; sold: number; ignored: number; rejected: number };
  /** Why rows are rejected, or taken without a field: the column, what it would have to hold, how often, and the first line and value. */
  reasons: TrialReason[];
  /** Fields that listings lack, with how many lack each. */
  missing: Map<string, number>;
  /** The first homes on the market, as they would be shown. */
  homes: { line: number; values: ListingValues }[];
  /** The file cannot be read to its end, or not with this configuration. */
  failure: string | null;
};
type TrialReason = {
  column: string | null;
  expected: string;
  count: number;
  line: number;
  value: string | null;
};

const TRIED_ROWS = 5_000;
const SHOWN_HOMES = 6;

/** Counts what cannot be read. */
const countReasons = (reasons: Map<string, TrialReason>, problems: readonly RowProblem[]): void => {
  for (const { column, expected, line, value } of problems) {
    const key = JSON.stringify([column, expected]);
    const reason = reasons.get(key) ?? { column, expected, count: 0, line, value };
    reason.count += 1;
    reasons.set(key, reason);
  }
};

/** Reads the first rows as an import reads them: those of any of its chatbots. */
export const tryConfig = async (
  parts: readonly FeedPart[],
  config: FeedConfig,
  { name, today }: { name: string; today: string },
): Promise<ConfigTrial> => {
  const kinds = { listing: 0, removal: 0, sold: 0, ignored: 0, rejected: 0 };
  const missing = new Map<string, number>();
  const reasons = new Map<string, TrialReason>();
  const homes: ConfigTrial['homes'] = [];
  let count = 0;
  let read = 0;
  let failure: string | null = null;
  try {
    for await (const { rows: all } of mapFeed(parts, config, { name, today })) {
      const rows = all.filter((row) => config.chatbots.some(({ where }) => matchesWhere(row.record, where)));
      read += all.length;
      count += rows.length;
      for (const row of rows) {
        kinds[row.kind === 'same' ? 'listing' : row.kind] += 1;
        countMissing(missing, row);
        if (row.kind === 'listing' && homes.length < SHOWN_HOMES) homes.push({ line: row.line, values: row.values });
        if (row.kind !== 'ignored') countReasons(reasons, row.problems);
      }
      if (read >= TRIED_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    failure = error.message;
  }
  const sorted = [...reasons.values()].sort((left, right) => right.count - left.count);
  return { rows: count, kinds, reasons: sorted, missing, homes, failure };
};

/** Whether an import of such rows would fail for its rejected rows. */
export const rejectsTooMany = ({ rows, kinds }: ConfigTrial): boolean =>
  kinds.rejected > rows * (FEED_LIMITS.maxProblems ?? 1);
