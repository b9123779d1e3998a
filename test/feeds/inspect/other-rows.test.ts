import test from 'ava';
import { inspectFile } from '../../../src/feeds/inspect/inspect-file.ts';
import { withFile } from '../../helpers/feed-files.ts';
import { inspectTable as inspect } from './inspect-table.ts';

const PAGES = {
  id: ['K1', 'K2', 'K3', 'K4', 'K5', 'K6'],
  post_type: ['property', 'attachment', 'rental', 'page', 'property', 'attachment'],
  status: ['Active', '', 'Active', '', 'Sold', ''],
  price: ['450000', '', '512000', '', '389000', ''],
  address: ['4 Elm St', '', '9 Oak Ave', '', '12 Fir Rd', ''],
  city: ['Salem', '', 'Salem', '', 'Keizer', ''],
};
const ASKED =
  'TODO: {"post_type":["property","rental"]} where rows with "attachment", "page" are no homes, as they say nothing that a home has';

test('Rows that say nothing of a home are told by the column that parts them, which is asked for', (t) => {
  t.deepEqual(inspect(PAGES).config.chatbots, [{ serialNumber: 'any', where: ASKED }]);
  const others: Record<string, string[]>[] = [
    { post_type: ['property', 'property', 'rental', 'page', 'property', 'rental'] },
    { post_type: ['property', '', 'rental', '', 'property', ''] },
    { post_type: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] },
    { post_type: ['Update', 'Delete', 'New', 'Delete', 'Update', 'Delete'] },
    { post_type: ['U', 'D', 'U', 'D', 'U', 'D'] },
    { price: ['450000', '1', '512000', '2', '389000', '3'] },
  ];
  others.push({ post_type: ['x'], Type: PAGES.post_type }, { post_type: ['x'], 'Sale Type': PAGES.post_type });
  for (const columns of others)
    t.deepEqual(inspect({ ...PAGES, ...columns }).config.chatbots, [{ serialNumber: 'any' }], JSON.stringify(columns));
});

test('With that filled in the trial has the homes alone', async (t) => {
  const columns = Object.values(PAGES);
  const rows = [Object.keys(PAGES), ...(columns[0]?.map((_, at) => columns.map((values) => values[at])) ?? [])];
  await withFile(rows.map((row) => row.join(',')).join('\n'), async (path) => {
    const { configure } = await inspectFile(path, { today: '2026-11-21' });
    const { config } = configure({ serialNumber: 'a'.repeat(32), file: path });
    t.is(config.chatbots[0]?.where, ASKED);
    const chatbots = [{ serialNumber: 'a'.repeat(32), where: { post_type: ['property', 'rental'] } }];
    const tried = { ...config, chatbots, columns: { ...config.columns, SaleType: { constant: 'for_sale' } } };
    const { trial } = await inspectFile(path, { today: '2026-11-21', tried });
    t.is(trial.rows, 3);
    t.deepEqual(trial.kinds, { listing: 2, removal: 0, sold: 1, ignored: 0, rejected: 0 });
  });
});
