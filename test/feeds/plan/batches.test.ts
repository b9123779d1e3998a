import { setImmediate as nextTurn } from 'node:timers/promises';
import test from 'ava';
import fc from 'fast-check';
import { readAhead } from '../../../src/feeds/plan/batches.ts';

const taken = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

test('what is read ahead comes in its order, all of it, and is followed by what ended it', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat()), fc.boolean(), async (items, fails) => {
      const source = async function* () {
        yield* items;
        if (fails) throw new Error('cut off');
      };
      const seen: number[] = [];
      const reading = (async () => {
        for await (const item of readAhead(source())) seen.push(item);
      })();
      if (fails) await t.throwsAsync(reading, { message: 'cut off' });
      else await reading;
      t.deepEqual(seen, items);
    }),
  );
});

test('one item is made while the one before is worked on, and no more than one', async (t) => {
  let made = 0;
  const source = async function* () {
    for (let item = 1; item <= 5; item += 1) {
      made = item;
      yield item;
    }
  };
  const ahead: number[] = [];
  for await (const item of readAhead(source())) {
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    ahead.push(made - item);
  }
  t.deepEqual(ahead, [1, 1, 1, 1, 0]);
});

test('who stops taking ends the source, which has then done all that it does', async (t) => {
  const states: string[] = [];
  const source = async function* () {
    try {
      yield 1;
      yield 2;
      yield 3;
    } finally {
      await nextTurn();
      states.push('ended');
    }
  };
  for await (const item of readAhead(source())) if (item === 1) break;
  t.deepEqual(states, ['ended']);
  t.deepEqual(await taken(readAhead((async function* () {})())), []);
});
