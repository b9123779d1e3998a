import test from 'ava';
import type { ServiceError } from '../../../src/errors.ts';
import { createArena, type Way } from '../../helpers/arena.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const refused = async (feed: FeedFixture, RunID: number, workspaceId = feed.workspaceId) => {
  const error = await feed.services.feeds.undo(workspaceId, { RunID }).then(
    () => undefined,
    (reason: unknown) => reason as ServiceError,
  );
  return error === undefined ? [] : [error.code, error.message];
};

test(
  'a run that is not there, or of another workspace, is a 404',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(fileOf(...houses(1, 3)));
    t.is((await refused(feed, 999))[0], 404);
    const other = await feed.services.access.createWorkspace('Other');
    t.deepEqual(await refused(feed, run.RunID, other), [404, `There is no run ${run.RunID}`]);
  }),
);

test(
  'a dry run, and a run that changed nothing, can not be undone',
  withFeed(async (t, feed) => {
    const dry = await feed.importFile(fileOf(...houses(1, 3)), { dryRun: true });
    t.deepEqual(await refused(feed, dry.run.RunID), [
      409,
      `Run ${dry.run.RunID} was a dry run: it wrote nothing that could be undone`,
    ]);
    await feed.importAgain();
    const same = await feed.importFile(fileOf(...houses(1, 3)));
    t.regex(String((await refused(feed, same.run.RunID))[1]), /changed no listing/);
  }),
);

test(
  'a run that ended 30 days ago can be undone, one of 31 days ago can not',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(fileOf(...houses(1, 3)));
    const end = Date.parse(run.FinishedAt ?? '');
    feed.setNow(new Date(end + 31 * 86_400_000));
    t.regex(String((await refused(feed, run.RunID))[1]), /more than 30 days ago/);
    feed.setNow(new Date(end + 30 * 86_400_000 - 1000));
    t.like(await feed.undo(run.RunID), { run: { State: 'Succeeded' } });
  }),
);

test(
  'while a run of the feed is queued or running nothing of it is undone, and the run is named',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(fileOf(...houses(1, 3)));
    const queued = await feed.queue();
    t.deepEqual(await refused(feed, queued), [409, `Run ${queued} is Queued: cancel it first`]);
    const [code, message] = await refused(feed, run.RunID);
    t.is(code, 409);
    t.regex(String(message), new RegExp(`Run ${queued} of feed main is queued or running`));
  }),
);

test(
  'a run from before listings told which run had created them can not be undone',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(fileOf(...houses(1, 3)));
    await feed.database('listing').update({ created_run_id: null, created_source_id: null });
    t.regex(String((await refused(feed, run.RunID))[1]), /is from before/);
  }),
);

test(
  'a run that was undone is not undone twice, and the message names the undo',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(fileOf(...houses(1, 3)));
    const undone = await feed.undo(run.RunID);
    const [code, message] = await refused(feed, run.RunID);
    t.is(code, 409);
    t.regex(String(message), new RegExp(`Run ${run.RunID} was undone by run ${undone.run.RunID}`));
  }),
);

test(
  'a cancelled run is undone as far as it had come',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    const night = await feed.importFile(fileOf(...houses(1, 3), house(4)));
    await feed.database('feed_run').where({ id: night.run.RunID }).update({ state: 'Cancelled' });
    t.like((await feed.undo(night.run.RunID)).part, { RemovedByRow: 1 });
  }),
);

test(
  'a run whose removals are held is undone in what it wrote, and can not be approved any more',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 20)));
      const held = await feed.importFile(fileOf(...houses(1, 3), house(30)));
      t.is(held.run.State, 'Held');
      const { part } = await feed.undo(held.run.RunID);
      t.like(part, { RemovedByRow: 1, Created: 0 });
      t.is((await feed.shown()).length, 20);
      await t.throwsAsync(feed.approve(held.run.RunID), { message: /is Cancelled/ });
    },
    { feed: { limits: { minRows: null } } },
  ),
);

test(
  'what the removals of a week are counted by is the history: those of a killed attempt count, undone ones do not',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 9)));
    const night = await feed.importFile(fileOf(...houses(1, 5)));
    const { runs } = feed.services;
    const counted = async () => runs.removedWithin(await feed.feedId(), feed.chatbotId, 7);
    t.is(await counted(), 4);
    // The attempt that removed them was killed: its counts were never written.
    await feed.database('feed_run_part').where({ run_id: night.run.RunID }).delete();
    t.is(await counted(), 4);
    const undone = await feed.undo(night.run.RunID);
    t.is(await counted(), 0);
    await feed.undo(undone.run.RunID);
    t.is(await counted(), 4);
    await feed.database('listing_change').update({ changed_at: feed.database.raw('NOW(3) - INTERVAL 8 DAY') });
    t.is(await counted(), 0);
  }),
);

test(
  'the rows of a run that was undone are no measure for later files',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 10)));
      const night = await feed.importFile(fileOf(...houses(1, 90)));
      const { runs } = feed.services;
      const rows = async () => runs.recentMatchedRows(await feed.feedId(), feed.chatbotId, 5);
      t.deepEqual(await rows(), [90, 10]);
      const undone = await feed.undo(night.run.RunID);
      t.deepEqual(await rows(), [10]);
      await feed.undo(undone.run.RunID);
      t.deepEqual(await rows(), [90, 10]);
    },
    { feed: { limits: { minRows: null } } },
  ),
);

const FIRST = fileOf(...houses(1, 8));
const NIGHT = fileOf(
  house(1, { ListPrice: '480000' }),
  house(2, { ListPrice: '470000' }),
  // 3 is listed anew under the number that 4 had, and 4 under the one that 3 had.
  house(3, { ListingId: 'M40' }),
  house(4, { ListingId: 'M3' }),
  ...houses(7, 12),
);
const NEXT = fileOf(house(1, { ListPrice: '460000' }), house(2, { ListPrice: '470000' }), ...houses(7, 12));

const endOf = async (feed: FeedFixture, way: Way) => {
  const arena = await createArena(feed, { key: ['ListingKey'] });
  await arena.importFile(FIRST);
  const night = await arena.importFile(NIGHT);
  await arena.importFile(NEXT);
  const { run, part } = await arena.undo(night.run.id, way);
  const { problems } = await feed.services.runs.problems(run.id, { number: 1, size: 100 });
  const history = await feed
    .database('listing_change')
    .where({ chatbot_id: arena.chatbotId })
    .orderBy(['listing_id', 'version'])
    .select('version', 'kind');
  const { runId: _, serialNumber: __, ...counts } = part ?? { runId: 0, serialNumber: '' };
  const state = await arena.state();
  await arena.remove();
  return { counts, problems: problems.map(({ column, value }) => `${column} ${value}`).sort(), history, state };
};

test(
  'an undo that is killed at every one of its steps, one after the other, ends as if it had not been, and tells the history once',
  withFeed(async (t, feed) => {
    const whole = await endOf(feed, {});
    t.is(whole.problems.length, 1);
    const everyStep = Array.from({ length: 40 }, (_, index) => index + 1);
    t.deepEqual(await endOf(feed, { batchRows: 2, kills: everyStep }), whole);
  }),
);

test(
  'an undo that is killed once, at any step, ends the same',
  withFeed(async (t, feed) => {
    const whole = await endOf(feed, {});
    for (const kill of [4, 7, 10, 13, 16, 19]) {
      t.deepEqual(await endOf(feed, { batchRows: 3, kills: [kill] }), whole, `killed at step ${kill}`);
    }
  }),
);
