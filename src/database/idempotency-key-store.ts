import { businessError } from '../errors.ts';
import type { Statements } from './statements.ts';
import { duplicateKeyName } from './transaction.ts';

/** For so long the same request gets the same answer. */
const HOURS = 24;
const AGE = `INTERVAL ${HOURS} HOUR`;

/** A request with an Idempotency-Key: whose it is, and SHA-256 of the key, with that of the API by which it came, and of what is asked. */
export type KeyedRequest = { workspaceId: number; key: Buffer; request: Buffer };

/**
 * Keeps the answer to a request in the transaction that does what was asked, so that neither is there without the other. A 409, which
 * takes the transaction back, where a request with the same key was faster.
 */
export type Remember = (transaction: Statements, answer: unknown) => Promise<void>;

/** The table `idempotency_key`. */
export const createIdempotencyKeyStore = (statements: Statements) => ({
  /** What was answered under the key, and to which request. */
  find: async ({ workspaceId, key }: KeyedRequest): Promise<{ request: Buffer; answer: unknown } | undefined> => {
    const [row] = await statements.rows<{ request: Buffer; answer: string }>(
      `SELECT request_digest AS request, answer FROM idempotency_key
        WHERE workspace_id = ? AND key_digest = ? AND created_at > CURRENT_TIMESTAMP(3) - ${AGE}`,
      [workspaceId, key],
    );
    return row && { request: row.request, answer: JSON.parse(row.answer) };
  },

  remember:
    ({ workspaceId, key, request }: KeyedRequest): Remember =>
    async (transaction, answer) => {
      await transaction.change(
        `DELETE FROM idempotency_key
          WHERE workspace_id = ? AND key_digest = ? AND created_at <= CURRENT_TIMESTAMP(3) - ${AGE}`,
        [workspaceId, key],
      );
      try {
        await transaction.insert(
          'INSERT INTO idempotency_key (workspace_id, key_digest, request_digest, answer) VALUES ?',
          [[workspaceId, key, request, JSON.stringify(answer)]],
        );
      } catch (error) {
        if (duplicateKeyName(error) === undefined) throw error;
        throw businessError(409, 'A request with the same Idempotency-Key was answered at this moment: send it again');
      }
    },

  /** Forgets some of the keys that are too old. Returns how many. */
  tidy: (most: number): Promise<number> =>
    statements.change(
      `DELETE FROM idempotency_key WHERE created_at <= CURRENT_TIMESTAMP(3) - ${AGE} ORDER BY created_at LIMIT ?`,
      [most],
    ),
});

export type IdempotencyKeyStore = ReturnType<typeof createIdempotencyKeyStore>;
