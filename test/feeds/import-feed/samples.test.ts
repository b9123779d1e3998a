import { readFile } from 'node:fs/promises';
import test from 'ava';
import { parse } from 'csv-parse/sync';
import type { PartData } from '../../../src/feeds/feed-data.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { sampleText } from '../../helpers/preset-samples.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const sample = (name: string): Promise<string> =>
  readFile(new URL(`../../../feeds/sample-${name}.csv`, import.meta.url), 'utf8');

/** config/feeds/sample.json, but for its chatbot, its path and its schedule. */
const SAMPLE_FEED = {
  extension: ['PoolFeatures', 'LotFeatures', 'View'],
  defaults: { CurrencySymbol: '$', AreaUnit: 'Square Feet' },
  limits: undefined,
};
const BRANCH_FEED = {
  preset: 'listing',
  key: ['MLSNumber', 'Url'],
  mode: 'delta',
  extension: undefined,
  limits: undefined,
};

const countsOf = ({ SerialNumber: _, State: __, Message: ___, ...counts }: PartData) => counts;
const NONE = {
  Created: 0,
  Updated: 0,
  Unchanged: 0,
  RemovedByRow: 0,
  RemovedByAbsence: 0,
  Rejected: 0,
  Ignored: 0,
  HeldRemovals: 0,
};

const importNights = async (feed: FeedFixture) => ({
  first: await feed.importFile(await sample('first-night')),
  second: await feed.importFile(await sample('second-night')),
});

test(
  'the first night of the sample creates every home',
  withFeed(
    async (t, feed) => {
      const { run, part, problems } = await feed.importFile(await sample('first-night'));
      t.is(run.State, 'Succeeded', run.Message);
      t.is(run.Rows, 200);
      t.deepEqual(countsOf(part), { ...NONE, Created: 200 });
      t.deepEqual(problems, []);
      t.is((await feed.shown()).length, 200);
    },
    { feed: SAMPLE_FEED },
  ),
);

test(
  'the second night of the sample is written but for the homes that are missing, which wait for an approval',
  withFeed(
    async (t, feed) => {
      const { second } = await importNights(feed);
      t.is(second.run.State, 'Held');
      t.is(second.run.Rows, 206);
      t.deepEqual(countsOf(second.part), {
        ...NONE,
        Created: 11,
        Updated: 34,
        Unchanged: 149,
        RemovedByRow: 6,
        Rejected: 4,
        Ignored: 2,
        // The eight that are missing, and two whose rows have too many or too few columns to be told apart.
        HeldRemovals: 10,
      });
      t.regex(second.part.Message, /no readable key/);
      t.is((await feed.shown()).length, 205);

      const approved = await feed.approve(second.run.RunID);
      t.is(approved.run.State, 'Succeeded', approved.run.Message);
      t.is(approved.part.RemovedByAbsence, 10);
      t.is((await feed.shown()).length, 195);
    },
    { feed: SAMPLE_FEED },
  ),
);

test(
  'the sample delta claims the two homes that the snapshot owns and creates its own but for the sold and the withdrawn one',
  withFeed(
    async (t, feed) => {
      await importNights(feed);
      await feed.configure(BRANCH_FEED, 'branch');
      const before = await feed.shown();
      const { run, part } = await feed.importFile(await sample('delta'), { feed: 'branch' });
      t.is(run.State, 'Succeeded', run.Message);
      t.is(run.Rows, 12);
      t.deepEqual(countsOf(part), { ...NONE, Created: 8, Ignored: 4 });
      const after = new Map((await feed.shown()).map((listing) => [listing.id, listing]));
      t.is(after.size, before.length + 8);
      for (const listing of before) t.deepEqual(after.get(listing.id), listing);
      t.is((await feed.database('feed_claim').select('*')).length, 2);
    },
    { feed: SAMPLE_FEED },
  ),
);

test(
  'a first file creates its homes, and the same file again is passed over',
  withFeed(async (t, feed) => {
    const first = await feed.importFile(fileOf(house(1), house(2, { ListPrice: '650000' })));
    t.is(first.run.State, 'Succeeded', first.run.Message);
    t.is(first.part.Created, 2);
    t.is((await feed.byNumber('M2')).values.SalePrice, '650000.00');

    const second = await feed.importAgain();
    t.is(second.run.State, 'Succeeded');
    t.deepEqual(second.run.Parts, []);
    t.regex(second.run.Message, /same/);
  }),
);

type House = ReturnType<typeof house>;
const recordsOf = (...homes: House[]): Record<string, string>[] => parse(fileOf(...homes), { columns: true });
const asJson = (...homes: House[]): string => JSON.stringify({ Listing: recordsOf(...homes) });
const asLines = (...homes: House[]): string =>
  recordsOf(...homes)
    .map(
      (record) => `${JSON.stringify(Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '')))}\n`,
    )
    .join('');
const asXml = (...homes: House[]): string => {
  const element = ([name, value]: [string, string]) => `<${name}><![CDATA[${value}]]></${name}>`;
  const listings = recordsOf(...homes).map(
    (record) => `<Listing>${Object.entries(record).map(element).join('')}</Listing>`,
  );
  return `<Listings>${listings.join('\n')}</Listings>`;
};
const asWrapped = (...homes: House[]): string =>
  fileOf(...homes)
    .trimEnd()
    .split('\n')
    .map((line) => `"${line.replaceAll('"', '""')}"\n`)
    .join('');

test(
  'a source that changes the format of its file changes no home',
  withFeed(
    async (t, feed) => {
      const homes = houses(1, 12);
      const first = await feed.importFile(fileOf(...homes));
      t.is(first.part.Created, 12);
      for (const write of [asJson, asLines, asXml, asWrapped]) {
        const { run, part } = await feed.importFile(write(...homes));
        t.is(run.State, 'Succeeded', run.Message);
        t.like(part, { Unchanged: 12, Updated: 0, Created: 0, RemovedByAbsence: 0, Rejected: 0 });
      }
    },
    { feed: { format: { record: 'Listing' } } },
  ),
);

test(
  'records that leave out what is blank in all of them hold no run',
  withFeed(
    async (t, feed) => {
      t.is((await feed.importFile(asLines(...houses(1, 12)))).part.Created, 12);
      const { run, part } = await feed.importFile(asLines(house(1, { City: '', ListPrice: '510000' })));
      t.is(run.State, 'Succeeded', run.Message);
      t.is(part.Updated, 1);
      const [first] = await feed.shown();
      t.like(first?.values, { City: null, SalePrice: '510000.00' });
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'a file that is cut off changes nothing',
  withFeed(
    async (t, feed) => {
      await feed.importFile(asJson(...houses(1, 12)));
      for (const write of [asJson, asLines, asXml]) {
        const { run } = await feed.importFile(
          write(...houses(1, 6, { ListPrice: '510000' }))
            .trimEnd()
            .slice(0, -2),
        );
        t.is(run.State, 'Failed');
        t.regex(run.Message, /cut off/);
      }
      const shown = await feed.shown();
      t.is(shown.length, 12);
      t.true(shown.every(({ values }) => values.SalePrice === '500000.00'));
    },
    { feed: { format: { record: 'Listing' } } },
  ),
);

const LIST_FEED = { preset: 'listing', key: ['InternalID'], mode: 'delta' };
const listFile = (...rows: [id: number | string, price: number, address?: string][]) =>
  `ID,Status,SaleType,SalePrice,Address\n${rows.map(([id, price, address = '']) => `${id},Active,For Sale,${price},${address}\n`).join('')}`;

test(
  'a file made from List changes the listings that its IDs name, and takes them over from the API',
  withFeed(
    async (t, feed) => {
      const id = await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active', SalePrice: 400_000, Bedrooms: 2 });
      const { part } = await feed.importFile(listFile([id, 410_000]));
      t.like(part, { Updated: 1, Created: 0 });
      const after = await feed.byId(id);
      t.is(after.values.SalePrice, '410000.00');
      t.is(after.sourceId, await feed.feedId());
      t.is((await feed.history(id))[0]?.kind, 'takeover');
    },
    { feed: LIST_FEED },
  ),
);

test(
  'an ID that names no listing of the chatbot is rejected: it would make another home with every file',
  withFeed(
    async (t, feed) => {
      const other = await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active' }, feed.chatbots[1]?.id);
      const { part, problems } = await feed.importFile(listFile([other, 1000], [4711, 1000]));
      t.like(part, { Rejected: 2, Created: 0 });
      t.deepEqual(
        problems.map(({ Line, Column, Value }) => [Line, Column, Value]),
        [
          [2, 'InternalID', String(other)],
          [3, 'InternalID', '4711'],
        ],
      );
      t.is((await feed.stored()).length, 0);
    },
    { feed: { ...LIST_FEED, limits: { maxProblems: null } }, chatbots: 2 },
  ),
);

test(
  'an ID of another feed’s listing makes a claim, and that feed goes on with its home',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...houses(10, 12)));
    const { id } = await feed.byNumber('M1');
    await feed.configure(LIST_FEED, 'list');
    const { part } = await feed.importFile(listFile([id, 1000]), { feed: 'list' });
    t.is(part.Ignored, 1);
    t.is((await feed.byId(id)).values.SalePrice, '500000.00');
  }),
);

/** The numbers of homes. A number that two agents use is the first one's: the other home has none. */
const numbersOf = (homes: { values: { MLSNumber: string | null } }[]): string[] =>
  homes.map(({ values }) => values.MLSNumber ?? 'none').sort();

test(
  'A part of OpenImmo takes away what it deletes, and nothing that it does not name; a whole file what it lacks',
  withFeed(async (t, feed) => {
    await feed.configure({ preset: 'openimmo', key: ['ListingKey'], mode: 'delta' });
    const whole = await sampleText('openimmo.xml');
    t.is((await feed.importFile(whole)).part.Created, 4);
    t.deepEqual(numbersOf(await feed.shown()), ['G-1', 'L-7B', 'L-K2', 'none']);

    const { part, problems } = await feed.importFile(await sampleText('openimmo-part.xml'));
    t.like(part, { RemovedByRow: 1, RemovedByAbsence: 0 });
    t.deepEqual(problems, []);
    t.deepEqual(numbersOf(await feed.shown()), ['G-1', 'L-K2', 'none']);

    const start = whole.lastIndexOf('<immobilie>', whole.indexOf('KUESTE_G-1'));
    const end = whole.indexOf('</immobilie>', start) + '</immobilie>'.length;
    t.like((await feed.importFile(whole.slice(0, start) + whole.slice(end))).part, { RemovedByAbsence: 1 });
    t.deepEqual(numbersOf(await feed.shown()), ['L-7B', 'L-K2', 'none'], 'and brings back what it has');
  }),
);

test(
  'A part of OpenImmo takes away nothing that it does not name where the feed is a snapshot either',
  withFeed(async (t, feed) => {
    await feed.configure({ preset: 'openimmo', key: ['ListingKey'], mode: 'snapshot' });
    await feed.importFile(await sampleText('openimmo.xml'));
    const { run, part } = await feed.importFile(await sampleText('openimmo-part.xml'));
    t.like(part, { RemovedByRow: 1, RemovedByAbsence: 0 });
    t.regex(run.Message ?? '', /says that it is a part/);
  }),
);

const reaxml = (...homes: string[]): string =>
  `<propertyList date="2026-11-21-10:00:00">${homes.join('')}</propertyList>`;

test(
  'REAXML tells homes by agent and number, keeps those that a file does not name, and lets go of those that it ends',
  withFeed(async (t, feed) => {
    await feed.configure({ preset: 'reaxml', key: ['ListingKey'], mode: 'delta' });
    t.is((await feed.importFile(await sampleText('reaxml.xml'))).part.Created, 5);
    t.deepEqual(numbersOf(await feed.shown()), ['501', '502', 'C4', 'R77', 'none']);

    const ends = reaxml(
      '<residential modTime="2026-11-21-09:00:00" status="withdrawn"><agentID>GUMTRE</agentID><uniqueID>501</uniqueID></residential>',
      `<residential modTime="2026-11-21-09:00:00" status="sold"><agentID>GUMTRE</agentID><uniqueID>502</uniqueID>
        <soldDetails><soldDate>2026-11-20</soldDate><soldPrice display="yes">1260000</soldPrice></soldDetails></residential>`,
      '<rental modTime="2026-11-21-09:00:00" status="leased"><agentID>GUMTRE</agentID><uniqueID>R77</uniqueID></rental>',
    );
    const { part, problems } = await feed.importFile(ends);
    t.like(part, { RemovedByRow: 1, Updated: 2 });
    t.deepEqual(problems, []);
    t.deepEqual(numbersOf(await feed.shown()), ['502', 'C4', 'R77', 'none']);
    t.like((await feed.byNumber('502')).values, {
      ...{
        Status: 'Sold',
        SalePrice: '1260000.00',
        MarketUntil: '2026-11-20',
        Address: '2 Ridge Road',
        AddressHidden: true,
      },
    });
    t.like((await feed.byNumber('R77')).values, { Status: 'Sold', SaleType: 'for_rent', RentPrice: '2080.00' });
  }),
);
