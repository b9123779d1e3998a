import type { RunData } from '../feeds/feed-data.ts';
import { cut, inColumns, plain } from './lay-out.ts';

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

const LEAST_MESSAGE = 30;
const TIME_COLUMN = HEAD.indexOf('Queued (UTC)');
/** By and Message. */
const LAST_COLUMNS = 2;

/** Without the year, and without the columns that are told below. */
const shorten = (cells: readonly string[]): string[] =>
  cells.slice(0, -LAST_COLUMNS).map((cell, index) => (index === TIME_COLUMN ? cell.replace(/^\d{4}-/, '') : cell));

/** Two lines a run: who started it, and its message, under the rest. */
const narrow = (rows: readonly string[][]): string[] => {
  const [head = '', ...lines] = inColumns(rows.map(shorten), shorten(HEAD));
  return [
    head,
    ...lines.flatMap((line, index) => {
      const [by = '', message = ''] = rows[index]?.slice(-LAST_COLUMNS) ?? [];
      return [line, `     by ${by}${message === '' ? '' : `: ${message}`}`];
    }),
  ];
};

/** Runs as a table of up to `width` columns: a line each, or two where one would not hold enough of the message. */
export const describeRunRows = (runs: readonly RunData[], width: number): string[] => {
  if (runs.length === 0) return ['There are no runs'];
  const rows = runs.map(row);
  const lines = inColumns(rows, HEAD);
  const messageAt = (lines[0] ?? '').lastIndexOf('Message');
  return (messageAt + LEAST_MESSAGE > width ? narrow(rows) : lines).map((line) => cut(line, width));
};
