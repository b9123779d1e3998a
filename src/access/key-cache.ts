import type { KeyKind } from './access-store.ts';

export type KeyOwner = { workspaceId: number; kind: KeyKind };

/** How long an answer of the database is believed. A revocation takes effect after this and the time of one lookup. */
const LIFETIME_MS = 1_000;
const MOST_KEYS = 1_000;

/**
 * Remembers for a second whose key it is, so that a busy client costs one lookup a second. Requests at the same time share one
 * lookup. Keys that are unknown are asked for each time: a new key works at once.
 */
export const createKeyCache = (options: {
  lookUp: (digest: Buffer) => Promise<KeyOwner | undefined>;
  clock: () => number;
}) => {
  const entries = new Map<string, { expires: number; owner: Promise<KeyOwner | undefined> }>();
  return {
    find: (digest: Buffer): Promise<KeyOwner | undefined> => {
      const name = digest.toString('base64');
      const now = options.clock();
      const known = entries.get(name);
      if (known && now < known.expires) return known.owner;
      const owner = options.lookUp(digest);
      const entry = { expires: now + LIFETIME_MS, owner };
      const forget = (): void => {
        if (entries.get(name) === entry) entries.delete(name);
      };
      owner.then((found) => found === undefined && forget(), forget);
      entries.delete(name);
      entries.set(name, entry);
      const oldest = entries.keys().next();
      if (entries.size > MOST_KEYS && !oldest.done) entries.delete(oldest.value);
      return owner;
    },
    clear: (): void => entries.clear(),
  };
};
