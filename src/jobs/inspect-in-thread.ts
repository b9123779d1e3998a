import { Worker } from 'node:worker_threads';
import { FeedFileError } from '../feeds/feed-file-error.ts';
import type { InspectionData, InspectionRequest } from '../feeds/inspect/inspection-data.ts';

export type FromInspectThread = { data: InspectionData } | { refusal: string };

/** Looks at a file in a thread of its own, for which no other request waits. FeedFileError for one that no feed could read. */
export const inspectInThread = (request: InspectionRequest): Promise<InspectionData> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./inspect-thread.ts', import.meta.url), { workerData: request, execArgv: [] });
    worker.once('message', (answer: FromInspectThread) => {
      if ('data' in answer) resolve(answer.data);
      else reject(new FeedFileError(answer.refusal));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread that looks at a file exited with code ${code}`)));
  });
