import type { Database } from '../database/connection.ts';
import { storesOn } from '../database/stores.ts';
import { inTransactions } from '../database/transaction.ts';
import type { ChangeDetails, Changes } from './changes.ts';
import { KEPT_FIELDS } from './history-item.ts';
import type { ChangeKind, StoredChange } from './listing-history-store.ts';

const BATCH = 500;
/** For so long a run can be undone, and its entries stay whole. */
export const UNDO_DAYS = 30;
/** What says something of a listing also without a field. */
const TELLING: ReadonlySet<ChangeKind> = new Set(['remove', 'revive', 'takeover']);

/** What stays of an old entry: prices, status and numbers, and why and by whom; null where that is nothing. Pure. */
const thinned = ({
  kind,
  changes,
  details,
}: Pick<StoredChange, 'kind' | 'changes' | 'details'>): { changes: Changes; details: ChangeDetails } | null => {
  const kept = Object.fromEntries(Object.entries(changes).filter(([field]) => KEPT_FIELDS.has(field)));
  if (Object.keys(kept).length === 0 && !TELLING.has(kind)) return null;
  const { reason, removed, source, undoOf } = details;
  return {
    changes: kept,
    details: {
      ...(reason === undefined ? {} : { reason }),
      ...(removed === undefined ? {} : { removed }),
      ...(source === undefined ? {} : { source }),
      ...(undoOf === undefined ? {} : { undoOf }),
    },
  };
};

/** Thins the history of all listings that is older than `days`, batch by batch. Returns how many entries were thinned. */
export const thinHistory = (database: Database, days: number): Promise<number> =>
  inTransactions(database, BATCH, async (transaction) => {
    const { history } = storesOn(transaction);
    const old = await history.oldChanges(days, UNDO_DAYS, BATCH);
    const dropped: number[] = [];
    for (const change of old) {
      const kept = thinned(change);
      if (kept === null) dropped.push(change.id);
      else await history.thin(change.id, kept.changes, kept.details);
    }
    await history.drop(dropped);
    return old.length;
  });
