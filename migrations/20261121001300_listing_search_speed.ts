import type { Knex } from 'knex';

const WAS_DEARER = 'live = 1 AND (previous_list_price > price OR original_list_price > price)';
const FORMER_PRICES = ["JSON_EXTRACT(changes, '$.SalePrice[0]')", "JSON_EXTRACT(changes, '$.RentPrice[0]')"];
const HAS_FORMER_PRICE = FORMER_PRICES.map((price) => `COALESCE(JSON_TYPE(${price}), 'NULL') <> 'NULL'`).join(' OR ');

/**
 * Homes close to a place are found by their cell (`ix_listing_near`), and those of them that a search does not want are left
 * out before another index is read for the rest. Homes whose price is below an earlier one that their feed names
 * (`was_dearer`), and changes of a price (`has_former_price`), are few among many: each have an index that finds them. The
 * freshest homes, which mostly are enough for a question about homes anywhere, are found by `ix_listing_fresh`. MySQL reads
 * rows where an index has 16 columns, because the ID at its end is one too many: `ix_listing_search_by_id` has 15.
 */
export const up = async (knex: Knex): Promise<void> => {
  // One statement a table, so that a step that was killed has either done it or not.
  if (!(await knex.schema.hasColumn('listing', 'was_dearer'))) {
    await knex.raw(`
      ALTER TABLE listing
        ADD COLUMN was_dearer TINYINT AS (CASE WHEN ${WAS_DEARER} THEN 1 END) STORED,
        ADD KEY ix_listing_dearer (chatbot_id, was_dearer),
        ADD KEY ix_listing_fresh (chatbot_id, live, market_since),
        DROP KEY ix_listing_search_by_id,
        ADD KEY ix_listing_search_by_id (
          id, shelf, city_fold, bedrooms, bathrooms, price, market_since, tags_yes, property_type, building_m2, year_built,
          parking_spots, fee, lot_m2, currency
        ),
        DROP KEY ix_listing_cell,
        ADD KEY ix_listing_near (chatbot_id, cell, latitude, longitude, shelf, property_type, bedrooms, price, tags_yes)`);
  }
  if (!(await knex.schema.hasColumn('listing_change', 'has_former_price'))) {
    await knex.raw(`
      ALTER TABLE listing_change
        ADD COLUMN has_former_price TINYINT AS (CASE WHEN ${HAS_FORMER_PRICE} THEN 1 END) STORED,
        ADD KEY ix_listing_change_price (chatbot_id, has_former_price, listing_id)`);
  }
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE listing_change DROP KEY ix_listing_change_price, DROP COLUMN has_former_price');
  await knex.raw(`
    ALTER TABLE listing
      DROP KEY ix_listing_dearer, DROP KEY ix_listing_fresh, DROP KEY ix_listing_near, DROP COLUMN was_dearer,
      DROP KEY ix_listing_search_by_id,
      ADD KEY ix_listing_search_by_id (
        id, chatbot_id, shelf, city_fold, bedrooms, bathrooms, price, market_since, tags_yes, property_type, building_m2,
        year_built, parking_spots, fee, lot_m2, currency
      ),
      ADD KEY ix_listing_cell (chatbot_id, cell, latitude, longitude)`);
};
