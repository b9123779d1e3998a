import test from 'ava';
import { errorsOf } from '../../src/console/chat/settings-form.ts';
import { pricesOf, ticksOf } from '../../src/console/listings/price-history.ts';
import { areaWords, type HistoryItem } from '../../src/console/listings/words.ts';
import { money } from '../../src/console/parts/home-words.ts';

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
