import test from 'ava';
import { findMissing } from '../../../src/feeds/inspect/find-missing.ts';
import { inspectFile } from '../../../src/feeds/inspect/inspect-file.ts';
import { csv, feedConfig, home, read, readHome, valuesOf, withFile } from '../../helpers/feed-files.ts';
import { HOMES, inspectTable as inspect, isTodo } from './inspect-table.ts';

test('A word for nothing is no city, place, street, description, state or office', async (t) => {
  for (const nothing of ['None', 'none', 'N/A', 'null', '-', '--', '?', 'n/d']) {
    const fields = { UnparsedAddress: nothing, City: nothing, StateOrProvince: nothing, PublicRemarks: nothing };
    const values = await valuesOf({ ...fields, SubdivisionName: nothing, ListOfficeName: nothing });
    const { Address, City, State, Description, Location, ListOfficeName } = values;
    t.deepEqual([Address, City, State, Description, Location, ListOfficeName], Array(6).fill(null), nothing);
  }
  t.is((await valuesOf({ StateOrProvince: 'NA' })).State, 'NA');
});

test('A number of -1 is not known where none is below zero, nor is such a house', async (t) => {
  const values = await valuesOf({
    ...{ UnparsedAddress: '-1', BedroomsTotal: '-1', YearBuilt: '-1.0', LivingArea: '-1', City: '-1' },
    ...{ AssociationFee: '-1,00', Latitude: '5.5', Longitude: '-1', DaysOnMarket: '-1' },
  });
  const { Address, Bedrooms, YearBuilt, BuildingArea, City, HOAMonth, Latitude, Longitude } = values;
  t.deepEqual([Address, Bedrooms, YearBuilt, BuildingArea, City, HOAMonth], Array(6).fill(null));
  t.deepEqual([Latitude, Longitude], [5.5, -1]);
  const fields = { Year: '-1', floors_count: '-1', floor: '-1', No: '-1', Street: 'Baumanstraat', Rooms: '-1' };
  const row = await readHome(
    fields,
    feedConfig({
      columns: {
        Address: { columns: ['Street', 'No'], convert: 'spaced' },
        YearBuilt: 'Year',
        Bedrooms: { column: 'Rooms', values: { '-1': '0' } },
      },
      extension: ['floor', 'floors_count'],
    }),
  );
  t.like(row, { kind: 'listing', problems: [] });
  t.like(row.kind === 'listing' && row.values, { Address: 'Baumanstraat', YearBuilt: null, Bedrooms: 0 });
  t.deepEqual(row.kind === 'listing' && row.values.ExtensionColumn, [{ Key: 'floor', value: '-1' }]);
});

test('A column of numbers is known beside as many of -1, which stand for nothing, but no column of codes', (t) => {
  const { Address: _, Price, ...homes } = HOMES;
  const { rules, analysis } = inspect({
    ...homes,
    street: ['Baumanstraat', 'Dorpsstraat', 'Kerkstraat', 'Laan'],
    house_number: ['21', '-1', '9', '100'],
    price: ['450000', '-1', '-1', '610000'],
    price_per_month: ['-1', '1200', '1450', '-1'],
    year_of_construction: ['1986', '-1', '-1', '2014'],
    kind: ['1', '-1', '2', '1'],
    'Type Code': ['10', '-1', '20', '10'],
  });
  t.deepEqual(rules.Address, { columns: ['street', 'house_number'], convert: 'spaced' });
  t.is(rules.ListPrice, 'price');
  t.is(rules.YearBuilt, 'year_of_construction');
  const textsOf = (of: string) => analysis.columns.find(({ name }) => name === of)?.texts;
  t.deepEqual(
    [textsOf('kind'), textsOf('Type Code')],
    [
      ['1', '-1', '2', '1'],
      ['10', '-1', '20', '10'],
    ],
  );
});

test('An area of 0 is not known, whatever reads it', async (t) => {
  const sizes = { columns: { BuildingArea: 'Size', LotArea: { column: 'Lot', convert: 'numberWithComma' } } } as const;
  const row = await readHome({ Size: '0', Lot: '0,0' }, feedConfig(sizes));
  t.deepEqual(row.kind === 'listing' && [row.values.BuildingArea, row.values.LotArea], [null, null]);
});

test('Land without bedrooms is no studio, nor is a home without a bathroom, and 0 bathrooms are not told', async (t) => {
  const rows: [type: string, beds: string, baths: string, read: (number | null)[]][] = [
    ['Land', '0', '0', [null, null]],
    ['Vacant Lot', '0', '', [null, null]],
    ['CommercialSale', '0', '2', [null, 2]],
    ['Residential', '0', '0', [null, null]],
    ['Residential', '0', '1', [0, 1]],
    ['Residential', '3', '0', [3, null]],
  ];
  for (const [PropertyType, BedroomsTotal, BathroomsTotalInteger, expected] of rows) {
    const { Bedrooms, Bathrooms } = await valuesOf({
      PropertyType,
      PropertySubType: '',
      BedroomsTotal,
      BathroomsTotalInteger,
    });
    t.deepEqual([Bedrooms, Bathrooms], expected, `${PropertyType} ${BedroomsTotal} ${BathroomsTotalInteger}`);
  }
});

test('A number is no type that visitors can read, and elements within each other are no text', async (t) => {
  for (const fields of [{ PropertySubType: '19', PropertyType: '19' }, { PublicRemarks: '[{"en":"","es":""}]' }]) {
    const row = await readHome(fields);
    t.is(row.kind, 'listing');
    t.is(row.kind === 'listing' ? row.problems.length : 0, 1);
  }
  const types = inspect({ ...HOMES, Type: ['House', 'Flat', 'House', '19', 'House', 'Flat'] }).rules.PropertyType;
  t.true(isTodo(typeof types === 'object' && 'values' in types ? types.values?.['19'] : types));
});

test('Names of files, what programs write within each other and their numbers are no extension', (t) => {
  const columns = {
    'floorplans.plan': ['plan1.pdf', 'plan2.pdf'],
    Floorplan: ['a.png', 'b.png'],
    Features: ['[{"feature":""}]', '[{"feature":"Pool"}]'],
    additional_features: ['a:1:{i:0;a:1:{s:5:"title";s:4:"Pool";}}', 'a:0:{}'],
    TENURE_TYPE_ID: ['1', '2'],
    'Pool Type': ['Heated', 'Salt'],
    'energy_rating.consumption': ['A', 'B'],
  };
  const { extension } = inspect({ ...HOMES, ...columns }).config;
  t.deepEqual(extension, ['Pool Type', 'energy_rating.consumption']);
});

test('Of areas with dots here and commas there before three digits those cells alone are unknown', async (t) => {
  const areas = ['1.200', '1,350', '98', '110', '125.5'];
  const { rules } = inspect({ ...HOMES, SqFt: areas });
  t.deepEqual(rules.BuildingArea, { column: 'SqFt', convert: 'areaUnlessUnclear' });
  const rows = areas.map((area, index) => home({ ListingKey: `K${index}`, ListingId: `M${index}`, LivingArea: area }));
  const mapping = feedConfig({ columns: { BuildingArea: { column: 'LivingArea', convert: 'areaUnlessUnclear' } } });
  const { rows: found } = await read(csv(...rows), mapping);
  t.deepEqual(
    found.map((row) => (row.kind === 'listing' ? row.values.BuildingArea : row.kind)),
    [null, null, 98, 110, 125.5],
  );
  t.is(inspect({ ...HOMES, 'Lot Acres': ['1.200', '0.350', '2.5'] }).rules.LotArea !== undefined, true);
});

test('Areas are read by their own marks and units, whatever else the column holds', async (t) => {
  const feet = (meters: number): number => Math.round(meters * 1_076.391) / 100;
  const rows: [field: 'BuildingArea' | 'LotArea', texts: string[], expected: (number | null)[]][] = [
    ['BuildingArea', ['1500 sq ft', '1,500 sq ft', '112,5 m²'], [1500, 1500, feet(112.5)]],
    ['BuildingArea', ['1,350 m²', '112,5 m²', '95 m²'], [feet(1350), feet(112.5), feet(95)]],
    ['BuildingArea', ['1500', '1,500', '1,620', '1480'], [1500, 1500, 1620, 1480]],
    ['BuildingArea', ['1,450 sq. ft.', '980 sq.ft', '2,010 sq.ft.', '1,200 sft'], [1450, 980, 2010, 1200]],
    ['BuildingArea', ['1,450 sq.m', '98 sq. m'], [feet(1450), feet(98)]],
    [
      'BuildingArea',
      ['98,500 m²', '120,250 m²', '9,500 m²', '75,5 m²'],
      [feet(98.5), feet(120.25), feet(9.5), feet(75.5)],
    ],
    [
      'BuildingArea',
      ['98,5 m²', '120 m²', '75,25 m²', '66,125 m²'],
      [feet(98.5), feet(120), feet(75.25), feet(66.125)],
    ],
    ['BuildingArea', ['1.350 m²', '112,5 m²', '1.200 m²', '95 m²'], [feet(1350), feet(112.5), feet(1200), feet(95)]],
    ['LotArea', ['7,405 sqft', '0.255 acres', '1.5 acres'], [7405, 11107.8, 65340]],
  ];
  for (const [field, texts, expected] of rows) {
    const name = field === 'LotArea' ? 'Lot Size' : 'Living Area';
    const rule = inspect({ ...HOMES, [name]: texts }).rules[field];
    const mapping = feedConfig({
      columns: { [field]: typeof rule === 'object' ? { ...rule, column: 'Size' } : 'Size' },
    });
    const homes = texts.map((Size, index) => home({ ListingKey: `K${index}`, ListingId: `M${index}`, Size }));
    const { rows: found } = await read(csv(...homes), mapping);
    const areas = found.map((row) => (row.kind === 'listing' ? row.values[field] : null));
    t.deepEqual(areas, expected, `${texts}`);
  }
});

test('One odd word drops no column, nor do numbers as a spreadsheet writes them', (t) => {
  const { rules } = inspect({
    ...HOMES,
    'Year Built': ['1990', 'TBD', '2004', '1987', '2016'],
    ZIP: ['92101.0', '89501.0', '92103.0'],
  });
  t.deepEqual([rules.YearBuilt, rules.ZIP], ['Year Built', 'ZIP']);
  t.regex(
    String(inspect({ ...HOMES, ZIP: ['2116.0', '89501.0'] }).rules.ZIP),
    /zipOfFive" \} where "2116\.0" is 02116, /,
  );
});

test('A column that is left out is told with a value that was in its way, and its line', (t) => {
  const rows: [name: string, values: string[], note: RegExp][] = [
    ['Beds', ['three', 'two', 'x', '4'], /^"Beds" is left out of Bedrooms: "three" in line 2 is not a number/],
    ['City', ['', '4711', '4712'], /^"City" is left out of City \(.*\): "4711" in line 3$/m],
    ['Year Built', ['', 'old', 'older'], /^"Year Built" is left out of YearBuilt: "old" in line 3 is not /],
  ];
  for (const [name, values, note] of rows) {
    t.regex(inspect({ ...HOMES, [name]: values }).analysis.notes.join('\n'), note);
  }
});

test('Postal codes of four digits among some of five may have lost a zero, unless the state tells it', (t) => {
  const zip = (ZIP: string[], more = {}) => inspect({ ...HOMES, ZIP, ...more }).rules.ZIP;
  t.regex(
    String(zip(['1067', '10115', '99084', '80331'])),
    /^TODO: .*"zipOfFive" } where "1067" is 01067, else "ZIP"$/,
  );
  t.is(zip(['01067', '10115', '1010', '80331']), 'ZIP');
  t.is(zip(['8001', '3011', '4051', '8004']), 'ZIP');
  t.is(zip(['2116', '10115', '2118', '10118'], { State: ['MA', 'NY'] }), 'ZIP');
});

test('A column that is blank in the rows that were looked at is never sure', (t) => {
  const { analysis } = inspect({ ...HOMES, City: [''], Beds: ['3'] });
  const of = (field: string) => analysis.proposals.find((one) => one.field === field)?.confidence;
  t.deepEqual([of('City'), of('Bedrooms')], ['likely', 'sure']);
});

test('What homes stand under in JSON is their key, where they have none of their own', async (t) => {
  const home = { status: 'Active', price: 450_000, beds: 3, baths: 2, city: 'Salem' };
  const homes = Object.fromEntries(
    [1, 2, 3, 4].map((number) => [`A${number}`, { ...home, address: `${number} Elm St` }]),
  );
  const { analysis } = await withFile(JSON.stringify({ data: { homes } }), (path) =>
    inspectFile(path, { today: '2026-11-21' }),
  );
  t.deepEqual([analysis.keys.keys, analysis.columnsOf('ListingKey')], [['ListingKey'], ['name()']]);
});

test('Homes in a list within the only object of another are found, and where they are stands in the proposal', async (t) => {
  const home = {
    id: 'A1',
    status: 'Active',
    price: 450_000,
    city: 'Salem',
    address: '4 Elm St',
    photos: [{ url: 'a' }],
  };
  const homes = [home, { ...home, id: 'A2' }];
  const rooms = [1, 2, 3].map((level) => ({ level, name: 'Bedroom', length: 4, width: 3, floor: 'Oak', door: 'Left' }));
  const files: [unknown, record: string | undefined][] = [
    [[{ results: [{ pages: 1, result: homes }] }], 'results.result'],
    [{ list: [{ page: 1, entry: homes, agents: [{ ...home, id: 'B1' }] }] }, 'list.entry'],
    [[{ ...home, rooms }], undefined],
    [[{ id: 'A1', status: 'Active', price: 450_000, address: '4 Elm St', rooms }], undefined],
    [{ homes: [{ id: 'A1', status: 'Active', price: 1, photos: [{ url: 'a', order: 1 }] }] }, undefined],
  ];
  for (const [document, record] of files) {
    const { format, analysis } = await withFile(JSON.stringify(document), (path) =>
      inspectFile(path, { today: '2026-11-21' }),
    );
    t.is(format.settings.record, record);
    t.true(analysis.columns.some(({ name }) => name === 'price'));
  }
});

test('Years in words and by their eras are years where a name says so', (t) => {
  t.is(inspect({ ...HOMES, Built: ['2011年', '平成18年3月', '1998年', '昭和63年'] }).rules.YearBuilt, 'Built');
  t.is(inspect({ ...HOMES, 'Year Built': ['H18', 'S63', 'R3', 'H2'] }).rules.YearBuilt, 'Year Built');
  const { Bedrooms } = inspect({ ...HOMES, Bedrooms: ['T2', 'T3', 'T2', 'T4'] }).rules;
  t.deepEqual(Bedrooms, { column: 'Bedrooms', convert: 'typology' });
});

test('A header that is told is read, and stands in the proposal', async (t) => {
  const text = 'Homes of the week,,\n,,\nbrought by,nobody,\nMLS #,Status,Price\nK1,Active,450000\nK2,Sold,512000\n';
  const { analysis, configure } = await withFile(text, (path) =>
    inspectFile(path, { today: '2026-11-21', headerLine: 4 }),
  );
  t.deepEqual(configure({ serialNumber: 'any', file: 'x' }).config.format, { headerLine: 4 });
  t.deepEqual(analysis.keys.keys, ['MLSNumber']);
});

test('A file that begins with a home in place of the names of its columns is noticed', async (t) => {
  const without = 'K1,Active,450000,4 Elm St\nK2,Active,512000,9 Oak Ave\nK3,Sold,389000,12 Fir Rd\n';
  const inspection = await withFile(without, (path) => inspectFile(path, { today: '2026-11-21' }));
  const { config, problems } = inspection.configure({ serialNumber: 'any', file: 'x' });
  t.regex(String(config.format?.headerLine), /^TODO/);
  t.regex(problems.join('\n'), /format\.headerLine/);
  t.regex(findMissing(inspection).needed.join('\n'), /the first line looks like a home \("Active", "450000"/);
  const told = await withFile(without, (path) => inspectFile(path, { today: '2026-11-21', headerLine: 0 }));
  const { format, columns } = told.configure({ serialNumber: 'any', file: 'x' }).config;
  t.deepEqual([format, columns?.StandardStatus, columns?.Address], [{ headerLine: 0 }, '(column 2)', '(column 4)']);
  t.deepEqual(inspect({ ...HOMES, '2024': ['5200'], 'Tax 2025': ['5400'] }).analysis.valuesAsNames, []);
});

test('Both numbers of a place in one column are told apart, where one is no latitude or the format says it', (t) => {
  const [latitudeFirst, longitudeFirst] = [
    ['firstNumber', 'secondNumber'],
    ['secondNumber', 'firstNumber'],
  ];
  const rows: [name: string, texts: string[], expected: (string | undefined)[] | undefined][] = [
    ['geometry.coordinates', ['-117.161,32.713', '-117.022,32.761'], longitudeFirst],
    ['latlng', ['32.713, -117.161', '32.761, -117.022'], latitudeFirst],
    ['geom', ['POINT (-8.611 41.149)', 'POINT (-8.629 41.157)'], longitudeFirst],
    ['location', ['41.149,-8.611', '41.157,-8.629'], undefined],
    ['Lot Dimensions', ['120.5 x 60', '100 60'], undefined],
    ['Lot Dimensions', ['120,60', '100,60'], undefined],
    ['Map', ['75.000,120.000', '80.000,110.000'], undefined],
    ['Lot Dimensions', ['50.125 120.250', '60.375 110.125'], undefined],
  ];
  const own = { Latitude: ['32.7131', '32.7611'], Longitude: ['-117.1611', '-117.0221'] };
  t.is(inspect({ ...HOMES, ...own, Coordinates: ['1.125 120.250', '1.375 110.125'] }).rules.Latitude, 'Latitude');
  for (const [name, texts, expected] of rows) {
    const { Latitude, Longitude } = inspect({ ...HOMES, [name]: texts }).rules;
    const converts = [Latitude, Longitude].map((rule) =>
      typeof rule === 'object' && 'convert' in rule ? rule.convert : undefined,
    );
    t.deepEqual(converts, expected ?? [undefined, undefined], `${name} ${texts}`);
  }
});

test('A number that an office gives its homes is no unit of an address that has another', (t) => {
  const Address = ['88 Duane Ter, Apt B', '501 Skipanon Dr', '9 Oak Ave #3', '7 Ash Ct'];
  const rule = inspect({ ...HOMES, Address, Unit: ['R-31', 'R-35', 'R-40', 'R-41'] }).rules.Address;
  t.is(rule, 'Address');
  const units = inspect({ ...HOMES, Address, Unit: ['B', '', '3', '2'] }).rules.Address;
  t.deepEqual(units, { columns: ['Address', 'Unit'], convert: 'addressWithUnit' });
});

test('One column is not asked for as a price and as a rent', (t) => {
  const { Price: _, ...homes } = HOMES;
  const { ListPrice, RentPrice } = inspect({
    ...homes,
    Deal: ['For Sale', 'For Rent', 'For Sale', 'For Rent'],
    xc9_price: ['450000', '1200', '389000', '1450'],
  }).rules;
  t.deepEqual(
    [ListPrice, RentPrice].map((rule) => /xc9_price/.test(JSON.stringify(rule ?? ''))),
    [true, false],
  );
});
