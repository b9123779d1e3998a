import type { Database } from '../database/connection.ts';

/** `awaited` until its bytes come, `arriving` while they do, then `stored`; `removing` once nobody finds it any more. */
export type FileState = 'awaited' | 'arriving' | 'stored' | 'removing';

export type FileRow = {
  id: number;
  workspaceId: number;
  name: string;
  state: FileState;
  storageKey: string;
  /** Of FileFormat; null until it is stored. */
  format: string | null;
  /** Bytes. */
  size: number | null;
  seconds: number | null;
  expiresAt: Date;
};

type Stored = {
  id: number;
  workspace_id: number;
  name: string;
  state: FileState;
  storage_key: string;
  format: string | null;
  size: number | null;
  seconds: number | null;
  expires_at: Date;
};

const COLUMNS = ['id', 'workspace_id', 'name', 'state', 'storage_key', 'format', 'size', 'seconds', 'expires_at'];

const fromStored = ({ workspace_id, storage_key, expires_at, ...row }: Stored): FileRow => ({
  ...row,
  workspaceId: workspace_id,
  storageKey: storage_key,
  expiresAt: expires_at,
});

/** The table `file`. A signature is the SHA-256 of what lets a file be sent. */
export const createFileStore = (database: Database) => ({
  insert: async (file: {
    workspaceId: number;
    name: string;
    state: FileState;
    storageKey: string;
    signature: Buffer | null;
    expiresAt: Date;
  }): Promise<number> => {
    const { workspaceId, storageKey, expiresAt, ...rest } = file;
    const row = { ...rest, workspace_id: workspaceId, storage_key: storageKey, expires_at: expiresAt };
    const [id] = await database('file').insert(row);
    return id as number;
  },

  find: async (id: number): Promise<FileRow | undefined> => {
    const row = await database('file').where({ id }).first<Stored | undefined>(COLUMNS);
    return row && fromStored(row);
  },

  findStored: async (workspaceId: number, ids: readonly number[]): Promise<FileRow[]> => {
    const rows = await database('file')
      .where({ workspace_id: workspaceId, state: 'stored' })
      .whereIn('id', [...ids])
      .select<Stored[]>(COLUMNS);
    return rows.map(fromStored);
  },

  findSigned: async (id: number, signature: Buffer): Promise<FileRow | undefined> => {
    const row = await database('file').where({ id, signature }).first<Stored | undefined>(COLUMNS);
    return row && fromStored(row);
  },

  /** Takes a file from one state to the next; false where it is no longer in the first. */
  move: async (id: number, from: FileState, to: FileState, expiresAt: Date): Promise<boolean> =>
    (await database('file').where({ id, state: from }).update({ state: to, expires_at: expiresAt })) === 1,

  /** Its bytes are there; nobody can send it again. */
  markStored: async (
    id: number,
    file: { format: string; size: number; seconds: number; expiresAt: Date },
  ): Promise<boolean> => {
    const { expiresAt, ...facts } = file;
    const stored = { ...facts, state: 'stored', expires_at: expiresAt, signature: null };
    return (await database('file').where({ id, state: 'arriving' }).update(stored)) === 1;
  },

  expireAt: async (id: number, expiresAt: Date): Promise<void> => {
    await database('file').where({ id }).update({ expires_at: expiresAt });
  },

  expired: async (now: Date, most: number): Promise<FileRow[]> => {
    const rows = await database('file')
      .where('expires_at', '<', now)
      .orderBy('expires_at')
      .limit(most)
      .select<Stored[]>(COLUMNS);
    return rows.map(fromStored);
  },

  remove: async (id: number): Promise<void> => {
    await database('file').where({ id }).delete();
  },
});
