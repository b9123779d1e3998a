import type { RawRecord } from '../read/feed-row.ts';

export type Where = Readonly<Record<string, readonly string[]>>;

const compared = (text: string): string => text.trim().toLowerCase();

/** Whether every column of `where` holds one of its texts, trimmed and without case. Without conditions every row matches. */
export const matchesWhere = (record: RawRecord, where: Where | undefined): boolean =>
  where === undefined ||
  Object.entries(where).every(([column, texts]) => {
    const value = compared(record[column] ?? '');
    return texts.some((text) => compared(text) === value);
  });
