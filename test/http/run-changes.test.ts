import test from 'ava';
import type { RunDetailData } from '../../src/feeds/feed-data.ts';
import type { RunChangesData } from '../../src/feeds/report/run-changes.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { withFeedHttp } from './with-feed-http.ts';

test(
  'What a run changed of homes is told field by field and home by home, with those that left; of others it is a 404',
  withFeedHttp(async (t, http) => {
    await http.feed.importFile(fileOf(...houses(1, 8)));
    const { run } = await http.feed.importFile(
      fileOf(house(1, { ListPrice: '510000', BedroomsTotal: '4' }), house(2, { ListPrice: '490000' }), ...houses(3, 7)),
    );
    const ask = async (fields: object, key = http.secret) =>
      (await http.send('/chat/Feed/RunChanges', key, { raw: JSON.stringify(fields) })).envelope;
    const { Fields, List, VirtualCount } = (await ask({ RunID: run.RunID })).Data as RunChangesData;
    t.deepEqual(Fields, [
      { Field: 'SalePrice', Count: 2 },
      { Field: 'Bedrooms', Count: 1 },
    ]);
    t.is(VirtualCount, 3);
    t.deepEqual(
      List.map(({ MLSNumber, Address, Kind, Reason }) => [MLSNumber, Address, Kind, Reason]),
      [
        ['M1', '1 Oak St', 'update', ''],
        ['M2', '2 Oak St', 'update', ''],
        ['M8', '8 Oak St', 'remove', 'absence'],
      ],
    );
    t.deepEqual(
      List[0]?.Changes.toSorted((left, right) => (left.Field < right.Field ? -1 : 1)),
      [
        { Field: 'Bedrooms', From: 3, To: 4 },
        { Field: 'SalePrice', From: '500000.00', To: '510000.00' },
      ],
    );
    const second = (await ask({ RunID: run.RunID, PageNumber: 2, PageSize: 2 })).Data as RunChangesData;
    t.deepEqual([second.List.map(({ MLSNumber }) => MLSNumber), second.VirtualCount], [['M8'], 3]);
    t.is((await ask({ RunID: run.RunID }, http.otherSecret)).Code, 404);
  }),
);

test(
  'How far a run is that is under way is told with what it has written so far; of one that has ended nothing',
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    const detail = async (RunID: number) =>
      (await http.send('/chat/Feed/RunDetail', http.secret, { raw: JSON.stringify({ RunID }) })).envelope
        .Data as RunDetailData;
    const { run } = await feed.importFile(fileOf(...houses(1, 3)));
    t.is((await detail(run.RunID)).Progress, null);
    const { runs, host } = feed.services;
    const claimed = await runs.claim('test', host, { runId: await feed.queue() });
    await runs.beat(claimed?.id ?? 0, claimed?.token ?? 0, { rows: 2, bytesRead: 40, bytesTotal: 100, phase: 'read' });
    const { Run, Progress } = await detail(claimed?.id ?? 0);
    t.is(Run.Rows, 2);
    t.deepEqual(Progress, { Step: 'read', BytesRead: 40, BytesTotal: 100, Created: 0, Updated: 0, Removed: 0 });
  }),
);
