import type { PartPreview } from './preview.ts';
import type { ShownValue } from './shown-values.ts';

/** What RunDetail tells of a part that a run would change, or has yet to change. Long values are cut. */
export type PreviewData = {
  SerialNumber: string;
  /** What a guard holds back. */
  Holds: 'Nothing' | 'Removals' | 'Everything';
  /** Why, or "". */
  Guard: string;
  Created: { Count: number; Examples: { MLSNumber: string | null; Address: string | null; Price: string | null }[] };
  Updated: { Count: number; Revived: number };
  Changed: {
    Field: string;
    Count: number;
    Examples: { ID: number; MLSNumber: string | null; From: ShownValue; To: ShownValue }[];
  }[];
  Removed: {
    Count: number;
    ByRow: number;
    ByAbsence: number;
    Held: number;
    HandedOver: number;
    Examples: { ID: number; MLSNumber: string | null; Address: string | null; Reason: 'row' | 'absence' }[];
  };
  Rejected: number;
};

export const previewData = ({ serialNumber, preview }: { serialNumber: string; preview: PartPreview }): PreviewData => {
  const { holds, guard, created, updated, revived, changed, removed, rejected } = preview;
  return {
    SerialNumber: serialNumber,
    Holds: holds,
    Guard: guard ?? '',
    Created: {
      Count: created.count,
      Examples: created.examples.map(({ mlsNumber, address, price }) => ({
        MLSNumber: mlsNumber,
        Address: address,
        Price: price,
      })),
    },
    Updated: { Count: updated, Revived: revived },
    Changed: changed.map(({ field, count, examples }) => ({
      Field: field,
      Count: count,
      Examples: examples.map(({ id, mlsNumber, from, to }) => ({ ID: id, MLSNumber: mlsNumber, From: from, To: to })),
    })),
    Removed: {
      Count: removed.byRow + removed.byAbsence,
      ByRow: removed.byRow,
      ByAbsence: removed.byAbsence,
      Held: removed.held,
      HandedOver: removed.handedOver,
      Examples: removed.examples.map(({ id, mlsNumber, address, reason }) => ({
        ID: id,
        MLSNumber: mlsNumber,
        Address: address,
        Reason: reason,
      })),
    },
    Rejected: rejected,
  };
};
