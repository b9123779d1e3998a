import test from 'ava';
import { sampleText } from '../../helpers/preset-samples.ts';
import { withFeed } from '../../helpers/with-feed.ts';

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
