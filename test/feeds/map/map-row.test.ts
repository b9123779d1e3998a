import test from 'ava';
import type { FeedConfig } from '../../../src/feeds/configuration/feed-config.ts';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { matchesWhere } from '../../../src/feeds/map/feed-row.ts';
import { createStatusReader, STANDARD_STATUSES, statusEffect } from '../../../src/feeds/map/statuses.ts';
import { addDays } from '../../../src/listings/days-on-market.ts';
import type { ListingValues } from '../../../src/listings/listing.ts';
import { csv, expectations, feedConfig, home, read, readHome, TODAY, valuesOf } from '../../helpers/feed-files.ts';

test('a row needs a key and a status, and nothing else', async (t) => {
  const row = await readHome({});
  t.is(row.kind, 'listing');
  t.deepEqual(expectations(await readHome({ ListingKey: ' ', ListingId: '' })), {
    '': 'a key: ListingKey or MLSNumber or Url',
  });
});

test('a blank field is missing, counted by field, and no problem', async (t) => {
  const blank = home({ City: '', BedroomsTotal: 'N/A', YearBuilt: 'NULL' });
  const { rows, summary } = await read(
    csv(blank, home({ ListingKey: 'K2', City: 'Bern', BedroomsTotal: '2', YearBuilt: '' })),
  );
  t.deepEqual(
    rows.map((row) => (row.kind === 'listing' ? row.missing : null)),
    [['Bedrooms', 'YearBuilt', 'City'], ['YearBuilt']],
  );
  t.deepEqual(summary.missing, { Bedrooms: 1, YearBuilt: 2, City: 1 });
});

test('masks and words for nothing are blank in every field, and digits that are told to be a text are their text', async (t) => {
  const texts = [
    '***',
    '********',
    '*** ***',
    '•••',
    '####',
    '<NA>',
    '#N/A',
    'N.A.',
    '(null)',
    '#REF!',
    '="***"',
    ' * ',
  ];
  for (const nothing of texts) {
    const row = await readHome({ UnparsedAddress: nothing, ListPrice: nothing, LivingArea: nothing, City: nothing });
    t.like(row, { kind: 'listing', problems: [], missing: ['BuildingArea', 'Address', 'City', 'SalePrice'] }, nothing);
  }
  for (const text of ['N. Main St', '*Reduced*', '# 4', 'Nan Street', 'Null Island']) {
    t.is((await valuesOf({ UnparsedAddress: text })).Address, text);
  }
  t.is((await readHome({ ListingId: '="0012345"' })).keys.MLSNumber, '0012345');
  const plain = 'ListingKey,ListingId,StandardStatus,PropertyType\nK1,="0012345",Active,Land\n';
  t.is((await read(plain)).rows[0]?.keys.MLSNumber, '0012345');
});

test('a zero that a spreadsheet has lost of a postal code is put back where all codes of the state begin with one', async (t) => {
  const zips: [state: string, sent: string, read: string][] = [
    ['MA', '2116.0', '02116'],
    ['New Jersey', '7030', '07030'],
    ['ct', '6510-1234', '06510-1234'],
    ['MA', '02116', '02116'],
    ['NY', '1234', '1234'],
    ['ZH', '8002', '8002'],
    ['', '2116', '2116'],
  ];
  for (const [StateOrProvince, PostalCode, ZIP] of zips)
    t.like(await valuesOf({ StateOrProvince, PostalCode }), { ZIP });
});

test('a place where no homes are is unknown: its coordinates may be swapped', async (t) => {
  const swapped = await readHome({ Latitude: '-84.39', Longitude: '33.75' });
  t.like(swapped, { values: { Latitude: null, Longitude: null } });
  t.regex(expectations(swapped).Latitude ?? '', /may be swapped with the longitude/);
  t.like(await valuesOf({ Latitude: '-54.8', Longitude: '-68.3' }), { Latitude: -54.8, Longitude: -68.3 });
});

test('bathrooms have no tenths: 2.1 is told to be two full ones and a half one by a conversion, or unknown', async (t) => {
  const row = await readHome({ BathroomsTotalDecimal: '2.1' });
  t.like(row, { kind: 'listing', values: { Bathrooms: null } });
  t.regex(expectations(row).BathroomsTotalDecimal ?? '', /bathroomsFullHalf/);
  for (const baths of ['2.5', '2.25', '2.75', '2.8', '3']) {
    t.is((await valuesOf({ BathroomsTotalDecimal: baths })).Bathrooms, Number(baths));
  }
});

test('every wrong field of a row is named: line, column, value, what was expected', async (t) => {
  const wrong = {
    ListPrice: 'abc',
    BedroomsTotal: '-2',
    YearBuilt: '20255',
    Latitude: '132.7',
    Longitude: '8',
    City: 'x'.repeat(256),
  };
  const [row] = (await read(csv(home(wrong)))).rows;
  t.is(row?.kind, 'listing');
  t.deepEqual(row?.keys, { ListingKey: 'K1', MLSNumber: 'M1', Url: null });
  const problems = row?.kind === 'listing' ? row.problems : [];
  t.deepEqual(problems.map(({ line, column, value }) => [line, column, value]).sort(), [
    [2, 'BedroomsTotal', '-2'],
    [2, 'City', 'x'.repeat(256)],
    [2, 'Latitude', '132.7'],
    [2, 'ListPrice', 'abc'],
    [2, 'YearBuilt', '20255'],
  ]);
  t.like(expectations(row), {
    BedroomsTotal: 'a number from 0 to 1000000',
    City: 'at most 255 characters',
    Latitude: 'a number from -90 to 90',
    YearBuilt: 'a whole number from 0 to 2031',
  });
  const unknown = { SalePrice: null, Bedrooms: null, YearBuilt: null, Latitude: null, Longitude: null, City: null };
  t.like(row, { values: { ...unknown, Status: 'Active' }, missing: ['Longitude'] });
});

test('without what a row needs it is rejected: its keys, status and sale type', async (t) => {
  const config = feedConfig({ columns: { SaleType: 'Offer' } });
  const whole = { Offer: 'for sale', InternetEntireListingDisplayYN: 'Y' };
  t.is((await readHome(whole, config)).kind, 'listing');
  for (const [column, value] of [
    ['ListingId', '2.02E+06'],
    ['StandardStatus', 'Sunsetting'],
    ['Offer', 'auction'],
  ] as const) {
    const row = await readHome({ ...whole, [column]: value }, config);
    t.is(row.kind, 'rejected', column);
    t.true(column in expectations(row));
  }
});

test('a price of 0, 1 or nothing but nines is none, whatever conversion reads it', async (t) => {
  const config = feedConfig({ columns: { ListPrice: { column: 'ListPrice', convert: 'moneyWithComma' } } });
  for (const ListPrice of ['0', '1', '0,00', '99999999', '999.999.999']) {
    t.is((await valuesOf({ ListPrice }, config)).SalePrice, null, ListPrice);
  }
  t.is((await valuesOf({ ListPrice: '9.999.999' }, config)).SalePrice, '9999999.00');
});

test('a home of which nobody can read whether it may be shown is not shown', async (t) => {
  const row = await readHome({ InternetEntireListingDisplayYN: 'perhaps' });
  t.is(row.kind, 'removal');
  t.true('InternetEntireListingDisplayYN' in expectations(row));
});

test('what stands for a blank field does not stand for one that cannot be read', async (t) => {
  const long = 'x'.repeat(256);
  const rent = { PropertyType: 'Residential Lease', ListPrice: '300' };
  const sold = { StandardStatus: 'Closed', ListPrice: '500000', DaysOnMarket: '9', CloseDate: '2026-10-01' };
  const cases: [Record<string, string>, Record<string, unknown>][] = [
    [
      { ListPriceCurrency: long, ListPrice: '5000' },
      { CurrencySymbol: null, SalePrice: '5000.00' },
    ],
    [{ ...rent, LeaseAmountFrequency: 'Weekly' }, { RentPrice: '1300.00' }],
    [{ ...rent, LeaseAmountFrequency: long }, { RentPrice: null }],
    [sold, { SalePrice: '500000.00', MarketSince: '2026-09-22', MarketUntil: '2026-10-01' }],
    [
      { ...sold, ClosePrice: 'see agent' },
      { SalePrice: null, MarketSince: '2026-09-22' },
    ],
    [
      { ...sold, CloseDate: 'soon' },
      { SalePrice: '500000.00', MarketSince: null, MarketUntil: TODAY },
    ],
    [{ InternetAddressDisplayYN: 'Y' }, { AddressHidden: false }],
    [{ InternetAddressDisplayYN: 'perhaps' }, { AddressHidden: true }],
  ];
  for (const [changes, values] of cases) t.like(await readHome(changes), { values });
  const config = feedConfig({ columns: { AreaUnit: 'Unit' } });
  const areas = { LivingArea: '1500', LotSizeAcres: '1', Unit: 'roods' };
  t.like(await readHome(areas, config), { values: { BuildingArea: null, LotArea: null, AreaUnit: null } });
});

test('a price that the seller does not want to be shown is unknown, and so is all that would tell it', async (t) => {
  const config = feedConfig({
    columns: {
      PriceHidden: { column: 'Show', convert: 'forbidden' },
      UnitAreaPrice: 'PerFoot',
      EstimatePrice: 'Guess',
    },
  });
  const told = { ListPrice: '650000', OriginalListPrice: '700000', PerFoot: '410', Guess: '655000' };
  const prices = ({ SalePrice, OriginalListPrice, UnitAreaPrice, EstimatePrice }: Partial<ListingValues>) => [
    SalePrice,
    OriginalListPrice,
    UnitAreaPrice,
    EstimatePrice,
  ];
  const shown = ['650000.00', '700000.00', '410.00', '655000.00'];
  t.deepEqual(prices(await valuesOf({ ...told, Show: 'yes' }, config)), shown);
  t.deepEqual(prices(await valuesOf({ ...told, Show: '' }, config)), shown);
  t.deepEqual(prices(await valuesOf({ ...told, Show: 'no' }, config)), [null, null, null, null]);
  const row = await readHome({ ...told, Show: 'no' }, config);
  t.true(row.kind === 'listing' && row.missing.includes('ListPrice: hidden by the seller'));
});

const CONTROLS = ['\n', '\r\n', '\t', '\u000b', '\u0085', '\u2028'];

test('a key that holds a control character is a problem of its row, and no key', async (t) => {
  for (const control of [...CONTROLS, '\u0007']) {
    const row = await readHome({ ListingKey: `K1${control}K2`, ListingId: `x${control}M1`, ListingURL: '' });
    t.is(row.kind, 'rejected', JSON.stringify(control));
    t.deepEqual(row.keys, { ListingKey: null, MLSNumber: null, Url: null });
    const expected = 'a key without line ends, tabs or other control characters';
    t.like(expectations(row), { ListingKey: expected, ListingId: expected });
  }
  const off = await readHome({ ListingId: 'x\nM1', StandardStatus: 'Withdrawn' });
  t.like(off, { kind: 'removal', keys: { ListingKey: 'K1', MLSNumber: null } });
  t.like((await readHome({ ListingId: '\tM1\r\n' })).keys, { MLSNumber: 'M1' });
});

test('a URL that is made of columns is none where one of them holds a control character', async (t) => {
  const config = feedConfig({ columns: { Url: { template: 'https://homes.example/{ListingId}/{City}' } } });
  const row = await readHome({ City: 'x\nBern' }, config);
  t.like(row, { kind: 'listing', keys: { Url: null }, values: { Url: null, City: 'x Bern' } });
});

test('a short text stands in one line, a long one as it was sent', async (t) => {
  for (const control of CONTROLS) {
    const values = await valuesOf({
      City: `San ${control} Diego${control}`,
      UnparsedAddress: `1 Oak${control}St`,
      ListOfficeName: `A${control}${control}B`,
      StandardStatus: `Active${control}Under Contract`,
      PublicRemarks: `One${control}two`,
    });
    t.like(values, {
      City: 'San Diego',
      Address: '1 Oak St',
      ListOfficeName: 'A B',
      StandardStatus: 'ActiveUnderContract',
      Description: `One${control}two`,
    });
  }
  t.is((await valuesOf({ City: 'San  Diego' })).City, 'San  Diego', 'nothing else is changed');
});

test('a price that names another currency than the feed is in the one that it names, unless the row says it in a column', async (t) => {
  const currencies: [price: string, symbol: string][] = [
    ['450000', '$'],
    ['450000 EUR', '€'],
    ['€450,000', '€'],
    ['C$450,000', '$'],
    ['CHF 450’000.–', 'CHF'],
    ['$450,000 USD', '$'],
    ['¤450,000', '$'],
    ['about 5 EUR', '$'],
    ['450 000 zł', 'PLN'],
    ['RM 450,000', 'MYR'],
    ['Guide price £450,000', '£'],
    ['R 450 000', 'R'],
    ['450 000 F CFA', 'FCFA'],
  ];
  for (const [ListPrice, CurrencySymbol] of currencies)
    t.like(await valuesOf({ ListPrice }), { CurrencySymbol }, ListPrice);
  t.is((await valuesOf({ ListPrice: '450000 EUR', ListPriceCurrency: 'GBP' })).CurrencySymbol, '£');
  const pesos = feedConfig({ defaults: { CurrencySymbol: 'MXN' } });
  t.is((await valuesOf({ ListPrice: '$450,000' }, pesos)).CurrencySymbol, 'MXN');
  const rands = feedConfig({ defaults: { CurrencySymbol: 'ZAR' } });
  t.is((await valuesOf({ ListPrice: 'R 450 000' }, rands)).CurrencySymbol, 'ZAR');
  const usual: [usual: string, price: string, told: string][] = [
    ['USD', 'Q 450,000', 'Q'],
    ['EUR', '450 000 lei', 'lei'],
    ['RON', '450 000 lei', 'RON'],
    ['zł', '450 000 zł', 'zł'],
    ['SEK', '450 000 kr', 'SEK'],
    ['EUR', '450 000 kr', 'kr'],
    ['CAD', '$450,000', 'CAD'],
    ['$', 'R$ 450,000', 'R$'],
  ];
  for (const [CurrencySymbol, ListPrice, told] of usual) {
    const { CurrencySymbol: shown } = await valuesOf({ ListPrice }, feedConfig({ defaults: { CurrencySymbol } }));
    t.is(shown, told, `${ListPrice} in ${CurrencySymbol}`);
  }
});

test('a price that says how often it is paid is a rent, and no price of a home for sale', async (t) => {
  const lease = { PropertyType: 'Residential Lease' };
  t.is((await valuesOf({ ...lease, ListPrice: '$450 pw' })).RentPrice, '1950.00');
  t.is((await valuesOf({ ...lease, ListPrice: '$450 pw', LeaseAmountFrequency: 'Monthly' })).RentPrice, '1950.00');
  t.is((await valuesOf({ ...lease, ListPrice: '450', LeaseAmountFrequency: 'wöchentlich' })).RentPrice, '1950.00');
  const sale = await readHome({ ListPrice: '$450 pw', OriginalListPrice: '480 pw' });
  t.like(sale, { kind: 'listing', values: { SalePrice: null, RentPrice: null, OriginalListPrice: null } });
  t.true(sale.kind === 'listing' && sale.missing.includes('SalePrice: a rent'));
  const config = feedConfig({ columns: { RentPrice: 'Rent', DepositFee: 'Deposit', HOAMonth: 'Dues' } });
  const paid = await readHome({ ...lease, Rent: '£450 pw', Deposit: '£900 pw', Dues: '1,200 / year' }, config);
  t.like(paid, { values: { RentPrice: '1950.00', DepositFee: null, HOAMonth: '100.00' } });
  t.deepEqual(expectations(paid), { Deposit: 'an amount that is paid once' });
});

test('a rent in a column of its own is paid as often as the column of frequencies says, unless it says so itself', async (t) => {
  const of = (rule: unknown) => feedConfig({ columns: { RentPrice: rule, RentFrequency: 'Per' } as never });
  const rentOf = async (rule: unknown, cells: Record<string, string>, type = 'Residential Lease') =>
    (await valuesOf({ PropertyType: type, ListPrice: '', ...cells }, of(rule))).RentPrice;
  t.is(await rentOf('Rent', { Rent: '450', Per: 'Weekly' }), '1950.00');
  t.is(await rentOf('Rent', { Rent: '480', Per: 'Daily' }), '14600.00');
  t.is(await rentOf('Rent', { Rent: '480', Per: 'Weekly' }, 'Residential'), '2080.00');
  t.is(await rentOf('Rent', { Rent: '1450', Per: '' }), '1450.00');
  t.is(await rentOf('Rent', { Rent: '95', Per: 'pppw' }), null);
  t.is(await rentOf('Rent', { Rent: '£450 pw', Per: 'Monthly' }), '1950.00');
  t.is(await rentOf({ column: 'Rent', convert: 'weeklyToMonthly' }, { Rent: '450', Per: 'Weekly' }), '1950.00');
});

test('a sale type or unit of area that there is not is named, whatever conversion the feed names for its column', async (t) => {
  const columns = {
    SaleType: { column: 'Offer', convert: 'text' },
    AreaUnit: { column: 'Unit', convert: 'text' },
  } as const;
  const config = feedConfig({ columns });
  const [wrong, right] = (
    await read(csv(home({ Offer: 'auction', Unit: 'acres' }), home({ Offer: 'for_rent', Unit: 'Square Feet' })), config)
  ).rows;
  t.is(wrong?.kind, 'rejected');
  t.deepEqual(expectations(wrong), { Offer: 'for_sale or for_rent', Unit: 'Square Feet or Square Meters' });
  t.like(right, { kind: 'listing', values: { SaleType: 'for_rent' } });
});

test('lengths count characters, not their halves', async (t) => {
  t.is([...((await valuesOf({ City: '🏠'.repeat(255) })).City ?? '')].length, 255);
  t.deepEqual(expectations(await readHome({ City: '🏠'.repeat(256) })), { City: 'at most 255 characters' });
  t.is((await valuesOf({ PublicRemarks: 'x'.repeat(65_001) })).Description, null);
});

test('a picture more than 500, or one that has no web address, is left out with a problem of its own', async (t) => {
  const urls = (count: number) => Array.from({ length: count }, (_, index) => `https://i.example/${index}`).join(' ');
  const most = await readHome({ Media: urls(500) });
  t.like(most, { kind: 'listing', problems: [] });
  t.like(await readHome({ Media: urls(501) }), {
    values: most.kind === 'listing' ? { Images: most.values.Images } : {},
    problems: [{ column: 'Media', value: 'https://i.example/500', expected: 'at most 500 entries', partly: true }],
  });
  const odd = await readHome({ Media: '["javascript:alert(1)", "https://i.example/1"]' });
  t.like(odd, { values: { Images: ['https://i.example/1'] } });
  t.like(odd, { problems: [{ column: 'Media', value: 'javascript:alert(1)', partly: true }] });
  t.is((await valuesOf({ Media: '["javascript:alert(1)"]' })).Images, null);
  const blanks = JSON.stringify([{ MediaURL: 'https://i.example/a b.jpg' }]);
  t.deepEqual((await valuesOf({ Media: blanks })).Images, ['https://i.example/a%20b.jpg']);
});

test('a URL is a web address, and of no other scheme', async (t) => {
  for (const ListingURL of ['https://a.example/1', 'a.example/1?x=1', 'http://a.example:8080/ü']) {
    t.is((await valuesOf({ ListingURL })).Url, ListingURL);
  }
  for (const ListingURL of ['javascript:alert(1)', 'data:text/html,x', 'see agent', 'ftp://a.example/1', '/homes/1']) {
    const row = await readHome({ ListingURL });
    t.like(row, { kind: 'listing', keys: { Url: null }, values: { Url: null } }, ListingURL);
    t.true('ListingURL' in expectations(row));
    t.is((await readHome({ ListingURL, ListingKey: '', ListingId: '' })).kind, 'rejected', 'it has no other key');
  }
});

test('a place of which half is known, or 0 and 0, is unknown', async (t) => {
  t.like(await valuesOf({ Latitude: '47', Longitude: '' }), { Latitude: null, Longitude: null });
  t.like(await valuesOf({ Latitude: '0', Longitude: '0.0' }), { Latitude: null, Longitude: null });
  t.like(await valuesOf({ Latitude: '0', Longitude: '8.5' }), { Latitude: 0, Longitude: 8.5 });
});

test('a row that ends a listing needs only key and status, and applies even when every other field is wrong', async (t) => {
  const wrong = {
    ListPrice: 'abc',
    BedroomsTotal: 'many',
    ListingURL: 'none at all',
    YearBuilt: '99999',
    City: 'Bern',
  };
  const pending = await readHome({ ...wrong, StandardStatus: 'Pending' });
  t.like(pending, { kind: 'removal', standardStatus: 'Pending', keys: { ListingKey: 'K1' }, values: { City: 'Bern' } });
  const closed = await readHome({ ...wrong, StandardStatus: 'Closed' });
  t.like(closed, { kind: 'sold', values: { Status: 'Sold', City: 'Bern' } });
  if (closed.kind !== 'sold') return t.fail();
  t.is(closed.problems.length, 4);
  for (const field of ['SalePrice', 'RentPrice', 'Bedrooms', 'Url', 'YearBuilt'] as const)
    t.is(closed.values[field], null, field);
});

test('a sold row that has what a row needs could also make a new listing', async (t) => {
  t.like(await readHome({ StandardStatus: 'Closed', ListingId: '2.02E+06' }), { kind: 'sold', complete: false });
  t.like(await readHome({ StandardStatus: 'Closed', ListPrice: '5' }), {
    kind: 'sold',
    complete: true,
    values: { SaleType: 'for_sale' },
  });
});

test('Incomplete is never imported', async (t) => {
  t.like(await readHome({ StandardStatus: 'Incomplete', ListPrice: 'abc' }), {
    kind: 'ignored',
    keys: { ListingKey: 'K1' },
  });
});

test('a row with too few or too many fields is rejected, and its keys are not trusted', async (t) => {
  const text = `${csv(home())}K2,M2,Active\nK3,M3,Active,Residential,more\nK4,M4,Active,Residential,,\n`;
  const { rows } = await read(text);
  t.deepEqual(
    rows.map(({ kind, line, keys }) => [kind, line, keys.ListingKey]),
    [
      ['listing', 2, 'K1'],
      ['rejected', 3, null],
      ['rejected', 4, null],
      ['listing', 5, 'K4'],
    ],
  );
  t.deepEqual(expectations(rows[1]), { '': '4 fields, as the header has' });
});

const OPTIONAL_LAST = [
  'ListingKey',
  'StandardStatus',
  'PropertyType',
  'ListPrice',
  'Latitude',
  'City',
  'PublicRemarks',
];
const cut = (header: readonly string[], ...lines: string[]): string => `${[header.join(','), ...lines].join('\n')}\n`;

test('a row that leaves out its last field, which need not be filled, has it blank', async (t) => {
  const whole = 'K1,Active,Residential,1000,47.6,Seattle,';
  const { rows } = await read(cut(OPTIONAL_LAST, whole, whole.replace('K1', 'K2').slice(0, -1)));
  t.like(rows[1], { kind: 'listing', keys: { ListingKey: 'K2' }, problems: [] });
  t.deepEqual({ ...rows[1], line: 2, keys: null }, { ...rows[0], keys: null });
});

test('a row that lacks a field is rejected where its columns may have moved, or where a blank would be believed', async (t) => {
  const asked = (last: string) => [...OPTIONAL_LAST.slice(0, -1), last];
  const lines: Record<string, [readonly string[], string]> = {
    'two fields': [OPTIONAL_LAST, 'K1,Active,Residential,1000,47.6'],
    'one further ahead': [OPTIONAL_LAST, 'K1,Active,Residential,47.6,Seattle,A home'],
    'one that says whether the home is shown': [
      asked('InternetEntireListingDisplayYN'),
      'K1,Active,Residential,1000,47.6,Seattle',
    ],
    'one that says whether its address is': [
      asked('InternetAddressDisplayYN'),
      'K1,Active,Residential,1000,47.6,Seattle',
    ],
    'a key': [asked('ListingId'), 'K1,Active,Residential,1000,47.6,Seattle'],
  };
  for (const [name, [header, line]] of Object.entries(lines)) {
    const { rows } = await read(cut(header, line));
    t.like(rows[0], { kind: 'rejected', keys: { ListingKey: null } }, name);
    t.regex(expectations(rows[0])[''] ?? '', /fields, as the header has/, name);
  }
  const where = feedConfig({ chatbots: [{ serialNumber: 'a'.repeat(32), where: { PublicRemarks: [''] } }] });
  t.is((await read(cut(OPTIONAL_LAST, 'K1,Active,Residential,1000,47.6,Seattle'), where)).rows[0]?.kind, 'rejected');
});

test('a file whose last line ends early and has no line end is cut off, also where a field may be left out', async (t) => {
  const text = cut(OPTIONAL_LAST, 'K1,Active,Residential,1000,47.6,Seattle', 'K2,Active,Residential,1000,47.6,Seattle');
  t.is((await read(text)).rows.length, 2);
  await t.throwsAsync(read(text.slice(0, -1)), { message: /cut off: its last line, 3, has 6 of 7 fields and no end/ });
});

test("keys are trimmed, and only those that the feed's key names", async (t) => {
  const row = await readHome({ ListingKey: ' K1 ', ListingId: '\tM1' }, feedConfig({ key: ['MLSNumber'] }));
  t.deepEqual(row.keys, { ListingKey: null, MLSNumber: 'M1', Url: null });
});

test('words for nothing are no key', async (t) => {
  for (const word of ['N/A', 'none', 'NULL', '-']) {
    t.is((await readHome({ ListingId: word })).keys.MLSNumber, null, word);
  }
});

test('Url can be made of columns; without one of them there is none', async (t) => {
  const config = feedConfig({ columns: { Url: { template: 'https://homes.example/{City}/{ListingId}' } } });
  const row = await readHome({ ListingId: 'A/1', City: 'New York' }, config);
  t.is(row.keys.Url, 'https://homes.example/New%20York/A%2F1');
  t.is((await readHome({ City: '' }, config)).keys.Url, null);
});

test("a feed's own column takes the place of the preset's", async (t) => {
  const config = feedConfig({
    columns: {
      City: 'Town',
      SalePrice: { column: 'Asking', convert: 'moneyWithComma' },
      Bathrooms: { columns: ['Full', 'Half'], convert: 'bathrooms' },
    },
  });
  const values = await valuesOf(
    { City: 'Not this', Town: 'Bern', Asking: '1.250.000,50 €', Full: '2', Half: '1' },
    config,
  );
  t.like(values, { City: 'Bern', SalePrice: '1250000.50', Bathrooms: 2.5 });
});

test('a file can be mapped by hand alone', async (t) => {
  const { preset: _, ...byHand } = feedConfig();
  const config: FeedConfig = {
    ...byHand,
    key: ['MLSNumber'],
    columns: {
      MLSNumber: 'Ref',
      StandardStatus: 'State',
      SaleType: { constant: 'for_rent' },
      ListPrice: 'Rent',
      CurrencySymbol: { constant: 'CHF' },
    },
  };
  const { rows } = await read('Ref;State;Rent\n7;Active;1900\n', config);
  t.like(rows[0], {
    kind: 'listing',
    values: { SaleType: 'for_rent', RentPrice: '1900.00', CurrencySymbol: 'CHF', AreaUnit: null },
  });
});

test('ExtensionColumn takes only the columns that the feed names', async (t) => {
  const named = { PoolFeatures: 'Heated', View: '', LotFeatures: 'Corner' };
  t.is((await valuesOf(named)).ExtensionColumn, null);
  t.deepEqual((await valuesOf(named, feedConfig({ extension: ['PoolFeatures', 'View'] }))).ExtensionColumn, [
    { Key: 'PoolFeatures', value: 'Heated' },
  ]);
  t.deepEqual((await valuesOf(named, feedConfig({ extension: { Lot: 'LotFeatures' } }))).ExtensionColumn, [
    { Key: 'Lot', value: 'Corner' },
  ]);
});

test('versionField says which column tells when a row was changed', async (t) => {
  const config = feedConfig({ versionField: 'Changed' });
  const values = await valuesOf(
    { Changed: '11/20/2026 3:04 PM', ModificationTimestamp: '2020-01-01T00:00:00Z' },
    config,
  );
  t.is(values.ModificationTimestamp, '2026-11-20T15:04:00.000Z');
});

test('broken characters are counted', async (t) => {
  const row = await readHome({ PublicRemarks: 'caf\ufffd' });
  t.true(row.kind === 'listing' && row.missing.includes('Description: broken characters'));
});

test('a column that the feed names, a key or the status that the file lacks, is told with those that are there', async (t) => {
  const missing = async (config: Parameters<typeof read>[1], text = csv(home({ Adress: 'x' }))) =>
    (await t.throwsAsync(read(text, config), { instanceOf: FeedFileError }))?.message ?? '';
  t.is(
    await missing(feedConfig({ columns: { Address: 'Address' } })),
    'feed.csv lacks columns that the feed needs: "Address" (did you mean "Adress"?). It has: ListingKey, ListingId, StandardStatus, PropertyType, Adress',
  );
  t.regex(await missing(feedConfig({ extension: ['Pool'] })), /"Pool"/);
  t.regex(await missing(feedConfig({ versionField: 'Changed' })), /"Changed"/);
  t.regex(await missing(feedConfig({ chatbots: [{ serialNumber: 'a', where: { Office: ['1'] } }] })), /"Office"/);
  t.regex(await missing(feedConfig(), 'ListingId,PropertyType\n1,Land\n'), /"StandardStatus or MlsStatus"/);
  t.regex(
    await missing(feedConfig(), 'StandardStatus,PropertyType\nActive,Land\n'),
    /"ListingKey", "ListingId", "ListingURL"/,
  );
});

test('column names are found without case and separators', async (t) => {
  const { rows } = await read('listing key,Listing_ID,STANDARDSTATUS,Property Type\n1,2,Active,Land\n');
  t.like(rows[0], { kind: 'listing', keys: { ListingKey: '1', MLSNumber: '2' } });
});

test('a row has the raw texts of the columns that conditions look at, under the names of its header', async (t) => {
  const chatbots = [
    { serialNumber: 'one', where: { StandardStatus: ['Active'], 'Note (2)': ['b'] } },
    { serialNumber: 'two', where: { ListingKey: ['1'] } },
  ];
  const file = 'ListingKey,StandardStatus,PropertyType,Note,Note\n 1 ,Active,Land,a,b\n2,Active,Land,a\n';
  const { rows } = await read(file, feedConfig({ chatbots }));
  t.deepEqual(
    rows.map(({ record }) => record),
    [
      { ListingKey: ' 1 ', StandardStatus: 'Active', 'Note (2)': 'b' },
      { ListingKey: '2', StandardStatus: 'Active', 'Note (2)': '' },
    ],
  );
});

test('where picks rows by equal texts, trimmed and without case; all of its columns must match', (t) => {
  const record = { Office: ' a12 ', City: 'Bern' };
  t.true(matchesWhere(record, undefined));
  t.true(matchesWhere(record, { Office: ['B1', 'A12'] }));
  t.true(matchesWhere(record, { Office: ['A12'], City: ['BERN'] }));
  t.false(matchesWhere(record, { Office: ['A12'], City: ['Basel'] }));
  t.false(matchesWhere(record, { Office: ['A1'] }));
});

test('days on market count back from the day of the run', async (t) => {
  t.is((await valuesOf({ DaysOnMarket: '0' })).MarketSince, TODAY);
  t.is((await valuesOf({ DaysOnMarket: '36501' })).MarketSince, null);
  const counts = [...Array.from({ length: 1_100 }, (_, index) => index), 5, 5, 1_099];
  const { rows } = await read(csv(...counts.map((count) => home({ DaysOnMarket: String(count) }))));
  t.deepEqual(
    rows.map((row) => (row.kind === 'listing' ? row.values.MarketSince : null)),
    counts.map((count) => addDays(TODAY, -count)),
  );
});

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

test("a column's own words become what the feed says they mean; the others are read as they are", async (t) => {
  const config = feedConfig({
    columns: {
      PropertyType: { column: 'Kind', values: { CND: 'Condominium', 'Res-Lot': 'Land' } },
      SaleType: { column: 'Deal', values: { RNT: 'for_rent', RES: 'for_sale' } },
      Bedrooms: { column: 'Rooms', values: { studio: '0', '?': '' } },
      StandardStatus: { column: 'Stand', values: { offen: 'Active', weg: 'Delete' } },
    },
  });
  const read = (row: Record<string, string>) => valuesOf(row, config);
  t.like(await read({ Kind: 'cnd', Deal: 'rnt', Rooms: 'Studio', Stand: 'Offen' }), {
    PropertyType: 'Condominium',
    SaleType: 'for_rent',
    Bedrooms: 0,
    StandardStatus: 'Active',
  });
  t.like(await read({ Kind: 'Villa', Deal: 'for sale', Rooms: '?', Stand: 'Active' }), {
    PropertyType: 'Villa',
    SaleType: 'for_sale',
    Bedrooms: null,
  });
  t.like(await read({ Kind: 'res lot', Deal: 'RES', Rooms: '3', Stand: 'offen' }), {
    PropertyType: 'Land',
    Bedrooms: 3,
  });
  t.is((await readHome({ Kind: '', Deal: 'RES', Rooms: '', Stand: 'weg' }, config)).kind, 'removal');
  const unknown = await readHome({ Kind: '', Deal: 'XYZ', Rooms: '', Stand: 'offen' }, config);
  t.like(expectations(unknown), { Deal: 'for_sale or for_rent' });
});

test('where a source sends only what is on the market, a row needs no status, and one that it has is read', async (t) => {
  const config = feedConfig({ onMarket: true });
  t.like(await valuesOf({ StandardStatus: '' }, config), { Status: 'Active', StandardStatus: 'Active' });
  t.is((await readHome({ StandardStatus: 'Pending' }, config)).kind, 'removal');
  t.is((await readHome({ StandardStatus: 'Sunsetting' }, config)).kind, 'rejected');
  const { StandardStatus: _, ...without } = home({});
  t.deepEqual(
    (await read(csv(without), config)).rows.map((row) => row.kind),
    ['listing'],
  );
});

test('what a row without a status is, a feed can say, and of one that is unknown it says nothing', async (t) => {
  for (const meaning of ['Incomplete', 'Ignore'] as const) {
    const config = feedConfig({ statuses: { '': meaning } });
    t.is((await readHome({ StandardStatus: '' }, config)).kind, 'ignored');
    t.is((await readHome({ StandardStatus: meaning === 'Ignore' ? meaning : 'Sunsetting' }, config)).kind, 'rejected');
  }
  t.is((await readHome({ StandardStatus: '' })).kind, 'rejected');
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
