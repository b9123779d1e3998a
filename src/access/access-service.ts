import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import { duplicateKeyName, inTransaction } from '../database/transaction.ts';
import { SetupError } from '../errors.ts';
import { hasControl } from '../fields/control-characters.ts';
import { nearName } from '../fields/near-name.ts';
import { createLookupCache } from '../process/lookup-cache.ts';
import type { AccessStore, KeyKind, KeyOwner, StoredKey, Workspace } from './access-store.ts';

/** The only time that a key's value is seen. */
type NewKey = { id: number; workspaceId: number; kind: KeyKind; name: string; value: string };

type FirstWorkspace = { workspaceId: number; created: boolean; keys: NewKey[] };

const PREFIXES: Readonly<Record<KeyKind, string>> = { secret: 'lsk_', session: 'lss_' };
const KINDS: readonly KeyKind[] = ['secret', 'session'];
const KEY_BYTES = 32;
const FIRST_WORKSPACE = 1;
const LONGEST_NAME = 255;
const MOST_NAMED = 20;
/** How often the use of a key is written down. */
const USE_MILLISECONDS = 60_000;

const newValue = (kind: KeyKind): string => PREFIXES[kind] + randomBytes(KEY_BYTES).toString('base64url');
const digestOf = (value: string): Buffer => hash('sha256', value, 'buffer');

const insertKey = async (store: AccessStore, key: Omit<NewKey, 'id'>): Promise<NewKey> => {
  const { value, ...rest } = key;
  return { ...key, id: await store.insertKey({ ...rest, digest: digestOf(value) }) };
};

const checkName = (name: string): string => {
  const tidy = name.trim();
  if (tidy === '' || tidy.length > LONGEST_NAME || hasControl(tidy)) {
    throw new SetupError(
      `The name of a workspace has 1 to ${LONGEST_NAME} characters, no control characters among them`,
    );
  }
  return tidy;
};

const noWorkspace = (name: string, workspaces: readonly Workspace[]): SetupError => {
  const names = workspaces.map((workspace) => workspace.name);
  const near = nearName(name, names);
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  const known = names.length === 0 ? 'there are none' : `there are ${names.slice(0, MOST_NAMED).join(', ')}${more}`;
  return new SetupError(
    `There is no workspace ${name}${near === undefined ? '' : `: did you mean ${near}?`} (${known})`,
  );
};

type GivenKey = { workspaceId: number; kind: KeyKind; value: string };
type GivenValues = Readonly<Record<KeyKind, string | undefined>>;

/** Makes sure that a key given by a setting opens the workspace. A key that was revoked stays revoked. */
const ensureKey = async (store: AccessStore, { workspaceId, kind, value }: GivenKey): Promise<void> => {
  const known = await store.findKey(digestOf(value));
  if (known === undefined) {
    const name = `${kind} key from the settings`;
    await insertKey(store, { workspaceId, kind, name, value }).catch((error) => {
      if (duplicateKeyName(error) === undefined) throw error;
    });
  } else if (known.kind !== kind || known.workspaceId !== workspaceId) {
    throw new SetupError(
      `The ${kind} key of the settings is a ${known.kind} key of workspace ${known.workspaceId} already: choose another`,
    );
  }
};

/** The first workspace with a key of each kind; those that are made up here are told. Errno 1062 where another process makes it. */
const makeFirstWorkspace = (database: Database, values: GivenValues): Promise<FirstWorkspace> =>
  inTransaction(database, async (transaction) => {
    const { access } = storesOn(transaction);
    const workspaceId = await access.insertWorkspace({ id: FIRST_WORKSPACE, name: 'First workspace' });
    const keys: NewKey[] = [];
    for (const kind of KINDS) {
      const value = values[kind];
      const name = value === undefined ? `First ${kind} key` : `${kind} key from the settings`;
      const key = await insertKey(access, { workspaceId, kind, name, value: value ?? newValue(kind) });
      if (value === undefined) keys.push(key);
    }
    return { workspaceId, created: true, keys };
  });

/**
 * Workspaces and their keys. A key is stored as its SHA-256 only and looked up by it. `clock` counts milliseconds and
 * never goes back (`performance.now`).
 */
export const createAccessService = ({ database, clock }: { database: Database; clock: () => number }) => {
  const { access: store } = storesOn(database);

  const notedAt = new Map<number, number>();
  /** No request waits for it, and none fails for it: what could not be written is written a minute later. */
  const noteUse = (id: number): void => {
    const now = clock();
    if (now - (notedAt.get(id) ?? Number.NEGATIVE_INFINITY) < USE_MILLISECONDS) return;
    notedAt.set(id, now);
    store.noteUse(id).catch(() => undefined);
  };

  const lookUp = async (digest: string): Promise<KeyOwner | undefined> => {
    const key = await store.findKey(Buffer.from(digest, 'base64'));
    if (key === undefined || key.revokedAt !== null) return undefined;
    noteUse(key.id);
    return { keyId: key.id, workspaceId: key.workspaceId, kind: key.kind };
  };
  const owners = createLookupCache({ lookUp, clock });

  return {
    /** Whose key this is; undefined for one that is unknown or revoked. A revocation is seen within two seconds. */
    findOwner: (value: string): Promise<KeyOwner | undefined> => owners.find(digestOf(value).toString('base64')),

    /** Returns its ID. SetupError for a name that another has, in any case, or that is none. */
    createWorkspace: async (name: string): Promise<number> => {
      try {
        return await store.insertWorkspace({ name: checkName(name) });
      } catch (error) {
        if (duplicateKeyName(error) === undefined) throw error;
        throw new SetupError(`There is a workspace ${name.trim()} already: choose another name`);
      }
    },

    listWorkspaces: (): Promise<Workspace[]> => store.listWorkspaces(),

    /** The workspace of a name; SetupError that tells which there are. */
    findWorkspace: async (name: string): Promise<Workspace> => {
      const workspaces = await store.listWorkspaces();
      const found = workspaces.find((workspace) => workspace.name === name.trim());
      if (found === undefined) throw noWorkspace(name, workspaces);
      return found;
    },

    firstWorkspaceId: (): Promise<number | undefined> => store.firstWorkspaceId(),

    createKey: async (key: { workspaceId: number; kind: KeyKind; name: string; value?: string }): Promise<NewKey> => {
      if (!(await store.workspaceExists(key.workspaceId))) {
        throw new SetupError(`There is no workspace ${key.workspaceId}`);
      }
      try {
        return await insertKey(store, { ...key, value: key.value ?? newValue(key.kind) });
      } catch (error) {
        if (duplicateKeyName(error) === undefined) throw error;
        throw new SetupError('This key is there already');
      }
    },

    listKeys: (workspaceId?: number): Promise<StoredKey[]> => store.listKeys(workspaceId),

    /** True where the key was valid until now. `within`: the store of a transaction. */
    revokeKey: async (id: number, within: AccessStore = store): Promise<boolean> => {
      const revoked = (await within.revokeKey(id)) > 0;
      owners.clear();
      return revoked;
    },

    /**
     * Makes the first workspace with a key of each kind, unless there is one. Of processes that start at the same time
     * one makes it, since they all ask for the same ID. `keys` are those that were made up here, to be shown once;
     * keys that the settings give are added to a workspace that is there.
     */
    ensureFirstWorkspace: async (given: { secretKey?: string; sessionKey?: string } = {}): Promise<FirstWorkspace> => {
      const values: GivenValues = { secret: given.secretKey, session: given.sessionKey };
      let workspaceId = await store.firstWorkspaceId();
      if (workspaceId === undefined) {
        try {
          return await makeFirstWorkspace(database, values);
        } catch (error) {
          if (duplicateKeyName(error) === undefined) throw error;
          workspaceId = (await store.firstWorkspaceId()) ?? FIRST_WORKSPACE;
        }
      }
      for (const kind of KINDS) {
        const value = values[kind];
        if (value !== undefined) await ensureKey(store, { workspaceId, kind, value });
      }
      return { workspaceId, created: false, keys: [] };
    },
  };
};

export type AccessService = ReturnType<typeof createAccessService>;
