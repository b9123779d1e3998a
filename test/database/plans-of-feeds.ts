import type { ExecutionContext } from 'ava';
import { createGoneFeedStore } from '../../src/feeds/gone/gone-feed-store.ts';
import { fileOf, type Home, house, houses } from '../helpers/homes.ts';
import { NO_LIMITS } from '../helpers/with-feed.ts';
import type { ManyRows, Reads } from '../helpers/with-many-rows.ts';

/** By each kind of key a row's listing is looked for, and by their own indexes what belongs to it. */
const KEYS = ['uq_listing_source_key', 'uq_listing_mls', 'uq_listing_url', 'PRIMARY'];
const RUNS = [
  'PRIMARY',
  'ix_feed_run_feed',
  'ix_feed_run_state',
  'ix_feed_run_undo',
  'uq_feed_run_active',
  'uq_feed_run_scheduled*',
];
const IMPORT: Reads = {
  // What the feed owns is counted, and looked through page by page.
  listing: [...KEYS, 'ix_listing_owned many', 'ix_listing_owned*', 'ix_listing_list*', 'ix_listing_created_run'],
  feed_claim: ['uq_feed_claim', 'ix_feed_claim_feed'],
  feed_run: [...RUNS, 'uq_feed_run_scheduled'],
  feed_run_part: ['PRIMARY', 'ix_feed_run_part_chatbot'],
  feed_run_problem: ['PRIMARY'],
};
const ALL: Reads = {
  ...IMPORT,
  listing_change: ['ix_listing_change_run', 'ix_listing_change_listing'],
  listing_override: ['PRIMARY'],
  listing_place: ['ix_listing_place_listing'],
  // Homes that leave a feed take the pictures along that were copied for it.
  listing_picture_set: ['PRIMARY'],
  listing_picture: ['PRIMARY', 'ix_listing_picture_file'],
  file: ['PRIMARY'],
};

/** The feed `branch` has its own keys for homes. */
const ofBranch = (homes: readonly Home[]): Home[] => homes.map((one) => ({ ...one, ListingKey: `B${one.ListingKey}` }));

const importing =
  ({ feed }: ManyRows, feedName: string, homes: readonly Home[], state: string, dryRun = false) =>
  async () => {
    const { run } = await feed.importFile(fileOf(...homes), { feed: feedName, dryRun });
    if (run.State !== state) throw new Error(`${feedName} is ${run.State}: ${run.Message}`);
    return run.RunID;
  };

/** An import looks up what its rows name, reads what its feed owns, and writes by IDs; what runs tell is read by the run. */
export const plansOfFeeds = async (_: ExecutionContext, rows: ManyRows): Promise<void> => {
  const { feed, follows, post, send, secret } = rows;
  await feed.configure({ mode: 'snapshot', limits: NO_LIMITS }, 'branch');
  const stored = house(400, { ListingKey: 'LK400', ListingId: 'LM400' });
  await follows('new homes and a known one', importing(rows, 'main', [...houses(1, 20), stored], 'Succeeded'), ALL);
  await follows('the same file again', () => feed.importAgain(), {
    ...{ listing: ['ix_listing_owned*', 'ix_listing_created_run*'], feed_claim: ['ix_feed_claim_feed*'] },
    ...{ feed_run: RUNS, feed_run_part: ['PRIMARY'], feed_run_problem: ['PRIMARY'] },
    listing_change: ['ix_listing_change_run*'],
  });
  await importing(rows, 'branch', [...ofBranch(houses(5, 9)), ...houses(50, 60)], 'Succeeded')();
  const next = [...ofBranch(houses(7, 9)), ...houses(51, 60, { ListPrice: '510000' }), house(71)];
  await follows('changed homes and missing ones', importing(rows, 'branch', next, 'Succeeded'), ALL);
  await follows('a dry run', importing(rows, 'branch', houses(52, 60), 'Succeeded', true), ALL);
  const ends = [house(7, { StandardStatus: 'Canceled' }), house(8, { StandardStatus: 'Canceled' })];
  await follows('homes that another feed takes over', importing(rows, 'main', ends, 'Succeeded'), ALL);
  await feed.configure({ key: ['MLSNumber'], mode: 'delta' }, 'numbers');
  const numbered = houses(80, 89, { ListingKey: '' });
  const byNumber = { ...ALL, listing_override: ['PRIMARY', 'ix_listing_override_key'] };
  await follows('homes without keys', importing(rows, 'numbers', numbered, 'Succeeded'), byNumber);
  await feed.configure({ key: ['MLSNumber'], mode: 'delta', versionField: 'CloseDate' }, 'numbers');
  await follows('times of another rule', importing(rows, 'numbers', numbered.slice(5), 'Succeeded'), byNumber);
  await feed.configure({ mode: 'snapshot', limits: {} }, 'branch');
  let held = 0;
  const few = importing(rows, 'branch', ofBranch(houses(7, 9)), 'Held');
  const hold = async () => {
    held = await few();
  };
  await follows('a file that is held', hold, ALL);
  await follows('its approval', () => feed.approve(held), ALL);
  await follows('its undo', () => feed.undo(held), ALL);
  const { id } = await feed.database('feed').where({ name: 'branch' }).first();
  const forget = () => createGoneFeedStore(feed.database).forget(id);
  await follows('what is forgotten of a feed', forget, { feed_claim: ['ix_feed_claim_feed*', 'ix_feed_claim_feed'] });

  const ofRun = { feed_run: ['PRIMARY'], feed_run_part: ['PRIMARY'], feed_run_problem: ['PRIMARY'] };
  const list = () => post('/chat/Feed/List', {});
  await follows('the list of feeds', list, {
    ...{ listing: ['ix_listing_owned*'], feed_claim: ['ix_feed_claim_feed*'], feed_run: RUNS },
  });
  const runsOf = (fields: object) => () => post('/chat/Feed/RunList', fields);
  await follows('the runs of a feed', runsOf({ Feed: 'main' }), { ...ofRun, feed_run: RUNS });
  // All are counted, by any of the indexes that are led by the feed; the newest are the last of the table.
  const counted = ['ix_feed_run_feed', 'uq_feed_run_active', 'uq_feed_run_scheduled'].map((key) => `${key}* whole`);
  await follows('the runs of all feeds', runsOf({}), { ...ofRun, feed_run: ['PRIMARY whole many', ...counted] });
  const detail = () => post('/chat/Feed/RunDetail', { RunID: 1040 });
  await follows('a run', detail, { ...ofRun, feed_run: ['PRIMARY', 'ix_feed_run_undo'] });
  const changes = { ...ofRun, listing_change: ['ix_listing_change_run'], listing: ['PRIMARY'] };
  await follows('what it changed', () => post('/chat/Feed/RunChanges', { RunID: 1040 }), changes);
  const rejects = () => send('/chat/Feed/Rejects?RunID=1040', secret, { method: 'GET' });
  await follows('its rejected rows', rejects, ofRun);
  const claim = () => feed.services.runs.claim('owner', feed.services.host);
  await follows('the next run to carry out', claim, { feed_run: ['ix_feed_run_state'] });
};
