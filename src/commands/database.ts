import { resolve } from 'node:path';
import { backupDatabase } from '../database/backup.ts';
import { migrate } from '../database/migrate.ts';
import { restoreDatabase } from '../database/restore.ts';
import { type CommandContext, withDatabase } from './with-services.ts';

const describe = (tables: Record<string, number>): string =>
  Object.entries(tables)
    .map(([table, rows]) => `${table} ${rows}`)
    .join(', ');

/** `listingd migrate`: brings the tables up to date. */
export const migrateCommand = (context: CommandContext): Promise<number> =>
  withDatabase(context, async ({ database }) => {
    const steps = await migrate(database, context.say);
    context.answer({ Steps: steps });
    context.print(steps.length === 0 ? 'The database is up to date' : `Ran ${steps.join(', ')}`);
    return 0;
  });

/** `listingd backup FILE`: also beside a running service. */
export const backupCommand = (context: CommandContext, file: string): Promise<number> =>
  withDatabase(context, async ({ database }) => {
    const { tables } = await backupDatabase(database, resolve(file), { log: context.say });
    context.answer({ File: resolve(file), Tables: tables });
    context.print(`Backed up to ${resolve(file)}: ${describe(tables)}`);
    return 0;
  });

/** `listingd restore FILE`: into an empty database of either kind. */
export const restoreCommand = (context: CommandContext, file: string): Promise<number> =>
  withDatabase(context, async ({ database }) => {
    const { tables } = await restoreDatabase(database, resolve(file), { log: context.say });
    context.answer({ File: resolve(file), Tables: tables });
    context.print(`Restored from ${resolve(file)}: ${describe(tables)}`);
    return 0;
  });
