import type { Knex } from 'knex';
import { readSettings } from '../src/chatbots/chatbot-store.ts';
import { hostOf } from '../src/chatbots/setting-formats.ts';

/** The host of `CustomDomain`, by which a request finds its chatbot. */
export const up = async (knex: Knex): Promise<void> => {
  if (!(await knex.schema.hasColumn('chatbot', 'custom_domain'))) {
    await knex.raw(`
      ALTER TABLE chatbot
        ADD COLUMN custom_domain VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN custom_domain_since DATETIME(3) NULL,
        ADD KEY ix_chatbot_domain (custom_domain)`);
  }
  const [chatbots] = (await knex.raw('SELECT id, settings FROM chatbot')) as [{ id: number; settings: unknown }[]];
  for (const { id, settings } of chatbots) {
    const host = hostOf(readSettings(settings).CustomDomain ?? '');
    if (host !== undefined)
      await knex.raw('UPDATE chatbot SET custom_domain = ?, custom_domain_since = created_at WHERE id = ?', [host, id]);
  }
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'ALTER TABLE chatbot DROP KEY ix_chatbot_domain, DROP COLUMN custom_domain, DROP COLUMN custom_domain_since',
  );
};
