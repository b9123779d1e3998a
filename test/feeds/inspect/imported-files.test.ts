import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { describeInspection } from '../../../src/commands/inspection/describe-inspection.ts';
import { configText } from '../../../src/feeds/configuration/write-feed-file.ts';
import { findMissing } from '../../../src/feeds/inspect/find-missing.ts';
import { inspectFile } from '../../../src/feeds/inspect/inspect-file.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';
import * as files from './inspected-files.ts';

/** Inspects a file, fills in what only a person can tell, writes the feed and imports the file with it. */
const importInspected = async (
  t: ExecutionContext,
  feed: FeedFixture,
  text: string,
  statuses: Record<string, string> = {},
) => {
  const file = await feed.deliver(text);
  const inspection = await inspectFile(file, { today: '2026-11-21' });
  const { config, problems } = inspection.configure({ serialNumber: feed.serialNumber, file });
  const open = Object.entries(config.statuses ?? {}).filter(([, meaning]) => meaning.startsWith('TODO'));
  t.deepEqual(open.map(([status]) => status).sort(), Object.keys(statuses).sort());
  t.is(problems.length, open.length, problems.join('\n'));
  t.is(findMissing(inspection).needed.length, open.length > 0 ? 1 : 0);

  const completed = { ...config, ...(config.statuses && { statuses: { ...config.statuses, ...statuses } }) };
  await writeFile(join(feed.folder, 'config/feeds/main.json'), configText(completed));
  const { run, part, problems: wrong } = await feed.importAgain();
  t.is(run.State, 'Succeeded', run.Message ?? '');
  t.deepEqual(wrong, []);
  const shown = await feed.shown();
  for (const width of [80, 120]) {
    for (const line of describeInspection(inspection, width)) t.true([...line].length <= width, line);
  }
  return { inspection, config, part, shown, output: describeInspection(inspection, 100).join('\n') };
};

const fields = (stored: { values: object } | undefined, ...names: string[]): unknown[] =>
  names.map((name) => (stored?.values as Record<string, unknown> | undefined)?.[name]);

test(
  'A spreadsheet with status codes in a column without a name, marked prices and areas, and baths in two columns is imported as proposed',
  withFeed(async (t, feed) => {
    const { config, part, output } = await importInspected(t, feed, files.spreadsheet(), {
      CS: 'ComingSoon',
      P: 'Pending',
    });
    t.is(config.columns?.StandardStatus, '(column 1)');
    t.deepEqual(config.statuses, {
      A: 'Active',
      CS: 'TODO: ComingSoon or Closed (a closed sale), by system',
      P: 'TODO: often Pending; ActiveUnderContract where it stays on the display',
    });
    t.is(part.Created, 27);
    t.deepEqual(
      fields(
        await feed.byNumber('7110037'),
        'SalePrice',
        'Bedrooms',
        'Bathrooms',
        'BuildingArea',
        'LotArea',
        'AreaUnit',
      ),
      ['463500.00', 2, 2.5, 955, 4210, 'Square Feet'],
    );
    t.deepEqual(fields(await feed.byNumber('7110037'), 'Address', 'City', 'State', 'ZIP', 'YearBuilt', 'SaleType'), [
      '112 Birch St Unit 2B',
      'Clovis',
      'CA',
      '93711',
      1924,
      'for_sale',
    ]);
    t.notRegex(output, /555-01|#1000/);
    t.regex(output, /Seller Phone \(by its name\)/);
    t.deepEqual(config.extension, ['Pool YN']);
  }),
);

test(
  'What an agent copies out of a grid is imported as proposed',
  withFeed(async (t, feed) => {
    const { config, part } = await importInspected(t, feed, files.agentGrid());
    t.is(config.columns?.StandardStatus, '(column 3)');
    t.is(part.Created, 24);
    t.deepEqual(
      fields(
        await feed.byNumber('RX-7110037'),
        'SalePrice',
        'Bathrooms',
        'PropertyType',
        'ParkingSpots',
        'MarketSince',
      ),
      ['463500.00', 2.5, 'Condo/Coop', 1, '2026-11-18'],
    );
  }),
);

test(
  'Rows that are wrapped in quotes, with shortened numbers and no key, are imported by their addresses',
  withFeed(async (t, feed) => {
    const { config, part, shown, output } = await importInspected(t, feed, files.wrappedRows());
    t.deepEqual(config.key, ['ListingKey']);
    t.deepEqual(config.columns?.ListingKey, { columns: ['Property Address', 'City', 'Zip Code'], convert: 'joined' });
    t.regex(output, /The file has no key of its own/);
    t.is(part.Created, 24);
    const home = shown.find(({ values }) => values.Address === '112 Birch St');
    t.deepEqual(fields(home, 'SalePrice', 'Bathrooms', 'LotArea'), ['460000.00', 2.5, 4225.32]);
  }),
);

test(
  'An export of a RETS server is imported as proposed',
  withFeed(async (t, feed) => {
    const { config, part } = await importInspected(t, feed, files.retsExport(), { CONTINGENT: 'ActiveUnderContract' });
    t.is(config.versionField, 'L_UpdateDate');
    t.is(part.Created, 27);
    t.deepEqual(
      fields(await feed.byNumber('ML7110037'), 'Address', 'Bedrooms', 'Bathrooms', 'Latitude', 'ListOfficeName'),
      ['112 Birch St', 2, 2.5, 36.701, 'Valley Realty'],
    );
  }),
);

test(
  'JSON lines with nested names are imported as proposed, without what is about people',
  withFeed(async (t, feed) => {
    const { part, output } = await importInspected(t, feed, files.jsonLines());
    t.is(part.Created, 27);
    const [home] = await feed.shown();
    t.deepEqual(fields(home, 'SalePrice', 'Address', 'City', 'Bedrooms', 'BuildingArea', 'Images'), [
      '450000.00',
      '100 Alder St',
      'Fresno',
      1,
      900,
      ['https://img.example.com/7110000/1.jpg', 'https://img.example.com/7110000/2.jpg'],
    ]);
    t.notRegex(output, /jo@example\.com/);
  }),
);

test(
  'XML is read by the element that comes again, in metres, euros and with decimal commas',
  withFeed(async (t, feed) => {
    const { config, part } = await importInspected(t, feed, files.xmlFile());
    t.deepEqual(config.format, { record: 'immobilie' });
    t.is(part.Created, 24);
    t.deepEqual(
      fields(
        await feed.byNumber('DE-7110037'),
        'SalePrice',
        'CurrencySymbol',
        'BuildingArea',
        'AreaUnit',
        'City',
        'ZIP',
      ),
      ['463500.00', '€', 95.5, 'Square Meters', 'Berlin', '10116'],
    );
  }),
);

test(
  'Nothing of a file reaches the terminal as a command',
  withFeed(async (t, feed) => {
    const file = await feed.deliver('MLS #,Status,\u001b[31mRed\nM1,\u001b]0;x\u0007Sold,\u009b2J\nM2,Active,b\n');
    const inspection = await inspectFile(file, { today: '2026-11-21' });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    t.notRegex(describeInspection(inspection, 80).join(''), /[\u0000-\u001f\u007f-\u009f]/);
  }),
);

test(
  'A Rightmove BLM file is read by its preset',
  withFeed(async (t, feed) => {
    const { config, part } = await importInspected(t, feed, files.blmFile());
    t.is(config.preset, 'blm');
    t.is(part.Created, 30);
    const [home] = await feed.shown();
    t.deepEqual(fields(home, 'SalePrice', 'CurrencySymbol', 'City', 'ZIP', 'Bedrooms'), [
      '450000.00',
      '£',
      'Leeds',
      'LS1 1AA',
      1,
    ]);
  }),
);
