import test from 'ava';
import fc from 'fast-check';
import xxhash from 'xxhash-wasm';
import type { FeedRow } from '../../../src/feeds/map/feed-row.ts';
import { inBatches } from '../../../src/feeds/plan/batches.ts';
import { createDigestMap } from '../../../src/feeds/plan/digest-map.ts';
import { createIdSet } from '../../../src/feeds/plan/id-set.ts';
import { createOutcomes, type Outcome } from '../../../src/feeds/plan/outcomes.ts';
import { rowIdentity } from '../../../src/feeds/plan/row-identity.ts';
import { createRowRegistry } from '../../../src/feeds/plan/row-registry.ts';
import { createSpool } from '../../../src/feeds/plan/spool.ts';
import { urlDigestText } from '../../../src/listings/keys.ts';
import { inFolder } from '../../helpers/feed-files.ts';

test('a set of IDs holds what was added and nothing else, however far apart the IDs are', (t) => {
  const id = fc.oneof(fc.integer({ min: 1, max: 70_000 }), fc.integer({ min: 1, max: 2 ** 50 }));
  fc.assert(
    fc.property(fc.array(id), fc.array(id), (added, others) => {
      const set = createIdSet(added);
      const real = new Set(added);
      t.is(set.size, real.size);
      for (const one of [...added, ...others]) t.is(set.has(one), real.has(one));
    }),
  );
});

test('a set of IDs takes about a bit for each of neighbouring listings', (t) => {
  const set = createIdSet();
  const before = process.memoryUsage().arrayBuffers;
  for (let id = 1; id <= 1_000_000; id += 1) set.add(id);
  t.is(set.size, 1_000_000);
  t.true(process.memoryUsage().arrayBuffers - before < 1_000_000);
});

test('items in batches are the items, in their order, and no batch is too large', (t) => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const batches = inBatches(items, size);
      t.deepEqual(batches.flat(), items);
      t.true(batches.every((batch) => batch.length > 0 && batch.length <= size));
    }),
  );
});

test('the outcome of a row is the last one that was noted, and the counts add up to the rows', (t) => {
  const outcome = fc.constantFrom<Outcome>(
    'created',
    'updated',
    'unchanged',
    'removedByRow',
    'rejected',
    'ignored',
    'replaced',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9_000 }), outcome), { minLength: 1 }), (noted) => {
      const outcomes = createOutcomes();
      for (const [row, one] of noted) outcomes.set(row, one);
      const last = new Map(noted);
      for (const [row, one] of last) t.is(outcomes.get(row), one);
      const rows = Math.max(...last.keys()) + 1;
      const counts = outcomes.count();
      t.is(
        Object.values(counts).reduce((sum, count) => sum + count, 0),
        rows,
      );
      t.is(counts.created, [...last.values()].filter((one) => one === 'created').length);
    }),
  );
});

type Keys = { ListingKey: string | null; MLSNumber: string | null; Url: string | null };
const row = (index: number, keys: Keys, kind: 'listing' | 'removal' | 'rejected' = 'listing') => {
  const values = { SaleType: 'for_sale' };
  const said = { kind, line: 1, keys, values, record: {}, problems: [], missing: [] } as unknown as FeedRow;
  return { index, row: said, identity: rowIdentity(said) };
};
const maybe = (...texts: string[]) => fc.constantFrom(null, ...texts);
const keys = fc.record({
  ListingKey: maybe('K1', 'K2', 'K3'),
  MLSNumber: maybe('M1', 'M2', 'M3'),
  Url: maybe('a', 'b'),
});

const sharesKey = (left: Keys, right: Keys): boolean => {
  const same = (name: keyof Keys) => left[name] !== null && left[name] === right[name];
  const isUrlOnly = (one: Keys) => one.ListingKey === null && one.MLSNumber === null;
  return same('ListingKey') || same('MLSNumber') || (isUrlOnly(left) && isUrlOnly(right) && same('Url'));
};

test('among rows that share a key the last wins: of the rows that stay no two share one', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(keys, { maxLength: 12 }), async (all) => {
      const registry = await createRowRegistry();
      const replaced = new Set<number>();
      for (const [index, one] of all.entries()) {
        for (const earlier of registry.add(row(index, one), false)) {
          t.true(earlier < index);
          t.false(replaced.has(earlier), 'a row is replaced once');
          replaced.add(earlier);
        }
      }
      const staying = all.filter((_, index) => !registry.isReplaced(index));
      for (const [index, one] of staying.entries()) {
        for (const other of staying.slice(index + 1)) t.false(sharesKey(one, other));
      }
      // Nothing is replaced but by a later row with its key.
      for (const index of replaced) t.true(all.slice(index + 1).some((later) => sharesKey(all[index] as Keys, later)));
    }),
  );
});

/** What a registry does, by texts in a plain map. */
const createModel = () => {
  const last = new Map<string, number>();
  const [ending, replaced] = [new Set<number>(), new Set<number>()];
  return {
    add: (index: number, names: readonly string[], ends: boolean): number[] => {
      const earlier = new Set(names.map((name) => last.get(name)).filter((before) => before !== undefined));
      const added = [...earlier].filter((before) => !replaced.has(before));
      for (const name of names) last.set(name, index);
      for (const before of added) replaced.add(before);
      if (ends) ending.add(index);
      return added;
    },
    isReplaced: (index: number): boolean => replaced.has(index),
    isDisplayed: (name: string): boolean => last.has(name) && !ending.has(last.get(name) as number),
  };
};

const namesOf = ({ InternalID, ListingKey, MLSNumber, Url }: Keys & { InternalID: string | null }): string[] => {
  const names = Object.entries({ InternalID, ListingKey, MLSNumber }).filter(([, key]) => key !== null);
  return (names.length > 0 ? names : Object.entries({ Url }).filter(([, key]) => key !== null)).map(String);
};

test('a registry of rows says what a plain map of their keys says', async (t) => {
  const some = fc.record({
    keys: keys.chain((others) => maybe('1', '2').map((InternalID) => ({ InternalID, ...others }))),
    kind: fc.constantFrom('listing' as const, 'listing' as const, 'removal' as const, 'rejected' as const),
    ends: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(some, { maxLength: 30 }), async (rows) => {
      const [registry, model] = [await createRowRegistry(), createModel()];
      for (const [index, one] of rows.entries()) {
        const names = one.kind === 'rejected' ? [] : namesOf(one.keys);
        t.deepEqual(registry.add(row(index, one.keys, one.kind), one.ends), model.add(index, names, one.ends));
      }
      for (const index of rows.keys()) t.is(registry.isReplaced(index), model.isReplaced(index));
      for (const key of ['K1', 'K2', 'K3']) t.is(registry.isKeyDisplayed(key), model.isDisplayed(`ListingKey,${key}`));
      for (const key of ['M1', 'M2', 'M3'])
        t.is(registry.isNumberDisplayed(key), model.isDisplayed(`MLSNumber,${key}`));
      for (const url of ['a', 'b']) {
        t.is(registry.isUrlDisplayed(urlDigestText(url) ?? '', 'for_sale'), model.isDisplayed(`Url,${url}`));
        t.false(registry.isUrlDisplayed(urlDigestText(url) ?? '', 'for_rent'));
      }
    }),
    { numRuns: 300 },
  );
});

test('rows that cannot be read replace none', async (t) => {
  const registry = await createRowRegistry();
  const one = { ListingKey: 'K1', MLSNumber: 'M1', Url: null };
  registry.add(row(0, one), false);
  t.deepEqual(registry.add(row(1, one, 'rejected'), false), []);
  t.false(registry.isReplaced(0));
  t.true(registry.isNumberDisplayed('M1'));
});

test('a registry of a hundred thousand rows forgets none', async (t) => {
  const registry = await createRowRegistry();
  const one = (n: number, index = n) => row(index, { ListingKey: `K${n}`, MLSNumber: `M${n}`, Url: null });
  for (let n = 0; n < 100_000; n += 1) registry.add(one(n), n % 3 === 0);
  t.deepEqual(registry.add(one(5, 100_000), false), [5]);
  t.deepEqual(
    [1, 3, 99_998, 99_999].map((n) => registry.isNumberDisplayed(`M${n}`)),
    [true, false, true, false],
  );
  t.false(registry.isNumberDisplayed('M100000'));
});

test('rows come back from the spool as they were put there, whatever their texts hold, in batches of any size', async (t) => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  const spooled = fc.record({
    index: fc.nat(),
    outside: fc.boolean(),
    hash: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes)),
    row: fc.record({
      keys: fc.record({ ListingKey: text, MLSNumber: text, Url: text }),
      values: fc.record({ Description: text }),
    }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(spooled, { maxLength: 8 }), fc.integer({ min: 1, max: 4 }), (rows, size) =>
      inFolder(async (folder) => {
        const spool = createSpool(`${folder}/rows.jsonl`);
        for (const one of rows) await spool.add([one as never]);
        await spool.close();
        const read: unknown[] = [];
        for await (const batch of spool.read(size)) {
          t.true(batch.length <= size);
          read.push(...batch);
        }
        t.deepEqual(
          read,
          rows.map((one) => ({ ...one, row: { ...one.row, record: {} } })),
        );
      }),
    ),
    { numRuns: 60 },
  );
});

test('a map of a million digests forgets none, and takes at most fourteen bytes for each', async (t) => {
  const { h64 } = await xxhash();
  const digests = Array.from({ length: 1_000_000 }, (_, row) => h64(`k${row}`));
  const map = createDigestMap();
  const before = process.memoryUsage().arrayBuffers;
  t.true(digests.every((digest, row) => map.put(digest, row) === undefined));
  t.true(process.memoryUsage().arrayBuffers - before < 14_000_000);
  t.true(digests.every((digest, row) => map.get(digest) === row));
});

/** Digests of three buckets, some of them alike in one part or another. */
const crowded = fc
  .record({ bucket: fc.constantFrom(0n, 0x7fffn, 0xffffn), high: fc.bigInt(0n, 3n), low: fc.bigInt(0n, 20n) })
  .map(({ bucket, high, low }) => (bucket << 48n) | (high << 32n) | low);
const scattered = fc.bigInt(0n, 2n ** 64n - 1n);
const digests = [crowded, fc.oneof(crowded, scattered)].map((digest) =>
  fc.array(digest, { maxLength: 300, size: 'max' }),
);

test('a map of digests knows of each the row that was put last, and of no other digest any', (t) => {
  const row = fc.integer({ min: 0, max: 2 ** 32 - 2 });
  fc.assert(
    fc.property(fc.oneof(...digests), fc.oneof(...digests), fc.infiniteStream(row), (put, others, rows) => {
      const map = createDigestMap();
      const real = new Map<bigint, number>();
      for (const digest of put) {
        const { value } = rows.next();
        t.is(map.put(digest, value), real.get(digest));
        real.set(digest, value);
      }
      for (const digest of [...put, ...others]) t.is(map.get(digest), real.get(digest));
    }),
  );
});
