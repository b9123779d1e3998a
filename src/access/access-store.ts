import type { Database } from '../database/connection.ts';
import type { Transaction } from '../database/transaction.ts';

export type KeyKind = 'secret' | 'session';

/** Whose a key is, and what it opens. */
export type KeyOwner = { keyId: number; workspaceId: number; kind: KeyKind };

/** A key without its value, which nobody knows. */
export type StoredKey = {
  id: number;
  workspaceId: number;
  kind: KeyKind;
  name: string;
  createdAt: Date;
  /** Not known more closely than to a minute. */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};

export type Workspace = { id: number; name: string; createdAt: Date };

type KeyRow = {
  id: number;
  workspace_id: number;
  kind: KeyKind;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};
type WorkspaceRow = { id: number; name: string; created_at: Date };

const KEY_COLUMNS = ['id', 'workspace_id', 'kind', 'name', 'created_at', 'last_used_at', 'revoked_at'];

const fromRow = (row: KeyRow): StoredKey => ({
  id: row.id,
  workspaceId: row.workspace_id,
  kind: row.kind,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
});

/** The tables `workspace` and `api_key`. A digest is the SHA-256 of a key's value. */
export const createAccessStore = (database: Database | Transaction) => ({
  firstWorkspaceId: async (): Promise<number | undefined> =>
    (await database('workspace').orderBy('id').first<{ id: number } | undefined>('id'))?.id,

  workspaceExists: async (id: number): Promise<boolean> =>
    (await database('workspace').where({ id }).first('id')) !== undefined,

  /** Nobody else revokes keys of the workspace until the transaction ends: a write, since a read's lock would not hold across a cluster's nodes. */
  takeWorkspace: async (id: number): Promise<void> => {
    await database('workspace').where({ id }).increment('taken_count');
  },

  insertWorkspace: async (workspace: { id?: number; name: string }): Promise<number> => {
    const [id] = await database('workspace').insert(workspace);
    return workspace.id ?? (id as number);
  },

  /** All, oldest first. */
  listWorkspaces: async (): Promise<Workspace[]> => {
    const rows = await database('workspace').orderBy('id').select<WorkspaceRow[]>('id', 'name', 'created_at');
    return rows.map(({ created_at: createdAt, ...workspace }) => ({ ...workspace, createdAt }));
  },

  insertKey: async (key: { workspaceId: number; kind: KeyKind; name: string; digest: Buffer }): Promise<number> => {
    const [id] = await database('api_key').insert({
      workspace_id: key.workspaceId,
      kind: key.kind,
      name: key.name,
      digest: key.digest,
    });
    return id as number;
  },

  findKey: async (digest: Buffer): Promise<StoredKey | undefined> => {
    const row = await database('api_key').where({ digest }).first<KeyRow | undefined>(KEY_COLUMNS);
    return row && fromRow(row);
  },

  listKeys: async (workspaceId?: number): Promise<StoredKey[]> => {
    const rows = await database('api_key')
      .select<KeyRow[]>(KEY_COLUMNS)
      .modify((query) => workspaceId !== undefined && query.where({ workspace_id: workspaceId }))
      .orderBy('id');
    return rows.map(fromRow);
  },

  renameKey: async (id: number, name: string): Promise<void> => {
    await database('api_key').where({ id }).update({ name });
  },

  /** Of many processes that a busy key asks, one writes this once a minute. */
  noteUse: async (id: number): Promise<void> => {
    await database('api_key')
      .where({ id })
      .whereRaw('(last_used_at IS NULL OR last_used_at < CURRENT_TIMESTAMP(3) - INTERVAL 1 MINUTE)')
      .update({ last_used_at: database.raw('CURRENT_TIMESTAMP(3)') });
  },

  /** How many keys were revoked: none where the key is unknown or revoked already. */
  revokeKey: (id: number): Promise<number> =>
    database('api_key')
      .where({ id })
      .whereNull('revoked_at')
      .update({ revoked_at: database.raw('CURRENT_TIMESTAMP(3)') }),
});

export type AccessStore = ReturnType<typeof createAccessStore>;
