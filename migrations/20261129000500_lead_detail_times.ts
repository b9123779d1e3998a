import type { Knex } from 'knex';

/** When an e-mail address or phone number was given last: a lead is in the days of its details as well. Those of before count from their lead. */
export const up = async (knex: Knex): Promise<void> => {
  if (!(await knex.schema.hasColumn('chat_lead_detail', 'given_at')))
    await knex.raw(
      'ALTER TABLE chat_lead_detail ADD COLUMN given_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)',
    );
  await knex.raw(`
    UPDATE chat_lead_detail AS detail JOIN chat_lead AS given ON given.session_id = detail.session_id
      SET detail.given_at = given.created_at`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE chat_lead_detail DROP COLUMN given_at');
};
