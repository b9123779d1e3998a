import test from 'ava';
import { kindsOf } from '../../src/chat/understand/property-types.ts';
import { errorsOf } from '../../src/console/chat/settings-form.ts';
import type { Configuration } from '../../src/console/feeds/set-up/contract.ts';
import {
  askedOf,
  columnsDiffer,
  columnsOf,
  localFileOf,
  nameFor,
  openPlaces,
  readConfiguration,
  textOf,
  withFoundWords,
  withRule,
  withStatus,
  withWord,
} from '../../src/console/feeds/set-up/draft.ts';
import { HOME_KINDS } from '../../src/console/feeds/set-up/words.ts';
import { effectSentence, feedState, leftOf } from '../../src/console/feeds/words.ts';
import { pricesOf, ticksOf } from '../../src/console/listings/price-history.ts';
import { areaWords, type HistoryItem } from '../../src/console/listings/words.ts';
import { money, valueWords } from '../../src/console/parts/home-words.ts';
import { plainWords } from '../../src/console/parts/plain-words.ts';
import { count, list, relativeTime } from '../../src/console/parts/words.ts';
import { createUndoTally } from '../../src/feeds/undo/undo-report.ts';

const CONFIG: Configuration = {
  chatbots: [{ serialNumber: 'TODO: which' }],
  source: { file: 'feeds/a.csv' },
  columns: {
    MLSNumber: 'Listing No',
    StandardStatus: 'TODO: the column',
    PropertyType: { column: 'T', values: { X: 'TODO' } },
  },
  statuses: { P: 'TODO: often Pending' },
  ...{ onMarket: true, key: ['TODO: a key'], mode: 'snapshot' },
};

test('what is still to be told is found wherever it stands, and asked in its words', (t) => {
  t.deepEqual(openPlaces(CONFIG), [
    ...['chatbots.0.serialNumber', 'columns.StandardStatus', 'columns.PropertyType.values.X', 'statuses.P', 'key.0'],
  ]);
  t.deepEqual(openPlaces('TODOS are fine'), []);
  t.deepEqual(['TODO: which', 'TODO', 'Active'].map(askedOf), ['which', 'Only your MLS can tell.', '']);
});

test('a rule that is chosen counts at once: for the key, and in place of what was asked', (t) => {
  const told = withRule(CONFIG, 'StandardStatus', 'St');
  t.is(told.columns?.StandardStatus, 'St');
  t.deepEqual(told.key, ['MLSNumber']);
  t.deepEqual(withRule(told, 'MLSNumber', undefined).key, ['TODO: a column']);
  t.deepEqual(withRule(withRule(told, 'Url', 'Link'), 'MLSNumber', undefined).key, ['Url']);
  t.deepEqual(withRule({ ...told, preset: 'reso' }, 'MLSNumber', undefined).key, ['MLSNumber']);
  t.is(withStatus(CONFIG, 'P', '').statuses, undefined);
  t.deepEqual(withStatus(CONFIG, 'A', 'Active').statuses, { P: 'TODO: often Pending', A: 'Active' });
  const { columns } = withWord(CONFIG, 'PropertyType', 'X', 'Condo');
  t.deepEqual(columns?.PropertyType, { column: 'T', values: { X: 'Condo' } });
});

test('words that turn up in a column are told or asked, where the configuration says nothing of them', (t) => {
  const words = [
    { Field: 'PropertyType', Text: 'x', Count: 1, Meaning: 'Land' },
    { Field: 'PropertyType', Text: 'CON', Count: 3, Meaning: 'TODO' },
    { Field: 'RentFrequency', Text: 'Q', Count: 1, Meaning: 'TODO: how often' },
    { Field: 'StandardStatus', Text: 'S', Count: 2, Meaning: 'TODO' },
    { Field: 'StandardStatus', Text: 'p', Count: 2, Meaning: 'Pending' },
  ];
  const told = withFoundWords(withRule(CONFIG, 'RentFrequency', 'Per'), words);
  t.deepEqual(told.columns, {
    ...CONFIG.columns,
    PropertyType: { column: 'T', values: { X: 'TODO', CON: 'TODO' } },
    RentFrequency: { column: 'Per', values: { Q: 'TODO: how often' } },
  });
  t.deepEqual(told.statuses, { P: 'TODO: often Pending', S: 'TODO' });
  t.true(columnsDiffer(CONFIG, told));
  t.false(columnsDiffer(told, withRule(told, 'City', 'Town')));
});

test('each kind of home that can be chosen is one that the chat knows', (t) => {
  for (const kind of Object.keys(HOME_KINDS)) t.is(kindsOf(kind).length, 1, kind);
});

test('what the service says is told in the words of a brokerage', (t) => {
  const rows: [said: string, told: string][] = [
    [
      'only 8 rows came, fewer than 80 % of the usual 20 (minRows)',
      'only 8 rows came, fewer than 80 % of the usual 20',
    ],
    ['11 of 20 listings would go, more than 10 % (maxRemoved)', '11 of 20 homes would go, more than 10 %'],
    ['it is older than its maxAge of 12 hours: its source', 'it is older than the 12 hours that it may be: its source'],
    ['Run 7 is Succeeded; only a held run can be approved', 'Run 7 is done; only a held run can be approved'],
    ['a.csv: set format.headerLine to 3', 'a.csv: set the setting “format.headerLine” of its file to 3'],
    ['no MLSNumber or ListingKey', 'no MLS number or Key in the MLS'],
    ['run 2 was undone: 1 listings left the display', 'run 2 was undone: 1 home left the display'],
    ['Cancelled by the API', 'Cancelled by a person'],
    [
      'Feed a is changed in its file only: source must be { "file" } or { "url" }; another one, write it by hand',
      "Feed a can't be changed here: its files come another way than by uploads or from a web address, as by SFTP",
    ],
    [
      'Feed a is changed in its file only: source.file must be feeds/a with an ending, like feeds/a.csv',
      "Feed a can't be changed here: it reads a file of another name or place than its own",
    ],
    ['McDonald and LaSalle', 'McDonald and LaSalle'],
  ];
  for (const [said, told] of rows) t.is(plainWords(said), told);
});

test('of what an undo leaves, the home and the reason are told apart', (t) => {
  const left = [{ field: 'SalePrice', value: '1.00', why: 'the API has changed it since' }] as const;
  const tally = createUndoTally(3);
  tally.add([null, 'M(1)'].map((mlsNumber, index) => ({ id: 7 + index, mlsNumber, kind: 'none' as const, left })));
  const told = tally.problems.map(({ expected }) => leftOf({ Expected: expected }));
  t.deepEqual(
    told.map(({ home }) => home),
    ['Home 7', 'M(1)'],
  );
  t.is(told[0]?.why, 'the API has changed it since');
  t.deepEqual(leftOf({ Expected: 'something else' }), { home: '–', why: 'something else' });
});

test('a feed that waits for its first upload is well, and says what it waits for', (t) => {
  const feed = { State: 'Fresh', PausedBy: null, IsUploaded: true, LastRun: null } as const;
  t.deepEqual(feedState(feed), ['off', 'Waits for its first file']);
  t.deepEqual(feedState({ ...feed, LastRun: '2026-11-30T03:00:00Z' })[0], 'good');
  t.deepEqual(feedState({ ...feed, State: 'Broken' })[0], 'wrong');
});

test('a text of a configuration is read, or told what it lacks', (t) => {
  t.deepEqual(readConfiguration(textOf(CONFIG)), CONFIG);
  for (const [text, message] of [
    ['{', /no JSON/],
    ['null', /must have/],
    ['{"chatbots":[],"key":[]}', /must have/],
  ] as const)
    t.throws(() => readConfiguration(text), { message });
});

test('a rule tells the columns that it reads', (t) => {
  const rows = [
    ['City', ['City']],
    ['TODO: the column', []],
    [{ column: 'Lot', convert: 'acres' }, ['Lot']],
    [{ columns: ['No', 'Street'], convert: 'joined' }, ['No', 'Street']],
    [{ template: 'https://a.example/{ID}?b={Town}' }, ['ID', 'Town']],
    [{ constant: 'for_sale' }, []],
  ] as const;
  for (const [rule, columns] of rows) t.deepEqual(columnsOf(rule as never), [...columns]);
  t.deepEqual(columnsOf(undefined), []);
});

test('a feed gets a name of its file, and its own file lies in the folder of saved feeds, with the ending of that', (t) => {
  const rows = [
    ['Daily Export (2).csv', 'daily-export-2', 'feeds/a.csv'],
    ['homes.2026.xml.gz', 'homes', 'feeds/a.2026.xml.gz'],
    ['__.csv', '', 'feeds/a.csv'],
    ['Ärzte', 'rzte', 'feeds/a.csv'],
  ] as const;
  for (const [Name, name, file] of rows)
    t.deepEqual([nameFor(Name), localFileOf('a', { Folder: 'feeds', Name })], [name, file]);
  t.is(localFileOf('', { Folder: 'feeds/workspace-2', Name: 'a.xml' }), 'feeds/workspace-2/feed.xml');
});

test('what happens to homes is said in sentences, and values as people write them', (t) => {
  t.is(
    effectSentence({ added: 1, changed: 1204, left: 2, rejected: 9 }),
    'adds 1 home, changes 1,204 homes and takes 2 homes off the display',
  );
  t.is(effectSentence({ added: 0, changed: 0, left: 0, rejected: 9 }), 'changes nothing');
  t.deepEqual(
    [count(1, 'home'), count(0, 'home'), list(['a', 'b', 'c']), list([])],
    ['1 home', '0 homes', 'a, b and c', ''],
  );
  const rows = [
    ['SalePrice', '510000.00', '510,000'],
    ['LotArea', '5200.5', '5,200.5'],
    ['ListingKey', '12345678', '12345678'],
    ['Latitude', 47.61234, '47.61234'],
    ['Tours', ['a', 'b'], '2 entries'],
    ['Images', ['a'], '1 picture'],
    ['ExtensionColumn', '[{"Key":"Pool","value":"Y"},{"Key":"HOA","value":"N"}]', 'Pool: Y, HOA: N'],
    ['ExtensionColumn', '[{"Key":"Po…', 'other facts'],
    ['Bedrooms', null, 'not known'],
    ['Status', 'PreOnMarket', 'coming soon'],
    ['AddressHidden', true, 'yes'],
    ['Images', '["https://a.example/1.jpg","https://a.example/2.jpg"]', '2 pictures'],
    ['Images', '["https://a.example/1.jpg","htt…', 'other pictures'],
    ['City', 'Active', 'Active'],
  ] as const;
  for (const [field, value, shown] of rows) t.is(valueWords(field, value), shown);
});

const DAY = 86_400_000;

/** A change of a home on a day. */
const change = (day: number, Kind: HistoryItem['Kind'], SalePrice?: string | null): HistoryItem => ({
  ...{
    ID: 1,
    Version: day,
    ChangedAt: new Date(day * DAY).toISOString(),
    Kind,
    By: 'Feed',
    Feed: 'main',
    RunID: 1,
    Reason: '',
  },
  Changes: SalePrice === undefined ? [] : [{ Field: 'SalePrice', From: null, To: SalePrice }],
});

const HISTORIES: [promise: string, oldestFirst: HistoryItem[], prices: [day: number, price: number | null][]][] = [
  [
    'a price holds until the next one',
    [change(1, 'create', '5.00'), change(2, 'update'), change(3, 'update', '4.50')],
    [
      [1, 5],
      [3, 4.5],
    ],
  ],
  [
    'a home that is off display has none',
    [change(1, 'create', '5.00'), change(2, 'remove'), change(4, 'revive')],
    [
      [1, 5],
      [2, null],
      [4, 5],
    ],
  ],
  [
    'a price that was changed while it was off display shows when it is back',
    [change(1, 'create', '5.00'), change(2, 'remove'), change(3, 'update', '4.00'), change(4, 'revive')],
    [
      [1, 5],
      [2, null],
      [4, 4],
    ],
  ],
  [
    'one that was not known, or 0, is none',
    [change(1, 'create'), change(2, 'update', '0.00'), change(3, 'update', '6.00')],
    [[3, 6]],
  ],
  ['without prices there are none', [change(1, 'create')], []],
];

for (const [promise, history, prices] of HISTORIES)
  test(`Price over time: ${promise}`, (t) => {
    const points = pricesOf(history.toReversed(), 'SalePrice');
    t.deepEqual(
      points.map(({ at, price }) => [at / DAY, price]),
      prices,
    );
  });

test('A chart’s prices are round, and its own lie between them', (t) => {
  t.deepEqual(ticksOf([489_000, 525_000]), [480_000, 500_000, 520_000, 540_000]);
  t.deepEqual(ticksOf([2_400]), [2_400, 2_500]);
  for (const prices of [[1], [0.5, 900_000], [999_999, 1_000_001]]) {
    const ticks = ticksOf(prices);
    t.true((ticks[0] ?? 1) <= Math.min(...prices) && (ticks.at(-1) ?? 0) >= Math.max(...prices), String(ticks));
    t.true(ticks.length >= 2 && ticks.length <= 8, String(ticks));
  }
});

test('what has been is never told as to come, and what is to come is', (t) => {
  const rows: [seconds: number, isToCome: boolean, told: string][] = [
    [20, false, 'just now'],
    [300, false, 'just now'],
    [-300, false, '5 minutes ago'],
    [20, true, 'in a moment'],
    [300, true, 'in 5 minutes'],
  ];
  for (const [seconds, isToCome, told] of rows)
    t.is(relativeTime(new Date(seconds * 1_000), new Date(0), isToCome), told, told);
});

test('Money and areas read as one writes them', (t) => {
  t.is(money('550000.00', '$'), '$550,000');
  t.is(money('1200.50', 'CHF'), 'CHF 1,200.5');
  t.is(money('', '$'), '');
  t.is(money('0.00', '$'), '');
  t.is(areaWords('2500 Square Feet'), '2,500 sq ft');
  t.is(areaWords('120.5 Square Meters'), '120.5 m²');
});

test('What a refusal says of settings stands under their names, with their labels; the rest under none', (t) => {
  t.deepEqual(errorsOf('Domains must be a list of host names; RateLimitTime must be 1 or more; something else.'), {
    Domains: 'Websites must be a list of host names',
    RateLimitTime: 'Within seconds must be 1 or more',
    '': 'something else',
  });
});
