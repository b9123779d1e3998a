import { Type } from '../fields/type.ts';
import { data, file } from './reply.ts';
import { identifier, listPage, oneOf, PageNumber, PageSize, receivedFile } from './request-fields.ts';
import type { FindFileLimit, Handler, Operation } from './route.ts';
import type { HttpServices } from './services.ts';

export const count = (description: string) => Type.Integer({ description });
const nullable = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });
export const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });
export const shownValue = Type.Unsafe<string | number | boolean | null>({
  type: ['string', 'number', 'boolean', 'null'],
  description: 'Lists are JSON text; what is longer than 200 characters is cut',
});
const home = { MLSNumber: textOrNull, Address: textOrNull };

const Created = Type.Object({
  Count: count('New listings'),
  Examples: Type.Array(Type.Object({ ...home, Price: textOrNull })),
});

const Updated = Type.Object({
  Count: count('Listings that change'),
  Revived: count('Those of them that were removed, and are shown again'),
});

const Changed = Type.Object({
  Field: Type.String(),
  Count: count('Listings that change in this field'),
  Examples: Type.Array(Type.Object({ ID: Type.Integer(), MLSNumber: textOrNull, From: shownValue, To: shownValue })),
});

const Removed = Type.Object({
  Count: count('Listings that leave'),
  ByRow: count('Those that a row ends'),
  ByAbsence: count('Those that the file lacks'),
  Held: count('Those that wait for an approval'),
  HandedOver: count('Those that another feed sends too, and may show from now on'),
  Examples: Type.Array(
    Type.Object({ ID: Type.Integer(), ...home, Reason: oneOf(['row', 'absence'], 'Why it leaves') }),
  ),
});

/** What a dry run found that an import would do, or what the approval of a held run would do, of one chatbot. */
const Preview = Type.Object(
  {
    SerialNumber: Type.String(),
    Holds: oneOf(['Nothing', 'Removals', 'Everything'], 'What a guard holds back'),
    Guard: Type.String({ description: 'Why; "" when nothing is held back' }),
    Created,
    Updated,
    Changed: Type.Array(Changed, { description: 'By field, the most frequent first' }),
    Removed,
    Rejected: count('Rows that are wrong'),
  },
  {
    title: 'RunPreview',
    description: 'What a dry run would have done, or what the approval of a held run would do, in one chatbot',
  },
);

const RUN_STATES = ['Queued', 'Running', 'Succeeded', 'Held', 'Failed', 'Cancelled'] as const;
const FEED_STATES = ['Fresh', 'Stale', 'Running', 'Held', 'Waiting', 'Failing', 'Broken'] as const;
const COUNTS = {
  Created: count('Rows that made a listing'),
  Updated: count('Rows that changed one'),
  Unchanged: count('Rows that changed nothing'),
  RemovedByRow: count('Rows that took a listing off the display'),
  RemovedByAbsence: count('Listings that left since the file lacks them'),
  Rejected: count('Rows that are wrong'),
  Ignored: count('Rows that say nothing'),
  HeldRemovals: count('Listings that would leave and wait for an approval'),
};

const time = Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'ISO 8601 in UTC, or null' });
export const feedName = Type.String({ minLength: 1, maxLength: 64, description: 'Name of the feed' });
const runId = identifier('ID of the run');
const runOrNull = (description: string) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], description: `${description}; null for none` });
const DryRun = Type.Optional(Type.Boolean({ default: false, description: 'Read and plan only; nothing is written' }));

const Part = Type.Object(
  {
    SerialNumber: Type.String({ description: 'Chatbot ID' }),
    State: oneOf(RUN_STATES, 'State of this part'),
    ...COUNTS,
    Message: Type.String({ description: 'Why it is held or failed, and what was noticed' }),
  },
  { title: 'RunPart' },
);

const Run = Type.Object(
  {
    RunID: Type.Integer({ description: 'ID of the run' }),
    Feed: Type.String({ description: 'Name of the feed' }),
    State: oneOf(RUN_STATES, 'State of the run'),
    StartedBy: Type.String({
      description: 'What started it: schedule, retry, next file, api, upload, command, undo or remove',
    }),
    QueuedAt: time,
    StartedAt: time,
    FinishedAt: time,
    DryRun: Type.Boolean({ description: 'Whether it only read and planned' }),
    Rows: Type.Integer({ description: "How many rows the run's file has" }),
    Message: Type.String({ description: 'Why it is held or failed, and what was noticed' }),
    Parts: Type.Array(Part),
  },
  { title: 'Run' },
);

const Feed = Type.Object(
  {
    Feed: Type.String({ description: 'Name of the feed' }),
    SerialNumbers: Type.Array(Type.String(), { description: 'The chatbots that it fills' }),
    Mode: nullable('snapshot or delta; null where the feed is broken'),
    State: oneOf(FEED_STATES, 'State of the feed'),
    IsUploaded: Type.Boolean({
      description:
        'Whether it is filled by uploads: it has no schedule, and no file lies where it could read one, so that Import finds nothing',
    }),
    LastRun: time,
    NextRun: time,
    HeldRun: runOrNull('The first run that waits for an approval'),
    HoldsOthers: Type.Boolean({
      description: 'Whether further imports wait after that run, since their files build on its file',
    }),
    PausedBy: runOrNull('The undo since which an import writes nothing before an approval'),
    Message: Type.String({
      description: 'What is wrong with a feed that is Broken, Failing, Stale or Held, and what one waits for',
    }),
  },
  { title: 'Feed' },
);

const refusal = (what: string) => nullable(`Why the run can’t be ${what}; null where it can`);
const problem = {
  Rejected: Type.Boolean({
    description: 'Whether the row’s home was not imported; else only what the problem is of is unknown',
  }),
  Line: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'Line of the file, from 1' }),
  Column: nullable('Its column'),
  Value: nullable('What stands there'),
  Expected: Type.String({ description: 'What was expected' }),
};
const Problem = Type.Object(problem, { title: 'Problem' });
const ProblemKind = Type.Object(
  { Count: count('How many problems are of this kind'), ...problem },
  { title: 'ProblemKind', description: 'Problems of one column and one expectation, with line and value of the first' },
);

const Progress = Type.Unsafe<object | null>({
  ...Type.Object({
    Step: Type.Unsafe<string | null>({
      enum: ['fetch', 'read', 'write', 'undo', null],
      description: 'What it does now',
    }),
    BytesRead: count('How much of the file was read'),
    BytesTotal: count('How large the file is, as it came; 0 while that is not known'),
    Created: count('New homes so far'),
    Updated: count('Homes changed so far'),
    Removed: count('Homes taken off the display so far'),
  }),
  type: ['object', 'null'],
  description: 'How far a run is that is under way; null of any other',
});

const VirtualCount = Type.Integer({ description: 'How many there are on all pages' });

export const listFeeds = {
  summary: 'List the feeds of the workspace',
  request: Type.Object({}),
  data: Type.Object({ List: Type.Array(Feed) }),
  unknownFields: 'refuse',
} satisfies Operation;

export const importFeed = {
  summary: 'Queue an import of a feed',
  request: Type.Object({
    Feed: feedName,
    DryRun,
  }),
  data: Type.Object({ RunID: Type.Integer() }),
  takesIdempotencyKey: true,
  unknownFields: 'refuse',
} satisfies Operation;

export const listRuns = {
  summary: 'List the runs of one feed or of all, newest first',
  request: Type.Object({ Feed: Type.Optional(feedName), PageNumber, PageSize }),
  data: Type.Object({ List: Type.Array(Run), VirtualCount }),
  unknownFields: 'refuse',
} satisfies Operation;

export const runDetail = {
  summary: 'Show a run, what it would do, and its problems',
  request: Type.Object({ RunID: runId, PageNumber, PageSize }),
  data: Type.Object({
    Run,
    UndoOf: runOrNull('The run that it undoes'),
    UndoneBy: runOrNull('The run that has undone it'),
    BringsBack: Type.Boolean({
      description: 'Whether undoing it brings back what an import did, rather than takes it back and pauses the feed',
    }),
    PausedBy: runOrNull('The undo since which the feed writes nothing before an approval'),
    Refusals: Type.Object(
      { Approve: refusal('approved'), Cancel: refusal('cancelled'), Undo: refusal('undone') },
      { title: 'RunRefusals', description: 'What of the run would be taken now' },
    ),
    Progress,
    Preview: Type.Array(Preview),
    ProblemKinds: Type.Array(ProblemKind, {
      description: 'The problems by kind, those of rejected rows first, the most frequent foremost; 50 at the most',
    }),
    Problems: Type.Array(Problem),
    VirtualCount,
  }),
  unknownFields: 'refuse',
} satisfies Operation;

export const runChanges = {
  summary: 'Show what a run changed of homes that were there before it, field by field',
  request: Type.Object({ RunID: runId, PageNumber, PageSize }),
  data: Type.Object({
    Fields: Type.Array(Type.Object({ Field: Type.String(), Count: count('Homes that changed in this field') }), {
      description: 'The most frequent first',
    }),
    List: Type.Array(
      Type.Object({
        ...{ SerialNumber: Type.String(), ID: Type.Integer(), ...home },
        Kind: Type.String({ description: 'What happened to the home, as /chat/Chatbot/RealEstateHistory says it' }),
        Reason: Type.String({ description: 'Why it left the display; "" where it did not' }),
        Changes: Type.Array(Type.Object({ Field: Type.String(), From: shownValue, To: shownValue })),
      }),
      { description: 'In the order in which they were changed' },
    ),
    VirtualCount,
  }),
  unknownFields: 'refuse',
} satisfies Operation;

export const undoRun = {
  summary: 'Queue a run that takes back what a run of the last 30 days did; its feed waits until it is approved',
  request: Type.Object({ RunID: runId }),
  data: Type.Object({ RunID: Type.Integer({ description: 'ID of the run that undoes' }) }),
  takesIdempotencyKey: true,
  unknownFields: 'refuse',
} satisfies Operation;

export const approveRun = {
  summary: 'Apply what a run held back, or let the feed of an undo go on',
  request: Type.Object({ RunID: runId }),
  data: Run,
  unknownFields: 'refuse',
} satisfies Operation;

export const uploadFile = {
  summary: 'Import a file that is sent with the request',
  request: Type.Object({
    Feed: feedName,
    DryRun,
    file: receivedFile('The file, in the format of the feed; may be packed as the feed’s own files may'),
  }),
  data: importFeed.data,
  unknownFields: 'refuse',
} satisfies Operation;

export const listRejects = {
  summary: 'Download the rejected rows of a run, with what was wrong in each',
  request: Type.Object({ RunID: runId }),
  data: Type.Null(),
  answersFile: 'text/csv; charset=utf-8; header=present',
  unknownFields: 'refuse',
} satisfies Operation;

export const cancelRun = { ...approveRun, summary: 'Cancel a run' } satisfies Operation;

export const createFeedHandlers = ({ feeds }: Pick<HttpServices, 'feeds'>) => {
  const list: Handler<typeof listFeeds.request> = async ({ workspaceId }) => data(await feeds.list(workspaceId));

  const startImport: Handler<typeof importFeed.request> = async ({ workspaceId, fields, remember }) =>
    data(await feeds.importFeed(workspaceId, { Feed: fields.Feed, DryRun: fields.DryRun ?? false }, remember));

  const runList: Handler<typeof listRuns.request> = async ({ workspaceId, fields }) => {
    const feed = fields.Feed ? { Feed: fields.Feed } : {};
    return data(await feeds.runList(workspaceId, { ...feed, ...listPage(fields) }));
  };

  const showRun: Handler<typeof runDetail.request> = async ({ workspaceId, fields }) =>
    data(await feeds.runDetail(workspaceId, { RunID: fields.RunID, ...listPage(fields) }));

  const changes: Handler<typeof runChanges.request> = async ({ workspaceId, fields }) =>
    data(await feeds.runChanges(workspaceId, { RunID: fields.RunID, ...listPage(fields) }));

  const undo: Handler<typeof undoRun.request> = async ({ workspaceId, fields, remember }) =>
    data(await feeds.undo(workspaceId, { RunID: fields.RunID }, remember));

  const approve: Handler<typeof approveRun.request> = async ({ workspaceId, fields }) =>
    data(await feeds.approve(workspaceId, fields.RunID));

  const cancel: Handler<typeof cancelRun.request> = async ({ workspaceId, fields }) =>
    data(await feeds.cancel(workspaceId, fields.RunID));

  const upload: Handler<typeof uploadFile.request> = async ({ workspaceId, fields }) =>
    data(await feeds.upload(workspaceId, { Feed: fields.Feed, DryRun: fields.DryRun ?? false }, fields.file));

  const uploadLimit: FindFileLimit = (workspaceId, { Feed }) =>
    feeds.uploadLimit(workspaceId, typeof Feed === 'string' && Feed !== '' ? Feed : undefined);

  const rejects: Handler<typeof listRejects.request> = async ({ workspaceId, fields }) => {
    const { name, parts } = await feeds.rejects(workspaceId, fields.RunID);
    return file(name, listRejects.answersFile, parts);
  };

  return {
    upload,
    uploadLimit,
    rejects,
    list,
    startImport,
    runList,
    showRun,
    changes,
    undo,
    approve,
    cancel,
  };
};
