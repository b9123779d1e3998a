import { readFile } from 'node:fs/promises';
import test from 'ava';
import { parse } from 'csv-parse/sync';
import { makeSamples } from '../../feeds/make-samples.ts';

const folder = new URL('../../feeds/', import.meta.url);
const read = (name: string): Promise<string> => readFile(new URL(name, folder), 'utf8');

type Record_ = Record<string, string>;
const records = async (name: string): Promise<Record_[]> =>
  parse(await read(name), { columns: true, relax_column_count: true });

const same = (a: Record_, b: Record_, ...but: string[]): boolean =>
  Object.keys(a).every((column) => but.includes(column) || a[column] === b[column]);

/** The figures of README.md's tables, by the words in front of them. */
const told = async (): Promise<Map<string, number>> => {
  const rows = (await read('README.md')).matchAll(/^\| `?([^|`]+?)`? *\|(?:.*\|)? *(\d+) *\|$/gm);
  return new Map([...rows].map(([, words = '', figure]) => [words, Number(figure)]));
};

test('the sample files are what make-samples.ts writes, in every run', async (t) => {
  const samples = makeSamples();
  t.deepEqual(makeSamples(), samples);
  t.deepEqual(Object.keys(samples), ['sample-first-night.csv', 'sample-second-night.csv', 'sample-delta.csv']);
  for (const [name, text] of Object.entries(samples)) t.true((await read(name)) === text, name);
});

test('the sample files hold as many rows as their README says', async (t) => {
  const figures = await told();
  for (const name of Object.keys(makeSamples())) t.is((await records(name)).length, figures.get(name) ?? -1, name);
});

test('the second night differs from the first as the README says', async (t) => {
  const figures = await told();
  const first = new Map((await records('sample-first-night.csv')).map((row) => [row.ListingKey, row]));
  const second = await records('sample-second-night.csv');
  const columns = Object.keys([...first.values()][0] ?? {});
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const [index, row] of second.entries()) {
    const key = row.ListingKey ?? '';
    const before = first.get(key);
    const status = row.StandardStatus ?? '';
    const add = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
    if (key === '' || Object.keys(row).length < columns.length || status === 'Sunsetting') add('wrong');
    else if (!/^\d+$/.test(row.ListPrice ?? '') || Number(row.YearBuilt) > 3000) add('taken without a field');
    else if (Math.abs(Number(row.Latitude)) > 90) add('taken without a field');
    else if (!/^(True|False)$/.test(row.InternetAddressDisplayYN ?? '')) add('wrong');
    else if (second.slice(index + 1).some((other) => other.ListingKey === key)) add('the old row of a home');
    else if (!before) add(status === 'Incomplete' ? 'new, but Incomplete' : 'new');
    else if (status === 'Pending' || status === 'Withdrawn') add(status);
    else if (status !== before.StandardStatus) add(`${before.StandardStatus}, now ${status}`);
    else if (row.InternetEntireListingDisplayYN === 'False') add('no longer to be shown');
    else if (row.PublicRemarks !== before.PublicRemarks) add('description changed');
    else if (row.ListPrice !== before.ListPrice) add('price lowered');
    else if (same(row, before, 'DaysOnMarket')) add('as they were');
    const days = before?.DaysOnMarket;
    if (days && columns.length === Object.keys(row).length) t.is(Number(row.DaysOnMarket), Number(days) + 1, key);
    seen.add(key);
  }
  const said = [...figures].filter(([words]) => !words.endsWith('.csv'));
  const short = (words: string) =>
    [...counts.keys()].filter((what) => words.startsWith(what)).sort((a, b) => b.length - a.length)[0];
  for (const [words, figure] of said) t.is(counts.get(short(words) ?? ''), figure, words);
  t.is(counts.size, said.length);
  t.is([...first.keys()].filter((key) => !seen.has(key ?? '')).length, 8);
});

test('every home of the first night has coordinates, an address, an office and keys of its own', async (t) => {
  const rows = await records('sample-first-night.csv');
  for (const column of ['ListingKey', 'ListingId', 'ListingURL'])
    t.is(new Set(rows.map((row) => row[column])).size, 200);
  const addresses = rows.map((row) => `${row.UnparsedAddress} ${row.UnitNumber}, ${row.City}`);
  t.is(new Set(addresses).size, 200);
  for (const row of rows) {
    t.regex(row.Latitude ?? '', /^\d\d\.\d{6}$/);
    t.regex(row.Longitude ?? '', /^-\d{2,3}\.\d{6}$/);
    t.regex(row.ListingURL ?? '', /^https:\/\/homes\.example\.com\/[a-z0-9/-]+$/);
    t.regex(row.ListOfficePhone ?? '', /^\d{3}-555-01\d\d$/);
    t.not(row.ListOfficeName, '');
  }
});

test('the first night holds what questions and mappings need', async (t) => {
  const rows = await records('sample-first-night.csv');
  const count = (wanted: (row: Record_) => boolean): number => rows.filter(wanted).length;
  const missionBay = rows.filter((row) => row.MLSAreaMajor === 'Mission Bay' && row.City === 'San Diego');
  const three = missionBay.filter((row) => row.BedroomsTotal === '3' && row.PropertyType === 'Residential');
  t.is(three.filter((row) => Number(row.ListPrice) < 600_000).length, 5);
  t.true(
    three.some((row) => row.ListPrice === '600000'),
    'and one at the limit itself',
  );
  t.true(count((row) => row.PropertyType === 'Residential Lease' && Number(row.ListPrice) < 10_000) > 20);
  t.true(count((row) => row.PropertyType === 'Land' && row.BedroomsTotal === '' && row.LotSizeAcres !== '') > 10);
  t.is(
    count((row) => row.InternetAddressDisplayYN === 'False'),
    1,
  );
  for (const status of ['Active', 'ActiveUnderContract', 'ComingSoon'])
    t.true(count((row) => row.StandardStatus === status) > 5);
  for (const pool of ['Community', 'None', 'Private,In Ground']) t.true(count((row) => row.PoolFeatures === pool) > 20);
  for (const often of ['Monthly', 'Quarterly', 'Semi-Annually', 'Annually']) {
    t.true(count((row) => row.AssociationFeeFrequency === often) > 5, often);
  }
  for (const city of ['Cañon City', 'Peñasco', 'Austin', 'Seattle', 'Victoria'])
    t.true(count((row) => row.City === city) > 5, city);
  for (const sign of ['"', ',', '\n']) t.true(count((row) => row.PublicRemarks?.includes(sign) ?? false) > 10);
});
