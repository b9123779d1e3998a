import type { Database } from '../../../database/connection.ts';
import type { Binding } from '../conditions/condition.ts';

/** Runs one statement and gives its rows. */
export type ReadRows = <Row>(sql: string, bindings?: readonly Binding[]) => Promise<Row[]>;

export const createReadRows =
  (database: Database): ReadRows =>
  async <Row>(sql: string, bindings: readonly Binding[] = []): Promise<Row[]> => {
    const [rows] = (await database.raw(sql, [...bindings] as string[])) as [Row[], unknown];
    return rows;
  };
