import type { Knex } from 'knex';
import { feedKeyDigest } from '../src/listings/keys.ts';

type Override = { listing_id: number; field: string; feed_value: string | { value: unknown } };

const LOT = 1000;

const feedValue = ({ feed_value }: Override): unknown =>
  (typeof feed_value === 'string' ? (JSON.parse(feed_value) as { value: unknown }) : feed_value).value;

/** Digests of what feeds had sent as number and URL, where the API changed them: such a home is found by what its feed goes on sending. */
export const up = async (knex: Knex): Promise<void> => {
  if (!(await knex.schema.hasColumn('listing_override', 'feed_key'))) {
    await knex.raw(`
      ALTER TABLE listing_override
        ADD COLUMN feed_key BINARY(16) NULL,
        ADD KEY ix_listing_override_key (feed_key)`);
  }
  let after = { listing_id: 0, field: '' };
  for (;;) {
    const [overrides] = (await knex.raw(
      `SELECT listing_id, field, feed_value FROM listing_override
        WHERE (listing_id > ? OR listing_id = ? AND field > ?) AND field IN ('MLSNumber', 'Url')
        ORDER BY listing_id, field LIMIT ${LOT}`,
      [after.listing_id, after.listing_id, after.field],
    )) as [Override[]];
    const last = overrides.at(-1);
    if (last === undefined) return;
    const keyed = overrides.map((override) => [
      override.listing_id,
      override.field,
      JSON.stringify({ value: feedValue(override) }),
      feedKeyDigest(override.field, feedValue(override)),
    ]);
    await knex.raw(
      `INSERT INTO listing_override (listing_id, field, feed_value, feed_key)
        VALUES ${keyed.map(() => '(?, ?, ?, ?)').join(', ')} ON DUPLICATE KEY UPDATE feed_key = VALUES(feed_key)`,
      keyed.flat() as Knex.RawBinding[],
    );
    after = last;
  }
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE listing_override DROP KEY ix_listing_override_key, DROP COLUMN feed_key');
};
