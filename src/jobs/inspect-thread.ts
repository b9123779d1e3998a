import { parentPort, workerData } from 'node:worker_threads';
import { FeedFileError } from '../feeds/feed-file-error.ts';
import { type InspectionRequest, inspectReceived } from '../feeds/inspect/inspection-data.ts';
import type { FromInspectThread } from './inspect-in-thread.ts';
import { lowerThreadPriority } from './lower-thread-priority.ts';

// The thread that `inspectInThread` starts for one file.

lowerThreadPriority();
const answer: FromInspectThread = await inspectReceived(workerData as InspectionRequest).then(
  (data) => ({ data }),
  (error: unknown) => {
    if (error instanceof FeedFileError) return { refusal: error.message };
    throw error;
  },
);
parentPort?.postMessage(answer);
