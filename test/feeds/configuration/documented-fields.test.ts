import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { FEED_FIELDS } from '../../../src/feeds/configuration/feed-fields.ts';
import { CONVERSION_NAMES } from '../../../src/feeds/map/conversions.ts';

/** The rows of the first table behind a heading of config/README.md, each as its cells. */
const tableBehind = async (heading: string): Promise<string[][]> => {
  const text = await readFile(join(import.meta.dirname, '../../../config/README.md'), 'utf8');
  const [, behind = ''] = text.split(`\n### ${heading}\n`);
  const [table = ''] = /^\|[\s\S]*?(?=\n\n)/m.exec(behind) ?? [];
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1));
};

const codes = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test('config/README.md tells every conversion once, and no other', async (t) => {
  const rows = await tableBehind('Conversions');
  const told = rows.flatMap(([, cell = '']) => codes(cell.replace(/\(.*?\)/g, '')));
  t.deepEqual(told.toSorted(), CONVERSION_NAMES.toSorted());
});

test('config/README.md tells every field once, with its conversion', async (t) => {
  const rows = await tableBehind('Fields');
  const told = rows.flatMap(([fields = '', cell]) => {
    const conversions = codes(cell);
    return codes(fields.replace(/\(.*?\)/g, '')).map((field, place) => [field, conversions[place] ?? conversions[0]]);
  });
  t.is(new Set(told.map(([field]) => field)).size, told.length);
  t.deepEqual(Object.fromEntries(told), FEED_FIELDS);
});
