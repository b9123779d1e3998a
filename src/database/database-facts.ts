import type { Database } from './connection.ts';

/** What a server says of itself. `now`: its clock, by which leases and schedules of runs go. */
export type DatabaseFacts = { version: string; now: Date; isReadOnly: boolean };

export const readDatabaseFacts = async (database: Database): Promise<DatabaseFacts> => {
  const [[row]] = (await database.raw(
    'SELECT VERSION() AS version, CURRENT_TIMESTAMP(3) AS now, @@GLOBAL.read_only AS isReadOnly',
  )) as [[{ version: string; now: Date; isReadOnly: number }]];
  return { ...row, isReadOnly: Number(row.isReadOnly) !== 0 };
};
