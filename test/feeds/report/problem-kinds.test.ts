import test from 'ava';
import { describeDetail } from '../../../src/commands/describe-run.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

test(
  'the problems of a run are told by kind with their count and the first of them, those of rejected rows foremost',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(
      fileOf(
        ...[house(1), house(1), house(1)],
        ...houses(2, 4, { StandardStatus: 'Rumoured' }),
        house(5, { ListingKey: '', ListingId: '', ListingURL: '' }),
      ),
      { dryRun: true },
    );
    const page = { RunID: run.RunID, PageNumber: 1, PageSize: 10 };
    const detail = await feed.services.feeds.runDetail(feed.workspaceId, page);
    t.deepEqual(
      detail.ProblemKinds.map(({ Rejected, Count, Line, Column, Value }) => [Rejected, Count, Line, Column, Value]),
      [
        [true, 3, 5, 'StandardStatus', 'Rumoured'],
        [true, 1, 8, null, null],
        [false, 2, 3, null, null],
      ],
    );
    t.is(detail.VirtualCount, 6);
    t.deepEqual(
      detail.Problems.map(({ Line, Rejected }) => [Line, Rejected]),
      [
        [3, false],
        [4, false],
        [5, true],
        [6, true],
        [7, true],
        [8, true],
      ],
    );
    const lines = describeDetail(detail, 200);
    t.deepEqual(
      lines
        .slice(lines.findIndex((line) => line.startsWith('  Rejected')))
        .map((line) => line.replace(/: a status: .*?( \(|$)/, ' …$1').slice(0, 64)),
      [
        '  Rejected, the home is not imported:',
        '    3× StandardStatus … (first in line 5 "Rumoured")',
        '    1× a key: ListingKey or MLSNumber or Url (line 8)',
        `    npx listingd run rejects ${run.RunID} lists every rejected row`,
        '  Noticed, the home is imported all the same:',
        '    2× one row a home: an earlier row of the file has the same k',
      ],
    );
    await feed.services.runs.saveProblems(
      run.RunID,
      [4, 17].map((holder) => ({
        ...{ line: holder, column: 'Url', value: 'x', rejected: false },
        expected: `shared URL: listing ${holder} has it`,
      })),
    );
    const [shared, ...others] = await feed.services.runs.problemKinds(run.RunID, 10);
    t.like(shared, { count: 2, first: { line: 4, expected: 'shared URL: listing 4 has it' } });
    t.deepEqual(others, [], 'which other listing has a key makes no kind of its own');
  }),
);

test(
  'a run of which nothing is wrong tells of no problems',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(fileOf(house(1)));
    const page = { RunID: run.RunID, PageNumber: 1, PageSize: 10 };
    const detail = await feed.services.feeds.runDetail(feed.workspaceId, page);
    t.deepEqual([detail.ProblemKinds, detail.Problems], [[], []]);
    t.false(describeDetail(detail, 200).join('\n').includes('×'));
  }),
);
