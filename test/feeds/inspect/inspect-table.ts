import { analyse } from '../../../src/feeds/inspect/analyse.ts';
import { proposeConfig } from '../../../src/feeds/inspect/propose-config.ts';

/** What is proposed for a table, each column with its values from row to row, by turns where they are fewer than the rows. */
export const inspectTable = (
  columns: Record<string, readonly string[]>,
  rows = Math.max(...Object.values(columns).map((values) => values.length)),
) => {
  const header = Object.keys(columns);
  const records = Array.from({ length: rows }, (_, index) => ({
    line: index + 2,
    values: header.map((name) => columns[name]?.[index % (columns[name]?.length ?? 1)] ?? ''),
  }));
  const analysis = analyse({ header, records }, { name: 'homes.csv', today: '2026-11-21' });
  const config = proposeConfig(analysis, { serialNumber: 'any', file: 'homes.csv', format: {} });
  return { analysis, config, rules: config.columns ?? {} };
};

export const isTodo = (value: unknown): boolean => typeof value === 'string' && value.startsWith('TODO');

export const HOMES = {
  'MLS #': ['K1', 'K2', 'K3', 'K4'],
  Status: ['Active', 'Active', 'Pending', 'Active'],
  Price: ['450000', '512000', '389000', '610000'],
  Address: ['4 Elm St', '9 Oak Ave', '12 Fir Rd', '7 Ash Ct'],
};
