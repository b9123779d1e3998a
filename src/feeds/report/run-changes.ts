import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { toHistoryItem } from '../../listings/history-item.ts';
import type { ChangeKind } from '../../listings/listing-history-store.ts';
import { type ShownValue, shownChange } from '../preview/preview.ts';
import type { WorkspaceFeeds } from '../workspace-feeds.ts';

/** What /chat/Feed/RunChanges tells of a home that a run changed. Long values are cut. */
export type HomeChangeData = {
  SerialNumber: string;
  ID: number;
  MLSNumber: string | null;
  Address: string | null;
  Kind: ChangeKind;
  /** Why the home left the display; "" where it did not. */
  Reason: string;
  Changes: { Field: string; From: ShownValue; To: ShownValue }[];
};

export type RunChangesData = {
  /** How many homes changed in a field, the most frequent first. */
  Fields: { Field: string; Count: number }[];
  List: HomeChangeData[];
  VirtualCount: number;
};

const shownItem = ({ Field, From, To }: { Field: string; From: unknown; To: unknown }) => {
  const { from, to } = shownChange(From, To);
  return { Field, From: from, To: to };
};

/** What a run changed of homes that were there before, field by field, as their history keeps it. */
export const createRunChanges =
  (database: Database, { findRun }: Pick<WorkspaceFeeds, 'findRun'>) =>
  async (
    workspaceId: number,
    { RunID, PageNumber, PageSize }: { RunID: number; PageNumber: number; PageSize: number },
  ): Promise<RunChangesData> => {
    const { runChanges, history } = storesOn(database);
    const { id } = await findRun(workspaceId, RunID);
    const sets = await runChanges.fieldSets(id);
    const counts = new Map<string, number>();
    for (const { fields, count } of sets)
      for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + count);
    const changes = await runChanges.changes(id, { number: PageNumber, size: PageSize });
    const sources = changes.flatMap(({ sourceId, details }) => [sourceId, ...(details.source ?? [])]);
    const names = await history.feedNames([...new Set(sources)]);
    const items = changes.map((change) => ({
      change,
      item: toHistoryItem(change, (sourceId) => names.get(sourceId) ?? ''),
    }));
    return {
      Fields: [...counts].map(([Field, Count]) => ({ Field, Count })).sort((left, right) => right.Count - left.Count),
      List: items.map(({ change: { serialNumber, mlsNumber, address }, item: { ID, Kind, Reason, Changes } }) => ({
        ...{ SerialNumber: serialNumber, ID, MLSNumber: mlsNumber, Address: address },
        ...{ Kind: Kind as ChangeKind, Reason, Changes: Changes.map(shownItem) },
      })),
      VirtualCount: sets.reduce((total, { count }) => total + count, 0),
    };
  };
