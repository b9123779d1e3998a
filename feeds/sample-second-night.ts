import type { Random } from './sample-random.ts';
import { COLUMNS, type Row, rowLine } from './sample-rows.ts';

/** How many homes meet which fate between the nights; README.md tells the same. */
const FATES = {
  missing: 8,
  cheaper: 14,
  reworded: 6,
  pending: 4,
  withdrawn: 1,
  hidden: 1,
  badPrice: 1,
  unknownStatus: 1,
  tooManyColumns: 1,
  tooFewColumns: 1,
  badLatitude: 1,
  badYear: 1,
  twice: 1,
};
type Fate = keyof typeof FATES;
const NIGHT = '2026-11-19T09:15:00Z';

const changed = (row: Row, changes: Row): Row => ({ ...row, ...changes, ModificationTimestamp: NIGHT });

const reduce = (row: Row): Row => {
  const step = row.PropertyType === 'Residential Lease' ? 25 : 1000;
  return changed(row, { ListPrice: String(Math.round((Number(row.ListPrice) * 0.965) / step) * step) });
};

/** The records of a home that met `fate`: none, one or two. */
const retell = (row: Row, fate: Fate | undefined): string[] => {
  const values = COLUMNS.map((column) => row[column] ?? '');
  if (fate === undefined) return [rowLine(row)];
  const results: Record<Fate, () => string[]> = {
    missing: () => [],
    cheaper: () => [rowLine(reduce(row))],
    reworded: () => [
      rowLine(
        changed(row, { PublicRemarks: `${row.PublicRemarks} Open house on Saturday, one to three; "bring slippers".` }),
      ),
    ],
    pending: () => [rowLine(changed(row, { StandardStatus: 'Pending' }))],
    withdrawn: () => [rowLine(changed(row, { StandardStatus: 'Withdrawn' }))],
    hidden: () => [rowLine(changed(row, { InternetEntireListingDisplayYN: 'False' }))],
    badPrice: () => [rowLine(changed(row, { ListPrice: 'five hundred thousand' }))],
    unknownStatus: () => [rowLine(changed(row, { StandardStatus: 'Sunsetting' }))],
    // As from a program that forgot the quotes.
    tooManyColumns: () => [values.map((value) => value.replaceAll(/["\n]/g, ' ')).join(',')],
    tooFewColumns: () => [rowLine(row, COLUMNS.slice(0, 22))],
    badLatitude: () => [rowLine(changed(row, { Latitude: '132.700000' }))],
    badYear: () => [rowLine(changed(row, { YearBuilt: '20255' }))],
    twice: () => [rowLine(row), rowLine(reduce(row))],
  };
  return results[fate]();
};

const STEPS: Record<string, { next: string; count: number; changes?: (row: Row) => Row }> = {
  ComingSoon: { next: 'Active', count: 3, changes: () => ({ DaysOnMarket: '0' }) },
  ActiveUnderContract: {
    next: 'Closed',
    count: 3,
    changes: (row) => ({ ClosePrice: row.ListPrice ?? '', CloseDate: '2026-11-18' }),
  },
};

/**
 * The lines of the night after `first`: days on market one higher, some homes changed, some gone, the `arrivals` new, and
 * some rows wrong. The last two arrivals come as a row without any key and as one that its source has not published.
 */
export const secondNight = (first: readonly Row[], arrivals: readonly Row[], random: Random): string[] => {
  const tomorrow = first.map((row) =>
    row.DaysOnMarket ? { ...row, DaysOnMarket: String(Number(row.DaysOnMarket) + 1) } : row,
  );
  const moved = new Map<Row, Row>();
  for (const [status, { next, count, changes }] of Object.entries(STEPS)) {
    const rows = tomorrow.filter((row) => row.StandardStatus === status);
    for (const row of rows.slice(-count)) moved.set(row, changed(row, { StandardStatus: next, ...changes?.(row) }));
  }
  const fates = new Map<Row, Fate>();
  // The first homes are those that questions are asked about; commas are what a row without quotes breaks at.
  const open = tomorrow.slice(16).filter((row) => !moved.has(row) && row.PublicRemarks?.includes(','));
  for (const [fate, count] of Object.entries(FATES)) {
    for (let left = count; left > 0; left -= 1) fates.set(takeOne(open, random), fate as Fate);
  }
  const underContract = tomorrow.slice(16).filter((row) => row.StandardStatus === 'Active' && !fates.has(row));
  for (let left = 4; left > 0; left -= 1) {
    const row = takeOne(underContract, random);
    moved.set(row, changed(row, { StandardStatus: 'ActiveUnderContract' }));
  }
  const fresh = arrivals.slice(0, -2).map((row) => rowLine(row));
  const [keyless = {}, unpublished = {}] = arrivals.slice(-2);
  return [
    ...tomorrow.flatMap((row) => retell(moved.get(row) ?? row, fates.get(row))),
    ...fresh,
    rowLine({ ...keyless, ListingKey: '', ListingId: '', ListingURL: '' }),
    rowLine({ ...unpublished, StandardStatus: 'Incomplete' }),
  ];
};

const takeOne = (rows: Row[], random: Random): Row => {
  const [row] = rows.splice(random.whole(0, rows.length - 1), 1);
  if (row === undefined) throw new Error('There are too few homes for all that happens');
  return row;
};
