import type { Knex } from 'knex';

const SQUARE_METERS = "CASE area_unit WHEN 'Square Meters' THEN 1 WHEN 'Square Feet' THEN 0.09290304 END";
/** The bit of `hoa` in a set of tags: of what a home's text says that it has not. */
const NO_HOA = '144115188075855872';
/** Cells of a fiftieth of a degree, 18,000 to a row around the earth. */
const CELL = 'FLOOR((latitude + 90) * 50) * 18000 + FLOOR((longitude + 180) * 50)';
const FORMER = "JSON_EXTRACT(changes, '$.MLSNumber[0]')";
const IS_SOMEWHERE = 'live = 1 AND address_hidden = 0 AND ABS(latitude) <= 90 AND ABS(longitude) <= 180';

/**
 * A search reads one index and no row, so it holds what is asked for most, in the 16 columns that an index may have. For
 * that what belongs together is made one column: sale type and status of a home on display (`shelf`), sale price and rent
 * (`price`), areas and their unit, the owners' fee and a text that says there is none (`fee`). `ix_listing_search_by_id` is the
 * same for homes whose IDs are known, because they lie near a place; `cell` finds those, and is NULL for hidden ones.
 * A change of the MLS number is found by the number before it: `former_number`, NULL where that was none.
 */
export const up = async (knex: Knex): Promise<void> => {
  // One statement a table, so that a step that was killed has either done it or not.
  if (!(await knex.schema.hasColumn('listing', 'shelf'))) {
    await knex.raw(`
      ALTER TABLE listing
        ADD COLUMN shelf VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin
          AS (CASE live WHEN 1 THEN CONCAT(sale_type, ' ', status) END) STORED,
        ADD COLUMN price DECIMAL(14,2) AS (NULLIF(CASE sale_type WHEN 'for_rent' THEN rent_price ELSE sale_price END, 0)) STORED,
        ADD COLUMN currency VARCHAR(16) AS (LEFT(currency_symbol, 16)) STORED,
        ADD COLUMN building_m2 DOUBLE AS (building_area * ${SQUARE_METERS}) STORED,
        ADD COLUMN lot_m2 DOUBLE AS (lot_area * ${SQUARE_METERS}) STORED,
        ADD COLUMN fee DECIMAL(14,2) AS (COALESCE(hoa_month, CASE WHEN tags_no & ${NO_HOA} <> 0 THEN 0 END)) STORED,
        ADD COLUMN cell INT AS (CASE WHEN ${IS_SOMEWHERE} THEN ${CELL} END) STORED,
        DROP KEY ix_listing_search,
        ADD KEY ix_listing_search (
          chatbot_id, shelf, city_fold, bedrooms, bathrooms, price, market_since, tags_yes, property_type, building_m2,
          year_built, parking_spots, fee, lot_m2, currency
        ),
        ADD KEY ix_listing_search_by_id (
          id, chatbot_id, shelf, city_fold, bedrooms, bathrooms, price, market_since, tags_yes, property_type, building_m2,
          year_built, parking_spots, fee, lot_m2, currency
        ),
        ADD KEY ix_listing_cell (chatbot_id, cell, latitude, longitude),
        ADD KEY ix_listing_zip (chatbot_id, zip_fold, live),
        ADD KEY ix_listing_street (chatbot_id, street_fold, live)`);
  }
  if (!(await knex.schema.hasColumn('listing_change', 'former_number'))) {
    await knex.raw(`
      ALTER TABLE listing_change
        ADD COLUMN former_number VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
          AS (CASE JSON_TYPE(${FORMER}) WHEN 'STRING' THEN TRIM(JSON_UNQUOTE(${FORMER})) END) STORED,
        ADD KEY ix_listing_change_number (chatbot_id, former_number)`);
  }
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE listing_change DROP KEY ix_listing_change_number, DROP COLUMN former_number');
  await knex.raw(`
    ALTER TABLE listing
      DROP KEY ix_listing_search, DROP KEY ix_listing_search_by_id, DROP KEY ix_listing_cell, DROP KEY ix_listing_zip,
      DROP KEY ix_listing_street,
      DROP COLUMN shelf, DROP COLUMN price, DROP COLUMN currency, DROP COLUMN building_m2, DROP COLUMN lot_m2,
      DROP COLUMN fee, DROP COLUMN cell,
      ADD KEY ix_listing_search (chatbot_id, live, sale_type, bedrooms, sale_price, rent_price)`);
};
