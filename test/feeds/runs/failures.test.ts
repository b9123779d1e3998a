import test from 'ava';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { failureMessage, failuresInARow, retryTime } from '../../../src/feeds/runs/failures.ts';
import type { PastRun } from '../../../src/feeds/runs/run.ts';

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

const DAILY = { cron: '0 6 * * *', timeZone: 'UTC' };
const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);

/** A run of one minute that ended at `time`. */
const run = (
  time: string,
  startedBy: PastRun['startedBy'] = 'schedule',
  state: PastRun['state'] = 'Failed',
): PastRun => ({
  state,
  startedBy,
  startedAt: new Date(at(time).getTime() - 60_000),
  finishedAt: at(time),
});
const time = (past: PastRun[], changed: Date | null = null) =>
  retryTime(past, DAILY, changed)?.toISOString().slice(11, 16) ?? null;

test('a start that failed is tried again after 5, 15, 45 and 135 minutes, each counted from the failure before', (t) => {
  const past = [run('06:01')];
  for (const [due, ended] of [
    ['06:06', '06:07'],
    ['06:22', '06:23'],
    ['07:08', '07:09'],
    ['09:24', '09:25'],
  ] as const) {
    t.is(time(past), due);
    past.unshift(run(ended, 'retry'));
  }
});

test('no retry comes at or after the next start of the schedule, with which the pauses begin anew', (t) => {
  const hourly = { cron: '0 * * * *', timeZone: 'UTC' };
  t.is(retryTime([run('06:54')], hourly, null)?.toISOString(), at('06:59').toISOString());
  t.is(retryTime([run('06:55')], hourly, null), null);
  const day = [run('06:01'), run('05:30', 'retry'), run('05:20', 'retry'), run('05:10')];
  t.is(time(day), '06:06');
});

test('only a failure is tried again: not a run that was good, held or cancelled, nor a feed that never ran', (t) => {
  for (const state of ['Succeeded', 'Held', 'Cancelled'] as const)
    t.is(time([run('06:01', 'schedule', state), run('05:01')]), null);
  t.is(time([]), null);
});

test('a run that somebody asked for and that failed is tried again as one of the schedule', (t) => {
  t.is(time([run('09:00', 'api'), run('06:22', 'retry'), run('06:01')]), '09:05');
});

test('after a change of the configuration a feed that failed is tried again at once, and the pauses begin anew', (t) => {
  const past = [run('06:22', 'retry'), run('06:07', 'retry'), run('06:01')];
  t.is(time(past, at('06:30')), '06:30');
  t.is(time([run('06:31', 'retry'), ...past], at('06:30')), '06:36');
  t.is(time([run('06:37', 'retry'), run('06:31', 'retry'), ...past], at('06:30')), '06:52');
  t.is(time(past, at('05:00')), '07:07', 'a change before all of them changes nothing');
});

test('failures in a row are counted back to the last run that did not fail', (t) => {
  t.is(failuresInARow([]), 0);
  t.is(failuresInARow([run('06:01', 'schedule', 'Succeeded'), run('05:01')]), 0);
  t.is(failuresInARow([run('06:01'), run('05:01'), run('04:01', 'schedule', 'Held'), run('03:01')]), 2);
  t.is(failuresInARow([run('06:01'), run('05:01')]), 2);
});
