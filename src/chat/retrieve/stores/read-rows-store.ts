import PQueue from 'p-queue';
import type { Database } from '../../../database/connection.ts';
import type { Binding } from '../conditions/condition.ts';

/** Runs one statement and gives its rows. */
export type ReadRows = <Row>(sql: string, bindings?: readonly Binding[]) => Promise<Row[]>;

/** Beyond these a server of few cores answers no sooner, and whoever else needs a connection finds one. */
const MOST_AT_ONCE = 6;

/**
 * Reads for questions. When many are asked at once their statements wait here and not for connections: there they would wait in
 * the way of everything else, and be given up after some seconds.
 */
export const createReadRows = (database: Database): ReadRows => {
  const queue = new PQueue({ concurrency: MOST_AT_ONCE });
  return <Row>(sql: string, bindings: readonly Binding[] = []): Promise<Row[]> =>
    queue.add(async () => {
      const [rows] = (await database.raw(sql, [...bindings] as string[])) as [Row[], unknown];
      return rows;
    });
};
