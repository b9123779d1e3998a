import { Type } from '../fields/type.ts';
import { Preview } from './preview-schema.ts';
import { identifier, oneOf, PageNumber, PageSize, receivedFile } from './request-fields.ts';
import type { Operation } from './route.ts';

const RUN_STATES = ['Queued', 'Running', 'Succeeded', 'Held', 'Failed', 'Cancelled'] as const;
const FEED_STATES = ['Fresh', 'Stale', 'Running', 'Held', 'Failing', 'Broken'] as const;
const COUNTS = [
  'Created',
  'Updated',
  'Unchanged',
  'RemovedByRow',
  'RemovedByAbsence',
  'Rejected',
  'Ignored',
  'HeldRemovals',
];

const time = Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'ISO 8601 in UTC, or null' });
const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });
const feedName = Type.String({ minLength: 1, maxLength: 64, description: 'Name of the feed' });
const runId = identifier('ID of the run');
const DryRun = Type.Optional(Type.Boolean({ default: false, description: 'Read and plan only; nothing is written' }));

const Part = Type.Object({
  SerialNumber: Type.String(),
  State: oneOf(RUN_STATES, 'State of this part'),
  ...Object.fromEntries(COUNTS.map((name) => [name, Type.Integer()])),
  Message: Type.String(),
});

const Run = Type.Object({
  RunID: Type.Integer(),
  Feed: Type.String(),
  State: oneOf(RUN_STATES, 'State of the run'),
  StartedBy: Type.String(),
  QueuedAt: time,
  StartedAt: time,
  FinishedAt: time,
  DryRun: Type.Boolean(),
  Rows: Type.Integer({ description: "How many rows the run's file has" }),
  Message: Type.String(),
  Parts: Type.Array(Part),
});

const Feed = Type.Object({
  Feed: Type.String(),
  SerialNumbers: Type.Array(Type.String()),
  Mode: textOrNull,
  State: oneOf(FEED_STATES, 'State of the feed'),
  LastRun: time,
  NextRun: time,
  Message: Type.String({ description: 'What is wrong with a feed that is Broken, Failing or Held' }),
});

const Problem = Type.Object({
  Line: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  Column: textOrNull,
  Value: textOrNull,
  Expected: Type.String(),
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
  data: Type.Object({ Run, Preview: Type.Array(Preview), Problems: Type.Array(Problem), VirtualCount }),
  unknownFields: 'refuse',
} satisfies Operation;

export const undoRun = {
  summary: 'Queue a run that takes back what a run of the last 30 days did; its feed waits until it is approved',
  request: Type.Object({ RunID: runId }),
  data: Type.Object({ RunID: Type.Integer({ description: 'ID of the run that undoes' }) }),
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
