import type { FeedConfig } from '../configuration/feed-config.ts';
import type { FetchContext, FetchedFile, FileSeries, SourceState } from './fetched-file.ts';
import { byName, isFileName } from './file-names.ts';

/** A file of a folder. `modifiedAt` is null where the server does not tell it. */
export type FolderEntry = { name: string; size: number; modifiedAt: Date | null };

/** Names with what each file looked like: `size:mtime`. A file that looks different is a new one. */
type Stamps = Readonly<Record<string, string>>;

type Seen = Readonly<Record<string, { stamp: string; since: string }>>;

type SeriesState = {
  /** Files that have been imported, or cancelled. */
  done: Stamps;
  /** Files that were held or failed, and that a later one may replace. */
  skipped: Stamps;
  /** Files that were still young, with the time at which they were first seen like this. */
  young: Seen;
  /** Files that are done and lie there no more, with the time at which they were first missed. */
  gone: Seen;
};

export type SeriesRules = {
  /** In a delta no file is passed over, since the later ones build on it; of snapshots the latest counts. */
  mode: 'snapshot' | 'delta';
  /** Seconds for which a file must not have changed. */
  settle: number;
  now: Date;
  heldRunId: number | null;
};

/** Seconds for which a file of a folder or of a server must not have changed, unless the feed says otherwise. */
const SETTLE_SECONDS = 60;

/** The rules of a feed's source, whose `settle` may be left out. */
export const seriesRules = (
  { mode }: Pick<FeedConfig, 'mode'>,
  settle: number | undefined,
  { clock, heldRunId = null }: Pick<FetchContext, 'clock' | 'heldRunId'>,
): SeriesRules => ({ mode, settle: settle ?? SETTLE_SECONDS, now: clock(), heldRunId });

type OfSeries = Pick<FetchedFile, 'more' | 'ageUnknown' | 'note'> & { series: FileSeries; sourceState: SourceState };

/** The file with what is known of it as one of a series; or why there is none. */
export type NextFile =
  | ({ kind: 'file'; entry: FolderEntry } & OfSeries)
  | { kind: 'nothing'; message: string; sourceState: SourceState };

const DAY = 86_400_000;
/** A folder that is not mounted for a while, or a server that lists nothing, must not make all files new again. */
const GONE_DAYS = 30;

export const stampOf = ({ size, modifiedAt }: FolderEntry): string => `${size}:${modifiedAt?.getTime() ?? ''}`;

const recordOf = <Value>(value: unknown): Readonly<Record<string, Value>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, Value>) : {};

const readState = (state: SourceState | null): SeriesState => ({
  done: recordOf(state?.done),
  skipped: recordOf(state?.skipped),
  young: recordOf(state?.young),
  gone: recordOf(state?.gone),
});

const among = (stamps: Stamps, entries: readonly FolderEntry[]): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap((entry) => (stamps[entry.name] === stampOf(entry) ? [[entry.name, stampOf(entry)]] : [])),
  );

const stampsOf = (entries: readonly FolderEntry[]): Record<string, string> =>
  Object.fromEntries(entries.map((entry) => [entry.name, stampOf(entry)]));

const stateOf = (done: Stamps, skipped: Stamps, { young, gone }: Pick<SeriesState, 'young' | 'gone'>): SourceState => ({
  done,
  ...(Object.keys(skipped).length > 0 && { skipped }),
  ...(Object.keys(young).length > 0 && { young }),
  ...(Object.keys(gone).length > 0 && { gone }),
});

const stampsIn = (seen: Seen): Record<string, string> =>
  Object.fromEntries(Object.entries(seen).map(([name, { stamp }]) => [name, stamp]));

/** What is done and has gone is remembered for a while. A stamp without a time could be another file's of the same size. */
const findGone = (files: readonly FolderEntry[], { done, gone }: SeriesState, now: Date): Seen => {
  const there = new Set(files.map(({ name }) => name));
  const found: Record<string, { stamp: string; since: string }> = {};
  for (const [name, stamp] of Object.entries({ ...stampsIn(gone), ...done })) {
    if (there.has(name) || String(stamp).endsWith(':')) continue;
    const since = gone[name]?.since ?? now.toISOString();
    if (now.getTime() - Date.parse(since) < GONE_DAYS * DAY) found[name] = { stamp, since };
  }
  return found;
};

/** Snapshots that came late: before a file that is done by their name and by their time. They would bring back what was. */
const findLate = (open: readonly FolderEntry[], known: Stamps, mode: SeriesRules['mode']): FolderEntry[] => {
  if (mode === 'delta') return [];
  const done = Object.entries(known).map(([name, stamp]) => ({ name, time: Number(String(stamp).split(':')[1]) }));
  return open.filter(
    ({ name, modifiedAt }) =>
      modifiedAt !== null && done.some((later) => name < later.name && modifiedAt.getTime() < later.time),
  );
};

/** Files that may still be written to: changed lately by their own time, and not seen like this for long enough by ours. */
const findYoung = (
  entries: readonly FolderEntry[],
  marked: ReadonlySet<string>,
  { young }: SeriesState,
  { settle, now }: SeriesRules,
): Seen => {
  const latest = now.getTime() - settle * 1_000;
  const found: Record<string, { stamp: string; since: string }> = {};
  for (const entry of entries) {
    if (marked.has(`${entry.name}.done`)) continue;
    if (settle === 0 || (entry.modifiedAt !== null && entry.modifiedAt.getTime() <= latest)) continue;
    const stamp = stampOf(entry);
    const seen = young[entry.name];
    const since = seen?.stamp === stamp ? seen.since : now.toISOString();
    if (Date.parse(since) > latest) found[entry.name] = { stamp, since };
  }
  return found;
};

/** Why none of the files that lie there is taken. */
const whyNone = ({ mode, heldRunId }: SeriesRules, waits: boolean, unfinished: FolderEntry | undefined): string => {
  if (waits && mode === 'delta')
    return `run ${heldRunId} waits for approval: files that come after its file wait with it`;
  if (waits) return `run ${heldRunId} waits for approval, and there is no newer file`;
  if (unfinished === undefined) return 'there is no new file';
  return `${unfinished.name} is still being written: it is taken at the next run`;
};

/**
 * Which file of a folder is imported next: the first by name that is not done, and before which none is still being
 * written. `entries` are all that lie there, also those that are no files to import.
 */
export const nextInSeries = (
  entries: readonly FolderEntry[],
  lastState: SourceState | null,
  rules: SeriesRules,
): NextFile => {
  const { mode, heldRunId } = rules;
  const last = readState(lastState);
  const files = entries.filter(({ name }) => isFileName(name)).sort(byName);
  const known = { ...stampsIn(last.gone), ...last.done };
  const without = (stamps: Stamps): FolderEntry[] => files.filter(({ name }) => !Object.hasOwn(stamps, name));
  const imported = among(known, files);
  const late = findLate(without(imported), known, mode);
  const done = { ...imported, ...stampsOf(late) };
  const open = without(done);
  const skipped = among(last.skipped, open);
  const young = findYoung(open, new Set(entries.map(({ name }) => name)), last, rules);
  const remembered = { young, gone: findGone(files, last, rules.now) };
  const unfinished = open.find(({ name }) => Object.hasOwn(young, name));
  const ready = unfinished === undefined ? open : open.slice(0, open.indexOf(unfinished));

  const fresh = mode === 'delta' ? ready : ready.filter(({ name }) => !Object.hasOwn(skipped, name));
  const waits = heldRunId !== null && (mode === 'delta' || fresh.length === 0);
  const entry = waits ? undefined : (fresh[0] ?? ready.at(-1));
  const passedOver = late.map(({ name }) => name).join(', ');
  const note = late.length > 0 ? `passed over, since a later snapshot has been imported: ${passedOver}` : undefined;
  if (entry === undefined) {
    const message = [whyNone(rules, waits, unfinished), note ?? []].flat().join('; ');
    return { kind: 'nothing', message, sourceState: stateOf(done, skipped, remembered) };
  }
  const passed = mode === 'delta' ? [entry] : ready.slice(0, ready.indexOf(entry) + 1);
  const skippedState = mode === 'delta' ? null : stateOf(done, { ...skipped, ...stampsOf([entry]) }, remembered);
  return {
    kind: 'file',
    entry,
    sourceState: stateOf({ ...done, ...stampsOf(passed) }, {}, remembered),
    series: { skippedState },
    more: fresh.length > 1,
    ageUnknown: true,
    ...(note !== undefined && { note }),
  };
};
