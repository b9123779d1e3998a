const ROWS = 200;
/** UTF-16 units, of at most three bytes each: MariaDB takes 16 MB in one statement unless it is told otherwise. */
const TEXT = 3_000_000;

const textOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return Array.isArray(value) ? value.reduce<number>((sum, one) => sum + textOf(one), 0) : 0;
};

/** Rows in lots that a server takes as one INSERT: up to 200, fewer where the texts among their values are long. */
export const insertLots = <Row>(rows: readonly Row[], valuesOf: (row: Row) => readonly unknown[]): Row[][] => {
  const lots: Row[][] = [];
  let lot: Row[] = [];
  let length = 0;
  for (const row of rows) {
    const added = textOf(valuesOf(row));
    if (lot.length === ROWS || (lot.length > 0 && length + added > TEXT)) {
      lots.push(lot);
      lot = [];
      length = 0;
    }
    lot.push(row);
    length += added;
  }
  return lot.length === 0 ? lots : [...lots, lot];
};
