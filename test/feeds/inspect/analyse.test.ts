import test from 'ava';
import fc from 'fast-check';
import {
  describeColumns,
  describePrivate,
  describeUnused,
} from '../../../src/commands/inspection/describe-inspection.ts';
import {
  describeChoices,
  describeMapping,
  describeStatuses,
} from '../../../src/commands/inspection/describe-mapping.ts';
import { configText } from '../../../src/feeds/configuration/write-feed-file.ts';
import { analyse } from '../../../src/feeds/inspect/analyse.ts';
import { inspectFile } from '../../../src/feeds/inspect/inspect-file.ts';
import { proposeConfig } from '../../../src/feeds/inspect/propose-config.ts';
import { TODAY, withFile } from '../../helpers/feed-files.ts';
import { sampleText } from '../../helpers/preset-samples.ts';
import { inspectTable } from './inspect-table.ts';

/** A sample of these columns, each with its values by turns. */
const analyseColumns = (columns: Record<string, string[]>, rows = 12) => {
  const header = Object.keys(columns);
  const records = Array.from({ length: rows }, (_, index) => ({
    line: index + 2,
    values: header.map((name) => {
      const values = columns[name] ?? [];
      return (values[index % values.length] ?? '').replaceAll('{n}', String(1_000 + index * 7));
    }),
  }));
  return analyse({ header, records }, { name: 'homes.csv', today: '2026-11-21' });
};

const rulesOf = (columns: Record<string, string[]>) =>
  proposeConfig(analyseColumns(columns), { serialNumber: 'any', file: 'homes.csv', format: {} }).columns ?? {};

const BASE = { 'MLS #': ['M{n}'], Status: ['Active', 'Pending'], Price: ['$450,000', '$1,200,000'] };

test('Columns are known by the names that people give them', (t) => {
  const names: [name: string, values: string[], field: string][] = [
    ['ML Num', ['A{n}'], 'MLSNumber'],
    ['MLS Number', ['A{n}'], 'MLSNumber'],
    ['Asking', ['450000'], 'ListPrice'],
    ['List Price ($)', ['450000'], 'ListPrice'],
    ['BR', ['3', '4'], 'Bedrooms'],
    ['Bdrms', ['3', '4'], 'Bedrooms'],
    ['# of Beds', ['3', '4'], 'Bedrooms'],
    ['Total Baths', ['2', '2.5'], 'Bathrooms'],
    ['Yr Blt', ['1990', '2004'], 'YearBuilt'],
    ['ADOM', ['3', '44'], 'DaysOnMarket'],
    ['Town', ['Salem', 'Concord'], 'City'],
    ['Postal Code', ['01970', '03301'], 'ZIP'],
    ['Listing.Address.City', ['Salem', 'Concord'], 'City'],
    ['Public Comments', ['Sunny and close to the park, with a yard'], 'Description'],
    ['Listing Office', ['Valley Realty'], 'ListOfficeName'],
    ['Précio', ['450000'], 'ListPrice'],
  ];
  for (const [name, values, field] of names) {
    const rules = rulesOf({ [name]: values, Status: ['Active'], Other: ['x'] });
    t.is(rules[field as keyof typeof rules], name, name);
  }
});

test('A name counts only where the values can be what it says', (t) => {
  t.is(rulesOf({ ...BASE, St: ['CA', 'NV'] }).State, 'St');
  t.is(rulesOf({ 'MLS #': ['M{n}'], St: ['Active', 'Sold'] }).StandardStatus, 'St');
  t.is(rulesOf({ ...BASE, City: ['4711', '4712'] }).City, undefined);
  t.is(rulesOf({ ...BASE, Photo: ['5', '12'] }).Images, undefined);
});

test('Columns without a name are known by what they hold', (t) => {
  const rules = rulesOf({
    '(column 1)': ['A', 'CS'],
    '(column 2)': ['$450,000', '$1,200,000'],
    '(column 3)': ['https://img.example.com/{n}.jpg'],
    '(column 4)': ['12 Elm St', '{n} Oak Avenue'],
    '(column 5)': ['93710', '93711'],
    '(column 6)': ['https://www.example.com/homes/{n}'],
  });
  t.like(rules, {
    StandardStatus: '(column 1)',
    ListPrice: '(column 2)',
    Images: '(column 3)',
    Address: '(column 4)',
    ZIP: '(column 5)',
    Url: '(column 6)',
  });
});

test('Several columns make one field: baths, a street in parts, a fee with its frequency, photos', (t) => {
  const rules = rulesOf({
    ...BASE,
    'Full Baths': ['2', '1'],
    'Half Baths': ['1', '0'],
    'Street #': ['12', '14'],
    'Street Name': ['Elm', 'Oak'],
    'Street Suffix': ['St', 'Ave'],
    'Unit #': ['', '4B'],
    'HOA Fee': ['300', '1200'],
    'HOA Frequency': ['Monthly', 'Annually'],
    'Photo 1': ['https://img.example.com/{n}/1.jpg'],
    'Photo 2': ['https://img.example.com/{n}/2.jpg'],
  });
  t.deepEqual(rules.Bathrooms, { columns: ['Full Baths', 'Half Baths'], convert: 'bathrooms' });
  t.deepEqual(rules.Address, {
    columns: ['Street #', 'Street Name', 'Street Suffix', 'Unit #'],
    convert: 'streetWithUnit',
  });
  t.deepEqual(rules.HOAMonth, { columns: ['HOA Fee', 'HOA Frequency'], convert: 'monthlyFee' });
  t.deepEqual(rules.Images, { columns: ['Photo 1', 'Photo 2'], convert: 'urlColumns' });
});

test('A fee that does not say how often it is paid is left out, with the ways to say it', (t) => {
  const analysis = analyseColumns({ ...BASE, 'HOA Fee': ['300', '1200'] });
  t.false(analysis.proposals.some(({ field }) => field === 'HOAMonth'));
  t.regex(analysis.notes.join('\n'), /"HOA Fee" is left out: nothing says how often the fee is paid/);
});

test('Areas are read in the unit that their column names, and a lot without a unit only where its size leaves no doubt', (t) => {
  const lot = (name: string, values: string[]) => rulesOf({ ...BASE, SqFt: ['1200', '1400'], [name]: values }).LotArea;
  t.deepEqual(rulesOf({ ...BASE, area_sqft: ['1500', '900'] }).BuildingArea, {
    column: 'area_sqft',
    convert: 'squareFeet',
  });
  t.deepEqual(lot('Lot Acres', ['0.25', '1.5']), { column: 'Lot Acres', convert: 'acres' });
  t.deepEqual(lot('Lot Size', ['0.25', '1.52']), { column: 'Lot Size', convert: 'acres' });
  t.deepEqual(lot('Lot Size', ['7200', '10890']), { column: 'Lot Size', convert: 'squareFeet' });
  t.is(lot('Lot Size', ['300', '550']), undefined);
});

test('Dots between thousands and decimal commas are told from decimal dots by what a file leaves no doubt of', (t) => {
  const rules = rulesOf({
    ...BASE,
    Price: ['200.000 €', '1.250.000 €'],
    Wohnfläche: ['80,5', '101,25'],
    Baños: ['1', '2'],
  });
  t.deepEqual(rules.ListPrice, { column: 'Price', convert: 'moneyWithComma' });
  t.deepEqual(rules.BuildingArea, { column: 'Wohnfläche', convert: 'numberWithComma' });
  t.deepEqual(rules.SaleType, { constant: 'for_sale' });
  t.deepEqual(rulesOf({ ...BASE, Price: ['200.000', '350.000'] }).ListPrice, rules.ListPrice);
  t.is(rulesOf({ ...BASE, Price: ['450000.00', '512000.50'] }).ListPrice, 'Price');
});

test('Areas and lots with their unit beside the number are read in it', (t) => {
  const rules = rulesOf({ ...BASE, 'Lot Size': ['0.25 Acres', '9,000 sqft'], SqFt: ['1,200', '1,400'] });
  t.deepEqual(rules.LotArea, { column: 'Lot Size', convert: 'areaInWords' });
  const coded = { 'floorSize.value': ['1180', '152'], 'floorSize.unitCode': ['FTK', 'MTK'] };
  t.deepEqual(rulesOf({ ...BASE, ...coded }).BuildingArea, { columns: Object.keys(coded), convert: 'areaWithUnit' });
});

test('Prices of a size that only rents have make the homes for rent; leases among the types make a column say it', (t) => {
  t.deepEqual(rulesOf({ ...BASE, Price: ['$1,450', '$2,300'] }).SaleType, { constant: 'for_rent' });
  t.deepEqual(rulesOf(BASE).SaleType, { constant: 'for_sale' });
  t.deepEqual(rulesOf({ ...BASE, 'Property Type': ['Residential', 'Residential Lease'] }).SaleType, {
    column: 'Property Type',
    convert: 'saleTypeOfProperty',
  });
  t.regex(String(rulesOf({ 'MLS #': ['M{n}'], Status: ['Active'] }).SaleType), /^TODO/);
});

test('A column of words for sale and for rent makes each home what it says, whatever the column is called', (t) => {
  for (const name of ['type', 'Kind', '(column 4)']) {
    const analysis = analyseColumns({ ...BASE, Price: ['355000', '275000', '1900'], [name]: ['sale', 'sale', 'rent'] });
    t.is(analysis.saleType?.rule, name);
    t.false(analysis.proposals.some(({ field }) => field === 'PropertyType'));
    t.false(analysis.unused.some((column) => column.name === name));
  }
  t.deepEqual(rulesOf({ ...BASE, Kind: ['For Sale'] }).SaleType, { constant: 'for_sale' });
  const rule = rulesOf({ ...BASE, Price: ['355000', '275000'], 'Sale/Rent': ['S'] }).SaleType;
  t.deepEqual(rule, { column: 'Sale/Rent', values: { S: 'TODO: for_sale or for_rent' } });
});

test('A column "state" of words for statuses is the status, and no part of the address', (t) => {
  const analysis = analyseColumns({ '@ref': ['K{n}'], state: ['for sale', 'reserved'], price: ['349000', '289000'] });
  t.is(analysis.statusColumn?.name, 'state');
  t.false(analysis.proposals.some(({ field }) => field === 'State'));
  t.like(analysis.statuses[0], { text: 'for sale', meaning: 'Active' });
  t.like(analysis.statuses[1], { text: 'reserved', meaning: null });
});

test('A status that is no common word is never guessed', (t) => {
  const { statuses } = analyseColumns({ ...BASE, Status: ['A', 'Sold', 'P', 'Zq', 'Contingent', 'Under Contract'] });
  t.deepEqual(
    statuses.map(({ text, meaning }) => [text, meaning]),
    [
      ['A', 'Active'],
      ['Sold', 'Closed'],
      ['P', null],
      ['Zq', null],
      ['Contingent', null],
      ['Under Contract', null],
    ],
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[b-z]{1,2}\d$/), (word) => {
      const found = analyseColumns({ ...BASE, Status: ['Active', word] }).statuses.find(({ text }) => text === word);
      t.is(found?.meaning, null);
    }),
    { numRuns: 30 },
  );
});

test('A column that says sale and rent goes before the kind of home by which a layout reads it', (t) => {
  const { analysis, rules } = inspectTable({
    ListingKey: ['K1', 'K2', 'K3', 'K4'],
    StandardStatus: ['Active', 'Active', 'Pending', 'Active'],
    TransactionType: ['For Sale', 'For Lease', 'For Sale', 'For Lease'],
    PropertyType: ['Residential Freehold', 'Residential Condo & Other'],
    ListPrice: ['879000', '2450', '915000', '3100'],
    UnparsedAddress: ['4 Elm St', '9 Oak Ave', '12 Fir Rd', '7 Ash Ct'],
    BedroomsTotal: ['3', '1', '4', '2'],
    BathroomsTotalInteger: ['2', '1', '3', '2'],
    City: ['Guelph', 'Toronto'],
    PostalCode: ['N1H 4R2', 'M5A 0V4'],
  });
  t.is(analysis.preset?.preset, 'reso');
  t.is(rules.SaleType, 'TransactionType');
});

test('A preset is named where it gives status, key and most fields, and the rest is proposed beside it', (t) => {
  const reso = {
    ListingId: ['M{n}'],
    StandardStatus: ['Active'],
    PropertyType: ['Residential'],
    ListPrice: ['450000'],
    City: ['Salem'],
    PostalCode: ['01970'],
    UnparsedAddress: ['12 Elm St'],
    BedroomsTotal: ['3'],
  };
  const analysis = analyseColumns({ ...reso, 'Total Baths': ['2', '2.5'], Pool: ['Y', 'N'] });
  t.is(analysis.preset?.preset, 'reso');
  t.deepEqual(
    analysis.proposals.map(({ field, rule }) => [field, rule]),
    [['Bathrooms', 'Total Baths']],
  );
  t.deepEqual(analysis.extension, ['Pool']);
  t.is(analyseColumns(BASE).preset, null);
});

test('Columns that many files have name no preset: what marks its layout must be there', (t) => {
  const ordinary = {
    'MLS #': ['M{n}'],
    Status: ['Active'],
    'List Price': ['450000'],
    Beds: ['3'],
    Baths: ['2'],
    SqFt: ['1520'],
    'Year Built': ['1998'],
    Address: ['{n} Elm St'],
    City: ['Salem'],
    State: ['MA'],
    Zip: ['01970'],
    Latitude: ['42.5190'],
    Longitude: ['-70.8960'],
    'Days on Market': ['4'],
    'Property Type': ['Condo'],
    'Sale Type': ['For Sale'],
  };
  const { preset, mode } = analyseColumns(ordinary);
  t.deepEqual([preset, mode.mode], [null, 'snapshot']);
  const download = { ...ordinary, 'URL (SEE https://www.redfin.com/buy-a-home)': ['https://homes.example.com/{n}'] };
  t.is(analyseColumns(download).preset?.preset, 'redfin');
  const listed = { ...ordinary, CurrencySymbol: ['$'], MLSNumber: ['M{n}'], SalePrice: ['450000'] };
  t.is(analyseColumns(listed).preset?.preset, 'listing');
});

test('Without a key of its own a file is keyed by address and place, and without these by nothing', (t) => {
  const homes = { Address: ['{n} Elm St'], City: ['Salem'], Status: ['Active'], Price: ['450000'] };
  t.deepEqual(rulesOf(homes).ListingKey, { columns: ['Address', 'City'], convert: 'joined' });
  const config = proposeConfig(analyseColumns({ Status: ['Active'], Price: ['450000'] }), {
    serialNumber: 'any',
    file: 'homes.csv',
    format: {},
  });
  t.deepEqual(config.key, ['TODO: a key, and its column in columns']);
});

test('What looks private is left out, and its values are never shown', (t) => {
  const secrets = {
    'Lockbox Code': ['8741'],
    'Owner Name': ['Pat Secret'],
    'Agent Remarks': ['Key under the mat'],
    Contact: ['(559) 555-0142', '(559) 555-0143'],
    'Col 9': ['pat.secret@example.com'],
    Access: ['Combo lockbox 8741 at the door', 'Gate code 5512'],
  };
  const analysis = analyseColumns({ ...BASE, ...secrets });
  t.deepEqual(analysis.private.map(({ column }) => column.name).sort(), Object.keys(secrets).sort());
  const text = [describeColumns, describeMapping, describeStatuses, describeChoices, describePrivate, describeUnused]
    .flatMap((describe) => describe(analysis, 100))
    .join('\n');
  t.notRegex(text, /8741|Secret|mat\b|555-01|5512|example\.com/);
});

test('Whatever a table holds, each column is proposed once, only columns that are there, and lines fit the width', (t) => {
  const cell = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('', 'A', '450000', '$1', '1990', 'Y', '12 Elm St'),
  );
  const name = fc.oneof(
    fc.string({ minLength: 1, maxLength: 20 }),
    fc.constantFrom('Status', 'Beds', 'Price', 'MLS #'),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(name, fc.array(cell, { minLength: 1, maxLength: 5 })), {
        selector: ([column]) => column,
        minLength: 1,
        maxLength: 8,
      }),
      fc.constantFrom(60, 80, 120),
      (table, width) => {
        const columns = Object.fromEntries(table.filter(([column]) => column !== '__proto__'));
        const analysis = analyseColumns(columns);
        const fields = analysis.proposals.map(({ field }) => field);
        t.is(new Set(fields).size, fields.length);
        const used = analysis.proposals.flatMap((one) => one.columns);
        t.is(new Set(used).size, used.length);
        t.true(used.every((column) => column in columns));
        for (const line of [...describeColumns(analysis, width), ...describeStatuses(analysis, width)]) {
          t.true([...line].length <= width, line);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('A configuration is laid out as a person would, and is the same when it is read', (t) => {
  const config = proposeConfig(analyseColumns({ ...BASE, Address: ['{n} Elm "St"'], Pool: ['Y', 'N'] }), {
    serialNumber: 'any',
    file: 'homes.csv',
    format: {},
  });
  t.deepEqual(JSON.parse(configText(config)), config);
  t.regex(configText(config), /^ {2}"key": \["MLSNumber"\],$/m);
});

/** A preset, its sample, and what ends a home and the list of homes there. */
const SAMPLES = [
  ['kyero', 'kyero.xml', '</property>', '</root>'],
  ['openimmo', 'openimmo.xml', '</immobilie>', '</anbieter>'],
  ['openimmo', 'openimmo-part.xml', '</immobilie>', '</anbieter>'],
  ['reaxml', 'reaxml.xml', '</residential>', '</propertyList>'],
  ['zillow', 'zillow.xml', '</Listing>', '</Listings>'],
] as const;

test('A file of one home is known by how it begins, though its pictures come again and its home does not', async (t) => {
  for (const [preset, file, homeEnd, listEnd] of SAMPLES) {
    const [before = '', ...others] = (await sampleText(file)).split(homeEnd);
    const text = before + homeEnd + others.join(homeEnd).replace(new RegExp(`^[^]*?(?=${listEnd})`), '');
    await withFile(text, async (path) => {
      const { analysis, configure } = await inspectFile(path, { today: TODAY });
      const { config, problems } = configure({ serialNumber: 'any', file: path });
      t.is(analysis.preset?.preset, preset, file);
      t.deepEqual([config.columns, config.format, problems], [undefined, undefined, []], file);
    });
  }
});
