import { SetupError } from '../errors.ts';
import type { PreviewData, ProblemKindData, RunData, RunDetailData } from '../feeds/feed-data.ts';
import { excerpts } from '../feeds/preview/preview.ts';
import type { StoredRun } from '../feeds/runs/run.ts';
import type { Services } from '../services.ts';
import { cut, inColumns, minute, plain, table, widthOf } from './lay-out.ts';
import type { CommandContext } from './with-services.ts';

const HEAD = ['Run', 'Feed', 'State', 'Queued (UTC)', 'Rows', 'New', 'Changed', 'Gone', 'Wrong', 'By', 'Message'];

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
  if (messageAt + LEAST_MESSAGE <= width) return lines.map((line) => cut(line, width));
  const short = narrow(rows);
  return widthOf(short[0] ?? '') > width ? table(rows, HEAD, width) : short.map((line) => cut(line, width));
};

const LABEL_WIDTH = 14;
const LONGEST_VALUE = 50;

/** Lines of one kind with what they are in front of the first. */
const labelled = (label: string, lines: readonly string[]): string[] =>
  (lines.length === 0 ? [''] : lines).map((line, index) =>
    `    ${(index === 0 ? label : '').padEnd(LABEL_WIDTH)}${line}`.trimEnd(),
  );

const more = (count: number, shown: number): string[] => (count > shown ? [`… and ${count - shown} more`] : []);

const created = ({ Count, Examples }: PreviewData['Created']): string[] =>
  labelled(`create ${Count}`, [
    ...inColumns(Examples.map(({ MLSNumber, Address, Price }) => [plain(MLSNumber), plain(Address), plain(Price)])),
    ...more(Count, Examples.length),
  ]);

type Change = PreviewData['Changed'][number]['Examples'][number];

const example = ({ ID, MLSNumber, From, To }: Change): string => {
  const [from, to] = excerpts(plain(From), plain(To), LONGEST_VALUE);
  return `${plain(MLSNumber ?? ID)}: ${from} → ${to}`;
};

/** The first examples, as many as the line has room for. */
const asFit = (examples: readonly string[], room: number): string =>
  examples.reduce((line, one) => (widthOf(line) + 2 + widthOf(one) > room ? line : `${line}, ${one}`));

const changed = ({ Updated, Changed }: PreviewData, width: number): string[] => {
  const lines = inColumns(Changed.map(({ Field, Count }) => [Field, String(Count)]));
  const room = width - 4 - LABEL_WIDTH - widthOf(lines[0] ?? '') - 2;
  return labelled(`update ${Updated.Count}`, [
    ...(Updated.Revived > 0 ? [`${Updated.Revived} of them were removed, and are shown again`] : []),
    ...Changed.map(({ Examples }, index) => `${lines[index]}  ${asFit(Examples.map(example), room)}`),
  ]);
};

const removed = ({ Count, HandedOver, Examples }: PreviewData['Removed']): string[] =>
  labelled(`remove ${Count}`, [
    ...inColumns(
      Examples.map(({ MLSNumber, Address, Reason }) => [
        plain(MLSNumber),
        plain(Address),
        Reason === 'row' ? 'a row ends it' : 'not in the file',
      ]),
    ),
    ...more(Count, Examples.length),
    ...(HandedOver > 0 ? [`${HandedOver} of them another feed sends too, and may show from now on`] : []),
  ]);

/** What an import, or the approval of a held run, would do in one chatbot: a few lines of up to `width` columns. */
export const describePreview = (preview: PreviewData, by: 'import' | 'approval', width: number): string[] => {
  const { SerialNumber, Holds, Guard, Created, Updated, Removed, Rejected } = preview;
  const what = Holds === 'Everything' ? 'all of it' : `${Removed.Held} of the removals`;
  const held = by === 'import' && Holds !== 'Nothing' ? [`    held: ${what}, since ${plain(Guard)}`] : [];
  const lines = [
    ...(Created.Count > 0 ? created(Created) : []),
    ...(Updated.Count > 0 ? changed(preview, width) : []),
    ...(Removed.Count > 0 ? removed(Removed) : []),
    ...(Rejected > 0 ? labelled(`reject ${Rejected}`, []) : []),
  ];
  return [
    `  What an ${by} would do in ${SerialNumber}:`,
    ...held,
    ...(lines.length === 0 ? ['    nothing'] : lines).map((line) => cut(line, width)),
  ];
};

/** A run's end in a few lines for a person. */
export const describeRun = (run: RunData): string[] => [
  `Run ${run.RunID} of feed ${run.Feed}: ${run.State}${run.DryRun ? ' (dry run, nothing was written)' : ''}, ${run.Rows} rows`,
  ...run.Parts.map(
    (part) =>
      `  ${part.SerialNumber}: ${part.Created} created, ${part.Updated} updated, ${part.Unchanged} unchanged, ` +
      `${part.RemovedByRow + part.RemovedByAbsence} removed (${part.RemovedByAbsence} by absence), ` +
      `${part.Rejected} rejected, ${part.Ignored} ignored${part.HeldRemovals > 0 ? `, ${part.HeldRemovals} removals held` : ''}`,
  ),
  ...(run.Message === '' ? [] : [`  ${plain(run.Message)}`]),
];

const describeKind = ({ Count, Line, Column, Value, Expected }: ProblemKindData): string => {
  const example = [
    Line === null ? '' : `line ${Line}`,
    Value === null ? '' : Value === '' ? 'blank' : JSON.stringify(Value),
  ]
    .filter((part) => part !== '')
    .join(' ');
  const first = example === '' ? '' : Count === 1 ? ` (${example})` : ` (first in ${example})`;
  return `    ${Count}× ${plain(`${Column === null ? '' : `${Column}: `}${Expected}${first}`)}`;
};

const ofRows = (heading: string, kinds: readonly ProblemKindData[]): string[] =>
  kinds.length === 0 ? [] : [`  ${heading}:`, ...kinds.map(describeKind)];

const SHOWN_KINDS = 20;

/** The problems of a run by kind: those for which homes were not imported, then those with which they were. */
const describeProblems = ({ Run, ProblemKinds }: RunDetailData): string[] => {
  const shown = ProblemKinds.slice(0, SHOWN_KINDS);
  const rejected = shown.filter(({ Rejected }) => Rejected);
  const more = ProblemKinds.length - shown.length;
  return [
    ...ofRows('Rejected, the home is not imported', rejected),
    ...(rejected.length > 0 ? [`    npx listingd run rejects ${Run.RunID} lists every rejected row`] : []),
    ...ofRows(
      'Noticed, the home is imported all the same',
      shown.filter(({ Rejected }) => !Rejected),
    ),
    ...(more > 0 ? [`  … and ${more} more kinds of problems`] : []),
  ];
};

/** A run with what it would do and its problems by kind. Lines of examples are cut at `width` columns. */
export const describeDetail = (detail: RunDetailData, width: number): string[] => [
  ...describeRun(detail.Run),
  ...detail.Preview.flatMap((preview) => describePreview(preview, detail.Run.DryRun ? 'import' : 'approval', width)),
  ...describeProblems(detail),
];

/** How a held run goes on. */
export const describeChoices = (runId: number): string =>
  `  npx listingd run approve ${runId} applies it after all, npx listingd run cancel ${runId} drops it`;

/** A run by the ID that was typed. SetupError where there is none. */
export const findRun = async ({ runs }: Services, id: string): Promise<StoredRun> => {
  const run = /^[1-9]\d{0,14}$/.test(id) ? await runs.get(Number(id)) : undefined;
  if (run === undefined) throw new SetupError(`There is no run ${id}: npx listingd run list shows the last ones`);
  return run;
};

/** Commands act for the workspace that a run's feed is of. */
export const workspaceOf = async ({ registry, access }: Services, run: StoredRun): Promise<number> => {
  const feed = (await registry.rows()).find(({ id }) => id === run.feedId);
  const workspaceId = feed?.workspaceId ?? (await access.firstWorkspaceId());
  if (workspaceId === undefined) throw new SetupError('There is no workspace: listingd start makes the first one');
  return workspaceId;
};

export const detailOf = async (services: Services, run: StoredRun): Promise<RunDetailData> =>
  services.feeds.runDetail(await workspaceOf(services, run), {
    ...{ RunID: run.id, PageNumber: 1, PageSize: 1 },
  });

/**
 * Shows how a run ended. Returns what is known of it, and the exit code: 0 succeeded, 1 failed or cancelled, 2 held, or a dry run that would be.
 */
export const showEnd = async (
  { print, terminal }: Pick<CommandContext, 'print' | 'terminal'>,
  services: Services,
  run: RunData,
): Promise<{ code: number; detail: RunDetailData }> => {
  const detail = await detailOf(services, await findRun(services, String(run.RunID)));
  for (const line of describeDetail(detail, terminal.width)) print(line);
  if (run.State === 'Held') print(describeChoices(run.RunID));
  const isHeld = run.State === 'Held' || detail.Preview.some(({ Holds }) => Holds !== 'Nothing');
  return { code: run.State !== 'Succeeded' && run.State !== 'Held' ? 1 : isHeld ? 2 : 0, detail };
};
