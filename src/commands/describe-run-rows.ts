import type { RunData } from '../feeds/feed-data.ts';
import { cutTo, inColumns, plain } from './text-columns.ts';

const HEAD = ['Run', 'Feed', 'State', 'Queued (UTC)', 'Rows', 'New', 'Changed', 'Gone', 'Wrong', 'By', 'Message'];

const minute = (time: string | null): string => (time === null ? '' : time.slice(0, 16).replace('T', ' '));

/** The counts of all parts together; blank where the run has none. */
const counts = ({ Parts }: RunData): string[] => {
  if (Parts.length === 0) return ['', '', '', ''];
  const sum = (count: (part: RunData['Parts'][number]) => number): string =>
    String(Parts.reduce((total, part) => total + count(part), 0));
  return [
    sum(({ Created }) => Created),
    sum(({ Updated }) => Updated),
    sum(({ RemovedByRow, RemovedByAbsence }) => RemovedByRow + RemovedByAbsence),
    sum(({ Rejected }) => Rejected),
  ];
};

const row = (run: RunData): string[] => [
  String(run.RunID),
  run.Feed,
  run.DryRun ? `${run.State}, dry` : run.State,
  minute(run.QueuedAt),
  String(run.Rows),
  ...counts(run),
  run.StartedBy,
  plain(run.Message),
];

/** Runs as a table, a line each, of up to `width` characters. */
export const describeRunRows = (runs: readonly RunData[], width: number): string[] =>
  runs.length === 0 ? ['There are no runs'] : inColumns(runs.map(row), HEAD).map((line) => cutTo(line, width));
