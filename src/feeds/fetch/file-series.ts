import type { FileSeries, SourceState } from './fetched-file.ts';
import { byName, isFileName } from './file-names.ts';

/** A file of a folder. `modifiedAt` is null where the server does not tell it. */
export type FolderEntry = { name: string; size: number; modifiedAt: Date | null };

/** Names with what each file looked like: `size:mtime`. A file that looks different is a new one. */
type Stamps = Readonly<Record<string, string>>;

type SeriesState = {
  /** Files that have been imported, or cancelled. */
  done: Stamps;
  /** Files that were held or failed, and that a later one may replace. */
  skipped: Stamps;
  /** Files that were still young, with the time at which they were first seen like this. */
  young: Readonly<Record<string, { stamp: string; since: string }>>;
};

export type SeriesRules = {
  /** In a delta no file is passed over, since the later ones build on it; of snapshots the latest counts. */
  mode: 'snapshot' | 'delta';
  /** Seconds for which a file must not have changed. */
  settle: number;
  now: Date;
  heldRunId: number | null;
};

export type NextFile =
  | { kind: 'file'; entry: FolderEntry; state: SourceState; series: FileSeries; more: boolean }
  | { kind: 'nothing'; message: string; state: SourceState };

export const stampOf = ({ size, modifiedAt }: FolderEntry): string => `${size}:${modifiedAt?.getTime() ?? ''}`;

const recordOf = <Value>(value: unknown): Readonly<Record<string, Value>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, Value>) : {};

const readState = (state: SourceState | null): SeriesState => ({
  done: recordOf(state?.done),
  skipped: recordOf(state?.skipped),
  young: recordOf(state?.young),
});

const among = (stamps: Stamps, entries: readonly FolderEntry[]): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap((entry) => (stamps[entry.name] === stampOf(entry) ? [[entry.name, stampOf(entry)]] : [])),
  );

const stampsOf = (entries: readonly FolderEntry[]): Record<string, string> =>
  Object.fromEntries(entries.map((entry) => [entry.name, stampOf(entry)]));

const stateOf = (done: Stamps, skipped: Stamps, young: SeriesState['young'] = {}): SourceState => ({
  done,
  ...(Object.keys(skipped).length > 0 && { skipped }),
  ...(Object.keys(young).length > 0 && { young }),
});

/** Files that may still be written to: changed lately by their own time, and not seen like this for long enough by ours. */
const findYoung = (
  entries: readonly FolderEntry[],
  marked: ReadonlySet<string>,
  { young }: SeriesState,
  { settle, now }: SeriesRules,
): SeriesState['young'] => {
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
  const done = among(last.done, files);
  const open = files.filter(({ name }) => !Object.hasOwn(done, name));
  const skipped = among(last.skipped, open);
  const young = findYoung(open, new Set(entries.map(({ name }) => name)), last, rules);
  const firstYoung = open.findIndex(({ name }) => Object.hasOwn(young, name));
  const ready = firstYoung === -1 ? open : open.slice(0, firstYoung);

  const fresh = mode === 'delta' ? ready : ready.filter(({ name }) => !Object.hasOwn(skipped, name));
  const waits = heldRunId !== null && (mode === 'delta' || fresh.length === 0);
  const entry = waits ? undefined : (fresh[0] ?? ready.at(-1));
  if (entry === undefined) {
    const message = waits
      ? `run ${heldRunId} waits for approval: files that come after its file wait with it`
      : firstYoung === -1
        ? 'there is no new file'
        : `${open[firstYoung]?.name} is still being written: it is taken at the next run`;
    return { kind: 'nothing', message, state: stateOf(done, skipped, young) };
  }
  const passed = mode === 'delta' ? [entry] : ready.slice(0, ready.indexOf(entry) + 1);
  return {
    kind: 'file',
    entry,
    state: stateOf({ ...done, ...stampsOf(passed) }, {}, young),
    series: { skippedState: mode === 'delta' ? null : stateOf(done, { ...skipped, ...stampsOf([entry]) }, young) },
    more: fresh.length > 1,
  };
};
