import type { Knex } from 'knex';

/** `numberKey` of src/chat/understand/identifiers/read-words.ts, which must be the same. */
const keyOf = (column: string): string =>
  [' ', '-', '.', '/', '#', '_'].reduce((sql, sign) => `REPLACE(${sql}, '${sign}', '')`, `UPPER(${column})`);

const TABLES = [
  { table: 'listing', column: 'mls_key', key: 'ix_listing_number' },
  { table: 'listing_change', column: 'former_number', key: 'ix_listing_change_former' },
];

/** Visitors write the number of a home with other blanks and dashes than its listing has: it is found without them, by the index alone. */
export const up = async (knex: Knex): Promise<void> => {
  for (const { table, column, key } of TABLES) {
    if (await knex.schema.hasColumn(table, 'number_key')) continue;
    await knex.raw(`
      ALTER TABLE ${table}
        ADD COLUMN number_key VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin AS (${keyOf(column)}) VIRTUAL,
        ADD KEY ${key} (chatbot_id, number_key, ${column})`);
  }
};

export const down = async (knex: Knex): Promise<void> => {
  for (const { table, key } of TABLES) await knex.raw(`ALTER TABLE ${table} DROP KEY ${key}, DROP COLUMN number_key`);
};
