import type { Knex } from 'knex';
import { readSettings } from '../src/chatbots/chatbot-store.ts';
import { hostOf } from '../src/chatbots/host-of.ts';

/** The host of `CustomDomain`, by which a request finds its chatbot. */
export const up = async (knex: Knex): Promise<void> => {
  if (!(await knex.schema.hasColumn('chatbot', 'custom_domain'))) {
    await knex.raw(`
      ALTER TABLE chatbot
        ADD COLUMN custom_domain VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD KEY ix_chatbot_domain (custom_domain)`);
  }
  for (const { id, settings } of await knex('chatbot').select<{ id: number; settings: unknown }[]>('id', 'settings')) {
    const custom_domain = hostOf(readSettings(settings).CustomDomain ?? '');
    if (custom_domain !== undefined) await knex('chatbot').where({ id }).update({ custom_domain });
  }
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE chatbot DROP KEY ix_chatbot_domain, DROP COLUMN custom_domain');
};
