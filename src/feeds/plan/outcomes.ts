import type { PartCounts } from '../runs/run.ts';

/** What became of a row, a byte each. `replaced` is a row whose key a later row of the file has. */
const OUTCOMES = [
  'pending',
  'created',
  'updated',
  'unchanged',
  'removedByRow',
  'rejected',
  'ignored',
  'replaced',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The outcome of every row of a file in one chatbot, so that counts always add up to the rows. */
export const createOutcomes = () => {
  let codes = new Uint8Array(4096);
  let size = 0;
  return {
    set: (row: number, outcome: Outcome): void => {
      if (row >= codes.length) {
        const grown = new Uint8Array(Math.max(codes.length * 2, row + 1));
        grown.set(codes);
        codes = grown;
      }
      codes[row] = OUTCOMES.indexOf(outcome);
      size = Math.max(size, row + 1);
    },
    get: (row: number): Outcome => OUTCOMES[codes[row] ?? 0] ?? 'pending',
    /** Rows by outcome. Replaced rows, and rows that were never carried out, are ignored ones. */
    count: (): Pick<PartCounts, 'created' | 'updated' | 'unchanged' | 'removedByRow' | 'rejected' | 'ignored'> => {
      const counts = new Array<number>(OUTCOMES.length).fill(0);
      for (const code of codes.subarray(0, size)) counts[code] = (counts[code] ?? 0) + 1;
      const [
        pending = 0,
        created = 0,
        updated = 0,
        unchanged = 0,
        removedByRow = 0,
        rejected = 0,
        ignored = 0,
        replaced = 0,
      ] = counts;
      return { created, updated, unchanged, removedByRow, rejected, ignored: ignored + replaced + pending };
    },
  };
};

export type Outcomes = ReturnType<typeof createOutcomes>;
