import type { Database } from '../../src/database/connection.ts';

/** Thrown by every use of the database after the process "died". */
export class KilledError extends Error {}

/**
 * The database as a process sees it that is killed at its `point`-th step: before a statement, or before, at the end of,
 * or right after a transaction. From then on nothing of that process reaches the database. `points` counts the steps.
 */
export const createKilledDatabase = (database: Database, point: number) => {
  let points = 0;
  let dead = false;
  const step = (): void => {
    points += 1;
    if (points === point) dead = true;
    if (dead) throw new KilledError(`killed at step ${point}`);
  };
  const transaction = async (work: (transaction: unknown) => Promise<unknown>): Promise<unknown> => {
    step();
    const result = await database.transaction(async (inner) => {
      const value = await work(inner);
      step();
      return value;
    });
    step();
    return result;
  };
  const acquireConnection = async (): Promise<unknown> => {
    step();
    return database.client.acquireConnection();
  };
  const client = Object.create(database.client, { acquireConnection: { value: acquireConnection } });
  const killed = new Proxy(database, {
    apply: (target, self, given) => {
      step();
      return Reflect.apply(target, self, given);
    },
    get: (target, name) =>
      name === 'transaction' ? transaction : name === 'client' ? client : Reflect.get(target, name),
  });
  return {
    database: killed,
    get points() {
      return points;
    },
    get dead() {
      return dead;
    },
  };
};
