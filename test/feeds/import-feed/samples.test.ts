import { readFile } from 'node:fs/promises';
import test from 'ava';
import type { PartData } from '../../../src/feeds/feed-data.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const sample = (name: string): Promise<string> =>
  readFile(new URL(`../../../feeds/sample-${name}.csv`, import.meta.url), 'utf8');

/** config/feeds/sample.json, but for its chatbot, its path and its schedule. */
const SAMPLE_FEED = {
  extension: ['PoolFeatures', 'LotFeatures', 'View'],
  defaults: { CurrencySymbol: '$', AreaUnit: 'Square Feet' },
  limits: undefined,
};
const BRANCH_FEED = {
  preset: 'listing',
  key: ['MLSNumber', 'Url'],
  mode: 'delta',
  extension: undefined,
  limits: undefined,
};

const countsOf = ({ SerialNumber: _, State: __, Message: ___, ...counts }: PartData) => counts;
const NONE = {
  Created: 0,
  Updated: 0,
  Unchanged: 0,
  RemovedByRow: 0,
  RemovedByAbsence: 0,
  Rejected: 0,
  Ignored: 0,
  HeldRemovals: 0,
};

const importNights = async (feed: FeedFixture) => ({
  first: await feed.importFile(await sample('first-night')),
  second: await feed.importFile(await sample('second-night')),
});

test(
  'the first night of the sample creates every home',
  withFeed(
    async (t, feed) => {
      const { run, part, problems } = await feed.importFile(await sample('first-night'));
      t.is(run.State, 'Succeeded', run.Message);
      t.is(run.Rows, 200);
      t.deepEqual(countsOf(part), { ...NONE, Created: 200 });
      t.deepEqual(problems, []);
      t.is((await feed.shown()).length, 200);
    },
    { feed: SAMPLE_FEED },
  ),
);

test(
  'the second night of the sample is written but for the homes that are missing, which wait for an approval',
  withFeed(
    async (t, feed) => {
      const { second } = await importNights(feed);
      t.is(second.run.State, 'Held');
      t.is(second.run.Rows, 206);
      t.deepEqual(countsOf(second.part), {
        ...NONE,
        Created: 11,
        Updated: 31,
        Unchanged: 149,
        RemovedByRow: 6,
        Rejected: 7,
        Ignored: 2,
        // The eight that are missing, and two whose rows have too many or too few columns to be told apart.
        HeldRemovals: 10,
      });
      t.regex(second.part.Message, /no readable key/);
      t.is((await feed.shown()).length, 205);

      const approved = await feed.approve(second.run.RunID);
      t.is(approved.run.State, 'Succeeded', approved.run.Message);
      t.is(approved.part.RemovedByAbsence, 10);
      t.is((await feed.shown()).length, 195);
    },
    { feed: SAMPLE_FEED },
  ),
);

test(
  'the sample delta claims the two homes that the snapshot owns and creates its own but for the sold and the withdrawn one',
  withFeed(
    async (t, feed) => {
      await importNights(feed);
      await feed.configure(BRANCH_FEED, 'branch');
      const before = await feed.shown();
      const { run, part } = await feed.importFile(await sample('delta'), { feed: 'branch' });
      t.is(run.State, 'Succeeded', run.Message);
      t.is(run.Rows, 12);
      t.deepEqual(countsOf(part), { ...NONE, Created: 8, Ignored: 4 });
      const after = new Map((await feed.shown()).map((listing) => [listing.id, listing]));
      t.is(after.size, before.length + 8);
      for (const listing of before) t.deepEqual(after.get(listing.id), listing);
      t.is((await feed.database('feed_claim').select('*')).length, 2);
    },
    { feed: SAMPLE_FEED },
  ),
);
