import { isMainThread, Worker } from 'node:worker_threads';
import { createLogger } from '../../src/process/logger.ts';

/** Started as a program, and by itself as a thread: warns of the same three times and ends. */
const log = createLogger('warn', false);
for (let count = 0; count < 3; count += 1) {
  log.warn({ err: new Error('it is away') }, isMainThread ? 'service' : 'thread');
}
if (isMainThread) new Worker(new URL(import.meta.url)).once('exit', () => process.exit());
else process.exit();
