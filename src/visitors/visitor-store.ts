import type { Database } from '../database/connection.ts';
import { statementsOf } from '../database/statements.ts';

/** A visitor of a website: his session, of a chatbot of a workspace. */
export type Visitor = { workspaceId: number; chatbotId: number; sessionId: number };

/** What is counted by where it comes from. */
export type Act = 'open' | 'resume' | 'ask' | 'upload' | 'contact';

const DEAD_HOURS = 24;
const ALIVE = `used_at > CURRENT_TIMESTAMP(3) - INTERVAL ${DEAD_HOURS} HOUR`;
/** A visit is written down so often at most, so that no message waits for a write of its own. */
const RENEWED_MINUTES = 5;

/** The tables `visitor` and `visitor_act`. A token is known by its SHA-256. */
export const createVisitorStore = (database: Database) => {
  const statements = statementsOf(database);
  return {
    insert: async (sessionId: number, digest: Buffer, origin: string | null): Promise<void> => {
      await statements.insert('INSERT INTO visitor (session_id, token_digest, origin) VALUES ?', [
        [sessionId, digest, origin],
      ]);
    },

    /** The visitor with a token that lives, on the website that opened it, and his chatbot's settings as they are stored. */
    find: async (
      digest: Buffer,
      origin: string | null,
    ): Promise<(Visitor & { settings: unknown; isToBeRenewed: boolean }) | undefined> => {
      const [row] = await statements.rows<Visitor & { settings: unknown; isToBeRenewed: number }>(
        `SELECT c.workspace_id AS workspaceId, c.id AS chatbotId, s.id AS sessionId, c.settings,
            v.used_at < CURRENT_TIMESTAMP(3) - INTERVAL ${RENEWED_MINUTES} MINUTE AS isToBeRenewed
          FROM visitor v JOIN chat_session s ON s.id = v.session_id JOIN chatbot c ON c.id = s.chatbot_id
          WHERE v.token_digest = ? AND v.origin <=> ? AND v.${ALIVE}`,
        [digest, origin],
      );
      return row && { ...row, isToBeRenewed: row.isToBeRenewed === 1 };
    },

    renew: async (sessionId: number): Promise<void> => {
      await statements.change('UPDATE visitor SET used_at = CURRENT_TIMESTAMP(3) WHERE session_id = ?', [sessionId]);
    },

    /** Notes an act from a network; gives its ID. */
    note: (network: string, act: Act): Promise<number> =>
      statements.insert('INSERT INTO visitor_act (network, act) VALUES ?', [[network, act]]),

    /** How many seconds ago the act was noted that came `most` before the newest, within `seconds`; undefined where there are fewer. */
    secondsSince: async (network: string, act: Act, { most, seconds }: Limit): Promise<number | undefined> => {
      const [row] = await statements.rows<{ ago: number }>(
        `SELECT TIMESTAMPDIFF(MICROSECOND, created_at, CURRENT_TIMESTAMP(3)) / 1000000 AS ago FROM visitor_act
          WHERE network = ? AND act = ? AND created_at > CURRENT_TIMESTAMP(3) - INTERVAL ? SECOND
          ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET ?`,
        [network, act, seconds, most],
      );
      return row && Number(row.ago);
    },

    forget: async (act: number): Promise<void> => {
      await statements.change('DELETE FROM visitor_act WHERE id = ?', [act]);
    },

    /** Forgets some of the acts that no limit counts any more, and of the tokens that are dead. Returns how many. */
    tidy: async (most: number): Promise<number> => {
      const acts = await statements.change(
        'DELETE FROM visitor_act WHERE created_at < CURRENT_TIMESTAMP(3) - INTERVAL 1 DAY LIMIT ?',
        [most],
      );
      const visitors = await statements.change(
        `DELETE FROM visitor WHERE used_at < CURRENT_TIMESTAMP(3) - INTERVAL ${DEAD_HOURS} HOUR LIMIT ?`,
        [most],
      );
      return acts + visitors;
    },
  };
};

const TIDIED_AT_ONCE = 1_000;

/** Forgets acts that no limit counts any more, and tokens that are dead, in short statements. Returns how many. */
export const tidyVisitors = async (database: Database): Promise<number> => {
  const store = createVisitorStore(database);
  let total = 0;
  for (;;) {
    const forgotten = await store.tidy(TIDIED_AT_ONCE);
    total += forgotten;
    if (forgotten < TIDIED_AT_ONCE) return total;
  }
};

/** At most `most` acts in any `seconds`. */
export type Limit = { most: number; seconds: number };
export type VisitorStore = ReturnType<typeof createVisitorStore>;
