import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import test from 'ava';
import fc from 'fast-check';
import type { PartPreview } from '../../../src/feeds/preview/preview.ts';
import { fileOf, type Home, house } from '../../helpers/homes.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

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
