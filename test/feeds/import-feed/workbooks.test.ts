import test from 'ava';
import { fileOf, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';
import { type MadeSheet, workbookOf } from '../../helpers/workbooks.ts';

/** A sheet of homes: their file's cells, which hold no commas. */
const sheetOf = (name: string, text: string): MadeSheet => ({
  name,
  rows: text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(',')),
});

test(
  'a workbook is imported by the sheet that the feed names, and so again when a held run is approved',
  withFeed(
    async (t, feed) => {
      const other = sheetOf('Land', fileOf(...houses(50, 3)));
      const homes = (price: string) => sheetOf('Homes', fileOf(...houses(1, 12, { ListPrice: price })));
      const { run, part } = await feed.importFile(await workbookOf([other, homes('500000')]));
      t.is(run.State, 'Succeeded', run.Message);
      t.is(part.Created, 12);
      const held = await feed.importFile(await workbookOf([other, homes('900000')]));
      t.is(held.run.State, 'Held', held.run.Message);
      const approved = await feed.approve(held.run.RunID);
      t.is(approved.run.State, 'Succeeded', approved.run.Message);
      t.is(approved.part.Updated, 12);
      t.is((await feed.byNumber('M1')).values.SalePrice, '900000.00');
      const { run: unchanged } = await feed.importFile(fileOf(...houses(1, 12, { ListPrice: '900000' })));
      t.is(unchanged.State, 'Succeeded', unchanged.Message);
      t.regex(
        (await feed.importFile(await workbookOf([other]))).run.Message,
        /has no sheet "Homes", which format\.sheet names/,
      );
    },
    { feed: { format: { sheet: 'Homes' }, limits: {} } },
  ),
);
