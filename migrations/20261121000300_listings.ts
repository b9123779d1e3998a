import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS listing (
      id BIGINT NOT NULL AUTO_INCREMENT,
      chatbot_id BIGINT NOT NULL,
      source_id BIGINT NOT NULL,
      source_key VARCHAR(255) COLLATE utf8mb4_bin NULL,
      mls_key VARCHAR(255) COLLATE utf8mb4_bin NULL,
      url_digest BINARY(16) NULL,
      version INT NOT NULL DEFAULT 1,
      live TINYINT NULL DEFAULT 1,
      removed_at DATETIME(3) NULL,
      removed_reason VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
      feed_hash BINARY(16) NULL,
      misses INT NOT NULL DEFAULT 0,
      unconfirmed_since DATETIME(3) NULL,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      sale_type VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      status VARCHAR(11) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      standard_status VARCHAR(255) NULL,
      currency_symbol VARCHAR(255) NULL,
      property_type VARCHAR(255) NULL,
      bedrooms DOUBLE NULL,
      bathrooms DOUBLE NULL,
      url VARCHAR(2048) NULL,
      mls_number VARCHAR(255) NULL,
      year_built SMALLINT NULL,
      market_since DATE NULL,
      market_until DATE NULL,
      lot_area DOUBLE NULL,
      building_area DOUBLE NULL,
      area_unit VARCHAR(13) CHARACTER SET ascii COLLATE ascii_bin NULL,
      images LONGTEXT NULL,
      tours VARCHAR(9) CHARACTER SET ascii COLLATE ascii_bin NULL,
      parking_spots DOUBLE NULL,
      description MEDIUMTEXT NULL,
      extension_column LONGTEXT NULL,
      location VARCHAR(255) NULL,
      address VARCHAR(255) NULL,
      city VARCHAR(255) NULL,
      state VARCHAR(255) NULL,
      zip VARCHAR(255) NULL,
      latitude DOUBLE NULL,
      longitude DOUBLE NULL,
      sale_price DECIMAL(14,2) NULL,
      unit_area_price DECIMAL(14,2) NULL,
      hoa_month DECIMAL(14,2) NULL,
      estimate_price DECIMAL(14,2) NULL,
      rent_price DECIMAL(14,2) NULL,
      space_type VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NULL,
      deposit_fee DECIMAL(14,2) NULL,
      original_list_price DECIMAL(14,2) NULL,
      previous_list_price DECIMAL(14,2) NULL,
      address_hidden TINYINT NOT NULL DEFAULT 0,
      list_office_name VARCHAR(255) NULL,
      list_office_contact VARCHAR(255) NULL,
      modification_timestamp DATETIME(3) NULL,
      city_fold VARCHAR(255) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
      address_fold VARCHAR(255) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
      PRIMARY KEY (id),
      UNIQUE KEY uq_listing_mls (chatbot_id, mls_key, source_id, live),
      UNIQUE KEY uq_listing_url (chatbot_id, url_digest, sale_type, live),
      UNIQUE KEY uq_listing_source_key (chatbot_id, source_id, source_key, live),
      KEY ix_listing_list (chatbot_id, live, id),
      KEY ix_listing_city (chatbot_id, live, city_fold, sale_type, id),
      KEY ix_listing_search (chatbot_id, live, sale_type, bedrooms, sale_price, rent_price),
      KEY ix_listing_address (chatbot_id, live, address_fold),
      KEY ix_listing_owned (source_id, chatbot_id, live, id),
      KEY ix_listing_removed (removed_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS listing_change (
      id BIGINT NOT NULL AUTO_INCREMENT,
      chatbot_id BIGINT NOT NULL,
      listing_id BIGINT NOT NULL,
      version INT NOT NULL,
      changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      source_id BIGINT NOT NULL,
      run_id BIGINT NULL,
      kind VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      changes JSON NOT NULL,
      PRIMARY KEY (id),
      KEY ix_listing_change_listing (chatbot_id, listing_id, id),
      KEY ix_listing_change_run (run_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  await knex.raw(`
    CREATE TABLE IF NOT EXISTS listing_override (
      listing_id BIGINT NOT NULL,
      field VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      feed_value JSON NOT NULL,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (listing_id, field)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE IF EXISTS listing_override');
  await knex.raw('DROP TABLE IF EXISTS listing_change');
  await knex.raw('DROP TABLE IF EXISTS listing');
};
