import type { Knex } from 'knex';

/** Workspaces are told apart by their names, and keys tell when they were used last. */
export const up = async (knex: Knex): Promise<void> => {
  if (!(await knex.schema.hasColumn('api_key', 'last_used_at'))) {
    await knex.raw('ALTER TABLE api_key ADD COLUMN last_used_at DATETIME(3) NULL');
  }
  const [known] = (await knex.raw("SHOW INDEX FROM workspace WHERE Key_name = 'uq_workspace_name'")) as [unknown[]];
  if (known.length > 0) return;
  // No command has made one yet; a person with SQL may have.
  await knex.raw(`
    UPDATE workspace AS later JOIN workspace AS earlier ON earlier.name = later.name AND earlier.id < later.id
      SET later.name = CONCAT(LEFT(later.name, 230), ' ', later.id)`);
  await knex.raw('ALTER TABLE workspace ADD UNIQUE KEY uq_workspace_name (name)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE workspace DROP KEY uq_workspace_name');
  await knex.raw('ALTER TABLE api_key DROP COLUMN last_used_at');
};
