import test from 'ava';
import { countOnce } from '../../../src/chat/limits/count-once.ts';

test('Whoever is admitted meanwhile is counted once, whether a count came before or after', async (t) => {
  let admitted = 0;
  const counts: Date[] = [];
  const count = (since: Date): Promise<number> => {
    counts.push(since);
    return Promise.resolve(10 + admitted);
  };
  const countSince = countOnce(count, () => admitted);
  const [day, hour] = [new Date(0), new Date(1)];
  t.is(await countSince(day), 10);
  admitted = 2;
  t.is(await countSince(day), 12);
  t.is(await countSince(hour), 12);
  admitted = 3;
  t.deepEqual([await countSince(day), await countSince(hour)], [13, 13]);
  t.is(counts.length, 2);
});
