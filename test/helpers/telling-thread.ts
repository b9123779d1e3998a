import { basename } from 'node:path';
import { parentPort, threadId } from 'node:worker_threads';
import { claimName, type StoredRun } from '../../src/feeds/runs/run.ts';
import type { FromRunThread, ToRunThread } from '../../src/jobs/threaded-run-executor.ts';

/**
 * In place of the thread of runs, by the name of a run's file: breaks down over the file `break`, exits over the file `exit`, keeps the file `wait` in hand until the
 * next run has come, and says of any other which thread it had.
 */
const waiting: StoredRun[] = [];

const answer = (run: StoredRun): void => {
  const told: FromRunThread = { claim: claimName(run), fault: new Error(`thread ${threadId}`) };
  parentPort?.postMessage(told);
};

parentPort?.on('message', (message: ToRunThread) => {
  if (message.kind === 'end') process.exit();
  if (message.kind === 'stop') throw new Error('the thread is broken');
  const { run } = message;
  const name = basename(run.file ?? '');
  if (name === 'exit') process.exit();
  if (name === 'break') throw new Error('the thread is broken');
  waiting.push(run);
  if (name !== 'wait') for (const next of waiting.splice(0)) answer(next);
});
