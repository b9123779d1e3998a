import test from 'ava';
import { csv, expectations, feedConfig, read } from '../../../helpers/feed-files.ts';

const URL_COLUMN = 'URL (SEE https://www.redfin.com/buy-a-home/comparative-market-analysis FOR INFO ON PRICING)';
const redfin = feedConfig({ preset: 'redfin', key: ['MLSNumber', 'Url'] });

const home = (changes: Record<string, string> = {}): Record<string, string> => ({
  'SALE TYPE': 'MLS Listing',
  'SOLD DATE': '',
  'PROPERTY TYPE': 'Townhouse',
  ADDRESS: '12 Elm Way, Unit B',
  CITY: 'Springfield',
  'STATE OR PROVINCE': 'WA',
  'ZIP OR POSTAL CODE': '98000',
  PRICE: '849000',
  BEDS: '3',
  BATHS: '2.5',
  LOCATION: 'Oakhill',
  'SQUARE FEET': '1520',
  'LOT SIZE': '1057',
  'YEAR BUILT': '2014',
  'DAYS ON MARKET': '3',
  '$/SQUARE FEET': '559',
  'HOA/MONTH': '',
  STATUS: 'Active',
  'NEXT OPEN HOUSE START TIME': '',
  'NEXT OPEN HOUSE END TIME': '',
  [URL_COLUMN]: 'https://homes.example.com/12-elm-way/unit-B',
  SOURCE: 'MLS',
  'MLS#': '2000001',
  FAVORITE: 'N',
  INTERESTED: 'Y',
  LATITUDE: '47.6019098',
  LONGITUDE: '-122.2972486',
  ...changes,
});
const rowOf = async (changes: Record<string, string>) => (await read(csv(home(changes)), redfin)).rows[0];

test('a Redfin row is a home for sale in dollars and square feet', async (t) => {
  const row = await rowOf({});
  t.like(row, {
    kind: 'listing',
    line: 2,
    keys: { ListingKey: null, MLSNumber: '2000001', Url: 'https://homes.example.com/12-elm-way/unit-B' },
    problems: [],
    missing: ['HOAMonth'],
    values: {
      SaleType: 'for_sale',
      Status: 'Active',
      CurrencySymbol: '$',
      PropertyType: 'Townhouse',
      Bedrooms: 3,
      Bathrooms: 2.5,
      YearBuilt: 2014,
      MarketSince: '2026-11-18',
      LotArea: 1057,
      BuildingArea: 1520,
      AreaUnit: 'Square Feet',
      Location: 'Oakhill',
      Address: '12 Elm Way, Unit B',
      City: 'Springfield',
      State: 'WA',
      ZIP: '98000',
      Latitude: 47.6019098,
      Longitude: -122.2972486,
      SalePrice: '849000.00',
      UnitAreaPrice: '559.00',
      HOAMonth: null,
      Tours: null,
    },
  });
});

test('the URL column is found by how its name begins, and older names of columns are known', async (t) => {
  const { [URL_COLUMN]: url = '', 'STATE OR PROVINCE': STATE = '', 'ZIP OR POSTAL CODE': ZIP = '', ...others } = home();
  const row = (await read(csv({ ...others, STATE, ZIP, 'URL (SEE http://www.redfin.com/old)': url }), redfin)).rows[0];
  t.like(row, { kind: 'listing', keys: { Url: url }, values: { State: 'WA', ZIP: '98000' } });
});

test('STATUS decides, not SALE TYPE', async (t) => {
  const past = { 'SALE TYPE': 'PAST SALE', 'SOLD DATE': 'August-15-2017' };
  t.like(await rowOf({ ...past, STATUS: 'Active' }), { kind: 'listing', values: { MarketUntil: null } });
  t.like(await rowOf({ ...past, STATUS: 'Pending' }), { kind: 'removal', standardStatus: 'Pending' });
  t.like(await rowOf({ ...past, STATUS: 'Sold' }), { kind: 'sold', complete: true });
  const blank = await rowOf({ ...past, STATUS: '' });
  t.is(blank?.kind, 'rejected');
  t.deepEqual(Object.keys(expectations(blank)), ['STATUS']);
});

test('a sold home is on the market until its SOLD DATE', async (t) => {
  const sold = { STATUS: 'Sold', 'SOLD DATE': 'September-8-2026', 'DAYS ON MARKET': '10' };
  t.like(await rowOf(sold), { values: { Status: 'Sold', MarketUntil: '2026-09-08', MarketSince: '2026-08-29' } });
  t.like(await rowOf({ ...sold, 'SOLD DATE': '' }), { values: { MarketUntil: '2026-11-21' } });
});

test('an open house to come is a tour', async (t) => {
  const open = (day: string) => ({
    'NEXT OPEN HOUSE START TIME': `${day} 11:00 AM`,
    'NEXT OPEN HOUSE END TIME': `${day} 01:00 PM`,
  });
  t.like(await rowOf(open('November-22-2026')), { values: { Tours: 'OpenHouse' } });
  t.like(await rowOf(open('November-20-2026')), { values: { Tours: null } });
});

const NOTICE = 'In accordance with local MLS rules, some MLS listings are not included in the download';
test('a notice in place of a record is ignored, alone in its line, quoted, or padded with commas', async (t) => {
  const [header = '', row = ''] = csv(home()).split('\n');
  for (const notice of [`"${NOTICE}"`, `"${NOTICE}"${','.repeat(26)}`]) {
    const { rows, summary } = await read(`${header}\n${notice}\n${row}\n`, redfin);
    t.deepEqual(
      rows.map(({ kind }) => kind),
      ['ignored', 'listing'],
    );
    t.is(summary.rows, 2);
    t.false(summary.capped);
  }
});

test('a file with the "Over 500 results" notice is capped, also where it is the only or the unfinished last line', async (t) => {
  const over = 'Over 500 results. Try zooming in or modifying your search options.';
  const [header = '', row = ''] = csv(home()).split('\n');
  for (const text of [`${header}\n${row}\n${over}`, `${header}\n${over}\n`]) {
    const { rows, summary } = await read(text, redfin);
    t.is(rows.at(-1)?.kind, 'ignored');
    t.true(summary.capped);
  }
});

test('a file of exactly 350 or 500 homes ends at a known cap', async (t) => {
  for (const [count, capped] of [
    [349, false],
    [350, true],
    [351, false],
    [500, true],
  ] as const) {
    const homes = Array.from({ length: count }, (_, index) => home({ 'MLS#': String(index) }));
    t.is((await read(csv(...homes), redfin)).summary.capped, capped, `${count}`);
  }
});

test('areas and prices per area follow a feed that stores square metres', async (t) => {
  const metric = { ...redfin, defaults: { AreaUnit: 'Square Meters' as const } };
  const { rows } = await read(csv(home()), metric);
  t.like(rows[0], {
    values: { AreaUnit: 'Square Meters', BuildingArea: 141.21, LotArea: 98.2, UnitAreaPrice: '6017.03' },
  });
});
