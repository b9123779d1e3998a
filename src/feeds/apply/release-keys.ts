import { changeDetails } from '../../listings/change-details.ts';
import { changedFields } from '../../listings/changes.ts';
import type { HistoryEntry } from '../../listings/listing-history-store.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import type { Decision } from '../plan/plan-row.ts';

export type ReleasedKey = 'Url' | 'MLSNumber';

/** Which listings give up which keys to others of the batch, with the versions that the plan saw. Pure. */
export const releasedKeys = (
  decisions: readonly Decision[],
): Map<number, { version: number; keys: Set<ReleasedKey> }> => {
  const givers = new Map<number, { version: number; keys: Set<ReleasedKey> }>();
  for (const { outcome, url, number } of decisions) {
    if (outcome !== 'create' && outcome !== 'update') continue;
    for (const [key, move] of [
      ['Url', url],
      ['MLSNumber', number],
    ] as const) {
      if (move?.kind !== 'take' || move.from === null) continue;
      const giver = givers.get(move.from.id) ?? { version: move.from.version, keys: new Set<ReleasedKey>() };
      givers.set(move.from.id, { ...giver, keys: giver.keys.add(key) });
    }
  }
  return givers;
};

/** Gives up the keys in what was read of the listings. Returns what the history tells of it. */
export const withoutKeys = (
  givers: ReadonlyMap<number, { keys: ReadonlySet<ReleasedKey> }>,
  stored: Map<number, StoredListing>,
  { sourceId, runId }: { sourceId: number; runId: number },
): HistoryEntry[] => {
  const history: HistoryEntry[] = [];
  for (const [id, { keys }] of givers) {
    const before = stored.get(id);
    if (before === undefined) continue;
    const after: StoredListing = {
      ...before,
      version: before.version + 1,
      feedHash: null,
      urlKey: keys.has('Url') ? null : before.urlKey,
      values: keys.has('MLSNumber') ? { ...before.values, MLSNumber: null } : before.values,
    };
    stored.set(id, after);
    history.push({
      listingId: id,
      version: after.version,
      sourceId,
      runId,
      kind: 'release',
      changes: changedFields(before.values, after.values),
      details: changeDetails(before, after),
    });
  }
  return history;
};
