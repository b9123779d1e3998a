import type { ExecutionContext } from 'ava';
import { storesOn } from '../../src/database/stores.ts';
import type { ManyRows } from '../helpers/with-many-rows.ts';

const DAY = 86_400_000;

/** What is asked only where something goes wrong, is renamed or read anew goes by an index as well. */
export const plansOfRareStatements = async (_: ExecutionContext, { feed, follows }: ManyRows): Promise<void> => {
  const { database, chatbotId, services } = feed;
  const { candidates, claims, feeds, files, goneFeeds, history, listings, pictures, rereads, undoRuns } =
    storesOn(database);
  const feedId = await feed.feedId();
  const { runs, host } = services;
  const claimed = { feed_claim: ['uq_feed_claim', 'ix_feed_claim_feed', 'ix_feed_claim_feed*'] };
  const claimant = (await database('feed').where({ name: 'other2' }).first()).id as number;
  await follows('claims of some keys', () => claims.claimedByKeys(chatbotId, claimant, ['CK20', 'CK40']), {
    feed_claim: ['ix_feed_claim_key'],
  });
  const many = Array.from({ length: 200 }, (_, index) => 1_000_000 + index);
  await follows('claims on many homes', () => claims.onListings(chatbotId, many, feedId), {
    feed_claim: ['uq_feed_claim'],
  });
  const told = async () => {
    await history.changesOf(chatbotId, many);
    await history.formerNumbers(chatbotId, many);
    await history.overrides(many);
  };
  await follows('the histories of many homes', told, {
    ...{ listing_change: ['ix_listing_change_listing'], listing_override: ['PRIMARY'] },
  });
  await follows('many homes to be changed', () => listings.read(chatbotId, many, { lock: true }), {
    listing: ['PRIMARY'],
  });
  await follows('a claim that is dropped', () => claims.take(chatbotId, claimant, 1_000_020), claimed);
  await follows('the feeds that claim anything', () => claims.claimingFeeds(), {
    feed_claim: ['ix_feed_claim_feed*'],
  });
  await follows('how many homes of feeds are shown', () => goneFeeds.countShown([feedId, claimant]), {
    listing: ['ix_listing_owned*'],
  });
  const shown = () => candidates.shownByKeys(chatbotId, feedId, ['LK20', 'LK40']);
  await follows('homes of some keys', shown, { listing: ['uq_listing_source_key*', 'uq_listing_source_key'] });
  const since = new Date(Date.now() - DAY);
  const differ = () => rereads.mayDiffer('main', since);
  await follows('homes that may differ from their source', differ, {
    listing: ['ix_listing_removed', 'ix_listing_owned', 'uq_listing_source_key', 'PRIMARY'],
    listing_change: ['ix_listing_change_run', 'ix_listing_change_listing'],
  });

  const ofRuns = ['PRIMARY', 'ix_feed_run_state', 'ix_feed_run_feed', 'ix_feed_run_undo', 'uq_feed_run_active'];
  const feed_run = [...ofRuns, 'uq_feed_run_active*', 'uq_feed_run_scheduled', 'ix_feed_run_feed*'];
  await follows('the last undo', () => rereads.lastUndo('main'), { feed_run });
  await follows('a run of a feed that is held', () => runs.latest(feedId, ['Held']), {
    feed_run: ['ix_feed_run_state'],
  });
  const { conversations } = storesOn(database);
  const span = { from: since, to: new Date() };
  await follows('what was said on a day', () => conversations.saidWithin(chatbotId, span), {
    chat_message: ['ix_chat_message_limit'],
  });
  const said = async () => {
    await conversations.firstMessages(1, span, 30);
    await conversations.lastMessages(1, 200);
  };
  await follows('what a mail tells of a conversation', said, { chat_message: ['ix_chat_message_session'] });
  await follows('what failed lately', () => runs.heldOrFailed(since), { feed_run: ['ix_feed_run_state'] });
  await follows('the past runs of a feed', () => runs.past(feedId, 5), { feed_run });
  await follows('when a feed was queued last', () => runs.lastQueuedAt(feedId), { feed_run });
  await follows('runs of hosts that are gone', () => runs.waitingElsewhere(host, 60), { feed_run });
  await follows('runs of a process that is gone', () => runs.releaseDead('gone', 'owner'), { feed_run });
  await follows('files of runs', () => runs.filesInUse(), { feed_run });
  await follows('a run that is cancelled', () => runs.cancel(1_500, 'test'), { feed_run });
  await follows('the oldest run that is held', () => runs.oldestHeld(feedId), { feed_run });
  await follows('what came after a run', () => undoRuns.hasImportedSince(feedId, 1_500), {
    ...{ feed_run, feed_run_part: ['PRIMARY'] },
  });
  await follows('what a run created', () => undoRuns.hasCreated(1_500), {
    listing: ['ix_listing_created_run*', 'ix_listing_created_run'],
  });
  await follows('what a run changed', () => goneFeeds.countChanged(1_500), {
    listing_change: ['ix_listing_change_run'],
  });

  const read = async () => {
    await files.findStored(feed.workspaceId, [1, 2, 3]);
    await files.findSigned(1, Buffer.alloc(32));
    await files.expireAt(9_000, new Date());
  };
  await follows('files that visitors send', read, { file: ['PRIMARY'] });
  const place = { listingId: 1_000_001, generation: 1, position: 0 };
  const wait = async () => {
    await pictures.postpone(place, 2, 60);
    await pictures.readdress(place, 'https://many.example/1');
  };
  await follows('a picture that is put off', wait, { listing_picture: ['PRIMARY'] });
  const free = async () => {
    await listings.releaseKeys([{ id: 1_000_020, version: 1, keys: new Set(['Url', 'MLSNumber'] as const) }]);
    await listings.setFeedHashes([{ id: 1_000_020, version: 2, feedHash: Buffer.alloc(16) }]);
    await listings.setMisses([1_000_020], 'add');
    await listings.setUnconfirmed([1_000_020]);
  };
  await follows('a listing that gives up its keys', free, { listing: ['PRIMARY'] });

  const merge = async () => {
    const [from, into] = [await feeds.find('other20'), await feeds.find('other19')];
    if (from === undefined || into === undefined) throw new Error('the feeds are not there');
    await goneFeeds.lockIdle([from.id, into.id]);
    await goneFeeds.mergeInto(from, into);
  };
  await follows('a feed that becomes another', merge, {
    ...{
      feed_claim: [...claimed.feed_claim, 'uq_feed_claim'],
      listing: ['ix_listing_owned', 'PRIMARY', 'ix_listing_owned*'],
    },
    ...{ feed_run },
  });
};
