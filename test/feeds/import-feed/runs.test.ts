import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import test from 'ava';
import type { ServiceError } from '../../../src/errors.ts';
import { RunLostError } from '../../../src/feeds/runs/run.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const claim = async (feed: FeedFixture, runId: number) => {
  const run = await feed.services.runs.claim(randomUUID(), feed.services.host, { runId });
  if (run === undefined) throw new Error(`run ${runId} cannot be claimed`);
  return run;
};
const expireLease = (feed: FeedFixture, runId: number) =>
  feed.database('feed_run').where({ id: runId }).update({ lease_until: '2000-01-01' });
const noStop = () => new AbortController().signal;

test(
  'an import while a run is queued or running is a 409 that names the run',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(house(1)));
    const { RunID } = await feed.services.feeds.importFeed(feed.workspaceId, { Feed: 'main' });
    const refused = async () => {
      const error = await t.throwsAsync<ServiceError>(
        feed.services.feeds.importFeed(feed.workspaceId, { Feed: 'main' }),
      );
      t.is(error?.code, 409);
      t.regex(error?.message ?? '', new RegExp(`run ${RunID} is queued or running`));
    };
    await refused();
    const run = await claim(feed, RunID);
    await refused();
    await feed.services.execute(run, noStop());
    t.is((await feed.result(RunID)).run.State, 'Succeeded');
    t.true((await feed.services.feeds.importFeed(feed.workspaceId, { Feed: 'main' })).RunID > RunID);
  }),
);

test(
  'of two processes that look at once, one gets the run',
  withFeed(async (t, feed) => {
    await feed.queue();
    const claims = await Promise.all(
      Array.from({ length: 6 }, () => feed.services.runs.claim(randomUUID(), feed.services.host)),
    );
    t.is(claims.filter((run) => run !== undefined).length, 1);
  }),
);

test(
  'a run whose process died is taken by the next one, and not before its lease has expired',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(...houses(1, 3)));
    const runId = await feed.queue();
    const dead = await claim(feed, runId);
    t.is(await feed.services.runs.claim(randomUUID(), feed.services.host), undefined);
    await expireLease(feed, runId);
    const taken = await claim(feed, runId);
    t.is(taken.token, dead.token + 1);
    await feed.services.execute(taken, noStop());
    t.like((await feed.result(runId)).part, { State: 'Succeeded', Created: 3 });
  }),
);

test(
  'a process that slept through its lease writes nothing more, and does not end the run of the process that took it',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(...houses(1, 3)));
    const runId = await feed.queue();
    const slept = await claim(feed, runId);
    await expireLease(feed, runId);
    const taken = await claim(feed, runId);
    await feed.services.execute(slept, noStop());
    t.deepEqual(await feed.stored(), []);
    t.is((await feed.services.runs.get(runId))?.state, 'Running');
    await t.throwsAsync(feed.services.runs.holdClaim(runId, slept.token), { instanceOf: RunLostError });
    t.false(await feed.services.runs.beat(runId, slept.token, { rows: 9, bytesRead: 0, bytesTotal: 0, phase: 'x' }));
    await feed.services.runs.finish(runId, slept.token, { state: 'Failed', message: 'slept', rows: 0 });
    await feed.services.runs.release(runId, slept.token);
    await feed.services.execute(taken, noStop());
    t.like((await feed.result(runId)).part, { State: 'Succeeded', Created: 3 });
  }),
);

test(
  'a run that is stopped with the service is given back, and the next process carries it out whole',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(...houses(1, 3)));
    const runId = await feed.queue();
    const stop = new AbortController();
    stop.abort(new Error('the service is stopping'));
    await feed.execute(runId, stop.signal);
    const released = await feed.result(runId);
    t.is(released.run.State, 'Queued');
    t.is(released.run.Message, '');
    await feed.execute(runId);
    t.like((await feed.result(runId)).part, { State: 'Succeeded', Created: 3 });
  }),
);

test(
  'a run that is stopped while it writes finishes its batch, is given back without a failed part, and is carried out whole',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1)));
    await feed.deliver(fileOf(...houses(1, 700)));
    const runId = await feed.queue();
    const stop = new AbortController();
    const onQuery = ({ sql }: { sql: string }): void => {
      if (/^insert into `?listing\b/i.test(sql)) stop.abort(new Error('the service is stopping'));
    };
    feed.database.on('query', onQuery);
    await feed.execute(runId, stop.signal);
    feed.database.off('query', onQuery);
    t.true(stop.signal.aborted);
    const written = (await feed.stored()).length;
    t.true(written > 1 && written < 700, `${written}`);
    t.like((await feed.result(runId)).run, { State: 'Queued', Message: '' });
    await feed.execute(runId);
    t.like((await feed.result(runId)).run, { State: 'Succeeded', Rows: 700 });
    t.is((await feed.stored()).length, 700);
  }),
);

test(
  'a run that is cancelled while it runs ends as Cancelled and writes no more',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(...houses(1, 3)));
    const runId = await feed.queue();
    const run = await claim(feed, runId);
    await feed.services.feeds.cancel(feed.workspaceId, runId);
    await feed.services.execute(run, noStop());
    t.is((await feed.result(runId)).run.State, 'Cancelled');
    t.deepEqual(await feed.stored(), []);
    t.is((await feed.importAgain()).part.Created, 3);
  }),
);

test(
  'a run that was cancelled while its process was dead is not begun again',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(...houses(1, 3)));
    const runId = await feed.queue();
    await claim(feed, runId);
    await feed.services.feeds.cancel(feed.workspaceId, runId);
    await expireLease(feed, runId);
    const taken = await feed.services.runs.claim(randomUUID(), feed.services.host, { runId });
    if (taken !== undefined) await feed.services.execute(taken, noStop());
    t.is((await feed.result(runId)).run.State, 'Cancelled');
    t.deepEqual(await feed.stored(), []);
  }),
);

test(
  'a queued run that is cancelled is never begun',
  withFeed(async (t, feed) => {
    const runId = await feed.queue();
    t.is((await feed.services.feeds.cancel(feed.workspaceId, runId)).State, 'Cancelled');
    t.is(await feed.services.runs.claim(randomUUID(), feed.services.host), undefined);
    const again = await t.throwsAsync<ServiceError>(feed.services.feeds.cancel(feed.workspaceId, runId));
    t.is(again?.code, 409);
  }),
);

test(
  'a run with a file given by hand waits for the machine that has the file',
  withFeed(async (t, feed) => {
    const file = `${feed.folder}/by-hand.csv`;
    await writeFile(file, fileOf(house(7)));
    const runId = await feed.queue({ file });
    t.is(await feed.services.runs.claim(randomUUID(), 'another machine'), undefined);
    await feed.execute(runId);
    t.is((await feed.byNumber('M7')).live, true);
  }),
);
