import test from 'ava';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { failureMessage } from '../../../src/feeds/runs/failure-message.ts';

test('A file that cannot be used is told in its own sentence', (t) => {
  t.is(failureMessage(new FeedFileError('the file is stale'), 7), 'the file is stale');
});

test('A full disk, of the data folder or of the database, is told in words', (t) => {
  t.regex(failureMessage(Object.assign(new Error('write'), { code: 'ENOSPC' }), 7), /no room left .* data folder/);
  t.regex(failureMessage(Object.assign(new Error('full'), { errno: 1114 }), 7), /no room left .* database/);
});

test('A run that took all the memory says how it gets more', (t) => {
  const fault = Object.assign(new Error('JS heap out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  t.regex(failureMessage(fault, 7), /all the memory .*--max-old-space-size/);
});

test('A run whose program was replaced under the service says what to do', (t) => {
  for (const code of ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND']) {
    t.regex(failureMessage(Object.assign(new Error('Cannot find module'), { code }), 7), /install it anew/);
  }
});

test('Of any other fault the text, which may hold SQL and values, stays in the log', (t) => {
  const message = failureMessage(new Error("insert into listing values ('secret')"), 7);
  t.notRegex(message, /insert|secret/);
  t.regex(message, /run 7/);
});
