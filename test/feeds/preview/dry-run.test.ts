import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import test from 'ava';
import fc from 'fast-check';
import type { ServiceError } from '../../../src/errors.ts';
import type { PartData, PreviewData } from '../../../src/feeds/feed-data.ts';
import type { PartPreview } from '../../../src/feeds/preview/preview.ts';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { type FeedFixture, type ImportOptions, withFeed } from '../../helpers/with-feed.ts';

const GUARDED = { feed: { limits: {} } };

/** The previews of a run, by part. */
const previewsOf = async (feed: FeedFixture, runId: number): Promise<PreviewData[]> =>
  (await feed.services.feeds.runDetail(feed.workspaceId, { RunID: runId, PageNumber: 1, PageSize: 1 })).Preview;

const dryRun = async (feed: FeedFixture, contents: string, options: ImportOptions = {}) => {
  const { run, part, problems } = await feed.importFile(contents, { ...options, dryRun: true });
  const [preview] = await previewsOf(feed, run.RunID);
  if (preview === undefined) throw new Error(`run ${run.RunID} has no preview: ${run.Message}`);
  return { run, part, problems, preview };
};

const withoutMessage = ({ Message: _, ...counts }: PartData): Omit<PartData, 'Message'> => counts;
const snapshot = async (feed: FeedFixture): Promise<unknown[]> => [
  await feed.database('listing').select('*').orderBy('id'),
  await feed.database('listing_change').select('*').orderBy('id'),
  await feed.database('listing_override').select('*'),
  await feed.database('feed_claim').select('*').orderBy('id'),
];

test(
  'a dry run tells what would be created, changed by field, removed and rejected, with examples, and writes nothing',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const before = await snapshot(feed);
    const file = fileOf(
      ...houses(1, 4, { ListPrice: '510000', BedroomsTotal: '4' }),
      house(5, { PublicRemarks: 'x'.repeat(500) }),
      house(6, { StandardStatus: 'Expired' }),
      house(7, { StandardStatus: 'Perhaps' }),
      ...houses(8, 18),
      house(30),
      house(31, { PropertyType: 'Residential Lease', ListPrice: '2500' }),
    );
    const { run, part, preview } = await dryRun(feed, file);
    t.like(run, { State: 'Succeeded', DryRun: true, Rows: 20 });
    t.deepEqual(await snapshot(feed), before);
    t.like(preview, { SerialNumber: feed.serialNumber, Holds: 'Nothing', Guard: '', Rejected: 1 });
    t.deepEqual(preview.Created, {
      Count: 2,
      Examples: [
        { MLSNumber: 'M30', Address: '30 Oak St', Price: '500000.00' },
        { MLSNumber: 'M31', Address: '31 Oak St', Price: '2500.00' },
      ],
    });
    t.deepEqual(preview.Updated, { Count: 5, Revived: 0 });
    t.deepEqual(
      preview.Changed.map(({ Field, Count, Examples }) => [Field, Count, Examples.length]),
      [
        ['Bedrooms', 4, 3],
        ['SalePrice', 4, 3],
        ['Description', 1, 1],
      ],
    );
    const [first] = (await feed.shown()).map(({ id }) => id);
    t.deepEqual(preview.Changed[0]?.Examples[0], { ID: first ?? 0, MLSNumber: 'M1', From: 3, To: 4 });
    t.deepEqual(preview.Changed[1]?.Examples[0], {
      ...{ ID: first ?? 0, MLSNumber: 'M1' },
      ...{ From: '500000.00', To: '510000.00' },
    });
    t.is(String(preview.Changed[2]?.Examples[0]?.To).length, 201);
    t.like(preview.Removed, { Count: 3, ByRow: 1, ByAbsence: 2, Held: 0, HandedOver: 0 });
    t.deepEqual(
      preview.Removed.Examples.map(({ MLSNumber, Address, Reason }) => [MLSNumber, Address, Reason]),
      [
        ['M6', '6 Oak St', 'row'],
        ['M19', '19 Oak St', 'absence'],
        ['M20', '20 Oak St', 'absence'],
      ],
    );
    const real = await feed.importAgain();
    t.is(real.run.State, 'Succeeded');
    t.deepEqual(withoutMessage(real.part), withoutMessage(part));
    t.deepEqual(await previewsOf(feed, real.run.RunID), []);
  }, GUARDED),
);

test(
  'a listing that the API changed and the feed does not counts as unchanged in a dry run, as in the run',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    await feed.apiUpdate((await feed.byNumber('M1')).id, { SalePrice: 1, Description: 'Ours' });
    const file = fileOf(house(1), house(2, { BedroomsTotal: '4' }), house(3));
    const { part, preview } = await dryRun(feed, file);
    t.like(part, { Updated: 1, Unchanged: 2 });
    t.deepEqual(
      preview.Changed.map(({ Field, Count }) => [Field, Count]),
      [['Bedrooms', 1]],
    );
    t.deepEqual(withoutMessage((await feed.importAgain()).part), withoutMessage(part));
  }),
);

test(
  'a home that was removed and comes back is told as revived, and one that another feed sends too as handed over',
  withFeed(async (t, feed) => {
    await feed.configure({}, 'other');
    await feed.importFile(fileOf(...houses(1, 4)));
    await feed.importFile(fileOf(house(2), house(50)), { feed: 'other' });
    await feed.importFile(fileOf(...houses(1, 3)));
    const file = fileOf(house(1), house(4));
    const { part, preview } = await dryRun(feed, file);
    t.deepEqual(preview.Updated, { Count: 1, Revived: 1 });
    t.deepEqual(preview.Changed, []);
    t.like(preview.Removed, { Count: 2, ByAbsence: 2, HandedOver: 1 });
    t.deepEqual(withoutMessage((await feed.importAgain()).part), withoutMessage(part));
  }),
);

test(
  'rows that wait for keys that others give up are counted in a dry run as in the run, over several batches',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 420)));
    // Homes have the URL of the one before them, over several batches; the last ten that of the one behind them.
    const moved = houses(1, 420).map((home, index) => ({
      ...home,
      ListingURL: `https://homes.example/${index < 410 ? index : index + 2}`,
    }));
    const { part, preview } = await dryRun(feed, fileOf(...moved));
    t.is(preview.Updated.Count, 420);
    t.deepEqual(withoutMessage((await feed.importAgain()).part), withoutMessage(part));
  }),
);

test(
  'a dry run that would be held says by which guard, ends Succeeded, and cannot be approved',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const before = await snapshot(feed);
    const { run, part, preview } = await dryRun(feed, fileOf(...houses(1, 3, { ListPrice: '510000' })));
    t.like(run, { State: 'Succeeded', DryRun: true });
    t.regex(run.Message, /^Would be held, and nothing be written: only 3 rows came/);
    t.like(part, { State: 'Held', Updated: 3, HeldRemovals: 17, RemovedByAbsence: 0 });
    t.like(preview, { Holds: 'Everything', Updated: { Count: 3 } });
    t.regex(preview.Guard, /only 3 rows came.*minRows/);
    t.like(preview.Removed, { Count: 17, ByAbsence: 17, Held: 17 });
    t.is(preview.Removed.Examples.length, 3);
    const error = await t.throwsAsync<ServiceError>(feed.services.feeds.approve(feed.workspaceId, run.RunID));
    t.is(error?.code, 409);
    t.regex(error?.message ?? '', /was a dry run/);
    t.false(await feed.services.runs.approve(run.RunID));
    t.deepEqual(await snapshot(feed), before);
    const real = await feed.importAgain();
    t.is(real.run.State, 'Held');
    t.deepEqual(withoutMessage(real.part), withoutMessage(part));
  }, GUARDED),
);

test(
  'a held run shows what its approval would do: all of a part that is held whole, the removals of one whose rows were written',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 20)));
    const whole = await feed.importFile(fileOf(...houses(1, 3, { BedroomsTotal: '4' }), house(30)));
    t.is(whole.run.State, 'Held');
    const [all] = await previewsOf(feed, whole.run.RunID);
    t.like(all, {
      Holds: 'Everything',
      Created: { Count: 1 },
      Updated: { Count: 3 },
      Removed: { Count: 17, Held: 17 },
    });
    const approved = await feed.approve(whole.run.RunID);
    t.like(approved.part, { Created: 1, Updated: 3, RemovedByAbsence: 17 });
    t.deepEqual(await previewsOf(feed, whole.run.RunID), []);

    await feed.configure({ limits: { minRows: null, maxRemoved: 0 } });
    await feed.importFile(fileOf(...houses(1, 20)));
    const some = await feed.importFile(fileOf(...houses(1, 10, { BedroomsTotal: '5' })));
    t.is(some.run.State, 'Held');
    const [removals] = await previewsOf(feed, some.run.RunID);
    t.like(removals, { Holds: 'Removals', Created: { Count: 0 }, Updated: { Count: 0 }, Changed: [] });
    t.like(removals?.Removed, { Count: 10, ByAbsence: 10, Held: 10 });
    t.regex(removals?.Guard ?? '', /10 of 20 listings would go/);
    t.like((await feed.approve(some.run.RunID)).part, { RemovedByAbsence: 10, HeldRemovals: 0 });
  }, GUARDED),
);

test(
  'a dry run neither replaces nor blocks a held run, nor shows in the state of its feed',
  withFeed(async (t, feed) => {
    feed.setNow(new Date());
    await feed.importFile(fileOf(...houses(1, 20)));
    const held = await feed.importFile(fileOf(...houses(1, 3)));
    const state = async () => (await feed.services.feeds.list(feed.workspaceId)).List[0];
    const before = await state();
    t.is(before?.State, 'Held');
    await feed.deliver(fileOf(...houses(1, 20, { BedroomsTotal: '5' })));
    const waiting = await feed.queue({ dryRun: true });
    t.deepEqual(await state(), before);
    await feed.execute(waiting);
    const { run } = await feed.result(waiting);
    t.is(run.State, 'Succeeded', run.Message);
    t.deepEqual(await state(), before);
    t.is((await feed.result(held.run.RunID)).run.State, 'Held');
    t.like((await feed.approve(held.run.RunID)).part, { State: 'Succeeded', RemovedByAbsence: 17 });
  }, GUARDED),
);

test(
  'a dry run tells of each chatbot by itself, and fails as the run would when too many rows are wrong',
  withFeed(
    async (t, feed) => {
      const [first, second] = feed.chatbots.map(({ serialNumber }) => serialNumber);
      await feed.configure({
        limits: {},
        chatbots: [{ serialNumber: first, where: { ListOfficeMlsId: ['A'] } }, { serialNumber: second }],
      });
      const file = fileOf(...houses(1, 3, { ListOfficeMlsId: 'A' }), ...houses(4, 6, { ListOfficeMlsId: 'B' }));
      const { run } = await dryRun(feed, file);
      t.deepEqual(
        (await previewsOf(feed, run.RunID)).map(({ SerialNumber, Created }) => [SerialNumber, Created.Count]),
        [
          [first, 3],
          [second, 6],
        ],
      );
      const wrong = await feed.importFile(fileOf(...houses(1, 3, { StandardStatus: 'Perhaps' })), { dryRun: true });
      t.is(wrong.run.State, 'Failed');
      t.regex(wrong.run.Message, /3 of 3 rows are wrong/);
      t.deepEqual(await previewsOf(feed, wrong.run.RunID), []);
      t.is(wrong.problems.length, 3);
    },
    { chatbots: 2 },
  ),
);

/** What a night says of one of eight homes: nothing, or its status, price and texts. Each home keeps its own keys. */
const said = fc.option(
  fc.record({
    StandardStatus: fc.constantFrom('Active', 'Active', 'Active', 'ComingSoon', 'Pending', 'Closed', 'Gone'),
    ListPrice: fc.constantFrom('500000', '600000', 'abc'),
    BedroomsTotal: fc.constantFrom('2', '3', ''),
    DaysOnMarket: fc.constantFrom('', '3', '40'),
    ListOfficeMlsId: fc.constantFrom('A', 'A', 'B'),
    CloseDate: fc.constantFrom('2026-11-01', '2026-01-01'),
  }),
  { freq: 4 },
);
/** By another number, at the same address and URL. */
const relisted = fc.boolean();
const night = fc
  .array(fc.tuple(said, relisted), { minLength: 8, maxLength: 8 })
  .map((homes): Home[] => [
    house(99, { ListOfficeMlsId: 'A' }),
    ...homes.flatMap(([one, again], index) =>
      one === null
        ? []
        : [house(index + 1, { ...one, ...(again ? { ListingKey: `K${index}-2`, ListingId: `M${index}-2` } : {}) })],
    ),
  ]);
const settings = fc.record({
  mode: fc.constantFrom('snapshot', 'snapshot', 'delta'),
  importSold: fc.boolean(),
  missesBeforeRemoval: fc.constantFrom(1, 1, 2),
  isGuarded: fc.boolean(),
  hasWhere: fc.boolean(),
});

type Story = {
  settings: { mode: string; importSold: boolean; missesBeforeRemoval: number; isGuarded: boolean; hasWhere: boolean };
  nights: Home[][];
  others: Home[];
  edited: number[];
  deleted: number[];
};
const number = fc.integer({ min: 0, max: 7 });
const story: fc.Arbitrary<Story> = fc.record({
  settings,
  nights: fc.array(night, { minLength: 2, maxLength: 4 }),
  others: fc
    .array(fc.integer({ min: 1, max: 8 }), { maxLength: 3 })
    .map((homes) => [...new Set(homes)].map((n) => house(n))),
  edited: fc.array(number, { maxLength: 2 }),
  deleted: fc.array(number, { maxLength: 1 }),
});

let stories = 0;

/** A chatbot of its own in which the story happens, night by night: each first as a dry run, then as a run. */
const tell = async (
  feed: FeedFixture,
  told: Story,
  compare: (runs: { dry: number; real: number }, name: string) => Promise<void>,
): Promise<void> => {
  stories += 1;
  const serialNumber = randomUUID().replaceAll('-', '');
  const { id: chatbotId } = await feed.services.chatbots.add({
    ...{ workspaceId: feed.workspaceId, timeZone: 'UTC', serialNumber },
  });
  const { mode, importSold, missesBeforeRemoval, isGuarded, hasWhere } = told.settings;
  const where = hasWhere ? { where: { ListOfficeMlsId: ['A'] } } : {};
  const limits = { maxProblems: null, missesBeforeRemoval };
  const name = `story${stories}`;
  const others = `others${stories}`;
  await feed.configure(
    {
      ...{ chatbots: [{ serialNumber, ...where }], mode, importSold },
      limits: isGuarded ? limits : { ...limits, maxRemoved: null, minRows: null, maxPriceChanges: null },
    },
    name,
  );
  await feed.configure({ chatbots: [{ serialNumber }] }, others);
  if (told.others.length > 0) await feed.importFile(fileOf(...told.others), { feed: others });
  for (const [index, homes] of told.nights.entries()) {
    const contents = fileOf(...homes);
    const dry = await feed.importFile(contents, { feed: name, dryRun: true });
    const real = await feed.importAgain({ feed: name });
    await compare({ dry: dry.run.RunID, real: real.run.RunID }, name);
    if (index > 0) continue;
    const shown = await feed.shown(chatbotId);
    for (const n of told.edited) {
      const listing = shown[n];
      if (listing !== undefined) await feed.apiUpdate(listing.id, { SalePrice: 1, Description: 'Ours' });
    }
    for (const n of told.deleted) {
      const listing = shown[n];
      if (listing !== undefined) await feed.apiDelete(listing.id);
    }
  }
};

/** What the run did by its history: how many listings changed in each field. */
const changedBy = async (feed: FeedFixture, runId: number): Promise<Record<string, number>> => {
  const changes = await feed
    .database('listing_change')
    .where({ run_id: runId })
    .whereIn('kind', ['update', 'revive', 'takeover'])
    .whereNotIn('listing_id', feed.database('listing').where({ created_run_id: runId }).select('id'))
    .select('changes', 'source_id');
  const run = await feed.services.runs.get(runId);
  const counts: Record<string, number> = {};
  for (const { changes: fields, source_id } of changes) {
    if (source_id !== run?.feedId) continue;
    for (const field of Object.keys(fields)) counts[field] = (counts[field] ?? 0) + 1;
  }
  return counts;
};

const changedIn = ({ changed }: PartPreview): Record<string, number> =>
  Object.fromEntries(changed.map(({ field, count }) => [field, count]));

test(
  'what a dry run counts is what the run on the same file counts, whatever the nights bring, the API changes and another feed shows',
  withFeed(async (t, feed) => {
    const { runs } = feed.services;
    await fc.assert(
      fc.asyncProperty(story, (told) =>
        tell(feed, told, async ({ dry, real }) => {
          const [planned] = await runs.parts([dry]);
          const [done] = await runs.parts([real]);
          if (done === undefined) {
            // The file is the same as last time: nothing of it is read again.
            const { created, updated, removedByRow, removedByAbsence } = planned ?? {};
            assert.deepEqual([created, updated, removedByRow, removedByAbsence], [0, 0, 0, 0]);
            return;
          }
          assert.deepEqual({ ...planned, runId: 0, message: null }, { ...done, runId: 0, message: null });
          const [{ preview } = {}] = await runs.previews(dry);
          assert.ok(preview);
          assert.equal(preview.created.count, done.created);
          assert.equal(preview.updated, done.updated);
          assert.equal(preview.rejected, done.rejected);
          const { byRow, byAbsence, held } = preview.removed;
          assert.equal(held, done.heldRemovals);
          if (preview.holds === 'Everything') {
            // The run shows the same, and its approval would do it.
            assert.deepEqual((await runs.previews(real))[0]?.preview, preview);
            return;
          }
          assert.equal(byRow + byAbsence, done.removedByRow + done.removedByAbsence + held);
          assert.deepEqual(changedIn(preview), await changedBy(feed, real));
          assert.deepEqual((await feed.result(dry)).problems, (await feed.result(real)).problems);
        }),
      ),
      PROPERTY_RUNS,
    );
    t.pass();
  }),
);
