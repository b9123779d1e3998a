import type { Knex } from 'knex';
import { withRetries } from '../../database/transaction.ts';
import type { SourceState } from '../fetch/fetched-file.ts';

/** How full each mapped column of a good run's file was. */
export type ColumnFill = { rows: number; filled: Record<string, number>; unread?: Record<string, number> };

export type Feed = {
  id: number;
  name: string;
  workspaceId: number | null;
  createdAt: Date;
  /** How often other writers changed listings of the feed since its last run. */
  dirty: number;
  lastSha256: Buffer | null;
  lastFingerprint: Buffer | null;
  /** Serial numbers and `where` of the last run that was applied, as JSON text. */
  lastChatbots: string | null;
  lastFileTime: Date | null;
  /** How the times of the feed's stored homes were read, as JSON text; null where no run has told. */
  lastTimeRule: string | null;
  lastReachedAt: Date | null;
  lastChangedAt: Date | null;
  columnFill: ColumnFill | null;
  /** What the source said when its file was applied last. */
  sourceState: SourceState | null;
  /** The last configuration that could be run, as JSON text, and when it became another one. */
  lastConfig: string | null;
  configChangedAt: Date | null;
  /** Set while the feed's file is gone and its listings are marked with this time as unconfirmed. */
  unconfirmedAt: Date | null;
  /** Digest of the configuration under which a dry run or an import was asked for last, and since when it is that one. */
  triedConfig: Buffer | null;
  triedAt: Date | null;
};

type FeedRow = Record<string, unknown>;

const fromRow = (row: FeedRow): Feed => ({
  id: row.id as number,
  name: row.name as string,
  workspaceId: row.workspace_id as number | null,
  createdAt: row.created_at as Date,
  dirty: row.dirty as number,
  lastSha256: row.last_sha256 as Buffer | null,
  lastFingerprint: row.last_fingerprint as Buffer | null,
  lastChatbots: row.last_chatbots as string | null,
  lastFileTime: row.last_file_time as Date | null,
  lastTimeRule: row.last_time_rule as string | null,
  lastReachedAt: row.last_reached_at as Date | null,
  lastChangedAt: row.last_changed_at as Date | null,
  columnFill: row.column_fill as ColumnFill | null,
  sourceState: row.source_state as SourceState | null,
  lastConfig: row.last_config as string | null,
  configChangedAt: row.config_changed_at as Date | null,
  unconfirmedAt: row.unconfirmed_at as Date | null,
  // A command that changes no tables may come before those that hold them.
  triedConfig: (row.tried_config ?? null) as Buffer | null,
  triedAt: (row.tried_at ?? null) as Date | null,
});

/** SQL of the table feed. `database` may be a transaction. */
export const createFeedStore = (database: Knex) => {
  const find = async (name: string): Promise<Feed | undefined> => {
    const row = await database('feed').where({ name }).first<FeedRow | undefined>('*');
    return row === undefined ? undefined : fromRow(row);
  };
  return {
    find,

    /** The feed of a configured name; it is made when it is seen first, and given to the workspace if there is one. */
    ensure: async (name: string, workspaceId: number | null): Promise<Feed> => {
      const known = await find(name);
      if (known !== undefined && (workspaceId === null || known.workspaceId === workspaceId)) return known;
      // Processes that start at once make it at once.
      await withRetries(() =>
        database('feed').insert({ name, workspace_id: workspaceId }).onConflict('name').merge(['workspace_id']),
      );
      const made = await find(name);
      if (made === undefined) throw new Error(`feed ${name} was not made`);
      return made;
    },

    /** Every feed that there ever was, by name. */
    all: async (): Promise<Feed[]> => (await database('feed').orderBy('name').select<FeedRow[]>('*')).map(fromRow),

    /** Remembers the configuration that goes on where the feed's file is wrong or gone. */
    setLastConfig: async (id: number, text: string): Promise<void> => {
      await database('feed')
        .where({ id })
        .update({ last_config: text, config_changed_at: database.raw('CURRENT_TIMESTAMP(3)') });
    },

    /** Remembers the digest of a configuration that was tried. The time is that at which it became this one. */
    setTried: async (id: number, digest: Buffer): Promise<void> => {
      await database('feed')
        .where({ id })
        .where((other) => other.whereNull('tried_config').orWhereNot('tried_config', digest))
        .update({ tried_config: digest, tried_at: database.raw('CURRENT_TIMESTAMP(3)') });
    },

    /** The same of a configuration that counts as tried when its feed is first seen. */
    adoptTried: async (id: number, digest: Buffer): Promise<void> => {
      await database('feed').where({ id }).whereNull('tried_config').update({ tried_config: digest });
    },

    setReached: async (id: number): Promise<void> => {
      await database('feed')
        .where({ id })
        .update({ last_reached_at: database.raw('CURRENT_TIMESTAMP(3)') });
    },

    /** Remembers what the source has to be told at the next run. */
    setSourceState: async (id: number, state: SourceState): Promise<void> => {
      await database('feed')
        .where({ id })
        .update({ source_state: JSON.stringify(state) });
    },

    /** The next file is read, whatever its bytes are. */
    forgetFingerprint: async (id: number): Promise<void> => {
      await database('feed').where({ id }).update({ last_fingerprint: null });
    },

    setTimeRule: async (id: number, text: string): Promise<void> => {
      await database('feed').where({ id }).update({ last_time_rule: text });
    },

    /** Remembers what the next run is compared with. */
    setApplied: async (
      id: number,
      applied: {
        sha256: Buffer;
        /** Null where the same bytes may change something once more. */
        fingerprint: Buffer | null;
        lastChatbots: string;
        /** Digest of its configuration, which was tried: once a run is applied the source counts no more. */
        triedConfig: Buffer;
        fileTime: Date | null;
        timeRule: string;
        columnFill: ColumnFill;
        changed: boolean;
        /** The count of other writers' changes that the run has seen. */
        dirty: number;
      },
    ): Promise<void> => {
      await database('feed')
        .where({ id })
        .update({
          dirty: database.raw('GREATEST(dirty - ?, 0)', [applied.dirty]),
          last_sha256: applied.sha256,
          last_fingerprint: applied.fingerprint,
          last_chatbots: applied.lastChatbots,
          tried_config: applied.triedConfig,
          last_file_time: applied.fileTime,
          last_time_rule: applied.timeRule,
          column_fill: JSON.stringify(applied.columnFill),
          ...(applied.changed ? { last_changed_at: database.raw('CURRENT_TIMESTAMP(3)') } : {}),
        });
    },
  };
};
