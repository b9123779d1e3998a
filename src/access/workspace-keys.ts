import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import { inTransaction } from '../database/transaction.ts';
import { businessError, type ServiceError } from '../errors.ts';
import type { AccessService } from './access-service.ts';
import type { KeyKind, KeyOwner, StoredKey } from './access-store.ts';

/** Who asks, by the key that he asks with. */
type Asker = Pick<KeyOwner, 'workspaceId' | 'keyId'>;

const noSuchKey = (id: number): ServiceError => businessError(404, `There is no key ${id}`);

const isLastSecret = (key: StoredKey, keys: readonly StoredKey[]): boolean =>
  key.kind === 'secret' &&
  !keys.some(({ id, kind, revokedAt }) => kind === 'secret' && revokedAt === null && id !== key.id);

/** Why a valid key may not be revoked now; undefined where it may. */
const whyNot = (key: StoredKey, keys: readonly StoredKey[], isOwnMeant: boolean, { keyId }: Asker) => {
  if (isLastSecret(key, keys))
    return `Key ${key.id} is the only secret key of its workspace, which nobody could open without it: make another one first`;
  if (key.id === keyId && !isOwnMeant)
    return `Key ${key.id} is the one that asks, and could ask nothing more: send IsOwn true where that is meant`;
  return undefined;
};

/** The keys of a workspace, for who asks with one of its secret keys. One of another workspace is a 404, as one that there is not. */
export const createWorkspaceKeys = (options: {
  database: Database;
  access: Pick<AccessService, 'createKey' | 'listKeys' | 'revokeKey'>;
}) => {
  const { database, access } = options;
  return {
    /** All, oldest first, also those that were revoked. */
    list: async ({ workspaceId, keyId }: Asker) => ({
      List: (await access.listKeys(workspaceId)).map(({ id, kind, name, createdAt, lastUsedAt, revokedAt }) => ({
        KeyID: id,
        Kind: kind,
        Name: name,
        CreatedAt: createdAt.toISOString(),
        LastUsedAt: lastUsedAt?.toISOString() ?? null,
        RevokedAt: revokedAt?.toISOString() ?? null,
        IsOwn: id === keyId,
      })),
    }),

    /** The only time that the key itself is told. */
    add: async ({ workspaceId }: Asker, { Kind, Name }: { Kind: KeyKind; Name: string }) => {
      const { id, value } = await access.createKey({ workspaceId, kind: Kind, name: Name.trim() });
      return { KeyID: id, Key: value };
    },

    rename: async ({ workspaceId }: Asker, { KeyID, Name }: { KeyID: number; Name: string }): Promise<void> => {
      if (!(await access.listKeys(workspaceId)).some(({ id }) => id === KeyID)) throw noSuchKey(KeyID);
      await storesOn(database).access.renameKey(KeyID, Name.trim());
    },

    /**
     * False where it was revoked before. 409 for the last secret key of the workspace, and for the key that asks unless `IsOwn` says so.
     * Of two that are revoked at once the second one sees that the first is gone.
     */
    revoke: (asker: Asker, { KeyID, IsOwn }: { KeyID: number; IsOwn: boolean }): Promise<boolean> =>
      inTransaction(database, async (transaction) => {
        const { access: store } = storesOn(transaction);
        await store.takeWorkspace(asker.workspaceId);
        const keys = await store.listKeys(asker.workspaceId);
        const key = keys.find(({ id }) => id === KeyID);
        if (key === undefined) throw noSuchKey(KeyID);
        if (key.revokedAt !== null) return false;
        const reason = whyNot(key, keys, IsOwn, asker);
        if (reason !== undefined) throw businessError(409, reason);
        return access.revokeKey(KeyID, store);
      }),
  };
};

export type WorkspaceKeys = ReturnType<typeof createWorkspaceKeys>;
