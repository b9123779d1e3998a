import test from 'ava';
import fc from 'fast-check';
import xxhash from 'xxhash-wasm';
import { createDigestMap } from '../../../src/feeds/plan/digest-map.ts';

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
