import test from 'ava';
import { createStatusReader, STANDARD_STATUSES, statusEffect } from '../../../src/feeds/map/statuses.ts';
import { expectations, feedConfig, readHome } from '../../helpers/feed-files.ts';

const EFFECTS: Record<string, [kind: string, status?: string]> = {
  Active: ['listing', 'Active'],
  ActiveUnderContract: ['listing', 'Active'],
  ComingSoon: ['listing', 'PreOnMarket'],
  Closed: ['sold', 'Sold'],
  Pending: ['removal'],
  Hold: ['removal'],
  Withdrawn: ['removal'],
  Canceled: ['removal'],
  Expired: ['removal'],
  Delete: ['removal'],
  Incomplete: ['ignored'],
};

test('each standard status has its effect: shown, sold, off display or never imported', async (t) => {
  t.deepEqual(Object.keys(EFFECTS).sort(), [...STANDARD_STATUSES].sort());
  for (const [status, [kind, shown]] of Object.entries(EFFECTS)) {
    const row = await readHome({ StandardStatus: status });
    t.is(row.kind as string, kind, status);
    if (row.kind === 'listing' || row.kind === 'sold') {
      t.is(row.values.Status as string, shown as string);
      t.is(row.values.StandardStatus, status);
    }
  }
});

test('a status is matched without blanks, case and hyphens', (t) => {
  const read = createStatusReader({});
  for (const text of [
    'Active Under Contract',
    'active-under-contract',
    ' ACTIVEUNDERCONTRACT ',
    'Active_Under Contract',
  ]) {
    t.is(read(text), 'ActiveUnderContract');
  }
  t.is(read('Cancelled'), 'Canceled');
});

test('an unknown or blank status is a problem, never a guess', async (t) => {
  for (const StandardStatus of ['Sunsetting', 'A', '']) {
    const row = await readHome({ StandardStatus });
    t.is(row.kind, 'rejected');
    t.regex(expectations(row).StandardStatus ?? '', /^a status: Active, /);
  }
});

test("a feed's own words say what its statuses mean, also otherwise than the standard", async (t) => {
  const config = feedConfig({ statuses: { A: 'Active', 'Off Market': 'Ignore', Pending: 'ActiveUnderContract' } });
  t.is((await readHome({ StandardStatus: 'a' }, config)).kind, 'listing');
  t.is((await readHome({ StandardStatus: 'OFF-MARKET' }, config)).kind, 'ignored');
  const pending = await readHome({ StandardStatus: 'Pending' }, config);
  t.is(pending.kind === 'listing' ? pending.values.StandardStatus : null, 'ActiveUnderContract');
});

test('MlsStatus is read where StandardStatus is blank', async (t) => {
  const config = feedConfig({ statuses: { CS: 'ComingSoon' } });
  const row = await readHome({ StandardStatus: '', MlsStatus: 'CS' }, config);
  t.is(row.kind === 'listing' ? row.values.Status : null, 'PreOnMarket');
});

test("the interface's own status values are understood", (t) => {
  const read = createStatusReader({});
  const statuses = ['Active', 'PreOnMarket', 'Sold'].map((text) => {
    const meaning = read(text);
    const effect = meaning === null ? null : statusEffect(meaning);
    return effect !== null && 'status' in effect ? effect.status : null;
  });
  t.deepEqual(statuses, ['Active', 'PreOnMarket', 'Sold']);
});
