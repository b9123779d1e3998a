import { plainWords } from '../parts/plain-words.ts';
import { count, list, type StatusKind } from '../parts/words.ts';
import type { Feed, FeedState, Preview, Problem, Run, RunState, StartedBy } from './contract.ts';

/** How feeds and runs are spoken of by who looks after them. */

/** For how long the service keeps what taking back needs. */
export const UNDO_DAYS = 30;

type Told = readonly [kind: StatusKind, word: string];

const FEED_STATES: Readonly<Record<FeedState, Told>> = {
  Fresh: ['good', 'Up to date'],
  Running: ['busy', 'Importing'],
  Held: ['waiting', 'Waits for your approval'],
  Waiting: ['waiting', 'Waits for a first look'],
  Stale: ['wrong', 'Out of date'],
  Failing: ['wrong', 'Last import failed'],
  Broken: ['wrong', 'Needs mending'],
};

/** Whether a feed is well, and has nothing to show before somebody uploads a file. */
export const awaitsFirstFile = ({
  State,
  IsUploaded,
  LastRun,
}: Pick<Feed, 'State' | 'IsUploaded' | 'LastRun'>): boolean => IsUploaded && State === 'Fresh' && LastRun === null;

/** A feed that is paused waits for a person as one of which something is held. */
export const feedState = (feed: Pick<Feed, 'State' | 'PausedBy' | 'IsUploaded' | 'LastRun'>): Told => {
  if (feed.State === 'Held' && feed.PausedBy !== null) return ['waiting', 'Paused'];
  return awaitsFirstFile(feed) ? ['off', 'Waits for its first file'] : FEED_STATES[feed.State];
};

const RUN_STATES: Readonly<Record<RunState, Told>> = {
  Queued: ['busy', 'Waits in line'],
  Running: ['busy', 'Under way'],
  Succeeded: ['good', 'Done'],
  Held: ['waiting', 'Waits for approval'],
  Failed: ['wrong', 'Failed'],
  Cancelled: ['off', 'Cancelled'],
};

export const runState = ({ State, DryRun }: Pick<Run, 'State' | 'DryRun'>): Told =>
  DryRun && State === 'Succeeded' ? ['good', 'Looked, wrote nothing'] : RUN_STATES[State];

const STARTERS: Readonly<Record<StartedBy, string>> = {
  schedule: 'its schedule',
  api: 'a person',
  upload: 'an upload',
  command: 'a command',
  undo: 'a person',
  retry: 'the failure before it',
  'next file': 'the file before it',
  remove: 'a command',
};

/** Who or what started a run. */
export const startedBy = (run: Pick<Run, 'StartedBy'>): string => STARTERS[run.StartedBy];

/** What a run is called: an import, a dry run, or an undo. */
export const runKind = ({ DryRun, StartedBy }: Pick<Run, 'DryRun' | 'StartedBy'>): string =>
  StartedBy === 'undo' ? 'Undo' : DryRun ? 'Dry run' : 'Import';

export const isAtWork = ({ State }: Pick<Run, 'State'>): boolean => State === 'Queued' || State === 'Running';

const LEFT = /^\S+ of listing (\d+)(?: \(MLS number (.*)\))? as it was before run \d+: (.*), so it was left$/;

/** Which home an undo left as it is in a field, and why: a problem of it says so in a sentence. */
export const leftOf = ({ Expected }: Pick<Problem, 'Expected'>): { home: string; why: string } => {
  const [, id, number, why = Expected] = LEFT.exec(Expected) ?? [];
  return { home: number ?? (id === undefined ? '–' : `Home ${id}`), why: plainWords(why) };
};

/** How many homes a run added, changed and took off the display, over all chatbots. */
type Effect = { added: number; changed: number; left: number; rejected: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const effectOf = ({ Parts }: Pick<Run, 'Parts'>): Effect => ({
  added: sum(Parts.map(({ Created }) => Created)),
  changed: sum(Parts.map(({ Updated }) => Updated)),
  left: sum(Parts.map(({ RemovedByRow, RemovedByAbsence }) => RemovedByRow + RemovedByAbsence)),
  rejected: sum(Parts.map(({ Rejected }) => Rejected)),
});

export const effectOfPreviews = (previews: readonly Preview[]): Effect => ({
  added: sum(previews.map(({ Created }) => Created.Count)),
  changed: sum(previews.map(({ Updated }) => Updated.Count)),
  left: sum(previews.map(({ Removed }) => Removed.Count)),
  rejected: sum(previews.map(({ Rejected }) => Rejected)),
});

/** "adds 2 homes, changes 1 home and takes 3 homes off the display"; "changes nothing". */
export const effectSentence = (
  { added, changed, left }: Effect,
  [add, change, take]: readonly [string, string, string] = ['adds', 'changes', 'takes'],
): string => {
  const parts = [
    added > 0 ? `${add} ${count(added, 'home')}` : '',
    changed > 0 ? `${change} ${count(changed, 'home')}` : '',
    left > 0 ? `${take} ${count(left, 'home')} off the display` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? `${change} nothing` : list(parts);
};
