import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { feedConfigProblems, feedWarnings } from '../../../src/feeds/configuration/check-feed-config.ts';
import { maxAgeHours } from '../../../src/feeds/configuration/feed-age.ts';
import {
  FEED_LIMITS,
  type FeedConfig,
  feedFingerprint,
  feedLimits,
  withRoomForPages,
} from '../../../src/feeds/configuration/feed-config.ts';
import { loadFeedConfigs } from '../../../src/feeds/configuration/load-feed-configs.ts';
import { longestPauseHours } from '../../../src/feeds/configuration/schedule.ts';
import { feedConfig, inFolder } from '../../helpers/feed-files.ts';

const problems = (changes: Record<string, unknown>): string[] => feedConfigProblems({ ...feedConfig(), ...changes });
const cron = (expression: string, timeZone = 'UTC'): FeedConfig =>
  feedConfig({ schedule: { cron: expression, timeZone } });

/** Loads feeds from `config/feeds/` of a folder, by file name. */
const load = (files: Record<string, string>) =>
  inFolder(async (root) => {
    const folder = join(root, 'config', 'feeds');
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return { root, entries: await loadFeedConfigs(folder) };
  });

test('a whole feed file is accepted', (t) => {
  const config: FeedConfig = {
    chatbots: [{ serialNumber: 'a', where: { ListOfficeMlsId: ['A12'] } }, { serialNumber: 'b' }],
    source: { file: 'feeds/x.csv.gz', settle: 60 },
    format: { delimiter: '\t', encoding: 'windows-1252', quote: 'none' },
    preset: 'reso',
    columns: {
      Url: { template: 'https://homes.example/{ListingId}' },
      LotArea: { column: 'Acreage', convert: 'acres' },
      Bathrooms: { columns: ['FBaths', 'HBaths'], convert: 'bathrooms' },
      AreaUnit: { constant: 'Square Feet' },
      City: 'Town',
    },
    extension: { Pool: 'PoolFeatures' },
    defaults: { CurrencySymbol: '$', AreaUnit: 'Square Feet' },
    statuses: { A: 'Active', X: 'Ignore' },
    key: ['ListingKey', 'MLSNumber', 'Url'],
    mode: 'snapshot',
    schedule: { cron: '0 */6 * * *', timeZone: 'America/New_York' },
    limits: {
      maxRemoved: 0.1,
      minRows: null,
      maxPriceChanges: 0.5,
      maxProblems: 0.2,
      missesBeforeRemoval: 2,
      maxSize: 9,
    },
    maxAge: 12,
    versionField: 'Changed',
    importSold: true,
    soldDays: 30,
    disclaimer: 'Not warranted.',
  };
  t.deepEqual(feedConfigProblems(config), []);
});

test('every wrong field is named at once, with what was expected', (t) => {
  const found = problems({
    mode: 'snapshots',
    key: [],
    source: {},
    schedule: { cron: 'hourly', timeZone: 'Mars/Olympus' },
    limits: { maxRemoved: 20 },
  });
  t.true(found.includes('mode must be one of snapshot, delta'));
  t.true(found.includes('key must not be empty'));
  t.true(found.some((problem) => problem.startsWith('source must be { "file" }')));
  t.true(found.some((problem) => problem.startsWith('limits.maxRemoved must be from 0 to 1')));
  t.deepEqual(problems({ format: { delimiter: 'x' } }), [
    'format.delimiter must be auto, or what stands between the fields: a tab, or one to four signs such as , ; | or !#',
  ]);
  t.true(found.some((problem) => problem.startsWith('schedule.cron must have five fields')));
  t.true(found.some((problem) => problem.startsWith('schedule.timeZone must be an IANA time zone')));
});

test('an unknown field is refused, with the field that was probably meant', (t) => {
  t.deepEqual(problems({ colums: {} }), ['colums is not a field of a feed: did you mean columns?']);
  t.deepEqual(problems({ chatbots: [{ serialnumber: 'x', serialNumber: 'x' }] }), [
    'chatbots[0].serialnumber is not a field of a feed: did you mean serialNumber?',
  ]);
  t.deepEqual(problems({ columns: { Adress: 'A' } }), [
    'columns.Adress is not a field of a feed: did you mean Address?',
  ]);
  t.deepEqual(problems({ columns: { Status: 'A', Price: 'B' } }), [
    'columns.Status is not a field of a feed: did you mean StandardStatus?',
    'columns.Price is not a field of a feed: did you mean ListPrice, ClosePrice, SalePrice, UnitAreaPrice, EstimatePrice, RentPrice, OriginalListPrice or PreviousListPrice?',
  ]);
  t.regex(problems({ favourite: 1 })[0] ?? '', /^favourite is not a field of a feed \(known are chatbots, source, /);
});

test('a column of no known form says which forms there are', (t) => {
  const [problem = '', ...others] = problems({ columns: { City: { colum: 'X' } } });
  t.deepEqual(others, []);
  t.regex(problem, /^columns\.City must be a column's name, \{ "column", "values", "convert" \}/);
  t.regex(
    problems({ columns: { City: { column: 'X', convert: 'upperCase' } } })[0] ?? '',
    /^columns\.City\.convert must be one of text, /,
  );
});

test('of several columns of no known form each is told of, also where the name of one begins with that of another', (t) => {
  const wrong = {
    Address: { colum: 'A' },
    AddressHidden: { column: 'H', convert: 'upperCase' },
    City: { constant: 1 },
  };
  const told = problems({ columns: wrong }).map((problem) => problem.split(' must ')[0] ?? '');
  t.deepEqual(told.toSorted(), ['columns.Address', 'columns.AddressHidden.convert', 'columns.City.constant']);
});

test('constants are for currency, area unit, sale type and how often rents are paid, never for facts', (t) => {
  t.deepEqual(problems({ columns: { CurrencySymbol: { constant: '€' }, SaleType: { constant: 'for_rent' } } }), []);
  t.deepEqual(problems({ columns: { Bedrooms: { constant: '3' } } }), [
    'columns.Bedrooms cannot be a constant: only SaleType, CurrencySymbol, AreaUnit and RentFrequency can',
  ]);
  t.deepEqual(problems({ columns: { RentFrequency: { constant: 'year' } } }), []);
  t.is(problems({ columns: { RentFrequency: { constant: 'often' } } }).length, 1);
  t.deepEqual(problems({ columns: { AreaUnit: { constant: 'Acres' } } }), [
    'columns.AreaUnit.constant must be one of Square Feet, Square Meters',
  ]);
  t.regex(problems({ defaults: { City: 'Bern' } })[0] ?? '', /^defaults\.City is not a field/);
});

test('Url may be a template, never a constant; nothing else may be a template', (t) => {
  t.deepEqual(problems({ columns: { Url: { template: 'https://homes.example/{ListingId}' } } }), []);
  t.regex(
    problems({ columns: { Url: { template: 'https://homes.example/' } } })[0] ?? '',
    /^columns\.Url\.template must be/,
  );
  t.regex(problems({ columns: { Url: { constant: 'https://homes.example/' } } })[0] ?? '', /cannot be a constant/);
  t.regex(problems({ columns: { City: { template: '{A}' } } })[0] ?? '', /^columns\.City cannot be a template/);
});

test('private columns are refused, in any writing, unless the feed allows them', (t) => {
  const names = [
    'PrivateRemarks',
    'Showing Instructions',
    'LOCKBOX_TYPE',
    'Lock Box',
    'AccessCode',
    'access-code',
    'OwnerName',
    'OccupantPhone',
    'BuyerAgencyCompensation',
    'commission',
  ];
  for (const name of names) {
    t.regex(problems({ extension: [name] })[0] ?? '', /looks private/, name);
    t.regex(problems({ extension: { Remarks: name } })[0] ?? '', /looks private/, name);
    t.regex(problems({ columns: { Description: name } })[0] ?? '', /looks private/, name);
    t.deepEqual(problems({ extension: [name], allowPrivate: true }), []);
  }
  t.deepEqual(problems({ extension: ['PoolFeatures', 'ListOfficeName', 'Private Pool Y/N'] }), []);
});

test('a key, the status and the sale type need a column', (t) => {
  const byHand = { preset: undefined, key: ['MLSNumber', 'Url'], columns: { MLSNumber: 'No' } };
  t.deepEqual(problems(byHand), [
    'key names Url, for which there is no column: add columns.Url',
    'columns.StandardStatus is needed: it says where a listing stands, or "onMarket": true says that the source sends only what is on the market',
    'columns.SaleType is needed: a column, or { "constant": "for_sale" } or { "constant": "for_rent" }',
  ]);
  t.deepEqual(problems({ preset: undefined }), ['preset or columns is needed: they say which column is which field']);
});

test("a column's own words stand for what its field can hold, each for one thing, and none may be left open", (t) => {
  const values = (field: 'SaleType' | 'StandardStatus' | 'PropertyType', words: Record<string, string>) =>
    problems({ columns: { [field]: { column: 'Code', values: words } } });
  t.deepEqual(values('PropertyType', { CND: 'Condominium', '?': '' }), []);
  t.deepEqual(values('SaleType', { RES: 'sale' }), ['columns.SaleType.values."RES" must be one of for_sale, for_rent']);
  t.regex(
    values('StandardStatus', { A: 'Aktiv' })[0] ?? '',
    /^columns\.StandardStatus\.values\."A" must be one of Active, /,
  );
  t.regex(values('PropertyType', { 'L N D': 'Land', lnd: 'Lot' })[0] ?? '', /different meanings/);
  t.regex(
    values('SaleType', { RES: 'TODO: for_sale or for_rent' })[0] ?? '',
    /^columns\.SaleType\.values\.RES is still to be filled in/,
  );
});

test('a source that sends only what is on the market needs no column for the status', (t) => {
  const columns = { MLSNumber: 'No', SaleType: { constant: 'for_sale' } } as const;
  t.deepEqual(problems({ preset: undefined, key: ['MLSNumber'], columns, onMarket: true }), []);
});

test('a status has one meaning, and a chatbot one entry', (t) => {
  t.regex(problems({ statuses: { 'Under Offer': 'Pending', underoffer: 'Active' } })[0] ?? '', /different meanings/);
  t.regex(
    problems({ chatbots: [{ serialNumber: 'a' }, { serialNumber: 'a' }] })[0] ?? '',
    /^chatbots\[1\]\.serialNumber a is there twice/,
  );
});

test('a broken feed file becomes an entry with its error, and stops no other', async (t) => {
  const good = JSON.stringify(feedConfig());
  const { root, entries } = await load({
    'b.json': '{\n  "mode": "delta",\n  "key": [\n}\n',
    'a.json': `\ufeff${good}`,
    'c.json': JSON.stringify({ ...feedConfig(), mode: 'x', kee: 1 }),
    'd e.json': good,
    'notes.txt': 'not a feed',
  });
  t.deepEqual(
    entries.map(({ name }) => name),
    ['a', 'b', 'c', 'd e'],
  );
  const [a, b, c, d] = entries.map((entry) => ('error' in entry ? entry.error : JSON.stringify(entry.config.source)));
  t.is(a, JSON.stringify({ file: join(root, 'feed.csv') }));
  t.regex(b ?? '', /^config\/feeds\/b\.json: line 4 is not JSON: /);
  t.is(c, 'config/feeds/c.json: kee is not a field of a feed: did you mean key?; mode must be one of snapshot, delta');
  t.regex(d ?? '', /^config\/feeds\/d e\.json: a feed is named after its file/);
});

test('a JSON error names the line on which it stands', async (t) => {
  const wrong: Record<string, [string, number]> = {
    'a.json': ['{\n"a": 1,\n}', 3],
    'b.json': ["{\n'a': 1\n}", 2],
    'c.json': ['{\n"a": tru,\n"b": 1\n}', 2],
    'd.json': ['{\n"a": "x\n"\n}', 2],
    'e.json': ['{\n"a": 1', 2],
    'f.json': ['{}\n\n{}', 3],
    'g.json': ['', 1],
  };
  const { entries } = await load(Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [name, text])));
  for (const [index, [name, [, line]]] of Object.entries(wrong).entries()) {
    const entry = entries[index];
    t.regex(entry !== undefined && 'error' in entry ? entry.error : '', new RegExp(`line ${line} is not JSON`), name);
  }
});

test('a folder that is not there holds no feeds', async (t) => {
  t.deepEqual(await loadFeedConfigs('/nonexistent/config/feeds'), []);
});

test('limits have their defaults', (t) => {
  t.deepEqual(feedLimits(feedConfig()), FEED_LIMITS);
  t.deepEqual(feedLimits(feedConfig({ limits: { minRows: null } })), { ...FEED_LIMITS, minRows: null });
});

test('maxAge is one and a half pauses of the schedule, at least twelve hours, unless the feed says otherwise', (t) => {
  t.is(maxAgeHours(cron('0 * * * *')), 12);
  t.is(maxAgeHours(cron('0 */12 * * *')), 18);
  t.is(maxAgeHours(cron('30 2 * * *', 'America/New_York')), 36);
  t.is(maxAgeHours(feedConfig()), 12);
  t.is(maxAgeHours({ ...cron('0 * * * *'), maxAge: 4 }), 4);
});

test('the longest pause of a schedule is found, also over nights and weekends', (t) => {
  t.is(longestPauseHours(cron('*/5 8-18 * * 1-5').schedule), 61 + 5 / 60);
  t.is(longestPauseHours(cron('0 6 * * 1-5').schedule), 72);
  t.is(longestPauseHours(cron('0 0 1 * *').schedule), 31 * 24);
  t.is(longestPauseHours(feedConfig().schedule), null);
});

test('the check warns of a schedule slower than twelve hours, of none, and of a Redfin snapshot', (t) => {
  t.deepEqual(feedWarnings(cron('0 */6 * * *')), []);
  t.regex(feedWarnings(cron('0 3 * * *'))[0] ?? '', /up to 24 hours: IDX rules ask for a refresh every 12 hours/);
  t.regex(feedWarnings(feedConfig())[0] ?? '', /no schedule/);
  t.true(feedWarnings(feedConfig({ preset: 'redfin', mode: 'snapshot' })).some((text) => text.includes('350 or 500')));
});

test('pictures are linked or copied, and what only copying needs stands beside it', (t) => {
  t.deepEqual(problems({ images: 'link' }), []);
  t.deepEqual(problems({ images: 'copy', imageRequests: { perSecond: 5, bytesPerHour: 1e9 } }), []);
  t.deepEqual(problems({ images: 'fetch' }), ['images must be one of link, copy']);
  t.regex(problems({ images: 'copy', imageRequests: { perSecond: 0 } })[0] ?? '', /^imageRequests\.perSecond /);
  t.regex(problems({ imageRequests: { perSecond: 5 } })[0] ?? '', /^imageRequests is for pictures that are fetched/);
  t.regex(
    problems({ columns: { PhotosChangeTimestamp: 'X' } })[0] ?? '',
    /^columns\.PhotosChangeTimestamp is read for/,
  );
  const columns = { StandardStatus: 'S', MLSNumber: 'N', SaleType: { constant: 'for_sale' } };
  t.deepEqual(problems({ images: 'copy', preset: undefined, key: ['MLSNumber'], columns }), [
    'columns.Images is needed for images "copy": it says where the pictures are',
  ]);
});

test('the fingerprint changes with all that changes values, and with nothing else', (t) => {
  const before = feedFingerprint(feedConfig());
  const changing: Partial<FeedConfig>[] = [
    { preset: 'listing' },
    { columns: { City: 'Town' } },
    { columns: { City: { column: 'Town', convert: 'joined' } } },
    { extension: ['Pool'] },
    { defaults: { CurrencySymbol: '€' } },
    { statuses: { A: 'Active' } },
    { key: ['MLSNumber'] },
    { mode: 'snapshot' },
    { importSold: true },
    { versionField: 'Changed' },
    { format: { delimiter: ';' } },
    { images: 'copy' },
    { onMarket: true },
    { columns: { City: { column: 'Town', values: { LA: 'Los Angeles' } } } },
  ];
  t.is(new Set([before, ...changing.map((changes) => feedFingerprint(feedConfig(changes)))]).size, changing.length + 1);
  const other = feedConfig({
    source: { file: 'x' },
    maxAge: 4,
    soldDays: 3,
    disclaimer: 'x',
    limits: { minRows: null },
    images: 'link',
    imageRequests: { perSecond: 1 },
  });
  t.is(feedFingerprint(other), before);
  const ordered = feedFingerprint(feedConfig({ statuses: { A: 'Active', B: 'Hold' } }));
  t.is(feedFingerprint(feedConfig({ statuses: { B: 'Hold', A: 'Active' } })), ordered);
});

test('a file may have 1 GB and what a web API gave 10 GB, where the feed does not say otherwise', (t) => {
  const config = feedConfig();
  const own = feedConfig({ limits: { maxSize: 5 } });
  const sizes = [config, withRoomForPages(config), own, withRoomForPages(own)].map(
    (one) => feedLimits(one).maxSize / 1024 ** 3,
  );
  t.deepEqual(sizes, [1, 10, 5 / 1024 ** 3, 5 / 1024 ** 3]);
});
