import test from 'ava';
import fc from 'fast-check';
import { describePreview, describeRunRows } from '../../src/commands/describe-run.ts';
import { adviceFor } from '../../src/commands/feed.ts';
import { createFlow, cut, inColumns, plain, table, widthOf } from '../../src/commands/lay-out.ts';
import type { FeedData } from '../../src/feeds/feed-data.ts';
import { previewData } from '../../src/feeds/feed-data.ts';
import { createPreview, excerpts } from '../../src/feeds/preview/preview.ts';

const nothing = { holds: 'Nothing', guard: null, rejected: 0 } as const;
const preview = previewData({ serialNumber: 's', preview: createPreview().read(nothing) });

test('what a terminal would take for a command is blank in what feeds say', (t) => {
  t.is(plain('\u001b[31mred\u009b2J\u202e\n next'), '[31mred 2J next');
  t.is(plain(null), '–');
});

test('columns of numbers are set to the right, others to the left, under their head', (t) => {
  t.deepEqual(
    inColumns(
      [
        ['a', '1', 'x'],
        ['bb', '200', ''],
      ],
      ['Name', 'No', ''],
    ),
    ['Name   No', 'a       1  x', 'bb    200'],
  );
});

test('columns stand one below the other, and lines end where the terminal does, also with texts in Chinese', (t) => {
  const lines = inColumns([
    ['海淀区', 'x'],
    ['Zürich', 'x'],
    ['a', 'x'],
  ]);
  t.deepEqual(lines, ['海淀区  x', 'Zürich  x', 'a       x']);
  t.is(cut('海淀区中关村', 8), '海淀区…');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }).map(plain), fc.integer({ min: 1, max: 20 }), (text, width) => {
      t.true(widthOf(cut(text, width)) <= width);
    }),
  );
});

test('a table that is too wide goes on below its last column, and on a narrow terminal each row is a paragraph', (t) => {
  const rows = [
    ['sample', 'Fresh', 'all 200 homes are as they were'],
    ['nightly', 'Held', ''],
  ];
  const head = ['Feed', 'State', 'Message'];
  t.deepEqual(table(rows, head, 60), [
    'Feed     State  Message',
    'sample   Fresh  all 200 homes are as they were',
    'nightly  Held',
  ]);
  t.deepEqual(table(rows, head, 40), [
    'Feed     State  Message',
    'sample   Fresh  all 200 homes are as',
    '                they were',
    'nightly  Held',
  ]);
  t.deepEqual(table(rows, head, 26), [
    'Feed sample',
    '    State Fresh · Message all 200 homes',
    '    are as they were',
    'Feed nightly',
    '    State Held',
  ]);
});

test('an answer that comes in parts is broken between words, and leaves out what a terminal would act on', (t) => {
  const written: string[] = [];
  const flow = createFlow((text) => void written.push(text), 12);
  for (const part of ['I fou', 'nd 2 homes', ' in\u001b[31m San', ' Diego.\n- 1 Elm', ' Street']) flow.push(part);
  flow.end();
  t.is(written.join(''), 'I found 2\nhomes in[31m\nSan Diego.\n- 1 Elm\nStreet\n');
});

test('the list of runs tells who started a run, and what it says, also on a narrow terminal', (t) => {
  const run = {
    ...{ RunID: 158, Feed: 'bellbrook', State: 'Succeeded' as const, DryRun: true, Rows: 57 },
    StartedBy: 'next file' as const,
    ...{ QueuedAt: '2026-11-21T07:14:00.000Z', StartedAt: null, FinishedAt: null, Parts: [] },
    Message: 'there is no new file',
  };
  const wide = describeRunRows([run, run], 140);
  t.is(wide.length, 3);
  t.regex(
    wide[1] ?? '',
    /158 {2}bellbrook {2}Succeeded, dry {2}2026-11-21 07:14 .* next file {2}there is no new file$/,
  );
  t.deepEqual(describeRunRows([run, { ...run, Message: '' }], 80), [
    'Run  Feed       State           Queued (UTC)  Rows  New  Changed  Gone  Wrong',
    '158  bellbrook  Succeeded, dry  11-21 07:14     57',
    '     by next file: there is no new file',
    '158  bellbrook  Succeeded, dry  11-21 07:14     57',
    '     by next file',
  ]);
  t.true(describeRunRows([{ ...run, Message: 'x'.repeat(200) }], 80).every((line) => line.length <= 80));
});

test('a preview of nothing says so, and its lines are as wide as they may be', (t) => {
  t.deepEqual(describePreview(preview, 'import', 80), ['  What an import would do in s:', '    nothing']);
  const Examples = [1, 2, 3].map((ID) => ({ ID, MLSNumber: null, From: 'x'.repeat(99), To: null }));
  const wide = { ...preview, Updated: { Count: 3, Revived: 1 }, Changed: [{ Field: 'City', Count: 3, Examples }] };
  for (const width of [40, 80, 120]) {
    const lines = describePreview(wide, 'approval', width);
    t.true(lines.slice(1).every((line) => line.length <= width));
    t.regex(lines[1] ?? '', /1 of them were/);
    t.regex(lines[2] ?? '', /City {2}3 {2}1: xx/);
  }
});

test('of two long texts the place is shown where they begin to differ', (t) => {
  t.deepEqual(excerpts('short', 'longer', 10), ['short', 'longer']);
  const same = 'x'.repeat(300);
  t.deepEqual(excerpts(`${same}left`, `${same}right`, 40), [`…${'x'.repeat(15)}left`, `…${'x'.repeat(15)}right`]);
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string(),
      fc.integer({ min: 16, max: 40 }),
      (start, left, right, longest) => {
        const [from, to] = excerpts(start + left, start + right, longest);
        t.true(from.length <= longest + 2 && to.length <= longest + 2);
        t.is(from === to, left === right);
      },
    ),
  );
});

test('what is to be done about a feed names the source’s line where doctor says it, and doctor elsewhere', (t) => {
  for (const State of ['Stale', 'Failing'] as const) {
    const feed = { Feed: 'north', State } as FeedData;
    t.regex(adviceFor(feed), /npx listingd doctor says whether its source can be reached/);
    t.notRegex(adviceFor(feed, '"source of north" here'), /doctor/);
  }
});
