import PQueue from 'p-queue';
import { CONNECTIONS, type Database } from '../../../database/connection.ts';
import { statementsOf } from '../../../database/statements.ts';
import { unavailable } from '../../../errors.ts';
import type { Binding } from '../conditions/condition.ts';

/** Runs one statement and gives its rows. */
export type ReadRows = <Row extends object>(sql: string, bindings?: readonly Binding[]) => Promise<Row[]>;

/** Whoever else needs a connection finds one; and a server of few cores answers no sooner when more is asked of it. */
const LEFT_TO_OTHERS = 4;
/** A question that waited for longer is answered too late. */
const MOST_MILLISECONDS = 30_000;

const tooLate = (error: unknown): unknown =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? unavailable('The database has too much to do, or is away: try again in a few seconds', error)
    : error;

/**
 * Reads for questions. When many are asked at once their statements wait here and not for connections, where they would be in the
 * way of everything else. Rejects with 503 what has taken half a minute.
 */
export const createReadRows = (database: Database, mostMilliseconds = MOST_MILLISECONDS): ReadRows => {
  const { max = CONNECTIONS } = (database.client as { config: { pool?: { max?: number } } }).config.pool ?? {};
  const queue = new PQueue({ concurrency: Math.max(1, max - LEFT_TO_OTHERS) });
  const statements = statementsOf(database);
  return <Row extends object>(sql: string, bindings: readonly Binding[] = []): Promise<Row[]> =>
    queue
      .add(() => statements.rowsOnce<Row>(sql, bindings), { signal: AbortSignal.timeout(mostMilliseconds) })
      .catch((error: unknown) => {
        throw tooLate(error);
      });
};
