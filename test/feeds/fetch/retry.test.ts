import test from 'ava';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { statusError } from '../../../src/feeds/fetch/http-status.ts';
import { TransientSourceError } from '../../../src/feeds/fetch/network-errors.ts';
import { retrying } from '../../../src/feeds/fetch/retry.ts';
import { retryAfter } from '../../../src/process/retry-after.ts';

/** Fails with each error in turn, then succeeds; tells the pauses that were made. */
const run = async (errors: Error[], options: Parameters<typeof retrying>[1] = {}) => {
  const pauses: number[] = [];
  const wait = async (milliseconds: number): Promise<void> => void pauses.push(milliseconds);
  let tries = 0;
  const result = await retrying(
    async (number) => {
      tries = number;
      const error = errors[number - 1];
      if (error !== undefined) throw error;
      return 'done';
    },
    { wait, random: () => 0, ...options },
  ).catch((error: unknown) => error);
  return { result, tries, pauses };
};
const failures = (count: number, after: number | null = null) =>
  Array.from({ length: count }, () => new TransientSourceError('the connection broke', after));

test('what may pass by itself is tried again after pauses that grow, up to a minute', async (t) => {
  t.deepEqual(await run(failures(3)), { result: 'done', tries: 4, pauses: [1_000, 2_000, 4_000] });
  const { pauses } = await run(failures(9), { retries: 9 });
  t.deepEqual(pauses.slice(-3), [60_000, 60_000, 60_000]);
});

test('pauses are spread by chance, by up to half', async (t) => {
  t.deepEqual((await run(failures(2), { random: () => 0.5 })).pauses, [1_250, 2_500]);
});

test('after five more tries the last error is told', async (t) => {
  const errors = failures(9);
  const { result, tries, pauses } = await run(errors);
  t.is(result, errors[5]);
  t.deepEqual([tries, pauses.length], [6, 5]);
});

test('what does not pass by itself is not tried again', async (t) => {
  for (const error of [new FeedFileError('it has no such file'), new TypeError('a fault'), new Error('other')]) {
    const { result, tries } = await run([error]);
    t.is(result, error);
    t.is(tries, 1);
  }
});

test('a server is not asked again sooner than it wants, and a run does not wait for an hour', async (t) => {
  t.deepEqual((await run(failures(1, 30_000))).pauses, [30_000]);
  t.deepEqual((await run(failures(1, 0))).pauses, [1_000]);
  t.is((await run(failures(1, 3_600_000))).tries, 1);
});

test('failures that leave less to do do not count', async (t) => {
  const { result, tries } = await run(failures(20), { counts: () => false });
  t.deepEqual([result, tries], ['done', 21]);
});

test('stopping ends the tries with the reason of the stop', async (t) => {
  const stop = new AbortController();
  const reason = new Error('the service is stopping');
  const waiting = retrying(
    async () => {
      setImmediate(() => stop.abort(reason));
      throw new TransientSourceError('the connection broke');
    },
    { signal: stop.signal },
  );
  t.is(await t.throwsAsync(waiting), reason);
});

test('a status of 408, 429 or 5xx may pass by itself, others do not; none shows the query', (t) => {
  const url = new URL('https://feeds.example/x?token=secret');
  const now = new Date('2026-11-21T12:00:00Z');
  for (const status of [408, 429, 500, 502, 503]) {
    t.true(statusError({ status, headers: {}, url }, now) instanceof TransientSourceError, `${status}`);
  }
  for (const status of [400, 401, 403, 404, 410]) {
    t.false(statusError({ status, headers: {}, url }, now) instanceof TransientSourceError, `${status}`);
  }
  t.regex(
    statusError({ status: 401, headers: {}, url }, now).message,
    /^https:\/\/feeds\.example\/x\?… answered 401: /,
  );
});

test('Retry-After is seconds or a time', (t) => {
  const now = new Date('2026-11-21T12:00:00Z');
  const after = (value: string | undefined) => retryAfter(value, now);
  t.deepEqual(['7', 'Sat, 21 Nov 2026 12:01:00 GMT', 'Sat, 21 Nov 2026 11:00:00 GMT', 'soon', undefined].map(after), [
    7_000,
    60_000,
    0,
    null,
    null,
  ]);
});
