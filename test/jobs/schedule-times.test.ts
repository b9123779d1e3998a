import test from 'ava';
import { cronProblem, lastStart, nextStart } from '../../src/feeds/configuration/schedule.ts';

const NEW_YORK = 'America/New_York';
const at = (time: string) => new Date(time);
const last = (cron: string, timeZone: string, now: string) => lastStart({ cron, timeZone }, at(now)).toISOString();

/** Every start that a clock which looks each ten minutes sees, each once. */
const startsBetween = (cron: string, timeZone: string, from: string, to: string): string[] => {
  const starts = new Set<string>();
  for (let time = at(from).getTime(); time <= at(to).getTime(); time += 600_000) {
    starts.add(lastStart({ cron, timeZone }, new Date(time)).toISOString());
  }
  return [...starts].filter((start) => start >= at(from).toISOString());
};

test('the last start is the latest one at or before now, in the time zone of the schedule', (t) => {
  t.is(last('0 6 * * *', NEW_YORK, '2026-11-21T12:00:00Z'), '2026-11-21T11:00:00.000Z');
  t.is(last('0 6 * * *', NEW_YORK, '2026-11-21T11:00:00Z'), '2026-11-21T11:00:00.000Z');
  t.is(last('0 6 * * *', NEW_YORK, '2026-11-21T10:59:59Z'), '2026-11-20T11:00:00.000Z');
  t.is(
    nextStart({ cron: '0 6 * * *', timeZone: NEW_YORK }, at('2026-11-21T11:00:00Z')).toISOString(),
    '2026-11-22T11:00:00.000Z',
  );
});

test('a local time that does not exist runs once, at the next one that does', (t) => {
  // On 8 March 2026, 02:30 does not exist in New York: the clock goes from 02:00 EST to 03:00 EDT (07:00 UTC).
  const starts = startsBetween('30 2 * * *', NEW_YORK, '2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z');
  t.is(starts.length, 2);
  t.is(starts[1], '2026-03-09T06:30:00.000Z');
  t.true(starts[0] === '2026-03-08T07:00:00.000Z' || starts[0] === '2026-03-08T07:30:00.000Z', starts[0]);
});

test('a local time that comes twice runs once', (t) => {
  // On 1 November 2026, 01:30 comes twice in New York: 05:30 and 06:30 UTC.
  const starts = startsBetween('30 1 * * *', NEW_YORK, '2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z');
  t.is(starts.length, 2, starts.join());
  t.is(starts[1], '2026-11-02T06:30:00.000Z');
});

test('an hourly schedule misses no hour when the clock changes', (t) => {
  t.is(startsBetween('0 * * * *', NEW_YORK, '2026-11-01T03:00:00Z', '2026-11-01T09:00:00Z').length, 7);
  t.is(startsBetween('0 * * * *', NEW_YORK, '2026-03-08T04:00:00Z', '2026-03-08T10:00:00Z').length, 7);
});

test('a schedule goes on where the clock changes by half an hour', (t) => {
  // On Lord Howe Island, the clock goes from 02:00 (15:00 UTC of 4 April 2026) back to 01:30.
  const lordHowe = 'Australia/Lord_Howe';
  t.is(last('0 6 * * *', lordHowe, '2026-04-04T15:20:00Z'), '2026-04-03T19:00:00.000Z');
  t.is(startsBetween('0 6 * * *', lordHowe, '2026-04-03T00:00:00Z', '2026-04-06T00:00:00Z').length, 3);
});

test('a schedule that never comes, or that node-cron would not fire, is a problem of its feed', (t) => {
  t.is(cronProblem('15 */4 * * MON-FRI'), null);
  for (const cron of ['0 0 30 2 *', 'H * * * *', '5/10 * * * *', '60 * * * *', '0 6 * *']) {
    t.regex(cronProblem(cron) ?? '', /^must (have|be)|^is not a cron expression/, cron);
  }
});
