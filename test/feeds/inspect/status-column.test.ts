import test from 'ava';
import { findMissing } from '../../../src/feeds/inspect/find-missing.ts';
import { HOMES, inspectTable as inspect, isTodo } from './inspect-table.ts';

const NO_TRIAL = {
  ...{ rows: 4, reasons: [], missing: new Map(), homes: [], failure: null },
  kinds: { listing: 4, removal: 0, sold: 0, ignored: 0, rejected: 0 },
};
const neededOf = (columns: Record<string, string[]>): string =>
  findMissing({ analysis: inspect({ ...HOMES, ...columns }).analysis, trial: NO_TRIAL }).needed.join('\n');

test('The column whose values are words of statuses is the status, whatever is called so beside it', (t) => {
  const codes: string[][] = [
    ['101', '102', '103', '101'],
    ['R', 'N', 'R', 'N'],
    ['Checked', 'Imported', 'Checked', 'Checked'],
  ];
  for (const Status of codes) {
    const { rules, config } = inspect({ ...HOMES, Status, 'Listing State': ['Active', 'Pending', 'Sold', 'Active'] });
    t.is(rules.StandardStatus, 'Listing State');
    t.is(config.statuses, undefined);
  }
});

test('Of two columns that may be the status and say other things of a home, or of which one only has codes, none is taken', (t) => {
  const rivals: [status: string[], other: string[]][] = [
    [['Active'], ['Active', 'Pending', 'Sold', 'Active']],
    [['101', '102', '103', '101'], ['Active']],
  ];
  for (const [Status, other] of rivals) {
    const columns = { Status, 'Listing State': other };
    t.regex(String(inspect({ ...HOMES, ...columns }).rules.StandardStatus), /^TODO.*("Status"|"Listing State").*"/);
    t.regex(neededOf(columns), /Which column says where a listing stands, .*"Status"/);
  }
});

test('Of two columns that say the same of each home the one with the name of the status is taken', (t) => {
  const same = {
    StandardStatus: ['Active', 'Pending', 'Closed', 'Active'],
    'MLS Status': ['New', 'Pend', 'Sold', 'A'],
  };
  t.is(inspect({ ...HOMES, Status: [''], ...same }).rules.StandardStatus, 'StandardStatus');
  const earlier = {
    Status: ['Active', 'Pending', 'Sold', 'Active'],
    'Previous Status': ['Pending', 'Active', 'Active'],
  };
  t.is(inspect({ ...HOMES, ...earlier }).rules.StandardStatus, 'Status');
});

test('A status of the market is left open where its rows have a price or a day of a sale, or say that they are sold', (t) => {
  const rows: [columns: Record<string, string[]>, open: boolean][] = [
    [{ 'Sold Price': ['', '500000'] }, true],
    [{ 'Close Date': ['2026-10-01', ''] }, true],
    [{ Sold: ['N', 'Y'] }, true],
    [{ 'Is Sold': ['false', 'true'] }, true],
    [{ 'Off Market': ['No', 'Yes'] }, true],
    [{ Verkauft: ['0', '1'] }, true],
    [{ vendida: ['false', 'true'] }, true],
    [{ Reserved: ['0', '1'] }, true],
    [{ reserviert: ['0', '0'] }, false],
    [{ 'Sold Price': ['', '0'] }, false],
    [{ 'Close Date': ['2026-12-24', ''] }, false],
    [{ Sold: ['N', 'N'] }, false],
    [{ 'Sold Furnished': ['N', 'Y'] }, false],
  ];
  for (const [columns, open] of rows) {
    const { config } = inspect({ ...HOMES, Status: ['Active'], ...columns });
    t.is(isTodo(config.statuses?.Active), open, JSON.stringify(columns));
  }
  const expected = { ...HOMES, Status: ['Active Under Contract', 'Active'], 'Close Date': ['2026-10-01', ''] };
  t.is(inspect(expected).config.statuses, undefined);
  t.is(inspect({ ...HOMES, Status: ['Pending', 'Active'], Reserved: ['1', '0'] }).config.statuses, undefined);
});
