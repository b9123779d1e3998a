import { createHash } from 'node:crypto';
import { type FeedConfig, feedFingerprint, type ResoWebApiSource } from '../../configuration/feed-config.ts';
import { lastStart, type Schedule } from '../../configuration/schedule.ts';
import type { SourceState } from '../fetched-file.ts';

/** How far a source has been read. Times are ISO 8601 in UTC. */
export type ReplicationState = {
  /** All changes before it have been read; null before the first time. */
  cursor: string | null;
  /** When the source was last read to its end. */
  readAt: string | null;
  /** When all its keys were read last. */
  sweptAt: string | null;
  /** When all its records were read last, by the database's clock. */
  wholeAt: string | null;
  /** Digest of what decides which records are asked for and what they lead to. */
  rules: string;
  /** Names of fields that records have had: a record may leave out those that are null. */
  fields: readonly string[];
};

/** Read again at every run, for clocks differ and changes become visible late. */
const OVERLAP = 10 * 60_000;
/** MLS Grid forgets a record seven days after it said that it must go. */
const LONGEST_GAP = 6 * 24 * 3_600_000;
const NIGHTLY = '0 3 * * *';
const MOST_FIELDS = 2_000;

/** What records lead to: they are all read again when a chatbot is filled otherwise, or for the first time, or a run was undone. */
type Filled = { config: FeedConfig; chatbotIds: readonly number[]; lastUndo: number };

/** Under other rules records that have not changed lead to something else, so that all are read again. */
const rulesOf = ({ resoWebApi, filter, expand }: ResoWebApiSource, { config, chatbotIds, lastUndo }: Filled): string =>
  createHash('sha256')
    .update(
      JSON.stringify([resoWebApi, filter, expand, feedFingerprint(config), config.chatbots, chatbotIds, lastUndo]),
    )
    .digest('hex');

const timeOf = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

/** What is stored, as far as it holds for what is filled now. */
export const readState = (stored: SourceState | null, source: ResoWebApiSource, filled: Filled): ReplicationState => {
  const rules = rulesOf(source, filled);
  if (stored?.rules !== rules) return { cursor: null, readAt: null, sweptAt: null, wholeAt: null, rules, fields: [] };
  return {
    cursor: timeOf(stored.cursor),
    readAt: timeOf(stored.readAt),
    sweptAt: timeOf(stored.sweptAt),
    wholeAt: timeOf(stored.wholeAt),
    rules,
    fields: Array.isArray(stored.fields) ? stored.fields.filter((field) => typeof field === 'string') : [],
  };
};

/** From when on changes are asked for; null: all records. */
export const readFrom = ({ cursor }: ReplicationState): string | null =>
  cursor === null ? null : new Date(Date.parse(cursor) - OVERLAP).toISOString();

/** The cursor after a read that began at `startedAt`: no change that came later is known to have been read, whatever a record says. */
export const nextCursor = (cursor: string | null, newest: string | null, startedAt: Date): string | null => {
  if (newest === null) return cursor;
  const reached = Math.min(Date.parse(newest), startedAt.getTime());
  return new Date(Math.max(reached, cursor === null ? 0 : Date.parse(cursor))).toISOString();
};

/** Whether all keys are to be read: it is their time, or changes may have been forgotten since the last read. */
export const sweepIsDue = (
  { sweptAt, readAt }: ReplicationState,
  source: ResoWebApiSource,
  { schedule }: FeedConfig,
  now: Date,
): boolean => {
  const times: Schedule = source.sweep ?? { cron: NIGHTLY, timeZone: schedule?.timeZone ?? 'UTC' };
  if (sweptAt === null || readAt === null) return true;
  return lastStart(times, now).getTime() > Date.parse(sweptAt) || now.getTime() - Date.parse(readAt) > LONGEST_GAP;
};

/** The names of fields, old and new, that a state remembers. */
export const knownFields = (fields: Iterable<string>): string[] => [...new Set(fields)].sort().slice(0, MOST_FIELDS);
