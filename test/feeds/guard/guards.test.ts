import test from 'ava';
import { FEED_LIMITS, type FeedLimits } from '../../../src/feeds/configuration/feed-config.ts';
import { judge, median, type PartFacts } from '../../../src/feeds/guard/guards.ts';

const ratios = (count: number, ratio = 1.01): number[] => new Array<number>(count).fill(ratio);

/** A snapshot of 100 homes that changes nothing. */
const facts = (changes: Partial<PartFacts> = {}, limits: Partial<FeedLimits> = {}): PartFacts => ({
  mode: 'snapshot',
  limits: { ...FEED_LIMITS, ...limits },
  minRowsIsSet: false,
  matchedRows: 100,
  recentRows: [100, 100, 100, 100, 100],
  columnFill: { rows: 100, filled: { ListingId: 100, City: 100 } },
  lastColumnFill: { rows: 100, filled: { ListingId: 100, City: 100 } },
  owned: 100,
  live: 100,
  appearing: 0,
  priceRatios: [],
  comparedPrices: 100,
  salePrices: ratios(100, 500_000),
  removals: 0,
  removalsByAbsence: 0,
  removedThisWeek: 0,
  keylessRows: 0,
  chatbotsChanged: false,
  paused: null,
  ...changes,
});

test('the median of an even number of values lies between the two in the middle', (t) => {
  t.is(median([5, 1, 9]), 5);
  t.is(median([1, 9, 5, 7]), 6);
});

test('a file like the one before has no objection', (t) => {
  t.deepEqual(judge(facts()), { part: null, removals: null });
});

test('a part is held when fewer rows came than minRows of the median of the last good runs, and at the limit it is not', (t) => {
  t.is(judge(facts({ matchedRows: 80 })).part, null);
  t.regex(judge(facts({ matchedRows: 79 })).part ?? '', /only 79 rows came.*80 %.*usual 100.*minRows/);
  // The median, not the last one and not the mean.
  t.is(judge(facts({ matchedRows: 80, recentRows: [1000, 100, 100, 100, 90] })).part, null);
  t.is(judge(facts({ matchedRows: 45 }, { minRows: 0.45 })).part, null);
  t.is(judge(facts({ matchedRows: 1 }, { minRows: null })).part, null);
  t.is(judge(facts({ matchedRows: 1, recentRows: [] })).part, null);
});

test('the rows of a delta are counted only where the feed sets minRows itself', (t) => {
  t.is(judge(facts({ mode: 'delta', matchedRows: 3 })).part, null);
  t.regex(judge(facts({ mode: 'delta', matchedRows: 3, minRowsIsSet: true })).part ?? '', /minRows/);
});

test('a first file in which homes for sale cost next to nothing is held, and once it has been approved no more', (t) => {
  const first = { owned: 0, lastColumnFill: null };
  t.regex(
    judge(facts({ ...first, salePrices: ratios(10, 5_120) })).part ?? '',
    /homes for sale cost 5,120 at the median.*moneyInThousands.*or they are for rent/,
  );
  t.is(judge(facts({ ...first, salePrices: ratios(10, 10_000) })).part, null);
  const columnFill = { rows: 100, filled: { Beds: 20 }, unread: { Beds: 20 } };
  t.regex(
    judge(facts({ ...first, columnFill, salePrices: ratios(10, 0) })).part ?? '',
    /Beds cannot be read.*; besides, homes/,
  );
  t.is(judge(facts({ ...first, salePrices: ratios(9, 5_120) })).part, null);
  t.is(judge(facts({ salePrices: ratios(10, 5_120) })).part, null);
});

test('a part is held when a mapped column is gone', (t) => {
  const columnFill = { rows: 100, filled: { ListingId: 100 } };
  t.regex(judge(facts({ columnFill })).part ?? '', /the column City is gone/);
  t.regex(judge(facts({ columnFill, mode: 'delta' })).part ?? '', /the column City is gone/);
  // A column that was always empty is no loss.
  t.is(judge(facts({ columnFill, lastColumnFill: { rows: 100, filled: { ListingId: 100, City: 0 } } })).part, null);
});

test('a part is held when a mapped column is filled in under half as many rows as last time, as a share of the rows', (t) => {
  const filled = (rows: number, City: number) => ({ columnFill: { rows, filled: { ListingId: rows, City } } });
  t.is(judge(facts(filled(100, 50))).part, null);
  t.regex(judge(facts(filled(100, 49))).part ?? '', /City is filled in 49 of 100 rows, last time in 100 of 100/);
  t.is(judge(facts(filled(90, 45))).part, null);
  t.regex(judge(facts(filled(90, 44))).part ?? '', /City/);
});

test('a part is held when more than maxPriceChanges of the prices change, and at the limit it is not', (t) => {
  t.is(judge(facts({ priceRatios: ratios(30) })).part, null);
  t.regex(judge(facts({ priceRatios: ratios(31) })).part ?? '', /31 of 100 prices change, more than 30 %/);
  t.is(judge(facts({ priceRatios: ratios(31) }, { maxPriceChanges: null })).part, null);
});

test('a part is held when the median price ratio is outside 0.8 to 1.25, however many prices may change', (t) => {
  const held = (ratio: number): string | null =>
    judge(facts({ priceRatios: ratios(60, ratio) }, { maxPriceChanges: null })).part;
  t.is(held(0.8), null);
  t.is(held(1.25), null);
  t.regex(held(0.79) ?? '', /0\.79 times/);
  t.regex(held(1.26) ?? '', /1\.26 times/);
  // Prices that stayed count as a ratio of 1.
  t.is(judge(facts({ priceRatios: ratios(40, 10) }, { maxPriceChanges: null })).part, null);
});

test('removals are held over maxRemoved and more than 5 only', (t) => {
  const removals = (count: number, owned: number) => judge(facts({ removals: count, owned, live: owned })).removals;
  t.is(removals(20, 100), null);
  t.regex(removals(21, 100) ?? '', /21 of 100 listings would go, more than 20 % \(maxRemoved\)/);
  t.is(removals(5, 6), null);
  t.regex(removals(6, 7) ?? '', /6 of 7/);
  t.is(judge(facts({ removals: 99 }, { maxRemoved: null })).removals, null);
});

test('removals are summed over seven days', (t) => {
  const week = (removals: number, removedThisWeek: number, owned: number) =>
    judge(facts({ removals, removedThisWeek, owned, live: owned })).removals;
  t.is(week(10, 10, 90), null);
  t.regex(week(11, 10, 90) ?? '', /21 of 100 listings would have gone within 7 days/);
  t.is(week(1, 4, 8), null);
  t.regex(week(2, 4, 8) ?? '', /6 of 12/);
});

test('emptying a chatbot is always held, however few homes it has and whatever the limits', (t) => {
  t.regex(judge(facts({ owned: 1, live: 1, removals: 1 }, { maxRemoved: null })).removals ?? '', /no listing left/);
  t.is(judge(facts({ owned: 1, live: 2, removals: 1 })).removals, null);
  t.is(judge(facts({ owned: 1, live: 1, removals: 1, appearing: 1 })).removals, null);
});

test('a changed list of chatbots holds every removal, and nothing where nothing is removed', (t) => {
  t.regex(judge(facts({ chatbotsChanged: true, removals: 1 })).removals ?? '', /chatbots has changed/);
  t.deepEqual(judge(facts({ chatbotsChanged: true })), { part: null, removals: null });
});

test('one row without a readable key holds the removals by absence, and not those by row', (t) => {
  const verdict = (removalsByAbsence: number) => judge(facts({ keylessRows: 1, removals: 2, removalsByAbsence }));
  t.like(verdict(1), { part: null, absenceOnly: true });
  t.regex(verdict(1).removals ?? '', /1 row has no readable key/);
  t.is(verdict(0).removals, null);
});

test('a feed that owns nothing yet is written as it is read', (t) => {
  const first = facts({ owned: 0, live: 0, matchedRows: 1, columnFill: { rows: 1, filled: {} }, appearing: 1 });
  t.deepEqual(judge(first), { part: null, removals: null });
});
