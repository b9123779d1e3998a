import type { Knex } from 'knex';

/**
 * The claims of a feed are found by the keys of its source: without an index all claims of the chatbot were read for each lot of keys.
 * Led by the key, it is no index that other statements could be served by instead of their own.
 */
export const up = async (knex: Knex): Promise<void> => {
  const [known] = (await knex.raw("SHOW INDEX FROM feed_claim WHERE Key_name = 'ix_feed_claim_key'")) as [unknown[]];
  if (known.length > 0) return;
  await knex.raw('ALTER TABLE feed_claim ADD KEY ix_feed_claim_key (source_key, feed_id, chatbot_id)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE feed_claim DROP KEY ix_feed_claim_key');
};
