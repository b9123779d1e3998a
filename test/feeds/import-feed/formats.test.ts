import test from 'ava';
import { parse } from 'csv-parse/sync';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

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
