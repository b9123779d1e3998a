import test from 'ava';
import { lowerThreadPriority } from '../../src/jobs/lower-thread-priority.ts';

test('a thread whose name the system does not tell goes on as it is', (t) => {
  t.notThrows(() => lowerThreadPriority('/proc/no-such-thread'));
});
