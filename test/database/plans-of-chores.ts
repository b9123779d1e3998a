import { createHash } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import { forgetIdleSessions } from '../../src/conversations/conversation-service.ts';
import { statementsOf } from '../../src/database/statements.ts';
import { storesOn } from '../../src/database/stores.ts';
import { markUnconfirmed } from '../../src/feeds/gone/gone-feeds.ts';
import { tidyRuns } from '../../src/feeds/runs/run-tidy-store.ts';
import { isoDate } from '../../src/listings/days-on-market.ts';
import { deriveAnew } from '../../src/listings/derive/derive-anew.ts';
import { dropStrayPictures } from '../../src/listings/pictures/listing-pictures.ts';
import { forgetRemoved, retireSold } from '../../src/listings/retire-listings.ts';
import { thinHistory } from '../../src/listings/thin-history.ts';
import type { ManyRows } from '../helpers/with-many-rows.ts';

const DAY = 86_400_000;

/** What the service tidies every hour it finds by an index, and reads nothing else of big tables. */
export const plansOfChores = async (_: ExecutionContext, { feed, follows }: ManyRows): Promise<void> => {
  const { database, services, now } = feed;
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY);
  await database('listing').where('id', '<', 1_000_020).update({ derived_version: 0 });
  await follows('listings of an older release are derived anew', () => deriveAnew(database), {
    listing: ['ix_listing_derived*', 'ix_listing_derived', 'PRIMARY'],
    listing_place: ['ix_listing_place_listing'],
  });

  await database('listing').whereIn('id', [1_000_001, 1_000_002]).update({ source_id: 0 });
  // What is compared stands in two tables: each listing with copied pictures is looked at.
  await follows('pictures of homes of other sources go', () => dropStrayPictures(database), {
    listing: ['PRIMARY'],
    listing_picture_set: ['none whole many', 'PRIMARY'],
    listing_picture: ['PRIMARY', 'ix_listing_picture_file'],
    file: ['PRIMARY'],
  });
  for (const [table, column] of [['chat_session', 'id'] as const, ['chat_message', 'session_id'] as const])
    await database(table)
      .where(column, '<=', 1_010)
      .update({ created_at: daysAgo(500) });
  await follows('sessions go', () => forgetIdleSessions(database, 365), {
    chat_session: ['ix_chat_session_age', 'PRIMARY'],
    chat_message: ['ix_chat_message_session'],
    delivery: ['ix_delivery_session'],
    visitor: ['PRIMARY'],
    file: ['ix_file_session'],
  });
  await follows('files that nobody uses go', () => services.files.tidy(), {
    file: ['ix_file_expiry', 'PRIMARY'],
    listing: ['PRIMARY'],
    listing_picture: ['ix_listing_picture_file'],
    listing_picture_set: ['PRIMARY'],
  });
  await database('feed_run')
    .where('id', '<', 1_010)
    .update({ finished_at: daysAgo(500) });
  await database('feed_run_part').where('run_id', 1_015).update({ preview: '{}' });
  await database('feed_run')
    .where('id', 1_015)
    .update({ finished_at: daysAgo(100) });
  await follows('old runs go', () => tidyRuns(database), {
    // Which run is old enough is asked of each: they are few, since none is kept for longer than 400 days.
    feed_run: ['ix_feed_run_state whole many sorted', 'PRIMARY whole many', 'none whole many', 'ix_feed_run_feed*'],
    feed_run_part: ['none whole many', 'PRIMARY'],
    feed_run_problem: ['PRIMARY*', 'PRIMARY'],
  });

  const unconfirmed = () => markUnconfirmed({ database, registry: services.registry, clock: now });
  await follows('homes of feeds without a file are marked', unconfirmed, {
    ...{ listing: ['ix_listing_owned*', 'PRIMARY many'], feed_claim: ['ix_feed_claim_feed*'] },
  });
  const { deliveries } = storesOn(database);
  const due = ['ix_delivery_due', 'ix_delivery_due sorted', 'ix_delivery_due many'];
  await follows('what is due is claimed', () => deliveries.claim('mail', 4), {
    delivery: [...due, 'ix_delivery_claim'],
  });
  const rest = async () => {
    await deliveries.rest('mail', 60);
    await deliveries.giveUp('mail');
  };
  await follows('a channel rests', rest, { delivery: [...due, 'ix_delivery_claim many'] });
  const { idempotencyKeys } = storesOn(database);
  const [key, request] = [createHash('sha256').update('2').digest(), Buffer.alloc(32)];
  const once = { workspaceId: 1, key, request };
  await follows('an answer, by its key', () => idempotencyKeys.find(once), { idempotency_key: ['PRIMARY'] });
  await database('idempotency_key').where({ key_digest: key }).delete();
  await follows('an answer that is kept', () => idempotencyKeys.remember(once)(statementsOf(database), 1), {
    idempotency_key: ['PRIMARY'],
  });
  await follows('old keys go', () => idempotencyKeys.tidy(100), { idempotency_key: ['ix_idempotency_key_age many'] });
  await follows('old deliveries go', () => deliveries.forget(), { delivery: ['ix_delivery_age'] });
  const { id, unconfirmed_at } = await database('feed').whereNotNull('unconfirmed_at').first();
  const clear = () => storesOn(database).listings.clearUnconfirmed(id, unconfirmed_at);
  await follows('the marks are taken back', clear, { listing: ['ix_listing_owned*', 'PRIMARY many'] });

  await follows('listings removed long ago are forgotten', () => forgetRemoved(database), {
    listing: ['ix_listing_removed', 'PRIMARY'],
    listing_override: ['PRIMARY'],
    feed_claim: ['uq_feed_claim'],
    listing_place: ['ix_listing_place_listing'],
    listing_change: ['ix_listing_change_listing'],
    listing_picture_set: ['PRIMARY'],
    listing_picture: ['PRIMARY', 'ix_listing_picture_file'],
    file: ['PRIMARY'],
  });
  await follows('old changes are thinned', () => thinHistory(database, 400), {
    listing_change: ['ix_listing_change_age', 'PRIMARY'],
    feed_run: ['PRIMARY'],
  });
  const retire = async () =>
    retireSold(database, { sourceId: await feed.feedId(), soldDays: 90, today: isoDate(now()) });
  await follows('homes sold long ago leave', retire, {
    listing: ['ix_listing_owned*', 'ix_listing_search', 'PRIMARY'],
    listing_place: ['ix_listing_place_listing'],
  });
};
