import type { Knex } from 'knex';
import { keysAtOnce } from '../database/by-index.ts';
import { type FormatName, isFormatName } from './file-format.ts';

/**
 * `awaited` until all of its bytes have arrived, `storing` while they are looked at and put into the storage, then `stored`; `removing`
 * once nobody finds it any more.
 */
type FileState = 'awaited' | 'storing' | 'stored' | 'removing';

/** `sessionId`: the chat session that alone may use it; null where the whole workspace may. */
type Row = {
  id: number;
  workspaceId: number;
  sessionId: number | null;
  name: string;
  storageKey: string;
  expiresAt: Date;
};
/** Of a file that is stored: `size` in bytes, `seconds` of what can be played. */
type Facts = { format: FormatName; size: number; seconds: number };
export type StoredFileRow = Row & Facts & { state: 'stored' };
type FileRow = StoredFileRow | (Row & { state: Exclude<FileState, 'stored'> });

type Columns = {
  id: number;
  workspace_id: number;
  session_id: number | null;
  name: string;
  state: FileState;
  storage_key: string;
  format: string | null;
  size: number | null;
  seconds: number | null;
  expires_at: Date;
};

const COLUMNS = [
  ...['id', 'workspace_id', 'session_id', 'name', 'state', 'storage_key', 'format', 'size', 'seconds', 'expires_at'],
];

/** What several listings may show expires when the last of them lets go of it. */
const NEVER = new Date('9999-01-01T00:00:00.000Z');
const LONG_AGO = new Date('2000-01-01T00:00:00.000Z');

const factsOf = ({ id, format, size, seconds }: Columns): Facts => {
  if (format === null || !isFormatName(format) || size === null || seconds === null)
    throw new Error(`The row of file ${id} is broken: it is stored, and its format, size or length is not known`);
  return { format, size, seconds };
};

const rowOf = ({ id, workspace_id, session_id, name, storage_key, expires_at }: Columns): Row => ({
  ...{ id, workspaceId: workspace_id, sessionId: session_id, name, storageKey: storage_key, expiresAt: expires_at },
});

const fromColumns = (columns: Columns): FileRow =>
  columns.state === 'stored'
    ? { ...rowOf(columns), state: 'stored', ...factsOf(columns) }
    : { ...rowOf(columns), state: columns.state };

/** SQL of the table `file`; `database` may be a transaction. A signature is the SHA-256 of what lets a file be sent. */
export const createFileStore = (database: Knex) => ({
  insert: async (
    file: Omit<Row, 'id'> & { state: 'awaited' | 'storing'; signature: Buffer | null },
  ): Promise<number> => {
    const { workspaceId, sessionId, storageKey, expiresAt, ...rest } = file;
    const row = {
      ...rest,
      workspace_id: workspaceId,
      session_id: sessionId,
      storage_key: storageKey,
      expires_at: expiresAt,
    };
    const [id] = await database('file').insert(row);
    return id as number;
  },

  find: async (id: number): Promise<FileRow | undefined> => {
    const row = await database('file').where({ id }).first<Columns | undefined>(COLUMNS);
    return row && fromColumns(row);
  },

  findStored: async (workspaceId: number, ids: readonly number[]): Promise<StoredFileRow[]> => {
    const rows = await database('file')
      .where({ workspace_id: workspaceId, state: 'stored' })
      .whereIn('id', [...ids])
      .select<Columns[]>(COLUMNS);
    return rows.map(fromColumns).filter((row) => row.state === 'stored');
  },

  findSigned: async (id: number, signature: Buffer): Promise<FileRow | undefined> => {
    const row = await database('file').where({ id, signature }).first<Columns | undefined>(COLUMNS);
    return row && fromColumns(row);
  },

  /** Takes a file from one state to the next; false where it is no longer in the first. */
  move: async (id: number, from: FileState, to: Exclude<FileState, 'stored'>, expiresAt: Date): Promise<boolean> =>
    (await database('file').where({ id, state: from }).update({ state: to, expires_at: expiresAt })) === 1,

  /** Its bytes are there; nobody can send it again. False where it is no longer `storing`. */
  markStored: async (id: number, { expiresAt, ...facts }: Facts & { expiresAt: Date }): Promise<boolean> => {
    const stored = { ...facts, state: 'stored', expires_at: expiresAt, signature: null };
    return (await database('file').where({ id, state: 'storing' }).update(stored)) === 1;
  },

  expireAt: async (id: number, expiresAt: Date): Promise<void> => {
    await database('file').where({ id }).update({ expires_at: expiresAt });
  },

  /** Keeps a file until it is released; false where it is not there any more. */
  keep: async (id: number): Promise<boolean> =>
    (await database('file').where({ id, state: 'stored' }).update({ expires_at: NEVER })) === 1,

  /** Lets files go: the next tidying takes them away, unless somebody shows them. */
  release: async (ids: readonly number[]): Promise<void> => {
    for (const lot of keysAtOnce(ids)) await database('file').whereIn('id', lot).update({ expires_at: LONG_AGO });
  },

  /**
   * Files whose time was over at `now`, whatever else is known of them. Those that are awaited stay for longer, until it was over at
   * `awaitedUntil`: they may be arriving. Among `only` these where they are given.
   */
  expired: async (
    now: Date,
    awaitedUntil: Date,
    most: number,
    only?: readonly number[],
  ): Promise<(Row & { state: FileState })[]> => {
    const rows = await database('file')
      .modify((query) => only !== undefined && query.whereIn('id', [...only]))
      .where('expires_at', '<', now)
      .where((any) => any.whereNot('state', 'awaited').orWhere('expires_at', '<', awaitedUntil))
      .orderBy('expires_at')
      .limit(most)
      .select<Columns[]>(COLUMNS);
    return rows.map((row) => ({ ...rowOf(row), state: row.state }));
  },

  /** Files that came with a message are its session's from then on, unless they are another's or another message's. */
  giveToMessage: async (ids: readonly number[], message: { id: number; sessionId: number }): Promise<void> => {
    await database('file')
      .whereIn('id', [...ids])
      .whereNull('message_id')
      .where((any) => any.whereNull('session_id').orWhere('session_id', message.sessionId))
      .update({ session_id: message.sessionId, message_id: message.id });
  },

  /** The files of messages of a session. */
  ofMessages: (sessionId: number): Promise<{ id: number; messageId: number }[]> =>
    database('file')
      .where({ session_id: sessionId })
      .whereNotNull('message_id')
      .whereNot('state', 'removing')
      .orderBy('id')
      .select('id', 'message_id as messageId'),

  /** Lets the files of sessions go, as `release` does, and forgets whose they were. Returns which they are. */
  releaseOfSessions: async (sessionIds: readonly number[]): Promise<number[]> => {
    const ids = await database('file')
      .whereIn('session_id', [...sessionIds])
      .pluck<number[]>('id');
    const gone = { expires_at: LONG_AGO, session_id: null, message_id: null };
    for (const lot of keysAtOnce(ids)) await database('file').whereIn('id', lot).update(gone);
    return ids;
  },

  remove: async (id: number): Promise<void> => {
    await database('file').where({ id }).delete();
  },
});

export type FileStore = ReturnType<typeof createFileStore>;
